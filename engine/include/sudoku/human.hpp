// Human techniques. They are tried from the easiest on; each step has a reason that can be drawn and put into words.
//
//   sudoku::human::Solver solver(puzzle);
//   while (solver.advance()) {}                      // solver.steps() is the path, solver.status() its result
//
//   sudoku::human::Run run(puzzle);                  // guesses if no technique helps
//   while (run.advance()) if (run.event()) ...       // one event after another, until run.status()
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/event.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/reason.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku::human {

/// A technique: its place in `techniques()`, which is the order in which they are tried.
using TechniqueIndex = std::uint8_t;

struct Technique {
  std::string_view id;
  std::string_view family;        ///< techniques of a family share their words
  std::string_view code;          ///< its number in collections of cases; empty if they don't list it
  std::string_view name;          ///< its usual name
  std::string_view concept_name;  ///< its name in constraint processing
  std::string_view summary;       ///< one sentence
  int difficulty;                 ///< of its shortest step, on a scale of our own
  bool needs_uniqueness;          ///< valid only if the puzzle has one solution
  bool needs_boxes;               ///< finds nothing if only cells of a row or column must differ
  bool needs_constraints;         ///< finds nothing in a puzzle without constraints on chosen cells
  bool needs_rules;               ///< finds nothing in classic Sudoku
};

/// All techniques, easiest first.
std::span<const Technique> techniques();

/// How many of them there are, from the easiest on, whose shortest step is no harder than this.
std::size_t techniques_up_to(int difficulty);

/// The technique of this id.
std::optional<TechniqueIndex> find_technique(std::string_view id);

/// The part of a candidate (or of the digit of a solved cell) in a step.
enum class StepRole : std::uint8_t {
  member,   ///< belongs to the pattern
  blocker,  ///< a solved cell that keeps the digit out of others
  fin,      ///< an extra candidate of the pattern, which every elimination has to see, too
  pivot,    ///< the cell that connects the other parts of the pattern
  pincer,   ///< one of two candidates, at least one of which is true
  floor,    ///< a cell of a rectangle or a loop with nothing but its two digits
  roof,     ///< a cell of a rectangle or a loop that can be more
  extra,    ///< one of the other digits of a roof
  set,      ///< belongs to one of several almost locked sets: the one that `group` names
  shared,   ///< the digit that links two sets: only one of them can contain it
  on,       ///< true in this colour, or in this case of several
  off,      ///< false in this colour, or in this case of several
  lost,     ///< an open cell for which the digit has been ruled out before
};
std::string_view role_id(StepRole role);

struct StepRoleMark {
  StepRole role;
  Cell cell;
  Digit digit;
  std::uint8_t group;  ///< the colour, set, unit of a fish or case, from 0; 0 if there is only one
};

struct Candidate {
  Cell cell;
  Digit digit;
  friend bool operator==(const Candidate&, const Candidate&) = default;
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

/// One end of a link: the digit is in one of the cells.
struct Node {
  Digit digit;
  std::vector<Cell> cells;
};

/// If not `from`, then `to` (strong); or if `from`, then not `to` (weak).
struct StepLink {
  Node from, to;
  bool strong;
  std::uint8_t group = 0;  ///< the case of a forcing chain
  Unit unit = kNoUnit;     ///< of a forcing chain: the unit in which `to` is the only place
};

/// The reason of a step: everything that a drawing and a sentence need.
struct StepReason {
  std::vector<Digit> digits;
  std::vector<Unit> units;  ///< where the pattern is; a fish names its base units first, as many as it covers
  std::vector<StepRoleMark> roles;
  std::vector<StepLink> links;  ///< in the order in which they are followed
  std::uint16_t constraint = kNoConstraint;  ///< the number of the constraint that the step uses
};

struct Step {
  TechniqueIndex technique = 0;
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;  ///< ascending
  StepReason reason;
  int difficulty = 0;  ///< that of its technique; more for longer chains and larger patterns
};

/// Permission for techniques that rely on uniqueness. They are used only if the givens have one solution.
enum class Uniqueness : std::uint8_t {
  ignored,  ///< such techniques are not used
  asked,    ///< uniqueness is checked first, which takes up to a third of a second on large grids
  known     ///< the givens are known to have one solution
};

struct Options {
  Uniqueness uniqueness = Uniqueness::asked;
  /// The slices that were spent before this position, if a guess interrupted the path.
  std::uint64_t spent = 0;
  /// More difficult techniques are not used on a path.
  int hardest = std::numeric_limits<int>::max();
};

// A position is a puzzle as its player sees it: givens, placed digits, and pencil marks (without marks, every digit
// that no peer has is a candidate). It must have passed check_puzzle.
//
// Long work is divided into slices of a few milliseconds: `advance` does one. Techniques count their work. On grids
// larger than 9x9, a technique stops at a limit, which is the same on every machine, and `is_limited` reports it. A
// path that reaches a limit of its own continues with patterns only, without chains and anything harder.

/// The easiest step of the easiest technique that finds any.
std::optional<Step> next_step(const Puzzle& position, Options options = {});

/// All steps of a technique in this position, one for each set of conclusions.
std::vector<Step> all_steps(const Puzzle& position, TechniqueIndex technique, Options options = {});

enum class Status : std::uint8_t {
  running,
  solved,
  stuck,         ///< no technique finds anything: a guess is needed
  contradiction  ///< a cell without candidate, a unit without place for a digit, or a broken constraint
};

/// Solves a position with the easiest step each time.
class TechniqueSolver {
 public:
  explicit TechniqueSolver(const Puzzle& position, Options options = {});
  ~TechniqueSolver();

  /// Works for one slice, in which at most one step is found and applied. False when it has ended.
  bool advance();

  Status status() const { return status_; }
  const std::vector<Step>& steps() const { return steps_; }
  /// The position after the steps so far: digits and marks.
  Puzzle position() const;

  /// The technique that is being tried, by its place in `techniques()`.
  std::size_t technique() const;
  /// True if the search for the last or the missing step stopped at a limit.
  bool is_limited() const { return is_limited_; }
  /// True if the givens are known to have one solution. The next path from them may use it.
  bool is_unique() const;
  /// The number of slices spent on searches so far, including those before this position.
  std::uint64_t spent() const { return spent_; }

  /// For a solver that is stuck: the cell with the fewest candidates, the best one for a guess.
  Cell cell_to_guess() const;
  /// Continues with a digit that the caller knows or tries.
  void guess(Candidate candidate);

 private:
  friend class StepQuery;
  struct Work;
  void settle();
  bool is_tired() const;

  std::unique_ptr<Work> work_;
  std::size_t techniques_;  ///< the number of techniques that are tried, from the easiest on
  std::vector<Step> steps_;
  Status status_ = Status::running;
  std::uint64_t spent_;
  bool is_limited_ = false;
};

/// The most guesses of a run on a grid larger than 9x9: people would have given up long before.
inline constexpr std::uint64_t kMostGuesses = 100;

/// A step of a technique in a position: the n-th of those that `all_steps` finds there, counted from 0.
struct FirstStep {
  TechniqueIndex technique;
  std::size_t number = 0;
};

/// The options of a run by techniques.
struct RunOptions {
  bool search = true;                                                ///< false: the run ends where it would guess
  std::uint64_t solutions = 1;                                       ///< the run ends after this number of solutions
  std::uint64_t events = std::numeric_limits<std::uint64_t>::max();  ///< and after this number of events
  int hardest = Options{}.hardest;                                   ///< as in `Options`
  std::vector<Choice> choices;                                       ///< guesses that replace its own
  std::optional<FirstStep> first;                                    ///< taken first, if there is such a step
};

/// Why a step removes candidates.
enum class StepCause : std::uint8_t {
  technique,  ///< `found` says which one, and why
  marks,      ///< peers have these digits, which people rule out first
  refuted     ///< the guess that was just undone has no further solution
};

/// One event of a run by techniques. Fields that its kind doesn't need are empty.
struct RunEvent {
  EventKind kind = EventKind::done;  ///< step, decide, refute, conflict, solution or done
  std::uint64_t index = 0;
  std::size_t depth = 0;  ///< open guesses, including that of a decide or refute itself
  StepCause cause = StepCause::technique;
  Cell cell = kNoCell;  ///< of a guess; the emptied cell of a conflict, or kNoCell
  Digit digit = 0;      ///< of a guess; the digit without place in the unit of a conflict
  Unit unit = kNoUnit;
  std::uint16_t constraint = kNoConstraint;  ///< the constraint that is broken in a conflict
  int alternatives = 0;         ///< of a decide: number of digits possible in the cell
  bool is_exhausted = false;    ///< of a refute: a solution was found below it
  std::uint64_t number = 0;     ///< of a technique's step or a solution, from 1
  std::optional<Step> found;    ///< what the technique found
  std::vector<Candidate> gone;  ///< all candidates that a step or a decide removes, each once
};

class StepQuery;

/// Solves with techniques, always taking the easiest step, and guesses if none finds anything. If a guess leads to a
/// contradiction, it is undone and its digit removed, and techniques continue from there.
///
/// It stores only its open guesses, and can be destroyed at any time.
class TechniqueRun {
 public:
  /// `position` must have passed check_puzzle, and its placed digits must not clash.
  explicit TechniqueRun(const Puzzle& position, RunOptions options = {});
  ~TechniqueRun();

  /// Works for one slice, in which at most one event happens. False when it has ended.
  bool advance();

  /// The event of the latest slice; empty while a search for a step continues.
  const std::optional<RunEvent>& event() const { return event_; }
  RunStatus status() const { return status_; }
  /// The technique that was being tried when a search for a step was paused last, by its place in `techniques()`.
  std::size_t technique() const { return technique_; }
  /// True if a search for some step stopped at a limit, or there were too many guesses.
  bool is_limited() const { return is_limited_; }

 private:
  struct OpenGuess;
  enum class Phase : std::uint8_t { marks, begin, look, follow, close, strike, over };

  void write_marks();
  void begin();
  void look();
  void follow();
  void tell_step(const Step& step);
  void guess();
  Candidate choose() const;
  void end_branch(bool is_solved);
  void close_branch();
  void strike();
  void finish(RunStatus status);
  RunStatus reached() const;

  RunEvent& tell(EventKind kind);
  void fill(Candidate candidate);
  void strike_all(const std::vector<Candidate>& gone);
  std::vector<Candidate> lost_to(Candidate placed) const;
  std::vector<Candidate> each_once(const std::vector<Candidate>& candidates) const;
  bool find_dead_end(RunEvent& event) const;

  Geometry geometry_;
  RunOptions options_;
  Puzzle position_;  ///< the current position: a solved cell has its digit as value and only candidate
  std::vector<OpenGuess> path_;
  Candidate struck_{};                ///< the guess that was undone last
  std::unique_ptr<StepQuery> first_;  ///< looks for the first step, if one was requested
  std::unique_ptr<TechniqueSolver> solver_;
  Options knowing_;  ///< options for the next path, with facts learnt on earlier ones
  std::optional<RunEvent> event_;
  Phase phase_ = Phase::marks;
  RunStatus status_ = RunStatus::running, reached_ = RunStatus::running;
  std::uint64_t events_ = 0, steps_ = 0, guesses_ = 0, solutions_ = 0;
  std::size_t technique_ = 0;
  bool is_limited_ = false, is_solution_ = false;
};

/// Looks for the next step, or for all steps of a technique.
class StepQuery {
 public:
  StepQuery(const Puzzle& position, std::optional<TechniqueIndex> technique, Options options = {});
  ~StepQuery();

  /// Works for one slice. False when it has ended.
  bool advance();

  /// The technique that is being tried, by its place in `techniques()`.
  std::size_t technique() const;
  /// The steps found; complete when the query has ended.
  const std::vector<Step>& steps() const { return steps_; }
  bool is_limited() const { return is_limited_; }

 private:
  struct Work;

  std::unique_ptr<Work> work_;
  std::optional<TechniqueIndex> technique_;
  std::vector<Step> steps_;
  bool has_ended_ = false, is_limited_ = false;
};

enum class DifficultyLevel : std::uint8_t { very_easy, easy, medium, hard, fiendish, extreme };
std::string_view level_id(DifficultyLevel level);
std::optional<DifficultyLevel> find_level(std::string_view id);
/// The difficulty of the hardest step that a level allows; for the last level, more than that of any step.
int hardest_of(DifficultyLevel level);

struct Rating {
  struct PathStep {
    std::optional<TechniqueIndex> technique;  ///< none for a guess
    int difficulty;
  };

  DifficultyLevel level = DifficultyLevel::very_easy;
  int hardest = 0;          ///< difficulty of the hardest step
  int sum = 0;              ///< of all steps
  int guesses = 0;          ///< the number of times that no technique found anything
  bool is_limited = false;  ///< true if the search for some step stopped at a limit
  std::vector<PathStep> path;
};

/// The outcome of rating a puzzle. Only puzzles with one solution are rated.
enum class Rated : std::uint8_t {
  running,
  rated,
  no_solution,
  several_solutions,
  too_large  ///< counting its solutions would take too long
};

class ShortSolve;

/// Rates a puzzle, from its givens and marks.
class RatingQuery {
 public:
  /// `puzzle` must have passed check_puzzle.
  explicit RatingQuery(Puzzle puzzle);
  ~RatingQuery();

  /// Works for one slice. False when it has ended.
  bool advance();

  Rated status() const { return status_; }
  /// The rating, once the status is `rated`.
  const Rating& rating() const { return rating_; }

 private:
  bool begin_path();
  bool end(Rated status);
  void count(std::optional<TechniqueIndex> technique, int difficulty);

  Puzzle puzzle_;
  std::unique_ptr<ShortSolve> solve_;
  std::vector<Digit> solution_;
  std::unique_ptr<TechniqueSolver> solver_;
  Rated status_ = Rated::running;
  Rating rating_;
};

/// Rates a puzzle with one solution in one call; empty for others.
std::optional<Rating> rate(const Puzzle& puzzle);

}  // namespace sudoku::human
