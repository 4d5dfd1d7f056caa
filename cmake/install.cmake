# Installs for `cmake --install`: the library with its headers and what find_package finds, the program, its manual.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

target_compile_features(sudoku_engine PUBLIC cxx_std_20)
set_target_properties(sudoku_engine PROPERTIES EXPORT_NAME engine)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/sudokuscope)

install(TARGETS sudoku_engine EXPORT sudokuscope ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY engine/include/sudoku DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(TARGETS sudokuscope RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${PROJECT_BINARY_DIR}/sudokuscope.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(EXPORT sudokuscope NAMESPACE sudokuscope:: FILE sudokuscopeTargets.cmake DESTINATION ${package_folder})

file(WRITE ${PROJECT_BINARY_DIR}/sudokuscopeConfig.cmake
  "include(CMakeFindDependencyMacro)\nfind_dependency(Threads)\n"
  "include(\${CMAKE_CURRENT_LIST_DIR}/sudokuscopeTargets.cmake)\n")
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sudokuscopeConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sudokuscopeConfig.cmake ${PROJECT_BINARY_DIR}/sudokuscopeConfigVersion.cmake
  DESTINATION ${package_folder})
