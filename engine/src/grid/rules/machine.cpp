#include "grid/rules/machine.hpp"

#include <algorithm>

namespace sudoku {

namespace {

constexpr std::string_view kSixBits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bits of a text in base 64, the highest first.
class BitReader {
 public:
  explicit BitReader(std::string_view text) {
    for (const char sign : text) signs_.push_back(static_cast<std::uint8_t>(six_bits_of(sign)));
  }

  std::size_t left() const { return 6 * signs_.size() - at_; }
  /// The next bits as a number. There must be so many.
  std::size_t take(std::size_t bits) {
    std::size_t number = 0;
    for (; bits > 0; --bits, ++at_) number = number << 1 | (signs_[at_ / 6] >> (5 - at_ % 6) & 1u);
    return number;
  }

 private:
  std::vector<std::uint8_t> signs_;  // six bits each
  std::size_t at_ = 0;
};

/// Unpacks a state machine: a head that counts its states, then the transitions of each.
class MachineReader {
 public:
  MachineReader(std::string_view code, int size) : bits_(code), machine_(size) {}

  std::optional<Machine> read() {
    if (bits_.left() < 10 || !read_head()) return std::nullopt;
    for (std::size_t state = 0; bits_.left() >= (is_packed_ ? symbols_ : count_bits_) && state < Machine::kMostStates;
         ++state) {
      if (!(is_packed_ ? read_packed(state) : read_plain(state))) break;
    }
    const bool is_refused = is_damaged_ || machine_.transitions > Machine::kMostTransitions;
    return is_refused ? std::nullopt : std::optional(std::move(machine_));
  }

 private:
  bool read_head() {
    const std::size_t format = bits_.take(2);
    is_packed_ = format == 1;
    state_bits_ = bits_.take(4) + 1;
    symbols_ = bits_.take(4) + 1;
    while ((std::size_t{1} << symbol_bits_) < symbols_) ++symbol_bits_;
    if (format > 1 || bits_.left() < 2 * state_bits_) return false;
    const std::size_t starts = bits_.take(state_bits_), accepting = bits_.take(state_bits_);
    if (bits_.left() < starts + 4 || starts + accepting > Machine::kMostStates) return false;
    for (std::size_t state = 0; state < starts; ++state) {
      machine_.starts.push_back(machine_.add_state(bits_.take(1) != 0));
    }
    for (std::size_t state = 0; state < accepting; ++state) machine_.add_state(true);
    if (!is_packed_) count_bits_ = bits_.take(4);
    return true;
  }

  /// How many transitions there are, then the digit and the next state of each.
  bool read_plain(std::size_t from) {
    const std::size_t count = bits_.take(count_bits_);
    if (bits_.left() < count * (symbol_bits_ + state_bits_)) return false;
    for (std::size_t at = 0; at < count; ++at) {
      const std::size_t symbol = bits_.take(symbol_bits_);
      connect(from, symbol, bits_.take(state_bits_));
    }
    return true;
  }

  /// A bit for each digit that has a next state, the highest first, then these states from the lowest up.
  bool read_packed(std::size_t from) {
    const std::size_t mask = bits_.take(symbols_);
    const auto count = static_cast<std::size_t>(__builtin_popcountll(mask));
    if (bits_.left() < count * state_bits_) return false;
    for (std::size_t symbol = 0; symbol < symbols_; ++symbol) {
      if ((mask >> symbol & 1) != 0) connect(from, symbol, bits_.take(state_bits_));
    }
    return true;
  }

  void connect(std::size_t from, std::size_t symbol, std::size_t to) {
    if (std::max(from, to) >= Machine::kMostStates) {
      is_damaged_ = true;
      return;
    }
    while (machine_.states() <= std::max(from, to)) machine_.add_state(false);
    if (symbol >= machine_.digits) return;  // a digit that the grid doesn't have
    machine_.connect(static_cast<std::uint16_t>(from), static_cast<int>(symbol) + 1, static_cast<std::uint16_t>(to));
  }

  BitReader bits_;
  Machine machine_;
  bool is_packed_ = false, is_damaged_ = false;
  std::size_t state_bits_ = 0, symbols_ = 0, symbol_bits_ = 0, count_bits_ = 0;
};

}  // namespace

std::uint16_t Machine::add_state(bool is_accepting) {
  accepts.push_back(is_accepting ? 1 : 0);
  next.resize(accepts.size() * digits);
  return static_cast<std::uint16_t>(accepts.size() - 1);
}

std::optional<Machine> machine_of_code(std::string_view code, int size) {
  const auto is_sign = [](char sign) { return six_bits_of(sign) < kSixBits.size(); };
  if (!std::all_of(code.begin(), code.end(), is_sign)) return std::nullopt;
  return MachineReader(code, size).read();
}

namespace {

struct KeptMachine {
  bool is_pattern;
  std::vector<int> values;
  int size;
  std::shared_ptr<const Machine> machine;
};

constexpr std::size_t kMostKeptMachines = 16;

std::vector<KeptMachine>& kept_machines() {
  thread_local std::vector<KeptMachine> kept;
  return kept;
}

}  // namespace

void forget_machines() { kept_machines().clear(); }

std::shared_ptr<const Machine> machine_of(bool is_pattern, const std::vector<int>& values, int size) {
  auto& kept = kept_machines();
  for (const KeptMachine& one : kept) {
    if (one.is_pattern == is_pattern && one.size == size && one.values == values) return one.machine;
  }
  std::string text;
  for (const int byte : values) text += static_cast<char>(byte);
  auto machine = is_pattern ? machine_of_pattern(text, size) : machine_of_code(text, size);
  if (!machine) return nullptr;
  if (kept.size() == kMostKeptMachines) kept.clear();
  kept.push_back({is_pattern, values, size, std::make_shared<const Machine>(std::move(*machine))});
  return kept.back().machine;
}

std::size_t six_bits_of(char sign) {
  if (sign == '+') return 62;
  if (sign == '/') return 63;
  return std::min(kSixBits.find(sign), kSixBits.size());
}

char sign_of_six_bits(std::size_t number) { return kSixBits[number]; }

std::optional<std::vector<int>> bytes_from_base64(std::string_view text) {
  while (!text.empty() && text.back() == '=') text.remove_suffix(1);
  std::vector<int> bytes;
  std::size_t bits = 0, count = 0;
  for (const char sign : text) {
    const std::size_t number = six_bits_of(sign);
    if (number == kSixBits.size()) return std::nullopt;
    bits = (bits << 6 | number) & 0xFFFF;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push_back(static_cast<int>(bits >> count & 0xFF));
  }
  return bytes;
}

std::string base64_of(const std::vector<int>& bytes) {
  std::string text;
  std::size_t bits = 0, count = 0;
  for (const int byte : bytes) {
    bits = (bits << 8 | static_cast<std::size_t>(byte)) & 0xFFFF;
    for (count += 8; count >= 6; count -= 6) text += kSixBits[bits >> (count - 6) & 63];
  }
  if (count > 0) text += kSixBits[bits << (6 - count) & 63];
  return text;
}

}  // namespace sudoku
