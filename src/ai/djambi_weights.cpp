#include "ai/djambi_weights.h"

namespace tetrarchy::ai {

// The rows of shares are in the order of DjambiTerm. They were fitted by softmax regression to the outcomes of 3,800
// games of searches of 250 nodes (2,400 with the closed ring, 1,400 with ring=maze), drawn ones included; the terms
// about walls (small_pocket, dig, siege, walled) are set by hand, because those that cannot open walls teach that walls
// draw. The weights of bodies and moves were fitted to 24,000 choices of searches of 700 and 1,000 nodes.
constinit const DjambiWeights djambi_weights{
    .shares = {{
        {{{51,  -1,  -413, 122, 30,    -1125, 129,  2377, 3007, -18486, -18031, -751, 2742, 704, -1102, -66, -3, -182,
           -45, -42, -1,   841, -1441, -431,  -287, -232, -637, -70,    -80,    0,    101,  0,   25,    12,  0},
          {22,  49,  587, -514,  -143, -732, 838, 230,  328, -9303, -8180, -661, 2489, 1025, -945, -120, 8, -181,
           -38, -44, 17,  -1397, 913,  -125, -10, -220, 47,  502,   -80,   0,    1,    -100, 25,   12,   0},
          {23,  125, 2888, -237,  437,  -703,  1437, -557, 276, -10846, 0,   76, 6846, 424,  -1831, 345, 18, -28,
           -59, 0,   59,   -1441, 1487, -1692, 814,  -119, 150, -497,   -80, 0,  136,  -138, 25,    12,  0}}},
        {{{25,  27,  1417, -117, 75,    -1399, -870, 2348, 1411, -7483, -3798, 326,   2710, 402,  -1087, -98, -298, -85,
           -50, -36, -10,  936,  -1536, -232,  479,  -215, 545,  -1412, -80,   -1344, 22,   -119, 25,    12,  0},
          {30,  69,  1522, -129, -151, 137,   735, 837, 857, -7517, -5944, -818, 2072, 427, 209, 145, -164, -163,
           -28, -31, -1,   2951, 1765, -1572, 566, -75, 381, -2196, -80,   -937, 47,   -29, 25,  12,  0},
          {24,  146, 3041, 330,   -130,  -591,  922,  1186, 1515, -9412, 0,   -912, 5412, 1412, 975, 1021, 44, -54,
           -24, 0,   24,   -3209, -1541, -2200, 1266, 444,  266,  -1102, -80, 11,   12,   -14,  25,  12,   0}}},
    }},
    .draws = {.all_safe = 224, .one_safe = 176, .one_walled = 72, .wall_layer = 32, .some_safe = 96, .quiet = 224},
    .bodies = {.closes_ring = 1867,
               .opens_own_grave = -2400,
               .tightens = 128,
               .beside_chief = 232,
               .in_fire = -179,
               .shields = 335,
               .guards = 177,
               .bars_maze = 292,
               .bars_own_maze = -300,
               .beside_own = -266,
               .beside_own_bare = -201,
               .beside_men = 49,
               .cuts = 250,
               .walls_in_prey = -737},
    .moves = {.walks_by = {{30, 2, 11, -188, -21, 67}},
              .kills_by = {{-452, 482, 615, 0, 0, 57}},
              .kills_chief = 2049,
              .kills = 274,
              .kill_value = 9,
              .kills_of_best = -5,
              .kills_striker = 300,
              .risk = -25,
              .risk_covered = -25,
              .flees = 18,
              .chief_risk = -890,
              .chief_flees = 750,
              .chief_to_middle = 113,
              .enters_maze = 134,
              .leaves_maze = -306,
              .aims = 480,
              .closes_in = 9,
              .leaves_chief = -142,
              .carries = 247,
              .carry_value = 18,
              .carries_chief = 329,
              .digs = -375,
              .opens_wall = 600},
    .placements = 2,
};

}  // namespace tetrarchy::ai
