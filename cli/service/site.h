#pragma once

#include <string>

#include "cli/service/commands.h"

namespace troika::cli {

bool is_postgres(std::string_view where);

// The folder of the page that belongs to this program; empty if there is none.
std::string usual_page();

// Makes the folder of a site that is a file. Root goes on as the user to whom the site of the
// machine belongs: whoever serves it later must be able to write what was written now.
void prepare_folder(const Context& context, const std::string& site);

// Where a site is kept, for people to read: without the password of a database.
std::string site_in_words(const std::string& site);

}  // namespace troika::cli
