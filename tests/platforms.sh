#!/usr/bin/env bash
# The same inputs give the same bytes on every platform: builds the three programs and their one-file
# submissions for one platform, without a warning, runs them and compares all that they print, and their
# exit statuses, with those of a plain build by this machine's compiler.
#
#   tests/platforms.sh NAME             one platform
#   tests/platforms.sh --install NAME   the same, after its Debian packages were installed (as root)
#   tests/platforms.sh --list           the names
set -euo pipefail
cd "$(dirname "$0")/.."

names="native mingw-posix mingw-win32 aarch64 s390x libcxx valgrind memory-sanitizer"
packages=() settings=() runner=() server=()

# Sets what one platform needs: Debian packages, settings for CMake, and the command that runs a program.
choose() {
  case $1 in
    native) ;;
    mingw-posix | mingw-win32)
      packages=("g++-mingw-w64-x86-64-${1#mingw-}" wine64)
      settings=(-DCMAKE_SYSTEM_NAME=Windows "-DCMAKE_CXX_COMPILER=x86_64-w64-mingw32-g++-${1#mingw-}")
      runner=(env WINEDEBUG=-all /usr/lib/wine/wine64)
      # If wine's server ended between two runs, a program that starts just then would fail.
      server=(/usr/lib/wine/wineserver --persistent=60) ;;
    aarch64 | s390x)
      packages=("g++-$1-linux-gnu" qemu-user-static)
      settings=(-DCMAKE_SYSTEM_NAME=Linux "-DCMAKE_CXX_COMPILER=$1-linux-gnu-g++")
      runner=("qemu-$1-static" -L "/usr/$1-linux-gnu") ;;
    libcxx)
      packages=(clang libc++-dev libc++abi-dev)
      settings=(-DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS=-stdlib=libc++) ;;
    valgrind)
      packages=(valgrind)
      settings=(-DCMAKE_BUILD_TYPE=RelWithDebInfo)
      runner=(valgrind --quiet --error-exitcode=99 --leak-check=full) ;;
    memory-sanitizer)
      packages=(clang)
      settings=(-DCMAKE_CXX_COMPILER=clang++ -DSANITIZERS=memory -DCMAKE_CXX_FLAGS=-D_GLIBCXX_ASSERTIONS) ;;
    *)
      echo "platforms.sh: no platform \"$1\"; there are: $names" >&2
      exit 2 ;;
  esac
}

install_packages() {
  local sudo
  sudo=$(command -v sudo || true)
  [ ${#packages[@]} = 0 ] || $sudo apt-get install -y -qq "${packages[@]}" >/dev/null
  if [[ " ${packages[*]} " == *" clang "* ]]; then
    $sudo apt-get install -y -qq "libclang-rt-$(clang -dumpversion | cut -d. -f1)-dev" >/dev/null
  fi
}

# The programs into $1, the same made of the one-file submissions into $1/from_submissions.
build() {
  cmake -S . -B "$1" -DBUILD_TESTING=OFF -DWARNINGS_AS_ERRORS=ON -DCOMPILE_SUBMISSIONS=ON \
    "-DCMAKE_CROSSCOMPILING_EMULATOR=$(IFS=';' && echo "${runner[*]}")" "${settings[@]}" >"$1.log"
  cmake --build "$1" --parallel 2 >>"$1.log" 2>&1 || { cat "$1.log" >&2; exit 1; }
}

# Runs a program of folder $bin, with standard input from $2, and keeps what it prints as $1.*.
try() {
  local result=$1 input=$2 program=$3 status=0
  shift 3
  "${runner[@]}" "$bin/$program$suffix" "$@" <"$input" >"$result.out" 2>"$result.err" || status=$?
  echo "$status" >"$result.status"
  sed -i 's/\r$//' "$result.out" "$result.err"  # Windows ends lines its own way
}

# What a judge sees: samples and malformed inputs.
try_answers() {
  local program input
  for program in $programs; do
    for input in samples/"$program"/*.in tests/data/malformed/"$program"/*.in; do
      try "$results/$1-$program-$(basename "$input" .in)" "$input" "$program"
    done
  done
}

# What a person asks for.
try_options() {
  local program input seed
  for program in $programs; do
    try "$results/$program-help" /dev/null "$program" --help
    try "$results/$program-usage" /dev/null "$program" --no-such-option
    for input in samples/"$program"/*.in; do
      try "$results/$program-explain-$(basename "$input" .in)" /dev/null "$program" --explain "$input"
      for output in "${input%.in}.out" samples/"$program"/1.out; do
        try "$results/$program-check-$(basename "$input")-$(basename "$output")" /dev/null \
          "$program" "--check=$output" "$input"
      done
    done
    for seed in 0 1 10 100 300 18446744073709551615; do
      try "$results/$program-random-$seed" /dev/null "$program" "--random=$seed"
      try "$results/$program-random-$seed-answer" "$results/$program-random-$seed.out" "$program"
    done
  done
}

# Builds and runs everything for the platform that was chosen; results lie in build/platforms/NAME/results.
run_all() {
  local folder=build/platforms/$1
  mkdir -p build/platforms
  build "$folder"
  results=$folder/results
  rm -rf "$results" && mkdir -p "$results"
  suffix=$([ -e "$folder/mayan.exe" ] && echo .exe || true)
  bin=$folder try_answers program
  bin=$folder try_options
  bin=$folder/from_submissions try_answers submission
}

case ${1-} in
  --list) echo "$names"; exit ;;
  --install) is_installing=1; shift ;;
esac
platform=${1-}
choose "$platform"
[ -z "${is_installing-}" ] || install_packages
[ ${#server[@]} = 0 ] || "${server[@]}" || [ $? = 2 ]  # 2: it is running already
programs=$(cd samples && ls -d */ | tr -d /)
if [ "$platform" != native ]; then
  [ -d build/platforms/native/results ] || "$0" native
fi
run_all "$platform"
for program in $programs; do
  for output in samples/"$program"/*.out; do
    cmp "$output" "build/platforms/$platform/results/program-$program-$(basename "$output")"
  done
done
diff -r build/platforms/native/results "build/platforms/$platform/results"
echo "$platform: $(ls "build/platforms/$platform/results" | grep -c status) runs, all as on this machine"
