from __future__ import annotations

from pathlib import Path
from typing import Any

import fsspec
import pytest

from plumbline_dask import storage


@pytest.mark.parametrize(
    ("path", "base", "expected"),
    [
        ("a/b.png", "/out", "/out/a/b.png"),
        ("/a/b.png", "/out", "/a/b.png"),
        ("a.png", "s3://bucket/out/", "s3://bucket/out/a.png"),
        ("gs://other/a.png", "s3://bucket", "gs://other/a.png"),
        ("a.png", "", "a.png"),
    ],
)
def test_takes_paths_from_their_folder(path: str, base: str, expected: str) -> None:
    assert storage.resolve(path, base) == expected


def test_knows_local_files() -> None:
    assert storage.is_local("/a") and storage.is_local("a") and storage.is_local("file:///a")
    assert not storage.is_local("s3://a") and not storage.is_local("memory://a")
    assert storage.local_path("file:///a/b") == "/a/b"


def test_reads_and_writes_urls() -> None:
    storage.write_bytes("memory://out/deep/a.txt", "ä".encode())
    storage.write_bytes("memory://out/deep/a.txt", "ö".encode())
    assert storage.read_text("memory://out/deep/a.txt") == "ö"
    with pytest.raises(FileNotFoundError):
        storage.read_text("memory://out/none.txt")


def test_moves_files_to_their_place_where_they_are_not_written_as_a_whole(tmp_path: Path) -> None:
    url = f"file://{tmp_path}/deep/er/a.txt"
    storage.write_bytes(url, b"1")
    storage.write_bytes(url, b"2")
    assert [path.name for path in (tmp_path / "deep/er").iterdir()] == ["a.txt"]
    assert storage.read_text(url) == "2"


def test_leaves_nothing_behind_where_a_file_cannot_be_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise OSError("full")

    monkeypatch.setattr(fsspec.filesystem("file"), "mv", fail)
    with pytest.raises(OSError, match="full"):
        storage.write_bytes(f"file://{tmp_path}/a.txt", b"1")
    assert list(tmp_path.iterdir()) == []
