#include "sudoku/canonical.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sudoku {

namespace {

constexpr int kMost = kMostCanonicalDigits;
/// Bands and stacks: 2x4 and 4x2 have four.
constexpr int kMostStacks = 4;
constexpr std::int8_t kFree = -1;

using Row = std::array<Digit, kMost>;

/// A grid or its mirror image, with what is asked of its rows again and again.
struct Side {
  Shape shape;
  std::array<Row, kMost> rows{};

  bool is_empty(int row) const {
    return std::all_of(rows[static_cast<std::size_t>(row)].begin(), rows[static_cast<std::size_t>(row)].end(),
                       [](Digit digit) { return digit == 0; });
  }
};

/// A guise as far as its upper rows tell it. A column or stack that is empty in these rows has no place yet: whichever
/// of them comes first, the rows read the same. What has a digit has its place.
struct Guise {
  const Side* side = nullptr;
  int rows_taken = 0;   ///< a bit for each
  int band = 0;         ///< of the row that was taken last
  int names_given = 0;
  std::array<std::int8_t, kMostStacks> stack_at{kFree, kFree, kFree, kFree};
  std::array<std::int8_t, kMost> column_at{kFree, kFree, kFree, kFree, kFree, kFree, kFree, kFree, kFree};
  std::array<Digit, kMost + 1> name_of{};

  bool has(int row) const { return (rows_taken >> row & 1) != 0; }
};

/// The columns of a stack that have no place yet, by what a row has in them.
struct FreeColumns {
  int empty = 0;
  std::array<std::int8_t, kMost> named{}, fresh{};  ///< digits with a name, ascending by it; without
  int named_count = 0, fresh_count = 0;
};

/// Finds the least next row, and all guises that have it.
class RowSearch {
 public:
  explicit RowSearch(std::vector<Guise>& found) : found_(found) { found_.clear(); }

  void try_row(const Guise& guise, int row) {
    row_ = &guise.side->rows[static_cast<std::size_t>(row)];
    shape_ = guise.side->shape;
    Guise next = guise;
    next.rows_taken |= 1 << row;
    next.band = row / shape_.box_rows;
    order_stacks(next);
  }

  const Row& least() const { return least_; }

 private:
  int stacks() const { return shape_.box_rows; }

  Digit digit_in(int column) const { return (*row_)[static_cast<std::size_t>(column)]; }

  bool is_empty(int stack) const {
    const auto first = row_->begin() + stack * shape_.box_cols;
    return std::all_of(first, first + shape_.box_cols, [](Digit digit) { return digit == 0; });
  }

  /// Stacks without a place that this row fills, in every order, behind those that stay empty.
  void order_stacks(const Guise& guise) {
    std::array<std::int8_t, kMostStacks> filled{};
    int count = 0;
    for (int stack = 0; stack < stacks(); ++stack) {
      const auto end = guise.stack_at.begin() + stacks();
      const bool is_placed = std::find(guise.stack_at.begin(), end, stack) != end;
      if (!is_placed && !is_empty(stack)) filled[static_cast<std::size_t>(count++)] = static_cast<std::int8_t>(stack);
    }
    do {
      Guise next = guise;
      int left = count;
      for (int place = stacks() - 1; place >= 0 && left > 0; --place) {
        auto& stack = next.stack_at[static_cast<std::size_t>(place)];
        if (stack == kFree) stack = filled[static_cast<std::size_t>(--left)];
      }
      compare(next);
    } while (std::next_permutation(filled.begin(), filled.begin() + count));
  }

  /// Keeps a guise whose stacks have their places, if its row is as small as the least so far.
  void compare(const Guise& guise) {
    const Row row = read(guise);
    if (has_row_ && least_ < row) return;
    if (!has_row_ || row < least_) found_.clear();
    has_row_ = true;
    least_ = row;
    order_columns(guise, 0);
  }

  /// The row as it reads in a guise. New names come in the order in which they are read, whoever gets them.
  Row read(const Guise& guise) const {
    Row row{};
    int names = guise.names_given;
    for (int place = 0; place < stacks(); ++place) {
      const int stack = guise.stack_at[static_cast<std::size_t>(place)];
      if (stack == kFree) continue;
      const FreeColumns free = free_columns(guise, stack, place);
      int taken = 0;
      for (int at = place * shape_.box_cols; at < (place + 1) * shape_.box_cols; ++at) {
        const int column = guise.column_at[static_cast<std::size_t>(at)];
        const int from = column != kFree ? column : column_for(free, taken++);
        const Digit digit = from == kFree ? Digit{0} : digit_in(from);
        const Digit name = guise.name_of[digit];
        row[static_cast<std::size_t>(at)] = digit == 0 || name != 0 ? name : static_cast<Digit>(++names);
      }
    }
    return row;
  }

  FreeColumns free_columns(const Guise& guise, int stack, int place) const {
    FreeColumns free;
    const auto first = guise.column_at.begin() + place * shape_.box_cols;
    for (int column = stack * shape_.box_cols; column < (stack + 1) * shape_.box_cols; ++column) {
      if (std::find(first, first + shape_.box_cols, column) != first + shape_.box_cols) continue;
      const auto number = static_cast<std::int8_t>(column);
      if (digit_in(column) == 0) {
        ++free.empty;
      } else if (guise.name_of[digit_in(column)] != 0) {
        free.named[static_cast<std::size_t>(free.named_count++)] = number;
      } else {
        free.fresh[static_cast<std::size_t>(free.fresh_count++)] = number;
      }
    }
    std::sort(free.named.begin(), free.named.begin() + free.named_count, [&](int a, int b) {
      return guise.name_of[digit_in(a)] < guise.name_of[digit_in(b)];
    });
    return free;
  }

  /// The value at a free place, counted from the left: nothing as long as that is possible, then the least names.
  static std::int8_t column_for(const FreeColumns& free, int at) {
    if (at < free.empty) return kFree;
    const int filled = at - free.empty;
    return filled < free.named_count ? free.named[static_cast<std::size_t>(filled)]
                                     : free.fresh[static_cast<std::size_t>(filled - free.named_count)];
  }

  /// Gives a place to the columns of the stacks from this place on, where the row fills them: digits without a name in
  /// every order.
  void order_columns(const Guise& guise, int place) {
    if (place == stacks()) return keep(guise);
    const int stack = guise.stack_at[static_cast<std::size_t>(place)];
    if (stack == kFree) return order_columns(guise, place + 1);
    FreeColumns free = free_columns(guise, stack, place);
    do {
      Guise next = guise;
      int taken = 0;
      for (int at = place * shape_.box_cols; at < (place + 1) * shape_.box_cols; ++at) {
        auto& column = next.column_at[static_cast<std::size_t>(at)];
        if (column == kFree) column = column_for(free, taken++);
      }
      order_columns(next, place + 1);
    } while (std::next_permutation(free.fresh.begin(), free.fresh.begin() + free.fresh_count));
  }

  /// Names what the row has for the first time.
  void keep(Guise guise) {
    for (const int column : guise.column_at) {
      const Digit digit = column == kFree ? Digit{0} : digit_in(column);
      Digit& name = guise.name_of[digit];
      if (digit != 0 && name == 0) name = static_cast<Digit>(++guise.names_given);
    }
    found_.push_back(guise);
  }

  std::vector<Guise>& found_;
  const Row* row_ = nullptr;
  Shape shape_{};
  Row least_{};
  bool has_row_ = false;
};

Side side_of(const Puzzle& puzzle, bool is_mirrored) {
  Side side{puzzle.shape, {}};
  const auto n = static_cast<std::size_t>(puzzle.size());
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t column = 0; column < n; ++column) {
      side.rows[row][column] = puzzle.givens[is_mirrored ? column * n + row : row * n + column];
    }
  }
  return side;
}

/// The rows that may come next. Of empty rows in a band, and of empty bands, the first stands for all.
std::vector<int> next_rows(const Guise& guise, int taken) {
  const Side& side = *guise.side;
  const int height = side.shape.box_rows;
  const bool is_band_begun = taken % height != 0;
  std::vector<int> rows;
  bool has_empty_band = false;
  for (int band = 0; band < side.shape.box_cols; ++band) {
    const int first = band * height;
    const bool is_untouched = (guise.rows_taken >> first & ((1 << height) - 1)) == 0;
    if (is_band_begun ? band != guise.band : !is_untouched) continue;
    bool has_empty_row = false;
    int empty_rows = 0;
    for (int row = first; row < first + height; ++row) {
      if (guise.has(row)) continue;
      const bool is_empty = side.is_empty(row);
      empty_rows += is_empty ? 1 : 0;
      if (is_empty && (has_empty_row || (has_empty_band && !is_band_begun))) continue;
      has_empty_row = has_empty_row || is_empty;
      rows.push_back(row);
    }
    has_empty_band = has_empty_band || empty_rows == height;
  }
  return rows;
}

}  // namespace

std::optional<std::vector<Digit>> canonical_form(const Puzzle& puzzle) {
  const int n = puzzle.size();
  if (n > kMostCanonicalDigits || !puzzle.rules.is_classic()) return std::nullopt;
  const std::array<Side, 2> sides{side_of(puzzle, false), side_of(puzzle, true)};
  std::vector<Guise> guises(1), found;
  guises[0].side = &sides[0];
  if (puzzle.shape.box_rows == puzzle.shape.box_cols) {
    guises.push_back(guises[0]);
    guises[1].side = &sides[1];
  }
  std::vector<Digit> form;
  for (int taken = 0; taken < n; ++taken) {
    RowSearch search(found);
    for (const Guise& guise : guises) {
      for (const int row : next_rows(guise, taken)) search.try_row(guise, row);
    }
    form.insert(form.end(), search.least().begin(), search.least().begin() + n);
    std::swap(guises, found);
  }
  return form;
}

}  // namespace sudoku
