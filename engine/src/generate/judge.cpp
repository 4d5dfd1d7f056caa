#include "generate/judge.hpp"

#include <algorithm>
#include <limits>

#include "human/technique.hpp"

namespace sudoku {

namespace {

using human::Level;

/// Harder than any step: what is left over takes something that may not be tried, or a guess.
constexpr int kBeyond = std::numeric_limits<int>::max();

/// How many techniques there are, from the easiest on, up to the last whose shortest step is no harder than this.
std::size_t techniques_up_to(int difficulty) {
  const auto all = human::techniques();
  const auto last = std::find_if(all.rbegin(), all.rend(),
                                 [&](const human::Technique& each) { return each.difficulty <= difficulty; });
  return static_cast<std::size_t>(all.rend() - last);
}

}  // namespace

std::optional<Demand> demand_of(const GenerateOptions& options) {
  const auto& level = options.level;
  const auto& technique = options.technique;
  if (!level && !technique) return std::nullopt;
  if (!level) return Demand{std::size_t{*technique} + 1, 0, kBeyond - 1, technique};
  const int least =
      *level == Level::very_easy ? 0 : human::hardest_of(static_cast<Level>(static_cast<int>(*level) - 1)) + 1;
  if (*level != Level::extreme) {
    const int most = human::hardest_of(*level);
    return Demand{techniques_up_to(most), least, most, technique};
  }
  // What resists all that is easier is extreme; only who asks for a technique has to go all the way.
  return Demand{technique ? human::techniques().size() : techniques_up_to(least - 1), least, kBeyond, technique};
}

Judge::Judge(const Puzzle& puzzle, const Demand& demand)
    : board_(puzzle, true), demand_(demand), is_needed_(!demand.needed) {}

bool Judge::advance() {
  if (verdict_ != Verdict::open) return false;
  if (board_.open().empty()) return end();
  const std::optional<human::Step> step = human::easiest_step(board_, demand_.techniques);
  hardest_ = std::max(hardest_, step ? step->difficulty : kBeyond);
  if (!step || hardest_ > demand_.most) return end();
  is_needed_ = is_needed_ || step->technique == demand_.needed;
  board_.apply(*step);
  return true;
}

bool Judge::end() {
  verdict_ = hardest_ > demand_.most                   ? Verdict::too_hard
             : hardest_ < demand_.least || !is_needed_ ? Verdict::too_easy
                                                       : Verdict::fits;
  return false;
}

}  // namespace sudoku
