// Malformed input through the real executables: the answers before it stay, standard error gets one
// line with the place and what was wanted, and the exit status is 1.

#include <string>

#include "programs/malformed.hpp"
#include "programs/process.hpp"

namespace {

using programs::Malformed;

class MalformedInput : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedInput, OneLineWithThePlaceAndStatusOne) {
  const Malformed& row = GetParam();
  const programs::Finished finished = programs::run(row.program, row.input);
  EXPECT_EQ(finished.out, row.answers);
  EXPECT_EQ(finished.err,
            std::string(row.program) + ": <stdin>:" + row.place + ": " + row.message + "\n");
  EXPECT_EQ(finished.status, 1);
}

std::string name_of(const testing::TestParamInfo<Malformed>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Mayan, MalformedInput, testing::ValuesIn(programs::mayan_rows), name_of);
INSTANTIATE_TEST_SUITE_P(Lianliankan, MalformedInput, testing::ValuesIn(programs::lianliankan_rows),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Puzzle519, MalformedInput, testing::ValuesIn(programs::puzzle519_rows),
                         name_of);

}  // namespace
