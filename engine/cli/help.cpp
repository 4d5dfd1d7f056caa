#include "help.hpp"

#include <ostream>
#include <string>

namespace sudoku::cli {

namespace {

constexpr std::string_view kSummary = "solve, explain, rate, make and convert Sudoku puzzles";
constexpr std::string_view kInput =
    "Puzzles are read from the files named, or from standard input: one a line, or a grid, in any notation that "
    "Sudokuscope reads, of any shape from 4x4 to 36x36. Headings and the like among them are passed over.";
constexpr std::string_view kExit =
    "0: everything was answered. 1: something was no puzzle, or has no answer; the rest was answered. 2: the command "
    "line makes no sense, or a file can't be read.";

constexpr std::size_t kColumn = 24;

/// A name, and what there is to say of it in a column of its own.
void print_row(std::string_view name, std::string_view text, std::ostream& out) {
  out << "  " << name << std::string(name.size() < kColumn ? kColumn - name.size() : 1, ' ') << text << '\n';
}

std::string usage(const Option& option) {
  return std::string(option.name) + (option.value.empty() ? "" : " " + std::string(option.value));
}

std::string synopsis(const Command& command) {
  const std::string arguments = command.arguments.empty() ? "" : " " + std::string(command.arguments);
  return std::string(command.name) + " [options]" + arguments;
}

/// Dashes and points at the start of a line mean something to troff.
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
  out << '\n' << kInput << "\nExit status: " << kExit << "\n\nsudokuscope COMMAND --help tells more.\n";
}

void print_help(const Command& command, std::ostream& out) {
  out << "Usage: sudokuscope " << synopsis(command) << "\n\n" << command.summary << ". " << command.details << "\n\n";
  for (const Option& option : command.options) print_row(usage(option), option.text, out);
  for (const Option& option : common_options()) print_row(usage(option), option.text, out);
}

void print_man_page(std::string_view version, std::ostream& out) {
  out << ".TH SUDOKUSCOPE 1 \"\" \"sudokuscope " << version << "\"\n.SH NAME\nsudokuscope \\- " << kSummary
      << "\n.SH SYNOPSIS\n";
  for (const Command& command : commands()) out << ".B sudokuscope\n" << troff(synopsis(command)) << "\n.br\n";
  out << ".SH DESCRIPTION\n" << troff(kInput) << "\n.SH OPTIONS OF ALL COMMANDS\n";
  for (const Option& option : common_options()) print_man_option(option, out);
  for (const Command& command : commands()) {
    out << ".SH " << command.name << '\n' << troff(command.summary) << ". " << troff(command.details) << '\n';
    for (const Option& option : command.options) print_man_option(option, out);
  }
  out << ".SH EXIT STATUS\n" << troff(kExit) << '\n';
}

}  // namespace sudoku::cli
