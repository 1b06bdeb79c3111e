#!/usr/bin/env bash
# Makes the documentation archive .build/docs/merged.doccarchive of the catalogues in Sources, without warnings.
#
#     scripts/docs.sh [--check | --interface] [BUILD]
#
# BUILD is a folder of modules that are built already, such as .build/debug; without it they are built. With --check,
# pictures, code, comments and the recorded interface are checked; with --interface, the interface is recorded. Neither
# makes an archive.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# docc and the others are beside swift, which may be a link.
toolchain=$(dirname "$(realpath "$(command -v swift)")")
export PATH=$toolchain:$PATH
for tool in docc swift-symbolgraph-extract swiftc; do
  command -v "$tool" >/dev/null || { echo "docs: '$tool' is missing; it comes with Swift's toolchain" >&2; exit 1; }
done

mode=convert
if [[ ${1:-} == --* ]]; then
  mode=${1#--}
  shift
fi
case $mode in
  convert | check | interface) ;;
  *) echo "docs: unknown option '--$mode'; use --check or --interface" >&2; exit 64 ;;
esac
build=${1:-.build/debug}
folder=.build/docs
graphs=$folder/graphs
catalogues=(Sources/*/*.docc)
mkdir -p "$folder"

if [[ $# == 0 ]]; then
  echo "==> Building the modules (debug)"
  # These depend on all others that are documented, and code in tutorials imports UIKit.
  for target in PlumblineSnapshotTesting AppKitNames UIKit; do
    swift build --target "$target" --explicit-target-dependency-import-check error
  done
fi
echo "==> Extracting symbol graphs"
scripts/symbols.sh "$build" "$graphs"
if [[ $mode == interface ]]; then
  echo "==> Writing Documentation/interface"
  scripts/interface.py "$graphs"
  exit
fi
echo "==> Checking pictures"
scripts/docs.py pictures "${catalogues[@]}"

if [[ $mode == check ]]; then
  echo "==> Checking summaries of public symbols"
  scripts/docs.py summaries "$graphs"
  echo "==> Compiling the code of articles and tutorials"
  scripts/docs.py samples "$graphs" "${catalogues[@]}"
  echo "==> Compiling the code of Documentation/"
  scripts/docs.py pages "$graphs" Documentation samples/snapshot-tests/Sources/Cards
  echo "==> Comparing the interface with Documentation/interface"
  scripts/interface.py "$graphs" --check
  exit
fi

archives=()
for catalogue in "${catalogues[@]}"; do
  module=$(basename "$catalogue" .docc)
  echo "==> Converting $catalogue"
  archive=$folder/$module.doccarchive
  rm -rf "$archive"
  docc convert "$catalogue" --additional-symbol-graph-dir "$graphs/catalogues/$module" --output-dir "$archive" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" --fallback-default-module-kind Module \
    --transform-for-static-hosting --warnings-as-errors
  archives+=("$archive")
done
echo "==> Merging the archives"
rm -rf "$folder/merged.doccarchive"
docc merge "${archives[@]}" --synthesized-landing-page-name Plumbline --output-path "$folder/merged.doccarchive"
