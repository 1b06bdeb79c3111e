"""Figures of Swift files, if the command can compile them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .conftest import SAMPLES, mkdocs, sphinx

#: Parts of messages about a missing compiler or missing modules.
UNAVAILABLE = ("which Swift files are compiled with", "is not on the PATH", "was built with")


@pytest.fixture(scope="session")
def drawn(plumbline: str, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The picture that the command draws."""
    folder = tmp_path_factory.mktemp("swift")
    shutil.copy(SAMPLES / "code/ProfileHeader.swift", folder)
    options = ["--format", "svg", "--theme", "light", "--svg", "structured", "-o", "drawn"]
    run = subprocess.run(
        [plumbline, "render", "ProfileHeader.swift", "--scene", "header", *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if any(text in run.stderr for text in UNAVAILABLE):
        pytest.skip(run.stderr.strip())
    assert run.returncode == 0, run.stderr
    [picture] = (folder / "drawn").rglob("*.svg")
    return picture.read_bytes()


def picture(site: str) -> bytes:
    [path] = Path(site).rglob("ProfileHeader-header-*.svg")
    return path.read_bytes()


def test_sphinx_draws_swift_files(drawn: bytes, folder: Path) -> None:
    shutil.copy(SAMPLES / "code/ProfileHeader.swift", folder)
    text = "Page\n====\n\n.. plumbline:: ProfileHeader.swift#header\n"
    result = sphinx({"index": text}, settings="plumbline_allow_code = True\n")
    assert result.stderr == ""
    assert picture("html") == drawn
    page = Path("html/index.html").read_text()
    assert re.search(r'<img alt="[^"]*360 × 80 points[^"]*"', page)


def test_mkdocs_draws_swift_files(drawn: bytes, folder: Path) -> None:
    (folder / "docs").mkdir()
    shutil.copy(SAMPLES / "code/ProfileHeader.swift", "docs")
    text = "# Page\n\n![](ProfileHeader.swift#header)\n"
    result = mkdocs({"index": text}, "--strict", plugin="    allow_code: true\n")
    assert "WARNING" not in result.stderr and result.returncode == 0
    assert picture("site") == drawn
    assert re.search(r'<img alt="[^"]*360 × 80 points', Path("site/index.html").read_text())


def test_code_with_errors_is_a_warning(drawn: bytes, folder: Path) -> None:
    (folder / "Broken.swift").write_text('import UIKit\n\n#Preview("header") {\n  UILabl()\n}\n')
    text = "Page\n====\n\n.. plumbline:: Broken.swift#header\n"
    result = sphinx({"index": text}, settings="plumbline_allow_code = True\n")
    assert "index.rst:4: WARNING: " in result.stderr and "UILabl" in result.stderr
