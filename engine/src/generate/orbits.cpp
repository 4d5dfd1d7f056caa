#include "generate/orbits.hpp"

#include <algorithm>
#include <array>

namespace sudoku {

namespace {

struct OrbitPlace {
  int row, column;
};

/// The image of the cell at a place; `last` is the number of the last row.
using Move = OrbitPlace (*)(OrbitPlace place, int last);

OrbitPlace turn(OrbitPlace at, int last) {
  return {at.column, last - at.row};
}
OrbitPlace turn_twice(OrbitPlace at, int last) {
  return {last - at.row, last - at.column};
}
OrbitPlace swap_sides(OrbitPlace at, int last) {
  return {at.row, last - at.column};
}
OrbitPlace swap_ends(OrbitPlace at, int last) {
  return {last - at.row, at.column};
}
OrbitPlace transpose(OrbitPlace at, int) {
  return {at.column, at.row};
}
OrbitPlace transpose_back(OrbitPlace at, int last) {
  return {last - at.column, last - at.row};
}

struct OrbitKind {
  std::string_view id;
  std::array<Move, 2> moves;  ///< which make up the symmetry, done again and again; those that are not needed are null
};

constexpr std::array<OrbitKind, 8> kOrbitKinds{{{"none", {}},
                                                {"rotational180", {turn_twice}},
                                                {"rotational90", {turn}},
                                                {"horizontal", {swap_sides}},
                                                {"vertical", {swap_ends}},
                                                {"diagonal", {transpose}},
                                                {"antidiagonal", {transpose_back}},
                                                {"full", {turn, transpose}}}};

}  // namespace

std::string_view symmetry_id(Symmetry symmetry) {
  return kOrbitKinds[static_cast<std::size_t>(symmetry)].id;
}

std::optional<Symmetry> find_symmetry(std::string_view id) {
  const auto has_id = [&](const OrbitKind& kind) { return kind.id == id; };
  const auto found = std::find_if(kOrbitKinds.begin(), kOrbitKinds.end(), has_id);
  if (found == kOrbitKinds.end()) return std::nullopt;
  return static_cast<Symmetry>(found - kOrbitKinds.begin());
}

std::vector<Orbit> orbits_of(int size, Symmetry symmetry) {
  std::vector<Orbit> orbits;
  std::vector<bool> is_known(static_cast<std::size_t>(size * size));
  const auto know = [&](Orbit& orbit, Cell cell) {
    if (!is_known[cell]) orbit.push_back(cell);
    is_known[cell] = true;
  };
  for (Cell first = 0; first < size * size; ++first) {
    if (is_known[first]) continue;
    Orbit orbit;
    know(orbit, first);
    for (std::size_t at = 0; at < orbit.size(); ++at) {
      for (const Move move : kOrbitKinds[static_cast<std::size_t>(symmetry)].moves) {
        if (!move) continue;
        const OrbitPlace to = move({orbit[at] / size, orbit[at] % size}, size - 1);
        know(orbit, static_cast<Cell>(to.row * size + to.column));
      }
    }
    orbits.push_back(std::move(orbit));
  }
  return orbits;
}

}  // namespace sudoku
