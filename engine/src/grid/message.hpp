// Sentences for people: messages of the catalogue (web/languages/en/engine.js), whose slots are filled by name. Values
// are spelt out in one place, which keeps the wasm small.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "sudoku/error.hpp"

namespace sudoku {

/// A message of the catalogue.
struct Message {
  const char* id;
  const char* english;  ///< the template
};

/// All of them, by what cmake/tables.cmake reads from the catalogue.
inline constexpr Message kMessages[] = {
#include "grid/messages.inc"
};

/// A message by its id. The compiler looks it up: one that the catalogue doesn't have is no constant expression.
class MessageId {
 public:
  consteval MessageId(const char* id) : message_(find(id)) {}  // NOLINT: an id stands for its message

  const char* id() const { return message_.id; }
  const char* english() const { return message_.english; }

 private:
  static consteval Message find(std::string_view id) {
    const Message* message = kMessages;
    while (message->id != id) ++message;  // beyond the last one, an error of the compiler's
    return *message;
  }

  Message message_;
};

/// The value of a slot: words, a number, or a message of its own.
struct Value {
  Value(std::string_view words);                            // NOLINT: sentences are full of these
  Value(const char* words) : Value(std::string_view(words)) {}         // NOLINT
  Value(const std::string& words) : Value(std::string_view(words)) {}  // NOLINT
  Value(int number);                                                   // NOLINT: as "93,312" in sentences
  Value(std::size_t number) : Value(static_cast<int>(number)) {}       // NOLINT
  Value(Sentence sentence) : text(std::move(sentence.text)), json(std::move(sentence.message)) {}  // NOLINT

  std::string text;
  std::string json;
};

/// A value with the name of its slot.
struct Slot {
  const char* name;
  Value value;
};

using Slots = std::initializer_list<Slot>;

/// The message, its slots filled.
Sentence say(MessageId message, Slots slots = {});

/// "a 9×9", "an 8×8".
Sentence a_grid_of(int size);

/// "2x3": rows and columns of a box.
std::string box_text(Shape shape);

/// "A1": a cell of an n x n grid.
std::string cell_name(std::size_t cell, int size);

/// A refusal of something that is no text.
Refusal refuse(const char* code, MessageId message, Slots slots = {});

/// A refusal at a byte of a text.
Refusal refuse_at(std::size_t offset, const char* code, MessageId message, Slots slots = {});

/// The same for something that a cell holds.
Refusal refuse_cell(std::size_t offset, std::size_t cell, MessageId message, Slots slots);

}  // namespace sudoku
