#!/usr/bin/env bash
# Puts the command together with everything that decides its pixels, and packs it.
#
#     scripts/dist/tarball.sh COMMAND FOLDER
#
# FOLDER gets 'tree', the files, from which the wheel, the package and the image are made, and the archive. It is a
# Debian machine on which this runs: its package manager says where each library and font comes from.
set -euo pipefail

fail() {
  printf 'dist: %s\n' "$@" >&2
  exit 1
}

command=$(realpath "$1")
output=$(realpath -m "$2")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
for program in patchelf strip fc-list dpkg-query unshare python3 xz; do
  command -v "$program" >/dev/null || fail "'$program' is missing; install patchelf, binutils, fontconfig, dpkg, util-linux, python3 and xz-utils"
done
[[ $(uname -m) == x86_64 ]] || fail "distributions are for x86_64, and this machine is $(uname -m)"

version=$("$command" --version | cut -d ' ' -f 2)
seconds=$(git log -1 --format=%ct)
tree=$output/tree
name=plumbline-$version-linux-x86_64
share=$tree/share/plumbline
documents=$tree/share/doc/plumbline
# A line for each file from a Debian package: its path in the tree, and the package.
owners=$output/owners.txt

rm -rf "$output"
mkdir -p "$tree/bin" "$tree/libexec" "$tree/lib" "$share/fonts" "$share/fontconfig" "$documents/licenses" "$tree/share/libthai"
: >"$owners"

# Copies a file that a Debian package has, and notes the package.
take() {
  local file=$1 place=$2 package
  cp "$(realpath "$file")" "$tree/$place"
  # By its name alone if need be, for packages name folders that are links by now.
  package=$({ dpkg-query --search "$file" || dpkg-query --search "*/$(basename "$(realpath "$file")")"; } 2>/dev/null |
    head -n 1 | cut -d : -f 1)
  [[ -n $package ]] || fail "no Debian package has '$file'"
  printf '%s\t%s\n' "$place" "$package" >>"$owners"
}

toolchain=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")
"$toolchain/bin/clang" -O2 -Wall -Werror -ffreestanding -fno-builtin -fno-stack-protector -nostdlib -static -s \
  -fuse-ld=lld scripts/dist/launcher.c -o "$tree/bin/plumbline"

# The command, which finds its libraries beside itself. Those of glibc are the system's.
strip -o "$tree/libexec/plumbline" "$command"
while read -r library path; do
  case $library in
    ld-linux* | libc.so.* | libm.so.* | libdl.so.* | libpthread.so.* | librt.so.* | libresolv.so.*) ;;
    *) take "$path" "lib/$library" ;;
  esac
done < <(ldd "$command" | awk '$2 == "=>" { print $1, $3 }' | LC_ALL=C sort)
patchelf --force-rpath --set-rpath "\$ORIGIN/../lib" "$tree/libexec/plumbline"
take /usr/share/libthai/thbrk.tri share/libthai/thbrk.tri

# What Swift files are compiled with, by the compiler that 'compiler.txt' names. Swift's own libraries come from its
# toolchain: the command and the programs that it makes say where that is.
built=$(dirname "$command")
swift=$tree/lib/plumbline/swift
sources=$swift/sources
mkdir -p "$swift/modules" "$sources/scripts" "$sources/Sources" "$sources/porting/Sources"
swift package dump-package | python3 scripts/modules.py >"$sources/modules.txt"
sed -n 's/^names|\([^|]*\)|.*/\1/p' "$sources/modules.txt" | while read -r module; do
  cp "$built/Modules/$module.swiftmodule" "$swift/modules/"
done
strip -o "$swift/libPlumblineHost.so" "$built/libPlumblineHost.so"
patchelf --force-rpath --set-rpath "\$ORIGIN/../.." "$swift/libPlumblineHost.so"
strip -o "$swift/plumbline-port-scenes" "$built/plumbline-port-scenes"
# The first overwrites the path of the toolchain here, the second takes out what is left.
patchelf --set-rpath "" "$swift/plumbline-port-scenes"
patchelf --remove-rpath "$swift/plumbline-port-scenes"
cp "$built/compiler.txt" "$swift/"

# The sources of all that, for other compilers, with the headers that they include and no system has without packages
# for developers.
cp scripts/support.sh scripts/host.sh scripts/porter.sh "$sources/scripts/"
cp -r porting/Sources/Porting porting/Sources/ScenePorting "$sources/porting/Sources/"
cut -d '|' -f 2 "$sources/modules.txt" | while read -r module; do
  cp -r "Sources/$module" "$sources/Sources/"
  rm -rf "$sources/Sources/$module"/*.docc
  # Resources, as the package manager writes them.
  resources=$built/$module.build/DerivedSources
  [[ ! -d $resources ]] || cp "$resources"/*.swift "$sources/Sources/$module/"
done
mapfile -t names < <(sed -n 's/^c|[^|]*|[^|]*|\(..*\)/\1/p' "$sources/modules.txt")
read -ra flags < <(pkg-config --cflags "${names[@]}")
mapfile -t shims < <(find "$sources/Sources" -name shim.h | LC_ALL=C sort)
"$toolchain/bin/clang" -M "${flags[@]}" -x c "${shims[@]}" | tr -d '\\' | tr ' ' '\n' |
  grep '^/usr/include/.*\|^/usr/lib/.*/include/.*' | LC_ALL=C sort -u | while read -r header; do
    # Whoever compiles Swift has those of the system.
    case $(dpkg-query --search "$header" | cut -d : -f 1) in libc6-dev | linux-libc-dev) continue ;; esac
    # Below the longest of the folders in which headers are looked for.
    name=$(printf '%s\n' /usr/include "${flags[@]#-I}" | awk -v header="$header" \
      'index(header, $0 "/") == 1 && length($0) > longest { longest = length($0) } END { print substr(header, longest + 2) }')
    mkdir -p "$sources/include/$(dirname "$name")"
    take "$header" "lib/plumbline/swift/sources/include/$name"
  done
(cd "$sources" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1) >"$swift/state.txt"

# The fonts that the command names, and no others.
"$command" version | awk '$1 ~ /\.(otf|ttf|ttc)$/ { print $1 }' | while read -r font; do
  take "$(find /usr/share/fonts -name "$font" | head -n 1)" "share/plumbline/fonts/$font"
done

# What fontconfig would find out about them at each start. Its notes hold the time of the folder, and its path as it is
# here; the command says which folder is meant.
find "$share/fonts" -exec touch -d "@$seconds" {} +
settings=$output/fonts.conf
echo "<fontconfig><dir>/mnt/fonts</dir><cachedir>/mnt/fontconfig</cachedir></fontconfig>" >"$settings"
unshare --map-root-user --mount sh -c \
  "mount --bind '$share' /mnt && FONTCONFIG_FILE='$settings' fc-list >/dev/null"
[[ -n $(ls "$share/fontconfig") ]] || fail "fontconfig left no notes about the fonts"

# Licences, and where everything comes from.
cp LICENSE "$documents/"
cut -f 2 "$owners" | LC_ALL=C sort -u | while read -r package; do
  cp "/usr/share/doc/$package/copyright" "$documents/licenses/$package"
done
# Headers decide no pixels.
grep -v '^lib/plumbline/swift/sources/' "$owners" | cut -f 2 | LC_ALL=C sort -u | while read -r package; do
  dpkg-query --show --showformat='${Package} ${Version}\n' "$package" | head -n 1 >>"$share/libraries.txt"
done
for license in .build/checkouts/*/LICENSE*; do
  cp "$license" "$documents/licenses/$(basename "$(dirname "$license")")"
done
cp "$toolchain/share/swift/LICENSE.txt" "$documents/licenses/swift"
python3 scripts/dist/sbom.py "$version" "$seconds" Package.resolved "$tree" <"$owners" \
  >"$share/plumbline.spdx.json"

# What people and other programs read.
cp -r Schemas "$share/schemas"
cp CHANGELOG.md Documentation/Installing.md "$documents/"
"$command" --experimental-dump-help | python3 scripts/dist/man.py "$version" "$tree/share/man/man1"
gzip -9n "$tree"/share/man/man1/*.1
for shell in bash/bash-completion/completions/plumbline zsh/zsh/site-functions/_plumbline \
  fish/fish/vendor_completions.d/plumbline.fish; do
  file=$tree/share/${shell#*/}
  mkdir -p "$(dirname "$file")"
  "$command" --generate-completion-script "${shell%%/*}" >"$file"
done

chmod -R u=rwX,go=rX "$tree"
find "$tree" -exec touch -h -d "@$seconds" {} +
tar --create --directory "$tree" --transform "s,^\.,$name," --sort=name --owner=0 --group=0 --numeric-owner \
  --mtime "@$seconds" . | xz -9e --threads=1 >"$output/$name.tar.xz"
(cd "$output" && sha256sum "$name.tar.xz" >"$name.tar.xz.sha256")
du -sh --apparent-size "$tree" "$output/$name.tar.xz"
