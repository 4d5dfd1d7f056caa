// The part of the module with human techniques that solves puzzles: runs by techniques, ratings, and smallest reasons.

#include <array>
#include <string_view>
#include <utility>

#include "human_json.hpp"
#include "sudoku/fewest.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::wasm;

Handles<human::TechniqueRun> runs;
/// The choices for the next run.
std::vector<Choice> choices;
Handles<human::RatingQuery> rating_queries;
Handles<human::FewestQuery> reasons;

/// The results of ratings, named like those of `solve`.
constexpr std::array<std::string_view, 5> kRated{"running", "rated", "none", "multiple", "limit"};

/// The results of a search for a smallest reason.
constexpr std::array<std::string_view, 5> kFewest{"running", "smallest", "small", "not-forced", "unknown"};

void write(Json& json, const human::Statement& statement) {
  json.open('{');
  if (statement.constraint != kNoConstraint) {
    json.key("constraint").value(statement.constraint);
  } else if (statement.unit == kNoUnit) {
    json.key("cell").value(statement.cell);
  } else {
    json.key("unit").value(statement.unit).key("digit").value(statement.digit);
  }
  json.close('}');
}

void write(Json& json, const human::Rating& rating) {
  json.open('{').key("level").text(human::level_id(rating.level)).key("hardest").value(rating.hardest);
  json.key("sum").value(rating.sum).key("isLimited").truth(rating.is_limited).key("path").open('[');
  for (const auto& [technique, difficulty] : rating.path) {
    json.open('{').key("technique").text(technique ? human::techniques()[*technique].id : "guess");
    json.key("difficulty").value(difficulty).close('}');
  }
  json.close(']').close('}');
}

}  // namespace

/// Starts a run by techniques from the position in memory. Returns its handle, or 0 if the position is invalid. The run
/// begins with a step of the technique `first`, unless it is -1.
HUMAN_EXPORT("startRun")
std::uint32_t human_start_run(std::uint32_t size, bool search, std::uint64_t solutions, std::uint64_t events,
                              std::int32_t first, std::uint32_t step) {
  const std::optional<Puzzle> position = position_in_room(size);
  human::RunOptions options;
  options.search = search;
  options.solutions = solutions;
  options.events = events;
  options.choices = std::exchange(choices, {});
  if (first >= 0 && static_cast<std::size_t>(first) < human::techniques().size()) {
    options.first = {static_cast<human::TechniqueIndex>(first), step};
  }
  return position ? runs.add(std::make_unique<human::TechniqueRun>(*position, std::move(options))) : 0;
}

/// Before a run is started: adds a choice for the guess with this number, which may be impossible there.
HUMAN_EXPORT("chooseInRun") void human_choose_in_run(std::uint64_t at, std::uint32_t cell, std::uint32_t digit) {
  const bool is_any = cell < kNoCell && digit <= kMaxSize;
  if (is_any) choices.push_back({at, static_cast<Cell>(cell), static_cast<Digit>(digit)});
}

/// Continues a run for one slice. Returns an event, the result, or the number of the technique that is being tried.
HUMAN_EXPORT("advanceRun") const char* human_advance_run(std::uint32_t handle) {
  Json json;
  human::TechniqueRun* run = runs.find(handle);
  if (!run) {
    json.null();
    return answered(json);
  }
  const bool goes_on = run->advance();
  json.open('{').key("isLimited").truth(run->is_limited());
  if (run->event()) {
    write(json.key("event"), *run->event());
  } else if (goes_on) {
    json.key("tried").value(static_cast<int>(run->technique()));
  } else {
    json.key("end").text(status_id(run->status()));
  }
  json.close('}');
  return answered(json);
}

HUMAN_EXPORT("freeRun") void human_free_run(std::uint32_t handle) {
  runs.free(handle);
}

/// Starts a rating of the puzzle in memory. Returns its handle, or 0 if the puzzle is not sound.
HUMAN_EXPORT("startRating") std::uint32_t human_start_rating(std::uint32_t size) {
  std::optional<Puzzle> puzzle = position_in_room(size);
  return puzzle ? rating_queries.add(std::make_unique<human::RatingQuery>(std::move(*puzzle))) : 0;
}

/// Makes one more step. Returns 0 when it has ended.
HUMAN_EXPORT("advanceRating") bool human_advance_rating(std::uint32_t handle) {
  human::RatingQuery* query = rating_queries.find(handle);
  return query && query->advance();
}

/// The result, with the rating or null; frees it.
HUMAN_EXPORT("rating") const char* human_rating(std::uint32_t handle) {
  Json json;
  if (const human::RatingQuery* query = rating_queries.find(handle)) {
    json.open('{').key("status").text(kRated[static_cast<std::size_t>(query->status())]).key("rating");
    if (query->status() == human::Rated::rated) {
      write(json, query->rating());
    } else {
      json.null();
    }
    json.close('}');
    rating_queries.free(handle);
  } else {
    json.null();
  }
  return answered(json);
}

/// Starts a search for the smallest reason why a cell of the position in memory is a digit, or can't be it. Returns its
/// handle, or 0 if there is no such position or cell.
HUMAN_EXPORT("startFewest")
std::uint32_t human_start_fewest(std::uint32_t size, std::uint32_t cell, std::uint32_t digit, bool is_placement) {
  const std::optional<Puzzle> position = position_in_room(size);
  if (!position || cell >= position->givens.size() || digit < 1 || static_cast<int>(digit) > position->size()) return 0;
  const human::Candidate candidate{static_cast<Cell>(cell), static_cast<Digit>(digit)};
  return reasons.add(std::make_unique<human::FewestQuery>(*position, human::Conclusion{candidate, is_placement}));
}

/// Searches for one slice. Returns 0 when it has ended.
HUMAN_EXPORT("advanceFewest") bool human_advance_fewest(std::uint32_t handle) {
  human::FewestQuery* query = reasons.find(handle);
  return query && query->advance();
}

/// The number of statements of the smallest set so far; 0 before there is one.
HUMAN_EXPORT("sizeOfFewest") std::uint32_t human_size_of_fewest(std::uint32_t handle) {
  const human::FewestQuery* query = reasons.find(handle);
  return query ? static_cast<std::uint32_t>(query->statements().size()) : 0;
}

/// Looks for no smaller set than this; a few more slices make it ready.
HUMAN_EXPORT("stopFewest") void human_stop_fewest(std::uint32_t handle) {
  if (human::FewestQuery* query = reasons.find(handle)) query->stop();
}

/// The result, and the smallest set of statements so far; frees the search.
HUMAN_EXPORT("fewest") const char* human_fewest(std::uint32_t handle) {
  Json json;
  if (const human::FewestQuery* query = reasons.find(handle)) {
    json.open('{').key("status").text(kFewest[static_cast<std::size_t>(query->status())]);
    json.key("statements").open('[');
    for (const human::Statement& statement : query->statements()) write(json, statement);
    json.close(']').close('}');
    reasons.free(handle);
  } else {
    json.null();
  }
  return answered(json);
}
