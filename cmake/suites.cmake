# One entry of CTest, and so one process, per suite of a test program: starting a process for every
# test takes longer than most tests. Included, it gives troika_suites(PROGRAM); as a script, after the
# program is built, it writes its suites down.
if(CMAKE_SCRIPT_MODE_FILE)
  execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE list
                  COMMAND_ERROR_IS_FATAL ANY TIMEOUT 60)
  string(REGEX MATCHALL "[^\n]+" lines "${list}")
  set(entries)
  set(count 0)
  foreach(line ${lines})
    if(line MATCHES "^([A-Za-z0-9_/]+)\\.")
      set(suite ${CMAKE_MATCH_1})
      string(APPEND entries "add_test([[${PREFIX}${suite}]] [[${PROGRAM}]] [[--gtest_filter=${suite}.*]])\n"
                            "set_tests_properties([[${PREFIX}${suite}]] PROPERTIES ${PROPERTIES})\n")
    elseif(line MATCHES "^  ")
      math(EXPR count "${count} + 1")
    endif()
  endforeach()
  file(WRITE ${FILE} "# ${count} tests\n${entries}")
  return()
endif()

# troika_suites(PROGRAM [NAME=VALUE...]): all suites, with these variables set.
set(troika_suites_script ${CMAKE_CURRENT_LIST_FILE})
function(troika_suites program)
  set(file ${CMAKE_CURRENT_BINARY_DIR}/${program}.suites)
  set(properties "TIMEOUT 900")
  string(REPLACE "_tests" "" subject ${program})
  if(subject IN_LIST quick_subjects)
    string(APPEND properties " LABELS quick")
  endif()
  if(subject MATCHES "^search")  # bots play: they begin first
    string(APPEND properties " COST 150")
  endif()
  if(ARGN)
    string(APPEND properties " ENVIRONMENT [[${ARGN}]]")
  endif()
  add_custom_command(TARGET ${program} POST_BUILD VERBATIM
    COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:${program}> -D PREFIX=${TROIKA_TEST_PREFIX}
            -D FILE=${file} -D "PROPERTIES=${properties}" -P ${troika_suites_script})
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/${program}.include.cmake
       "if(EXISTS [[${file}]])\n  include([[${file}]])\nelse()\n"
       "  add_test(${program}_not_built ${program}_not_built)\nendif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES
               ${CMAKE_CURRENT_BINARY_DIR}/${program}.include.cmake)
endfunction()
