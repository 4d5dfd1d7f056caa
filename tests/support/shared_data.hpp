// Data of others, which is not the project's to publish.
#pragma once

#include <cstdlib>
#include <string>

namespace sudoku::testing {

/// Its folder: ../shared/data, or the one named in SUDOKUSCOPE_DATA. It need not be there.
inline std::string data_folder() {
  const char* folder = std::getenv("SUDOKUSCOPE_DATA");
  return folder != nullptr ? folder : SUDOKUSCOPE_SOURCE_DIR "/../shared/data";
}

}  // namespace sudoku::testing
