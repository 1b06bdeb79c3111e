#!/usr/bin/env bash
# Measures the solver beside kiwi, which is built from PyPI's source package by the makefile in the
# folder that PLUMBLINE_TOOLS names; without that folder the peer's columns stay empty. Then figures
# beside the program in C that draws the same shapes; layout through the public API, beside the
# solver alone, and how its operations grow with a tree; pictures a second, in batches and as jobs; and
# how fast pictures are compared, and references and commits verified, beside drawing them; and the way
# from Swift files to pictures, and the live page. CairoSVG and pixelmatch-cpp are installed from PyPI where that can be reached;
# rsvg-convert and Chromium are taken as they are here. What is not here is left out, with a word.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

swift build -c release
bin=$(swift build -c release --show-bin-path)
peer=()
if [[ -n ${PLUMBLINE_TOOLS:-} ]]; then
  mkdir -p .build/peer
  cp -r "$PLUMBLINE_TOOLS/solver/." .build/peer/
  chmod -R u+w .build/peer
  make --silent -C .build/peer
  peer=(.build/peer/kiwi_bench .build/peer/problems/enaml_1.txt)
fi
# Both sides keep memory from run to run here, as large systems alone would pay for pages in each.
MALLOC_MMAP_MAX_=0 MALLOC_TRIM_THRESHOLD_=8589934592 \
  "$bin/solver-comparison" "$bin/solver-bench" "${peer[@]}"
echo
limit=()
if [[ -n ${PLUMBLINE_TOOLS:-} && -d $PLUMBLINE_TOOLS/render ]]; then
  mkdir -p .build/limit
  cp -r "$PLUMBLINE_TOOLS/render/." .build/limit/
  chmod -R u+w .build/limit
  make --silent -C .build/limit baseline
  limit=(.build/limit/baseline)
fi
"$bin/figure-bench" "${limit[@]}"
echo
# Layout, and how it grows, keep memory from run to run as well.
MALLOC_MMAP_MAX_=0 MALLOC_TRIM_THRESHOLD_=8589934592 \
  "$bin/solver-comparison" --layout "$bin/layout-bench" "$bin/solver-bench"
echo
# What is too steep is marked in the table.
MALLOC_MMAP_MAX_=0 MALLOC_TRIM_THRESHOLD_=8589934592 "$bin/layout-bench" --growth || true
echo
# Lint and explain, beside solving.
"$bin/answer-bench"
# What is too steep is marked in the table.
"$bin/answer-bench" --growth || true
echo
../scripts/build.sh
cairosvg=.build/cairosvg
if [[ ! -d $cairosvg ]]; then
  python3 -m pip install --quiet --target "$cairosvg" cairosvg 2>/dev/null || rm -rf "$cairosvg"
fi
PYTHONPATH="$PWD/$cairosvg" "$bin/batch-bench" ../.build/release/plumbline "${limit[@]}"
echo
# The same figure as jobs: with and without supervision, and on a Dask cluster where the environment of
# `make test-distributed` is there.
python=python3
[[ -x ../.build/dask/bin/python ]] && python=../.build/dask/bin/python
"$bin/batch-bench" --scene > .build/phone.scene.yaml
"$python" dask_bench.py ../.build/release/plumbline .build/phone.scene.yaml
echo
pixelmatch=.build/pixelmatch
if [[ ! -d $pixelmatch ]]; then
  python3 -m pip install --quiet --target "$pixelmatch" numpy pybind11-pixelmatch 2>/dev/null ||
    rm -rf "$pixelmatch"
fi
# Here too memory is kept, as a batch keeps it from picture to picture.
MALLOC_MMAP_MAX_=0 MALLOC_TRIM_THRESHOLD_=8589934592 \
  "$bin/compare-bench" ../.build/release/plumbline "$pixelmatch"
echo
# What verifying references costs beside drawing them.
python3 verify_bench.py ../.build/release/plumbline
# What comparing with a commit takes, without references.
python3 against_bench.py ../.build/release/plumbline
echo
# From Swift files to pictures; what exceeds its limit is marked.
python3 swift_bench.py ../.build/release/plumbline
echo
# The live page in Chromium, where the environment of `make test-page` is there.
if [[ -x ../.build/page/bin/python ]]; then
  ../.build/page/bin/python page_bench.py ../.build/release/plumbline
else
  echo "the live page isn't measured: 'make test-page' makes the environment for that"
fi
