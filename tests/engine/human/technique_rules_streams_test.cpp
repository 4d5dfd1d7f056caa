// The events of runs by techniques on puzzles with other rules, kept as hashes, as in technique_streams_test.cpp. The
// same file is checked against WebAssembly by tests/wasm/run/technique-streams.test.js.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "sudoku/human.hpp"
#include "sudoku/step_json.hpp"
#include "sudoku/text.hpp"
#include "support/fnv.hpp"
#include "support/soak.hpp"

namespace sudoku::technique_rules_streams_test {
namespace {

using namespace sudoku::testing;

const char* const kFile = SUDOKUSCOPE_SOURCE_DIR "/tests/data/technique-rules-streams.txt";

/// How the run ends now: the hash of its events, how many there are, and its status.
std::string end_of(const std::string& text) {
  const auto parsed = parse(text);
  if (!parsed) return "unread";
  human::TechniqueRun run(parsed.value().puzzle);
  Fnv hash;
  int length = 0;
  while (run.advance()) {
    if (!run.event()) continue;
    Json json;
    write(json, *run.event());
    hash.take_all(json.take() + '\n');
    ++length;
  }
  return hash.text() + ' ' + std::to_string(length) + ' ' + std::string(status_id(run.status()));
}

TEST(TechniqueRulesStreams, EveryKeptOneIsTheSameToTheLetter) {
  std::ifstream file(kFile);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  file.close();
  const bool is_update = std::getenv("UPDATE_STREAM_HASHES") != nullptr;
  // With sanitizers each takes long; WebAssembly is held to all of them in every `./dev test`.
  const int every = is_update ? 1 : test_or_soak(4, 1);
  int number = 0, checked = 0;
  for (std::string& line : lines) {
    if (line.empty() || line[0] == '#' || number++ % every != 0) continue;
    const std::string text = line.substr(line.rfind(' ') + 1);
    const std::string now = end_of(text) + ' ' + text;
    EXPECT_TRUE(is_update || now == line) << now << '\n' << line;
    line = now;
    ++checked;
  }
  EXPECT_GE(checked * every, 20);
  if (!is_update) return;
  std::ofstream written(kFile);
  for (const std::string& line : lines) written << line << '\n';
}

}  // namespace
}  // namespace sudoku::technique_rules_streams_test
