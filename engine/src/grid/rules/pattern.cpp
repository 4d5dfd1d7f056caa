// Regular expressions as automata whose states are the signs of the expression (Glushkov, 1961).
#include <algorithm>

#include "sudoku/types.hpp"
#include "grid/rules/machine.hpp"

namespace sudoku {

namespace {

/// A pattern is never longer, once what it repeats is written out: so many signs, and signs with groups, which may have
/// none. Each sign may come after each other.
constexpr std::size_t kMostSigns = 1'000, kMostRead = 5'000, kMostFollowers = Machine::kMostTransitions;
constexpr int kDeepestGroup = 40, kMostRepeats = 40;

/// The signs that a part of an expression may begin and end with, and whether it may be nothing.
struct PatternPart {
  bool may_be_empty = true;
  std::vector<std::uint16_t> first, last;
};

void join(std::vector<std::uint16_t>& list, const std::vector<std::uint16_t>& more) {
  list.insert(list.end(), more.begin(), more.end());
}

class PatternReader {
 public:
  PatternReader(std::string_view text, int size) : text_(text), size_(size) {}

  std::optional<Machine> read() {
    const PatternPart whole = read_choice(0);
    if (is_wrong_ || at_ < text_.size()) return std::nullopt;
    Machine machine(size_);
    machine.starts.push_back(machine.add_state(whole.may_be_empty));
    for (std::size_t sign = 0; sign < digits_.size(); ++sign) machine.add_state(false);
    for (const std::uint16_t last : whole.last) machine.accepts[last + 1u] = 1;
    connect(machine, 0, whole.first);
    for (std::size_t sign = 0; sign < digits_.size(); ++sign) {
      auto& after = follow_[sign];
      std::sort(after.begin(), after.end());
      after.erase(std::unique(after.begin(), after.end()), after.end());
      connect(machine, static_cast<std::uint16_t>(sign + 1), after);
      if (machine.transitions > Machine::kMostTransitions) return std::nullopt;
    }
    return machine;
  }

 private:
  void connect(Machine& machine, std::uint16_t from, const std::vector<std::uint16_t>& signs) const {
    for (const std::uint16_t sign : signs) {
      for (Mask left = digits_[sign]; left != 0; left &= left - 1) {
        machine.connect(from, lowest_digit(left), static_cast<std::uint16_t>(sign + 1));
      }
    }
  }

  bool has(char sign) const { return at_ < text_.size() && text_[at_] == sign; }
  bool take(char sign) {
    if (!has(sign)) return false;
    ++at_;
    return true;
  }

  PatternPart read_choice(int depth) {
    if (depth > kDeepestGroup) is_wrong_ = true;
    PatternPart all = read_row(depth);
    while (!is_wrong_ && take('|')) {
      const PatternPart other = read_row(depth);
      all.may_be_empty = all.may_be_empty || other.may_be_empty;
      join(all.first, other.first);
      join(all.last, other.last);
    }
    return all;
  }

  PatternPart read_row(int depth) {
    PatternPart row;
    while (!is_wrong_ && at_ < text_.size() && !has('|') && !has(')')) row = followed(row, read_repeated(depth));
    return row;
  }

  void follow(const PatternPart& left, const PatternPart& right) {
    followers_ += left.last.size() * right.first.size();
    is_wrong_ = is_wrong_ || followers_ > kMostFollowers;
    if (is_wrong_) return;
    for (const std::uint16_t last : left.last) join(follow_[last], right.first);
  }

  PatternPart followed(const PatternPart& left, const PatternPart& right) {
    follow(left, right);
    PatternPart both{left.may_be_empty && right.may_be_empty, left.first, right.last};
    if (left.may_be_empty) join(both.first, right.first);
    if (right.may_be_empty) join(both.last, left.last);
    return both;
  }

  /// A part with its quantifier. To be repeated, it is read again from where it begins.
  PatternPart read_repeated(int depth) {
    const std::size_t begin = at_;
    PatternPart one = read_one(depth);
    if (is_wrong_) return one;
    if (take('*')) return looped(one, true);
    if (take('+')) return looped(one, false);
    if (take('?')) return {true, one.first, one.last};
    if (!take('{')) return one;
    const int least = take_number();
    int most = least;
    if (take(',')) most = has('}') ? -1 : take_number();
    is_wrong_ = is_wrong_ || !take('}') || (most >= 0 && most < least);
    const std::size_t end = at_;
    PatternPart all = least > 0 ? one : most == 0 ? PatternPart{} : PatternPart{true, one.first, one.last};
    const auto again = [&] {
      at_ = begin;
      const PatternPart next = read_one(depth);
      at_ = end;
      return next;
    };
    for (int time = 1; time < least && !is_wrong_; ++time) all = followed(all, again());
    if (most < 0 && !is_wrong_) return followed(all, looped(again(), true));
    for (int time = std::max(1, least); time < most && !is_wrong_; ++time) {
      const PatternPart next = again();
      all = followed(all, {true, next.first, next.last});
    }
    return all;
  }

  PatternPart looped(const PatternPart& one, bool may_be_empty) {
    follow(one, one);
    return {one.may_be_empty || may_be_empty, one.first, one.last};
  }

  PatternPart read_one(int depth) {
    is_wrong_ = is_wrong_ || ++read_ > kMostRead;
    if (take('(')) {
      if (take('?')) is_wrong_ = is_wrong_ || !take(':');
      const PatternPart group = read_choice(depth + 1);
      is_wrong_ = is_wrong_ || !take(')');
      return group;
    }
    if (take('.')) return sign(all_digits(size_));
    if (take('[')) return sign(read_class());
    const int digit = take_digit();
    return sign(digit == 0 ? 0 : bit(digit));
  }

  PatternPart sign(Mask digits) {
    digits_.push_back(digits & all_digits(size_));
    follow_.emplace_back();
    is_wrong_ = is_wrong_ || digits_.size() > kMostSigns;
    const auto number = static_cast<std::uint16_t>(digits_.size() - 1);
    return {false, {number}, {number}};
  }

  Mask read_class() {
    const bool is_other = take('^');
    Mask digits = 0;
    while (!is_wrong_ && !has(']')) {
      const int from = take_digit();
      const int to = take('-') ? take_digit() : from;
      for (int digit = std::max(from, 1); digit <= to; ++digit) digits |= bit(digit);
    }
    is_wrong_ = is_wrong_ || !take(']');
    return is_other ? all_digits(size_) & ~digits : digits;
  }

  /// A digit; 0 with a complaint where there is none.
  int take_digit() {
    const char sign = at_ < text_.size() ? text_[at_++] : '\0';
    const char small = static_cast<char>(sign | 0x20);
    if (sign >= '0' && sign <= '9') return sign - '0';
    if (small >= 'a' && small <= 'z') return small - 'a' + 10;
    is_wrong_ = true;
    return 0;
  }

  int take_number() {
    int number = 0;
    std::size_t signs = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && signs < 3; ++at_, ++signs) {
      number = 10 * number + (text_[at_] - '0');
    }
    is_wrong_ = is_wrong_ || signs == 0 || number > kMostRepeats;
    return number;
  }

  std::string_view text_;
  int size_;
  std::size_t at_ = 0, read_ = 0, followers_ = 0;
  bool is_wrong_ = false;
  std::vector<Mask> digits_;                          // of each sign
  std::vector<std::vector<std::uint16_t>> follow_{};  // of each sign those that may come next
};

}  // namespace

std::optional<Machine> machine_of_pattern(std::string_view pattern, int size) {
  return PatternReader(pattern, size).read();
}

}  // namespace sudoku
