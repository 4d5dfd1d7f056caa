#include "message.hpp"

#include "sudoku/geometry.hpp"

namespace sudoku {

namespace {

void append(std::string& sentence, const Value& value) {
  switch (value.kind) {
    case Value::Kind::text:
      sentence += value.text;
      return;
    case Value::Kind::number:
      sentence += std::to_string(value.first);
      return;
    case Value::Kind::grid:
      sentence += value.first == 8 || value.first == 18 ? "an " : "a ";
      append(sentence, value.first);
      sentence += "×";
      append(sentence, value.first);
      return;
    case Value::Kind::box:
      append(sentence, value.first);
      sentence += "x";
      append(sentence, value.second);
      return;
    case Value::Kind::cell:
      sentence += row_letters(value.first / value.second);
      append(sentence, value.first % value.second + 1);
      return;
  }
}

}  // namespace

std::string say(const char* sentence, Values values) {
  std::string said;
  const Value* next = values.begin();
  for (const char* c = sentence; *c != 0; ++c) {
    if (*c == '@') {
      append(said, *next++);
    } else {
      said += *c;
    }
  }
  return said;
}

Refusal refuse(const char* code, const char* sentence, Values values) {
  auto refusal = std::make_unique<Error>();
  refusal->code = code;
  refusal->message = say(sentence, values);
  return refusal;
}

Refusal refuse_at(std::size_t offset, const char* code, const char* sentence, Values values) {
  Refusal refusal = refuse(code, sentence, values);
  refusal->offset = static_cast<int>(offset);
  return refusal;
}

Refusal refuse_cell(std::size_t offset, std::size_t cell, const char* sentence, Values values) {
  Refusal refusal = refuse_at(offset, "symbol", sentence, values);
  refusal->cells.assign(1, static_cast<Cell>(cell));
  return refusal;
}

}  // namespace sudoku
