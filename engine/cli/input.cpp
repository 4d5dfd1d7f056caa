#include "input.hpp"

#include <array>
#include <fstream>
#include <iostream>

#include "sudoku/text.hpp"

namespace sudoku::cli {

namespace {

constexpr std::string_view kStandardInput = "standard input";

/// The text of a stream that was opened as `name`. A folder can be opened, too, and only fails when it is read: `read`
/// then marks the stream as bad, where an iterator would throw an exception of its own.
std::string all_of(std::istream& in, const std::string& name) {
  std::string text;
  std::array<char, 65'536> part;
  do {
    in.read(part.data(), part.size());
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
  } while (in);
  if (in.bad()) throw Misuse{"Can't read " + name + "."};
  return text;
}

std::string content(const std::string& file, std::istream& in) {
  if (file == "-") return all_of(in, std::string(kStandardInput));
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw Misuse{"Can't read " + file + "."};
  return all_of(stream, file);
}

class Reader {
 public:
  Reader(const Arguments& arguments, Streams streams, std::size_t at_once,
         const std::function<void(const std::vector<Entry>&)>& take)
      : box_(box_of(arguments)), streams_(streams), at_once_(at_once), take_(take) {}

  void read(const std::string& text, std::string_view name) {
    int number = 0;
    for (const std::string_view part : list_puzzles(text)) {
      ++number;
      Result<Parsed> parsed = parse(part, box_);
      if (parsed) {
        add(std::move(parsed.value().puzzle));
        continue;
      }
      exit_ = kUnanswered;
      streams_.err << "sudokuscope: " << name << ", puzzle " << number;
      print(parsed.error());
      if (parsed.error().code != "empty") add(std::nullopt);
    }
  }

  Exit end() {
    if (!entries_.empty()) hand_on();
    return exit_;
  }

 private:
  /// The page marks what is wrong in the text and on the board; here, rules get their place in words.
  void print(const Error& error) {
    const bool is_rule = error.code == "rules";
    if (is_rule && error.offset != Error::kNowhere) streams_.err << ", character " << error.offset + 1;
    streams_.err << ": " << error.message;
    if (const std::string cells = cells_at_fault(error); is_rule && !cells.empty()) {
      streams_.err << " Cells: " << cells << '.';
    }
    streams_.err << " (" << error.code << ")\n";
  }

  void add(Entry entry) {
    entries_.push_back(std::move(entry));
    if (entries_.size() == at_once_) hand_on();
  }

  void hand_on() {
    take_(entries_);
    entries_.clear();
  }

  std::optional<Shape> box_;
  Streams streams_;
  std::size_t at_once_;
  const std::function<void(const std::vector<Entry>&)>& take_;
  std::vector<Entry> entries_;
  Exit exit_ = kAnswered;
};

}  // namespace

Exit for_puzzles(const Arguments& arguments, Streams streams, std::size_t at_once,
                 const std::function<void(const std::vector<Entry>&)>& take) {
  Reader reader(arguments, streams, at_once, take);
  if (arguments.files.empty()) reader.read(content("-", streams.in), kStandardInput);
  for (const std::string& file : arguments.files) {
    reader.read(content(file, streams.in), file == "-" ? kStandardInput : file);
  }
  return reader.end();
}

std::string_view fault_of(const Entry& entry) {
  if (!entry) return "error";
  return entry->rules.has(GlobalRule::unread) ? "unread" : "";
}

Puzzle position_of(Puzzle puzzle) {
  for (std::size_t cell = 0; cell < puzzle.values.size(); ++cell) {
    if (puzzle.givens[cell] == 0) puzzle.givens[cell] = puzzle.values[cell];
  }
  puzzle.values.clear();
  return puzzle;
}

std::optional<Puzzle> only_puzzle(const Arguments& arguments, Streams streams) {
  std::vector<Entry> found;
  const Exit exit = for_puzzles(arguments, streams, 1, [&](const std::vector<Entry>& entries) {
    found.insert(found.end(), entries.begin(), entries.end());
  });
  if (exit == kAnswered && found.size() == 1) return found.front();
  if (exit == kAnswered) streams.err << "sudokuscope: Expected one puzzle, but found " << found.size() << ".\n";
  return std::nullopt;
}

bool is_read_whole(const Puzzle& puzzle, Streams streams) {
  if (!puzzle.rules.has(GlobalRule::unread)) return true;
  streams.err << "sudokuscope: A rule of this puzzle could not be read, so nothing is said about it. (rules)\n";
  return false;
}

}  // namespace sudoku::cli
