#!/usr/bin/env bash
# Builds the command in release mode: one file that holds Swift's libraries and runs where no Swift is installed.
#
#     scripts/build.sh
#
# Beside it goes what Swift files need, which are compiled where Swift is installed: the modules that they import,
# libPlumblineHost.so, which is the command's objects with Swift's shared libraries, and plumbline-port-scenes.
#
# ICU's data is left out: tables of languages and calendars that take 34 MB and that no command uses. The linker gets
# an empty table of contents by the same name in their place. The name has ICU's version in it, and every command is
# run without its data by 'make test-portable'; so another version stops the build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly icu_version=76

fail() {
  printf 'build: %s\n' "$@" >&2
  exit 1
}

toolchain=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")
library=$toolchain/lib/swift_static/linux/lib_FoundationICU.a
[[ -f $library ]] || fail "'$library' is missing, and the command is linked with Swift's static libraries"
symbol=$("$toolchain/bin/llvm-nm" --defined-only --format=just-symbols "$library" 2>/dev/null |
  grep -x 'icudt[0-9]*_dat' || true)
[[ $symbol == "icudt${icu_version}_dat" ]] ||
  fail "the data of ICU in this toolchain is '${symbol:-unknown}', and Plumbline was tested without 'icudt${icu_version}_dat'" \
    "Set icu_version in scripts/build.sh, then run 'make test-portable'."

# As in ICU's stubdata.cpp: a header, and no entries.
object=$PWD/.build/empty-icu-data.o
mkdir -p .build
"$toolchain/bin/clang" -c -x assembler - -o "$object" <<'ASSEMBLY'
  .section .rodata
  .balign 16
  .globl plumbline_empty_icu_data
plumbline_empty_icu_data:
  .short 32
  .byte 0xda, 0x27
  .short 20, 0
  .byte 0, 0, 2, 0
  .ascii "ToCP"
  .byte 1, 0, 0, 0
  .byte 0, 0, 0, 0
  .zero 8
  .long 0, 0
  .section .note.GNU-stack, "", @progbits
ASSEMBLY

linker=(
  "$object" "--defsym=$symbol=plumbline_empty_icu_data"
  # Addresses to adjust at every start take 20 kB in place of 2.4 MB; glibc knows the form from 2.36 on.
  -z pack-relative-relocs
  # Nothing loads the command as a library, so that what it doesn't use itself goes.
  --no-export-dynamic --icf=safe
)
# Functions are in sections of their own, so that the linker can also leave out those that nothing calls.
options=(-Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections)
for word in "${linker[@]}"; do options+=(-Xlinker "$word"); done
build() { swift build -c release --static-swift-stdlib "${options[@]}" "$@"; }
build --product plumbline
build --target SceneHost

# Objects are the same for both kinds of Swift's libraries, but for the names of libraries in them, which only swiftc
# reads. The package manager would compile all of them again to link with the shared ones.
folder=.build/release
host=$folder/libPlumblineHost.so
# SceneHost, and all that it depends on.
modules=$(swift package dump-package | python3 scripts/modules.py | sed -n '/^c|/d; s/^[^|]*|\([^|]*\)|.*/\1/p')
mapfile -t objects < <(
  for module in $modules; do
    sed -n 's/.*"object": "\(.*\.swift\.o\)".*/\1/p' "$folder/$module.build/output-file-map.json"
  done
)
# Programs of Swift files are made again whenever the library is.
if [[ ! -f $host || $0 -nt $host || scripts/host.sh -nt $host ||
  -n $(find "${objects[@]}" -newer "$host" -print -quit) ]]; then
  read -ra libraries < <(pkg-config --libs pangocairo pangoft2 fontconfig freetype2 expat libdeflate libturbojpeg spng)
  printf '%s\n' "${objects[@]}" | scripts/host.sh "$host" "${libraries[@]}"
fi
scripts/porter.sh "$folder/plumbline-port-scenes"
