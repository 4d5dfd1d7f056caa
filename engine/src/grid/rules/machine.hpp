// Automata that texts tell: regular expressions, and state machines as ISS packs them. They may have several states at
// a time (nondeterministic).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// An automaton over digits from 1 on.
struct Machine {
  /// More states and transitions than these are refused.
  static constexpr std::size_t kMostStates = 4'096, kMostTransitions = 100'000;

  std::vector<std::uint16_t> starts;
  std::vector<char> accepts;                     ///< of each state
  std::vector<std::vector<std::uint16_t>> next;  ///< of each state and each digit the states after it
  std::size_t digits = 0, transitions = 0;

  explicit Machine(int size) : digits(static_cast<std::size_t>(size)) {}

  std::size_t states() const { return accepts.size(); }
  std::span<const std::uint16_t> after(std::size_t state, int digit) const {
    return next[state * digits + static_cast<std::size_t>(digit) - 1];
  }
  /// Adds a state; its number.
  std::uint16_t add_state(bool is_accepting);
  void connect(std::uint16_t from, int digit, std::uint16_t to) {
    next[from * digits + static_cast<std::size_t>(digit) - 1].push_back(to);
    ++transitions;
  }
};

/// The automaton of a regular expression that the whole line has to match: `(12|[3-5])*.{2,3}`; letters are digits
/// above 9. Nothing where it is none.
std::optional<Machine> machine_of_pattern(std::string_view pattern, int size);

/// The automaton that ISS packs into base 64. Nothing where it is damaged.
std::optional<Machine> machine_of_code(std::string_view code, int size);

/// The automaton of a constraint: of a pattern, or packed. `values` are its bytes. Null where there is none. Those of
/// the puzzle at hand are kept: it is checked, compiled and described, one after the other.
std::shared_ptr<const Machine> machine_of(bool is_pattern, const std::vector<int>& values, int size);

/// Drops those that are kept: another puzzle is read.
void forget_machines();

/// The sign of base 64, as it is used in addresses, as a number; 64 where it is none.
std::size_t six_bits_of(char sign);
char sign_of_six_bits(std::size_t number);

/// Bytes of a text in base 64, whose padding may be missing; and the other way round, without padding.
std::optional<std::vector<int>> bytes_from_base64(std::string_view text);
std::string base64_of(const std::vector<int>& bytes);

}  // namespace sudoku
