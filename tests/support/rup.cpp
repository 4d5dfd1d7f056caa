#include "support/rup.hpp"

#include <cstdlib>
#include <sstream>
#include <string>

namespace sudoku::testing {

namespace {

class Judge {
 public:
  void add(const std::vector<int>& clause) {
    clauses_.push_back(clause);
    for (const int literal : clause) {
      const std::size_t most = place(literal) | 1;
      if (most >= with_.size()) with_.resize(most + 1);
      with_[place(literal)].push_back(clauses_.size() - 1);
    }
    if (clause.size() <= 1) short_.push_back(clauses_.size() - 1);
  }

  /// True if the denial of the clause propagates to a contradiction.
  bool follows(const std::vector<int>& clause) {
    is_false_.assign(with_.size(), false);
    queue_.clear();
    for (const int literal : clause) {
      if (!deny(literal)) return true;
    }
    for (const std::size_t index : short_) {
      if (!look_at(clauses_[index])) return true;
    }
    for (std::size_t at = 0; at < queue_.size(); ++at) {
      for (const std::size_t index : with_[queue_[at]]) {
        if (!look_at(clauses_[index])) return true;
      }
    }
    return false;
  }

 private:
  static std::size_t place(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }

  bool deny(int literal) {
    if (place(literal) >= with_.size() || is_false_[place(literal)]) return true;
    if (is_false_[place(-literal)]) return false;
    is_false_[place(literal)] = true;
    queue_.push_back(place(literal));
    return true;
  }

  /// False where all literals are false; makes the last one true.
  bool look_at(const std::vector<int>& clause) {
    int left = 0, last = 0;
    for (const int literal : clause) {
      if (is_false_[place(-literal)]) return true;
      if (is_false_[place(literal)]) continue;
      ++left;
      last = literal;
    }
    return left > 1 || (left == 1 && deny(-last));
  }

  std::vector<std::vector<int>> clauses_;
  std::vector<std::vector<std::size_t>> with_;  // the clauses that hold a literal
  std::vector<std::size_t> short_;
  std::vector<char> is_false_;  // not bits, of which each access is a call in debug builds
  std::vector<std::size_t> queue_;
};

}  // namespace

std::vector<std::vector<int>> read_clauses(std::string_view text) {
  std::istringstream words{std::string(text)};
  std::vector<std::vector<int>> clauses;
  std::vector<int> clause;
  std::string rest;
  for (std::string word; words >> word;) {
    if (word == "p" || word == "c") {
      std::getline(words, rest);
      continue;
    }
    const int literal = std::atoi(word.c_str());
    if (literal != 0) {
      clause.push_back(literal);
      continue;
    }
    clauses.push_back(clause);
    clause.clear();
  }
  return clauses;
}

bool is_refutation(std::string_view cnf, std::string_view drat) {
  Judge judge;
  for (const auto& clause : read_clauses(cnf)) judge.add(clause);
  bool is_empty = false;
  for (const auto& line : read_clauses(drat)) {
    if (!judge.follows(line)) return false;
    judge.add(line);
    is_empty = line.empty();
  }
  return is_empty;
}

}  // namespace sudoku::testing
