#include "looks.hpp"

#include <algorithm>
#include <cmath>

#include "grid/rules/rules_text.hpp"
#include "grid/formats/json_numbers.hpp"

namespace sudoku::formats {

namespace {

/// Points further from the middle of a cell are not in it, but between cells.
constexpr double kNear = 0.46;
/// Stamps are at a place if they are no further from it.
constexpr double kAt = 0.12;
constexpr double kSmallest = 0.3, kLargestDot = 0.62, kLargestInCell = 1.05, kWholeCell = 0.93;

int sign_of(double number) { return number > 0.01 ? 1 : number < -0.01 ? -1 : 0; }

bool is_number(std::string_view text) { return whole_number(text).value_or(-1) >= 0; }

std::string trimmed_text(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return std::string(text);
}

/// The numbers that a text of digits has, each digit one: those of a circle where four cells meet. What is between them
/// is white space.
std::vector<int> digits_in(std::string_view text) {
  std::vector<int> digits;
  for (const char c : text) {
    if (c >= '1' && c <= '9') digits.push_back(c - '0');
    else if (c != ' ' && c != ',' && c != '\n') return {};
  }
  std::sort(digits.begin(), digits.end());
  return digits;
}

/// The place of a stamp, in halves of cells; odd numbers are the middles of cells.
struct StampPlace {
  int row = 0, column = 0;
  bool is_exact = false;

  explicit StampPlace(Point at) {
    row = static_cast<int>(std::lround(2 * at.row));
    column = static_cast<int>(std::lround(2 * at.column));
    is_exact = std::abs(at.row - row / 2.0) <= kAt && std::abs(at.column - column / 2.0) <= kAt;
  }
  bool is_of_cell() const { return row % 2 != 0 && column % 2 != 0; }
  bool is_corner() const { return row % 2 == 0 && column % 2 == 0; }
};

class Sorter {
 public:
  Sorter(const Drawings& drawings, int size)
      : size_(size), stamps_(drawings.stamps), is_used_(drawings.stamps.size(), false) {
    join_texts();
    for (const Stroke& stroke : drawings.strokes) add_stroke(stroke);
    turn_branches();
    for (std::size_t at = 0; at < stamps_.size(); ++at) {
      if (!is_used_[at]) add_stamp(stamps_[at]);
    }
    for (std::size_t other = 0; other < drawings.others; ++other) add(DrawnLook::other, {}, 0, "", {});
  }

  std::vector<LookGroup> take() { return std::move(groups_); }

 private:
  void add(DrawnLook look, Ink ink, int thickness, std::string text, DrawnItem item) {
    const bool is_any = look == DrawnLook::text || look == DrawnLook::other;  // all of these are one group
    const auto same = std::find_if(groups_.begin(), groups_.end(), [&](const LookGroup& group) {
      const bool is_alike = group.ink == ink && group.thickness == thickness && group.text == text;
      return group.look == look && (is_any || is_alike);
    });
    const bool is_new = same == groups_.end();
    LookGroup& group = is_new ? groups_.emplace_back() : *same;
    if (is_new) {
      group.look = look;
      group.ink = ink;
      group.thickness = thickness;
      group.text = std::move(text);
    }
    const auto is_same = [&item](const auto& one) { return one.cells == item.cells && one.values == item.values; };
    const bool is_twice = std::any_of(group.items.begin(), group.items.end(), is_same);
    if (item.cells.empty() || !is_twice) group.items.push_back(std::move(item));
  }

  // --- places ---

  bool is_inside(int row, int column) const { return row >= 0 && column >= 0 && row < size_ && column < size_; }
  Cell cell(int row, int column) const { return static_cast<Cell>(row * size_ + column); }

  std::optional<Cell> cell_of(Point point) const {
    const int row = static_cast<int>(std::floor(point.row)), column = static_cast<int>(std::floor(point.column));
    const bool is_near = std::abs(point.row - row - 0.5) <= kNear && std::abs(point.column - column - 0.5) <= kNear;
    return is_near && is_inside(row, column) ? std::optional(cell(row, column)) : std::nullopt;
  }

  bool is_beside_grid(Point point) const {
    return point.row < 0 || point.column < 0 || point.row > size_ || point.column > size_;
  }

  /// True if a stamp covers the middle of a cell.
  bool covers(const Stamp& stamp, Cell at) const {
    return std::abs(at / size_ + 0.5 - stamp.centre.row) < stamp.height / 2 &&
           std::abs(at % size_ + 0.5 - stamp.centre.column) < stamp.width / 2;
  }
  std::vector<Cell> cells_under(const Stamp& stamp) const {
    std::vector<Cell> cells;
    for (Cell at = 0; at < size_ * size_; ++at) {
      if (covers(stamp, at)) cells.push_back(at);
    }
    return cells;
  }

  /// The cells that a stroke goes through; none where it does not go from cell to cell.
  std::vector<Cell> cells_along(const Stroke& stroke) const {
    std::vector<Cell> cells;
    for (const Point& point : stroke.points) {
      const auto next = cell_of(point);
      if (!next) return {};
      if (cells.empty()) cells.push_back(*next);
      const int rows = *next / size_ - cells.back() / size_, columns = *next % size_ - cells.back() % size_;
      if (rows != 0 && columns != 0 && std::abs(rows) != std::abs(columns)) return {};
      const int step = sign_of(rows) * size_ + sign_of(columns);
      while (cells.back() != *next) cells.push_back(static_cast<Cell>(cells.back() + step));
    }
    return cells;
  }

  // --- stamps at the ends of strokes ---

  /// A text that stands in a circle of its own belongs to it.
  void join_texts() {
    for (std::size_t text = 0; text < stamps_.size(); ++text) {
      if (stamps_[text].text.empty() || stamps_[text].is_round) continue;
      for (std::size_t at = 0; at < stamps_.size(); ++at) {
        Stamp& round = stamps_[at];
        const bool is_same_place = std::abs(round.centre.row - stamps_[text].centre.row) <= kAt &&
                                   std::abs(round.centre.column - stamps_[text].centre.column) <= kAt;
        if (!round.is_round || !round.text.empty() || !is_same_place) continue;
        round.text = stamps_[text].text;
        is_used_[text] = true;
        break;
      }
    }
  }

  static bool is_filled(const Stamp& stamp) { return stamp.fill && *stamp.fill != kWhite; }
  static bool is_diamond(const Stamp& stamp) {
    return !stamp.is_round && std::abs(stamp.angle) % 90 == 45 && stamp.width >= kSmallest;
  }

  /// The stamp that marks a cell, a circle or a diamond; the number of stamps where there is none.
  template <class Fits>
  std::size_t find_mark(Cell at, Fits fits) const {
    std::size_t number = 0;
    for (; number < stamps_.size(); ++number) {
      const Stamp& stamp = stamps_[number];
      const bool is_mark = stamp.text.empty() && std::min(stamp.width, stamp.height) >= kSmallest && fits(stamp);
      if (is_mark && covers(stamp, at)) break;
    }
    return number;
  }
  std::size_t round_mark(Cell at) const {
    return find_mark(at, [](const Stamp& stamp) { return stamp.is_round && stamp.width <= kLargestInCell &&
                                                         stamp.height <= kLargestInCell; });
  }

  void add_stroke(const Stroke& stroke) {
    if (stroke.is_arrow) return add_arrow(stroke);
    if (const auto diagonal = diagonal_of(stroke)) return add(*diagonal, stroke.ink, stroke.thickness, "", {});
    std::vector<Cell> cells = cells_along(stroke);
    std::vector<Cell> sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    const bool is_loop = std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
    if (cells.size() < 2 || is_loop) {
      return add(DrawnLook::other, stroke.ink, stroke.thickness, "", {std::move(cells), {}});
    }
    const DrawnLook look = take_ends(cells);
    add(look, stroke.ink, stroke.thickness, "", {std::move(cells), {}});
  }

  /// From corner to corner of the grid.
  std::optional<DrawnLook> diagonal_of(const Stroke& stroke) const {
    const Point first = stroke.points.front(), last = stroke.points.back();
    const double edge = kAt + 0.05;
    const auto is_at = [edge](double place, double wanted) { return std::abs(place - wanted) <= edge; };
    const bool across = is_at(std::abs(last.row - first.row), size_) &&
                        is_at(std::abs(last.column - first.column), size_);
    const bool is_in_grid = is_at(std::min(first.row, last.row), 0) && is_at(std::min(first.column, last.column), 0);
    if (stroke.points.size() != 2 || !across || !is_in_grid) return std::nullopt;
    const bool is_down = (last.row > first.row) == (last.column > first.column);
    return is_down ? DrawnLook::diagonal_down : DrawnLook::diagonal_up;
  }

  /// The marks at the ends of a line. The end that has a circle becomes the first.
  DrawnLook take_ends(std::vector<Cell>& cells) {
    const std::size_t none = stamps_.size();
    const auto use = [this](std::size_t mark) { is_used_[mark] = true; };
    const std::size_t first_diamond = find_mark(cells.front(), is_diamond);
    const std::size_t last_diamond = find_mark(cells.back(), is_diamond);
    if (first_diamond != none && last_diamond != none) {
      use(first_diamond);
      use(last_diamond);
      return DrawnLook::line_diamonds;
    }
    const std::size_t first = round_mark(cells.front()), last = round_mark(cells.back());
    if (first == none && last == none) return DrawnLook::line;
    if (first != none && last != none) {
      use(first);
      use(last);
      return DrawnLook::line_circles;
    }
    if (first == none) std::reverse(cells.begin(), cells.end());
    const std::size_t mark = first == none ? last : first;
    use(mark);
    return is_filled(stamps_[mark]) ? DrawnLook::line_disc : DrawnLook::line_circle;
  }

  /// Lines that belong to those with a disc although they look otherwise: without one, they are branches, which lead
  /// away from the line that they begin on; with two, one may be the disc of another line that they end at.
  void turn_branches() {
    for (std::size_t with = 0; with < groups_.size(); ++with) {
      if (groups_[with].look != DrawnLook::line_disc) continue;
      for (LookGroup& group : groups_) {
        const bool is_alike = group.ink == groups_[with].ink && group.thickness == groups_[with].thickness;
        while (is_alike && group.look == DrawnLook::line_circles && take_touching(group, groups_[with])) {
        }
      }
      for (LookGroup& group : groups_) {
        const bool is_alike = group.ink == groups_[with].ink && group.thickness == groups_[with].thickness;
        while (is_alike && group.look == DrawnLook::line && take_branch(group, groups_[with])) {
        }
      }
    }
    std::erase_if(groups_, [](const LookGroup& group) { return group.items.empty(); });
  }

  static void move_item(LookGroup& from, std::size_t at, LookGroup& to) {
    to.items.push_back(std::move(from.items[at]));
    from.items.erase(from.items.begin() + static_cast<std::ptrdiff_t>(at));
  }

  static bool take_touching(LookGroup& circles, LookGroup& with) {
    for (std::size_t at = 0; at < circles.items.size(); ++at) {
      std::vector<Cell>& line = circles.items[at].cells;
      const auto is_disc_of_other = [&with](Cell end) {
        const auto begins = [end](const DrawnItem& one) { return one.cells[0] == end; };
        return std::any_of(with.items.begin(), with.items.end(), begins);
      };
      const bool first = is_disc_of_other(line.front()), last = is_disc_of_other(line.back());
      if (first == last) continue;
      if (first) std::reverse(line.begin(), line.end());
      move_item(circles, at, with);
      return true;
    }
    return false;
  }

  static bool take_branch(LookGroup& plain, LookGroup& with) {
    for (std::size_t at = 0; at < plain.items.size(); ++at) {
      std::vector<Cell>& line = plain.items[at].cells;
      const auto is_on_other = [&with](Cell end) {
        return std::any_of(with.items.begin(), with.items.end(), [end](const DrawnItem& item) {
          return std::find(item.cells.begin(), item.cells.end(), end) != item.cells.end();
        });
      };
      const bool from_first = is_on_other(line.front()), from_last = is_on_other(line.back());
      if (from_first == from_last) continue;
      if (from_last) std::reverse(line.begin(), line.end());
      move_item(plain, at, with);
      return true;
    }
    return false;
  }

  // --- arrows ---

  void add_arrow(const Stroke& stroke) {
    if (is_beside_grid(stroke.points.front())) return add_arrow_clue(stroke);
    std::vector<Cell> cells = cells_along(stroke);
    if (cells.size() < 2) return add(DrawnLook::other, stroke.ink, stroke.thickness, "", {std::move(cells), {}});
    const std::size_t mark = find_mark(cells.front(), [](const Stamp& stamp) { return stamp.is_round; });
    if (mark == stamps_.size()) return add(DrawnLook::arrow, stroke.ink, stroke.thickness, "", {std::move(cells), {}});
    is_used_[mark] = true;
    std::vector<Cell> all = cells_under(stamps_[mark]);
    const int in_bulb = static_cast<int>(all.size());
    for (const Cell one : cells) {
      if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    }
    if (in_bulb == 1) return add(DrawnLook::arrow_circle, stroke.ink, stroke.thickness, "", {std::move(all), {}});
    add(DrawnLook::arrow_pill, stroke.ink, stroke.thickness, "", {std::move(all), {in_bulb}});
  }

  /// The number that stands where an arrow beside the grid begins, and the diagonal that it points into.
  void add_arrow_clue(const Stroke& stroke) {
    const Point first = stroke.points.front(), last = stroke.points.back();
    const int down = sign_of(last.row - first.row), right = sign_of(last.column - first.column);
    const int row = static_cast<int>(std::floor(first.row)), column = static_cast<int>(std::floor(first.column));
    const auto is_clue = [&](const Stamp& stamp) {
      return std::floor(stamp.centre.row) == row && std::floor(stamp.centre.column) == column && is_number(stamp.text);
    };
    const auto found = std::find_if(stamps_.begin(), stamps_.end(), is_clue);
    const bool is_diagonal = down != 0 && right != 0 && is_inside(row + down, column + right);
    if (found == stamps_.end() || !is_diagonal) return add(DrawnLook::other, stroke.ink, stroke.thickness, "", {});
    is_used_[static_cast<std::size_t>(found - stamps_.begin())] = true;
    std::vector<Cell> cells = line_from(cell(row + down, column + right), down * size_ + right, size_);
    const int total = static_cast<int>(whole_number(found->text).value_or(0));
    add(DrawnLook::arrow_clue, {}, 0, "", {std::move(cells), {total}});
  }

  // --- other stamps ---

  void add_stamp(const Stamp& stamp) {
    const std::string text = trimmed_text(stamp.text);
    const bool is_white = (!stamp.fill || *stamp.fill == kWhite) && (!stamp.border || *stamp.border == kWhite);
    if (text.empty() && is_white && !stamp.is_round) return;  // white on white: a gap, which is no sign
    const StampPlace place(stamp.centre);
    if (is_beside_grid(stamp.centre)) return add_beside(stamp, text);
    const bool is_edge = place.row <= 0 || place.column <= 0 || place.row >= 2 * size_ || place.column >= 2 * size_;
    if (!place.is_exact || is_edge) return add_other(stamp, text);
    if (place.is_of_cell()) return add_in_cell(stamp, place, text);
    if (place.is_corner()) return add_at_corner(stamp, place, text);
    add_on_border(stamp, place, text);
  }

  void add_other(const Stamp& stamp, const std::string& text) {
    const DrawnLook look = text.empty() ? DrawnLook::other : DrawnLook::text;
    add(look, text.empty() ? stamp.fill : Ink{}, 0, text, {cells_under(stamp), {}});
  }

  void add_beside(const Stamp& stamp, const std::string& text) {
    const int row = static_cast<int>(std::floor(stamp.centre.row));
    const int column = static_cast<int>(std::floor(stamp.centre.column));
    std::vector<Cell> line;
    if (row == -1 && is_inside(0, column)) line = line_from(cell(0, column), size_, size_);
    if (row == size_ && is_inside(0, column)) line = line_from(cell(size_ - 1, column), -size_, size_);
    if (column == -1 && is_inside(row, 0)) line = line_from(cell(row, 0), 1, size_);
    if (column == size_ && is_inside(row, 0)) line = line_from(cell(row, size_ - 1), -1, size_);
    if (!is_number(text) || line.empty()) return add_other(stamp, text);
    add(DrawnLook::clue, {}, 0, "", {std::move(line), {static_cast<int>(whole_number(text).value_or(0))}});
  }

  void add_in_cell(const Stamp& stamp, StampPlace place, const std::string& text) {
    const DrawnItem item{{cell(place.row / 2, place.column / 2)}, {}};
    if (!text.empty()) return add(DrawnLook::text, {}, 0, text, item);
    if (std::max(stamp.width, stamp.height) > kLargestInCell || is_diamond(stamp)) return add_other(stamp, text);
    if (stamp.is_round && is_filled(stamp)) return add(DrawnLook::disc, stamp.fill, 0, "", item);
    if (stamp.is_round) return add(DrawnLook::circle, stamp.border ? stamp.border : stamp.fill, 0, "", item);
    const bool is_whole = std::min(stamp.width, stamp.height) >= kWholeCell && is_filled(stamp);
    add(is_whole ? DrawnLook::shade : DrawnLook::square, is_filled(stamp) ? stamp.fill : stamp.border, 0, "", item);
  }

  void add_at_corner(const Stamp& stamp, StampPlace place, const std::string& text) {
    const int row = place.row / 2, column = place.column / 2;
    const std::vector<Cell> cells{cell(row - 1, column - 1), cell(row - 1, column), cell(row, column - 1),
                                  cell(row, column)};
    std::vector<int> digits = digits_in(text);
    if (!digits.empty()) return add(DrawnLook::corner, {}, 0, "", {cells, std::move(digits)});
    add(text.empty() ? DrawnLook::other : DrawnLook::text, text.empty() ? stamp.fill : Ink{}, 0, text, {cells, {}});
  }

  void add_on_border(const Stamp& stamp, StampPlace place, const std::string& text) {
    const bool is_above = place.row % 2 == 0;  // the other cell is below
    const int row = place.row / 2, column = place.column / 2;
    const Cell second = cell(row, column);
    const Cell first = is_above ? cell(row - 1, column) : cell(row, column - 1);
    const bool is_dot = stamp.is_round && std::max(stamp.width, stamp.height) <= kLargestDot;
    const std::vector<Cell> cells{first, second};
    if (text.empty() && is_dot) return add(DrawnLook::dot, stamp.fill ? stamp.fill : Ink(kWhite), 0, "", {cells, {}});
    if (text.empty()) return add_other(stamp, text);
    if (text == "X" || text == "x") return add(DrawnLook::letter, {}, 0, "X", {cells, {}});
    if (text == "V") return add(DrawnLook::letter, {}, 0, "V", {cells, {}});
    if (const int greater = greater_of(stamp, is_above, text); greater >= 0) {
      return add(DrawnLook::sign, {}, 0, "", {greater == 0 ? cells : std::vector<Cell>{second, first}, {}});
    }
    if (!is_number(text)) return add(DrawnLook::text, {}, 0, text, {cells, {}});
    const std::vector<int> number{static_cast<int>(whole_number(text).value_or(0))};
    if (is_dot) return add(DrawnLook::dot_number, stamp.fill ? stamp.fill : Ink(kWhite), 0, "", {cells, number});
    add(DrawnLook::number, {}, 0, "", {cells, number});
  }

  /// The greater one of two cells by a sign: 0 for the first; -1 where it is no such sign.
  static int greater_of(const Stamp& stamp, bool is_above, std::string_view text) {
    // The way that the sign's tip points, in quarters of a turn from the right, clockwise.
    int tip = -1;
    if (text == ">") tip = 0;
    if (text == "v" || text == "\xE2\x88\xA8") tip = 1;
    if (text == "<") tip = 2;
    if (text == "^" || text == "\xE2\x88\xA7") tip = 3;
    if (tip < 0 || stamp.angle % 90 != 0) return -1;
    tip = ((tip + stamp.angle / 90) % 4 + 4) % 4;
    if ((tip % 2 == 1) != is_above) return -1;
    return tip <= 1 ? 0 : 1;
  }

  int size_;
  std::vector<Stamp> stamps_;
  std::vector<bool> is_used_;
  std::vector<LookGroup> groups_;
};

}  // namespace

ColourName colour_name(Ink ink) {
  if (!ink) return ColourName::none;
  const int red = static_cast<int>(*ink >> 16), green = static_cast<int>(*ink >> 8 & 0xFF);
  const int blue = static_cast<int>(*ink & 0xFF);
  const int most = std::max({red, green, blue}), least = std::min({red, green, blue}), range = most - least;
  constexpr int kGreyRange = 24, kDark = 60, kBright = 240;
  if (range <= kGreyRange) {
    return most < kDark ? ColourName::black : least > kBright ? ColourName::white : ColourName::grey;
  }
  double hue = 0;
  if (most == red) hue = 60.0 * (green - blue) / range;
  else if (most == green) hue = 120 + 60.0 * (blue - red) / range;
  else hue = 240 + 60.0 * (red - green) / range;
  if (hue < 0) hue += 360;
  const bool is_dark = most < 190, is_pale = least > 150;
  if (hue < 16 || hue >= 345) return is_pale ? ColourName::pink : ColourName::red;
  if (hue < 45) return is_dark ? ColourName::brown : ColourName::orange;
  if (hue < 68) return ColourName::yellow;
  if (hue < 165) return ColourName::green;
  if (hue < 188) return ColourName::turquoise;
  if (hue < 252) return ColourName::blue;
  return hue < 290 ? ColourName::purple : ColourName::pink;
}

std::vector<LookGroup> looks_of(const Drawings& drawings, int size) { return Sorter(drawings, size).take(); }

}  // namespace sudoku::formats
