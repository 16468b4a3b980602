#include "search/der_isses/race.h"

namespace troika::der_isses {

const RaceTable race_table{
    {{{0.50F, 0.50F, 0.50F, 0.50F, 0.50F, 0.50F},
      {-0.40F, 0.15F, 0.25F, 0.32F, 0.36F, 0.38F},
      {-0.42F, -0.10F, 0.10F, 0.20F, 0.28F, 0.32F},
      {-0.44F, -0.20F, -0.06F, 0.07F, 0.16F, 0.22F},
      {-0.45F, -0.26F, -0.15F, -0.04F, 0.05F, 0.12F},
      {-0.46F, -0.30F, -0.22F, -0.12F, -0.04F, 0.04F}}},
    {-0.30F, 0.0F, 0.0F, 0.0F, 0.0F, 0.0F},
    {0.20F, 0.40F, 0.40F, 0.40F, 0.40F, 0.40F},
    {0.80F, 0.60F, 0.50F, 0.45F, 0.45F, 0.45F},
};

}  // namespace troika::der_isses
