#!/usr/bin/env bash
# Draws the two pages of pictures in Documentation: the gallery, and the figures of a book. Each scene is drawn in
# light and in dark, and stands beside its pictures. GalleryTests holds what is committed to what is drawn.
#
#     scripts/gallery.sh PLUMBLINE [FOLDER]
#
# FOLDER takes the folders of both pages, and is Documentation unless named. In place of PLUMBLINE, `-` writes the
# pages of pictures that are there already, and `--list` lists the commands that draw them: a line each, with the page
# and the scene in front.
set -euo pipefail
shopt -s nullglob

case $1 in
  - | --list) plumbline=$1 ;;
  *) plumbline=$(realpath "$1") ;;
esac
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
pages=$(realpath -m "${2:-$root/Documentation}")
errors=$(mktemp)
trap 'rm -f "$errors"' EXIT

# The file of a scene.
file_of() { for file in "$1".{xib,log,scene.yaml}; do if [[ -f $file ]]; then echo "$file"; return; fi; done; }

# Runs a command of Plumbline's. That a scene shows a conflict or an ambiguity is no news here; that something
# has no place in its picture is a mistake.
draw() {
  if [[ $plumbline == --list ]]; then
    printf '%s\t' "${folder##*/}" "$name" "$@" --theme && echo "$theme"
    return
  fi
  "$plumbline" "$@" --theme "$theme" >/dev/null 2>"$errors" || { cat "$errors" >&2; exit 1; }
  if grep ': note: ' "$errors" >&2; then exit 1; fi
}

# Draws the pictures of a scene in a theme, as a manner says.
draw_scene() {
  local name=$1 manner=$2 svg=(--format svg --svg structured) options=()
  case $manner in
    sheet)
      draw sheet "$name.scene.yaml" "${svg[@]}" -o "$folder/$name.sheet-$theme.svg"
      return ;;
    answer=*)
      read -ra options <<<"${manner#*=}"
      draw "${options[0]}" "$(file_of "$name")" "${options[@]:1}" --figure --svg structured \
        -o "$folder/$name.${options[0]}-$theme.svg"
      return ;;
    svg) options=("${svg[@]}") ;;
    animate) options=(--animate) ;;
    animated-svg) options=(--animate "${svg[@]}") ;;
  esac
  for file in "$name".before.*; do options+=(--before "$file"); done
  draw render "$(file_of "$name")" -o "$folder" --png compact "${options[@]}"
}

# Writes the element that shows a picture in the colours of the page around it.
picture() {
  local light=$1 alternative=$2 dark=${1/-light./-dark.} width=320
  # As wide as in points; what is very wide is shown smaller.
  if [[ $light =~ \.[0-9]+x[0-9]+@([0-9]+)-.*png$ ]]; then
    width=$(($(od -An -t u4 --endian=big -j 16 -N 4 "$folder/$light") / BASH_REMATCH[1]))
  elif [[ $light == *.svg ]]; then
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
    if [[ -f $1.log ]]; then printf '```text\n'; else printf '```yaml\n'; fi
    cat "$(file_of "$1")"
  fi
}

# Draws a page into the folder: its title, its first words, and its scenes, each with its manner after a colon
# where it isn't a PNG picture.
page() {
  local title=$1 words=$2 name file scene
  shift 2
  if [[ $plumbline != -* ]]; then
    mkdir -p "$folder"
    # Pictures of scenes and canvases that are no more.
    rm -f "$folder"/*.png "$folder"/*.svg
  fi
  if [[ $plumbline != - ]]; then
    for theme in light dark; do
      for scene in "$@"; do draw_scene "${scene%:*}" "${scene#*:}"; done
    done
  fi
  if [[ $plumbline == --list ]]; then return; fi
  {
    printf '# %s\n\n%s\n' "$title" "$words"
    for name in "${@%:*}"; do
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
}

folder=$pages/gallery
cd "$root/Documentation/gallery"
page 'Gallery' \
  'Every kind of figure, and the scene that made it. `make gallery` draws the pictures again.' \
  guides notes:svg dimension-lines priorities equal-sizes alignment baselines alignment-rects device:svg attributes content-size \
  stack-views:svg stack-alignment:svg conflict ambiguity anatomy:svg visual-formats:svg changes:svg \
  kind-changes:svg exploded:svg reading-direction:svg panels:svg size-matrix:sheet marching-dashes:animate \
  canvas-animation:animated-svg interface-builder:svg plain-look:svg 'explanation:answer=explain badge.left' \
  'sweep:answer=sweep --width 200-420' 'findings:answer=lint --fail-on error' 'log:answer=parse-log'

folder=$pages/book
cd "$root/samples/book"
page 'Figures of a book' \
  'The figures that a chapter on Auto Layout has, with notes, from the scenes in [samples/book](../../samples/book).
They are shown in the colors of the page around them; `--theme print` draws them in grays, `--format pdf` for paper.' \
  anatomy:svg spacing:svg hugging:svg distributions:svg margins:svg guide-or-view:svg conflict:svg \
  ambiguity:svg visual-format:svg before-after:svg size-matrix:sheet animation:animated-svg \
  exploded:svg
