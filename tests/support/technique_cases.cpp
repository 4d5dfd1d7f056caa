#include "support/technique_cases.hpp"

#include <algorithm>

namespace sudoku::testing {

namespace {

/// The value that follows `"key":` in a line of JSON, up to the end of its string, list or word.
std::string field(const std::string& line, const std::string& key) {
  const std::size_t begin = line.find("\"" + key + "\":") + key.size() + 3;
  if (line[begin] == '"') return line.substr(begin + 1, line.find('"', begin + 1) - begin - 1);
  if (line[begin] != '[') return line.substr(begin, line.find_first_of(",}", begin) - begin);
  int depth = 0;
  std::size_t end = begin;
  do {
    depth += line[end] == '[' ? 1 : line[end] == ']' ? -1 : 0;
    ++end;
  } while (depth > 0);
  return line.substr(begin, end - begin);
}

/// All numbers of a text, whatever stands between them.
std::vector<int> numbers(const std::string& text) {
  std::vector<int> list;
  bool inside = false;
  for (const char symbol : text) {
    const bool is_digit = symbol >= '0' && symbol <= '9';
    if (is_digit && !inside) list.push_back(0);
    if (is_digit) list.back() = 10 * list.back() + (symbol - '0');
    inside = is_digit;
  }
  return list;
}

std::vector<Digit> digits(const std::string& text) {
  std::vector<Digit> list;
  for (const char symbol : text) list.push_back(symbol == '.' ? Digit{0} : static_cast<Digit>(symbol - '0'));
  return list;
}

/// Triples of digit, row and column, counted from 1.
std::vector<human::Candidate> candidates(const std::string& text) {
  std::vector<human::Candidate> list;
  const std::vector<int> flat = numbers(text);
  for (std::size_t i = 0; i + 2 < flat.size(); i += 3) {
    list.push_back({static_cast<Cell>((flat[i + 1] - 1) * 9 + flat[i + 2] - 1), static_cast<Digit>(flat[i])});
  }
  std::sort(list.begin(), list.end());
  return list;
}

}  // namespace

std::vector<TechniqueCase> read_technique_cases(const std::string& path) {
  std::ifstream file(path);
  std::vector<TechniqueCase> cases;
  for (std::string line; std::getline(file, line);) {
    if (field(line, "disabled") == "true") continue;
    Puzzle position{{3, 3}, digits(field(line, "givens")), digits(field(line, "board")), {}};
    for (const int mask : numbers(field(line, "candidates"))) position.candidates.push_back(static_cast<Mask>(mask));
    cases.push_back({field(line, "line"), field(line, "code"), std::move(position),
                     candidates(field(line, "placements")), candidates(field(line, "eliminations")),
                     field(line, "fail") == "true"});
  }
  return cases;
}

}  // namespace sudoku::testing
