// Search takes the cell and the digit that the strategy names, worked out here from the state alone.
#include <algorithm>
#include <tuple>

#include "support/recorded_run.hpp"
#include "support/replay.hpp"

namespace sudoku::branching_laws_test {
namespace {

using namespace sudoku::testing;

/// A state as search sees it: its candidates, without what peers hold (which propagators have taken away already).
class View {
 public:
  View(const Geometry& geometry, const State& state) : geometry_(geometry), state_(state) {}

  bool is_open(Cell cell) const { return state_.values[cell] == 0; }

  Mask options(Cell cell) const {
    Mask options = state_.candidates[cell];
    for (const Cell peer : geometry_.peers(cell)) {
      if (!is_open(peer)) options &= ~bit(state_.values[peer]);
    }
    return options;
  }

  /// Smaller is taken first; the cell's number parts ties.
  std::tuple<int, int, Cell> rank(Cell cell, VariableOrder order) const {
    const int few = order == VariableOrder::first ? 0 : count_digits(options(cell));
    return {few, order == VariableOrder::mrv_degree ? -open_peers(cell) : 0, cell};
  }

  Cell first_by(VariableOrder order) const {
    Cell best = kNoCell;
    for (int index = 0; index < geometry_.cells(); ++index) {
      const auto cell = static_cast<Cell>(index);
      if (is_open(cell) && (best == kNoCell || rank(cell, order) < rank(best, order))) best = cell;
    }
    return best;
  }

  std::pair<int, Digit> rank(Cell cell, Digit digit, ValueOrder order) const {
    if (order == ValueOrder::ascending) return {0, digit};
    const auto peers = geometry_.peers(cell);
    const auto could_take = [&](Cell peer) { return is_open(peer) && (options(peer) & bit(digit)) != 0; };
    return {static_cast<int>(std::count_if(peers.begin(), peers.end(), could_take)), digit};
  }

  Digit first_by(ValueOrder order, Cell cell, Mask untried) const {
    Digit best = lowest_digit(untried);
    for (int digit = 1; digit <= geometry_.size(); ++digit) {
      const auto candidate = static_cast<Digit>(digit);
      if ((untried & bit(digit)) != 0 && rank(cell, candidate, order) < rank(cell, best, order)) best = candidate;
    }
    return best;
  }

 private:
  int open_peers(Cell cell) const {
    const auto peers = geometry_.peers(cell);
    return static_cast<int>(std::count_if(peers.begin(), peers.end(), [&](Cell peer) { return is_open(peer); }));
  }

  const Geometry& geometry_;
  const State& state_;
};

/// A cell that has one digit left when another was ruled out there is no choice: it is placed at once.
bool is_searchs_choice(const Event& event, const Event* previous) {
  if (event.cause != Cause::search || event.kind != EventKind::place) return event.kind == EventKind::decide;
  return previous == nullptr || previous->kind != EventKind::eliminate || previous->cause != Cause::search ||
         previous->cell != event.cell;
}

class BranchingLaws : public RunLaws {
 protected:
  /// For each choice of search, with the digits of that cell that were tried before; large grids are looked at in part.
  void for_each_choice(const std::function<void(const RecordedRun&, const Event&, const State&, Mask tried)>& law) {
    for_each_run([&](const RecordedRun& recorded) {
      const std::size_t most = recorded.sample.puzzle.size() <= 9 ? recorded.events.size() : 2'500;
      Replay replay(recorded.geometry(), recorded.sample.puzzle);
      std::vector<Mask> tried{0};
      for (std::size_t index = 0; index < std::min(most, recorded.events.size()); ++index) {
        const Event& event = recorded.events[index];
        const bool retried = index > 0 && recorded.events[index - 1].kind == EventKind::refute;
        if (event.kind == EventKind::refute) tried.pop_back();
        if (!retried && event.kind == EventKind::decide) tried.back() = 0;
        if (is_searchs_choice(event, index > 0 ? &recorded.events[index - 1] : nullptr))
          law(recorded, event, replay.state(), event.kind == EventKind::decide ? tried.back() : 0);
        if (event.kind == EventKind::decide) {
          tried.back() |= digits_of(half_of(event), event.digit);
          tried.push_back(0);
        }
        replay.take(event);
      }
    });
  }
};

INSTANTIATE_TEST_SUITE_P(Of, BranchingLaws, every_propagator(), propagator_name);

TEST_P(BranchingLaws, TheCellIsTheFirstByItsOrder) {
  for_each_choice([](const RecordedRun& recorded, const Event& event, const State& before, Mask tried) {
    if (tried != 0 || recorded.strategy.variable == VariableOrder::random) return;
    ASSERT_EQ(event.cell, View(recorded.geometry(), before).first_by(recorded.strategy.variable));
  });
}

TEST_P(BranchingLaws, TheDigitIsTheFirstByItsOrder) {
  for_each_choice([](const RecordedRun& recorded, const Event& event, const State& before, Mask tried) {
    if (recorded.strategy.value == ValueOrder::random) return;
    const View view(recorded.geometry(), before);
    const Mask untried = view.options(event.cell) & ~tried;
    const Digit first = view.first_by(recorded.strategy.value, event.cell, untried);
    if (half_of(event) == Half::none) ASSERT_EQ(event.digit, first);
    else ASSERT_NE(digits_of(half_of(event), event.digit) & bit(first), 0u);
  });
}

TEST_P(BranchingLaws, AlternativesAreTheDigitsThatArePossible) {
  for_each_choice([](const RecordedRun& recorded, const Event& event, const State& before, Mask) {
    const int options = count_digits(View(recorded.geometry(), before).options(event.cell));
    ASSERT_EQ(options, event.kind == EventKind::decide ? event.detail : 1);
  });
}

/// The choices that the user has in place of the decide with number `index`; between two digits of a cell, another of
/// these.
std::vector<Choice> choices_at(RecordedRun& recorded, std::uint64_t index) {
  const Event& decide = recorded.events[index];
  const bool retried = index > 0 && recorded.events[index - 1].kind == EventKind::refute;
  const State state = recorded.run->state_at(index);
  const View view(recorded.geometry(), state);
  std::vector<Choice> choices;
  for (Cell cell = 0; cell < state.values.size(); ++cell) {
    const Mask options = view.options(cell);
    if (!view.is_open(cell) || (retried && cell != decide.cell)) continue;
    if (recorded.strategy.propagation != Cause::none && count_digits(options) < 2) continue;
    const Mask tried = digits_of(half_of(decide), decide.digit);
    if (options != 0) choices.push_back({0, cell, lowest_digit(retried ? options & tried : options)});
  }
  return choices;
}

TEST_P(BranchingLaws, AChoiceIsTakenAtItsDecisionAndChangesNothingBefore) {
  testing::Random random(17);
  const std::uint32_t decides = 1u << static_cast<unsigned>(EventKind::decide);
  for_each_run([&](RecordedRun& recorded) {
    const std::uint64_t guesses = recorded.run->stats().guesses;
    if (guesses == 0 || recorded.sample.puzzle.size() > 9) return;
    const std::uint64_t index = recorded.run->next(random.next() % recorded.events.size(), decides);
    if (index == recorded.events.size()) return;
    const std::vector<Choice> choices = choices_at(recorded, index);
    Choice choice = choices[random.next() % choices.size()];
    choice.at = recorded.run->count_before(index, decides);
    Strategy strategy = recorded.strategy;
    strategy.choices = {choice};
    const RecordedRun chosen(recorded.sample, strategy, index + 1);
    const auto end = static_cast<std::ptrdiff_t>(index);
    ASSERT_TRUE(std::equal(chosen.events.begin(), chosen.events.begin() + end, recorded.events.begin()));
    ASSERT_EQ(chosen.events[index].kind, EventKind::decide);
    ASSERT_EQ(chosen.events[index].cell, choice.cell);
    const Event& taken = chosen.events[index];
    ASSERT_NE(digits_of(half_of(taken), taken.digit) & bit(choice.digit), 0u);
    ASSERT_EQ(half_of(taken) == Half::none, !splits(strategy));
  });
}

/// Search places cells that have one candidate left without deciding anything; the user's cell may be one of them
/// before its decision comes, and takes no number out of the random order.
TEST(UsersChoice, ChangesNothingBeforeItWhereSearchPlacesItsCellInRandomOrder) {
  const std::uint32_t decides = 1u << static_cast<unsigned>(EventKind::decide);
  Strategy strategy;
  strategy.propagation = Cause::forward_checking;
  strategy.variable = VariableOrder::random;
  strategy.value = ValueOrder::random;
  strategy.look_back = LookBack::learning;
  strategy.branching = BranchingWay::two_way;
  strategy.solutions = 2;
  for (const Sample& sample : make_samples({{2, 2}}, {1, 2})) {
    for (strategy.seed = 0; strategy.seed < 200; ++strategy.seed) {
      RecordedRun recorded(sample, strategy, 1'000);
      if (recorded.run->stats().guesses == 0) continue;
      testing::Random random(strategy.seed);
      const std::uint64_t index = recorded.run->next(random.next() % recorded.events.size(), decides);
      if (index == recorded.events.size()) continue;
      const std::vector<Choice> choices = choices_at(recorded, index);
      Strategy with_choice = strategy;
      with_choice.choices = {choices[random.next() % choices.size()]};
      with_choice.choices[0].at = recorded.run->count_before(index, decides);
      const RecordedRun chosen(sample, with_choice, index + 1);
      const auto end = static_cast<std::ptrdiff_t>(index);
      ASSERT_TRUE(std::equal(chosen.events.begin(), chosen.events.begin() + end, recorded.events.begin()))
          << sample.name << ", seed " << strategy.seed;
      ASSERT_EQ(chosen.events[index].cell, with_choice.choices[0].cell);
    }
  }
}

TEST(RandomOrderProperty, TheSeedDecidesAndNothingElse) {
  Strategy strategy;
  strategy.propagation = Cause::forward_checking;
  strategy.variable = VariableOrder::random;
  strategy.value = ValueOrder::random;
  const Sample sample{"empty", Puzzle::empty({2, 3}), {}};
  std::vector<std::vector<Event>> streams;
  for (const std::uint64_t seed : {1u, 2u, 1u}) {
    strategy.seed = seed;
    streams.push_back(RecordedRun(sample, strategy, 10'000).events);
  }
  EXPECT_EQ(streams[0], streams[2]);
  EXPECT_NE(streams[0], streams[1]);
}

TEST(ChoicesProperty, TheUsersDecisionIsTakenFirst) {
  Strategy strategy;
  strategy.solutions = kAllSolutions;
  strategy.choices = {{0, 40, 9}, {2, 80, 3}};
  const Sample sample{"empty", Puzzle::empty({3, 3}), {}};
  const RecordedRun recorded(sample, strategy, 5'000);
  std::vector<Event> decides;
  for (const Event& event : recorded.events) {
    if (event.kind == EventKind::decide) decides.push_back(event);
  }
  EXPECT_EQ(std::tuple(decides[0].cell, decides[0].digit), std::tuple(40, 9));
  EXPECT_EQ(std::tuple(decides[2].cell, decides[2].digit), std::tuple(80, 3));
}

TEST(ChoicesProperty, WhatIsNotPossibleIsPassedOver) {
  const Sample sample{"empty", Puzzle::empty({2, 2}), {}};
  Strategy strategy;
  const std::vector<Event> plain = RecordedRun(sample, strategy, 1'000).events;
  const std::vector<Choice> impossible{{0, 16, 1}, {0, 60'000, 1}, {0, 3, 0}, {0, 3, 5}, {0, 3, 255}, {1, 0, 1}};
  for (const Choice& choice : impossible) {
    strategy.choices = {choice};
    EXPECT_EQ(RecordedRun(sample, strategy, 1'000).events, plain) << choice.cell << ' ' << int{choice.digit};
  }
}

TEST(ChoicesProperty, AWrongDecisionOfTheUserIsTakenBack) {
  const Grid hard = read_grid("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
  const Sample sample{"hard", puzzle_of({3, 3}, hard), solve_by_force({3, 3}, hard, 2)};
  const std::uint32_t decides = 1u << static_cast<unsigned>(EventKind::decide);
  const RecordedRun plain(sample, Strategy{}, 100'000);
  const std::uint64_t first = plain.run->next(0, decides);
  const Cell cell = plain.events[first].cell;
  const Mask wrong = plain.run->state_at(first).candidates[cell] & ~bit(sample.solutions[0][cell]);
  Strategy strategy;
  strategy.choices = {{0, cell, lowest_digit(wrong)}};
  const RecordedRun recorded(sample, strategy, 100'000);
  EXPECT_EQ(recorded.events[first].digit, lowest_digit(wrong));
  EXPECT_EQ(recorded.run->solutions(), sample.solutions);
}

}  // namespace
}  // namespace sudoku::branching_laws_test
