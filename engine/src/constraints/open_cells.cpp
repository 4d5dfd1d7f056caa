#include "constraints/open_cells.hpp"

#include <algorithm>
#include <utility>

#include "constraints/sets_in_word.hpp"

namespace sudoku {

namespace {

/// So many cells are tried digit by digit, where several sums are wanted.
constexpr std::size_t kFew = 3;
constexpr int kDigits = 9;

/// The sums of different digits for some cells, without digits that are taken.
template <std::size_t Count>
SumBits sums_of(Mask* const* cells, Mask taken) {
  const Mask own = **cells & ~taken;
  if constexpr (Count == 1) {
    return own << 1;
  } else {
    SumBits sums = 0;
    for (Mask left = own; left != 0; left &= left - 1) {
      sums |= sums_of<Count - 1>(cells + 1, taken | (left & (~left + 1))) << lowest_digit(left);
    }
    return sums;
  }
}

/// Adds the digits of some cells that make a wanted sum to those that are kept. False if there are none.
template <std::size_t Count>
bool keep_of(Mask* const* cells, SumBits wanted, Mask taken, Mask* kept) {
  const Mask own = **cells & ~taken;
  if constexpr (Count == 1) {
    const Mask left = own & wanted >> 1;
    *kept |= left;
    return left != 0;
  } else {
    Mask found = 0;
    for (Mask left = own; left != 0; left &= left - 1) {
      const Mask digit = left & (~left + 1);
      if (keep_of<Count - 1>(cells + 1, wanted >> lowest_digit(left), taken | digit, kept + 1)) found |= digit;
    }
    *kept |= found;
    return found != 0;
  }
}

/// Of each of some digits, what it lacks to ten: their bits in reverse order. (Those of eight by multiplication: Sean
/// Anderson, "Bit Twiddling Hacks", "Reverse the bits in a byte with 4 operations".)
Mask rests_to_ten(Mask digits) {
  const Mask eight = (((digits & 0xFF) * 0x8020'0802 & 0x08'8442'2110) * 0x01'0101'0101 >> 32) & 0xFF;
  return eight << 1 | digits >> 8;
}

/// The most that different digits make; and the least that is added to digits below: two digits are taken away from a
/// total, which isn't negative, and then ten.
constexpr int kMostInAll = kDigits * (kDigits + 1) / 2, kLeastAdded = -28;

/// Adds a number, from the least up to 35, to each of some digits. Results below 1 are dropped; those above 9 stay, but
/// no cell has them. (Both signs are treated alike, since processors would often predict a branch wrongly.)
constexpr Mask with_more(Mask digits, int more) { return digits << (more - kLeastAdded) >> -kLeastAdded; }

/// The digit that is half of a total; none if the total is odd. (No cell has halves that are no digits.)
constexpr Mask half_of(int total) {
  const Mask is_even = static_cast<Mask>(~total & 1);
  return is_even << ((total / 2 - 1) & 63);
}

/// Adds the digits of some cells that make one sum to those that are kept; of two cells, all digits are tried at once.
/// `rests` is what the digits of the last cell lack to ten. False if there are none.
template <std::size_t Count>
bool keep_total(Mask* const* cells, int total, Mask taken, Mask rests, Mask* kept) {
  if constexpr (Count == 2) {
    const int more = total - (kDigits + 1);
    const Mask left = *cells[0] & with_more(rests, more) & ~(taken | half_of(total));
    kept[0] |= left;
    kept[1] |= with_more(rests_to_ten(left), more);
    return left != 0;
  } else {
    Mask found = 0;
    for (Mask left = **cells & ~taken; left != 0; left &= left - 1) {
      const int digit = lowest_digit(left);
      const Mask other = rests & ~bit(kDigits + 1 - digit);
      const bool can_be = keep_total<Count - 1>(cells + 1, total - digit, taken | bit(digit), other, kept + 1);
      found |= can_be ? bit(digit) : 0;
    }
    *kept |= found;
    return found != 0;
  }
}

/// Leaves the digits of some cells that are part of a sum. Those with fewest come first, whose digits are tried.
template <std::size_t Count>
bool leave_total(Mask** cells, int total) {
  for (std::size_t tried = 0; tried + 2 < Count; ++tried) {
    for (std::size_t other = tried + 1; other < Count; ++other) {
      if (count_digits(*cells[other]) < count_digits(*cells[tried])) std::swap(cells[other], cells[tried]);
    }
  }
  std::array<Mask, Count> kept{};
  if (!keep_total<Count>(cells, total, 0, rests_to_ten(*cells[Count - 1]), kept.data())) return false;
  for (std::size_t cell = 0; cell < Count; ++cell) *cells[cell] = kept[cell];
  return true;
}

/// Sets of at most six cells, a bit for each of them.
using SetsOfCells = std::uint64_t;
constexpr int kCellsInWord = kThingsInWord;

/// Digits one after another, each left out or put into a cell. The cells that are filled are the state; there are few
/// sets of digits with one sum, so that few branches are tried, and none once all candidates of all cells are known to
/// be part of a sum.
class DigitsInTurn {
 public:
  explicit DigitsInTurn(std::span<Mask* const> cells) : cells_(cells), all_cells_((1U << cells.size()) - 1) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      for (Mask left = *cells[cell]; left != 0; left &= left - 1) places_ |= place(lowest_digit(left), cell);
    }
    unknown_ = places_;
  }

  /// Leaves the digits that are part of a sum. False if there is none.
  bool leave_total(int total) {
    if (put(1, static_cast<int>(cells_.size()), total, 1) == 0) return false;
    for (std::uint64_t left = unknown_; left != 0; left &= left - 1) {
      const int at = __builtin_ctzll(left), cell = at % kCellsInWord;
      *cells_[static_cast<std::size_t>(cell)] &= ~bit(at / kCellsInWord + 1);
    }
    return true;
  }

 private:
  /// Puts so many digits from `digit` on, which make the sum `rest`, into cells beside those of `before`; true of the
  /// sets that this is possible from, or some of them if nothing is unknown any more.
  SetsOfCells put(int digit, int count, int rest, SetsOfCells before) {
    if (count == 1) return digit <= rest && rest <= kDigits ? put_last(rest, before) : 0;
    SetsOfCells possible = 0;
    const int more = (count - 1) * (2 * kDigits - count + 2) / 2;  // at most, after the first
    for (digit = std::max(digit, rest - more); count * (2 * digit + count - 1) / 2 <= rest; ++digit) {
      SetsOfCells after = 0;
      for (unsigned left = places_of(digit); left != 0; left &= left - 1) {
        const auto cell = static_cast<std::size_t>(__builtin_ctz(left));
        after |= (before & kWithout[cell]) << (1 << cell);
      }
      if (after != 0) after &= put(digit + 1, count - 1, rest - digit, after);
      if (after == 0) continue;
      for (unsigned left = places_of(digit); left != 0; left &= left - 1) {
        const auto cell = static_cast<std::size_t>(__builtin_ctz(left));
        const SetsOfCells from = after >> (1 << cell) & kWithout[cell] & before;
        possible |= from;
        if (from != 0) unknown_ &= ~place(digit, cell);
      }
      if (unknown_ == 0) return possible;
    }
    return possible;
  }

  static std::uint64_t place(int digit, std::size_t cell) {
    return std::uint64_t{1} << ((digit - 1) * kCellsInWord + static_cast<int>(cell));
  }
  /// The cells that a digit can be in.
  unsigned places_of(int digit) const {
    return static_cast<unsigned>(places_ >> (digit - 1) * kCellsInWord) & all_cells_;
  }

  SetsOfCells put_last(int digit, SetsOfCells before) {
    SetsOfCells possible = 0;
    for (unsigned left = places_of(digit); left != 0; left &= left - 1) {
      const SetsOfCells from = before & SetsOfCells{1} << (all_cells_ & ~(left & (~left + 1)));
      possible |= from;
      if (from != 0) unknown_ &= ~place(digit, static_cast<std::size_t>(__builtin_ctz(left)));
    }
    return possible;
  }

  std::span<Mask* const> cells_;
  unsigned all_cells_;
  std::uint64_t places_ = 0, unknown_;  // of each digit the cells; and those not known to be part of a sum
};

}  // namespace

bool OpenCells::read(std::span<Mask> group) {
  Mask taken = 0;
  count_ = 0;
  filled_ = 0;
  for (Mask& mask : group) {
    if (!is_single(mask)) {
      cells_[count_++] = &mask;
    } else {
      if ((taken & mask) != 0) return false;
      taken |= mask;
      filled_ += lowest_digit(mask);
    }
  }
  return std::all_of(cells_.begin(), cells_.begin() + count_, [&](Mask* cell) { return (*cell &= ~taken) != 0; });
}

SumBits OpenCells::sums() {
  switch (count_) {
    case 0: return SumBits{1} << filled_;
    case 1: return sums_of<1>(cells_.data(), 0) << filled_;
    case 2: return sums_of<2>(cells_.data(), 0) << filled_;
    case 3: return sums_of<3>(cells_.data(), 0) << filled_;
    default: sets_.read(cells()); return sets_.sums() << filled_;
  }
}

bool OpenCells::keep(SumBits wanted) {
  wanted >>= filled_;
  std::array<Mask, kFew> kept{};
  bool can_be = true;
  switch (count_) {
    case 0: return (wanted & 1) != 0;
    case 1: can_be = keep_of<1>(cells_.data(), wanted, 0, kept.data()); break;
    case 2: can_be = keep_of<2>(cells_.data(), wanted, 0, kept.data()); break;
    case 3: can_be = keep_of<3>(cells_.data(), wanted, 0, kept.data()); break;
    default: return sets_.keep(wanted, cells());
  }
  for (std::size_t cell = 0; cell < count_; ++cell) *cells_[cell] = kept[cell];
  return can_be;
}

bool OpenCells::keep_one(int wanted) {
  const int rest = wanted - filled_;
  if (rest < 0 || rest > kMostInAll) return false;
  if (count_ == 2) return leave_total<2>(cells_.data(), rest);
  if (count_ == 3) return leave_total<3>(cells_.data(), rest);
  if (count_ == 4) return leave_total<4>(cells_.data(), rest);
  if (count_ == 5 || count_ == 6) return DigitsInTurn(cells()).leave_total(rest);
  if (count_ > kFew) sets_.read(cells());
  return keep(SumBits{1} << wanted);
}

}  // namespace sudoku
