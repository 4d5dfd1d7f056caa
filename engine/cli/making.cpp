// The commands that write puzzles: `generate` and `convert`.
#include <algorithm>
#include <ostream>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/json.hpp"
#include "sudoku/generate.hpp"
#include "sudoku/text.hpp"

namespace sudoku::cli {

namespace {

constexpr std::uint64_t kMostPuzzles = 1'000'000;

/// The value that an option names. Throws Misuse for an unknown name.
template <class Find>
auto named(const Arguments& arguments, std::string_view option, Find find) -> decltype(find(option)) {
  if (!arguments.has(option)) return std::nullopt;
  const auto found = find(arguments.value(option));
  if (!found) {
    throw Misuse{std::string(option) + " can't be " + std::string(arguments.value(option)) + "."};
  }
  return found;
}

/// The kinds of rules in `--rules`, which are separated by commas.
std::uint32_t rules_of(const Arguments& arguments) {
  if (!arguments.has("--rules")) return 0;
  std::uint32_t rules = 0;
  const std::string_view names = arguments.value("--rules");
  for (std::size_t first = 0, end = 0; first <= names.size(); first = end + 1) {
    end = std::min(names.find(',', first), names.size());
    const std::string_view name = names.substr(first, end - first);
    if (name.empty()) throw Misuse{"--rules must be names, separated by single commas."};
    const auto kind = find_rule_kind(name);
    if (!kind) throw Misuse{"--rules can't contain " + std::string(name) + "."};
    rules |= *kind;
  }
  return rules;
}

GenerateOptions options_of(const Arguments& arguments) {
  if (arguments.has("--size") && arguments.has("--box")) throw Misuse{"--size and --box can't be given together."};
  if (arguments.has("--on-path") && !arguments.has("--technique")) throw Misuse{"--on-path needs --technique."};
  GenerateOptions options;
  options.rules = rules_of(arguments);
  options.size = static_cast<int>(number_of(arguments, "--size", 0, 4, 36));
  options.shape = box_of(arguments).value_or(Shape{});
  options.level = named(arguments, "--level", human::find_level);
  options.technique = named(arguments, "--technique", human::find_technique);
  options.on_path = arguments.has("--on-path");
  options.symmetry = named(arguments, "--symmetry", find_symmetry).value_or(Symmetry::none);
  options.minimal = arguments.has("--minimal");
  Result<GenerateOptions> checked = check_generate(options);
  if (!checked) throw Misuse{checked.error().message};
  return checked.value();
}

void write_text(const std::string& text, bool is_json, std::ostream& out) {
  if (!is_json) {
    out << text << '\n';
    return;
  }
  Json json;
  json.open('{').key("text").text(text).close('}');
  out << json.take() << '\n';
}

/// A line of digits can't contain rules, so such puzzles become links to Interactive Sudoku Solver, which every command
/// reads.
std::string line_of(const Puzzle& puzzle) {
  if (puzzle.rules.is_classic()) return print_line(Geometry::of(puzzle), puzzle.givens);
  return write(puzzle, "iss").value();
}

}  // namespace

Exit generate(const Arguments& arguments, Streams streams) {
  if (!arguments.files.empty()) throw Misuse{"generate takes no files."};
  GenerateOptions options = options_of(arguments);
  const std::uint64_t wanted = number_of(arguments, "--count", 1, 1, kMostPuzzles);
  const std::string seed(arguments.value("--seed", "1"));
  Exit exit = kAnswered;
  for (std::uint64_t number = 1; number <= wanted; ++number) {
    // The first puzzle uses the seed itself, so the page makes the same puzzle from it.
    options.seed = seed_of(number == 1 ? seed : seed + " " + std::to_string(number));
    Generator generator(options);
    while (generator.advance()) {
    }
    if (generator.status() != GenerateStatus::made) {
      streams.err << "sudokuscope: No such puzzle was found in " << generator.tried() << " tries.\n";
      exit = kUnanswered;
      continue;
    }
    const Puzzle& puzzle = generator.puzzle();
    write_text(line_of(puzzle), arguments.has("--json"), streams.out);
  }
  return exit;
}

Exit convert(const Arguments& arguments, Streams streams) {
  const std::string_view format = arguments.value("--to", "line");
  if (!can_write(format)) throw Misuse{"--to can't be " + std::string(format) + "."};
  Exit exit = kAnswered;
  const Exit read = for_puzzles(arguments, streams, 1, [&](const std::vector<Entry>& entries) {
    const Entry& puzzle = entries.front();
    if (!puzzle) return;
    const Result<std::string> text = write(*puzzle, format);
    if (text) {
      write_text(text.value(), arguments.has("--json"), streams.out);
      if (!puzzle->rules.has(GlobalRule::unread)) return;
      streams.err << "sudokuscope: A rule of this puzzle could not be read, and is left out. (rules)\n";
      exit = kUnanswered;
    } else {
      streams.err << "sudokuscope: " << text.error().message << '\n';
      exit = kUnanswered;
    }
  });
  return read == kAnswered ? exit : read;
}

}  // namespace sudoku::cli
