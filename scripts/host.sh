#!/usr/bin/env bash
# Links libPlumblineHost.so, which programs of Swift files are linked with, with Swift's shared libraries.
#
#     scripts/host.sh OUTPUT LIBRARY... <OBJECTS
#
# Standard input has the path of an object in each line. LIBRARY is a file, or a flag for one: those that draw.
set -euo pipefail

output=$1
shift
mapfile -t objects
toolchain=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")
shared=$toolchain/lib/swift/linux
swift=(Foundation FoundationEssentials swiftSynchronization swift_StringProcessing swift_RegexParser swift_Concurrency
  swiftDispatch dispatch BlocksRuntime swiftGlibc swiftCore)
"$toolchain/bin/clang" -shared -fuse-ld=lld -o "$output.new" "${objects[@]}" "$shared/$(uname -m)/swiftrt.o" \
  -Wl,--as-needed -L "$shared" "${swift[@]/#/-l}" "$@" -lm -Wl,-z,defs -Wl,--gc-sections \
  -Wl,-soname,libPlumblineHost.so -Xlinker -rpath -Xlinker "$shared"
mv -f "$output.new" "$output"
