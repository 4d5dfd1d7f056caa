// The command line `sudokuscope`: its commands and their arguments.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/error.hpp"

namespace sudoku::cli {

/// The exit status, as `--help` describes it.
enum Exit : int {
  kAnswered = 0,    ///< all puzzles were processed
  kUnanswered = 1,  ///< some input could not be read or has no answer; the rest was processed
  kUsage = 2        ///< the command line is invalid, or a file can't be read or written
};

/// An option of a command.
struct Option {
  std::string_view name;   ///< with its dashes
  std::string_view value;  ///< the name of its value, such as `N`; empty for a switch
  std::string_view text;   ///< a phrase that describes it
};

/// The arguments after the command. Their values have not been checked yet.
struct Arguments {
  std::map<std::string, std::string, std::less<>> options;
  std::vector<std::string> files;  ///< empty for standard input, which may also be named `-`

  bool has(std::string_view option) const { return options.contains(option); }
  std::string_view value(std::string_view option, std::string_view otherwise = {}) const;
};

/// Thrown for an invalid command line, with a sentence to print.
struct Misuse {
  std::string sentence;
};

/// A whole number from `least` to `most`. Throws Misuse for another value.
std::uint64_t number_of(const Arguments& arguments, std::string_view option, std::uint64_t otherwise,
                        std::uint64_t least, std::uint64_t most);

/// The value of `--box`, if given. Throws Misuse if it is not a box shape.
std::optional<Shape> box_of(const Arguments& arguments);

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

struct Command {
  std::string_view name;
  std::string_view arguments;  ///< the arguments after the options, for the synopsis
  std::string_view summary;    ///< what it does, as a command: "Solve puzzles"
  std::string_view details;    ///< what it prints, in sentences
  std::span<const Option> options;
  Exit (*run)(const Arguments& arguments, Streams streams);
};

/// All commands, in the order of the help.
std::span<const Command> commands();

/// The options that every command has.
std::span<const Option> common_options();

/// Runs a command line, given without the program's name.
Exit run(std::span<const std::string_view> words, Streams streams);

}  // namespace sudoku::cli
