#include "propagation/tridagon_search.hpp"

#include <algorithm>

#include "propagation/tridagon_shape.hpp"

namespace sudoku {

namespace {

constexpr unsigned cells_of(std::size_t transversal) {
  unsigned cells = 0;
  for (const std::size_t place : kTransversals[transversal]) cells |= 1U << place;
  return cells;
}

/// Of the cells of a box, which kinds of transversals are among them: bit 0 even ones, bit 1 odd ones; and, in bit 2,
/// whether there is one of which a single cell is missing.
constexpr auto kKinds = [] {
  std::array<std::uint8_t, 512> kinds{};
  for (unsigned cells = 0; cells < 512; ++cells) {
    for (std::size_t transversal = 0; transversal < 6; ++transversal) {
      const int missing = __builtin_popcount(cells_of(transversal) & ~cells);
      const int kind = (missing == 0 ? (is_odd_transversal(transversal) ? 2 : 1) : 0) | (missing <= 1 ? 4 : 0);
      kinds[cells] = static_cast<std::uint8_t>(kinds[cells] | kind);
    }
  }
  return kinds;
}();

/// The first transversal of a kind among the cells of a box, which has one.
std::size_t first_among(unsigned cells, bool odd) {
  std::size_t transversal = odd ? 3 : 0;
  while ((cells_of(transversal) & ~cells) != 0) ++transversal;
  return transversal;
}

bool has_kind(unsigned cells, bool odd) { return (kKinds[cells] & (odd ? 2 : 1)) != 0; }

}  // namespace

TridagonSearch::TridagonSearch(const Geometry& geometry)
    : geometry_(geometry), has_room_(has_room_for_tridagons(geometry)) {}

std::optional<Tridagon> TridagonSearch::find(const std::vector<Mask>& candidates) const {
  return first(candidates, [&](Mask digits, Cell guardian) {
    return has_several(candidates[guardian]) && (candidates[guardian] & digits) != 0;
  });
}

std::optional<Tridagon> TridagonSearch::behind(const std::vector<Mask>& candidates, Cell guardian, Digit digit) const {
  return first(candidates, [&](Mask digits, Cell cell) { return cell == guardian && (digits & bit(digit)) != 0; });
}

/// By digits ascending, then by rectangles, then by the guardian's box and transversal.
template <class Accept>
std::optional<Tridagon> TridagonSearch::first(const std::vector<Mask>& candidates, Accept accept) const {
  if (!has_room()) return std::nullopt;
  for (int low = 1; low <= 7; ++low) {
    for (int middle = low + 1; middle <= 8; ++middle) {
      for (int high = middle + 1; high <= 9; ++high) {
        const Pure pure = pure_cells(candidates, bit(low) | bit(middle) | bit(high));
        if (std::count_if(pure.boxes.begin(), pure.boxes.end(), [](unsigned box) { return kKinds[box] != 0; }) < 4)
          continue;
        for (std::size_t rectangle = 0; rectangle < kBoxRectangles.size(); ++rectangle) {
          if (const auto found = in_rectangle(pure, rectangle, accept)) return found;
        }
      }
    }
  }
  return std::nullopt;
}

TridagonSearch::Pure TridagonSearch::pure_cells(const std::vector<Mask>& candidates, Mask digits) const {
  Pure pure{digits, {}};
  for (std::size_t box = 0; box < 9; ++box) {
    const auto cells = cells_of_box(box);
    for (std::size_t at = 0; at < 9; ++at)
      pure.boxes[box] |= static_cast<unsigned>((candidates[cells[at]] & ~digits) == 0) << at;
  }
  return pure;
}

template <class Accept>
std::optional<Tridagon> TridagonSearch::in_rectangle(const Pure& pure, std::size_t rectangle, Accept accept) const {
  const auto& boxes = kBoxRectangles[rectangle];
  const auto is_empty = [&](std::size_t box) { return kKinds[pure.boxes[box]] == 0; };
  if (std::any_of(boxes.begin(), boxes.end(), is_empty)) return std::nullopt;
  for (std::size_t place = 0; place < 4; ++place) {
    for (std::size_t transversal = 0; transversal < 6; ++transversal) {
      const auto found = completed(pure, rectangle, place, transversal, accept);
      if (found) return found;
    }
  }
  return std::nullopt;
}

/// With a transversal of the box at `place` that lacks one cell at most, and whole ones in the other three boxes.
template <class Accept>
std::optional<Tridagon> TridagonSearch::completed(const Pure& pure, std::size_t rectangle, std::size_t place,
                                                  std::size_t transversal, Accept accept) const {
  const auto& boxes = kBoxRectangles[rectangle];
  const unsigned missing = cells_of(transversal) & ~pure.boxes[boxes[place]];
  if ((missing & (missing - 1)) != 0) return std::nullopt;
  for (unsigned odd = 0; odd < 16; ++odd) {  // which of the four transversals are odd
    if (__builtin_popcount(odd) % 2 == 0 || (odd >> place & 1) != unsigned{is_odd_transversal(transversal)}) continue;
    std::array<std::size_t, 4> transversals{};
    bool whole = true;
    for (std::size_t at = 0; at < 4 && whole; ++at) {
      const bool is_odd_here = (odd >> at & 1) != 0;
      whole = at == place || has_kind(pure.boxes[boxes[at]], is_odd_here);
      if (whole) transversals[at] = at == place ? transversal : first_among(pure.boxes[boxes[at]], is_odd_here);
    }
    if (!whole) continue;
    Tridagon found{pure.digits, {}, {}, kNoCell};
    for (std::size_t at = 0; at < 4; ++at) {
      found.boxes[at] = static_cast<Unit>(18 + boxes[at]);
      for (std::size_t i = 0; i < 3; ++i)
        found.cells[3 * at + i] = cells_of_box(boxes[at])[kTransversals[transversals[at]][i]];
    }
    for (const std::size_t at : kTransversals[transversal]) {
      if (missing != 0 && (missing >> at & 1) == 0) continue;
      found.guardian = cells_of_box(boxes[place])[at];
      if (accept(found.digits, found.guardian)) return found;
    }
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace sudoku
