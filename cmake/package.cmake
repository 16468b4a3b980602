# The Debian package: what it consists of, and who reads it. scripts/package.sh makes it.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # the program, and not all the tools
install(TARGETS troika DESTINATION bin)
install(DIRECTORY build/web DESTINATION share/troika PATTERN stamp.txt EXCLUDE)
install(DIRECTORY build/package/share DESTINATION .)  # made by the program itself
install(FILES packaging/copyright DESTINATION share/doc/troika)
install(FILES packaging/nginx.conf DESTINATION share/doc/troika/examples)
install(FILES packaging/troika.service DESTINATION /lib/systemd/system)
install(FILES packaging/troika.default DESTINATION /etc/default RENAME troika)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME troika)
set(CPACK_PACKAGE_CONTACT "The Troika authors <troika@example.org>")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_SOURCE_DIR}/build/package)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nginx, postgresql")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
foreach(script postinst prerm postrm conffiles)
  list(APPEND CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/packaging/${script})
endforeach()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "place to play Der Isses!, Talat and Touché")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Three board games with friends by a link, on one device, or against bots from
gentle to superhuman, and what happened explained afterwards. In English,
Russian and German.
.
This package is a whole site: the server, which keeps everything in one file or
in PostgreSQL, and the page for browsers. It also plays in the terminal.")
include(CPack)
