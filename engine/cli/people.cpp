// The commands that use human techniques: `explain`, `hint` and `rate`.
#include <ostream>

#include "commands.hpp"
#include "constraint_text.hpp"
#include "input.hpp"
#include "sudoku/human.hpp"
#include "sudoku/step_json.hpp"
#include "sudoku/text.hpp"

namespace sudoku::cli {

namespace {

human::Options human_options_of(const Arguments& arguments) {
  human::Options options;
  if (arguments.has("--no-uniqueness")) options.uniqueness = human::Uniqueness::ignored;
  return options;
}

/// As in docs/api.md. If the step uses a constraint, its name is another member.
void write_step_json(const Puzzle& puzzle, const human::Step& step, std::ostream& out) {
  Json json;
  json.open('{');
  write_members(json, step);
  const std::uint16_t constraint = step.reason.constraint;
  if (constraint != kNoConstraint) json.key("constraint").text(constraint_text(puzzle, constraint));
  json.close('}');
  out << json.take() << '\n';
}

/// For example `57 finned-x-wing B3-4 B7-4`: placements have =, removals have -. A step that uses a constraint ends
/// with its name: `29 cage-combinations A1-9 (Cage~3~R1C1~R1C2)`.
void write_step(const Puzzle& puzzle, const human::Step& step, bool is_json, std::ostream& out) {
  if (is_json) return write_step_json(puzzle, step, out);
  const Geometry geometry = Geometry::of(puzzle);
  out << step.difficulty << ' ' << human::techniques()[step.technique].id;
  const auto write_all = [&](const std::vector<human::Candidate>& candidates, char sign) {
    for (const auto& [cell, digit] : candidates) {
      out << ' ' << geometry.cell_name(cell) << sign << digit_symbol(digit, geometry.size());
    }
  };
  write_all(step.placements, '=');
  write_all(step.eliminations, '-');
  const std::uint16_t constraint = step.reason.constraint;
  if (constraint != kNoConstraint) out << " (" << constraint_text(puzzle, constraint) << ')';
  out << '\n';
}

std::string_view end_of(human::Status status) {
  switch (status) {
    case human::Status::solved: return "solved";
    case human::Status::stuck: return "stuck";
    case human::Status::contradiction: return "contradiction";
    case human::Status::running: break;
  }
  return "running";
}

void write_end(human::Status status, bool is_json, std::ostream& out) {
  if (!is_json) {
    out << end_of(status) << '\n';
    return;
  }
  Json json;
  json.open('{').key("status").text(end_of(status)).close('}');
  out << json.take() << '\n';
}

/// The sentence for a position in which `next_step` has found nothing.
std::string_view why_no_step(const Puzzle& position, const Arguments& arguments) {
  human::TechniqueSolver solver(position, human_options_of(arguments));
  while (solver.advance()) {
  }
  if (solver.status() == human::Status::solved) return "The puzzle is solved.";
  if (solver.status() == human::Status::contradiction) return "The position contradicts itself.";
  return "No technique finds a step.";
}

/// The same words as those of `solve`, for a puzzle that is not rated.
std::string_view status_of(human::Rated status) {
  switch (status) {
    case human::Rated::rated: return "rated";
    case human::Rated::no_solution: return "none";
    case human::Rated::several_solutions: return "multiple";
    case human::Rated::too_large: return "limit";
    case human::Rated::running: break;
  }
  return "running";
}

void write_unrated(std::string_view status, bool is_json, std::ostream& out) {
  if (is_json) out << R"({"status":")" << status << R"(","level":null})" << '\n';
  else out << status << '\n';
}

void write_rating(const human::Rating& rating, bool is_json, std::ostream& out) {
  if (!is_json) {
    out << human::level_id(rating.level) << '\t' << rating.hardest << '\t' << rating.sum << '\t' << rating.guesses
        << '\n';
    return;
  }
  Json json;
  json.open('{').key("status").text(status_of(human::Rated::rated)).key("level").text(human::level_id(rating.level));
  json.key("hardest").value(rating.hardest).key("sum").value(rating.sum).key("guesses").value(rating.guesses);
  json.key("isLimited").truth(rating.is_limited).key("path").open('[');
  for (const auto& [technique, difficulty] : rating.path) {
    json.open('{').key("technique").text(technique ? human::techniques()[*technique].id : "guess");
    json.key("difficulty").value(difficulty).close('}');
  }
  json.close(']').close('}');
  out << json.take() << '\n';
}

}  // namespace

Exit explain(const Arguments& arguments, Streams streams) {
  const std::optional<Puzzle> puzzle = only_puzzle(arguments, streams);
  if (!puzzle || !is_read_whole(*puzzle, streams)) return kUnanswered;
  human::TechniqueSolver solver(*puzzle, human_options_of(arguments));
  for (std::size_t written = 0; solver.advance() || written < solver.steps().size();) {
    for (; written < solver.steps().size(); ++written) {
      write_step(*puzzle, solver.steps()[written], arguments.has("--json"), streams.out);
    }
  }
  write_end(solver.status(), arguments.has("--json"), streams.out);
  return solver.status() == human::Status::solved ? kAnswered : kUnanswered;
}

Exit hint(const Arguments& arguments, Streams streams) {
  const std::optional<Puzzle> puzzle = only_puzzle(arguments, streams);
  if (!puzzle || !is_read_whole(*puzzle, streams)) return kUnanswered;
  const std::optional<human::Step> step = human::next_step(*puzzle, human_options_of(arguments));
  if (!step) {
    streams.err << "sudokuscope: " << why_no_step(*puzzle, arguments) << '\n';
    return kUnanswered;
  }
  write_step(*puzzle, *step, arguments.has("--json"), streams.out);
  return kAnswered;
}

Exit rate(const Arguments& arguments, Streams streams) {
  Exit exit = kAnswered;
  const Exit read = for_puzzles(arguments, streams, 1, [&](const std::vector<Entry>& entries) {
    const Entry& puzzle = entries.front();
    if (const std::string_view fault = fault_of(puzzle); !fault.empty()) {
      exit = kUnanswered;
      write_unrated(fault, arguments.has("--json"), streams.out);
      return;
    }
    human::RatingQuery query(*puzzle);
    while (query.advance()) {
    }
    if (query.status() == human::Rated::rated) {
      write_rating(query.rating(), arguments.has("--json"), streams.out);
      return;
    }
    exit = kUnanswered;
    write_unrated(status_of(query.status()), arguments.has("--json"), streams.out);
  });
  return read == kAnswered ? exit : read;
}

}  // namespace sudoku::cli
