#!/usr/bin/env bash
# Prints the folder of the toolchain's own swift-syntax, its modules and libraries.
set -euo pipefail

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
[[ -f $resources/host/libSwiftSyntax.so ]] || {
  echo "toolchain-syntax: '$resources/host/libSwiftSyntax.so' is missing, the toolchain's library that parses Swift" >&2
  exit 1
}
printf '%s\n' "$resources/host"
