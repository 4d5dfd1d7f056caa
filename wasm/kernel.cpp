// The border of the kernel module: solving without steps, by C functions over plain memory, which
// web/src/worker/kernel-module.js calls. The caller is not trusted: handles are looked up, and lengths are limited.

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "handles.hpp"
#include "puzzle_bytes.hpp"
#include "sudoku/solve.hpp"
#include "sudoku/true_candidates.hpp"

#define KERNEL_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

using namespace sudoku;

constexpr std::size_t kLineCells = 81;
constexpr std::uint32_t kMostLines = 32;
/// The status of a line that is not 81 digits and dots, or clashes: the full module finds the error.
constexpr std::uint8_t kUnread = 255;
/// The memory limit for the solutions of a solver.
constexpr std::size_t kMostKept = std::size_t{1} << 26;

/// The memory that a puzzle is written to before `start`, enough for the largest one with values and candidates.
std::array<char, 20 + 36 * 36 * 10> puzzle_room;

/// A batch of lines of 81 characters, in which digits replace dots; with a number of nodes and a status for each.
struct Batch {
  std::array<double, kMostLines> nodes;
  std::array<char, kMostLines * kLineCells> text;
  std::array<std::uint8_t, kMostLines> statuses;
};
Batch batch;

wasm::Handles<Solver> solvers;
wasm::Handles<TrueCandidates> candidate_searches;

/// The puzzle in the first `size` bytes of its memory; nothing if they are invalid.
std::optional<Puzzle> puzzle_in_room(std::uint32_t size) {
  const std::string_view bytes(puzzle_room.data(), std::min<std::size_t>(size, puzzle_room.size()));
  if (!wasm::is_complete_puzzle(bytes)) return std::nullopt;
  Puzzle puzzle = wasm::puzzle_from(bytes);
  if (!is_sound(puzzle)) return std::nullopt;
  return puzzle;
}

/// True if a unit has a digit twice. It has no branches, because it runs for every puzzle that fails before the first
/// guess. (Unrolled, it would be no faster, but a kilobyte larger.)
bool clashes(const std::array<Digit, kLineCells>& givens) {
  std::array<unsigned, 9> columns{};
  unsigned twice = 0;
  for (std::size_t band = 0; band < kLineCells; band += 27) {
    std::array<unsigned, 3> boxes{};
    for (std::size_t row = band; row < band + 27; row += 9) {
      unsigned seen = 0;
#pragma clang loop unroll(disable)
      for (std::size_t column = 0; column < 9; ++column) {
        const unsigned bit = 1U << givens[row + column] & ~1U;
        twice |= bit & (seen | columns[column] | boxes[column / 3]);
        seen |= bit;
        columns[column] |= bit;
        boxes[column / 3] |= bit;
      }
    }
  }
  return twice != 0;
}

/// Reads 81 digits and dots. False if there are other characters, or both 0 and a dot: then the reader of texts decides
/// which of them is blank. Always reads all of them, so that the compiler can use vectors.
bool read_line(const char* line, std::array<Digit, kLineCells>& givens) {
  std::uint8_t others = 0, dots = 0, zeros = 0;
  for (std::size_t cell = 0; cell < kLineCells; ++cell) {
    const auto digit = static_cast<std::uint8_t>(line[cell] - '0');
    const auto dot = static_cast<std::uint8_t>(line[cell] == '.' ? 0xFF : 0);
    dots = static_cast<std::uint8_t>(dots | dot);
    zeros = static_cast<std::uint8_t>(zeros | (digit == 0 ? 0xFF : 0));
    others = static_cast<std::uint8_t>(others | (~dot & (digit > 9 ? 0xFF : 0)));
    givens[cell] = static_cast<std::uint8_t>(digit & ~dot);
  }
  return others == 0 && (dots & zeros) == 0;
}

/// Replaces a line by its solution. Returns its status.
std::uint8_t solve_line(char* line, double& nodes, std::uint64_t limit, std::uint64_t most_nodes) {
  std::array<Digit, kLineCells> givens, solution;
  if (!read_line(line, givens)) return kUnread;
  const Answer answer = solve9(givens.data(), limit, solution.data(), most_nodes);
  nodes = static_cast<double>(answer.nodes);
  if (answer.count > 0) {
    std::transform(solution.begin(), solution.end(), line, [](Digit digit) { return static_cast<char>('0' + digit); });
  } else if (answer.status == SolveStatus::none && answer.nodes == 1 && clashes(givens)) {
    return kUnread;
  }
  return static_cast<std::uint8_t>(answer.status);
}

}  // namespace

/// The address to write a puzzle to for `start`, in the form for `puzzle_from`.
KERNEL_EXPORT("puzzleRoom") char* kernel_puzzle_room() { return puzzle_room.data(); }

/// Starts a solver for the puzzle in the first `size` bytes of that memory. Returns its handle, or 0 if they are
/// invalid.
KERNEL_EXPORT("start")
std::uint32_t kernel_start(std::uint32_t size, std::uint64_t limit, std::uint32_t keep, std::uint64_t nodes) {
  const std::optional<Puzzle> puzzle = puzzle_in_room(size);
  if (!puzzle) return 0;
  const std::size_t kept = std::min<std::size_t>(keep, kMostKept / puzzle->givens.size());
  return solvers.add(make_solver(*puzzle, {std::max<std::uint64_t>(limit, 1), kept, nodes}));
}

/// Continues for about this number of steps. Returns 0 when it has ended.
KERNEL_EXPORT("advance") bool kernel_advance(std::uint32_t handle, std::uint32_t steps) {
  Solver* solver = solvers.find(handle);
  return solver && solver->advance(steps);
}

KERNEL_EXPORT("status") std::uint32_t kernel_status(std::uint32_t handle) {
  const Solver* solver = solvers.find(handle);
  return static_cast<std::uint32_t>(solver ? solver->status() : SolveStatus::cancelled);
}

/// The number of solutions found so far.
KERNEL_EXPORT("count") std::uint64_t kernel_count(std::uint32_t handle) {
  const Solver* solver = solvers.find(handle);
  return solver ? solver->count() : 0;
}

KERNEL_EXPORT("nodes") std::uint64_t kernel_nodes(std::uint32_t handle) {
  const Solver* solver = solvers.find(handle);
  return solver ? solver->nodes() : 0;
}

/// A solution, a digit per cell; null after the last one that is stored.
KERNEL_EXPORT("solution") const Digit* kernel_solution(std::uint32_t handle, std::uint32_t index) {
  const Solver* solver = solvers.find(handle);
  return solver && index < solver->solutions().size() ? solver->solutions()[index].data() : nullptr;
}

KERNEL_EXPORT("free") void kernel_free(std::uint32_t handle) {
  solvers.free(handle);
}

/// Starts a search for the digits that occur in solutions of the puzzle in memory. Returns its handle, or 0 if the
/// puzzle is invalid.
KERNEL_EXPORT("startCandidates") std::uint32_t kernel_start_candidates(std::uint32_t size, std::uint64_t nodes) {
  std::optional<Puzzle> puzzle = puzzle_in_room(size);
  return puzzle ? candidate_searches.add(std::make_unique<TrueCandidates>(std::move(*puzzle), nodes)) : 0;
}

KERNEL_EXPORT("advanceCandidates") bool kernel_advance_candidates(std::uint32_t handle, std::uint32_t steps) {
  TrueCandidates* search = candidate_searches.find(handle);
  return search && search->advance(steps);
}

KERNEL_EXPORT("candidatesStatus") std::uint32_t kernel_candidates_status(std::uint32_t handle) {
  const TrueCandidates* search = candidate_searches.find(handle);
  return static_cast<std::uint32_t>(search ? search->status() : SolveStatus::cancelled);
}

KERNEL_EXPORT("candidatesNodes") std::uint64_t kernel_candidates_nodes(std::uint32_t handle) {
  const TrueCandidates* search = candidate_searches.find(handle);
  return search ? search->nodes() : 0;
}

/// The digits found so far, a set of bits per cell.
KERNEL_EXPORT("candidates") const Mask* kernel_candidates(std::uint32_t handle) {
  const TrueCandidates* search = candidate_searches.find(handle);
  return search ? search->candidates().data() : nullptr;
}

KERNEL_EXPORT("freeCandidates") void kernel_free_candidates(std::uint32_t handle) {
  candidate_searches.free(handle);
}

/// The address to write lines to for `solveLines`.
KERNEL_EXPORT("batch") Batch* kernel_batch() { return &batch; }
KERNEL_EXPORT("batchLines") std::uint32_t kernel_batch_lines() { return kMostLines; }

/// Solves the first lines of the batch, each up to a number of solutions and of nodes; above that, its status is
/// `limit`.
KERNEL_EXPORT("solveLines") void kernel_solve_lines(std::uint32_t lines, std::uint64_t limit, std::uint64_t nodes) {
  for (std::size_t i = 0; i < std::min(lines, kMostLines); ++i) {
    batch.statuses[i] = solve_line(batch.text.data() + i * kLineCells, batch.nodes[i],
                                   std::max<std::uint64_t>(limit, 1), nodes);
  }
}
