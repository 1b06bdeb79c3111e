"""The same scene in five systems."""

from __future__ import annotations

import base64
import html
import re
from pathlib import Path

import pytest

from .conftest import ALT, SCENE, asciidoctor, indented, mkdocs, pandoc, sphinx


def shown(page: Path) -> tuple[bytes, str]:
    """The bytes and the alternative text of the only picture of a page."""
    [(tag, address)] = re.findall(r'(<img[^>]*?src="([^"]*\.svg)"[^>]*>)', page.read_text())
    alt = re.search(r'alt="([^"]*)"', tag)
    assert alt
    return (page.parent / address).read_bytes(), html.unescape(alt[1])


def systems() -> list[str]:
    return ["sphinx", "mkdocs", "pandoc", "asciidoctor", "jupyter"]


def build(system: str, monkeypatch: pytest.MonkeyPatch) -> tuple[bytes, str]:
    if system == "sphinx":
        sphinx({"index": f"Page\n====\n\n.. plumbline::\n\n{indented(SCENE)}"})
        return shown(Path("html/index.html"))
    if system == "mkdocs":
        mkdocs({"index": f"# Page\n\n```plumbline\n{SCENE}```\n"}, settings="theme: mkdocs\n")
        return shown(Path("site/index.html"))
    if system == "pandoc":
        pandoc(f"# Page\n\n```plumbline\n{SCENE}```\n")
        return shown(Path("page.html"))
    if system == "asciidoctor":
        asciidoctor(f"= Page\n\n[plumbline]\n----\n{SCENE}----\n")
        return shown(Path("page.html"))
    pytest.importorskip("IPython")
    from plumbline_authors.jupyter import draw

    monkeypatch.setenv("XDG_CACHE_HOME", str(Path("cache").absolute()))
    bundle = draw("", SCENE)._repr_mimebundle_()[0]
    found = re.search(r'base64,([^"]*)" alt="([^"]*)"', bundle["text/html"])
    assert found and base64.b64decode(found[1]).decode() == bundle["image/svg+xml"]
    return bundle["image/svg+xml"].encode(), html.unescape(found[2])


@pytest.mark.parametrize("system", systems())
def test_every_system_shows_the_same_bytes_and_words(
    folder: Path, system: str, monkeypatch: pytest.MonkeyPatch, plumbline: str
) -> None:
    from plumbline_authors import Command, Figure, FigureCache, Picture

    cache = FigureCache(folder / "expected", Command(plumbline))
    figure = Figure("page", 1, name="hello", file=str(folder / "hello.scene.yaml"))
    expected = cache.draw([figure])[figure]
    assert isinstance(expected, Picture)
    assert build(system, monkeypatch) == (expected.path.read_bytes(), ALT)
