// The sums that each kind of constraint on sums is made of.
#include <algorithm>
#include <utility>

#include "constraints/sums.hpp"

namespace sudoku {

namespace {

template <class Item>
std::vector<Item> rest_of(const std::vector<Item>& items, std::ptrdiff_t from) {
  return {items.begin() + from, items.end()};
}

/// `times`: how often each cell counts; none where each does once.
TermSum term_sum(const std::vector<Cell>& cells, int total, const std::vector<int>& times = {}) {
  TermSum sum{{}, total};
  sum.terms.reserve(cells.size());
  for (std::size_t at = 0; at < cells.size(); ++at) sum.terms.push_back({cells[at], times.empty() ? 1 : times[at]});
  return sum;
}

TermSum equal_sums(const std::vector<Cell>& cells, const std::vector<Cell>& others) {
  TermSum sum = term_sum(cells, 0);
  for (const Cell cell : others) sum.terms.push_back({cell, -1});
  return sum;
}

/// The pill is read in reading order, whichever way it was drawn.
TermSum pill_sum(const std::vector<Cell>& cells, int in_pill) {
  std::vector<Cell> pill(cells.begin(), cells.begin() + in_pill);
  std::sort(pill.begin(), pill.end());
  TermSum sum = term_sum(rest_of(cells, in_pill), 0);
  int place = -1;
  for (std::size_t at = pill.size(); at-- > 0; place *= 10) sum.terms.push_back({pill[at], place});
  return sum;
}

/// A line's pieces in boxes, or in the regions that are there in their place.
std::vector<TermSum> region_sums(const std::vector<Cell>& cells, const Geometry& geometry) {
  std::vector<std::vector<Cell>> pieces;
  int last = -1;
  for (const Cell cell : cells) {
    const int box = geometry.box(cell);
    if (box != last) pieces.emplace_back();
    last = box;
    pieces.back().push_back(cell);
  }
  const auto shortest = std::min_element(pieces.begin(), pieces.end(), [](const auto& a, const auto& b) {
    return a.size() < b.size();
  });
  std::vector<TermSum> sums;
  for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
    if (piece != shortest) sums.push_back(equal_sums(*piece, *shortest));
  }
  return sums;
}

/// A list in braces would copy its sum.
std::vector<TermSum> single(TermSum sum) {
  std::vector<TermSum> sums;
  sums.push_back(std::move(sum));
  return sums;
}

std::vector<TermSum> zipper_sums(const std::vector<Cell>& cells) {
  const std::size_t count = cells.size(), middle = count / 2;
  std::vector<TermSum> sums;
  for (std::size_t at = 0; at < middle; ++at) {
    const std::vector<Cell> pair{cells[at], cells[count - 1 - at]};
    if (count % 2 == 1) sums.push_back(equal_sums(pair, {cells[middle]}));
    else if (at + 1 < middle) sums.push_back(equal_sums(pair, {cells[middle - 1], cells[middle]}));
  }
  return sums;
}

}  // namespace

std::vector<TermSum> sums_of(const Constraint& constraint, const Geometry& geometry) {
  const auto& [kind, cells, values, parts] = constraint;
  if (kind == ConstraintKind::cage || kind == ConstraintKind::little_killer) {
    if (values.empty()) return {};
    return single(term_sum(cells, values[0]));
  }
  if (kind == ConstraintKind::sum) return single(term_sum(cells, values[0], rest_of(values, 1)));
  if (kind == ConstraintKind::arrow) return single(equal_sums(rest_of(cells, 1), {cells[0]}));
  if (kind == ConstraintKind::pill_arrow) return single(pill_sum(cells, values[0]));
  if (kind == ConstraintKind::double_arrow) {
    return single(equal_sums({cells.begin() + 1, cells.end() - 1}, {cells.front(), cells.back()}));
  }
  if (kind == ConstraintKind::region_sum) return region_sums(cells, geometry);
  if (kind == ConstraintKind::zipper) return zipper_sums(cells);
  return {};
}

}  // namespace sudoku
