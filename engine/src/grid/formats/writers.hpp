// Every format that is written, a function each. Which grids it can hold is known before (write.cpp).
#pragma once

#include <string>

#include "sudoku/geometry.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::formats {

/// A puzzle and its geometry.
struct Grid {
  Geometry geometry;
  const Puzzle& puzzle;
};

std::string write_line(const Grid& grid);
std::string write_grid(const Grid& grid);
std::string write_candidates(const Grid& grid);
std::string write_sukaku(const Grid& grid);
std::string write_sdk(const Grid& grid);
std::string write_sdm(const Grid& grid);
std::string write_ss(const Grid& grid);
std::string write_hodoku(const Grid& grid);
std::string write_opensudoku(const Grid& grid);
std::string write_dict(const Grid& grid);
std::string write_solo(const Grid& grid);

std::string write_sudokuwiki(const Grid& grid);
std::string write_scf(const Grid& grid);
std::string write_iss(const Grid& grid);
std::string write_sudokucoach(const Grid& grid);

/// The rules of a puzzle in kinds that ISS has, too.
Rules rules_for_iss(const Grid& grid);

/// The JSON that f-puzzles' links hold, packed; SudokuPad opens these, too.
std::string write_fpuzzles(const Grid& grid);

/// The name of a rule that this JSON can't hold; empty where there is none.
std::string missing_in_fpuzzles(const Puzzle& puzzle);

/// A digit a cell, with this sign for the empty ones.
std::string symbols_of(const std::vector<Digit>& digits, int size, char blank);

}  // namespace sudoku::formats
