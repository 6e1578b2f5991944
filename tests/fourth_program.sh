#!/usr/bin/env bash
# Proves the recipe "A fourth solver" of src/README.md: in a copy of the tree, writes the files and runs the
# commands that it shows, builds, and runs all tests that know the new program.
set -euo pipefail
cd "$(dirname "$0")/.."
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -r CMakeLists.txt CMakePresets.json README*.md samples src tests "$copy"
cd "$copy"

# Each block of C++ goes to the file that is named last before it, and the shell block is run.
mkdir src/queens
awk -v shell=recipe.sh '
  /^## / { is_recipe = $0 == "## A fourth solver" }
  !is_recipe { next }
  /^```/ { target = target != "" ? "" : $0 == "```cpp" ? file : shell; next }
  target != "" { print > target; next }
  match($0, /`src\/queens\/[^`]*`/) { file = substr($0, RSTART + 1, RLENGTH - 2) }
' src/README.md
bash -euo pipefail recipe.sh

cmake -S . -B build -DWARNINGS_AS_ERRORS=ON >/dev/null
cmake --build build --parallel 2 --target queens submissions programs_test >/dev/null
filter='*queens*:Explain*'
build/tests/programs_test --gtest_filter="$filter" --gtest_brief=1
g++ -std=c++11 -pedantic-errors -Wall -Wextra -Werror build/submissions/queens.cpp -o build/from_submission
mkdir build/judge
mv build/from_submission build/judge/queens
PROGRAMS_DIRECTORY=$PWD/build/judge build/tests/programs_test --gtest_filter='*Samples*queens:*Streaming*queens:*Malformed*queens' --gtest_brief=1
echo "queens: built and tested as src/README.md tells"
