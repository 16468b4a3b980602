#include "games/der_isses/rules.h"
#include "games/talat/rules.h"
#include "games/touche/rules.h"
#include "games/touche/series.h"
#include "tests/games/kuhn.h"
#include "tests/here.h"
#include "tests/perft/perft_file.h"

namespace troika {
namespace {

const std::string folder = in_source("tests/perft/");

TEST(Perft, kuhn) { check_perft_file<Kuhn>(folder + "kuhn.txt"); }
TEST(Perft, der_isses) { check_perft_file<DerIsses>(folder + "der_isses.txt"); }
TEST(Perft, talat) { check_perft_file<Talat>(folder + "talat.txt"); }
TEST(Perft, touche) { check_perft_file<Touche>(folder + "touche.txt"); }

}  // namespace
}  // namespace troika
