# As WebAssembly: five modules, one of them in two builds. `sudoku-core` is what the page loads at first: runs with the
# propagator of the default strategy. `sudoku-full` has runs with any, and text and reasons. `sudoku-kernel` solves
# without steps. `sudoku-human` has the techniques of people, `sudoku-proof` makes proofs. Each is loaded when the first
# of that is wanted.

# One megabyte of stack. The setting was called TOTAL_STACK before 3.1.25.
set(stack_setting STACK_SIZE)
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(stack_setting TOTAL_STACK)
endif()

# Debian's emcc minifies with Debian's own acorn, which a node from elsewhere does not look for.
if(EXISTS /usr/share/nodejs/acorn)
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()

# Search is built to be fast, all the rest to be small: it runs once where search runs a hundred million times. Inlining
# is asked for by name: old emcc leaves it to Binaryen under -Oz, which then meets the standard library's layers of tiny
# functions as they are, and that makes the module larger by a fifth. (Search built so would be half as fast.) Link-time
# optimisation takes out what only the whole program shows to be unused; it is told to be fast too, since under -Oz
# `only-choice` loses a third of its speed, for 2 KB.
set(small -Oz -finline-functions)
target_compile_options(sudoku_engine PRIVATE ${small} PUBLIC -flto)
target_link_options(sudoku_engine PUBLIC -O3 -flto)

# Precompiled headers serve only sources that are optimised alike.
set(fast_sources engine/src/propagation/make.cpp engine/src/solve/plain_solver.cpp wasm/kernel.cpp
  ${first_propagator} ${all_propagators})
set_source_files_properties(${fast_sources} PROPERTIES COMPILE_OPTIONS -O3 SKIP_PRECOMPILE_HEADERS ON)
target_precompile_headers(sudoku_engine PRIVATE ${common_headers})
sudokuscope_by_folder(sudoku_engine)

# No exceptions and no RTTI in the whole module: an exception would reach JavaScript as a bare number, and Embind needs
# type names only to complain about types that are not bound. The linker is told too, since it picks the system
# libraries by these flags: with the wrong libembind, every type counts as unbound.
target_compile_options(sudoku_engine PUBLIC -fno-exceptions -fno-rtti)
target_link_options(sudoku_engine PUBLIC -fno-exceptions -fno-rtti)

# Features that every browser of the page has (newer emsdks take them for granted), for a smaller module.
target_compile_options(sudoku_engine PUBLIC -msign-ext -mnontrapping-fptoint -mmutable-globals)
target_link_options(sudoku_engine PUBLIC -msign-ext -mnontrapping-fptoint -mmutable-globals -sWASM_BIGINT)

# C functions over plain memory, without Embind and without glue: instantiated by web/src/worker/plain-module.js.
function(sudokuscope_plain_module name)
  cmake_parse_arguments(PARSE_ARGV 1 module "" "" "SOURCES;OPTIONS")
  add_executable(${name} ${module_SOURCES} wasm/puzzle_bytes.cpp wasm/no_printf.cpp)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/engine/src ${tables_folder})
  target_link_libraries(${name} PRIVATE sudoku_engine)
  target_compile_options(${name} PRIVATE ${small} ${module_OPTIONS})
  sudokuscope_warnings(${name})
  set_target_properties(${name} PROPERTIES SUFFIX .wasm)
  target_link_options(${name} PRIVATE ${module_OPTIONS}
    --no-entry
    -sSTANDALONE_WASM
    -sMALLOC=emmalloc
    -sALLOW_MEMORY_GROWTH
    -s${stack_setting}=1048576)
endfunction()

# Sources that several modules have, compiled once; or those that are optimised in a way of their own.
function(sudokuscope_objects name)
  cmake_parse_arguments(PARSE_ARGV 1 objects "" "" "SOURCES;OPTIONS")
  add_library(${name} OBJECT ${objects_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/engine/src ${tables_folder})
  target_link_libraries(${name} PRIVATE sudoku_engine)
  target_compile_options(${name} PRIVATE ${objects_OPTIONS})
  sudokuscope_warnings(${name})
endfunction()

set(run_sources wasm/runs.cpp wasm/exchange.cpp)

list(REMOVE_ITEM solve_sources ${PROJECT_SOURCE_DIR}/engine/src/solve/solve_many.cpp)  # has threads
set(clause_sources ${solve_sources})
list(FILTER clause_sources INCLUDE REGEX /solve/large/)
set(rules_solve_sources ${solve_sources})
list(FILTER rules_solve_sources INCLUDE REGEX /solve/rules/)
set(constraint_sources ${rules_sources})
list(FILTER constraint_sources INCLUDE REGEX /constraints/)
list(FILTER rules_sources EXCLUDE REGEX /constraints/)
set(kernel_sources ${solve_sources})
list(FILTER kernel_sources EXCLUDE REGEX "/solve/(large|rules)/")

# Rules beside those of classic Sudoku are for the full module, for that which helps people, and for proofs.
set(classic_grid wasm/classic_bytes.cpp ${classic_geometry})
set(small_rules_sources ${rules_sources} ${small_connect})
list(FILTER small_rules_sources EXCLUDE REGEX /rules/connect.cpp)
sudokuscope_objects(rules_grid SOURCES wasm/rules_bytes.cpp ${small_rules_sources} OPTIONS ${small})
# The full module reads puzzles, and sets them up, as often as it solves some.
sudokuscope_objects(rules_reading SOURCES wasm/rules_bytes.cpp ${rules_sources} OPTIONS -O2)
# Constraints are pruned a million times in a search.
sudokuscope_objects(constraining SOURCES ${constraint_sources} OPTIONS -O3)
sudokuscope_objects(rules_solving SOURCES ${rules_solve_sources} OPTIONS -O3)
sudokuscope_objects(clause_solving SOURCES ${clause_sources} OPTIONS -O3)
sudokuscope_objects(kernel_solving SOURCES ${kernel_sources} OPTIONS -O3)
sudokuscope_objects(simd_solving SOURCES ${kernel_sources} ${clause_sources} OPTIONS -O3 -msimd128)
# Unrolled loops would be half a kilobyte more of a module that is loaded for one question.
sudokuscope_objects(proving SOURCES ${proof_sources} OPTIONS -O2 -fno-unroll-loops)
# The code that only carries on what techniques find is to be small.
set(carrying_sources
  ${PROJECT_SOURCE_DIR}/engine/src/human/core/run.cpp ${PROJECT_SOURCE_DIR}/engine/src/human/core/step_json.cpp)
list(REMOVE_ITEM human_sources ${carrying_sources})
sudokuscope_objects(finding SOURCES ${human_sources} OPTIONS -O2)
# The kernels of solving stay as they are, source by source: what is inlined into them is measured.
foreach(name rules_grid rules_reading constraining rules_solving proving finding)
  sudokuscope_by_folder(${name})
endforeach()
# Those of one or two folders are compiled sooner without precompiled headers.
foreach(name finding clause_solving kernel_solving simd_solving)
  target_precompile_headers(${name} PRIVATE ${common_headers})
endforeach()

# Memory is copied by instructions, in place of library code. (The others have thread-local variables, which the linker
# takes for plain ones only without these instructions.) Unrolled loops and more inlining cost 750 bytes gzipped here,
# and gain nothing.
sudokuscope_plain_module(sudoku-core SOURCES ${run_sources} ${first_propagator} ${classic_grid} OPTIONS -mbulk-memory)
target_compile_options(sudoku-core PRIVATE -fno-unroll-loops)
target_link_options(sudoku-core PRIVATE -Wl,-mllvm,-inline-threshold=65
  -sBINARYEN_EXTRA_PASSES=--flatten,--rereloop,-O3,--reorder-functions)  # 170 bytes less, as fast

set(classic_kernel wasm/kernel.cpp ${classic_solving} ${classic_grid})
sudokuscope_plain_module(sudoku-kernel
  SOURCES $<TARGET_OBJECTS:kernel_solving> $<TARGET_OBJECTS:clause_solving> ${classic_kernel})
sudokuscope_plain_module(sudoku-kernel-simd
  SOURCES $<TARGET_OBJECTS:simd_solving> ${classic_kernel} OPTIONS -msimd128)
sudokuscope_plain_module(sudoku-human
  SOURCES wasm/human.cpp wasm/human_json.cpp wasm/human_solving.cpp wasm/human_generate.cpp ${carrying_sources}
    $<TARGET_OBJECTS:finding> $<TARGET_OBJECTS:kernel_solving> $<TARGET_OBJECTS:clause_solving>
    $<TARGET_OBJECTS:rules_solving> $<TARGET_OBJECTS:rules_grid> $<TARGET_OBJECTS:constraining>)
sudokuscope_plain_module(sudoku-proof
  SOURCES wasm/proof.cpp ${constraint_sources} $<TARGET_OBJECTS:proving> $<TARGET_OBJECTS:clause_solving>
    $<TARGET_OBJECTS:rules_grid>)
foreach(name sudoku-human sudoku-proof)
  sudokuscope_by_folder(${name})
endforeach()
# Not the core, of which each byte counts; of the kernels only what is to be small: cmake leaves alone a source that has
# an option of its own.
foreach(name sudoku-kernel sudoku-kernel-simd)
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON)
endforeach()

foreach(name sudoku-core sudoku-kernel sudoku-human sudoku-proof)
  configure_file(${PROJECT_SOURCE_DIR}/wasm/${name}.js ${CMAKE_BINARY_DIR}/${name}.js COPYONLY)
endforeach()

# Texts and lists are handed over by Embind; runs in it are called as those of the core.
set(unused_types ${PROJECT_SOURCE_DIR}/wasm/unused-types.js)
add_executable(sudoku-full ${run_sources} wasm/bindings_text.cpp wasm/bindings_full.cpp wasm/bindings_rules.cpp
  wasm/convert.cpp wasm/puzzle_bytes.cpp wasm/no_printf.cpp engine/src/solve/true_candidates.cpp
  ${all_propagators} $<TARGET_OBJECTS:rules_reading> $<TARGET_OBJECTS:constraining>
  $<TARGET_OBJECTS:rules_solving> $<TARGET_OBJECTS:clause_solving>)
target_include_directories(sudoku-full PRIVATE ${PROJECT_SOURCE_DIR}/engine/src ${tables_folder})
target_link_libraries(sudoku-full PRIVATE sudoku_engine)
target_compile_options(sudoku-full PRIVATE ${small})
target_compile_definitions(sudoku-full PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
sudokuscope_warnings(sudoku-full)
sudokuscope_by_folder(sudoku-full)
set_target_properties(sudoku-full PROPERTIES LINK_DEPENDS ${unused_types})
target_link_options(sudoku-full PRIVATE
  -lembind
  --js-library=${unused_types}
  -sMODULARIZE
  -sEXPORT_ES6
  -sENVIRONMENT=web,worker
  -sDYNAMIC_EXECUTION=0          # or Embind would need 'unsafe-eval'
  -sFILESYSTEM=0
  -sALLOW_MEMORY_GROWTH
  -sINCOMING_MODULE_JS_API=[wasmBinary,locateFile]  # all that worker/loading.js passes
  -sTEXTDECODER=2
  -s${stack_setting}=1048576)

# The lists of causes, propagators, reasons and techniques that pages know without a module, made of the engine's
# tables.
foreach(name causes propagators reasons techniques)
  sudokuscope_preprocess(${PROJECT_SOURCE_DIR}/wasm/${name}.js.in list)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/${name}.js CONTENT "${list}" @ONLY)
endforeach()
