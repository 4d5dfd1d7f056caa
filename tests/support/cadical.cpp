#include "support/cadical.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace sudoku::testing {

namespace {

/// The clauses of a puzzle. Variable cell * n + digit: this digit stands in that cell.
class Clauses {
 public:
  Clauses(Shape shape, const Grid& givens) : n_(static_cast<std::size_t>(shape.size())), cells_(n_ * n_) {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      for (std::size_t digit = 1; digit <= n_; ++digit) text_ << variable(cell, digit) << ' ';
      end_clause();
      for (std::size_t digit = 1; digit <= n_; ++digit) {
        for (std::size_t less = 1; less < digit; ++less) not_both(variable(cell, digit), variable(cell, less));
        for (std::size_t other = 0; other < cell; ++other) {
          if (see_each_other(shape, cell, other)) not_both(variable(cell, digit), variable(other, digit));
        }
      }
      if (givens[cell] == 0) continue;
      text_ << variable(cell, givens[cell]) << ' ';
      end_clause();
    }
  }

  void forbid(const Grid& solution) {
    for (std::size_t cell = 0; cell < cells_; ++cell) text_ << '-' << variable(cell, solution[cell]) << ' ';
    end_clause();
  }

  void write(const std::filesystem::path& path) const {
    std::ofstream(path) << "p cnf " << cells_ * n_ << ' ' << clauses_ << '\n' << text_.str();
  }

 private:
  std::size_t variable(std::size_t cell, std::size_t digit) const { return cell * n_ + digit; }

  void not_both(std::size_t a, std::size_t b) {
    text_ << '-' << a << " -" << b << ' ';
    end_clause();
  }

  void end_clause() {
    text_ << "0\n";
    ++clauses_;
  }

  std::size_t n_, cells_, clauses_ = 0;
  std::ostringstream text_;
};

/// A place for clauses that no other process uses.
std::filesystem::path own_file() {
  return std::filesystem::temp_directory_path() / ("sudoku-" + std::to_string(getpid()) + ".cnf");
}

/// The output of `cadical` for a file.
std::string run_cadical(const std::filesystem::path& path) {
  std::string output;
  std::FILE* pipe = popen(("cadical -q " + path.string()).c_str(), "r");
  if (pipe == nullptr) std::abort();
  char part[4096];
  while (std::fgets(part, sizeof part, pipe) != nullptr) output += part;
  pclose(pipe);
  return output;
}

/// The grid in the lines `v 1 -2 …`; empty where there is no solution.
Grid read_solution(const std::string& output, std::size_t n) {
  const bool has_solution = output.find("s SATISFIABLE") != std::string::npos;
  if (!has_solution && output.find("s UNSATISFIABLE") == std::string::npos) std::abort();
  Grid grid;
  std::istringstream words(output);
  for (std::string word; has_solution && words >> word;) {
    const long number = std::strtol(word.c_str(), nullptr, 10);
    if (number > 0) grid.push_back(static_cast<std::uint8_t>((static_cast<std::size_t>(number) - 1) % n + 1));
  }
  return grid;
}

}  // namespace

bool has_cadical() {
  return std::system("cadical --version > /dev/null 2>&1") == 0;
}

bool is_satisfiable_by_cadical(std::string_view cnf) {
  const std::filesystem::path path = own_file();
  std::ofstream(path) << cnf;
  const std::string output = run_cadical(path);
  std::filesystem::remove(path);
  if (output.find("s UNSATISFIABLE") != std::string::npos) return false;
  if (output.find("s SATISFIABLE") == std::string::npos) std::abort();
  return true;
}

std::size_t count_by_cadical(Shape shape, const Grid& givens, std::size_t limit) {
  const std::filesystem::path path = own_file();
  Clauses clauses(shape, givens);
  std::size_t count = 0;
  while (count < limit) {
    clauses.write(path);
    const Grid solution = read_solution(run_cadical(path), static_cast<std::size_t>(shape.size()));
    if (solution.empty()) break;
    if (!is_right_grid(shape, givens, solution)) std::abort();
    clauses.forbid(solution);
    ++count;
  }
  std::filesystem::remove(path);
  return count;
}

}  // namespace sudoku::testing
