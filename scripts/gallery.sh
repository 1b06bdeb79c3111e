#!/usr/bin/env bash
# Draws the gallery: each scene of Documentation/gallery in light and in dark, and the page that shows
# pictures and scenes side by side. GalleryTests holds what is committed to what is drawn.
#
#     scripts/gallery.sh PLUMBLINE [FOLDER]
#
# FOLDER takes pictures and page, and is that of the scenes unless named.
set -euo pipefail

plumbline=$(realpath "$1")
scenes=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../Documentation/gallery")
folder=$(realpath -m "${2:-$scenes}")
cd "$scenes"

# The order of the page.
names=(
  guides notes dimension-lines equal-sizes alignment device attributes content-size stack-views
  stack-alignment conflict ambiguity anatomy visual-formats changes exploded reading-direction
  size-matrix marching-dashes interface-builder
)

# The file of a scene.
file_of() { if [[ -f $1.xib ]]; then echo "$1.xib"; else echo "$1.scene.yaml"; fi; }

# Pictures of scenes and canvases that are no more.
rm -f "$folder"/*.png "$folder"/*.svg
for theme in light dark; do
  draw=("$plumbline" render -o "$folder" --png compact --theme "$theme")
  for name in "${names[@]}"; do
    if [[ $name == size-matrix ]]; then
      "$plumbline" sheet "$name.scene.yaml" --png compact --theme "$theme" \
        -o "$folder/$name.sheet-$theme.png" >/dev/null
      continue
    fi
    case $name in
      device | notes | stack-* | anatomy | visual-formats | exploded | reading-direction)
        options=(--format svg --svg structured) ;;
      marching-dashes) options=(--animate) ;;
      changes) options=(--before "$name.before.yaml" --format svg --svg structured) ;;
      interface-builder) options=(--before "$name.before.xib" --format svg --svg structured) ;;
      *) options=() ;;
    esac
    # What a scene shows on purpose, such as a conflict, is no news here.
    "${draw[@]}" "$(file_of "$name")" "${options[@]}" >/dev/null 2>&1
  done
done

# Writes the element that shows a picture in the colours of the page around it.
picture() {
  local light=$1 alternative=$2 dark=${1/-light./-dark.} width=320
  # As wide as in points; devices and sheets are shown smaller.
  if [[ $light =~ \.[0-9]+x[0-9]+@([0-9]+)-.*png$ ]]; then
    width=$(($(od -An -t u4 --endian=big -j 16 -N 4 "$folder/$light") / BASH_REMATCH[1]))
  elif [[ $light =~ \.[0-9]+x.*svg$ ]]; then
    width=$(sed -n '1s/^<svg [^>]* width="\([0-9]*\)".*/\1/p' "$folder/$light")
  fi
  printf '<picture><source media="(prefers-color-scheme: dark)" srcset="%s">' "$dark"
  printf '<img src="%s" alt="%s" width="%s"></picture>\n' "$light" "$alternative" "$width"
}

# Writes what a scene says after a key at the beginning of a line, in documents in a comment.
value() { sed -n -e "s/^$1: //p" -e "s/^<!-- $1: \(.*\) -->/\1/p" "$(file_of "$2")"; }

# Writes what a page shows of a scene: its file, or what changed in a document.
text() {
  if [[ -f $1.xib ]]; then
    printf '```diff\n'
    { diff -U0 "$1.before.xib" "$1.xib" || true; } | grep '^[-+] .*<\(rect\|constraint\)' | sed 's/^\(.\) */\1 /'
  else
    printf '```yaml\n'
    cat "$1.scene.yaml"
  fi
}

{
  printf '# Gallery\n\n'
  printf 'Every kind of figure, and the scene that made it. `make gallery` draws the pictures again.\n'
  for name in "${names[@]}"; do
    printf '\n## %s\n\n%s\n\n' "$(value scene "$name")" "$(value description "$name")"
    # Blank lines lead from HTML back to Markdown.
    printf '<table><tr><td width="55%%" valign="top">\n\n'
    text "$name"
    if [[ -f $name.before.yaml ]]; then
      printf '```\n\nBefore:\n\n```yaml\n'
      cat "$name.before.yaml"
    fi
    printf '```\n\n</td><td valign="top">\n\n'
    for file in "$folder/$name".*-light.*; do
      picture "$(basename "$file")" "$(value scene "$name")"
    done
    printf '\n</td></tr></table>\n'
  done
} >"$folder/README.md"
