# Every C++ file under src/ and tests/ is as clang-format leaves it (.clang-format, one for the whole tree).
#   cmake -DCLANG_FORMAT=<program> -P tests/formatting.cmake
cmake_minimum_required(VERSION 3.25)
get_filename_component(top "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
file(GLOB_RECURSE sources "${top}/src/*.h" "${top}/src/*.cpp" "${top}/tests/*.h" "${top}/tests/*.cpp")
execute_process(COMMAND "${CLANG_FORMAT}" --dry-run -Werror ${sources} RESULT_VARIABLE result ERROR_VARIABLE found)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "not formatted; clang-format -i mends it:\n${found}")
endif()
