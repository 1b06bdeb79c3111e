#!/usr/bin/env bash
# Builds plumbline-port-scenes, which prepares Swift files for the command, unless it is newer than its sources.
#
#     scripts/porter.sh OUTPUT [--debug]
#
# It is linked with the toolchain's own swift-syntax, which takes seconds; building the package would take minutes.
# OUTPUT finds the library where it is now. 'compiler.txt' beside it names the compiler.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  printf 'porter: %s\n' "$@" >&2
  exit 1
}

output=${1:?usage: scripts/porter.sh OUTPUT [--debug]}
mode=-O
[[ ${2:-} != --debug ]] || mode=-Onone
note=$(dirname "$output")/compiler.txt

toolchain=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")
host=$toolchain/lib/swift/host
[[ -f $host/libSwiftSyntax.so ]] || fail "'$host/libSwiftSyntax.so' is missing, the toolchain's library that parses Swift"
compiler=$(swiftc --version 2>/dev/null | head -n 1)

sources=(porting/Sources/Porting porting/Sources/ScenePorting)
# Folders count too: they are newer than what was made before a file was removed.
if [[ -x $output && -f $note && $(<"$note") == "$compiler" ]] &&
  [[ -z $(find "${sources[@]}" scripts/porter.sh -newer "$output" -print -quit) ]]; then
  exit 0
fi

mkdir -p "$(dirname "$output")"
# Where the output will be, so that it gets there at once.
work=$(mktemp -d "$output.XXXXXX")
trap 'rm -rf "$work"' EXIT
# As in porting/Package.swift. `make test-porting` reports warnings.
options=(
  "$mode" -whole-module-optimization -parse-as-library -swift-version 6 -package-name plumbline_porting
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -suppress-warnings -I "$host" -I "$work"
)
mapfile -d '' porting < <(find porting/Sources/Porting -name '*.swift' -print0 | LC_ALL=C sort -z)
swiftc "${options[@]}" -module-name Porting -emit-module -emit-module-path "$work/Porting.swiftmodule" \
  -c -o "$work/Porting.o" "${porting[@]}"
swiftc "${options[@]}" -module-name ScenePorting -emit-executable -o "$work/output" \
  porting/Sources/ScenePorting/*.swift "$work/Porting.o" -use-ld=lld -L "$host" \
  -lSwiftSyntax -lSwiftParser -lSwiftParserDiagnostics -lSwiftDiagnostics -Xlinker -rpath -Xlinker "$host"
mv -f "$work/output" "$output"
printf '%s\n' "$compiler" >"$note"
