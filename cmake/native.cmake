# Natively: the engine with its tests, benchmarks and fuzzers. A folder without sources has no target yet.

target_sources(sudoku_engine PRIVATE ${all_propagators})
# A source that includes too little fails in the build of the benchmarks, which compiles each by itself and without such
# headers.
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  # Tests mostly search and read. With these folders optimised they take a quarter less, four times what compiling
  # takes longer; optimising the other folders takes longer than it saves.
  get_target_property(sources sudoku_engine SOURCES)
  set(searching_sources ${sources})
  list(FILTER searching_sources INCLUDE REGEX "/engine/src/(grid|grid/rules|grid/text|propagation|search)/[^/]+$")
  list(REMOVE_ITEM sources ${searching_sources})
  add_library(searching OBJECT ${searching_sources})
  target_include_directories(searching PRIVATE engine/include engine/src ${tables_folder})
  target_compile_options(searching PRIVATE -O1 $<TARGET_PROPERTY:sudoku_engine,INTERFACE_COMPILE_OPTIONS>)
  target_compile_definitions(searching PRIVATE $<TARGET_PROPERTY:sudoku_engine,INTERFACE_COMPILE_DEFINITIONS>)
  sudokuscope_warnings(searching)
  set_target_properties(sudoku_engine PROPERTIES SOURCES "${sources};$<TARGET_OBJECTS:searching>")
  foreach(name searching sudoku_engine)
    target_precompile_headers(${name} PRIVATE ${common_headers})
    sudokuscope_by_folder(${name})
  endforeach()
endif()

if(SUDOKUSCOPE_SANITIZE)
  # The four that are left out take a third of the time of compiling, and others find the same: AddressSanitizer stops
  # at a null pointer and beyond an object, the processor at a vector that is not aligned; and no class is cast down.
  target_compile_options(sudoku_engine PUBLIC
    -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer
    -fno-sanitize=null,object-size,alignment,vptr)
  target_compile_definitions(sudoku_engine PUBLIC _GLIBCXX_ASSERTIONS)
  target_link_options(sudoku_engine PUBLIC -fsanitize=address,undefined)
endif()

# An executable of ours that may also look into engine/src, as property tests and benchmarks do.
function(sudokuscope_executable target)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE sudoku_engine)
  target_include_directories(${target} PRIVATE engine/src tests)
  target_compile_definitions(${target} PRIVATE SUDOKUSCOPE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  sudokuscope_warnings(${target})
endfunction()

file(GLOB cli_sources CONFIGURE_DEPENDS engine/cli/*.cpp)
sudokuscope_executable(sudokuscope ${cli_sources})
target_compile_definitions(sudokuscope PRIVATE SUDOKUSCOPE_VERSION="${PROJECT_VERSION}")
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  sudokuscope_by_folder(sudokuscope)
endif()
# Its manual is what it says of itself.
add_custom_command(TARGET sudokuscope POST_BUILD
  COMMAND sudokuscope --man > ${PROJECT_BINARY_DIR}/sudokuscope.1 VERBATIM)

include(cmake/install.cmake)

file(GLOB_RECURSE support_sources CONFIGURE_DEPENDS tests/support/*.cpp)
list(APPEND support_sources ${PROJECT_SOURCE_DIR}/tests/engine/sanitizers.cpp)

if(SUDOKUSCOPE_TESTS)
  file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS tests/*_test.cpp)
  if(test_sources)
    find_package(GTest REQUIRED)
    sudokuscope_executable(sudoku_tests ${test_sources} ${support_sources})
    target_link_libraries(sudoku_tests PRIVATE GTest::gtest_main)
    # A fifth of what a test takes to compile is this header.
    target_precompile_headers(sudoku_tests PRIVATE <gtest/gtest.h>)
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
      # Eight tests are compiled together, in half the time: each has a namespace of its own, named after its file.
      set_target_properties(sudoku_tests PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
      set_source_files_properties(${support_sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
      # Brute force is most of what some tests do.
      set(oracle_sources ${support_sources})
      list(FILTER oracle_sources INCLUDE REGEX "(consistencies|oracle|rup)\\.cpp$")
      set_source_files_properties(${oracle_sources} PROPERTIES COMPILE_OPTIONS -O1 SKIP_PRECOMPILE_HEADERS ON)
    endif()
    # The program is asked for its tests when ctest begins, so that building does not run it.
    enable_testing()
    include(GoogleTest)
    gtest_discover_tests(sudoku_tests DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES PROPERTIES TIMEOUT 900)
  endif()

  file(GLOB bench_sources CONFIGURE_DEPENDS tests/bench/*.cpp)
  if(bench_sources)
    find_package(benchmark REQUIRED)
    sudokuscope_executable(sudoku_bench ${bench_sources})
    target_link_libraries(sudoku_bench PRIVATE benchmark::benchmark)
  endif()

  sudokuscope_executable(sudoku_compare tests/bench/peers/compare.cpp)
  target_link_libraries(sudoku_compare PRIVATE ${CMAKE_DL_LIBS})

  file(GLOB corpora_sources CONFIGURE_DEPENDS tools/corpora/*.cpp)
  sudokuscope_executable(sudoku_corpora ${corpora_sources})

  sudokuscope_executable(sudoku_growth tools/growth/measure.cpp tools/corpora/full_grid.cpp tools/corpora/nine.cpp)
  target_include_directories(sudoku_growth PRIVATE tools)
endif()

if(SUDOKUSCOPE_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "libFuzzer comes with clang: use the preset 'fuzz', or -DCMAKE_CXX_COMPILER=clang++.")
  endif()
  target_compile_options(sudoku_engine PUBLIC -fsanitize=fuzzer-no-link)
  file(GLOB fuzz_sources CONFIGURE_DEPENDS tests/fuzz/*.cpp)
  foreach(source ${fuzz_sources})
    get_filename_component(target ${source} NAME_WE)
    sudokuscope_executable(${target} ${source})
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  endforeach()
endif()
