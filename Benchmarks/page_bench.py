#!/usr/bin/env python3
"""Measures the live page: answers while a corner is dragged, frames along a slider, reload, and memory.

    page_bench.py PLUMBLINE

Runs in Debian's Chromium with the Python of `make test-page`. The scene has 500 views: 125 cards with an icon, a title
and a detail each, on a tablet. Times are of the clock; each line has the median and the 95th percentile. Frames that aren't
at their extent show the picture before it, because a piece is still on its way.
"""
import http.client
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

from playwright.sync_api import sync_playwright

FRAME = 16.7
RELOADS = int(os.environ.get("RELOADS", "1000"))


def cards(count=125, columns=5):
    views, constraints = [], []
    for number in range(count):
        row, column = divmod(number, columns)
        card, icon, title, detail = (f"{kind}{number}" for kind in ("card", "icon", "title", "detail"))
        views.append(
            f"    - {{ id: {card}, subviews: [{{ id: {icon} }}, {{ id: {title}, class: Label, text: Title {number} }}, "
            f"{{ id: {detail}, class: Label, text: Detail }}] }}")
        left = "root.leading + 12" if column == 0 else f"card{number - 1}.trailing + 8"
        top = "root.top + 12" if row == 0 else f"card{number - columns}.bottom + 8"
        constraints += [f"{card}.leading == {left}", f"{card}.top == {top}", f"{card}.height == 44"]
        if column:
            constraints.append(f"{card}.width == card{number - column}.width")
        if column == columns - 1:
            constraints.append(f"{card}.trailing == root.trailing - 12")
        constraints += [
            f"{icon}.leading == {card}.leading + 4", f"{icon}.width == 36", f"{icon}.top == {card}.top + 4",
            f"{icon}.height == 36", f"{title}.leading == {icon}.trailing + 8", f"{title}.top == {card}.top + 4",
            f"{detail}.leading == {title}.leading", f"{detail}.top == {title}.bottom + 2"]
    lines = "\n".join(f"  - {text}" for text in constraints)
    return "scene: Cards\ncanvases: [1024x1366@2]\nroot:\n  subviews:\n" + "\n".join(views) + f"\nconstraints:\n{lines}\n"


def report(name, times, floor=None):
    times = sorted(times)
    high = times[int(len(times) * 0.95)]
    mark = "" if floor is None else f"   floor {floor} {'met' if high < floor else 'MISSED'}"
    print(f"{name:<52} {statistics.median(times):7.1f} {high:7.1f} ms{mark}", flush=True)


def answers(root, cookie, path, query):
    """The times of answers for canvases of other sizes, on one connection, as the page asks for them."""
    connection = http.client.HTTPConnection(root.split("/")[2])
    times, parts = [], ""
    for step in range(120):
        size = {"width": 800 + step % 200, "height": 1300 - step % 97, "parts": parts}
        start = time.perf_counter()
        connection.request("GET", "/piece?" + urllib.parse.urlencode({"scene": path, **size, **query}),
                           headers={"Cookie": cookie})
        body = connection.getresponse().read().decode()
        times.append(1000 * (time.perf_counter() - start))
        found = body.split("\x1e")[5]
        parts = found[found.index('"hash": "') + 9:].split('"')[0] if found else parts
    return times[10:]


FRAMES = """async ([from, to]) => {
  const field = document.querySelector('.slider input[type=range]');
  const times = [];
  let exact = 0;
  let extent = from, last = await new Promise(requestAnimationFrame);
  while (extent < to) {
    extent += 1;
    field.value = extent;
    field.dispatchEvent(new Event('input'));
    const now = await new Promise(requestAnimationFrame);
    times.push(now - last);
    exact += Number(document.querySelector('#rightHandle').getAttribute('aria-valuenow')) === extent;
    last = now;
  }
  return [times, exact / times.length];
}"""

OBSERVE = """() => {
  const drawing = document.querySelector('#drawing').shadowRoot;
  window.changedAt = [];
  new MutationObserver(() => window.changedAt.push(performance.timeOrigin + performance.now()))
    .observe(drawing, { childList: true });
}"""


def main(plumbline):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        scenes = pathlib.Path(folder, "scenes")
        scenes.mkdir()
        small, large = scenes / "small.scene.yaml", scenes / "large.scene.yaml"
        small.write_text(cards(12, 2).replace("1024x1366@2", "390x844@2"))
        large.write_text(cards())
        server = subprocess.Popen(
            [plumbline, "serve", scenes, "--port", "0"], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "XDG_CACHE_HOME": folder})
        address = server.stdout.readline().strip()
        root = address.split("?")[0]
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1600, "height": 1200})
        page.goto(address)
        cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
        # The sweeps of an open page would take the second core.
        page.goto("about:blank")
        page.wait_for_timeout(4000)
        print(f"{'live page':<52} {'median':>7} {'p95':>7}")
        for name, query in [("500 views, names and guides", {}), ("500 views, guides", {"show": "guides"}),
                            ("500 views, plain look", {"look": "plain"})]:
            report(f"corner, {name}", answers(root, cookie, str(large), query), 16)
        report("corner, 48 views", answers(root, cookie, str(small), {}), 16)
        page.goto(root)
        for file, name, extents in [(small, "48 views", (340, 640)), (large, "500 views", (900, 1200))]:
            state = {"scene": file, "width": extents[0], "height": 1000, "look": "plain" if file == large else ""}
            page.evaluate("values => { location.hash = new URLSearchParams(values) }", {k: str(v) for k, v in state.items()})
            page.wait_for_timeout(1500)
            frames, exact = page.evaluate(FRAMES, extents)
            report(f"frame along a slider, {name} ({exact:.0%} at their extent)", frames, FRAME + 0.2)
        page.evaluate("path => { location.hash = '#' + new URLSearchParams({ scene: path }) }", str(small))
        page.wait_for_timeout(1500)
        page.evaluate(OBSERVE)
        times = []
        for step in range(20):
            width = 30 + step
            start = time.time()
            small.write_text(small.read_text().replace(
                f"icon0.width == {36 if step == 0 else width - 1}", f"icon0.width == {width}"))
            page.wait_for_timeout(700)
            shown = page.evaluate("() => window.changedAt.splice(0)")
            times.append(min(time for time in shown if time > 1000 * start) - 1000 * start)
        report("from saving a scene to the page", times, 100)

        def memory():
            lines = pathlib.Path(f"/proc/{server.pid}/status").read_text().splitlines()
            return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024

        before = memory()
        for _ in range(RELOADS):
            page.reload(wait_until="commit")
            page.wait_for_selector("#sheet:not([hidden])")
        print(f"memory before and after {RELOADS} reloads {before:26.0f} {memory():7.0f} MiB")
        browser.close()
        server.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
