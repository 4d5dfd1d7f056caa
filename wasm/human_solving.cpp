// The part of the module that helps people that goes all the way: ratings.

#include <array>
#include <string_view>

#include "human_json.hpp"

namespace {

using namespace sudoku;
using namespace sudoku::wasm;

Handles<human::RatingQuery> queries;

/// How ratings end, in the words of `solve`.
constexpr std::array<std::string_view, 5> kRated{"running", "rated", "none", "multiple", "limit"};

void write(Json& json, const human::Rating& rating) {
  json.open('{').key("level").text(human::level_id(rating.level)).key("hardest").value(rating.hardest);
  json.key("sum").value(rating.sum).key("path").open('[');
  for (const auto& [technique, difficulty] : rating.path) {
    json.open('{').key("technique").text(technique ? human::techniques()[*technique].id : "guess");
    json.key("difficulty").value(difficulty).close('}');
  }
  json.close(']').close('}');
}

}  // namespace

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
