"""Packs a distribution as a Python wheel, which puts `plumbline` on the PATH.

    python3 scripts/dist/wheel.py VERSION SECONDS TREE FOLDER
"""

import base64
import hashlib
import pathlib
import stat
import sys
import time
import zipfile

TAG = "py3-none-manylinux_2_36_x86_64"

# The command finds what it draws with by its own path, so that the program on the PATH runs it where it is.
PROGRAM = b"""#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/../lib/plumbline/bin/plumbline" "$@"
"""

METADATA = """Metadata-Version: 2.1
Name: plumbline-layout
Version: {version}
Summary: Solves Auto Layout scenes and draws them: the command plumbline with its libraries and fonts
License: Apache-2.0
Classifier: Operating System :: POSIX :: Linux
Requires-Python: >=3.8
Description-Content-Type: text/markdown

The command `plumbline` for Linux (glibc 2.36 or later, x86_64), with the libraries and fonts that decide its
pictures. It has no Python code. Licences are in `lib/plumbline/share/doc/plumbline/licenses`.
"""

WHEEL = f"Wheel-Version: 1.0\nGenerator: plumbline\nRoot-Is-Purelib: false\nTag: {TAG}\n"


def main() -> None:
    """Writes the wheel."""
    version, seconds, tree, folder = sys.argv[1:]
    date = time.gmtime(int(seconds))[:6]
    name = f"plumbline_layout-{version}"
    root = pathlib.Path(tree)
    files: list[tuple[str, bytes, int]] = [
        (
            f"{name}.data/data/lib/plumbline/{path.relative_to(root)}",
            path.read_bytes(),
            stat.S_IMODE(path.stat().st_mode),
        )
        for path in sorted(root.rglob("*"))
        if path.is_file()
    ]
    files.append((f"{name}.data/scripts/plumbline", PROGRAM, 0o755))
    files.append((f"{name}.dist-info/METADATA", METADATA.format(version=version).encode(), 0o644))
    files.append((f"{name}.dist-info/WHEEL", WHEEL.encode(), 0o644))
    lines = []
    for path, content, _ in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    lines.append(f"{name}.dist-info/RECORD,,\n")
    files.append((f"{name}.dist-info/RECORD", "".join(lines).encode(), 0o644))
    with zipfile.ZipFile(pathlib.Path(folder) / f"{name}-{TAG}.whl", "w") as wheel:
        for path, content, mode in files:
            entry = zipfile.ZipInfo(path, date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (stat.S_IFREG | mode) << 16
            wheel.writestr(entry, content, compresslevel=9)


main()
