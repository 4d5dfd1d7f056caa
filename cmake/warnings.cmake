# Warnings are errors, in our own code only; but not where the library is built to be installed, nor with an Emscripten
# newer than Debian's: another compiler may warn of what nobody could know yet.
function(sudokuscope_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wshadow -Wconversion -Wswitch-enum)
  if(SUDOKUSCOPE_TESTS AND (NOT EMSCRIPTEN OR EMSCRIPTEN_VERSION VERSION_LESS_EQUAL 3.1.6))
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # False alarms on std::string and on vectors that are compared: GCC bugs 105651 and 105762.
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-stringop-overread)
  endif()
endfunction()
