#!/usr/bin/env bash
# Runs the distribution on other systems, and compares what it draws with the hashes that are recorded for its version.
#
#     scripts/test-portable.sh [RELEASE]...
#
# Each release of Debian (trixie and bookworm by default) is put into .build/portable by debootstrap, where nothing is
# installed. What runs there changes nothing: it has the release below a file system in memory. Needs root.
#
# Swift files are drawn on the release that this machine runs, whose toolchain is mounted there, with the packages that
# Swift itself needs for linking and none of cairo's or pango's.
# RECORD=all first records the hashes of what the first system draws.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly dist=.build/dist
readonly nobody=65534

fail() {
  printf 'test-portable: %s\n' "$@" >&2
  exit 1
}

say() { echo "==> $*"; }

# Everything that is mounted goes with this script.
if [[ ${1:-} != --mounted ]]; then
  [[ $(id -u) == 0 ]] || fail "debootstrap and chroot need root"
  for program in debootstrap umoci unshare; do
    command -v "$program" >/dev/null || fail "'$program' is missing; install debootstrap, umoci and util-linux"
  done
  exec unshare --mount --propagation private "$0" --mounted "$@"
fi
shift
releases=("$@")
((${#releases[@]} > 0)) || releases=(trixie bookworm)

archive=$(echo "$dist"/plumbline-*-linux-x86_64.tar.xz)
[[ -f $archive ]] || fail "there is no archive in $dist; run 'make dist' first"
version=$(basename "$archive" -linux-x86_64.tar.xz)
version=${version#plumbline-}
readonly recorded=scripts/dist/pictures-$version.sha256
work=$(mktemp -d)
mount -t tmpfs -o mode=755 plumbline "$work"

# Makes the system of a release the lower half of a file system in memory: in $work/NAME, with packages that are
# separated by commas.
enter() {
  local release=$1 name=${2:-$1} packages=${3:-}
  local system=$PWD/.build/portable/$name root=$work/$name
  if [[ ! -e $system/etc/os-release ]]; then
    local mirror
    # shellcheck disable=SC2016  # apt expands it
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep -m 1 debian)
    rm -rf "$system"
    debootstrap --variant=minbase ${packages:+"--include=$packages"} "$release" "$system" "$mirror" >"$work/log" || { cat "$work/log" >&2; fail "debootstrap failed"; }
  fi
  mkdir -p "$work/upper-$name" "$work/scratch-$name" "$root"
  mount -t overlay -o "lowerdir=$system,upperdir=$work/upper-$name,workdir=$work/scratch-$name" plumbline "$root"
  mkdir -p "$root/scenes" "$root/user"
  cp -r samples Documentation/gallery scripts/dist/every-command.sh "$root/scenes/"
  chown "$nobody:$nobody" "$root/user"
}

# Runs a program in a root as a user without privileges, with only the variables that are named.
as_user() {
  local root=$1
  shift
  chroot --userspec="$nobody:$nobody" "$root" /usr/bin/env -i "$@"
}

# Draws all scenes in a root, with a command and variables, into its /user/NAME.
draw() {
  local root=$1 name=$2 command=$3 folder
  shift 3
  for folder in samples gallery; do
    as_user "$root" "$@" "$command" render "/scenes/$folder" -o "/user/$name/$folder" \
      --no-manifest --format png,svg,pdf --quiet 2>"$work/warnings" || { cat "$work/warnings" >&2; fail "cannot draw $folder"; }
  done
  compare "$root/user/$name"
}

# Compares the pictures of a folder with the recorded hashes.
compare() {
  local hashes=$work/hashes
  (cd "$1" && find . -type f -printf '%P\0' | LC_ALL=C sort -z | xargs -0 sha256sum) >"$hashes"
  if [[ ${RECORD:-} == all ]]; then
    cp "$hashes" "$recorded"
    RECORD=
  fi
  diff "$recorded" "$hashes" >"$work/difference" || { head -n 20 "$work/difference" >&2; fail "pictures differ from $recorded"; }
  say "$(wc -l <"$hashes") pictures are the recorded bytes"
  rm -rf "$1"
}

# The archive, as a user unpacks it, in every kind of environment.
test_archive() {
  local root=$1 folder="/user/plumbline-$version-linux-x86_64" status=0
  tar --extract --file "$archive" --directory "$root/user" --no-same-owner
  chown -R "$nobody:$nobody" "$root$folder"

  say "$(basename "$root"): without /proc"
  as_user "$root" "$folder/bin/plumbline" version >"$work/output" 2>&1 || status=$?
  if ((status != 3)) || ! grep -q '^error: /proc/self/' "$work/output"; then
    cat "$work/output" >&2
    fail "without /proc the status is $status, and not 3 with a message"
  fi
  mount -t proc proc "$root/proc"

  say "$(basename "$root"): every command"
  mkdir -m 777 "$root/user/every"
  as_user "$root" PATH=/usr/bin:/bin LANG=C.UTF-8 HOME=/user sh -c \
    "cd /user/every && sh /scenes/every-command.sh $folder/bin/plumbline /scenes/samples/equal-spacing.scene.yaml /scenes/samples/account.storyboard"
  rm -rf "$root/user/every"

  say "$(basename "$root"): in different environments"
  draw "$root" plain "$folder/bin/plumbline" HOME=/user LANG=C.UTF-8 PATH=/usr/bin:/bin
  draw "$root" other "$folder/bin/plumbline" HOME=/nonexistent LANG=tr_TR.UTF-8 LC_ALL=de_DE.UTF-8 TZ=Asia/Kathmandu \
    FREETYPE_PROPERTIES=cff:no-stem-darkening=0 HB_SHAPER_LIST=fallback

  say "$(basename "$root"): moved, without fontconfig's notes, no HOME, and a read-only file system"
  mv "$root$folder" "$root/opt/moved elsewhere"
  rm -r "$root/opt/moved elsewhere/share/plumbline/fontconfig"
  mkdir "$work/pictures"
  chown "$nobody:$nobody" "$work/pictures"
  mount --bind "$work/pictures" "$root/user"
  mount -o remount,ro "$root"
  draw "$root" moved "/opt/moved elsewhere/bin/plumbline"
  mount -o remount,rw "$root"
  umount "$root/user"
  rm -rf "$work/pictures" "$root/opt/moved elsewhere"
}

test_package() {
  local root=$1
  say "$(basename "$root"): the Debian package"
  cp "$dist/plumbline_${version}_amd64.deb" "$root/tmp/plumbline.deb"
  chroot "$root" dpkg --install /tmp/plumbline.deb >/dev/null 2>"$work/warnings" || { cat "$work/warnings" >&2; fail "dpkg refuses the package"; }
  draw "$root" package plumbline HOME=/user PATH=/usr/bin:/bin
  chroot "$root" dpkg --purge plumbline >/dev/null 2>&1
  [[ ! -e $root/usr/lib/plumbline ]] || fail "the package leaves files behind"
}

# Swift files, compiled on a system without headers of any library that draws.
test_swift() {
  local release toolchain
  release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  toolchain=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")
  if [[ $release != bookworm || ! -x $toolchain/bin/swift-frontend ]]; then
    say "Left out: Swift files, for the packages of a toolchain on '$release' are not known here"
    return
  fi
  say "Swift files, with the toolchain of this machine"
  enter "$release" "$release-swift" libc6-dev,libgcc-12-dev,libstdc++-12-dev,libncurses6,libsqlite3-0,libxml2
  local root=$work/$release-swift status=0
  local command="/user/plumbline-$version-linux-x86_64/bin/plumbline"
  tar --extract --file "$archive" --directory "$root/user" --no-same-owner
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  cat >"$root/user/Card.swift" <<'SWIFT'
import UIKit

final class CardView: UIView {
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.text = "Shared inbox"
        title.font = .preferredFont(forTextStyle: .headline)
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
            title.centerXAnchor.constraint(equalTo: centerXAnchor),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
SWIFT
  as_user "$root" HOME=/user PATH=/usr/bin:/bin "$command" render /user/Card.swift -o /user/pictures >"$work/output" 2>&1 || status=$?
  if ((status != 3)) || ! grep -q 'swift.org/install' "$work/output"; then
    cat "$work/output" >&2
    fail "without swiftc the status is $status, and not 3 with a message"
  fi
  mkdir -p "$root/opt/swift"
  mount --bind "$toolchain" "$root/opt/swift"
  as_user "$root" HOME=/user PATH=/opt/swift/bin:/usr/bin:/bin "$command" render /user/Card.swift -o /user/pictures \
    --no-manifest >"$work/output" 2>&1 || { cat "$work/output" >&2; fail "cannot draw Swift files"; }
  XDG_CACHE_HOME=$work/cache .build/release/plumbline render "$root/user/Card.swift" -o "$work/pictures-swift" \
    --no-manifest --quiet
  diff -r "$root/user/pictures" "$work/pictures-swift" >&2 || fail "the distribution draws other pictures of Swift files"
  say "Swift files are drawn as on this machine"

  say "Swift files, with a compiler that the distribution wasn't made with"
  echo "Swift version 1.0 (made up)" >"$root/user/plumbline-$version-linux-x86_64/lib/plumbline/swift/compiler.txt"
  local parts=0 begin=$SECONDS run
  for run in first second; do
    as_user "$root" HOME=/user PATH=/opt/swift/bin:/usr/bin:/bin "$command" render /user/Card.swift -o "/user/$run" \
      --no-manifest >"$work/output" 2>&1 || { cat "$work/output" >&2; fail "cannot draw Swift files with another compiler"; }
    diff -r "$root/user/pictures" "$root/user/$run" >&2 || fail "another compiler draws other pictures of Swift files"
    [[ $run == second ]] || parts=$(grep -c '^[0-9]*/[0-9]* ' "$work/output")
  done
  ((parts > 2)) || fail "the first use made $parts parts of what Swift files need"
  ! grep -q '^[0-9]*/[0-9]* ' "$work/output" || fail "the second use made what Swift files need again"
  umount "$root/opt/swift"
  say "$parts parts were made in $((SECONDS - begin)) s, once, and the pictures are the same"
}

# The wheel, installed into an environment of its own on this machine.
test_wheel() {
  say "The wheel"
  local place=$work/wheel folder
  mkdir "$work/trees"
  cp -r samples Documentation/gallery "$work/trees/"
  python3 -m venv "$place"
  "$place/bin/pip" install --quiet --no-index --disable-pip-version-check "$dist"/plumbline_layout-*.whl
  [[ $("$place/bin/plumbline" --version) == "plumbline $version" ]] || fail "the wheel's command doesn't run"
  for folder in samples gallery; do
    env -i PATH=/usr/bin:/bin "$place/bin/plumbline" render "$work/trees/$folder" -o "$work/pictures/$folder" --no-manifest --format png,svg,pdf --quiet 2>/dev/null
  done
  compare "$work/pictures"
}

# The image, unpacked as an engine would, and run in it.
test_image() {
  say "The image"
  local root=$work/image/rootfs
  umoci unpack --image "$dist/plumbline-$version-oci:$version" "$work/image" 2>"$work/warnings" || { cat "$work/warnings" >&2; fail "umoci refuses the image"; }
  mount -t proc proc "$root/proc"
  mkdir "$root/scenes" "$root/pictures"
  chmod 777 "$root/pictures"
  cp -r samples Documentation/gallery "$root/scenes/"
  for folder in samples gallery; do
    chroot --userspec=65532:65532 "$root" /opt/plumbline/bin/plumbline render "/scenes/$folder" -o "/pictures/$folder" \
      --no-manifest --format png,svg,pdf --quiet 2>/dev/null
  done
  compare "$root/pictures"
  # A repository of another user, as a mounted folder is. Git needs a device that engines provide.
  mkdir -p "$root/dev"
  mknod -m 666 "$root/dev/null" c 1 3
  git -C "$root/scenes" init -q
  git -C "$root/scenes" add samples
  git -C "$root/scenes" -c user.name=a -c user.email=a@b commit -qm samples
  env PATH=/opt/plumbline/bin:/usr/bin TMPDIR=/tmp unshare --root="$root" --wd=/scenes --setuid 65532 --setgid 65532 \
    /opt/plumbline/bin/plumbline verify samples --against HEAD -o /pictures/against --quiet ||
    fail "the image doesn't compare with a commit"
}

for release in "${releases[@]}"; do
  say "Debian $release"
  enter "$release"
  test_archive "$work/$release"
  test_package "$work/$release"
done
test_swift
test_wheel
test_image
say "The distribution draws the same bytes everywhere"
