// Rules as ISS knows them: what it has no kind for is told by tables of pairs, greater signs and candidates.
#include <algorithm>

#include "grid/rules/rules_text.hpp"
#include "writers.hpp"

namespace sudoku::formats {

namespace {

int number_of(const Constraint& constraint, int usual) {
  return constraint.values.empty() ? usual : constraint.values[0];
}

class IssRules {
 public:
  explicit IssRules(const Grid& grid) : geometry_(grid.geometry), rules_(grid.puzzle.rules), size_(geometry_.size()) {}

  Rules expanded() const {
    Rules result = rules_;
    result.globals &= ~(1u << static_cast<int>(GlobalRule::unread));
    result.constraints.clear();
    for (const Constraint& constraint : rules_.constraints) {
      for (Constraint& each : expanded(constraint)) result.constraints.push_back(std::move(each));
    }
    for (const GlobalRule rule :
         {GlobalRule::unmarked_difference, GlobalRule::unmarked_ratio, GlobalRule::unmarked_xv}) {
      if (!rules_.has(rule)) continue;
      result.globals &= ~(1u << static_cast<int>(rule));
      add_unmarked(rule, result.constraints);
    }
    return result;
  }

 private:
  using List = std::vector<Constraint>;

  template <class Allowed>
  Constraint table(std::vector<Cell> cells, Allowed allowed) const {
    Constraint pair{ConstraintKind::pair, std::move(cells), {}};
    for (int a = 1; a <= size_; ++a) {
      int row = 0;
      for (int b = 1; b <= size_; ++b) row |= allowed(a, b) ? 1 << (b - 1) : 0;
      pair.values.push_back(row);
    }
    return pair;
  }

  List expanded(const Constraint& constraint) const {
    const auto& [kind, cells, values, parts] = constraint;
    const bool is_dot = kind == ConstraintKind::difference || kind == ConstraintKind::ratio;
    if (kind == ConstraintKind::odd) return digits(cells, 1);
    if (kind == ConstraintKind::even) return digits(cells, 2);
    if (kind == ConstraintKind::minimum || kind == ConstraintKind::maximum) return extremes(constraint);
    if (kind == ConstraintKind::slow_thermometer) return {table(cells, std::less_equal<>())};
    if (is_dot && !values.empty()) return {table(cells, Dot{constraint})};
    if (kind == ConstraintKind::indexer && values[0] == kByBoxes) return box_indexers(constraint);
    return {parts.empty() ? constraint : composite(constraint)};
  }

  struct Dot {
    const Constraint& constraint;
    bool operator()(int a, int b) const {
      const int number = constraint.values[0];
      if (constraint.kind == ConstraintKind::difference) return std::abs(a - b) == number;
      return a == number * b || b == number * a;
    }
  };

  List digits(const std::vector<Cell>& cells, int first) const {
    List list;
    for (const Cell cell : cells) {
      Constraint& given = list.emplace_back(Constraint{ConstraintKind::given, {cell}, {}});
      for (int digit = first; digit <= size_; digit += 2) given.values.push_back(digit);
    }
    return list;
  }

  List extremes(const Constraint& constraint) const {
    List list;
    for (const Cell cell : constraint.cells) {
      for (const int stride : {-size_, -1, 1, size_}) {
        const auto line = line_from(cell, stride, size_);
        if (line.size() < 2 || is_marked(line[1], constraint.kind)) continue;
        const bool is_less = constraint.kind == ConstraintKind::minimum;
        list.push_back({ConstraintKind::greater, {is_less ? line[1] : cell, is_less ? cell : line[1]}, {}});
      }
    }
    return list;
  }

  bool is_marked(Cell cell, ConstraintKind kind) const {
    return std::any_of(rules_.constraints.begin(), rules_.constraints.end(), [&](const Constraint& each) {
      return each.kind == kind && std::find(each.cells.begin(), each.cells.end(), cell) != each.cells.end();
    });
  }

  List box_indexers(const Constraint& constraint) const {
    List list;
    for (const Cell cell : constraint.cells) {
      const auto box = geometry_.cells_of(geometry_.units_of(cell)[2]);
      const int own = static_cast<int>(std::find(box.begin(), box.end(), cell) - box.begin()) + 1;
      for (int place = 1; place <= size_; ++place) {
        const Cell other = box[static_cast<std::size_t>(place) - 1];
        if (other == cell) continue;
        list.push_back(table({cell, other}, [=](int a, int b) { return (a == place) == (b == own); }));
      }
    }
    return list;
  }

  /// Kinds that take the place of one part hold together.
  Constraint composite(const Constraint& whole) const {
    Constraint result{whole.kind, whole.cells, {}};
    for (const Constraint& part : whole.parts) {
      List list = expanded(part);
      const bool is_one = list.size() == 1 || whole.kind == ConstraintKind::all;
      if (is_one) result.parts.insert(result.parts.end(), list.begin(), list.end());
      else result.parts.push_back({ConstraintKind::all, cells_of_parts(list), {}, std::move(list)});
    }
    return result;
  }

  void add_unmarked(GlobalRule rule, List& list) const {
    std::vector<int> ratios;
    for (const Constraint& each : rules_.constraints) {
      if (each.kind == ConstraintKind::ratio) ratios.push_back(number_of(each, 2));
    }
    if (ratios.empty()) ratios.push_back(2);
    const auto allowed = [&](int a, int b) {
      if (rule == GlobalRule::unmarked_difference) return std::abs(a - b) != 1;
      if (rule == GlobalRule::unmarked_xv) return a + b != 5 && a + b != 10;
      return std::none_of(ratios.begin(), ratios.end(), [&](int times) { return a == times * b || b == times * a; });
    };
    for (int number = 0; number < 2 * size_; ++number) {
      const bool is_row = number < size_;
      const int first = is_row ? number * size_ : number - size_;
      std::vector<Cell> run;
      for (const Cell cell : line_from(static_cast<Cell>(first), is_row ? 1 : size_, size_)) {
        if (!run.empty() && has_mark(run.back(), cell)) add_run(run, allowed, list);
        run.push_back(cell);
      }
      add_run(run, allowed, list);
    }
  }

  /// A table for the cells of a row or column as far as no mark is between two; then the next run begins.
  template <class Allowed>
  void add_run(std::vector<Cell>& run, Allowed allowed, List& list) const {
    if (run.size() > 1) list.push_back(table(run, allowed));
    run.clear();
  }

  bool has_mark(Cell a, Cell b) const {
    constexpr ConstraintKind kMarks[] = {ConstraintKind::difference, ConstraintKind::ratio, ConstraintKind::x,
                                         ConstraintKind::v};
    return std::any_of(rules_.constraints.begin(), rules_.constraints.end(), [&](const Constraint& each) {
      return std::find(std::begin(kMarks), std::end(kMarks), each.kind) != std::end(kMarks) && each.cells[0] == a &&
             each.cells[1] == b;
    });
  }

  static constexpr int kByBoxes = 2;

  const Geometry& geometry_;
  const Rules& rules_;
  int size_;
};

}  // namespace

Rules rules_for_iss(const Grid& grid) { return IssRules(grid).expanded(); }

}  // namespace sudoku::formats
