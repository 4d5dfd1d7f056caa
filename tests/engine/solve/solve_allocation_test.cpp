// A 9x9 is solved without allocating anything: all allocations of this program are counted here.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>

#include "solve/kernel9/abreast.hpp"
#include "sudoku/solve.hpp"
#include "support/corpus.hpp"

namespace {

std::atomic<std::uint64_t> allocations{0};

void* counted(std::size_t size) {
  allocations.fetch_add(1, std::memory_order_relaxed);
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  return counted(size);
}
void* operator new[](std::size_t size) {
  return counted(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return counted(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return counted(size);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}

namespace sudoku::solve_allocation_test {
namespace {

using namespace sudoku::testing;

TEST(Solve9, AllocatesNothing) {
  for (const std::string_view corpus : {"easy", "few", "hard"}) {
    const std::vector<Puzzle> puzzles = read_corpus(corpus);
    ASSERT_FALSE(puzzles.empty()) << corpus;
    Digit solution[81];
    const std::uint64_t before = allocations;
    for (const Puzzle& puzzle : puzzles) solve9(puzzle.givens.data(), 2, solution);
    EXPECT_EQ(allocations, before) << corpus;
  }
}

TEST(Solve9, SeveralAtATimeAllocateNothing) {
  const std::vector<Puzzle> puzzles = read_corpus("hard");
  const auto solvers = std::make_unique<kernel9::ByTurns<kernel9::Lanes>>();
  std::size_t next = 0, solved = 0;
  const std::uint64_t before = allocations;
  solvers->solve(
      2, kernel9::kPatience,
      [&](std::size_t& number) { return (number = next++) < puzzles.size() ? puzzles[number].givens.data() : nullptr; },
      [&](std::size_t, const auto& kernel, const Digit*) { solved += kernel.count() == 1 ? 1 : 0; });
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(solved, puzzles.size());
}

TEST(Solve9, TheCountOfAllocationsIsReal) {
  const std::uint64_t before = allocations;
  const auto solver = make_solver(Puzzle::empty({3, 3}), SolveLimits{});
  EXPECT_GT(allocations, before);
}

}  // namespace
}  // namespace sudoku::solve_allocation_test
