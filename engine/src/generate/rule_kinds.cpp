#include "generate/rule_kinds.hpp"

#include <algorithm>
#include <array>

namespace sudoku {

namespace {

template <class... Rule>
constexpr std::uint32_t globals_of(Rule... rules) {
  return ((1u << static_cast<int>(rules)) | ...);
}

constexpr std::array kKinds{
    RuleKind{"jigsaw", globals_of(GlobalRule::no_boxes), true, nullptr, 0},
    RuleKind{"diagonal", globals_of(GlobalRule::diagonal_down, GlobalRule::diagonal_up), false, nullptr, 0},
    RuleKind{"windoku", globals_of(GlobalRule::windoku), false, nullptr, 0},
    RuleKind{"anti-knight", globals_of(GlobalRule::anti_knight), false, nullptr, 0},
    RuleKind{"killer", 0, false, draw_cage, 40},
    RuleKind{"thermometer", 0, false, draw_thermometer, 8},
    RuleKind{"arrow", 0, false, draw_arrow, 11},
    RuleKind{"dots", 0, false, draw_dot, 26},
    RuleKind{"whisper", 0, false, draw_whisper, 7},
    RuleKind{"renban", 0, false, draw_renban, 11},
};

constexpr auto kIds = [] {
  std::array<std::string_view, kKinds.size()> ids{};
  for (std::size_t number = 0; number < ids.size(); ++number) ids[number] = kKinds[number].id;
  return ids;
}();

}  // namespace

std::span<const std::string_view> rule_kinds() { return kIds; }

std::optional<std::uint32_t> find_rule_kind(std::string_view id) {
  const auto found = std::find(kIds.begin(), kIds.end(), id);
  if (found == kIds.end()) return std::nullopt;
  return 1u << (found - kIds.begin());
}

std::span<const RuleKind> rule_kind_table() { return kKinds; }

std::vector<const RuleKind*> kinds_in(std::uint32_t rules) {
  std::vector<const RuleKind*> kinds;
  for (std::size_t number = 0; number < kKinds.size(); ++number) {
    if ((rules >> number & 1) != 0) kinds.push_back(&kKinds[number]);
  }
  return kinds;
}

Puzzle ruled_grid(const GenerateOptions& options) {
  const int size = options.shape.size() == 0 ? options.size : options.shape.size();
  Puzzle puzzle;
  puzzle.shape = options.shape;
  puzzle.givens.assign(static_cast<std::size_t>(size * size), 0);
  for (const RuleKind* kind : kinds_in(options.rules)) {
    puzzle.rules.globals |= kind->globals;
    if (!kind->has_regions) continue;
    for (int cell = 0; cell < size * size; ++cell) {
      puzzle.rules.regions.push_back(static_cast<std::uint8_t>(cell / size));
    }
  }
  return puzzle;
}

}  // namespace sudoku
