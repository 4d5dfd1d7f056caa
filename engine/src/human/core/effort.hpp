// Work counted, so that a search can pause and has an end. It is counted in units of its own, never in time: the same
// position gets the same answer on every machine, natively and as WebAssembly.
//
// A technique goes through its search in parts: a start of a chain, a victim of a fish, a crossing. Each part is done
// in one go. Between any two the search may pause: the technique is then called again later, with the same board, and
// what it has done already is passed over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace sudoku::human {

class Effort {
 public:
  /// For a grid of so many rows.
  explicit Effort(int size) : most_(most_of(size)) {}

  /// True if the part that begins here is to be done now: it was not done before, and there is time for it.
  bool begins_part() {
    const std::size_t part = next_++;
    if (part < done_ || used_ > most_) return false;
    if (in_slice_ >= kSlice) {
      is_paused_ = true;
      return false;
    }
    done_ = part + 1;
    in_part_ = 0;
    spend(kPart);
    return true;
  }

  /// Counts work. False where that is more than the part, or the technique, may take: it goes on with the next part.
  bool spend(std::uint64_t work = 1) {
    in_slice_ += work;
    in_part_ += work;
    used_ += work;
    is_limited_ |= in_part_ > kMostOfPart || used_ > most_;
    return in_part_ <= kMostOfPart && used_ <= most_;
  }

  /// Before a technique is called, and called again.
  void begin_slice(std::uint64_t used) {
    next_ = 0;
    in_part_ = 0;
    in_slice_ = used;
    is_paused_ = false;
  }

  /// Counts work on what is kept with the board, by whichever technique comes first: to the slice alone. False where
  /// the slice is over, and the technique has to pause.
  bool goes_on(std::uint64_t work) {
    in_slice_ += work;
    is_paused_ |= in_slice_ >= kSlice;
    return !is_paused_;
  }
  /// Says that something was passed over.
  void limit() { is_limited_ = true; }

  bool is_paused() const { return is_paused_; }
  /// True if something was passed over because it would have taken too much.
  bool is_limited() const { return is_limited_; }
  /// Work in this slice.
  std::uint64_t in_slice() const { return in_slice_; }

  /// About what a unit takes: 20 ns. A slice is a few milliseconds; a part never more than two of them.
  static constexpr std::uint64_t kSlice = 100'000;

 private:
  static constexpr std::uint64_t kPart = 20, kMostOfPart = 2 * kSlice;

  /// 9x9 grids are searched to the end. On larger ones, no person would look for as long as that takes.
  static constexpr std::uint64_t most_of(int size) {
    return size <= 9 ? std::numeric_limits<std::uint64_t>::max() : (size <= 16 ? 90 : 30) * kSlice;
  }

  std::uint64_t most_;
  std::uint64_t used_ = 0, in_slice_ = 0, in_part_ = 0;
  std::size_t next_ = 0, done_ = 0;
  bool is_paused_ = false, is_limited_ = false;
};

}  // namespace sudoku::human
