#include "search/der_isses/race.h"

namespace troika::der_isses {

// Found by `tune_der_isses 2000 4 2 40000`, which started from a guess.
const RaceTable race_table{
    {{{0.000F, 0.000F, 0.000F, 0.000F, 0.000F, 0.000F},
      {-0.483F, 0.030F, 0.117F, 0.138F, 0.158F, 0.169F},
      {-0.463F, -0.120F, -0.026F, 0.012F, 0.038F, 0.056F},
      {-0.524F, -0.157F, -0.063F, -0.027F, 0.007F, 0.011F},
      {-0.522F, -0.157F, -0.080F, -0.055F, -0.024F, 0.001F},
      {-0.565F, -0.183F, -0.102F, -0.037F, -0.005F, -0.002F}}},
    {0.000F, -0.135F, -0.071F, -0.034F, -0.051F, -0.032F},
    {0.000F, 0.652F, 0.535F, 0.470F, 0.461F, 0.466F},
    {1.433F, 0.800F, 0.687F, 0.616F, 0.589F, 0.559F},
};

}  // namespace troika::der_isses
