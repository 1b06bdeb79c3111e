#!/usr/bin/env bash
# Packs a distribution as a Debian package, which brings its own libraries and needs glibc alone.
#
#     scripts/dist/deb.sh VERSION SECONDS TREE FOLDER
set -euo pipefail

version=$1 seconds=$2 tree=$(realpath "$3") output=$(realpath "$4")
root=$(mktemp -d)
chmod 755 "$root"
trap 'rm -rf "$root"' EXIT

mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/lib/plumbline/share" "$root/usr/share/zsh"
cp -a "$tree/bin" "$tree/lib" "$tree/libexec" "$root/usr/lib/plumbline/"
cp -a "$tree/share/plumbline" "$tree/share/libthai" "$root/usr/lib/plumbline/share/"
cp -a "$tree/share/man" "$tree/share/doc" "$tree/share/bash-completion" "$tree/share/fish" "$root/usr/share/"
cp -a "$tree/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
ln -s ../lib/plumbline/bin/plumbline "$root/usr/bin/plumbline"
cat "$tree/share/doc/plumbline/LICENSE" - >"$root/usr/share/doc/plumbline/copyright" <<'NOTE'

The licences of the libraries and fonts in /usr/lib/plumbline are in /usr/share/doc/plumbline/licenses.
NOTE

cat >"$root/DEBIAN/control" <<CONTROL
Package: plumbline
Version: $version
Architecture: amd64
Maintainer: The Plumbline contributors <plumbline@example.org>
Depends: libc6 (>= 2.36)
Section: devel
Priority: optional
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Description: solves Auto Layout scenes and draws them
 The command plumbline, with the libraries and fonts that decide its pictures, so that they are the same
 bytes on every machine.
CONTROL

find "$root" -newermt "@$seconds" -exec touch -h -d "@$seconds" {} +
SOURCE_DATE_EPOCH=$seconds dpkg-deb --root-owner-group -Zxz --build "$root" "$output/plumbline_${version}_amd64.deb" >/dev/null
