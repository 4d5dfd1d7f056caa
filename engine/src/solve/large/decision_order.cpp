#include "solve/large/decision_order.hpp"

#include <utility>

namespace sudoku::large {

DecisionOrder::DecisionOrder(std::vector<double> activity)
    : activity_(std::move(activity)), position_(activity_.size(), kTaken) {
  heap_.reserve(activity_.size());
  for (Variable variable = 0; variable < activity_.size(); ++variable) append(variable);
}

Variable DecisionOrder::take_first() {
  const Variable first = heap_.front();
  const Variable last = heap_.back();
  heap_.pop_back();
  position_[first] = kTaken;
  if (!heap_.empty()) {
    put(0, last);
    sink(0);
  }
  return first;
}

void DecisionOrder::bump(Variable variable) {
  activity_[variable] += increment_;
  if (activity_[variable] > kLargest) {
    for (double& activity : activity_) activity /= kLargest;
    increment_ /= kLargest;
  }
  if (position_[variable] != kTaken) rise(position_[variable]);
}

void DecisionOrder::put(std::uint32_t at, Variable variable) {
  heap_[at] = variable;
  position_[variable] = at;
}

void DecisionOrder::append(Variable variable) {
  heap_.push_back(variable);
  rise(static_cast<std::uint32_t>(heap_.size() - 1));
}

void DecisionOrder::rise(std::uint32_t at) {
  const Variable variable = heap_[at];
  while (at > 0 && is_before(variable, heap_[(at - 1) / 2])) {
    put(at, heap_[(at - 1) / 2]);
    at = (at - 1) / 2;
  }
  put(at, variable);
}

void DecisionOrder::sink(std::uint32_t at) {
  const Variable variable = heap_[at];
  for (std::uint32_t child = 2 * at + 1; child < heap_.size(); child = 2 * at + 1) {
    if (child + 1 < heap_.size() && is_before(heap_[child + 1], heap_[child])) ++child;
    if (!is_before(heap_[child], variable)) break;
    put(at, heap_[child]);
    at = child;
  }
  put(at, variable);
}

}  // namespace sudoku::large
