// The help of the command line. Help and man page are made from the same table of commands.
#pragma once

#include <iosfwd>
#include <string_view>

#include "command.hpp"

namespace sudoku::cli {

/// Prints all commands, one per line.
void print_overview(std::ostream& out);

/// Prints one command with its options.
void print_help(const Command& command, std::ostream& out);

/// Prints the man page.
void print_man_page(std::string_view version, std::ostream& out);

}  // namespace sudoku::cli
