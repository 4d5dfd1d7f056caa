// The border of the module for proofs: C functions over plain memory, which web/src/worker/proof-module.js calls. The
// caller is not trusted.

#include <algorithm>
#include <array>
#include <cstring>

#include "handles.hpp"
#include "puzzle_bytes.hpp"
#include "sudoku/json.hpp"
#include "sudoku/proof.hpp"

#define PROOF_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace {

using namespace sudoku;

/// The memory that a puzzle is written to before `start`, enough for the largest one with values, candidates and rules.
std::array<char, 20 + 36 * 36 * 10 + (1 << 16)> puzzle_room;

wasm::Handles<Prover> provers;
/// The text that was requested last.
std::string text;

}  // namespace

/// The address to write a puzzle to for `start`, in the form for `puzzle_from`.
PROOF_EXPORT("puzzleRoom") char* proof_puzzle_room() { return puzzle_room.data(); }

/// The size of that memory.
PROOF_EXPORT("roomSize") std::uint32_t proof_room_size() { return puzzle_room.size(); }

/// Starts a prover for the puzzle in the first bytes of that memory. Returns its handle, or 0 if the puzzle is invalid.
PROOF_EXPORT("start") std::uint32_t proof_start(std::uint32_t size) {
  const std::string_view bytes(puzzle_room.data(), std::min<std::size_t>(size, puzzle_room.size()));
  if (!wasm::is_complete_puzzle(bytes)) return 0;
  const Puzzle puzzle = wasm::puzzle_from(bytes);
  if (!is_sound(puzzle)) return 0;
  return provers.add(std::make_unique<Prover>(puzzle));
}

/// Asks for a line about a branch of a search, given by `count` variables in the room, of 32 bits each. False if there
/// are no such variables. To be called before `advance`.
PROOF_EXPORT("addBranch") bool proof_add_branch(std::uint32_t handle, std::uint32_t count) {
  Prover* prover = provers.find(handle);
  if (!prover || count > puzzle_room.size() / sizeof(std::uint32_t)) return false;
  std::vector<std::uint32_t> guesses(count);
  std::memcpy(guesses.data(), puzzle_room.data(), count * sizeof(std::uint32_t));
  const std::uint32_t most = prover->figures().variables;
  const auto is_variable = [most](std::uint32_t each) { return each >= 1 && each <= most; };
  if (!std::all_of(guesses.begin(), guesses.end(), is_variable)) return false;
  prover->add_branch(guesses);
  return true;
}

/// Continues for about this number of steps. Returns 0 when it has ended.
PROOF_EXPORT("advance") bool proof_advance(std::uint32_t handle, std::uint32_t steps) {
  Prover* prover = provers.find(handle);
  return prover && prover->advance(steps);
}

/// The result, and the sizes of statement and proof.
PROOF_EXPORT("summary") const char* proof_summary(std::uint32_t handle) {
  Json json;
  if (const Prover* prover = provers.find(handle)) {
    const ProofFigures figures = prover->figures();
    json.open('{').key("status").text(status_id(prover->status())).key("variables");
    json.value(std::uint64_t{figures.variables}).key("clauses").value(std::uint64_t{figures.clauses});
    json.key("lines").value(std::uint64_t{figures.lines}).key("hints").value(figures.hints);
    json.key("trials").value(figures.trials).key("solutions").open('[');
    for (const std::vector<Digit>& solution : prover->solutions()) {
      json.open('[');
      for (const Digit digit : solution) json.value(digit);
      json.close(']');
    }
    json.close(']').key("branchLines").open('[');
    for (const std::uint32_t line : prover->branch_lines()) json.value(std::uint64_t{line});
    json.close(']').close('}');
  } else {
    json.null();
  }
  text = json.take();
  return text.c_str();
}

/// Some lines of a file, from `first` on, counted from 0; nothing behind the end. Files have the numbers of ProofFile.
PROOF_EXPORT("filePart") const char* proof_file_part(std::uint32_t handle, std::uint32_t file, std::uint32_t first,
                                                     std::uint32_t count) {
  const Prover* prover = provers.find(handle);
  if (prover && file <= static_cast<std::uint32_t>(ProofFile::drat)) {
    text = prover->file_part(static_cast<ProofFile>(file), first, count);
  } else {
    text.clear();
  }
  return text.c_str();
}

/// The length of the text that was requested last.
PROOF_EXPORT("length") std::uint32_t proof_length() { return static_cast<std::uint32_t>(text.size()); }

PROOF_EXPORT("free") void proof_free(std::uint32_t handle) {
  provers.free(handle);
  text = {};
}
