// The choices of search: which open cell is next (variable order), and which of its digits (value order).
//
// Both look at what a propagator answers for options(); under `none` these are the digits that no peer holds. Ties go
// to the lowest cell and the lowest digit.
#pragma once

#include "random.hpp"
#include "sudoku/geometry.hpp"
#include "sudoku/strategy.hpp"

namespace sudoku {

template <class Propagator>
int open_peers(const Geometry& geometry, const Propagator& propagator, Cell cell) {
  int count = 0;
  for (const Cell peer : geometry.peers(cell)) count += propagator.is_open(peer) ? 1 : 0;
  return count;
}

/// The open cell with the fewest options. `by_degree`: among those with as few, the one with the most open peers.
template <class Propagator>
Cell fewest_options(const Geometry& geometry, const Propagator& propagator, bool by_degree) {
  const Cell lowest = propagator.lowest_open();
  Cell best = lowest;
  int fewest = count_digits(propagator.options(lowest));
  int degree = by_degree ? open_peers(geometry, propagator, lowest) : 0;
  const int bound = by_degree ? -1 : propagator.fewest_options();  // no other cell can have fewer
  for (int index = lowest + 1; index < geometry.cells() && fewest != bound; ++index) {
    const auto cell = static_cast<Cell>(index);
    if (!propagator.is_open(cell)) continue;
    const int options = count_digits(propagator.options(cell));
    if (options > fewest || (options == fewest && !by_degree)) continue;
    const int its_degree = by_degree ? open_peers(geometry, propagator, cell) : 0;
    if (options == fewest && its_degree <= degree) continue;
    best = cell;
    fewest = options;
    degree = its_degree;
  }
  return best;
}

template <class Propagator>
Cell random_open(const Geometry& geometry, const Propagator& propagator, Random& random) {
  int skip = random.below(propagator.open_cells());
  for (int index = 0; index < geometry.cells(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (propagator.is_open(cell) && skip-- == 0) return cell;
  }
  return kNoCell;
}

/// The open cell that search takes next.
template <class Propagator>
Cell pick_cell(VariableOrder order, const Geometry& geometry, const Propagator& propagator, Random& random) {
  switch (order) {
    case VariableOrder::first: return propagator.lowest_open();
    case VariableOrder::mrv: return fewest_options(geometry, propagator, false);
    case VariableOrder::mrv_degree: return fewest_options(geometry, propagator, true);
    case VariableOrder::random: break;
  }
  return random_open(geometry, propagator, random);
}

/// The untried digit that the fewest open peers could also take.
template <class Propagator>
Digit least_constraining(const Geometry& geometry, const Propagator& propagator, Cell cell, Mask untried) {
  Digit best = 0;
  int fewest = 0;
  for (Mask rest = untried; rest != 0; rest &= rest - 1) {
    const Digit digit = lowest_digit(rest);
    int takers = 0;
    for (const Cell peer : geometry.peers(cell)) {
      if (propagator.is_open(peer) && (propagator.options(peer) & bit(digit)) != 0) ++takers;
    }
    if (best == 0 || takers < fewest) {
      best = digit;
      fewest = takers;
    }
  }
  return best;
}

inline Digit random_digit(Mask untried, Random& random) {
  for (int skip = random.below(count_digits(untried)); skip > 0; --skip) untried &= untried - 1;
  return lowest_digit(untried);
}

/// The digit of `untried`, which is not empty, that is tried next in `cell`.
template <class Propagator>
Digit pick_digit(ValueOrder order, const Geometry& geometry, const Propagator& propagator, Cell cell, Mask untried,
                 Random& random) {
  switch (order) {
    case ValueOrder::ascending: return lowest_digit(untried);
    case ValueOrder::lcv: return least_constraining(geometry, propagator, cell, untried);
    case ValueOrder::random: break;
  }
  return random_digit(untried, random);
}

/// The orders that the strategy names.
struct NamedOrders {
  static constexpr bool kMayBeTwoWay = true;
  template <class Propagator>
  static Cell cell(const Strategy& strategy, const Geometry& geometry, const Propagator& propagator, Random& random) {
    return pick_cell(strategy.variable, geometry, propagator, random);
  }
  template <class Propagator>
  static Digit digit(const Strategy& strategy, const Geometry& geometry, const Propagator& propagator, Cell cell,
                     Mask untried, Random& random) {
    return pick_digit(strategy.value, geometry, propagator, cell, untried, random);
  }
};

/// Those of the default strategy, for a program that is asked for no others.
struct DefaultOrders {
  static constexpr bool kMayBeTwoWay = false;
  template <class Propagator>
  static Cell cell(const Strategy&, const Geometry& geometry, const Propagator& propagator, Random&) {
    return fewest_options(geometry, propagator, false);
  }
  template <class Propagator>
  static Digit digit(const Strategy&, const Geometry&, const Propagator&, Cell, Mask untried, Random&) {
    return lowest_digit(untried);
  }
};

}  // namespace sudoku
