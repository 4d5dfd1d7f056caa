// Every constraint grows from a random cell by cells beside it that fit. Lines don't cross, and share no cells.
#include "generate/drawing.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace sudoku {

DrawingGround::DrawingGround(std::vector<Digit> digits, int size)
    : digits_(std::move(digits)),
      size_(size),
      has_line_(digits_.size()),
      has_cage_(digits_.size()),
      has_crossing_(digits_.size()) {}

std::vector<Cell> DrawingGround::shuffled_cells(Random& random) const {
  std::vector<Cell> cells(digits_.size());
  std::iota(cells.begin(), cells.end(), Cell{0});
  shuffle(cells, random);
  return cells;
}

std::vector<Cell> DrawingGround::around(Cell cell, bool with_corners, Random& random) const {
  std::vector<Cell> cells;
  const int row = cell / size_, column = cell % size_;
  for (int down = -1; down <= 1; ++down) {
    for (int across = -1; across <= 1; ++across) {
      const bool is_beside = with_corners ? down != 0 || across != 0 : (down == 0) != (across == 0);
      const int to_row = row + down, to_column = column + across;
      const bool is_inside = to_row >= 0 && to_row < size_ && to_column >= 0 && to_column < size_;
      if (is_beside && is_inside) cells.push_back(static_cast<Cell>(to_row * size_ + to_column));
    }
  }
  shuffle(cells, random);
  return cells;
}

namespace {

/// The upper left of the four cells around the point where a diagonal step passes; nothing for a step to the side.
std::optional<Cell> crossing_of(Cell a, Cell b, int size) {
  if (a / size == b / size || a % size == b % size) return std::nullopt;
  return static_cast<Cell>(std::min(a / size, b / size) * size + std::min(a % size, b % size));
}

}  // namespace

bool DrawingGround::is_crossed(Cell a, Cell b) const {
  const auto crossing = crossing_of(a, b, size_);
  return crossing && has_crossing_[*crossing];
}

bool DrawingGround::has_dot(Cell a, Cell b) const {
  return std::find(dots_.begin(), dots_.end(), std::pair<Cell, Cell>(std::minmax(a, b))) != dots_.end();
}

void DrawingGround::take_line(const std::vector<Cell>& line) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    has_line_[line[at]] = true;
    const auto crossing = at > 0 ? crossing_of(line[at - 1], line[at], size_) : std::nullopt;
    if (crossing) has_crossing_[*crossing] = true;
  }
}

void DrawingGround::take_cage(const std::vector<Cell>& cage) {
  for (const Cell cell : cage) has_cage_[cell] = true;
}

void DrawingGround::take_dot(Cell a, Cell b) { dots_.push_back(std::minmax(a, b)); }

namespace {

using Digits = std::vector<int>;

/// A kind of line, and the digits along it. The digits of a line that grows are asked about each time.
struct LineKind {
  ConstraintKind kind;
  int least, most;  ///< cells, at 9x9
  bool (*can_begin)(const Digits& digits, int size);
  bool (*is_complete)(const Digits& digits);
};

bool is_always_complete(const Digits&) { return true; }

bool rises(const Digits& digits, int) {
  return std::adjacent_find(digits.begin(), digits.end(), std::greater_equal<>()) == digits.end();
}

/// By how much neighbours on a whisper line differ: five of nine digits.
int whisper_of(int size) { return (size + 1) / 2; }

bool whispers(const Digits& digits, int size) {
  const int least = whisper_of(size);
  const auto are_near = [least](int a, int b) { return std::abs(a - b) < least; };
  return std::adjacent_find(digits.begin(), digits.end(), are_near) == digits.end();
}

int sum_behind_first(const Digits& digits) { return std::accumulate(digits.begin() + 1, digits.end(), 0); }
bool leaves_sum_within(const Digits& digits, int) { return sum_behind_first(digits) <= digits.front(); }
bool has_sum(const Digits& digits) { return sum_behind_first(digits) == digits.front(); }

bool is_run(const Digits& digits, int) {
  Digits sorted = digits;
  std::sort(sorted.begin(), sorted.end());
  const auto are_apart = [](int a, int b) { return b != a + 1; };
  return std::adjacent_find(sorted.begin(), sorted.end(), are_apart) == sorted.end();
}

constexpr LineKind kThermometer{ConstraintKind::thermometer, 4, 6, rises, is_always_complete};
constexpr LineKind kArrow{ConstraintKind::arrow, 3, 4, leaves_sum_within, has_sum};
constexpr LineKind kWhisper{ConstraintKind::whisper, 4, 7, whispers, is_always_complete};
constexpr LineKind kRenban{ConstraintKind::renban, 3, 5, is_run, is_always_complete};

/// Lines of small grids are shorter: a thermometer of four cells would fill a 4x4.
int shortened(int cells, int size) { return std::min(cells, size < 6 ? 3 : size - 1); }

/// A line from a cell, of any length up to that; it may be too short, or not whole.
std::vector<Cell> grown_line(const DrawingGround& ground, const LineKind& kind, Cell start, int length,
                             Random& random) {
  std::vector<Cell> line{start};
  Digits digits{ground.digit(start)};
  while (static_cast<int>(line.size()) < length) {
    const std::size_t before = line.size();
    for (const Cell next : ground.around(line.back(), true, random)) {
      const bool is_free = !ground.has_line(next) && !ground.is_crossed(line.back(), next) &&
                           std::find(line.begin(), line.end(), next) == line.end();
      if (!is_free) continue;
      digits.push_back(ground.digit(next));
      if (kind.can_begin(digits, ground.size())) {
        line.push_back(next);
        break;
      }
      digits.pop_back();
    }
    if (line.size() == before) break;
  }
  return line;
}

/// True if two diagonal steps of the line pass through one point.
bool crosses_itself(const std::vector<Cell>& line, int size) {
  std::vector<Cell> crossings;
  for (std::size_t at = 1; at < line.size(); ++at) {
    if (const auto crossing = crossing_of(line[at - 1], line[at], size)) crossings.push_back(*crossing);
  }
  std::sort(crossings.begin(), crossings.end());
  return std::adjacent_find(crossings.begin(), crossings.end()) != crossings.end();
}

std::optional<Constraint> draw_line(const LineKind& kind, DrawingGround& ground, Random& random) {
  const int least = shortened(kind.least, ground.size()), most = shortened(kind.most, ground.size());
  for (const Cell start : ground.shuffled_cells(random)) {
    if (ground.has_line(start)) continue;
    const int length = least + random.below(most - least + 1);
    std::vector<Cell> line = grown_line(ground, kind, start, length, random);
    Digits digits;
    for (const Cell cell : line) digits.push_back(ground.digit(cell));
    const bool is_long_enough = static_cast<int>(line.size()) >= least;
    if (!is_long_enough || !kind.is_complete(digits) || crosses_itself(line, ground.size())) continue;
    ground.take_line(line);
    return Constraint{kind.kind, std::move(line)};
  }
  return std::nullopt;
}

constexpr int kLeastInCage = 2, kMostInCage = 4;

/// Cells that hang together and hold no digit twice; of the number that is wanted, or fewer.
std::vector<Cell> grown_cage(const DrawingGround& ground, Cell start, int wanted, Random& random) {
  std::vector<Cell> cage{start};
  const auto fits = [&](Cell next) {
    return !ground.has_cage(next) && std::none_of(cage.begin(), cage.end(), [&](Cell cell) {
      return cell == next || ground.digit(cell) == ground.digit(next);
    });
  };
  for (std::size_t at = 0; at < cage.size(); ++at) {
    for (const Cell next : ground.around(cage[at], false, random)) {
      if (static_cast<int>(cage.size()) < wanted && fits(next)) cage.push_back(next);
    }
  }
  return cage;
}

}  // namespace

std::optional<Constraint> draw_cage(DrawingGround& ground, Random& random) {
  for (const Cell start : ground.shuffled_cells(random)) {
    if (ground.has_cage(start)) continue;
    const int wanted = kLeastInCage + random.below(kMostInCage - kLeastInCage + 1);
    std::vector<Cell> cage = grown_cage(ground, start, wanted, random);
    if (static_cast<int>(cage.size()) < kLeastInCage) continue;
    ground.take_cage(cage);
    std::sort(cage.begin(), cage.end());
    const int sum = std::accumulate(cage.begin(), cage.end(), 0,
                                    [&](int total, Cell cell) { return total + ground.digit(cell); });
    return Constraint{ConstraintKind::cage, std::move(cage), {sum}};
  }
  return std::nullopt;
}

std::optional<Constraint> draw_dot(DrawingGround& ground, Random& random) {
  for (const Cell cell : ground.shuffled_cells(random)) {
    for (const Cell other : ground.around(cell, false, random)) {
      if (ground.has_dot(cell, other)) continue;
      const int a = ground.digit(cell), b = ground.digit(other);
      const bool is_white = std::abs(a - b) == 1, is_black = a == 2 * b || b == 2 * a;
      if (!is_white && !is_black) continue;
      ground.take_dot(cell, other);
      const bool takes_white = is_white && (!is_black || random.below(2) == 0);
      const auto [first, second] = std::minmax(cell, other);
      return Constraint{takes_white ? ConstraintKind::difference : ConstraintKind::ratio, {first, second}};
    }
  }
  return std::nullopt;
}

std::optional<Constraint> draw_thermometer(DrawingGround& ground, Random& random) {
  return draw_line(kThermometer, ground, random);
}

std::optional<Constraint> draw_arrow(DrawingGround& ground, Random& random) {
  return draw_line(kArrow, ground, random);
}

std::optional<Constraint> draw_whisper(DrawingGround& ground, Random& random) {
  std::optional<Constraint> line = draw_line(kWhisper, ground, random);
  if (line) line->values = {whisper_of(ground.size())};
  return line;
}

std::optional<Constraint> draw_renban(DrawingGround& ground, Random& random) {
  return draw_line(kRenban, ground, random);
}

}  // namespace sudoku
