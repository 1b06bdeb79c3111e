#!/usr/bin/env bash
# Draws the pictures of the documentation catalogues again, each in light and dark, under the names that DocC finds.
#
#     scripts/docs-figures.sh PLUMBLINE [FOLDER]
#
# Each picture is of a scene beside it, in Resources. FOLDER gets the pictures instead of Sources, in the same folders.
set -euo pipefail

plumbline=$(realpath "$1")
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
output=$(realpath -m "${2:-$root/Sources}")
errors=$(mktemp)
trap 'rm -f "$errors"' EXIT

# Runs a command in both themes. Findings, conflicts and ambiguities are what figures show; parts without room are errors.
draw() {
  "$plumbline" "$@" >/dev/null 2>"$errors" || { cat "$errors" >&2; exit 1; }
  if grep ': note: ' "$errors" >&2; then exit 1; fi
}

# Draws the answer of a command as the picture NAME, from a scene and with options.
answer() {
  local command=$1 name=$2 scene=$3
  draw "$command" "$scene.scene.yaml" "${@:4}" --figure --svg structured --theme light -o "$folder/$name.svg"
  draw "$command" "$scene.scene.yaml" "${@:4}" --figure --svg structured --theme dark -o "$folder/$name~dark.svg"
}

for resources in "$root"/Sources/*/*.docc/Resources; do
  cd "$resources"
  folder=$output/${resources#"$root"/Sources/}
  mkdir -p "$folder"
  rm -f "$folder"/*.png "$folder"/*.svg
  for scene in *.scene.yaml; do
    options=()
    before=${scene%.scene.yaml}.before.yaml
    if [[ -f $before ]]; then options+=(--before "$before" --show names); fi
    draw render "$scene" "${options[@]}" --theme light --theme dark --name docc --png compact -o "$folder"
  done
done

cd "$root/Sources/Plumbline/Plumbline.docc/Resources"
folder=$output/Plumbline/Plumbline.docc/Resources
answer lint findings status --width 200-300 --rule overlap --fail-on error
answer sweep borders status --width 200-300
