// Takes givens away from a full grid for as long as one solution is left, as most makers of puzzles do, and asks now
// and then how hard that has made it. Judging is dear where taking away is cheap, so it is done for many givens at
// once, in batches.
//
// Where it comes out too easy, some givens are put back and others taken away, again and again from the hardest so far:
// for what is rare, that is much quicker than new grids. G. Royle searched for puzzles of few givens in this way.
#include <algorithm>
#include <utility>
#include <variant>

#include "generate/batches.hpp"
#include "generate/givens.hpp"
#include "generate/judge.hpp"
#include "generate/rules_search.hpp"
#include "generate/walk.hpp"
#include "grid/message.hpp"
#include "random.hpp"
#include "sudoku/generate.hpp"

namespace sudoku {

namespace {

/// How many of a hundred cells are opened at least, where some givens are to spare: from kLeastOpen on, by chance up to
/// so many more.
constexpr int kLeastOpen = 50, kMoreOpen = 12;

/// How often a grid is changed without becoming harder before a new one is taken.
constexpr int kMisses = 12;

/// After so many grids there may be none: seconds' worth up to 9x9, minutes' at 16x16.
std::uint64_t most_grids(int cells) {
  return std::clamp<std::uint64_t>(40'000'000u / static_cast<std::uint64_t>(cells * cells), 100, 8'000);
}

}  // namespace

std::uint64_t seed_of(std::string_view text) {
  // FNV-1a, by G. Fowler, L. C. Noll and K.-P. Vo.
  std::uint64_t seed = 0xCBF29CE484222325u;
  for (const char symbol : text) seed = (seed ^ static_cast<unsigned char>(symbol)) * 0x100000001B3u;
  return seed;
}

namespace {

/// Null for rules that such a grid can have.
Refusal check_made_rules(const GenerateOptions& options) {
  const Puzzle grid = ruled_grid(options);
  if (grid.size() > kLargestMadeWithRules) {
    return refuse("rules", "rules.made", {{"most", kLargestMadeWithRules}, {"size", grid.size()}});
  }
  return check_rules(grid);
}

}  // namespace

namespace {

/// True if puzzles with these rules have constraints on chosen cells.
bool has_drawn_kind(std::uint32_t rules) {
  const auto kinds = kinds_in(rules);
  return std::any_of(kinds.begin(), kinds.end(), [](const RuleKind* kind) { return kind->draw != nullptr; });
}

/// Null for a technique that such a puzzle can need.
Refusal check_technique(const GenerateOptions& options) {
  if (!options.technique) return {};
  const human::Technique& technique = human::techniques()[*options.technique];
  if (technique.needs_uniqueness && options.rules != 0) return refuse("level", "level.rules");
  if (technique.needs_rules && options.rules == 0) return refuse("level", "level.other-rules");
  if (technique.needs_constraints && !has_drawn_kind(options.rules)) return refuse("level", "level.constraints");
  if (options.level && technique.difficulty > human::hardest_of(*options.level)) {
    return refuse("level", "level.technique");
  }
  return {};
}

}  // namespace

Result<GenerateOptions> check_generate(GenerateOptions options) {
  if (options.size != 0) {
    const bool needs_boxes = (ruled_grid(options).rules.globals >> static_cast<int>(GlobalRule::no_boxes) & 1) == 0;
    Result<Shape> usual = Geometry::default_shape(options.size);
    if (!usual && needs_boxes) return usual.take_error();
    options.shape = usual ? usual.value() : Shape{0, 0};
  }
  if (options.rules != 0) {
    if (Refusal refusal = check_made_rules(options)) return refusal;
  } else {
    Result<Shape> shape = Geometry::check(options.shape);
    if (!shape) return shape.take_error();
  }
  if (Refusal refusal = check_technique(options)) return refusal;
  return options;
}

namespace {

/// Makes puzzles of a level, or of none.
class LevelSearch {
 public:
  explicit LevelSearch(const GenerateOptions& options)
      : options_(options),
        demand_(demand_of(options_)),
        random_(options_.seed),
        givens_(options_.shape, options_.symmetry) {
    take_new_grid();
  }

  bool advance() {
    if (status_ != GenerateStatus::running) return false;
    if (phase_ == Phase::minimal) {
      check_next_given();
    } else if (judge_) {
      if (!judge_->advance()) weigh(judge_->verdict());
    } else if (batches_.has_next()) {
      try_without(order_[batches_.take_next()]);
    } else if (demand_ && (!taken_.empty() || verdict_ == Verdict::open)) {
      judge_.emplace(givens_.puzzle(), *demand_);
    } else {
      weigh(demand_ ? verdict_ : Verdict::fits);
    }
    return status_ == GenerateStatus::running;
  }

  GenerateStatus status() const { return status_; }
  std::uint64_t tried() const { return tried_; }
  const Puzzle& puzzle() const { return givens_.puzzle(); }

 private:
  enum class Phase : std::uint8_t { taking, minimal };

  void take_new_grid() {
    givens_.refill(random_);
    best_hardest_ = -1;
    take_away();
    const int open = kLeastOpen + random_.below(kMoreOpen + 1);
    enough_ = options_.minimal ? givens_.orbits() : givens_.orbits() * static_cast<std::size_t>(open) / 100;
    batches_.resize(enough_);
  }

  /// From what is given now, in a new order.
  void take_away() {
    order_ = givens_.given();
    shuffle(order_, random_);
    phase_ = Phase::taking;
    batches_.begin(order_.size(), order_.size());
    taken_.clear();
    verdict_ = Verdict::open;
    hardest_ = 0;
  }

  void try_without(std::size_t orbit) {
    ++tried_;
    if (givens_.try_without(orbit)) taken_.push_back(orbit);
  }

  /// Chooses the next move after these were taken away.
  void weigh(Verdict verdict) {
    // A puzzle that must be minimal can't have back the digits that made it too hard.
    if (goes_too_far(verdict_, verdict) && !options_.minimal) {
      for (const std::size_t orbit : taken_) givens_.give(orbit);
      batches_.reject();
    } else {
      verdict_ = verdict;
      hardest_ = judge_ ? judge_->hardest() : hardest_;
      const std::size_t open = givens_.opened().size();
      if (open < enough_) batches_.accept(enough_ - open);
      else batches_.accept();
      if (verdict_ == Verdict::fits && open >= enough_) batches_.end();
    }
    taken_.clear();
    judge_.reset();
    if (batches_.has_ended()) end_grid();
  }

  void end_grid() {
    if (verdict_ != Verdict::fits) {
      go_on();
    } else if (is_each_given_needed(options_)) {
      phase_ = Phase::minimal;
      next_cell_ = 0;
    } else {
      status_ = GenerateStatus::made;
    }
  }

  void check_next_given() {
    const std::vector<Digit>& givens = givens_.puzzle().givens;
    if (next_cell_ == givens.size()) {
      status_ = GenerateStatus::made;
      return;
    }
    const auto cell = static_cast<Cell>(next_cell_++);
    if (givens[cell] == 0) return;
    ++tried_;
    if (!givens_.needs(cell)) go_on();
  }

  /// With the hardest so far, or with a new grid.
  void go_on() {
    if (++grids_ == most_grids(givens_.geometry().cells())) {
      status_ = GenerateStatus::not_found;
      return;
    }
    if (verdict_ != Verdict::too_easy) return take_new_grid();
    if (hardest_ > best_hardest_) misses_ = 0;
    if (hardest_ >= best_hardest_) {
      best_ = givens_.puzzle().givens;
      best_hardest_ = hardest_;
    }
    if (++misses_ > kMisses) return take_new_grid();
    givens_.restore(best_);
    std::vector<std::size_t> back = givens_.opened();
    shuffle(back, random_);
    back.resize(back.size() / 4);
    for (const std::size_t orbit : back) givens_.give(orbit);
    take_away();
  }

  GenerateOptions options_;
  std::optional<Demand> demand_;
  Random random_;
  Givens givens_;
  GenerateStatus status_ = GenerateStatus::running;
  std::uint64_t tried_ = 0;

  Phase phase_ = Phase::taking;
  std::vector<std::size_t> order_;  ///< orbits to try without
  Batches batches_;
  std::size_t enough_ = 0;           ///< with so many open, a puzzle that fits is done
  std::vector<std::size_t> taken_;   ///< what could be taken away of a batch
  Verdict verdict_ = Verdict::open;  ///< on what was before them
  int hardest_ = 0;
  std::optional<Judge> judge_;

  std::size_t next_cell_ = 0;        ///< whose given is to be needed, if each has to be

  std::vector<Digit> best_;
  int best_hardest_ = -1;
  int misses_ = 0;
  std::uint64_t grids_ = 0;
};

}  // namespace

/// One of the ways to search.
class Generator::Job {
 public:
  explicit Job(const GenerateOptions& options) : way_(way_of(options)) {}

  template <class Use>
  decltype(auto) with(Use use) {
    return std::visit(use, way_);
  }

 private:
  using Way = std::variant<LevelSearch, Walk, RulesSearch>;

  static Way way_of(const GenerateOptions& options) {
    if (options.rules != 0) return Way(std::in_place_type<RulesSearch>, options);
    if (options.technique) return Way(std::in_place_type<Walk>, options, *demand_of(options));
    return Way(std::in_place_type<LevelSearch>, options);
  }

  Way way_;
};

Generator::Generator(GenerateOptions options) : search_(std::make_unique<Job>(options)) {}

Generator::~Generator() = default;

bool Generator::advance() {
  return search_->with([](auto& search) { return search.advance(); });
}

GenerateStatus Generator::status() const {
  return search_->with([](auto& search) { return search.status(); });
}

std::uint64_t Generator::tried() const {
  return search_->with([](auto& search) { return search.tried(); });
}

const Puzzle& Generator::puzzle() const {
  return search_->with([](auto& search) -> const Puzzle& { return search.puzzle(); });
}

}  // namespace sudoku
