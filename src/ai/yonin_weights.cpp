#include "ai/yonin_brain.h"

namespace tetrarchy::ai {

// In the order of YoninTerm, for four, three and two living seats; then in the order of YoninMoveTerm.
constinit const YoninWeights yonin_weights{
    {{{49, 0, 87, -339, -329, 419, -71, 527, 81, -186, -16, 231, -13, -15, -12, 12, 7, 0, -178, 71, 31, -417},
      {50, -128, -101, -569, -142, 316, -220, 327, 313, 58, -47, -100, -14, -9, -5, -1, 17, -465, -430, 96, 10, -441},
      {70,   -52, -115, -562, -438, 366, -892, 496,  342, 134, -40,
       -287, -2,  -5,   -20,  16,   20,  201,  -201, 115, -15, -107}}},
    {28,  -1, 154,  -24,  -10,  -9,   21,  208,  27,  127,  531, 2438, -171, -325,
     -83, 21, -473, -482, -261, -629, 225, -175, 144, -180, 513, 12,   87,   -8}};

}  // namespace tetrarchy::ai
