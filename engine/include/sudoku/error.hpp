// Errors are values with a code, a position and a message; nothing in the engine throws.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/types.hpp"

namespace sudoku {

/// A box shape: every box has `box_rows` rows and `box_cols` columns of cells.
struct Shape {
  int box_rows = 3;
  int box_cols = 3;

  int size() const { return box_rows * box_cols; }
  friend bool operator==(const Shape&, const Shape&) = default;
};

/// A sentence for people, in English, with the data to translate it.
struct Sentence {
  std::string text;
  /// JSON with the id of the message in the catalogue (web/languages/en/engine.js) and the values of its slots, some of
  /// which are messages themselves: {"id":"dict.twice","values":{"cell":"A1"}}.
  std::string message;
};

/// A fault in the input. `code` is stable (the package's README lists all codes, each with an example); `message` is a
/// sentence for people that says what was expected.
struct Error {
  static constexpr int kNowhere = -1;

  std::string code;
  std::string message;
  std::string said;            ///< the message for the catalogue: see `Sentence::message`
  int offset = kNowhere;       ///< byte offset in the text, or kNowhere
  std::vector<Cell> cells;     ///< the cells at fault, for example both cells of a `clash`
  int size = 0;                ///< rows of the grid with these cells, where a text or rules are at fault; else 0
  std::vector<Shape> choices;  ///< for `ambiguous`: the box shapes that fit
  std::string rule;            ///< for `rules`: the name of the rule at fault, as in ISS
};

/// The names of the cells of a faulty text or rule: "A1 A2". Empty if it has none.
std::string cells_at_fault(const Error& error);

/// The reason why an input is rejected; null if it is accepted.
using Refusal = std::unique_ptr<Error>;

/// Either a value or an Error.
template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}        // NOLINT: converts implicitly on purpose
  Result(Refusal error) : error_(std::move(error)) {}  // NOLINT

  bool ok() const { return error_ == nullptr; }
  explicit operator bool() const { return ok(); }

  T& value() { return value_; }
  const T& value() const { return value_; }
  const Error& error() const { return *error_; }
  /// Moves the error out, to return it from another function.
  Refusal take_error() { return std::move(error_); }

 private:
  T value_{};
  Refusal error_;
};

}  // namespace sudoku
