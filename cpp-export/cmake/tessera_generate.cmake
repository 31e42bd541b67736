# tessera_generate(<target>
#     PACKAGE <name>...          packages whose schemas are exported, or
#     DESCRIPTOR <file.tsd>      a descriptor file
#     [MANIFEST_PATH <Cargo.toml>] [FEATURES <name>...] [AVOID <name>...] [OUT <directory>])
#
# Makes <target>, an interface library with the generated headers. They are brought up to date at every build, and written
# only when they change, so that nothing is compiled again without need. The exporter is found in PATH or in
# TESSERA_CPP_EXPORT.
function(tessera_generate target)
    cmake_parse_arguments(ARG "" "DESCRIPTOR;MANIFEST_PATH;OUT" "PACKAGE;FEATURES;AVOID" ${ARGN})
    if(ARG_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "tessera_generate(${target}): unknown arguments ${ARG_UNPARSED_ARGUMENTS}")
    endif()
    if(ARG_DESCRIPTOR AND ARG_PACKAGE OR NOT ARG_DESCRIPTOR AND NOT ARG_PACKAGE)
        message(FATAL_ERROR "tessera_generate(${target}): name the packages to export (PACKAGE) or a descriptor file (DESCRIPTOR)")
    endif()
    find_program(TESSERA_CPP_EXPORT cpp-export DOC "The exporter of Tessera" REQUIRED)
    if(NOT ARG_OUT)
        set(ARG_OUT ${CMAKE_CURRENT_BINARY_DIR}/${target})
    endif()

    set(arguments --out ${ARG_OUT} --no-runtime)
    if(ARG_DESCRIPTOR)
        get_filename_component(descriptor ${ARG_DESCRIPTOR} ABSOLUTE)
        list(PREPEND arguments ${descriptor})
    endif()
    foreach(package IN LISTS ARG_PACKAGE)
        list(APPEND arguments --package ${package})
    endforeach()
    if(ARG_MANIFEST_PATH)
        get_filename_component(manifest ${ARG_MANIFEST_PATH} ABSOLUTE)
        list(APPEND arguments --manifest-path ${manifest})
    endif()
    foreach(feature IN LISTS ARG_FEATURES)
        list(APPEND arguments --features ${feature})
    endforeach()
    foreach(name IN LISTS ARG_AVOID)
        list(APPEND arguments --avoid ${name})
    endforeach()

    add_custom_target(${target}_headers
        COMMAND ${TESSERA_CPP_EXPORT} ${arguments}
        WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
        COMMENT "Exporting schemas to ${ARG_OUT}"
        USES_TERMINAL VERBATIM)
    add_library(${target} INTERFACE)
    add_dependencies(${target} ${target}_headers)
    target_include_directories(${target} INTERFACE ${ARG_OUT})
    target_link_libraries(${target} INTERFACE tessera::tessera)
endfunction()
