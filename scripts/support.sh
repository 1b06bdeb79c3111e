#!/usr/bin/env bash
# Compiles what Swift files need, of the sources in a distribution, with the compiler on the PATH.
#
#     scripts/support.sh OUTPUT LIBRARIES
#
# OUTPUT gets the modules, libPlumblineHost.so, plumbline-port-scenes and compiler.txt. LIBRARIES is the folder of the
# libraries that draw. Standard output gets 'NUMBER COUNT NAME' when a part is done. Two parts are made at a time; the
# first that fails ends the others, and so does the end of standard input.
set -euo pipefail

output=$(realpath -m "$1")
libraries=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
sources=$PWD
modules=$output/modules
objects=$output/objects
mkdir -p "$modules" "$objects"

# Ends this script with all programs that it started, where it leads a group of processes.
give_up() {
  kill -- -$$ 2>/dev/null || exit 1
}

exec 3<&0
{
  read -r <&3 || true
  give_up
} >/dev/null 2>&1 &
watcher=$!
trap 'kill "$watcher" 2>/dev/null || true' EXIT

readonly porter=plumbline-port-scenes host=libPlumblineHost.so

compiled=()
includes=(-I "$modules" -I "$sources/include")
declare -A kinds=() needs=() options=() finished=()
while IFS='|' read -r kind name dependencies words; do
  kinds[$name]=$kind needs[$name]=$dependencies options[$name]=$words
  if [[ $kind == c ]]; then
    includes+=(-I "$sources/Sources/$name")
    finished[$name]=1
  else
    compiled+=("$name")
  fi
done <modules.txt
parts=("${compiled[@]}" "$porter" "$host")
needs[$porter]=
needs[$host]=${compiled[*]}

compile() {
  local name=$1 files words
  mapfile -d '' files < <(find "$sources/Sources/$name" -name '*.swift' -print0 | LC_ALL=C sort -z)
  read -ra words <<<"${options[$name]}"
  mkdir "$objects/$name"
  # Objects are put into the current folder.
  cd "$objects/$name"
  exec swiftc -c -O -whole-module-optimization -num-threads 2 -parse-as-library -swift-version 6 \
    -package-name plumbline "${words[@]}" -suppress-warnings -diagnostic-style llvm -Xfrontend -function-sections \
    -module-name "$name" -emit-module -emit-module-path "$modules/$name.swiftmodule" "${includes[@]}" "${files[@]}"
}

make_part() {
  case $1 in
    "$porter") exec scripts/porter.sh "$output/$porter" ;;
    "$host")
      find "$objects" -name '*.o' | LC_ALL=C sort | scripts/host.sh "$output/$host" "$libraries"/*.so.* \
        -Xlinker -rpath -Xlinker "$libraries" -Wl,--disable-new-dtags -Wl,--strip-all
      ;;
    *) compile "$1" ;;
  esac
}

is_ready() {
  local needed
  for needed in ${needs[$1]}; do [[ -n ${finished[$needed]:-} ]] || return 1; done
}

declare -A running=() begun=()
done_count=0
while ((done_count < ${#parts[@]})); do
  for name in "${parts[@]}"; do
    ((${#running[@]} < 2)) || break
    if [[ -z ${begun[$name]:-} ]] && is_ready "$name"; then
      (make_part "$name") 3<&- </dev/null >&2 &
      running[$!]=$name
      begun[$name]=1
    fi
  done
  wait -n -p process "${!running[@]}" || give_up
  finished[${running[$process]}]=1
  done_count=$((done_count + 1))
  echo "$done_count ${#parts[@]} ${running[$process]}"
  unset "running[$process]"
done

# Swift files import the others by no name, and may have modules of these names.
for name in "${compiled[@]}"; do
  [[ ${kinds[$name]} == names ]] || rm "$modules/$name.swiftmodule"
done
find "$modules" -type f ! -name '*.swiftmodule' -delete
rm -r "$objects"
