// The command line `sudokuscope`: its commands, and what they are given.
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

/// How a program ends: also what `--help` says of it.
enum Exit : int {
  kAnswered = 0,    ///< everything was read and answered
  kUnanswered = 1,  ///< something was no puzzle, or there is no answer; the rest was answered
  kUsage = 2        ///< the command line makes no sense, or a file can't be read
};

/// An option of a command.
struct Option {
  std::string_view name;   ///< with its dashes
  std::string_view value;  ///< what stands behind it, as `N`; empty where nothing does
  std::string_view text;   ///< what it is for, a phrase
};

/// The arguments behind the command. Of values, only their presence has been checked.
struct Arguments {
  std::map<std::string, std::string, std::less<>> options;
  std::vector<std::string> files;  ///< none for standard input; `-` is that, too

  bool has(std::string_view option) const { return options.contains(option); }
  std::string_view value(std::string_view option, std::string_view otherwise = {}) const;
};

/// A wrong command line: one sentence for people.
struct Misuse {
  std::string sentence;
};

/// A whole number from `least` to `most`. Throws Misuse for another value.
std::uint64_t number_of(const Arguments& arguments, std::string_view option, std::uint64_t otherwise,
                        std::uint64_t least, std::uint64_t most);

/// `--box 2x3`; nothing where it is not there. Throws Misuse for what is no box.
std::optional<Shape> box_of(const Arguments& arguments);

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

struct Command {
  std::string_view name;
  std::string_view arguments;  ///< what may stand behind the options
  std::string_view summary;    ///< what it does, a sentence without its subject
  std::string_view details;    ///< what it writes; sentences
  std::span<const Option> options;
  Exit (*run)(const Arguments& arguments, Streams streams);
};

/// All commands, in the order in which help tells of them.
std::span<const Command> commands();

/// Options that every command has.
std::span<const Option> common_options();

/// Carries out a command line without the program's name.
Exit run(std::span<const std::string_view> words, Streams streams);

}  // namespace sudoku::cli
