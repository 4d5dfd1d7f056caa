// The meaning of each kind of constraint: the primitives that it is made of.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <utility>

#include "constraints/alternatives.hpp"
#include "constraints/circles.hpp"
#include "constraints/clue_sum.hpp"
#include "constraints/constraint_set.hpp"
#include "constraints/distinct_count.hpp"
#include "constraints/line_automata.hpp"
#include "constraints/nfa.hpp"
#include "constraints/same_sets.hpp"
#include "constraints/sums.hpp"
#include "grid/geometry_parts.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

namespace {

bool are_consecutive(int a, int b) { return a == b + 1 || b == a + 1; }
bool are_in_ratio(int a, int b, int times) { return a == times * b || b == times * a; }
bool are_double(int a, int b) { return are_in_ratio(a, b, 2); }

/// A kind that compares each cell of a line with the next one, by a number that its text may leave out.
struct NeighbourKind {
  ConstraintKind kind;
  int usual;
  bool (*allows)(int a, int b, int value);
};

constexpr std::array kNeighbourKinds{
    NeighbourKind{ConstraintKind::thermometer, 0, [](int a, int b, int) { return a < b; }},
    NeighbourKind{ConstraintKind::slow_thermometer, 0, [](int a, int b, int) { return a <= b; }},
    NeighbourKind{ConstraintKind::greater, 0, [](int a, int b, int) { return a > b; }},
    NeighbourKind{ConstraintKind::whisper, 0, [](int a, int b, int apart) { return std::abs(a - b) >= apart; }},
    NeighbourKind{ConstraintKind::difference, 1, [](int a, int b, int apart) { return std::abs(a - b) == apart; }},
    NeighbourKind{ConstraintKind::ratio, 2, are_in_ratio},
    NeighbourKind{ConstraintKind::x, 0, [](int a, int b, int) { return a + b == 10; }},
    NeighbourKind{ConstraintKind::v, 0, [](int a, int b, int) { return a + b == 5; }},
};

/// The numbers of indexers.
constexpr int kByRows = 0, kByColumns = 1, kByBoxes = 2;

/// The cells that share a side with one.
std::vector<Cell> cells_beside(Cell cell, int size) {
  std::vector<Cell> cells;
  if (cell >= size) cells.push_back(static_cast<Cell>(cell - size));
  if (cell % size > 0) cells.push_back(static_cast<Cell>(cell - 1));
  if (cell % size < size - 1) cells.push_back(static_cast<Cell>(cell + 1));
  if (cell < size * (size - 1)) cells.push_back(static_cast<Cell>(cell + size));
  return cells;
}

/// Tells whether two digits may stand together: any predicate, as long as that exists. (It has one type, so that tables
/// are made by one piece of code.)
class Allowed {
 public:
  template <class Predicate>
  Allowed(const Predicate& predicate)  // NOLINT: converts implicitly on purpose
      : predicate_(&predicate), ask_([](const void* one, int a, int b) -> bool {
          return (*static_cast<const Predicate*>(one))(a, b);
        }) {}

  bool operator()(int a, int b) const { return ask_(predicate_, a, b); }

 private:
  const void* predicate_;
  bool (*ask_)(const void*, int, int);
};

/// Of each digit the mask of those that it may stand with.
struct ByTable {
  const std::vector<int>& rows;

  bool operator()(int a, int b) const { return (rows[static_cast<std::size_t>(a) - 1] >> (b - 1) & 1) != 0; }
};

/// Makes the primitives of a puzzle's constraints, one constraint after another.
class Compiler {
 public:
  Compiler(const Puzzle& puzzle, const Geometry& geometry)
      : rules_(puzzle.rules), geometry_(geometry), size_(geometry.size()) {}

  std::shared_ptr<const ConstraintSet> compile() {
    set_.primitives.reserve(rules_.constraints.size());
    for (const Constraint& constraint : rules_.constraints) {
      add_constraint(constraint);
      ++number_;
    }
    for (const auto& [rule, id] : kRelationRules) {
      if (!rules_.has(rule)) continue;
      add_rule(rule);
      ++number_;
    }
    if (set_.primitives.empty()) return nullptr;
    set_.constraints = number_;
    list_by_cells();
    return std::make_shared<const ConstraintSet>(std::move(set_));
  }

 private:
  /// To the branch at hand, or to those that hold in any case.
  void add(std::unique_ptr<Primitive> primitive) {
    if (branch_ != nullptr) branch_->push_back(std::move(primitive));
    else set_.primitives.push_back({static_cast<std::uint16_t>(number_), std::move(primitive)});
  }

  /// Cells that differ anyway do so in the table, too: two that make ten aren't both five.
  void relate(Cell a, Cell b, Allowed allowed) {
    const bool differ = geometry_.are_peers(a, b);
    const auto is_it = [&](const KnownTable& one) { return one.differ == differ && one.family == family_; };
    auto known = std::find_if(tables_.begin(), tables_.end(), is_it);
    if (known == tables_.end()) {
      const auto allowed_here = [&](int x, int y) { return allowed(x, y) && !(differ && x == y); };
      tables_.push_back({family_, differ, std::make_shared<const PairTable>(size_, allowed_here)});
      known = std::prev(tables_.end());
    }
    add(std::make_unique<Relation>(a, b, size_, known->table));
  }

  void relate_neighbours(const std::vector<Cell>& cells, Allowed allowed) {
    for (std::size_t at = 1; at < cells.size(); ++at) relate(cells[at - 1], cells[at], allowed);
  }

  void relate_all(const std::vector<Cell>& cells, Allowed allowed) {
    for (std::size_t b = 1; b < cells.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) relate(cells[a], cells[b], allowed);
    }
  }

  void add_constraint(const Constraint& constraint) {
    const auto& [kind, cells, values, parts] = constraint;
    family_ = {static_cast<int>(kind), values};
    switch (kind) {
      case ConstraintKind::thermometer:
      case ConstraintKind::slow_thermometer:
      case ConstraintKind::greater:
      case ConstraintKind::whisper:
      case ConstraintKind::difference:
      case ConstraintKind::ratio:
      case ConstraintKind::x:
      case ConstraintKind::v: add_neighbours(constraint); break;
      case ConstraintKind::pair: relate_neighbours(cells, ByTable{values}); break;
      case ConstraintKind::pair_all: relate_all(cells, ByTable{values}); break;
      case ConstraintKind::clone: relate_all(cells, std::equal_to<>()); break;
      case ConstraintKind::palindrome: relate_mirrored(cells); break;
      case ConstraintKind::minimum: add_extremes(cells, kind, std::less<>()); break;
      case ConstraintKind::maximum: add_extremes(cells, kind, std::greater<>()); break;
      case ConstraintKind::indexer: add_indexer(cells, values[0]); break;
      case ConstraintKind::all_different:
      case ConstraintKind::cage: add_cage(constraint); break;
      case ConstraintKind::pill_arrow: add_pill_arrow(constraint); break;
      case ConstraintKind::arrow:
      case ConstraintKind::double_arrow:
      case ConstraintKind::little_killer:
      case ConstraintKind::sum:
      case ConstraintKind::region_sum:
      case ConstraintKind::zipper: add_sums(constraint); break;
      case ConstraintKind::sandwich: add_clue_sum<SandwichSum>(constraint); break;
      case ConstraintKind::x_sum: add_clue_sum<XSum>(constraint); break;
      case ConstraintKind::counting_circles: add(std::make_unique<Circles>(cells, size_)); break;
      case ConstraintKind::count_distinct: add(std::make_unique<DistinctCount>(cells, size_)); break;
      case ConstraintKind::same_sets: add(std::make_unique<SameSets>(cells, size_, count_of(values))); break;
      case ConstraintKind::sum_loop:
      case ConstraintKind::regex:
      case ConstraintKind::nfa: add(std::make_unique<Nfa>(cells, size_, machine(constraint))); break;
      case ConstraintKind::any: add_any(parts); break;
      case ConstraintKind::all: add_all(parts); break;
      case ConstraintKind::odd:
      case ConstraintKind::even:
      case ConstraintKind::given:
      case ConstraintKind::sum_line:
      case ConstraintKind::between:
      case ConstraintKind::lockout:
      case ConstraintKind::modular:
      case ConstraintKind::entropic:
      case ConstraintKind::renban:
      case ConstraintKind::skyscraper:
      case ConstraintKind::numbered_room:
      case ConstraintKind::quadruple:
      case ConstraintKind::contain:
      case ConstraintKind::contain_exact: add(automaton(constraint)); break;
    }
  }

  void add_neighbours(const Constraint& constraint) {
    for (const NeighbourKind& one : kNeighbourKinds) {
      if (one.kind != constraint.kind) continue;
      const int value = number_of(constraint.values, one.usual);
      relate_neighbours(constraint.cells, [&one, value](int a, int b) { return one.allows(a, b, value); });
    }
  }

  /// The same digit at the same distance from both ends.
  void relate_mirrored(const std::vector<Cell>& cells) {
    for (std::size_t at = 0; at < cells.size() / 2; ++at) {
      relate(cells[at], cells[cells.size() - 1 - at], std::equal_to<>());
    }
  }

  /// Its cells are a unit, unless it is a part.
  void add_cage(const Constraint& cage) {
    if (is_part_) relate_all(cage.cells, std::not_equal_to<>());
    add_sums(cage);
  }

  void add_pill_arrow(const Constraint& arrow) {
    add_sums(arrow);
    relate_pill(arrow.cells, arrow.values[0]);
  }

  /// Constraints that differ in their cells only have one machine, too.
  std::shared_ptr<const Machine> machine(const Constraint& constraint) {
    const auto& [kind, cells, values, parts] = constraint;
    for (const KnownMachine& known : machines_) {
      if (known.constraint->kind == kind && known.constraint->values == values) return known.machine;
    }
    const bool is_loop = kind == ConstraintKind::sum_loop;
    machines_.push_back({&constraint, is_loop ? std::make_shared<const Machine>(sum_loop(values[0], size_))
                                              : machine_of(kind == ConstraintKind::regex, values, size_)});
    return machines_.back().machine;
  }

  /// Constraints of a puzzle that differ in their cells only have one automaton.
  std::unique_ptr<Primitive> automaton(const Constraint& constraint) {
    const auto is_alike = [&](const KnownAutomaton& known) {
      const Constraint& other = *known.constraint;
      return other.kind == constraint.kind && other.values == constraint.values &&
             other.cells.size() == constraint.cells.size();
    };
    const auto known = std::find_if(automata_.begin(), automata_.end(), is_alike);
    if (known != automata_.end()) return known->automaton->with_cells(line_automaton_of(constraint, size_)->cells);
    auto made = make_line_automaton(constraint, size_);
    if (made != nullptr) automata_.push_back({&constraint, made->automaton()});
    return made;
  }

  /// Of large grids, digits aren't told apart: there, the automaton is as good.
  template <class Sum>
  void add_clue_sum(const Constraint& constraint) {
    if (size_ <= ClueSum::kLargest) add(std::make_unique<Sum>(constraint, size_));
    else add(automaton(constraint));
  }

  void add_sums(const Constraint& constraint) {
    for (auto& [terms, total] : sums_of(constraint, geometry_)) add(make_sum(geometry_, std::move(terms), total));
  }

  static int number_of(const std::vector<int>& values, int usual) { return values.empty() ? usual : values[0]; }
  static std::size_t count_of(const std::vector<int>& values) { return static_cast<std::size_t>(values[0]); }

  /// Of a constraint that is made of others; none of them is a unit.
  void add_part(const Constraint& part) {
    const bool outer = std::exchange(is_part_, true);
    add_constraint(part);
    is_part_ = outer;
  }

  void add_all(const std::vector<Constraint>& parts) {
    for (const Constraint& part : parts) add_part(part);
  }

  /// Its cells are those that the parts are about, which may be more than those they name: a minimum is compared with
  /// the cells beside it.
  void add_any(const std::vector<Constraint>& parts) {
    std::vector<Branch> branches(parts.size());
    Branch* const outer = branch_;
    for (std::size_t at = 0; at < parts.size(); ++at) {
      branch_ = &branches[at];
      add_part(parts[at]);
    }
    branch_ = outer;
    std::vector<Cell> cells;
    for (const Branch& branch : branches) {
      for (const auto& primitive : branch) {
        cells.insert(cells.end(), primitive->cells().begin(), primitive->cells().end());
      }
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    add(std::make_unique<Alternatives>(std::move(cells), size_, std::move(branches)));
  }

  /// Cells that are compared with those beside them, unless these are of the same kind.
  void add_extremes(const std::vector<Cell>& cells, ConstraintKind kind, Allowed compare) {
    for (const Cell cell : cells) {
      for (const Cell other : cells_beside(cell, size_)) {
        const bool is_same = std::any_of(rules_.constraints.begin(), rules_.constraints.end(), [&](const auto& each) {
          return each.kind == kind && place_of(other, each.cells) >= 0;
        });
        if (!is_same) relate(cell, other, compare);
      }
    }
  }

  /// Below its first cell, a digit of a pill is one of ten.
  void relate_pill(const std::vector<Cell>& cells, int in_pill) {
    std::vector<Cell> pill(cells.begin(), cells.begin() + in_pill);
    std::sort(pill.begin(), pill.end());
    for (std::size_t at = 1; size_ > 9 && at < pill.size(); ++at) {
      relate(pill[0], pill[at], [](int, int b) { return b <= 9; });
    }
  }

  /// In column c, a digit d says that c is in column d of its row; in row r, that r is in row d of its column; in the
  /// place p of a box, that p is in the place d of it.
  void add_indexer(const std::vector<Cell>& cells, int by) {
    for (const Cell cell : cells) {
      std::vector<Cell> line;
      for (int place = 0; place < size_; ++place) {
        if (by == kByRows) line.push_back(static_cast<Cell>(place * size_ + geometry_.column(cell)));
        if (by == kByColumns) line.push_back(static_cast<Cell>(geometry_.row(cell) * size_ + place));
      }
      if (by == kByBoxes) {
        const auto box = geometry_.cells_of(geometry_.units_of(cell)[2]);
        line.assign(box.begin(), box.end());
      }
      const int own = place_of(cell, line) + 1;
      for (int place = 1; place <= size_; ++place) {
        const Cell other = line[static_cast<std::size_t>(place) - 1];
        if (other == cell) continue;
        family_.values = {place, own};
        relate(cell, other, [=](int a, int b) { return (a == place) == (b == own); });
      }
    }
  }

  void add_rule(GlobalRule rule) {
    family_ = {kRules + static_cast<int>(rule), {}};
    for (int number = 0; number < geometry_.cells(); ++number) {
      const auto cell = static_cast<Cell>(number);
      if (geometry_.column(cell) + 1 < size_) add_rule_of(rule, cell, static_cast<Cell>(number + 1));
      if (geometry_.row(cell) + 1 < size_) add_rule_of(rule, cell, static_cast<Cell>(number + size_));
    }
  }

  void add_rule_of(GlobalRule rule, Cell a, Cell b) {
    if (rule == GlobalRule::non_consecutive) relate(a, b, [](int x, int y) { return !are_consecutive(x, y); });
    const bool has_dot = has_mark(ConstraintKind::difference, a, b) || has_mark(ConstraintKind::ratio, a, b);
    if (rule == GlobalRule::strict_kropki && !has_dot) {
      relate(a, b, [](int x, int y) { return !are_consecutive(x, y) && !are_double(x, y); });
    }
    const bool has_letter = has_mark(ConstraintKind::x, a, b) || has_mark(ConstraintKind::v, a, b);
    if (rule == GlobalRule::strict_xv && !has_letter) {
      relate(a, b, [](int x, int y) { return x + y != 5 && x + y != 10; });
    }
    if (!has_dot && !has_letter) add_unmarked(rule, a, b);
  }

  void add_unmarked(GlobalRule rule, Cell a, Cell b) {
    if (rule == GlobalRule::unmarked_difference) relate(a, b, [](int x, int y) { return !are_consecutive(x, y); });
    if (rule == GlobalRule::unmarked_xv) relate(a, b, [](int x, int y) { return x + y != 5 && x + y != 10; });
    if (rule != GlobalRule::unmarked_ratio) return;
    std::vector<int> ratios;
    for (const Constraint& each : rules_.constraints) {
      if (each.kind == ConstraintKind::ratio) ratios.push_back(number_of(each.values, 2));
    }
    if (ratios.empty()) ratios.push_back(2);
    relate(a, b, [&](int x, int y) {
      return std::none_of(ratios.begin(), ratios.end(), [&](int times) { return are_in_ratio(x, y, times); });
    });
  }

  bool has_mark(ConstraintKind kind, Cell a, Cell b) const {
    return std::any_of(rules_.constraints.begin(), rules_.constraints.end(), [&](const Constraint& each) {
      return each.kind == kind && each.cells[0] == a && each.cells[1] == b;
    });
  }

  void list_by_cells() {
    constexpr std::uint32_t none = ~std::uint32_t{0};
    struct Link {
      std::uint16_t primitive;
      std::uint32_t next;
    };
    std::vector<Link> links;
    links.reserve(2 * static_cast<std::size_t>(geometry_.cells()));
    std::vector<std::uint32_t> first(static_cast<std::size_t>(geometry_.cells()), none);
    for (std::size_t at = set_.primitives.size(); at-- > 0;) {
      const auto number = static_cast<std::uint16_t>(at);
      for (const Cell cell : set_.primitives[at].primitive->cells()) {
        if (first[cell] != none && links[first[cell]].primitive == number) continue;  // the cell counts twice
        links.push_back({number, first[cell]});
        first[cell] = static_cast<std::uint32_t>(links.size() - 1);
      }
    }
    for (std::uint32_t link : first) {
      for (; link != none; link = links[link].next) set_.of_cell.add(links[link].primitive);
      set_.of_cell.end();
    }
  }

  /// Relations of a family differ in their cells only: the number of a kind, or of a rule above those, and values.
  struct Family {
    int number = 0;
    std::vector<int> values;

    bool operator==(const Family&) const = default;
  };
  static constexpr int kRules = 1'000;
  struct KnownTable {
    Family family;
    bool differ;
    std::shared_ptr<const PairTable> table;
  };

  struct KnownAutomaton {
    const Constraint* constraint;
    const Automaton* automaton;
  };

  struct KnownMachine {
    const Constraint* constraint;
    std::shared_ptr<const Machine> machine;
  };

  const Rules& rules_;
  const Geometry& geometry_;
  int size_;
  std::vector<KnownAutomaton> automata_;
  std::vector<KnownMachine> machines_;
  Family family_;  // of the relations that are being added
  std::vector<KnownTable> tables_;
  ConstraintSet set_;
  Branch* branch_ = nullptr;
  bool is_part_ = false;  // what is added now is a part of another constraint
  int number_ = 0;
};

}  // namespace

std::shared_ptr<const ConstraintSet> compile_constraints(const Puzzle& puzzle, const Geometry& geometry) {
  return Compiler(puzzle, geometry).compile();
}

}  // namespace sudoku
