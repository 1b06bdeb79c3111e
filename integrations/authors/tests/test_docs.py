"""The examples of the documentation."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from .conftest import SAMPLES, SCENE, asciidoctor, mkdocs, pandoc, sphinx

DOCS = Path(__file__).parents[1] / "docs"


def examples(page: str, language: str) -> list[str]:
    """The blocks of a page in a language, with fences of any length."""
    blocks = re.findall(r"^(`{3,})(\w*)\n(.*?)^\1$", (DOCS / page).read_text(), re.M | re.S)
    return [text for _, name, text in blocks if name == language]


@pytest.fixture
def files(folder: Path) -> Path:
    for place in (folder, folder / "docs"):
        place.mkdir(exist_ok=True)
        (place / "login.scene.yaml").write_text(SCENE)
        storyboard = (SAMPLES / "account.storyboard").read_text().replace("SignIn", "Login")
        (place / "Main.storyboard").write_text(storyboard)
        shutil.copy(SAMPLES / "cell-conflict.log", place / "console.txt")
    return folder


def test_sphinx(files: Path) -> None:
    [figures, documents] = examples("sphinx.md", "rst")
    documents = documents.replace(".. plumbline:: ProfileHeader.swift#header\n", "")
    assert "plumbline_authors.sphinx" in examples("sphinx.md", "python")[0]
    result = sphinx({"index": f"Page\n====\n\n{figures}\n{documents}"})
    assert result.stderr == ""
    assert Path("html/index.html").read_text().count("<img ") == 4


def test_mkdocs(files: Path) -> None:
    [example] = examples("mkdocs.md", "markdown")
    options = examples("mkdocs.md", "yaml")[1].split("plumbline:\n")[1].replace("      ", "    ")
    settings = "markdown_extensions: [attr_list]\n"
    result = mkdocs({"index": example}, "--strict", settings=settings, plugin=options)
    assert "WARNING" not in result.stderr and result.returncode == 0
    assert Path("site/index.html").read_text().count("<img ") == 5


def test_pandoc(files: Path) -> None:
    [example] = examples("pandoc.md", "markdown")
    head = examples("pandoc.md", "yaml")[0]
    assert pandoc(f"---\n{head}---\n\n{example}").stderr == ""
    assert Path("page.html").read_text().count("<img ") == 3
    assert len([*Path("figures").iterdir()]) == 3


def test_asciidoctor(files: Path) -> None:
    [example, settings] = examples("asciidoctor.md", "asciidoc")
    assert asciidoctor(f"= Page\n{settings}\n{example}").stderr == ""
    assert Path("page.html").read_text().count("<img ") == 3


def test_jupyter(files: Path) -> None:
    pytest.importorskip("IPython")
    from plumbline_authors.jupyter import draw

    for cell in examples("jupyter.md", "")[1:]:
        magic, _, body = cell.partition("\n")
        assert draw(
            magic.removeprefix("%").removeprefix("%plumbline").removeprefix("plumbline"), body
        ).alt
