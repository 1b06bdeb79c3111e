#!/usr/bin/env bash
# Extracts symbol graphs of the public interface from modules that are built.
#
#     scripts/symbols.sh BUILD FOLDER
#
# BUILD is a build folder, such as .build/debug. FOLDER/modules gets the graphs of all modules of the products, and
# FOLDER/catalogues/MODULE those of a documentation catalogue, in which Plumbline has the symbols that it re-exports.
# FOLDER/flags gets the compiler's flags for programs that import the modules, one a line, and FOLDER/exported the modules
# that Plumbline exports to those that import it, apart from AutoLayout.
set -euo pipefail
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
build=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")

extract() {
  swift-symbolgraph-extract -module-name "$1" -output-dir "$2" -minimum-access-level public -skip-synthesized-members \
    -target "$(uname -m)-unknown-linux-gnu" "${flags[@]}" "${@:3}"
}

# The modules that a module exports to those that import it, with all that these export.
exported() {
  local module
  for module in $(find "$root/Sources/$1" -name '*.swift' \
    -exec sed -n 's/^@_exported public import \([A-Za-z]*\)$/\1/p' {} + | sort -u); do
    echo "$module"
    exported "$module"
  done
}

# The libraries in C that the modules are built on.
flags=(-I "$build/Modules")
for map in "$root"/Sources/C*/module.modulemap "$build"/../../checkouts/Yams/Sources/CYaml/include/module.modulemap; do
  flags+=(-Xcc "-fmodule-map-file=$map")
done
for flag in $(PKG_CONFIG_PATH=$root/scripts/pkg-config:${PKG_CONFIG_PATH:-} pkg-config --cflags pangocairo); do
  flags+=(-Xcc "$flag")
done
rm -rf "$folder/modules" "$folder/catalogues"
mkdir -p "$folder/modules"
printf '%s\n' "${flags[@]}" >"$folder/flags"

exported Plumbline | sort -u | grep -vx AutoLayout >"$folder/exported"
mapfile -t reexported <"$folder/exported"
for module in "${reexported[@]}" Plumbline PlumblineTesting PlumblineSnapshotTesting AutoLayout ConstraintSolver \
  UIKitNames AppKitNames; do
  extract "$module" "$folder/modules"
done

for module in AutoLayout Plumbline PlumblineTesting UIKitNames AppKitNames; do
  options=(-emit-extension-block-symbols)
  case $module in
    Plumbline) options+=("-experimental-allowed-reexported-modules=$(IFS=, && echo "${reexported[*]}")") ;;
    *Names) options+=(-experimental-allowed-reexported-modules=SharedNames) ;;
  esac
  mkdir -p "$folder/catalogues/$module"
  extract "$module" "$folder/catalogues/$module" "${options[@]}"
done
