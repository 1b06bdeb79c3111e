#!/usr/bin/env bash
# Installs what Plumbline needs to build and to draw, where it is missing.
#
# What is there is asked of pkg-config and fontconfig rather than of the package manager, so that
# libraries installed in another way count too, and a machine that has everything needs no apt.
#
#     scripts/setup.sh [--browser]
#
# With --browser it also installs Chromium, in which the page of 'plumbline serve' is tested.
set -euo pipefail

readonly swift_major=6 swift_minor=2
readonly option=${1:-}

say() { printf '%s\n' "$*"; }

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

# True if `swift` is on the path and new enough; otherwise says what to do about it.
check_swift() {
  local hint="A toolchain for this system is at https://www.swift.org/install/linux/"
  command -v swift >/dev/null 2>&1 ||
    fail "swift is not on the PATH; Plumbline needs Swift $swift_major.$swift_minor or later." "$hint"
  local version
  version=$(swift --version 2>/dev/null) || true
  [[ $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] ||
    fail "'swift --version' does not say which version it is; Plumbline needs Swift $swift_major.$swift_minor or later." "$hint"
  local major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
  ((major > swift_major || (major == swift_major && minor >= swift_minor))) ||
    fail "swift is version $major.$minor; Plumbline needs Swift $swift_major.$swift_minor or later." "$hint"
}

has_libraries() { pkg-config --exists "$@" 2>/dev/null; }

has_font() { [[ -n $(fc-list "$1" family 2>/dev/null) ]]; }

# Fills `missing` with the Debian packages whose contents are not there.
find_missing() {
  missing=()
  command -v pkg-config >/dev/null 2>&1 || missing+=(pkg-config)
  has_libraries cairo cairo-pdf cairo-svg || missing+=(libcairo2-dev)
  has_libraries pangocairo pangoft2 fontconfig freetype2 || missing+=(libpango1.0-dev)
  has_libraries libdeflate || missing+=(libdeflate-dev)
  has_libraries spng || missing+=(libspng-dev)
  has_libraries libturbojpeg || missing+=(libturbojpeg0-dev)
  has_libraries libpng || missing+=(libpng-dev)
  has_libraries expat || missing+=(libexpat1-dev)
  has_font Inter || missing+=(fonts-inter)
  has_font "DejaVu Sans" || missing+=(fonts-dejavu-core)
  # Hindi, Chinese, Japanese, Korean and emoji for the tests of text; DejaVu has Arabic and Hebrew.
  has_font "Noto Sans Devanagari" || has_font "Lohit Devanagari" || missing+=(fonts-lohit-deva)
  has_font "Noto Sans CJK SC" || has_font "WenQuanYi Micro Hei" || missing+=(fonts-wqy-microhei)
  has_font "Noto Color Emoji" || missing+=(fonts-noto-color-emoji)
  [[ $option != --browser ]] || command -v chromium >/dev/null 2>&1 || missing+=(chromium)
}

# Fills `as_root` with the words that precede a command to be run as root.
find_root() {
  as_root=()
  [[ $(id -u) -ne 0 ]] || return 0
  as_root=(sudo)
  # Without a terminal nobody can type a password, so sudo must not wait for one.
  [[ -t 0 ]] || as_root=(sudo -n)
  if ! command -v sudo >/dev/null 2>&1 || ! "${as_root[@]}" true; then
    fail "These packages are missing: ${missing[*]}" \
      "Installing them takes root, which this user cannot become here. As root:" \
      "  apt-get install ${missing[*]}"
  fi
}

apt() {
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@"
}

# Installs `missing`. The package lists are fetched only if apt cannot do without: on a fresh
# machine they are absent, on an old one they name versions that the mirror no longer has.
install_missing() {
  local log
  log=$(mktemp)
  say "Installing ${missing[*]}"
  if ! apt install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1; then
    say "Fetching the package lists, then trying again"
    if ! { apt update && apt install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
      cat "$log" >&2
      rm -f "$log"
      fail "apt-get could not install: ${missing[*]}"
    fi
  fi
  rm -f "$log"
}

main() {
  check_swift
  find_missing
  ((${#missing[@]} > 0)) || return 0
  command -v apt-get >/dev/null 2>&1 ||
    fail "These Debian packages, or what this system calls them, are missing:" \
      "  ${missing[*]}" "There is no apt-get here; install them and run this again."
  find_root
  install_missing
  find_missing
  ((${#missing[@]} == 0)) ||
    fail "Installed, but still not found by pkg-config or fc-list: ${missing[*]}" \
      "If PKG_CONFIG_PATH, PKG_CONFIG_LIBDIR or FONTCONFIG_FILE is set, unset it and try again."
}

main
