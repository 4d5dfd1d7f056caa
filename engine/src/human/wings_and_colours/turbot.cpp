#include "human/wings_and_colours/turbot.hpp"

#include <utility>

#include "human/core/conjugates.hpp"

namespace sudoku::human {

namespace {

bool is_line(UnitKind kind) {
  return kind == UnitKind::row || kind == UnitKind::column;
}

bool share_box(const Geometry& geometry, Cell a, Cell b) {
  const Unit shared = geometry.shared_unit(a, b);
  return shared != kNoUnit && geometry.kind_of(shared) == UnitKind::box;
}

TurbotShape shape_of(const Board& board, const Conjugates& p, const Conjugates& q, Cell p_end, Cell q_end) {
  const Geometry& geometry = board.geometry();
  const UnitKind p_kind = geometry.kind_of(p.unit), q_kind = geometry.kind_of(q.unit);
  if (!is_line(p_kind) || !is_line(q_kind)) return TurbotShape::other;
  if (p_kind != q_kind) {
    return share_box(geometry, p_end, q_end) ? TurbotShape::kite : TurbotShape::other;
  }
  const bool across = p_kind == UnitKind::row ? geometry.column(p_end) == geometry.column(q_end)
                                              : geometry.row(p_end) == geometry.row(q_end);
  return across ? TurbotShape::skyscraper : TurbotShape::other;
}

/// The pairs joined at p.a and q.a.
void offer(const Board& board, Digit digit, const Conjugates& p, const Conjugates& q, Finds& finds) {
  Step step;
  eliminate(board, board.peers(p.b) & board.peers(q.b), digit, step);
  if (step.eliminations.empty()) return;
  step.reason.digits = {digit};
  step.reason.units = {p.unit, q.unit};
  step.reason.roles = {{StepRole::pincer, p.b, digit, 0},
                       {StepRole::member, p.a, digit, 0},
                       {StepRole::member, q.a, digit, 1},
                       {StepRole::pincer, q.b, digit, 1}};
  step.reason.links = {{node(p.b, digit), node(p.a, digit), true},
                       {node(p.a, digit), node(q.a, digit), false},
                       {node(q.a, digit), node(q.b, digit), true}};
  finds.add(std::move(step));
}

void try_pairs(const Board& board, Digit digit, Conjugates p, Conjugates q, TurbotShape shape, Finds& finds) {
  if (p.a == q.a || p.a == q.b || p.b == q.a || p.b == q.b) return;
  for (int turn = 0; turn < 4; ++turn) {
    if (board.see(p.a, q.a) && shape_of(board, p, q, p.a, q.a) == shape) offer(board, digit, p, q, finds);
    std::swap(p.a, p.b);
    if (turn == 1) std::swap(q.a, q.b);
  }
}

}  // namespace

void find_turbots(const Board& board, TurbotShape shape, Finds& finds) {
  for (Digit digit = 1; digit <= board.size(); ++digit) {
    const std::vector<Conjugates> pairs = conjugates_of(board, digit);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        try_pairs(board, digit, pairs[j], pairs[i], shape, finds);
        if (finds.satisfied()) return;
      }
    }
  }
}

// Two conjugate pairs on parallel lines, which stand on a line across.

void skyscraper(const Board& board, Finds& finds) {
  find_turbots(board, TurbotShape::skyscraper, finds);
}

// A conjugate pair of a row and one of a column, which meet in a box.

void two_string_kite(const Board& board, Finds& finds) {
  find_turbots(board, TurbotShape::kite, finds);
}

// Any other two conjugate pairs of which an end sees an end.

void turbot_fish(const Board& board, Finds& finds) {
  find_turbots(board, TurbotShape::other, finds);
}

}  // namespace sudoku::human
