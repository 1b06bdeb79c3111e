"""Files by path or URL, wherever fsspec finds them."""

from __future__ import annotations

import posixpath
import uuid
from typing import Any

import fsspec

#: Where a file appears at once and as a whole when it is written: object stores, and memory.
WHOLE_AT_ONCE = frozenset(
    ["s3", "s3a", "gs", "gcs", "abfs", "abfss", "az", "adl", "oss", "memory", "oci", "r2"]
)


def resolve(path: str, base: str) -> str:
    """A path or URL as a job has it, taken from a folder that is a path or URL."""
    if "://" in path or path.startswith("/") or not base:
        return path
    return base.rstrip("/") + "/" + path


def is_local(url: str) -> bool:
    """Whether a file is where programs find it by its path."""
    return "://" not in url or url.startswith(("file://", "local://"))


def local_path(url: str) -> str:
    """The path of a local file."""
    return url.split("://", 1)[1] if "://" in url else url


def read_text(url: str) -> str:
    """The text of a file.

    Raises:
        OSError: it is not there, or cannot be read.
        UnicodeDecodeError: it is not UTF-8.
    """
    filesystem, path = fsspec.core.url_to_fs(url)
    data: bytes = filesystem.cat_file(path)
    return data.decode("utf-8")


def write_bytes(url: str, data: bytes) -> None:
    """Writes a file such that nobody ever sees half of it.

    Where the file system cannot write a file as a whole, it is written beside its place and then
    moved there. Writing the same file twice is no harm.

    Raises:
        OSError: it cannot be written.
    """
    filesystem, path = fsspec.core.url_to_fs(url)
    folder, name = posixpath.split(path)
    if WHOLE_AT_ONCE.isdisjoint(_protocols(filesystem)):
        filesystem.makedirs(folder, exist_ok=True)
        temporary = posixpath.join(folder, f".{name}.{uuid.uuid4().hex}.part")
        try:
            filesystem.pipe_file(temporary, data)
            filesystem.mv(temporary, path)
        except BaseException:
            if filesystem.exists(temporary):
                filesystem.rm_file(temporary)
            raise
    else:
        filesystem.pipe_file(path, data)


def _protocols(filesystem: Any) -> set[str]:
    protocol = filesystem.protocol
    return {protocol} if isinstance(protocol, str) else set(protocol)
