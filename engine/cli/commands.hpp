// The functions behind the commands: each is the `run` of a `Command`.
#pragma once

#include "command.hpp"

namespace sudoku::cli {

Exit solve(const Arguments& arguments, Streams streams);
Exit count(const Arguments& arguments, Streams streams);
Exit candidates(const Arguments& arguments, Streams streams);
Exit trace(const Arguments& arguments, Streams streams);
Exit explain(const Arguments& arguments, Streams streams);
Exit hint(const Arguments& arguments, Streams streams);
Exit rate(const Arguments& arguments, Streams streams);
Exit generate(const Arguments& arguments, Streams streams);
Exit convert(const Arguments& arguments, Streams streams);
Exit prove(const Arguments& arguments, Streams streams);
Exit bench(const Arguments& arguments, Streams streams);

}  // namespace sudoku::cli
