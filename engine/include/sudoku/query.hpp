// A question whose answer takes long enough to be worked out in slices.
//
//   const auto query = run.ask_state_at(314);
//   while (query->advance(10'000)) {}  // between any two calls there is time for something else, or it is given up
//   const State state = query->answer();
#pragma once

#include <cstdint>
#include <memory>

namespace sudoku {

class SlicedQuery {
 public:
  virtual ~SlicedQuery() = default;
  /// Executes about `events` events, or fewer where these take long; false when the answer is whole.
  virtual bool advance(std::uint64_t events) = 0;
};

/// One with an answer of this type.
template <class Answer>
class Query : public SlicedQuery {
 public:
  /// As far as it has come; to be taken once.
  virtual Answer answer() = 0;
};

/// The whole answer, in one piece.
template <class Answer>
Answer answer_of(std::unique_ptr<Query<Answer>> query) {
  while (query->advance(std::uint64_t{1} << 32)) {
  }
  return query->answer();
}

}  // namespace sudoku
