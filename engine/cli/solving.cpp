// The commands that look for solutions: `solve`, `count`, `candidates` and `bench`.
#include <algorithm>
#include <chrono>
#include <iomanip>
#include <optional>
#include <ostream>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/json.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/text.hpp"
#include "sudoku/true_candidates.hpp"

namespace sudoku::cli {

namespace {

constexpr std::size_t kAtOnce = 50'000;
constexpr std::uint64_t kMost = 1'000'000'000;
constexpr unsigned kMostThreads = 1'024;

unsigned threads_of(const Arguments& arguments) {
  return static_cast<unsigned>(number_of(arguments, "--threads", 0, 0, kMostThreads));
}

/// Prints solutions as lines, which depend only on the size of the grid. Making a geometry takes longer than solving,
/// so the last one is kept.
class SolutionPrinter {
 public:
  std::string of(const Puzzle& puzzle, const std::vector<Digit>& digits) {
    if (digits.empty()) return {};
    if (!geometry_ || geometry_->size() != puzzle.size()) geometry_ = Geometry::of(puzzle);
    return print_line(*geometry_, digits);
  }

 private:
  std::optional<Geometry> geometry_;
};

/// The positions of the puzzles that can be answered.
std::vector<Puzzle> positions(const std::vector<Entry>& entries) {
  std::vector<Puzzle> puzzles;
  for (const Entry& entry : entries) {
    if (fault_of(entry).empty()) puzzles.push_back(position_of(*entry));
  }
  return puzzles;
}

/// The answer to each entry, or nothing if it has a fault.
std::vector<std::optional<Solved>> solve_read(const std::vector<Entry>& entries, std::uint64_t limit,
                                              unsigned threads) {
  std::vector<Solved> solved = solve_many(positions(entries), limit, threads);
  std::vector<std::optional<Solved>> answers(entries.size());
  auto next = solved.begin();
  for (std::size_t at = 0; at < entries.size(); ++at) {
    if (fault_of(entries[at]).empty()) answers[at] = std::move(*next++);
  }
  return answers;
}

void write_unsolved(std::string_view fault, bool is_json, std::ostream& out) {
  if (is_json) out << R"({"status":")" << fault << R"(","solution":null})" << '\n';
  else out << "-\t" << fault << '\n';
}

/// `solution` is empty if there is none.
void write_solved(const Solved& solved, const std::string& solution, bool is_json, std::ostream& out) {
  if (!is_json) {
    out << (solution.empty() ? "-" : solution) << '\t' << status_id(solved.answer.status) << '\n';
    return;
  }
  Json json;
  json.open('{').key("status").text(status_id(solved.answer.status)).key("solution");
  if (solution.empty()) json.null();
  else json.text(solution);
  json.key("nodes").value(solved.answer.nodes).close('}');
  out << json.take() << '\n';
}

void write_uncounted(std::string_view fault, bool is_json, std::ostream& out) {
  if (is_json) out << R"({"count":null,"isAll":false,"status":")" << fault << R"("})" << '\n';
  else out << fault << '\n';
}

void write_count(std::uint64_t count, std::uint64_t limit, bool is_json, std::ostream& out) {
  const bool is_all = count < limit;
  if (!is_json) {
    out << count << (is_all ? "" : "+") << '\n';
    return;
  }
  Json json;
  json.open('{').key("count").value(count).key("isAll").truth(is_all).close('}');
  out << json.take() << '\n';
}

constexpr std::uint64_t kStepsAtOnce = 10'000;

bool has_none(const std::vector<Mask>& candidates) {
  return std::all_of(candidates.begin(), candidates.end(), [](Mask mask) { return mask == 0; });
}

/// The digits of each cell as a list.
void write_candidates_json(const TrueCandidates& search, std::ostream& out) {
  Json json;
  json.open('{').key("status").text(status_id(search.status())).key("candidates").open('[');
  for (const Mask mask : search.candidates()) {
    json.open('[');
    for (Mask left = mask; left != 0; left &= left - 1) json.value(lowest_digit(left));
    json.close(']');
  }
  json.close(']').key("nodes").value(search.nodes()).close('}');
  out << json.take() << '\n';
}

void write_no_candidates(std::string_view fault, bool is_json, std::ostream& out) {
  if (is_json) out << R"({"status":")" << fault << R"(","candidates":null})" << '\n';
  else out << fault << "\n-\n";
}

void write_candidates(const Puzzle& puzzle, const TrueCandidates& search, std::ostream& out) {
  out << status_id(search.status()) << '\n';
  if (has_none(search.candidates())) out << "-\n";
  else out << print_candidates(Geometry::of(puzzle), search.candidates()) << '\n';
}

}  // namespace

Exit solve(const Arguments& arguments, Streams streams) {
  const std::uint64_t limit = number_of(arguments, "--limit", 2, 1, kMost);
  const unsigned threads = threads_of(arguments);
  SolutionPrinter lines;
  Exit exit = kAnswered;
  const Exit read = for_puzzles(arguments, streams, kAtOnce, [&](const std::vector<Entry>& entries) {
    const auto solved = solve_read(entries, limit, threads);
    for (std::size_t at = 0; at < entries.size(); ++at) {
      if (!solved[at]) {
        exit = kUnanswered;
        write_unsolved(fault_of(entries[at]), arguments.has("--json"), streams.out);
        continue;
      }
      const std::string solution = lines.of(*entries[at], solved[at]->solution);
      write_solved(*solved[at], solution, arguments.has("--json"), streams.out);
    }
  });
  return read == kAnswered ? exit : read;
}

Exit count(const Arguments& arguments, Streams streams) {
  const std::uint64_t limit = number_of(arguments, "--limit", 1'000'000, 1, kMost);
  const unsigned threads = threads_of(arguments);
  Exit exit = kAnswered;
  const Exit read = for_puzzles(arguments, streams, kAtOnce, [&](const std::vector<Entry>& entries) {
    const auto counted = solve_read(entries, limit, threads);
    for (std::size_t at = 0; at < entries.size(); ++at) {
      if (!counted[at]) {
        exit = kUnanswered;
        write_uncounted(fault_of(entries[at]), arguments.has("--json"), streams.out);
        continue;
      }
      write_count(counted[at]->answer.count, limit, arguments.has("--json"), streams.out);
    }
  });
  return read == kAnswered ? exit : read;
}

Exit candidates(const Arguments& arguments, Streams streams) {
  const std::uint64_t nodes = number_of(arguments, "--nodes", ~std::uint64_t{0}, 1, kMost);
  const bool is_json = arguments.has("--json");
  Exit exit = kAnswered;
  const Exit read = for_puzzles(arguments, streams, kAtOnce, [&](const std::vector<Entry>& entries) {
    for (const Entry& entry : entries) {
      if (const std::string_view fault = fault_of(entry); !fault.empty()) {
        exit = kUnanswered;
        write_no_candidates(fault, is_json, streams.out);
        continue;
      }
      TrueCandidates search(position_of(*entry), nodes);
      while (search.advance(kStepsAtOnce)) {
      }
      if (is_json) write_candidates_json(search, streams.out);
      else write_candidates(*entry, search, streams.out);
    }
  });
  return read == kAnswered ? exit : read;
}

Exit bench(const Arguments& arguments, Streams streams) {
  const std::uint64_t passes = number_of(arguments, "--passes", 5, 1, 1'000);
  const unsigned threads = static_cast<unsigned>(number_of(arguments, "--threads", 1, 0, kMostThreads));
  std::vector<Puzzle> all;
  const Exit exit = for_puzzles(arguments, streams, kAtOnce, [&](const std::vector<Entry>& entries) {
    const std::vector<Puzzle> more = positions(entries);
    all.insert(all.end(), more.begin(), more.end());
  });
  if (all.empty()) {
    streams.err << "sudokuscope: The input has no puzzle to measure.\n";
    return kUnanswered;
  }
  std::vector<double> seconds;
  for (std::uint64_t pass = 0; pass < passes; ++pass) {
    const auto start = std::chrono::steady_clock::now();
    solve_many(all, 2, threads);
    seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  std::sort(seconds.begin(), seconds.end());
  const double each = seconds[seconds.size() / 2] / static_cast<double>(all.size());
  const auto per_second = static_cast<std::uint64_t>(1 / each);
  if (arguments.has("--json")) {
    Json json;
    json.open('{').key("puzzles").value(std::uint64_t{all.size()}).key("nanoseconds");
    json.value(static_cast<std::uint64_t>(each * 1e9)).key("perSecond").value(per_second).close('}');
    streams.out << json.take() << '\n';
  } else {
    streams.out << all.size() << " puzzles, " << std::fixed << std::setprecision(3) << each * 1e6
                << " microseconds each, " << per_second << " per second (median of " << passes << " passes)\n";
  }
  return exit;
}

}  // namespace sudoku::cli
