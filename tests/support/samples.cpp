#include "support/samples.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <sstream>

namespace sudoku::testing {

namespace {

template <class Value>
void shuffle(std::vector<Value>& values, Random& random) {
  for (std::size_t left = values.size(); left > 1; --left) {
    std::swap(values[left - 1], values[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
  }
}

std::vector<std::size_t> shuffled_numbers(std::size_t count, Random& random) {
  std::vector<std::size_t> numbers;
  for (std::size_t number = 0; number < count; ++number) numbers.push_back(number);
  shuffle(numbers, random);
  return numbers;
}

/// Lines of a grid in an order that keeps groups of `width` lines together.
std::vector<std::size_t> shuffled_lines(std::size_t groups, std::size_t width, Random& random) {
  std::vector<std::size_t> lines;
  for (const std::size_t group : shuffled_numbers(groups, random)) {
    for (const std::size_t line : shuffled_numbers(width, random)) lines.push_back(group * width + line);
  }
  return lines;
}

/// Open cells such that brute force still answers at once.
int open_percent(int size) {
  if (size <= 6) return 66;
  if (size <= 9) return 62;
  if (size <= 12) return 50;
  if (size <= 16) return 40;
  return size <= 25 ? 28 : 15;
}

/// One more given, which fits beside all others but is not what the only solution has there.
Grid without_solution(Shape shape, Grid givens, const Grid& solution, Random& random) {
  for (const std::size_t cell : shuffled_numbers(givens.size(), random)) {
    if (givens[cell] != 0) continue;
    for (int digit = 1; digit <= shape.size(); ++digit) {
      bool fits = digit != solution[cell];
      for (std::size_t other = 0; other < givens.size() && fits; ++other) {
        fits = givens[other] != digit || !see_each_other(shape, cell, other);
      }
      if (!fits) continue;
      givens[cell] = static_cast<std::uint8_t>(digit);
      return givens;
    }
  }
  return givens;
}

/// Without the digits 1 and 2, which can then change places, and without some other cells.
Grid with_several_solutions(const Grid& full, int percent, Random& random) {
  Grid givens = full;
  for (auto& digit : givens) {
    if (digit <= 2 || random.below(100) < percent / 2) digit = 0;
  }
  return givens;
}

/// Marks: the solution's digit in every open cell, and most of the others; in some cells nothing else.
std::vector<Mask> marks_around(Shape shape, const Grid& givens, const Grid& solution, Random& random) {
  std::vector<Mask> marks;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    Mask mask = bit(solution[cell]);
    const bool alone = givens[cell] != 0 || random.below(20) == 0;
    for (int digit = 1; digit <= shape.size() && !alone; ++digit) mask |= random.below(5) == 0 ? 0 : bit(digit);
    marks.push_back(mask);
  }
  return marks;
}

Sample make_sample(const std::string& kind, Shape shape, int number, Puzzle puzzle) {
  const std::string size = std::to_string(shape.size());
  const std::string box = std::to_string(shape.box_rows) + "x" + std::to_string(shape.box_cols);
  std::vector<Grid> solutions = solve_by_force(shape, puzzle.givens, Sample::kCounted);
  return {size + "x" + size + " (" + box + ") " + kind + " " + std::to_string(number), std::move(puzzle),
          std::move(solutions)};
}

}  // namespace

const std::vector<Shape>& sample_shapes() {
  static const std::vector<Shape> shapes{{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5},
                                         {3, 4}, {4, 4}, {4, 5}, {5, 5}, {6, 6}};
  return shapes;
}

SampleRange wanted_samples() {
  const auto number_from = [](const char* variable) {
    const char* text = std::getenv(variable);
    return text == nullptr ? 1 : std::max(1, std::atoi(text));
  };
  return {number_from("SUDOKUSCOPE_FIRST_SAMPLE"), number_from("SUDOKUSCOPE_SAMPLES")};
}

std::vector<Sample> make_samples(SampleRange range) {
  return make_samples(sample_shapes(), range);
}

std::vector<Sample> make_samples(const std::vector<Shape>& shapes, SampleRange range) {
  std::vector<Sample> samples;
  for (const Shape shape : shapes) {
    for (int number = range.first; number < range.first + range.count; ++number) {
      Random random(static_cast<std::uint64_t>(shape.box_rows * 10'000 + shape.box_cols * 1'000 + number));
      const Grid full = shuffled_full_grid(shape, random);
      const int percent = open_percent(shape.size());
      const Grid unique = unique_givens(shape, full, percent, random);
      Puzzle marked = puzzle_of(shape, unique);
      marked.candidates = marks_around(shape, unique, full, random);
      samples.push_back(make_sample("unique", shape, number, puzzle_of(shape, unique)));
      samples.push_back(
          make_sample("none", shape, number, puzzle_of(shape, without_solution(shape, unique, full, random))));
      samples.push_back(
          make_sample("multiple", shape, number, puzzle_of(shape, with_several_solutions(full, percent, random))));
      samples.push_back(make_sample("marked", shape, number, std::move(marked)));
    }
  }
  return samples;
}

Grid shuffled_full_grid(Shape shape, Random& random) {
  const auto rows = static_cast<std::size_t>(shape.box_rows), columns = static_cast<std::size_t>(shape.box_cols);
  const std::size_t n = rows * columns;
  const std::vector<Digit> regular = full_grid(shape, random);
  const std::vector<std::size_t> row_order = shuffled_lines(columns, rows, random);
  const std::vector<std::size_t> column_order = shuffled_lines(rows, columns, random);
  Grid grid;
  for (const std::size_t row : row_order) {
    for (const std::size_t column : column_order) grid.push_back(regular[row * n + column]);
  }
  return grid;
}

Grid unique_givens(Shape shape, const Grid& full, int open_percent, Random& random) {
  Grid givens = full;
  const std::size_t wanted = givens.size() * static_cast<std::size_t>(open_percent) / 100;
  const std::size_t at_once = std::max<std::size_t>(1, givens.size() / 50);
  const std::vector<std::size_t> order = shuffled_numbers(givens.size(), random);
  std::size_t open = 0;
  for (std::size_t from = 0; from + at_once <= order.size() && open < wanted; from += at_once) {
    const auto put = [&](const auto& digit_of) {
      for (std::size_t at = from; at < from + at_once; ++at) givens[order[at]] = digit_of(order[at]);
    };
    put([](std::size_t) { return std::uint8_t{0}; });
    open += at_once;
    if (solve_by_force(shape, givens, 2).size() == 1) continue;
    put([&](std::size_t cell) { return full[cell]; });
    open -= at_once;
  }
  return givens;
}

Grid read_grid(std::string_view text) {
  Grid grid;
  if (text.find(' ') != std::string_view::npos) {
    std::istringstream numbers{std::string(text)};
    for (int number = 0; numbers >> number;) grid.push_back(static_cast<std::uint8_t>(number));
    return grid;
  }
  for (const char symbol : text) {
    const bool is_digit = std::isdigit(static_cast<unsigned char>(symbol)) != 0;
    grid.push_back(static_cast<std::uint8_t>(symbol == '.' ? 0 : is_digit ? symbol - '0' : symbol - 'A' + 10));
  }
  return grid;
}

Puzzle puzzle_of(Shape shape, const Grid& givens) {
  Puzzle puzzle = Puzzle::empty(shape);
  puzzle.givens = givens;
  return puzzle;
}

}  // namespace sudoku::testing
