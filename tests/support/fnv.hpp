// FNV-1a, 64 bit: what kept streams are known by.
#pragma once

#include <cstdint>
#include <iomanip>
#include <sstream>
#include <string>
#include <string_view>

namespace sudoku::testing {

class Fnv {
 public:
  void take(std::uint64_t byte) { hash_ = (hash_ ^ (byte & 0xFF)) * 0x100000001B3u; }
  void take_all(std::string_view bytes) {
    for (const char byte : bytes) take(static_cast<unsigned char>(byte));
  }
  /// In hexadecimal.
  std::string text() const {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << hash_;
    return text.str();
  }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325u;
};

}  // namespace sudoku::testing
