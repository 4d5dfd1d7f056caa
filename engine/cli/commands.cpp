// The table of commands, from which help and the man page are made.
#include "commands.hpp"

#include <array>

namespace sudoku::cli {

namespace {

constexpr Option kThreads{"--threads", "N", "number of threads; 0 means one per core (0)"};

constexpr std::array kSolveOptions{
    Option{"--limit", "N", "stop after N solutions per puzzle (2, which is enough to see whether there is only one)"},
    kThreads};
constexpr std::array kCountOptions{
    Option{"--limit", "N", "stop after N solutions per puzzle (1000000); a + marks counts that stopped there"},
    kThreads};
constexpr std::array kCandidatesOptions{
    Option{"--nodes", "N", "give up after N nodes of search per puzzle; then candidates may be missing (no limit)"}};
constexpr std::array kTraceOptions{
    Option{"--propagation", "NAME",
           "propagator: none, forward-checking, ac3, eliminate, only-choice, locked-candidates, naked-subsets, "
           "hidden-subsets, all-different, tridagons, singleton-ac3, singleton-only-choice, "
           "singleton-locked-candidates, singleton-hidden-subsets, singleton-all-different, singleton-tridagons, "
           "strong-singleton-all-different or strong-singleton-tridagons (only-choice)"},
    Option{"--variable", "NAME", "order of cells: first, mrv, mrv-degree or random (mrv)"},
    Option{"--value", "NAME", "order of digits: ascending, lcv or random (ascending)"},
    Option{"--branching", "NAME", "kind of branching: values, two-way or split (values)"},
    Option{"--look-back", "NAME", "response to a contradiction: backtracking, backjumping or learning (backtracking)"},
    Option{"--seed", "N", "seed for random choices (0)"},
    Option{"--solutions", "N", "stop after N solutions (1)"},
    Option{"--no-search", "", "propagate only, without guessing"},
    Option{"--events", "N", "stop after N events (1000000)"}};
constexpr std::array kExplainOptions{
    Option{"--no-uniqueness", "", "use no techniques that assume a unique solution"}};
constexpr std::array kGenerateOptions{
    Option{"--count", "N", "number of puzzles (1)"},
    Option{"--level", "NAME", "very-easy, easy, medium, hard, fiendish or extreme (any)"},
    Option{"--technique", "NAME", "a technique that the puzzle must need (any); explain and rate --json print names"},
    Option{"--on-path", "", "with --technique: the technique must be on the easiest path, but need not be necessary"},
    Option{"--symmetry", "NAME", "symmetry of the givens: none, rotational180, rotational90, horizontal, vertical, "
                                 "diagonal, antidiagonal or full (none)"},
    Option{"--minimal", "", "make puzzles in which no given can be left out; with --rules or above 9x9, no "
                            "symmetric group, as far as a short search shows"},
    Option{"--rules", "NAMES", "extra rules, separated by commas: jigsaw, diagonal, windoku, anti-knight, killer, "
                               "thermometer, arrow, dots, whisper, renban; for 4x4 to 9x9, and not with a "
                               "--technique that relies on uniqueness"},
    Option{"--size", "N", "number of rows, with boxes of the usual shape (9); 5 and 7 are for jigsaws"},
    Option{"--seed", "TEXT", "seed; the same text makes the same puzzles on every machine (1)"}};
constexpr std::array kConvertOptions{
    Option{"--to", "FORMAT", "line, grid, candidates, sukaku, sdk, sdm, ss, hodoku, opensudoku, dict, solo, "
                             "sudokuwiki, scf, iss or sudokucoach; or fpuzzles or sudokupad, the JSON that their links "
                             "contain (line)"}};
constexpr std::array kProveOptions{
    Option{"--step", "STEP", "prove this step instead: A1=5 for a placement, A1-5 for a removal"},
    Option{"--cnf", "FILE", "write the statement to FILE, in DIMACS CNF, even if there is no proof"},
    Option{"--lrat", "FILE", "write the proof to FILE, in LRAT, with hints for the checker"},
    Option{"--drat", "FILE", "write the proof to FILE, in DRAT, without hints"}};
constexpr std::array kBenchOptions{
    Option{"--passes", "N", "number of passes over all puzzles; the median is printed (5)"},
    Option{"--threads", "N", "number of threads; 0 means one per core (1)"}};

constexpr std::array kCommon{
    Option{"--box", "RxC", "rows and columns of a box, for input that fits several shapes, and for generate"},
    Option{"--json", "", "print JSON: an object per line, or for trace a single file"},
    Option{"--help", "", "print help for the command"}};

constexpr std::array kCommands{
    Command{"solve", "[file...]", "Solve puzzles",
            "Prints one line per puzzle: the first solution or -, a tab, and unique (the only solution), multiple (at "
            "least two), none, or solved (with --limit 1, which looks for no second solution). The last word is error "
            "for a text that can't be read, and unread for a puzzle with a rule that can't.",
            kSolveOptions, solve},
    Command{"count", "[file...]", "Count solutions",
            "Prints one number per puzzle, or error or unread where solve says so.", kCountOptions, count},
    Command{"candidates", "[file...]", "Print the digits that each cell can have in the solutions",
            "Prints for each puzzle a line, which is unique, multiple, none, or limit (with --nodes), and then the "
            "grid of all candidates that occur in at least one solution, or - if there are none. The line is error or "
            "unread where solve says so.",
            kCandidatesOptions, candidates},
    Command{"trace", "[file]", "Print every step of a search",
            "Prints one event per line: its number, the number of open guesses, its kind, cause and details. A "
            "constraint is named by its text, as convert --to iss writes it. The last line is the result. With "
            "--json, prints a recorded run, which the page can play.", kTraceOptions, trace},
    Command{"explain", "[file]", "Solve a puzzle with human techniques",
            "Prints one step per line: its difficulty, its technique, the digits it places (A1=5) and the candidates "
            "it removes (A1-5). The constraint that it uses, if it uses one, follows in parentheses, as in a trace. "
            "The last line is solved, contradiction, or stuck if no technique applies. With --json, each step is an "
            "object, in which constraint is that text, and the last line is one with this status.",
            kExplainOptions, explain},
    Command{"hint", "[file]", "Print the easiest next step", "Prints one line in the format of explain.",
            kExplainOptions, hint},
    Command{"rate", "[file...]", "Rate how hard puzzles are for people",
            "Prints one line per puzzle: its level, the difficulty of the hardest step, the sum over all steps, and "
            "the number of guesses. A puzzle that can't be rated has none (no solution), multiple (at least two) or "
            "limit (it would take too long to find out) instead, and error or unread where solve says so.",
            {}, rate},
    Command{"generate", "", "Generate puzzles", "Prints one puzzle per line. A puzzle with extra rules is printed as "
            "a link to Interactive Sudoku Solver, which all commands can read.", kGenerateOptions, generate},
    Command{"convert", "[file...]", "Convert puzzles to another format",
            "Placed digits and candidates are kept if the format supports them.", kConvertOptions, convert},
    Command{"prove", "[file]", "Prove that a puzzle has exactly one solution, or none",
            "Prints one line: unique or none, and the length of the proof; or several or limit, if there is no proof. "
            "With --step, it is follows or not-forced. Any checker for SAT proofs can verify the files.",
            kProveOptions, prove},
    Command{"bench", "[file...]", "Measure how fast puzzles are solved",
            "Looks for up to two solutions of each puzzle, as solve does, and prints the time per puzzle.",
            kBenchOptions, bench}};

}  // namespace

std::span<const Command> commands() { return kCommands; }
std::span<const Option> common_options() { return kCommon; }

}  // namespace sudoku::cli
