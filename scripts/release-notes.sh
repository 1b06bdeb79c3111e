#!/usr/bin/env bash
# Prints the notes of a release: what has changed, how to install it, and the checksums of its files.
#
#     scripts/release-notes.sh VERSION FOLDER
#
# FOLDER has the distribution that `make dist` makes. REPOSITORY is the repository on GitHub, as owner/name.
set -euo pipefail

fail() {
  printf 'release notes: %s\n' "$@" >&2
  exit 1
}

version=$1
folder=$(realpath -m "$2")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
address=https://github.com/${REPOSITORY:-plumbline/plumbline}
download=$address/releases/download/v$version
archive=plumbline-$version-linux-x86_64
wheel=plumbline_layout-$version-py3-none-manylinux_2_36_x86_64.whl
files=("$archive.tar.xz" "$wheel" "plumbline_${version}_amd64.deb" "plumbline-$version-oci.tar")

for file in "${files[@]}"; do
  [[ -f $folder/$file ]] || fail "'$folder/$file' is missing; run 'make dist'"
done
# What people copy names this release.
grep -qx "    default: $version" action.yml || fail "the default version in action.yml isn't $version"
for page in README.md Documentation/Installing.md; do
  grep -q "$archive.tar.xz" "$page" || fail "$page doesn't name $archive.tar.xz"
done
changes=$(awk -v heading="## $version" \
  'index($0 " ", heading " ") == 1 { on = 1; next } /^## / { on = 0 } on' CHANGELOG.md)
[[ -n $changes ]] || fail "CHANGELOG.md has no section '## $version'"

# Links of the notes lead to the pages of this version.
sed "s,](\([^):#]*\(#[^)]*\)\?\)),]($address/blob/v$version/\1),g" <<<"$changes"
cat <<END

### Installing

    curl -LO $download/$archive.tar.xz
    tar -xf $archive.tar.xz
    export PATH="\$PWD/$archive/bin:\$PATH"

Other forms: \`pip install $download/$wheel\`, the Debian package and the OCI image below.
[Installing]($address/blob/v$version/Documentation/Installing.md) has the requirements.

### SHA-256

END
cd "$folder"
sha256sum "${files[@]}" | sed 's/^/    /'
