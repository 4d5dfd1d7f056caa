# Warnings are errors, in our own code only; but not with an Emscripten newer than Debian's, whose compiler may warn of
# what nobody could know yet.
function(sudokuscope_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wshadow -Wconversion)
  if(NOT EMSCRIPTEN OR EMSCRIPTEN_VERSION VERSION_LESS_EQUAL 3.1.6)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-restrict)  # false alarms on std::string, GCC bug 105651
  endif()
endfunction()
