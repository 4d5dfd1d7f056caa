// The part of the module that helps people that goes all the way: paths to the solution, and ratings.

#include <algorithm>
#include <array>
#include <string_view>

#include "human_json.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::wasm;

Handles<human::Solver> paths;
Handles<human::RatingQuery> queries;

constexpr std::array<std::string_view, 4> kEnds{"running", "solved", "stuck", "contradiction"};

/// How ratings end, in the words of `solve`.
constexpr std::array<std::string_view, 5> kRated{"running", "rated", "none", "multiple", "limit"};

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

/// The handle of a path from the position in the room; 0 where there is none. `uniqueness`: a number of
/// human::Uniqueness. `spent`: what the answers for the path before it said last, where it goes on after a guess.
HUMAN_EXPORT("startPath")
std::uint32_t human_start_path(std::uint32_t size, std::uint32_t uniqueness, std::uint32_t spent) {
  const std::optional<Puzzle> position = position_in_room(size);
  const human::Options options{static_cast<human::Uniqueness>(std::min(uniqueness, 2u)), spent};
  return position ? paths.add(std::make_unique<human::Solver>(*position, options)) : 0;
}

/// Goes on along a path for a slice: a step that was found, or how it has ended, or how far the search for the next
/// step is: the number of the technique that is being tried.
HUMAN_EXPORT("advancePath") const char* human_advance_path(std::uint32_t handle) {
  Json json;
  human::Solver* path = paths.find(handle);
  if (!path) {
    json.null();
    return answered(json);
  }
  const std::size_t steps = path->steps().size();
  const bool goes_on = path->advance();
  json.open('{').key("isLimited").truth(path->is_limited());
  json.key("spent").value(static_cast<int>(path->spent()));
  if (path->steps().size() > steps) {
    write(json.key("step"), path->steps().back());
  } else if (goes_on) {
    json.key("tried").value(static_cast<int>(path->technique()));
  } else {
    json.key("end").text(kEnds[static_cast<std::size_t>(path->status())]);
    json.key("isUnique").truth(path->is_unique());
  }
  json.close('}');
  return answered(json);
}

HUMAN_EXPORT("freePath") void human_free_path(std::uint32_t handle) {
  paths.free(handle);
}

/// The handle of a rating; 0 where there is no sound puzzle in the room.
HUMAN_EXPORT("startRating") std::uint32_t human_start_rating(std::uint32_t size) {
  std::optional<Puzzle> puzzle = position_in_room(size);
  return puzzle ? queries.add(std::make_unique<human::RatingQuery>(std::move(*puzzle))) : 0;
}

/// Makes one more step. Returns whether there is more to do.
HUMAN_EXPORT("advanceRating") bool human_advance_rating(std::uint32_t handle) {
  human::RatingQuery* query = queries.find(handle);
  return query && query->advance();
}

/// How it has ended, and the rating, or null; frees it.
HUMAN_EXPORT("rating") const char* human_rating(std::uint32_t handle) {
  Json json;
  if (const human::RatingQuery* query = queries.find(handle)) {
    json.open('{').key("status").text(kRated[static_cast<std::size_t>(query->status())]).key("rating");
    if (query->status() == human::Rated::rated) {
      write(json, query->rating());
    } else {
      json.null();
    }
    json.close('}');
    queries.free(handle);
  } else {
    json.null();
  }
  return answered(json);
}
