#include "ai/djambi_weights.h"

namespace tetrarchy::ai {

// The rows of shares are in the order of DjambiTerm. They were fitted by softmax regression to the outcomes of 3,900
// games of searches of 250 nodes (2,400 with the closed ring, 1,500 with ring=maze), drawn ones included; the terms
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
        {{{24,  29,  1255, -144, 59,    -1372, -973, 2284, 1078, -7699, -3655, 240,   2970, 372,  -1035, -26, -205, -27,
           -45, -33, -7,   987,  -1587, -156,  431,  -153, 761,  -1236, -80,   -1511, -7,   -136, 25,    12,  0},
          {29,  91,  1307, -33,  -127, -276,  718, 1353, 1507, -7720, -6218, -846, 1705, 540, -209, 188, -63, -44,
           -33, -37, -3,   3139, 1779, -1553, 679, -56,  276,  -1767, -80,   -861, 16,   -56, 25,   12,  0},
          {24,  150, 2634, 298,   -98,   -656,  1077, 567, 853, -9423, 0,   -886, 5423, 1386, 660, 864, 1, -11,
           -24, 0,   24,   -3114, -1542, -2003, 1027, 519, 260, -1553, -80, 156,  -8,   6,    25,  12,  0}}},
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
               .cuts = 500,
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
              .hands_over = 900,
              .digs = -375,
              .opens_wall = 600},
    .placements = 2,
};

}  // namespace tetrarchy::ai
