#include "constraints/alternatives.hpp"

#include <algorithm>

namespace sudoku {

Alternatives::Alternatives(std::vector<Cell> cells, int size, std::vector<Branch> branches)
    : Primitive(std::move(cells), size), branches_(std::move(branches)) {
  for (const Branch& branch : branches_) {
    auto& of_branch = places_.emplace_back();
    for (const auto& primitive : branch) {
      auto& places = of_branch.emplace_back();
      for (const Cell cell : primitive->cells()) {
        places.push_back(static_cast<std::size_t>(place_of(cell, this->cells())));
      }
    }
  }
}

std::size_t Alternatives::effort() const {
  std::size_t all = cells().size();
  for (const Branch& branch : branches_) {
    for (const auto& primitive : branch) all += primitive->effort();
  }
  return all;
}

bool Alternatives::prune_branch(std::size_t number, std::span<Mask> candidates) const {
  const Branch& branch = branches_[number];
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t one = 0; one < branch.size(); ++one) {
      const auto& places = places_[number][one];
      std::vector<Mask> own;
      for (const std::size_t place : places) own.push_back(candidates[place]);
      if (!branch[one]->prune(own)) return false;
      for (std::size_t at = 0; at < own.size(); ++at) {
        changed |= own[at] != candidates[places[at]] && branch.size() > 1;
        candidates[places[at]] = own[at];
      }
    }
  }
  return true;
}

bool Alternatives::prune(std::span<Mask> candidates) const {
  std::vector<Mask> left(candidates.size(), 0);
  for (std::size_t number = 0; number < branches_.size(); ++number) {
    std::vector<Mask> own(candidates.begin(), candidates.end());
    if (!prune_branch(number, own)) continue;
    for (std::size_t at = 0; at < own.size(); ++at) left[at] |= own[at];
  }
  for (std::size_t at = 0; at < left.size(); ++at) candidates[at] = left[at];
  return std::find(left.begin(), left.end(), 0) == left.end();
}

}  // namespace sudoku
