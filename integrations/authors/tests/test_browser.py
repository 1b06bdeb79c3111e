"""Pages in Debian's Chromium, with the page and the system set opposite."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from .conftest import SCENE, fence_of, indented, mkdocs, sphinx

pytest.importorskip("playwright")

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
#: The switches of themes: a script that sets the page to light or dark.
SWITCHES = {
    "furo": "document.body.dataset.theme = SCHEME",
    "pydata_sphinx_theme": "document.documentElement.dataset.theme = SCHEME",
    "material": "document.body.setAttribute('data-md-color-scheme', "
    "SCHEME === 'dark' ? 'slate' : 'default')",
}
#: The first pixel of each picture that is shown, and how many there are.
LOOK = """() => [...document.querySelectorAll('img')]
  .filter(image => /hello|index|svg/.test(image.src) && image.getClientRects().length)
  .map(image => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 9, height: 9 });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(5, 5, 1, 1).data[0] < 128 ? 'dark' : 'light';
  })"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if not Path(CHROMIUM).exists():
        pytest.skip("install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *arguments: Any) -> None:
        pass


@pytest.fixture
def site(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def build(theme: str) -> str:
    """Builds a page with three figures, and returns its address."""
    if theme == "material":
        palette = "[{ scheme: default }, { scheme: slate }]"
        settings = f"theme: {{ name: material, font: false, palette: {palette} }}\n"
        text = f"# Page\n\n![](hello.scene.yaml)\n\n{fence_of(SCENE, 'caption=Greeting')}"
        assert mkdocs({"index": text}, "--strict", settings=settings).returncode == 0
        return "site/index.html"
    text = (
        "Page\n====\n\n.. plumbline:: hello.scene.yaml\n\n"
        f".. plumbline::\n   :caption: Greeting\n\n{indented(SCENE)}"
    )
    assert sphinx({"index": text}, settings=f"html_theme = {theme!r}\n").stderr == ""
    return "html/index.html"


@pytest.mark.parametrize("theme", SWITCHES)
def test_pictures_follow_the_page_and_not_the_system(
    folder: Path, site: str, browser: Any, theme: str
) -> None:
    pytest.importorskip(theme)
    address = build(theme)
    for page_scheme, system in [("light", "dark"), ("dark", "light"), ("dark", "dark")]:
        page = browser.new_page(color_scheme=system)
        problems: list[str] = []
        page.on("pageerror", lambda error, problems=problems: problems.append(str(error)))
        page.goto(f"{site}/{address}")
        page.evaluate(SWITCHES[theme].replace("SCHEME", f"'{page_scheme}'"))
        page.wait_for_load_state("networkidle")
        assert page.evaluate(LOOK) == [page_scheme, page_scheme]
        assert page.locator("figcaption").is_visible()
        assert problems == []
        page.close()


def test_captions_are_centered_below_pictures(folder: Path, site: str, browser: Any) -> None:
    pytest.importorskip("furo")
    address = build("furo")
    page = browser.new_page(color_scheme="light")
    page.goto(f"{site}/{address}")
    box = page.locator("figure img.only-light").bounding_box()
    figure = page.locator("figure").bounding_box()
    assert abs(box["x"] + box["width"] / 2 - figure["x"] - figure["width"] / 2) < 1
    assert box["width"] == 200
    page.close()


def test_interactive_figures_work(folder: Path, site: str, browser: Any) -> None:
    text = "Page\n====\n\n.. plumbline:: hello.scene.yaml\n   :interactive: 200-210\n"
    assert sphinx({"index": text}).stderr == ""
    page = browser.new_page()
    page.goto(f"{site}/html/index.html")
    frame = page.frame_locator("iframe.plumbline")
    frame.get_by_text("A greeting").first.wait_for()
    assert frame.locator("svg").count() > 0
    page.close()
