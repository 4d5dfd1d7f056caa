#include "help.hpp"

#include <algorithm>
#include <ostream>
#include <string>

namespace sudoku::cli {

namespace {

constexpr std::string_view kSummary = "solve, explain, rate, generate and convert Sudoku puzzles";
constexpr std::string_view kInput =
    "Puzzles are read from the given files, or from standard input if no file or - is given. They are lines or grids "
    "in any format that Sudokuscope reads, from 4x4 to 36x36. Headings between them are skipped. Only the page "
    "and the JavaScript package read links of Sudokuscope, f-puzzles, SudokuPad and Penpa.";
constexpr std::string_view kDefaults = "Values in parentheses are the defaults.";

struct ExitText {
  std::string_view status;
  std::string_view text;
};

constexpr ExitText kExits[] = {
    {"0", "all puzzles were processed"},
    {"1", "some input could not be read or has no answer; the rest was processed"},
    {"2", "the command line is invalid, or a file can't be read or written"}};

constexpr std::size_t kWidth = 79;
constexpr std::size_t kColumn = 26;

/// Prints the words of a text in lines of at most `kWidth` characters. The first line continues one that has `used`
/// characters; the others are indented.
void print_wrapped(std::string_view text, std::size_t used, std::size_t indent, std::ostream& out) {
  bool is_first = true;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (!is_first && used + 1 + word.size() > kWidth) {
      out << '\n' << std::string(indent, ' ');
      used = indent;
    } else if (!is_first) {
      out << ' ';
      ++used;
    }
    out << word;
    used += word.size();
    is_first = false;
  }
  out << '\n';
}

/// A name, and its description in the second column.
void print_row(std::string_view name, std::string_view text, std::ostream& out) {
  const std::size_t used = 2 + name.size();
  out << "  " << name << std::string(used < kColumn ? kColumn - used : 1, ' ');
  print_wrapped(text, std::max(used + 1, kColumn), kColumn, out);
}

std::string usage(const Option& option) {
  return std::string(option.name) + (option.value.empty() ? "" : " " + std::string(option.value));
}

std::string synopsis(const Command& command) {
  const std::string arguments = command.arguments.empty() ? "" : " " + std::string(command.arguments);
  return std::string(command.name) + " [options]" + arguments;
}

/// Escapes the characters that are special to troff: dashes, backslashes, and a dot at the start of a line.
std::string troff(std::string_view text) {
  std::string escaped;
  for (const char symbol : text) {
    if (symbol == '-' || symbol == '\\') escaped += '\\';
    escaped += symbol;
  }
  return escaped.starts_with('.') ? "\\&" + escaped : escaped;
}

void print_man_option(const Option& option, std::ostream& out) {
  out << ".TP\n.B " << troff(option.name);
  if (!option.value.empty()) out << " \\fI" << troff(option.value) << "\\fR";
  out << '\n' << troff(option.text) << ".\n";
}

}  // namespace

void print_overview(std::ostream& out) {
  out << "sudokuscope: " << kSummary << "\n\nUsage: sudokuscope COMMAND [options] [file...]\n\n";
  for (const Command& command : commands()) print_row(command.name, command.summary, out);
  out << '\n';
  print_wrapped(kInput, 0, 0, out);
  out << "\nExit status:\n";
  for (const auto& [status, text] : kExits) print_row(status, text, out);
  out << "\nRun 'sudokuscope COMMAND --help' for the options of a command.\n";
}

void print_help(const Command& command, std::ostream& out) {
  out << "Usage: sudokuscope " << synopsis(command) << "\n\n" << command.summary << ".\n\n";
  print_wrapped(std::string(command.details) + ' ' + std::string(kDefaults), 0, 0, out);
  out << '\n';
  for (const Option& option : command.options) print_row(usage(option), option.text, out);
  for (const Option& option : common_options()) print_row(usage(option), option.text, out);
}

void print_man_page(std::string_view version, std::ostream& out) {
  out << ".TH SUDOKUSCOPE 1 \"\" \"sudokuscope " << version << "\"\n.SH NAME\nsudokuscope \\- " << kSummary
      << "\n.SH SYNOPSIS\n";
  for (const Command& command : commands()) out << ".B sudokuscope\n" << troff(synopsis(command)) << "\n.br\n";
  out << ".SH DESCRIPTION\n" << troff(kInput) << ' ' << kDefaults << "\n.SH COMMON OPTIONS\n";
  for (const Option& option : common_options()) print_man_option(option, out);
  out << ".SH COMMANDS\n";
  for (const Command& command : commands()) {
    out << ".SS " << command.name << '\n' << troff(command.summary) << ". " << troff(command.details) << '\n';
    for (const Option& option : command.options) print_man_option(option, out);
  }
  out << ".SH EXIT STATUS\n";
  for (const auto& [status, text] : kExits) out << ".TP\n.B " << status << '\n' << troff(text) << ".\n";
}

}  // namespace sudoku::cli
