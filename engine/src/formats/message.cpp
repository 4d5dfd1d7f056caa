#include "message.hpp"

#include "sudoku/geometry.hpp"

namespace sudoku::formats {

std::string say(std::initializer_list<std::string_view> pieces) {
  std::string sentence;
  for (const std::string_view piece : pieces) sentence.append(piece);
  return sentence;
}

std::string a_grid_of(int size) {
  const std::string n = std::to_string(size);
  return say({size == 8 || size == 18 ? "an " : "a ", n, "×", n});
}

std::string box_text(Shape shape) {
  return say({std::to_string(shape.box_rows), "x", std::to_string(shape.box_cols)});
}

std::string cell_name(std::size_t cell, int size) {
  const int index = static_cast<int>(cell);
  return say({row_letters(index / size), std::to_string(index % size + 1)});
}

Error error_at(std::size_t offset, const char* code, std::string message) {
  return {code, std::move(message), static_cast<int>(offset), {}, {}};
}

Error symbol_error(std::size_t offset, std::size_t cell, std::string_view held, int size, std::string_view digits) {
  Error error =
      error_at(offset, "symbol",
               say({cell_name(cell, size), " holds ", held, "; ", a_grid_of(size), " has digits ", digits, "."}));
  error.cells.push_back(static_cast<Cell>(cell));
  return error;
}

}  // namespace sudoku::formats
