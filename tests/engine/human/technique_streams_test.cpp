// The events of some eighty runs by techniques, kept as hashes: links name a step by its number, so a change of any
// event breaks links. The same file is checked against WebAssembly by tests/wasm/run/technique-streams.test.js.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "sudoku/human.hpp"
#include "sudoku/step_json.hpp"
#include "support/fnv.hpp"
#include "support/samples.hpp"
#include "support/soak.hpp"

namespace sudoku::technique_streams_test {
namespace {

using namespace sudoku::testing;

const char* const kFile = SUDOKUSCOPE_SOURCE_DIR "/tests/data/technique-streams.txt";

/// One line of the file: how the run ends, and what it starts from; `-` where nothing is said.
struct KeptStream {
  std::string end, box, search, solutions, events, choices, givens, values, marks;

  std::string start() const {
    std::string text;
    for (const auto& part : {box, search, solutions, events, choices, givens, values, marks}) text += ' ' + part;
    return text;
  }
};

KeptStream read_line(const std::string& line) {
  KeptStream kept;
  std::string hash, length, status, limited;
  std::istringstream text(line);
  text >> hash >> length >> status >> limited >> kept.box >> kept.search >> kept.solutions >> kept.events;
  text >> kept.choices >> kept.givens >> kept.values >> kept.marks;
  kept.end = hash + ' ' + length + ' ' + status + ' ' + limited;
  return kept;
}

/// The items of a list with commas between.
std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream list(text == "-" ? "" : text);
  for (std::string part; std::getline(list, part, ',');) parts.push_back(part);
  return parts;
}

Puzzle puzzle_of(const KeptStream& kept) {
  const Shape shape{std::stoi(kept.box), std::stoi(kept.box.substr(kept.box.find('x') + 1))};
  Puzzle puzzle = testing::puzzle_of(shape, read_grid(kept.givens));
  if (kept.values != "-") puzzle.values = read_grid(kept.values);
  for (const std::string& mask : parts_of(kept.marks)) puzzle.candidates.push_back(std::stoull(mask, nullptr, 16));
  return puzzle;
}

human::RunOptions options_of(const KeptStream& kept) {
  human::RunOptions options;
  options.search = kept.search == "search";
  options.solutions = std::stoull(kept.solutions);
  if (kept.events != "-") options.events = std::stoull(kept.events);
  for (const std::string& choice : parts_of(kept.choices)) {
    int at = 0, cell = 0, digit = 0;
    char dash = 0;
    std::istringstream(choice) >> at >> dash >> cell >> dash >> digit;
    options.choices.push_back({static_cast<std::uint64_t>(at), static_cast<Cell>(cell), static_cast<Digit>(digit)});
  }
  return options;
}

/// How the run ends now, in the form of the file.
std::string end_of(const KeptStream& kept) {
  human::TechniqueRun run(puzzle_of(kept), options_of(kept));
  Fnv hash;
  int length = 0;
  while (run.advance()) {
    if (!run.event()) continue;
    Json json;
    write(json, *run.event());
    hash.take_all(json.take() + '\n');
    ++length;
  }
  return hash.text() + ' ' + std::to_string(length) + ' ' + std::string(status_id(run.status())) +
         (run.is_limited() ? " limited" : " whole");
}

std::vector<std::string> read_lines() {
  std::ifstream file(kFile);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

void write_again(const std::vector<std::string>& lines) {
  std::ofstream file(kFile);
  for (const std::string& line : lines) {
    if (line[0] == '#') {
      file << line << '\n';
      continue;
    }
    const KeptStream kept = read_line(line);
    file << end_of(kept) << kept.start() << '\n';
  }
}

TEST(TechniqueStreams, EveryKeptOneIsTheSameToTheLetter) {
  const std::vector<std::string> lines = read_lines();
  if (std::getenv("UPDATE_STREAM_HASHES") != nullptr) {
    write_again(lines);
    GTEST_SKIP() << "Hashes written anew.";
  }
  // With sanitizers each takes long; WebAssembly is held to all but the empty 9x9 in every `./dev test`.
  const int every = test_or_soak(8, 1);
  int number = 0, checked = 0;
  for (const std::string& line : lines) {
    if (line.empty() || line[0] == '#' || number++ % every != every / 2) continue;
    const KeptStream kept = read_line(line);
    EXPECT_EQ(end_of(kept), kept.end) << kept.start()
                                      << "\nLinks to steps of this run lead elsewhere. If that is meant, raise the "
                                         "trace version, and run this test with UPDATE_STREAM_HASHES=1.";
    ++checked;
  }
  EXPECT_GE(checked * every, 75);
}

}  // namespace
}  // namespace sudoku::technique_streams_test
