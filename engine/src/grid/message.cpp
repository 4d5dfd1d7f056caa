#include "message.hpp"

#include "sudoku/geometry.hpp"
#include "sudoku/json.hpp"

namespace sudoku {

namespace {

// Fills a template: slots, and choices by a number or a word, as web/src/language/template.js does for pages. Templates
// of the catalogue are well formed, which its tests see to.
class TemplateFiller {
 public:
  TemplateFiller(const char* english, Slots slots) : at_(english), slots_(slots) {}

  std::string fill() {
    std::string text;
    fill_pieces(&text, {});
    return text;
  }

 private:
  // As far as the end, or the brace that closes. What is not chosen has no text to go to.
  void fill_pieces(std::string* text, std::string_view counted) {
    for (; *at_ != 0 && *at_ != '}'; ++at_) {
      if (*at_ == '{') {
        fill_slot(text);
      } else if (text != nullptr && *at_ == '#' && !counted.empty()) {
        *text += counted;
      } else if (text != nullptr) {
        *text += *at_;
      }
    }
  }

  // "{cell}", "{n, plural, …}" or "{kind, select, …}".
  void fill_slot(std::string* text) {
    const std::string_view value = value_of(next_word());
    if (*at_ == '}') {
      if (text != nullptr) *text += value;
      return;
    }
    const bool is_plural = next_word() == "plural";
    bool is_chosen = false;
    for (std::string_view key = next_word(); !key.empty(); key = next_word()) {
      const bool is_next = !is_chosen && fits(key, value, is_plural);
      ++at_;
      fill_pieces(is_next ? text : nullptr, is_plural ? value : std::string_view{});
      is_chosen |= is_next;
    }
  }

  static bool fits(std::string_view key, std::string_view value, bool is_plural) {
    return key == "other" || (is_plural ? key == "one" && value == "1" : key == value);
  }

  // The word behind what separates it from the one before, and behind it the next brace or comma; none before the brace
  // that closes a choice.
  std::string_view next_word() {
    const auto is_one_of = [this](std::string_view set) { return set.find(*at_) != std::string_view::npos; };
    if (is_one_of("{},")) ++at_;
    while (*at_ == ' ') ++at_;
    const char* const start = at_;
    while (!is_one_of("{}, ")) ++at_;
    const std::string_view word(start, static_cast<std::size_t>(at_ - start));
    while (*at_ == ' ') ++at_;
    return word;
  }

  std::string_view value_of(std::string_view name) const {
    for (const Slot& slot : slots_) {
      if (name == slot.name) return slot.value.text;
    }
    return {};
  }

  const char* at_;
  Slots slots_;
};

}  // namespace

Value::Value(std::string_view words) : text(words), json(Json().text(words).take()) {}

Value::Value(int number) : text(std::to_string(number)), json(text) {
  const std::size_t first = number < 0 ? 1 : 0;
  for (std::size_t at = text.size(); at > first + 3; at -= 3) text.insert(at - 3, 1, ',');
}

Sentence say(MessageId message, Slots slots) {
  Json json;
  json.open('{').key("id").text(message.id()).key("values").open('{');
  for (const Slot& slot : slots) json.key(slot.name).raw(slot.value.json);
  json.close('}').close('}');
  return {TemplateFiller(message.english(), slots).fill(), json.take()};
}

Sentence a_grid_of(int size) {
  return say("grid", {{"size", size}});
}

std::string box_text(Shape shape) {
  return std::to_string(shape.box_rows) + "x" + std::to_string(shape.box_cols);
}

std::string cell_name(std::size_t cell, int size) {
  const int number = static_cast<int>(cell);
  return row_letters(number / size) + std::to_string(number % size + 1);
}

std::string cells_at_fault(const Error& error) {
  std::string names;
  if (error.size == 0) return names;
  for (const Cell cell : error.cells) names += (names.empty() ? "" : " ") + cell_name(cell, error.size);
  return names;
}

Refusal refuse(const char* code, MessageId message, Slots slots) {
  auto refusal = std::make_unique<Error>();
  refusal->code = code;
  Sentence sentence = say(message, slots);
  refusal->message = std::move(sentence.text);
  refusal->said = std::move(sentence.message);
  return refusal;
}

Refusal refuse_at(std::size_t offset, const char* code, MessageId message, Slots slots) {
  Refusal refusal = refuse(code, message, slots);
  refusal->offset = static_cast<int>(offset);
  return refusal;
}

Refusal refuse_cell(std::size_t offset, std::size_t cell, MessageId message, Slots slots) {
  Refusal refusal = refuse_at(offset, "symbol", message, slots);
  refusal->cells.assign(1, static_cast<Cell>(cell));
  return refusal;
}

}  // namespace sudoku
