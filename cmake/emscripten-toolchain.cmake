# Finds Emscripten by the em-config on the PATH, be it Debian's package or an emsdk, and uses its own toolchain file.
find_program(EM_CONFIG em-config)
if(NOT EM_CONFIG)
  message(FATAL_ERROR "Emscripten is missing. ./dev setup installs it on Debian and Ubuntu; elsewhere put an emsdk on the "
                      "PATH.")
endif()
execute_process(COMMAND ${EM_CONFIG} EMSCRIPTEN_ROOT OUTPUT_VARIABLE emscripten_root OUTPUT_STRIP_TRAILING_WHITESPACE
                COMMAND_ERROR_IS_FATAL ANY)
include(${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake)
