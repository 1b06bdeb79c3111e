"""A server with scenes of its own, and pages that are open in Debian's Chromium."""

import os
import pathlib
import shutil
import subprocess

import pytest
from playwright.sync_api import Page, sync_playwright

REPOSITORY = pathlib.Path(__file__).parents[2]
PLUMBLINE = os.environ.get("PLUMBLINE", str(REPOSITORY / ".build/debug/plumbline"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


class Server:
    """`plumbline serve` on a folder, started anew if it was stopped."""

    def __init__(self, folder: pathlib.Path, cache: pathlib.Path, *options: str):
        self.folder, self.cache, self.options, self.port = folder, cache, options, 0
        self.start()

    def start(self):
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.cache)}
        self.process = subprocess.Popen(
            [PLUMBLINE, "serve", str(self.folder), "--port", str(self.port), *self.options],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = self.process.stdout.readline().strip()
        self.root = self.address.split("?")[0]
        self.port = int(self.root.split(":")[2].rstrip("/"))

    def stop(self):
        self.process.terminate()
        self.process.wait(5)

    def name(self, file: str) -> str:
        """What the page calls a scene."""
        return f"{self.folder}/{file}"

    def status(self, key: str) -> int:
        """A number of the process's status: kilobytes for memory."""
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(key))

    def file_count(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    folder = tmp_path / "scenes"
    folder.mkdir()
    for name in ["notes", "three-buttons", "conflict", "equal-spacing"]:
        shutil.copy(REPOSITORY / f"samples/{name}.scene.yaml", folder)
    server = Server(folder, tmp_path / "cache")
    yield server
    server.stop()


class Visit:
    """A page that is open, with what went wrong in it."""

    def __init__(self, browser, server, scene="notes", **options):
        self.server = server
        options.setdefault("viewport", {"width": 1280, "height": 900})
        self.context = browser.new_context(**options)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._note)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(server.address)
        self.open(scene)

    def _note(self, message):
        # Browsers log answers that aren't 200 by themselves.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.problems.append(message.text)

    def open(self, scene, **state):
        """Opens a scene by its link, and waits until it is drawn."""
        path = self.server.name(f"{scene}.scene.yaml")
        self.page.evaluate(
            "values => { location.hash = '#' + new URLSearchParams(values) }",
            {"scene": path, **state},
        )
        self.page.wait_for_function(
            "path => new URLSearchParams(location.hash.slice(1)).get('scene') === path", arg=path
        )
        self.page.wait_for_selector("#sheet:not([hidden])")
        self.rest()

    def rest(self):
        """Waits until the picture is that of the state."""
        self.page.wait_for_function(
            """() => {
              const state = new URLSearchParams(location.hash.slice(1));
              const value = (id) => document.getElementById(id).getAttribute('aria-valuenow');
              return [['width', 'rightHandle'], ['height', 'bottomHandle']].every(
                ([axis, id]) => !state.get(axis) || Number(state.get(axis)) === Number(value(id)));
            }"""
        )
        self.page.wait_for_timeout(30)

    def settle(self):
        """Waits until the page has asked for all that it wants."""
        for _ in range(20):
            before = len(self.requests)
            self.page.wait_for_timeout(600)
            if len(self.requests) == before:
                return
        raise AssertionError("the page asks without end")

    def wait_for(self, width, height):
        """Waits until the picture has a canvas."""
        self.page.wait_for_function(
            """canvas => {
              const value = (id) => document.getElementById(id).getAttribute('aria-valuenow');
              return ['rightHandle', 'bottomHandle'].every(
                (id, index) => Number(value(id)) === canvas[index]);
            }""",
            arg=[width, height],
        )

    def point_at(self, name):
        """Moves the mouse to the middle of an item, again if the picture has moved meanwhile."""
        for attempt in range(20):
            place = self.page.evaluate(
                """name => {
                  const row = [...document.querySelectorAll('#itemsPanel tbody tr')]
                    .find((one) => one.firstChild.textContent === name);
                  row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
                  const box = document.querySelector('.outline.pointed').getBoundingClientRect();
                  return [box.x + box.width / 2, box.y + box.height / 2];
                }""",
                name,
            )
            self.page.mouse.move(place[0] + attempt % 3, place[1])
            self.page.wait_for_timeout(100)
            if self.page.locator("#itemName").inner_text() == name:
                return
        raise AssertionError(f"'{name}' isn't found by the mouse")

    def shown(self) -> tuple[float, float]:
        """The canvas in the picture."""
        get = self.page.get_attribute
        return tuple(
            float(get(f"#{id}", "aria-valuenow")) for id in ["rightHandle", "bottomHandle"]
        )

    def drag(self, selector, right, down, steps=12):
        """Drags a handle with the mouse."""
        box = self.page.locator(selector).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        for step in range(1, steps + 1):
            mouse.move(x + right * step / steps, y + down * step / steps)
            self.page.wait_for_timeout(16)
        mouse.up()
        self.page.wait_for_timeout(300)


@pytest.fixture
def visit(browser, server):
    visits = []

    def open_page(scene="notes", **options):
        visits.append(Visit(browser, server, scene, **options))
        return visits[-1]

    yield open_page
    for one in visits:
        one.context.close()
        assert one.problems == []
