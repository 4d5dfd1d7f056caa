// Writes JSON piece by piece, with commas where they are needed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace sudoku {

class Json {
 public:
  /// Begins a list `[` or an object `{`.
  Json& open(char bracket) {
    separate();
    text_ += bracket;
    is_first_ = true;
    return *this;
  }
  Json& close(char bracket) {
    text_ += bracket;
    is_first_ = false;
    return *this;
  }
  /// Writes a name; its value must come next.
  Json& key(std::string_view name) {
    text(name);
    text_ += ':';
    is_first_ = true;
    return *this;
  }
  Json& value(int number) {
    separate();
    if (number < 0 || number > 99) {
      text_ += std::to_string(number);
      return *this;
    }
    if (number > 9) text_ += static_cast<char>('0' + number / 10);
    text_ += static_cast<char>('0' + number % 10);
    return *this;
  }
  Json& value(std::uint64_t number) {
    separate();
    text_ += std::to_string(number);
    return *this;
  }
  Json& truth(bool value) {
    separate();
    text_ += value ? "true" : "false";
    return *this;
  }
  /// Copies text that is already JSON.
  Json& raw(std::string_view json) {
    separate();
    text_ += json;
    return *this;
  }
  void null() {
    separate();
    text_ += "null";
  }
  /// Writes a string, given in UTF-8.
  Json& text(std::string_view value) {
    static constexpr std::string_view kHex = "0123456789abcdef";
    separate();
    text_ += '"';
    for (const char symbol : value) {
      if (static_cast<unsigned char>(symbol) < ' ') {
        text_ += "\\u00";
        text_ += kHex[static_cast<std::size_t>(symbol) / 16];
        text_ += kHex[static_cast<std::size_t>(symbol) % 16];
        continue;
      }
      if (symbol == '"' || symbol == '\\') text_ += '\\';
      text_ += symbol;
    }
    text_ += '"';
    return *this;
  }

  std::string take() { return std::move(text_); }

 private:
  void separate() {
    if (!is_first_) text_ += ',';
    is_first_ = false;
  }

  std::string text_;
  bool is_first_ = true;
};

}  // namespace sudoku
