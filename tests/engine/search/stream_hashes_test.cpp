// The streams of some fifty runs, kept as hashes: links name a step by its number, so a change of any event breaks
// links. The same file is checked against WebAssembly by tests/wasm/run/agreement.test.js.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>

#include "support/fnv.hpp"
#include "support/recorded_run.hpp"
#include "support/soak.hpp"

namespace sudoku::stream_hashes_test {
namespace {

using namespace sudoku::testing;

constexpr std::uint64_t kMostEvents = 100'000;
const char* const kFile = SUDOKUSCOPE_SOURCE_DIR "/tests/data/stream-hashes.txt";

std::string hash_of(const std::vector<Event>& events) {
  Fnv hash;
  for (const Event& event : events) {
    hash.take(static_cast<std::uint64_t>(event.kind));
    hash.take(static_cast<std::uint64_t>(event.cause));
    hash.take(event.digit);
    hash.take(event.flags);
    for (const std::uint16_t number : {event.cell, event.detail}) {
      hash.take(number);
      hash.take(number >> 8u);
    }
  }
  return hash.text();
}

/// One line of the file: `hash length box strategy seed solutions search puzzle`.
struct KeptStream {
  std::string hash, box, strategy, search, puzzle;
  std::uint64_t length = 0, seed = 0, solutions = 1;

  std::string what() const {
    std::ostringstream text;
    text << box << ' ' << strategy << ' ' << seed << ' ' << solutions << ' ' << search << ' ' << puzzle;
    return text.str();
  }
};

std::optional<KeptStream> read_line(const std::string& line) {
  KeptStream kept;
  std::istringstream text(line);
  text >> kept.hash >> kept.length >> kept.box >> kept.strategy >> kept.seed >> kept.solutions >> kept.search;
  std::getline(text >> std::ws, kept.puzzle);
  return text ? std::optional<KeptStream>(kept) : std::nullopt;
}

std::vector<std::string> read_lines() {
  std::ifstream file(kFile);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

Strategy strategy_of(const KeptStream& kept) {
  std::istringstream parts(kept.strategy);
  std::string propagation, variable, value;
  std::getline(parts, propagation, '.');
  std::getline(parts, variable, '.');
  std::getline(parts, value, '.');
  Strategy strategy;
  strategy.propagation = find_propagator(propagation).value();
  strategy.variable = find_variable_order(variable).value();
  strategy.value = find_value_order(value).value();
  for (std::string way; std::getline(parts, way, '.');) {
    strategy.branching = find_branching(way).value_or(strategy.branching);
    strategy.look_back = find_look_back(way).value_or(strategy.look_back);
  }
  strategy.seed = kept.seed;
  strategy.solutions = kept.solutions;
  strategy.search = kept.search == "search";
  return strategy;
}

/// The stream as the engine writes it now, in the form of the file.
KeptStream run_again(KeptStream kept) {
  const Shape shape{std::stoi(kept.box), std::stoi(kept.box.substr(kept.box.find('x') + 1))};
  const Sample sample{kept.what(), puzzle_of(shape, read_grid(kept.puzzle)), {}};
  const RecordedRun recorded(sample, strategy_of(kept), kMostEvents);
  kept.hash = hash_of(recorded.events);
  kept.length = recorded.events.size();
  return kept;
}

void write_again(const std::vector<std::string>& lines) {
  std::ofstream file(kFile);
  for (const std::string& line : lines) {
    const auto kept = line[0] == '#' ? std::nullopt : read_line(line);
    if (!kept) {
      file << line << '\n';
      continue;
    }
    const KeptStream now = run_again(*kept);
    file << now.hash << ' ' << now.length << ' ' << now.what() << '\n';
  }
}

TEST(StreamHashLaws, EveryKeptStreamIsTheSameByteForByte) {
  const std::vector<std::string> lines = read_lines();
  if (std::getenv("UPDATE_STREAM_HASHES") != nullptr) {
    write_again(lines);
    GTEST_SKIP() << "Hashes written anew.";
  }
  // With sanitizers each takes long; WebAssembly is held to all of them in every `./dev test`.
  const int every = test_or_soak(4, 1);
  int number = 0, checked = 0;
  for (const std::string& line : lines) {
    if (line.empty() || line[0] == '#' || number++ % every != 0) continue;
    const auto kept = read_line(line);
    ASSERT_TRUE(kept) << line;
    const KeptStream now = run_again(*kept);
    EXPECT_EQ(now.hash + ' ' + std::to_string(now.length), kept->hash + ' ' + std::to_string(kept->length))
        << kept->what()
        << "\nThe events of this run have changed, so links to its steps lead elsewhere. If that is meant, raise the "
           "trace "
           "version (`t` in links), and run this test with UPDATE_STREAM_HASHES=1.";
    ++checked;
  }
  EXPECT_GE(checked * every, 50);
}

}  // namespace
}  // namespace sudoku::stream_hashes_test
