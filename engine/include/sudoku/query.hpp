// A question whose answer takes so long that it is computed in slices.
//
//   const auto query = run.ask_state_at(314);
//   while (query->advance(10'000)) {}  // between calls, other work can be done, or the query dropped
//   const State state = query->answer();
#pragma once

#include <cstdint>
#include <memory>

namespace sudoku {

class SlicedQuery {
 public:
  virtual ~SlicedQuery() = default;
  /// Executes about `events` events, or fewer if these take long; false when the answer is complete.
  virtual bool advance(std::uint64_t events) = 0;
};

/// A query with an answer of this type.
template <class Answer>
class Query : public SlicedQuery {
 public:
  /// The answer as far as it is known; may be called once.
  virtual Answer answer() = 0;
};

/// Computes the complete answer at once.
template <class Answer>
Answer answer_of(std::unique_ptr<Query<Answer>> query) {
  while (query->advance(std::uint64_t{1} << 32)) {
  }
  return query->answer();
}

}  // namespace sudoku
