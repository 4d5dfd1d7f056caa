#include "message.hpp"

#include "sudoku/geometry.hpp"

namespace sudoku::formats {

namespace {

void append(std::string& sentence, const Piece& piece) {
  switch (piece.kind) {
    case Piece::Kind::text:
      sentence += piece.text;
      return;
    case Piece::Kind::number:
      sentence += std::to_string(piece.first);
      return;
    case Piece::Kind::grid:
      sentence += piece.first == 8 || piece.first == 18 ? "an " : "a ";
      append(sentence, piece.first);
      sentence += "×";
      append(sentence, piece.first);
      return;
    case Piece::Kind::box:
      append(sentence, piece.first);
      sentence += "x";
      append(sentence, piece.second);
      return;
    case Piece::Kind::cell:
      sentence += row_letters(piece.first / piece.second);
      append(sentence, piece.first % piece.second + 1);
      return;
  }
}

}  // namespace

std::string say(std::initializer_list<Piece> pieces) {
  std::string sentence;
  for (const Piece& piece : pieces) append(sentence, piece);
  return sentence;
}

Refusal refuse_at(std::size_t offset, const char* code, std::initializer_list<Piece> sentence) {
  return std::make_unique<Error>(Error{code, say(sentence), static_cast<int>(offset), {}, {}});
}

Refusal refuse_cell(std::size_t offset, std::size_t cell, std::initializer_list<Piece> sentence) {
  Refusal refusal = refuse_at(offset, "symbol", sentence);
  refusal->cells.assign(1, static_cast<Cell>(cell));
  return refusal;
}

}  // namespace sudoku::formats
