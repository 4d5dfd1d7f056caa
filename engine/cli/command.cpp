#include "command.hpp"

#include <algorithm>
#include <charconv>
#include <ostream>

#include "help.hpp"
#include "sudoku/geometry.hpp"

namespace sudoku::cli {

namespace {

constexpr std::string_view kVersion = SUDOKUSCOPE_VERSION;

const Option* find_option(const Command& command, std::string_view name) {
  for (const std::span<const Option> options : {command.options, common_options()}) {
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const Option& each) { return each.name == name; });
    if (found != options.end()) return &*found;
  }
  return nullptr;
}

/// Reads `--name value`, `--name=value`, switches and files; everything after `--` is a file.
Arguments parse_words(const Command& command, std::span<const std::string_view> words) {
  Arguments arguments;
  bool has_options = true;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string_view word = words[at];
    if (!has_options || word == "-" || !word.starts_with('-')) {
      arguments.files.emplace_back(word);
      continue;
    }
    if (word == "--") {
      has_options = false;
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name(word.substr(0, equals));
    const Option* option = find_option(command, name);
    if (!option) throw Misuse{std::string(command.name) + " has no option " + name + "."};
    if (option->value.empty() && equals != std::string_view::npos) throw Misuse{name + " takes no value."};
    std::string value;
    if (!option->value.empty()) {
      if (equals == std::string_view::npos && at + 1 == words.size()) throw Misuse{name + " needs a value."};
      value = equals == std::string_view::npos ? words[++at] : word.substr(equals + 1);
      if (value.empty()) throw Misuse{name + " needs a value."};
    }
    if (!arguments.options.emplace(name, value).second) throw Misuse{name + " can be given only once."};
  }
  return arguments;
}

/// Throws Misuse for an unknown command.
const Command& find_command(std::string_view name) {
  const auto all = commands();
  const auto command = std::find_if(all.begin(), all.end(), [&](const Command& each) { return each.name == name; });
  if (command == all.end()) throw Misuse{"Unknown command: " + std::string(name) + "."};
  return *command;
}

/// Prints the overview, or the help of the command that is named.
Exit help(const std::string& word, std::span<const std::string_view> names, Streams streams) {
  if (names.size() > 1) throw Misuse{word + " takes only one command."};
  if (names.empty()) print_overview(streams.out);
  else print_help(find_command(names[0]), streams.out);
  return kAnswered;
}

Exit run_command(const Command& command, std::span<const std::string_view> words, Streams streams) {
  const Arguments arguments = parse_words(command, words);
  if (arguments.has("--help")) {
    print_help(command, streams.out);
    return kAnswered;
  }
  return command.run(arguments, streams);
}

}  // namespace

std::string_view Arguments::value(std::string_view option, std::string_view otherwise) const {
  const auto found = options.find(option);
  return found == options.end() ? otherwise : std::string_view(found->second);
}

std::uint64_t number_of(const Arguments& arguments, std::string_view option, std::uint64_t otherwise,
                        std::uint64_t least, std::uint64_t most) {
  if (!arguments.has(option)) return otherwise;
  const std::string_view text = arguments.value(option);
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most) {
    throw Misuse{std::string(option) + " must be a whole number from " + std::to_string(least) + " to " +
                 std::to_string(most) + "."};
  }
  return number;
}

std::optional<Shape> box_of(const Arguments& arguments) {
  if (!arguments.has("--box")) return std::nullopt;
  const std::string_view text = arguments.value("--box");
  const std::size_t cross = text.find('x');
  Shape shape{0, 0};
  const auto read = [](std::string_view digits, int& number) {
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc{} && end == digits.data() + digits.size();
  };
  const bool is_read = cross != std::string_view::npos && read(text.substr(0, cross), shape.box_rows) &&
                       read(text.substr(cross + 1), shape.box_cols);
  if (!is_read) throw Misuse{"--box must be the rows and columns of a box, such as 2x3."};
  if (const Result<Shape> checked = Geometry::check(shape); !checked) throw Misuse{checked.error().message};
  return shape;
}

Exit run(std::span<const std::string_view> words, Streams streams) {
  try {
    if (words.empty()) {
      print_overview(streams.err);
      return kUsage;
    }
    const std::string first(words[0]);
    const std::span<const std::string_view> others = words.subspan(1);
    if (first == "--help" || first == "help") return help(first, others, streams);
    if (first != "--version" && first != "--man") return run_command(find_command(first), others, streams);
    if (!others.empty()) throw Misuse{first + " takes no arguments."};
    if (first == "--man") print_man_page(kVersion, streams.out);
    else streams.out << "sudokuscope " << kVersion << '\n';
    return kAnswered;
  } catch (const Misuse& misuse) {
    streams.err << "sudokuscope: " << misuse.sentence << " See sudokuscope --help.\n";
    return kUsage;
  }
}

}  // namespace sudoku::cli
