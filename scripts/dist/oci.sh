#!/usr/bin/env bash
# Puts a distribution into an OCI image layout, without a container engine, and that into an archive. The image has the distribution and the
# C library that it was made with, git for `verify --against`, and runs the command as a user without privileges.
#
#     scripts/dist/oci.sh VERSION SECONDS TREE FOLDER
set -euo pipefail

command -v umoci >/dev/null || { echo "dist: 'umoci' is missing; install the package umoci" >&2; exit 1; }
version=$1 seconds=$2 tree=$(realpath "$3") output=$(realpath "$4")
root=$(mktemp -d)
chmod 755 "$root"
trap 'rm -rf "$root"' EXIT

mkdir -p "$root/opt" "$root/etc" "$root/lib64" "$root/lib/x86_64-linux-gnu" "$root/tmp" "$root/proc" "$root/work"
cp -a "$tree" "$root/opt/plumbline"
# The library of threads, which glibc has not had on its own since 2.34, is asked for by older libraries.
for library in libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1; do
  cp -L "/lib/x86_64-linux-gnu/$library" "$root/lib/x86_64-linux-gnu/"
done
cp -L /lib64/ld-linux-x86-64.so.2 "$root/lib64/"
# Git's own commands that read commits are all in this file.
mkdir -p "$root/usr/bin"
cp /usr/bin/git "$root/usr/bin/git"
ldd /usr/bin/git | awk '$3 ~ /^\// { print $3 }' | while read -r library; do
  [[ -e $root/lib/x86_64-linux-gnu/${library##*/} ]] || cp -L "$library" "$root/lib/x86_64-linux-gnu/"
done
# Folders that are mounted belong to others. Reading commits runs nothing that a repository's configuration names.
printf '[safe]\n\tdirectory = *\n' >"$root/etc/gitconfig"
for package in git libpcre2-8-0 zlib1g; do
  cp "/usr/share/doc/$package/copyright" "$root/opt/plumbline/share/doc/plumbline/licenses/$package"
done
cp /usr/share/doc/libc6/copyright "$root/opt/plumbline/share/doc/plumbline/licenses/libc6"
echo "plumbline:x:65532:65532::/work:/" >"$root/etc/passwd"
chmod 1777 "$root/tmp"
find "$root" -newermt "@$seconds" -exec touch -h -d "@$seconds" {} +

image=$output/plumbline-$version-oci
rm -rf "$image"
created=$(date --utc --date="@$seconds" +%Y-%m-%dT%H:%M:%SZ)
umoci init --layout "$image"
umoci new --image "$image:$version"
umoci insert --rootless --image "$image:$version" --history.created "$created" "$root" /
umoci config --image "$image:$version" --created "$created" --history.created "$created" \
  --architecture amd64 --os linux --config.user 65532:65532 --config.workingdir /work \
  --config.entrypoint /opt/plumbline/bin/plumbline \
  --config.env PATH=/opt/plumbline/bin:/usr/bin --config.label "org.opencontainers.image.version=$version"
umoci gc --layout "$image"
tar --create --directory "$image" --sort=name --owner=0 --group=0 --numeric-owner --mtime "@$seconds" \
  --file "$image.tar" blobs index.json oci-layout
