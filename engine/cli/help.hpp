// The help of the command line. Help and the man page are made from the same table.
#pragma once

#include <iosfwd>
#include <string_view>

#include "command.hpp"

namespace sudoku::cli {

/// All commands, a line each.
void print_overview(std::ostream& out);

/// One command with its options.
void print_help(const Command& command, std::ostream& out);

/// Everything, as `man` reads it.
void print_man_page(std::string_view version, std::ostream& out);

}  // namespace sudoku::cli
