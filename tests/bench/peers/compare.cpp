// Solvers side by side: ours, linked in, and any others that are shared objects, on sets of 9x9 puzzles.
//
//     build/release/sudoku_compare [--passes 9] [--limit 2] set.txt... [name=./library.so:function...]
//
// A set has a puzzle a line, 81 characters, `.` or 0 for empty. Every puzzle is solved until two solutions, or as many
// as are asked for, are found or ruled out. The solvers take turns, a set each (A, B, C, A, B, C, ...), on one thread,
// and the process's CPU time is taken, so that whatever else the machine does meets them alike. Ratios are medians over
// the passes of this solver's time for ours in the same pass. The worst is the puzzle that takes longest, alone, in the
// fastest of three attempts. It ends with 1 where counts of solutions do not agree.
#include <dlfcn.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "sudoku/solve.hpp"

namespace {

/// The interface that other solvers commonly export. `puzzle` ends with a null character; `solution` has room for 81
/// characters; `guesses` is set. The result is the number of solutions, at most `limit`.
using Solve = std::size_t(const char* puzzle, std::size_t limit, std::uint32_t flags, char* solution,
                          std::size_t* guesses);

struct Contestant {
  std::string name;
  Solve* solve;
};

struct Pass {
  double microseconds = 0;  ///< a puzzle
  double guesses = 0;       ///< a puzzle
  std::vector<std::size_t> counts;
};

constexpr std::size_t kCells = 81;

std::size_t solve_ours(const char* puzzle, std::size_t limit, std::uint32_t, char*, std::size_t* guesses) {
  sudoku::Digit givens[kCells];
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    givens[cell] = puzzle[cell] == '.' ? sudoku::Digit{0} : static_cast<sudoku::Digit>(puzzle[cell] - '0');
  }
  const sudoku::Answer answer = sudoku::solve9(givens, limit, nullptr);
  *guesses = static_cast<std::size_t>(answer.nodes - 1);
  return static_cast<std::size_t>(answer.count);
}

[[noreturn]] void fail(const std::string& message) {
  std::fprintf(stderr, "sudoku_compare: %s\n", message.c_str());
  std::exit(2);
}

/// A contestant from "name=library:function".
Contestant load(const std::string& text) {
  const std::size_t equals = text.find('='), colon = text.rfind(':');
  if (colon == std::string::npos || colon < equals) fail(text + ": name=./library.so:function is wanted");
  void* library = dlopen(text.substr(equals + 1, colon - equals - 1).c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) fail(dlerror());
  void* function = dlsym(library, text.substr(colon + 1).c_str());
  if (function == nullptr) fail(dlerror());
  return {text.substr(0, equals), reinterpret_cast<Solve*>(function)};
}

/// The puzzles of a file, each ended by a null character: what comes after 81 characters is not read.
std::vector<std::string> read_set(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> puzzles;
  for (std::string line; std::getline(file, line);) {
    if (line.size() < kCells || line[0] == '#') continue;
    line.resize(kCells);
    std::replace(line.begin(), line.end(), '0', '.');
    puzzles.push_back(line);
  }
  if (puzzles.empty()) fail(path + ": no puzzles there");
  return puzzles;
}

double cpu_microseconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

Pass run(const Contestant& contestant, const std::vector<std::string>& puzzles, std::size_t limit) {
  Pass pass;
  pass.counts.resize(puzzles.size());
  std::size_t guesses = 0;
  const double started = cpu_microseconds();
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    char solution[kCells + 1];
    std::size_t own = 0;
    pass.counts[index] = contestant.solve(puzzles[index].c_str(), limit, 0, solution, &own);
    guesses += own;
  }
  const auto size = static_cast<double>(puzzles.size());
  pass.microseconds = (cpu_microseconds() - started) / size;
  pass.guesses = static_cast<double>(guesses) / size;
  return pass;
}

/// The longest that any puzzle of the set takes, in microseconds: of each the fastest of three attempts, since the
/// machine has other work.
double worst(const Contestant& contestant, const std::vector<std::string>& puzzles, std::size_t limit) {
  double longest = 0;
  for (const std::string& puzzle : puzzles) {
    double fastest = std::numeric_limits<double>::infinity();
    for (int attempt = 0; attempt < 3; ++attempt)
      fastest = std::min(fastest, run(contestant, {puzzle}, limit).microseconds);
    longest = std::max(longest, fastest);
  }
  return longest;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::string set_name(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return path.substr(slash == std::string::npos ? 0 : slash + 1);
}

/// Measures all on one set and prints a row each, ours first. False if counts differ.
bool compare(const std::vector<Contestant>& contestants, const std::string& path, int passes, std::size_t limit) {
  const std::vector<std::string> puzzles = read_set(path);
  std::vector<std::vector<double>> times(contestants.size()), ratios(contestants.size());
  std::vector<Pass> last(contestants.size());
  for (int number = 0; number <= passes; ++number) {
    for (std::size_t index = 0; index < contestants.size(); ++index) {
      last[index] = run(contestants[index], puzzles, limit);
      if (number == 0) continue;  // the first pass warms up
      times[index].push_back(last[index].microseconds);
      ratios[index].push_back(last[index].microseconds / last[0].microseconds);
    }
  }
  bool agree = true;
  for (std::size_t index = 0; index < contestants.size(); ++index) {
    const auto& wanted = last[0].counts;
    const auto differ = std::inner_product(wanted.begin(), wanted.end(), last[index].counts.begin(), 0, std::plus<>(),
                                           std::not_equal_to<>());
    agree = agree && differ == 0;
    std::printf("%-14s %-18s %9.3f %9.3f %7.2f %9.1f %9.1f  %s\n", set_name(path).c_str(),
                contestants[index].name.c_str(), median(times[index]),
                *std::min_element(times[index].begin(), times[index].end()), median(ratios[index]),
                worst(contestants[index], puzzles, limit), last[index].guesses,
                differ == 0 ? "agrees" : (std::to_string(differ) + " counts differ").c_str());
    std::fflush(stdout);
  }
  return agree;
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<Contestant> contestants{{"sudokuscope", solve_ours}};
  std::vector<std::string> sets;
  int passes = 9;
  std::size_t limit = 2;
  for (int index = 1; index < count; ++index) {
    const std::string argument = arguments[index];
    if (argument == "--passes" && index + 1 < count)
      passes = std::max(1, std::atoi(arguments[++index]));
    else if (argument == "--limit" && index + 1 < count)
      limit = std::max(1ULL, std::strtoull(arguments[++index], nullptr, 10));
    else if (argument.find('=') != std::string::npos)
      contestants.push_back(load(argument));
    else
      sets.push_back(argument);
  }
  if (sets.empty()) fail("which sets? sudoku_compare [--passes 9] [--limit 2] set.txt... [name=./library.so:solve]");
  std::printf("%-14s %-18s %9s %9s %7s %9s %9s\n", "set", "solver", "median us", "min us", "ratio",
              "worst us", "guesses");
  bool agree = true;
  for (const std::string& set : sets) agree = compare(contestants, set, passes, limit) && agree;
  return agree ? 0 : 1;
}
