#pragma once
// The suite's version: what --version prints and what CMakeLists.txt reads for the project.

namespace judge {

const char version[] = "1.0.0";

}  // namespace judge
