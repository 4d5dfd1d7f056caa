// Starts with a region a row, and changes it again and again: two regions that touch exchange a cell each, where both
// stay in one piece.
#include "generate/regions.hpp"

#include <algorithm>

#include "sudoku/types.hpp"

namespace sudoku {

namespace {

/// Exchanges that are tried for each cell; beyond these, regions don't become more irregular.
constexpr int kTrials = 200;

/// The regions of a square grid while they change.
class ChangingRegions {
 public:
  explicit ChangingRegions(int size) : size_(size) {
    for (int cell = 0; cell < size * size; ++cell) region_.push_back(static_cast<std::uint8_t>(cell / size));
  }

  int cells() const { return size_ * size_; }
  const std::vector<std::uint8_t>& regions() const { return region_; }

  /// The first cell goes to the region of its neighbour, and the second one comes back in exchange, if both fit.
  void try_exchange(int first, int second, Random& random) {
    const std::vector<int> beside = neighbours(first);
    const int from = region_[at(first)];
    const int to = region_[at(beside[at(random.below(static_cast<int>(beside.size())))])];
    if (from == to || region_[at(second)] != to) return;
    region_[at(first)] = static_cast<std::uint8_t>(to);
    region_[at(second)] = static_cast<std::uint8_t>(from);
    if (is_one_piece(from) && is_one_piece(to)) return;
    region_[at(first)] = static_cast<std::uint8_t>(from);
    region_[at(second)] = static_cast<std::uint8_t>(to);
  }

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  std::vector<int> neighbours(int cell) const {
    std::vector<int> cells;
    if (cell >= size_) cells.push_back(cell - size_);
    if (cell % size_ > 0) cells.push_back(cell - 1);
    if (cell % size_ < size_ - 1) cells.push_back(cell + 1);
    if (cell < size_ * (size_ - 1)) cells.push_back(cell + size_);
    return cells;
  }

  bool is_one_piece(int region) const {
    const auto first = std::find(region_.begin(), region_.end(), region);
    std::vector<int> piece{static_cast<int>(first - region_.begin())};
    for (std::size_t next = 0; next < piece.size(); ++next) {
      for (const int cell : neighbours(piece[next])) {
        const bool is_known = std::find(piece.begin(), piece.end(), cell) != piece.end();
        if (region_[at(cell)] == region && !is_known) piece.push_back(cell);
      }
    }
    return static_cast<int>(piece.size()) == size_;
  }

  int size_;
  std::vector<std::uint8_t> region_;
};

}  // namespace

std::vector<std::uint8_t> random_regions(int size, Random& random) {
  ChangingRegions regions(size);
  for (int trial = kTrials * regions.cells(); trial > 0; --trial) {
    const int first = random.below(regions.cells());
    regions.try_exchange(first, random.below(regions.cells()), random);
  }
  return regions.regions();
}

}  // namespace sudoku
