#!/bin/sh
# Runs every command of plumbline once, and stops at the first that ends otherwise than it should.
#
#     every-command.sh COMMAND SCENE DOCUMENT
#
# For a POSIX shell, for it runs on systems that have no other. Works in the present folder, which is empty.
set -eu

plumbline=$1 scene=$2 document=$3 ran=

# Runs a command, which has to end with the status that is given.
expect() {
  status=$1
  shift
  ran="$ran $1"
  code=0
  "$plumbline" "$@" >output.txt 2>error.txt || code=$?
  if [ "$code" -ne "$status" ]; then
    echo "plumbline $*: status $code, and not $status" >&2
    cat output.txt error.txt >&2
    exit 1
  fi
}

expect 0 version --json
expect 0 devices
expect 0 init first.scene.yaml
expect 0 init -
expect 0 render first.scene.yaml -o pictures --format png,svg,pdf --canvas 320x568
expect 0 render first.scene.yaml -o shards/1 --shard 1/2
expect 0 render first.scene.yaml -o shards/2 --shard 2/2
expect 0 merge shards/1/manifest*.json shards/2/manifest*.json -o manifest.json
expect 0 sheet first.scene.yaml -o sheet.svg
expect 0 describe first.scene.yaml
expect 0 solve first.scene.yaml --json
expect 0 lint first.scene.yaml --fail-on error
expect 0 explain "$scene" yes.leading --canvas 320x568
expect 0 sweep "$scene" --width 320-480 --figure -o sweep.svg
expect 0 parse-log "${scene%/*}/cell-conflict.log"
expect 0 vfl '|-[a]-8-[b(>=20)]-|' --figure vfl.png
expect 3 vfl '|-[a'
expect 0 import "$document" -o imported
expect 0 record first.scene.yaml
expect 0 verify first.scene.yaml
sed 's/44/40/' first.scene.yaml >changed.yaml
mv changed.yaml first.scene.yaml
expect 1 verify first.scene.yaml --report html,junit,markdown
expect 0 report .plumbline --report html
expect 0 accept
expect 0 compare first.scene.yaml first.scene.yaml
expect 0 themes -o themes.png
# With or without the compiler that it needs.
expect 3 check missing.swift
echo '{"id":"a","scene":"first.scene.yaml","canvas":"320x568","output":"job.png"}' >job.ndjson
expect 0 render --jobs-file job.ndjson
expect 0 worker --jobs 2 </dev/null
"$plumbline" worker <job.ndjson >worker.txt
grep -q '"status": *"drawn"' worker.txt || { cat worker.txt >&2; exit 1; }
expect 0 help render
for shell in bash zsh fish; do expect 0 --generate-completion-script "$shell"; done

for name in $("$plumbline" --help | sed -n '/^SUBCOMMANDS:/,/^$/s/^  \([a-z][a-z-]*\)  .*/\1/p'); do
  case "$ran " in
    *" $name "*) ;;
    *) echo "$0 doesn't run 'plumbline $name'; add it" >&2 && exit 1 ;;
  esac
done
