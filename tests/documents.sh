#!/usr/bin/env bash
# Runs what a document tells its reader to type, and compares what comes with what the document shows.
#
#   tests/documents.sh [--no-build] DOCUMENT...
#
# Each ```cpp block is written to the file that its first line names (`// mine.cpp: ...`), each ```sh block is
# run, all in a copy of the tree. Where a plain ``` block follows a ```sh block, it is the output, to the
# byte. With --no-build, blocks that install or build are left out, and the build folder named by
# BUILD_DIRECTORY (build, if not set) is used as it is.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$(realpath "${BUILD_DIRECTORY:-build}")
skip='^$'
if [ "${1-}" = --no-build ]; then
  skip='apt-get|cmake|ctest'
  shift
fi

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

# Writes block n of a document to n.code and, where it is shown, its output to n.shown.
split_into_blocks() {
  awk -v folder="$2" '
    /^```/ && inside { inside = 0; is_after_shell = kind == "sh"; next }
    /^```/ {
      inside = 1
      kind = substr($0, 4)
      if (kind == "sh" || kind == "cpp") file = sprintf("%s/%03d.%s", folder, ++n, kind)
      else file = kind == "" && is_after_shell ? sprintf("%s/%03d.shown", folder, n) : "/dev/null"
      printf "" > file
      next
    }
    inside { print > file; next }
    NF { is_after_shell = 0 }
  ' "$1"
}

ran=0
for document in "$@"; do
  tree=$copy/${document//\//_}.tree
  blocks=$copy/${document//\//_}.blocks
  mkdir "$tree" "$blocks"
  cp -r CMakeLists.txt CMakePresets.json README*.md samples src tests "$tree"
  [ "$skip" = '^$' ] || ln -s "$build" "$tree/build"
  split_into_blocks "$document" "$blocks"
  for block in "$blocks"/*.cpp "$blocks"/*.sh; do
    [ -e "$block" ] || continue
    stem=${block%.*}
    if [ "${block##*.}" = cpp ]; then
      cp "$block" "$tree/$(sed -n '1s,^// \([^:]*\):.*,\1,p' "$block")"
    elif ! grep -qE "$skip" "$block"; then
      # What a block prints on standard error is shown as well; its last status may be bad on purpose.
      (cd "$tree" && bash "$block") >"$stem.printed" 2>&1 || [ -e "$stem.shown" ] || {
        cat "$stem.printed"
        echo "$document: this block fails:" && cat "$block" && exit 1
      }
      if [ -e "$stem.shown" ] && ! diff -u "$stem.shown" "$stem.printed"; then
        echo "$document: this block prints something else than shown:" && cat "$block" && exit 1
      fi
      ran=$((ran + 1))
    fi
  done
done
echo "$ran blocks of $*: all as shown"
