// The table of commands, from which help and the man page are made.
#include "commands.hpp"

#include <array>

namespace sudoku::cli {

namespace {

constexpr Option kThreads{"--threads", "N", "how many puzzles are solved side by side; 0, as without it: as many as "
                                            "the machine has cores"};

constexpr std::array kSolveOptions{
    Option{"--limit", "N", "stop after so many solutions of a puzzle (2, which tells whether there is one)"}, kThreads};
constexpr std::array kCountOptions{
    Option{"--limit", "N", "stop after so many solutions of a puzzle (1000000), which a + behind them tells"},
    kThreads};
constexpr std::array kTraceOptions{
    Option{"--propagation", "NAME", "which consistency is kept (only-choice)"},
    Option{"--variable", "NAME", "which cell is tried next: first, mrv, mrv-degree or random (mrv)"},
    Option{"--value", "NAME", "which digit is tried next: ascending, lcv or random (ascending)"},
    Option{"--branching", "NAME", "what a decision chooses between: values, two-way or split (values)"},
    Option{"--look-back", "NAME", "how far a contradiction takes search back: backtracking, "
                                      "backjumping or learning (backtracking)"},
    Option{"--seed", "N", "for what is random (0)"},
    Option{"--solutions", "N", "stop after so many solutions (1)"},
    Option{"--no-search", "", "draw conclusions, and guess nothing"},
    Option{"--events", "N", "stop after so many events (1000000)"}};
constexpr std::array kExplainOptions{
    Option{"--no-uniqueness", "", "use no technique that rests on there being one solution"}};
constexpr std::array kGenerateOptions{
    Option{"--count", "N", "how many puzzles (1)"},
    Option{"--level", "NAME", "very-easy, easy, medium, hard, fiendish or extreme (any)"},
    Option{"--technique", "NAME", "a technique that it is to need (any); sudokuscope rate --json names them"},
    Option{"--on-path", "", "the technique has to be on the easiest path, but may be spared"},
    Option{"--symmetry", "NAME", "of the givens: none, rotational180, rotational90, horizontal, vertical, diagonal, "
                                 "antidiagonal or full (none)"},
    Option{"--minimal", "", "no given can be spared"},
    Option{"--rules", "NAMES", "rules beside the classic ones, parted by commas: jigsaw, diagonal, windoku, "
                               "anti-knight, killer, thermometer, arrow, dots, whisper, renban; 4x4 to 9x9, without "
                               "level and technique"},
    Option{"--size", "N", "so many rows, in boxes of the usual shape; 5 or 7 for a jigsaw"},
    Option{"--seed", "TEXT", "the same makes the same puzzles everywhere (1)"}};
constexpr std::array kConvertOptions{
    Option{"--to", "FORMAT", "line, grid, candidates, sukaku, sdk, sdm, ss, hodoku, opensudoku, dict, solo, "
                             "sudokuwiki, scf, iss or sudokucoach (line)"}};
constexpr std::array kProveOptions{
    Option{"--step", "STEP", "proves this step instead: A1=5, or A1-5 for what leaves"},
    Option{"--cnf", "FILE", "where the statement goes, in DIMACS"},
    Option{"--lrat", "FILE", "where the proof goes, with hints"},
    Option{"--drat", "FILE", "where the proof goes, without hints"}};
constexpr std::array kBenchOptions{
    Option{"--passes", "N", "how often all puzzles are solved; the median counts (5)"},
    Option{"--threads", "N", "how many puzzles are solved side by side (1)"}};

constexpr std::array kCommon{
    Option{"--box", "RxC", "rows and columns of a box, where the text doesn't tell"},
    Option{"--json", "", "an object of JSON for each line"},
    Option{"--help", "", "what this command does"}};

constexpr std::array kCommands{
    Command{"solve", "[file...]", "Solves puzzles",
            "A line for each: the first solution, or -, and behind a tab unique, solved, multiple or none.",
            kSolveOptions, solve},
    Command{"count", "[file...]", "Counts solutions", "A line for each puzzle.", kCountOptions, count},
    Command{"trace", "[file]", "Tells every step of a search",
            "An event a line: its number, the depth of guesses, its kind, and what it is about. With --json, the file "
            "of a recorded run, which the page plays.", kTraceOptions, trace},
    Command{"explain", "[file]", "Solves a puzzle as people do",
            "A step a line: its difficulty, its technique, and what it sets or takes away. It ends where no technique "
            "finds anything.", kExplainOptions, explain},
    Command{"hint", "[file]", "Tells the next step that a person would take", "One line as those of explain.",
            kExplainOptions, hint},
    Command{"rate", "[file...]", "Rates how hard puzzles are for people",
            "A line for each: its level, the difficulty of the hardest step, the sum over all steps, and how many "
            "guesses it takes; or - where there is not one solution.", {}, rate},
    Command{"generate", "", "Makes puzzles", "A line for each; with rules, a link to Interactive Sudoku Solver, which "
            "all commands read.", kGenerateOptions, generate},
    Command{"convert", "[file...]", "Writes puzzles in another notation", "What a player did comes along where the "
            "notation holds it.", kConvertOptions, convert},
    Command{"prove", "[file]", "Proves that a puzzle has one solution, or none",
            "One line: unique or none, and how large the proof is; several or limit where there is none. Of a step: "
            "follows or not-forced. Any checker of SAT proofs can check the files.", kProveOptions, prove},
    Command{"bench", "[file...]", "Measures how fast puzzles are solved", "Two solutions are looked for, as by solve.",
            kBenchOptions, bench}};

}  // namespace

std::span<const Command> commands() { return kCommands; }
std::span<const Option> common_options() { return kCommon; }

}  // namespace sudoku::cli
