# Lists that the preprocessor makes of the engine's tables (engine/include/sudoku/*.def, engine/src/human/registry.def),
# and the engine's sentences.

# Makes the text of a template, with literals that C++ joins joined. Configures again when a table has changed.
function(sudokuscope_preprocess template result)
  file(GLOB tables CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/engine/include/sudoku/*.def ${PROJECT_SOURCE_DIR}/engine/src/human/*.def)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${template} ${tables})
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -E -P -x c++
    -I ${PROJECT_SOURCE_DIR}/engine/include -I ${PROJECT_SOURCE_DIR}/engine/src ${template}
    OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE "\"[ \n]+\"" "" text "${text}")
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

# The class files of all propagators, for make.cpp.
sudokuscope_preprocess(${PROJECT_SOURCE_DIR}/engine/src/propagation/all_classes.hpp.in class_files)
string(REGEX MATCHALL "\"[^\"]+\"" class_files "${class_files}")
list(REMOVE_DUPLICATES class_files)
list(TRANSFORM class_files REPLACE "\"(.+)\"" "#include \"propagation/\\1\"\n")
list(JOIN class_files "" class_files)
set(tables_folder ${CMAKE_BINARY_DIR}/tables)
file(CONFIGURE OUTPUT ${tables_folder}/propagation/all_classes.hpp CONTENT "${class_files}" @ONLY)

# The engine's English sentences, for message.hpp: of the catalogue's lines `'id': 'text',` lines `{"id", "text"},`.
set(catalogue ${PROJECT_SOURCE_DIR}/web/languages/en/engine.js)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${catalogue})
file(READ ${catalogue} sentences)
string(REGEX REPLACE "^.*export default {\n|};\n$" "" sentences "${sentences}")
string(REPLACE "\"" "\\\"" sentences "${sentences}")
string(REGEX REPLACE "  '([^'\n]+)': '([^\n]+)',\n" "{\"\\1\", \"\\2\"},\n" sentences "${sentences}")
file(CONFIGURE OUTPUT ${tables_folder}/grid/messages.inc CONTENT "${sentences}" @ONLY)
