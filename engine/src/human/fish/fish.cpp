#include "human/fish/fish.hpp"

#include <algorithm>
#include <map>

#include "human/core/placings.hpp"

namespace sudoku::human {

namespace {

enum Directions : unsigned { kRows = 1, kColumns = 2, kBoxes = 4 };

/// Seen from what it eliminates, a fish is simple: were the victim true, the places that it leaves the bases would all
/// lie in one cover fewer than there are bases. So victims are tried.
class FishSearch {
 public:
  FishSearch(const Board& board, int size, FishShape shape, FishFins fins, Finds& finds)
      : board_(board), size_(static_cast<std::size_t>(size)), shape_(shape), fins_wanted_(fins), finds_(finds) {}

  void run(unsigned base_directions, unsigned cover_directions) {
    base_directions_ = base_directions;
    cover_directions_ = cover_directions;
    for (digit_ = 1; digit_ <= board_.size() && !finds_.satisfied(); ++digit_) {
      const std::optional<CellSet> victims = places_in_no_way(board_, digit_, finds_);
      if (!victims) return;
      for (const Cell victim : *victims) {
        if (finds_.satisfied()) return;
        if (finds_.begins_part()) try_victim(victim);
      }
      if (!finds_.begins_part()) continue;
      offer_siamese();
      found_.clear();
    }
  }

 private:
  /// A unit with the places that the victim leaves it.
  struct BaseUnit {
    Unit unit;
    CellSet places;
  };

  /// A fish with fins, and whether they are of the wanted kind.
  struct FoundFish {
    Step step;
    bool wanted;
  };

  bool goes(Unit unit, unsigned directions) const {
    return unit < board_.lines_and_boxes() && (directions & 1u << unit / board_.size()) != 0;
  }

  void try_victim(Cell victim) {
    victim_ = victim;
    base_pool_.clear();
    const CellSet left = board_.places(digit_) - board_.peers(victim);
    for (Unit unit = 0; unit < board_.geometry().units(); ++unit) {
      if (!goes(unit, base_directions_) || board_.unit(unit).has(victim)) continue;
      const CellSet places = left & board_.unit(unit);
      if (places.empty()) continue;
      base_pool_.push_back({unit, places});
    }
    extend(0, board_.no_cells(), board_.no_cells(), board_.no_cells());
  }

  /// Covers what the bases so far still have uncovered, then adds another base. `taken`: all their places.
  void extend(std::size_t from, const CellSet& uncovered, const CellSet& covered, const CellSet& taken) {
    if (!finds_.spend(base_pool_.size() / 4 + 1)) return;
    if (!uncovered.empty()) return cover(uncovered.first(), from, uncovered, covered, taken);
    if (bases_.size() == size_) return add_last_cover();
    for (std::size_t i = from; i < base_pool_.size() && !finds_.satisfied(); ++i) {
      const auto& [unit, places] = base_pool_[i];
      if (places.intersects(taken) || is_one_of(covers_, unit)) continue;
      bases_.push_back(unit);
      extend(i + 1, places - covered, covered, taken | places);
      bases_.pop_back();
    }
  }

  void cover(Cell cell, std::size_t from, const CellSet& uncovered, const CellSet& covered, const CellSet& taken) {
    if (covers_.size() + 1 == size_) return;
    for (const Unit unit : board_.geometry().units_of(cell)) {
      if (!goes(unit, cover_directions_) || is_one_of(bases_, unit) || board_.unit(unit).has(victim_)) continue;
      covers_.push_back(unit);
      extend(from, uncovered - board_.unit(unit), covered | board_.unit(unit), taken);
      covers_.pop_back();
    }
  }

  static bool is_one_of(const std::vector<Unit>& units, Unit unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
  }

  /// Any unit of the victim can be the last cover.
  void add_last_cover() {
    if (covers_.size() + 1 != size_) return;  // fewer would do: another step, and a simpler one
    for (const Unit unit : board_.geometry().units_of(victim_)) {
      if (!goes(unit, cover_directions_)) continue;
      covers_.push_back(unit);
      if (has_shape()) offer();
      covers_.pop_back();
    }
  }

  /// True if bases and covers are of the wanted shape and of no simpler one.
  bool has_shape() const {
    if (shape_ == FishShape::basic) return true;
    unsigned bases = 0, covers = 0;
    for (const Unit unit : bases_) bases |= 1u << unit / board_.size();
    for (const Unit unit : covers_) covers |= 1u << unit / board_.size();
    const auto has_both_lines = [](unsigned directions) { return (directions & kRows) && (directions & kColumns); };
    const bool crosses = !has_both_lines(bases) && !has_both_lines(covers) && (bases & covers & ~kBoxes) == 0;
    const bool has_box = ((bases | covers) & kBoxes) != 0;
    return shape_ == FishShape::franken ? crosses && has_box : !crosses;
  }

  bool has_wanted_fins(const CellSet& fins) const {
    if (fins.empty() || fins_wanted_ == FishFins::none) return fins.empty() && fins_wanted_ == FishFins::none;
    if (fins_wanted_ == FishFins::any) return true;
    bool every_base_has_two = true;
    for (const Unit base : bases_) every_base_has_two &= (board_.places(digit_, base) - fins).count() >= 2;
    return every_base_has_two == (fins_wanted_ == FishFins::finned);
  }

  void offer() {
    CellSet in_base = board_.no_cells(), in_bases = board_.no_cells(), in_cover = board_.no_cells();
    for (const Unit base : bases_) {
      const CellSet places = board_.places(digit_, base);
      in_bases |= in_base & places;
      in_base |= places;
    }
    for (const Unit cover : covers_) in_cover |= board_.unit(cover);
    // A place in two bases counts for both, so it is a fin whatever covers it.
    const CellSet fins = (in_base - in_cover) | in_bases;
    const bool wanted = has_wanted_fins(fins);
    const bool for_siamese = finds_.wants_all() && !fins.empty() && fins_wanted_ != FishFins::none;
    if (!wanted && !for_siamese) return;
    CellSet victims = (board_.places(digit_) & in_cover) - in_base;
    if (!fins.empty()) victims &= board_.common_peers(fins);
    Step step = tell(fins, victims);
    if (for_siamese) remember({step, wanted});
    if (wanted) finds_.add(std::move(step));
  }

  Step tell(const CellSet& fins, const CellSet& victims) const {
    Step step;
    eliminate(board_, victims, digit_, step);
    step.reason.digits = {digit_};
    step.reason.units = bases_;
    step.reason.units.insert(step.reason.units.end(), covers_.begin(), covers_.end());
    for (std::size_t i = 0; i < bases_.size(); ++i) {
      mark(board_, board_.unit(bases_[i]) - fins, bit(digit_), StepRole::member, step, static_cast<int>(i));
    }
    mark(board_, fins, bit(digit_), StepRole::fin, step);
    return step;
  }

  void remember(FoundFish fish) {
    std::vector<FoundFish>& same_bases = found_[bases_];
    for (const FoundFish& other : same_bases) {
      if (other.step.eliminations == fish.step.eliminations && other.wanted >= fish.wanted) return;
    }
    same_bases.push_back(std::move(fish));
  }

  /// Two fish with the same bases can be told as one, a finned and a sashimi too: what both of them take away.
  void offer_siamese() {
    for (const auto& [bases, fish] : found_) {
      for (std::size_t i = 0; i < fish.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          if (fish[i].wanted || fish[j].wanted) offer_both(fish[i].step, fish[j].step);
        }
      }
    }
  }

  void offer_both(Step both, const Step& other) {
    const auto append = [](auto& to, const auto& from, std::size_t skip) {
      to.insert(to.end(), from.begin() + static_cast<std::ptrdiff_t>(skip), from.end());
    };
    append(both.eliminations, other.eliminations, 0);
    append(both.reason.roles, other.reason.roles, 0);
    append(both.reason.units, other.reason.units, size_);  // of the other, the covers only
    finds_.add(std::move(both));
  }

  const Board& board_;
  const std::size_t size_;
  const FishShape shape_;
  const FishFins fins_wanted_;
  Finds& finds_;
  unsigned base_directions_ = 0, cover_directions_ = 0;
  Digit digit_ = 1;
  Cell victim_ = 0;
  std::vector<BaseUnit> base_pool_;
  std::vector<Unit> bases_, covers_;
  std::map<std::vector<Unit>, std::vector<FoundFish>> found_;  // by bases, of one digit
};

/// Sets of units are many on large grids: nobody looks there for fish that are large and crooked at once.
int largest_crooked_fish(int size) {
  return size <= 9 ? 4 : size <= 16 ? 3 : 2;
}

}  // namespace

void find_fish(const Board& board, int size, FishShape shape, FishFins fins, Finds& finds) {
  if (shape != FishShape::basic && size > largest_crooked_fish(board.size())) return;
  FishSearch& search = finds.keep<FishSearch>(board, size, shape, fins, finds);
  switch (shape) {
    case FishShape::basic:
      search.run(kRows, kColumns);
      search.run(kColumns, kRows);
      return;
    case FishShape::franken:
      search.run(kRows | kBoxes, kColumns | kBoxes);
      search.run(kColumns | kBoxes, kRows | kBoxes);
      return;
    case FishShape::mutant:
      search.run(kRows | kColumns | kBoxes, kRows | kColumns | kBoxes);
      return;
  }
}

// Two, three or four rows in which a digit has places in as many columns only, or columns against rows.

void x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::basic, FishFins::none, finds);
}
void swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::basic, FishFins::none, finds);
}
void jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::basic, FishFins::none, finds);
}

// Basic fish with fins in one box.

void finned_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::basic, FishFins::finned, finds);
}
void finned_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::basic, FishFins::finned, finds);
}
void finned_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::basic, FishFins::finned, finds);
}

// Basic fish with fins, which would be none if the fins were not there.

void sashimi_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::basic, FishFins::sashimi, finds);
}
void sashimi_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::basic, FishFins::sashimi, finds);
}
void sashimi_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::basic, FishFins::sashimi, finds);
}

// Fish with boxes among their bases or covers.

void franken_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::franken, FishFins::none, finds);
}
void franken_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::franken, FishFins::none, finds);
}
void franken_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::franken, FishFins::none, finds);
}

// Fish with boxes among their bases or covers, and with fins.

void finned_franken_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::franken, FishFins::any, finds);
}
void finned_franken_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::franken, FishFins::any, finds);
}
void finned_franken_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::franken, FishFins::any, finds);
}

// Fish whose bases and covers are units of any direction.

void mutant_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::mutant, FishFins::none, finds);
}
void mutant_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::mutant, FishFins::none, finds);
}
void mutant_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::mutant, FishFins::none, finds);
}

// Fish whose bases and covers are units of any direction, with fins.

void finned_mutant_x_wing(const Board& board, Finds& finds) {
  find_fish(board, 2, FishShape::mutant, FishFins::any, finds);
}
void finned_mutant_swordfish(const Board& board, Finds& finds) {
  find_fish(board, 3, FishShape::mutant, FishFins::any, finds);
}
void finned_mutant_jellyfish(const Board& board, Finds& finds) {
  find_fish(board, 4, FishShape::mutant, FishFins::any, finds);
}

}  // namespace sudoku::human
