"""The page as people use it."""

import contextlib
import http.client
import http.server
import json
import shutil
import socket
import subprocess
import threading
import time

import pytest

from conftest import PLUMBLINE, REPOSITORY, Server, Visit

PIECE = "/piece?"


def pieces(visit, since=0):
    """The requests for pieces since a number of requests."""
    return [request for request in visit.requests[since:] if PIECE in request]


def row(visit, name):
    return visit.page.locator(
        "#itemsPanel tbody tr", has=visit.page.get_by_role("button", name=name, exact=True)
    )


# Dragging.


def test_drag_along_a_slider_evaluates_pieces(visit):
    page = visit("three-buttons")
    page.open("three-buttons", width=340, height=500)
    page.page.wait_for_timeout(400)
    before = len(page.requests)
    page.drag("#rightHandle", 24, 0, steps=24)
    assert page.shown()[0] > 350
    # Pieces reach further than a frame, also on slow machines.
    assert len(pieces(page, before)) <= 12
    page.drag("#bottomHandle", 0, -30)
    assert page.shown()[1] < 490


def test_drag_of_the_corner_asks_for_the_latest_canvas(visit):
    page = visit("equal-spacing")
    page.open("equal-spacing", width=400, height=500)
    before = len(page.requests)
    page.drag("#cornerHandle", 60, 40, steps=30)
    width, height = page.shown()
    assert width > 420 and height > 510
    alone = [request for request in pieces(page, before) if "axis" not in request]
    assert 3 < len(alone) <= 31


def test_slider_and_number_field(visit):
    page = visit("notes")
    slider = page.page.get_by_role("slider", name="Width", exact=True)
    slider.focus()
    width, height = page.shown()
    for key in ["ArrowRight", "ArrowRight", "Shift+ArrowRight", "ArrowLeft"]:
        page.page.keyboard.press(key)
    page.wait_for(width + 11, height)
    page.page.get_by_role("spinbutton", name="Width in points").fill("333.5")
    page.page.keyboard.press("Enter")
    page.wait_for(333.5, height)


def test_breakpoints_are_marked_and_said(visit):
    page = visit("notes")
    page.open("notes", width=400, height=400)
    marks = page.page.get_by_role("group", name="Breakpoints of the height").get_by_role("button")
    marks.first.wait_for()
    page.page.locator("#bottomHandle").focus()
    page.page.keyboard.press("Shift+ArrowUp")
    page.rest()
    marks.first.click()
    page.wait_for(400, 315)
    assert "'follow' extends beyond the canvas" in page.page.locator(".heres").inner_text()
    page.page.keyboard.press("[")
    page.page.wait_for_timeout(100)


# Items.


def test_hover_select_and_explain(visit):
    page = visit("notes")
    page.point_at("photo")
    page.page.get_by_text("photo.leading == root.margins.leading").first.wait_for()
    page.page.mouse.down()
    page.page.mouse.up()
    page.page.wait_for_function("() => location.hash.includes('item=photo')")
    panel = page.page.locator("#item")
    panel.get_by_text("Who decides").wait_for()
    assert "16" in panel.inner_text()
    # What isn't in the chain is dimmed in the picture itself.
    assert (
        page.page.evaluate("document.querySelector('#drawing').shadowRoot.innerHTML.length") > 1000
    )
    page.page.keyboard.press("Escape")
    page.page.wait_for_function("() => !location.hash.includes('item=')")


def test_table_and_source_lead_to_each_other(visit):
    page = visit("notes")
    row(page, "follow").get_by_role("button").click()
    page.page.get_by_role("tab", name="Source").click()
    lit = page.page.locator(".line.lit")
    assert "id: follow" in lit.first.inner_text()
    page.page.get_by_text("photo.width == photo.height == 96").click()
    page.page.keyboard.press("Enter")
    page.page.wait_for_function("() => location.hash.includes('item=photo')")


def test_findings_select(visit):
    page = visit("conflict")
    page.page.get_by_role("tab", name="Findings").click()
    conflict = page.page.locator("#findingsPanel li", has_text="conflict").first
    conflict.get_by_role("button").first.click()
    page.page.wait_for_function("() => location.hash.includes('item=')")


def test_search_and_links(visit):
    page = visit("notes")
    page.page.keyboard.press("/")
    page.page.keyboard.type("three")
    shown = page.page.locator("nav a:visible, nav button:visible").all_inner_texts()
    assert any("Three" in text or "three" in text for text in shown)
    page.open("notes", width=345, height=456, show="guides", theme="dark")
    link = page.page.url
    page.page.goto("about:blank")
    page.page.goto(link)
    page.rest()
    assert page.shown() == (345, 456)
    assert page.page.get_by_label("Theme").input_value() == "dark"


def test_overlays_device_and_direction(visit):
    page = visit("equal-spacing")
    drawing = "document.querySelector('#drawing').shadowRoot.innerHTML"
    assert "stroke-dasharray" in page.page.evaluate(drawing)
    page.page.get_by_role("button", name="Guides", exact=True).click()
    page.page.wait_for_function(f"() => !{drawing}.includes('stroke-dasharray')")
    page.page.locator("#device").select_option(label="iPhone 15, 393 × 852")
    page.wait_for(393, 852)
    page.page.get_by_role("button", name="Turn").click()
    page.wait_for(852, 393)
    left = page.page.evaluate(
        "document.querySelector('#drawing').shadowRoot.innerHTML.indexOf('No thanks')"
    )
    page.page.get_by_label("Direction").select_option("rtl")
    page.page.wait_for_function("() => location.hash.includes('direction=rtl')")
    assert left >= 0


# Files.


def test_saved_file_is_drawn_at_once(visit):
    page = visit("notes")
    page.open("notes", width=345, height=400, item="gap")
    file = page.server.folder / "notes.scene.yaml"
    text = file.read_text()
    file.write_text(text.replace("gap.width == 20", "gap.width == 30"))
    row(page, "gap").get_by_text("30", exact=True).wait_for(timeout=20000)
    assert page.shown() == (345, 400)
    assert "item=gap" in page.page.url
    # An error is shown above the last good picture, with its place in the text as it is.
    file.write_text(text.replace("gap.width == 20", "gap.widht == 20"))
    error = page.page.get_by_role("alert")
    error.get_by_text("notes.scene.yaml:16", exact=False).first.wait_for(timeout=20000)
    assert page.page.locator("#sheet").is_visible()
    error.get_by_role("button").first.click()
    page.page.locator(".line.caret", has_text="gap.widht").wait_for()
    page.page.get_by_role("tab", name="Items").click()
    file.write_text(text)
    error.wait_for(state="hidden", timeout=20000)
    row(page, "gap").get_by_text("20", exact=True).wait_for(timeout=20000)


def test_selected_item_is_renamed(visit):
    page = visit("equal-spacing")
    page.open("equal-spacing", item="middle")
    file = page.server.folder / "equal-spacing.scene.yaml"
    file.write_text(file.read_text().replace("middle", "center"))
    row(page, "center").wait_for(timeout=20000)
    assert page.page.get_by_role("alert").is_hidden()


def test_refused_size_leaves_nothing_behind(visit):
    page = visit("notes")
    field = page.page.get_by_role("spinbutton", name="Width in points")
    field.fill("20000")
    field.press("Enter")
    page.page.get_by_role("alert").get_by_text("too large", exact=False).first.wait_for()
    field.fill("400")
    field.press("Enter")
    page.page.get_by_role("alert").wait_for(state="hidden")
    slider = page.page.get_by_role("slider", name="Width", exact=True)
    assert slider.get_attribute("max") == "1400"
    page.page.get_by_text("Width 280–1400").wait_for()


def test_new_and_removed_scenes_enter_the_list(visit):
    page = visit("notes")
    folder = page.server.folder
    (folder / "later").mkdir()
    time.sleep(0.1)
    (folder / "later/new.scene.yaml").write_text(
        "scene: Brand new\nroot: { subviews: [{ id: a }] }\n"
    )
    page.page.get_by_text("Brand new").wait_for(timeout=20000)
    (folder / "later/new.scene.yaml").unlink()
    page.page.get_by_text("Brand new").wait_for(state="detached", timeout=20000)


def test_another_folder_takes_the_place_of_the_served_one(visit):
    page = visit("notes")
    folder = page.server.folder
    page.settle()
    before = len(page.requests)
    (folder.parent / "beside.scene.yaml").write_text("scene: Beside\nroot:\n")
    page.page.wait_for_timeout(600)
    assert page.requests[before:] == []
    folder.rename(folder.parent / "old")
    shutil.copytree(folder.parent / "old", folder)
    file = folder / "notes.scene.yaml"
    row(page, "gap").get_by_text("20", exact=True).wait_for(timeout=20000)
    file.write_text(file.read_text().replace("gap.width == 20", "gap.width == 30"))
    row(page, "gap").get_by_text("30", exact=True).wait_for(timeout=20000)


def test_reference_is_compared_and_accepted(visit):
    page = visit("equal-spacing")
    file = page.server.folder / "equal-spacing.scene.yaml"
    subprocess.run([PLUMBLINE, "record", file], check=True, stdout=subprocess.DEVNULL)
    file.write_text(file.read_text().replace("yes.width == 76", "yes.width == 60"))
    row(page, "yes").get_by_text("60", exact=True).first.wait_for(timeout=20000)
    page.page.get_by_label("Compare with", exact=True).select_option("reference")
    drawing = "document.querySelector('#drawing').shadowRoot.textContent"
    page.page.wait_for_function(f"() => {drawing}.includes('resized')")
    page.page.get_by_role("button", name="Accept", exact=True).click()
    page.page.get_by_role("dialog").get_by_role("button", name="Accept").click()
    page.page.wait_for_function(f"() => !{drawing}.includes('resized')")
    verify = [PLUMBLINE, "verify", file, "--canvas", "320x568@2"]
    assert subprocess.run(verify, stdout=subprocess.DEVNULL, check=False).returncode == 0


DRAWING = "document.querySelector('#drawing').shadowRoot.textContent"


def test_link_to_a_comparison_is_drawn_at_once(visit):
    page = visit("notes")
    file = page.server.folder / "equal-spacing.scene.yaml"
    subprocess.run([PLUMBLINE, "record", file], check=True, stdout=subprocess.DEVNULL)
    file.write_text(file.read_text().replace("yes.width == 76", "yes.width == 60"))
    page.open("equal-spacing", width=320, height=568, before="reference")
    page.page.wait_for_function(f"() => {DRAWING}.includes('resized')")
    # Pieces around the canvas, which alone has a reference, don't replace its own.
    page.page.wait_for_timeout(800)
    assert "resized" in page.page.evaluate(DRAWING)
    page.page.get_by_role("tab", name="Findings").click()
    changes = page.page.locator("#findingsPanel").get_by_text("changed from 76 to 60")
    changes.wait_for()
    page.page.get_by_role("slider", name="Width", exact=True).focus()
    page.page.keyboard.press("ArrowRight")
    page.wait_for(321, 568)
    page.page.wait_for_function(f"() => !{DRAWING}.includes('resized')")
    changes.wait_for(state="detached")


def test_commit_is_compared(visit):
    page = visit("equal-spacing")
    folder = page.server.folder
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
    for arguments in [["init", "-q"], ["add", "."], [*identity, "commit", "-qm", "One"]]:
        subprocess.run(["git", "-C", folder, *arguments], check=True)
    file = folder / "equal-spacing.scene.yaml"
    file.write_text(file.read_text().replace("yes.width == 76", "yes.width == 60"))
    row(page, "yes").get_by_text("60", exact=True).first.wait_for(timeout=20000)
    page.page.get_by_label("Compare with", exact=True).select_option("commit")
    field = page.page.get_by_label("Commit to compare with")
    field.fill("HEAD")
    field.press("Enter")
    page.page.wait_for_function(f"() => {DRAWING}.includes('resized')")
    page.page.get_by_role("tab", name="Findings").click()
    page.page.locator("#findingsPanel").get_by_text("changed from 76 to 60").wait_for()
    assert page.page.get_by_role("button", name="Accept", exact=True).is_hidden()
    # Copies of the commit, which are files as well, wake nobody: requests come to an end.
    page.settle()
    field.fill("no-such-revision")
    field.press("Enter")
    page.page.get_by_role("alert").get_by_text("no-such-revision", exact=False).wait_for()


# The server.


def test_lines_open_the_editor(browser, server, tmp_path):
    own = Server(server.folder, tmp_path / "cache2", "--editor", "vscode")
    try:
        page = Visit(browser, own, "notes").page
        page.get_by_role("tab", name="Source").click()
        page.locator(".line", has_text="id: follow").click()
        link = page.get_by_role("link", name="Open in the editor").get_attribute("href")
        lines = (server.folder / "notes.scene.yaml").read_text().splitlines()
        line = next(number for number, text in enumerate(lines, 1) if "id: follow" in text)
        assert link == f"vscode://file{server.folder}/notes.scene.yaml:{line}:1"
    finally:
        own.stop()


def test_server_ends_and_comes_back(visit):
    page = visit("notes")
    page.open("notes", width=350, height=400)
    page.server.stop()
    page.page.get_by_text("The server has ended").wait_for(timeout=20000)
    page.server.start()
    page.page.get_by_text("The server has ended").wait_for(state="hidden", timeout=20000)
    page.page.get_by_role("slider", name="Width", exact=True).focus()
    page.page.keyboard.press("ArrowRight")
    page.wait_for(351, 400)


def test_two_browsers_and_fifty_reloads(visit, browser):
    first, second = visit("notes"), visit("three-buttons")
    for page in [first, second]:
        page.page.reload()
        page.rest()
    server = first.server
    memory = server.status("VmRSS:")
    for _ in range(50):
        first.page.reload()
        first.page.wait_for_selector("#sheet:not([hidden])")
    # Pages that are gone are noticed when they are sent something.
    first.page.wait_for_timeout(6000)
    assert server.status("VmRSS:") < memory + 24_000
    assert server.file_count() < 40
    second.drag("#rightHandle", 20, 0)


def request(server, path, method="GET", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    connection.request(method, path, headers=headers)
    return connection.getresponse()


def test_only_the_page_gets_answers(visit):
    page = visit("notes")
    server = page.server
    assert "token" not in page.page.url
    cookies = page.context.cookies()
    assert [cookie["httpOnly"] for cookie in cookies] == [True]
    assert cookies[0]["sameSite"] == "Strict"
    cookie = f"{cookies[0]['name']}={cookies[0]['value']}"
    assert request(server, "/scenes").status == 403
    assert request(server, "/scenes", Cookie=cookie).status == 200
    assert request(server, "/scenes", Cookie=cookie, Host="evil.example").status == 403
    assert request(server, "/scenes", Cookie=cookie, Origin="http://evil.example").status == 403
    scene = f"scene={server.name('notes.scene.yaml')}"
    assert request(server, f"/accept?{scene}", "POST", Cookie=cookie).status == 403
    other = "scene=/etc/passwd"
    for path in ["/source", "/piece", "/picture", "/thumbnail"]:
        assert request(server, f"{path}?{other}", Cookie=cookie).status == 422
    assert request(server, "/../../etc/passwd", Cookie=cookie).status == 404
    policy = request(server, "/", Cookie=cookie).getheader("Content-Security-Policy")
    assert "unsafe-inline" not in policy and "default-src 'none'" in policy


def answer(server, text):
    """The status line that a server sends for some bytes, and the seconds that it takes."""
    start = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        connection.sendall(text)
        return connection.recv(4096).split(b"\r\n")[0].decode(), time.monotonic() - start


def test_large_and_unfinished_requests_hold_nobody_up(visit):
    server = visit("notes").server
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    with contextlib.ExitStack() as stack:
        for _ in range(300):
            half = socket.create_connection(("127.0.0.1", server.port), timeout=5)
            stack.enter_context(half)
            half.sendall(b"GET / HTTP/1.1\r\nHo")
        for text, status in [
            (b"GET / HTTP/1.1\r\n" + host + b"X: " + b"a" * 100_000 + b"\r\n\r\n", "431"),
            (b"GET / HTTP/1.1\r\n" + host + b"Content-Length: 5\r\n\r\nhello", "413"),
            (b"\x16\x03\x01\r\n\r\n", "400"),
            (b"GET / HTTP/1.1\r\n" + host + b"\r\n", "403"),
        ]:
            line, seconds = answer(server, text)
            assert line.startswith(f"HTTP/1.1 {status} ")
            assert seconds < 2
        # A page opens as well.
        visit("three-buttons")


def test_links_out_of_the_folder_are_not_served(visit):
    page = visit("notes")
    outside = page.server.folder.parent / "outside.scene.yaml"
    outside.write_text("scene: Outside\nroot: { subviews: [{ id: a }] }\n")
    (page.server.folder / "link.scene.yaml").symlink_to(outside)
    (page.server.folder / "own.scene.yaml").write_text(
        "scene: Inside\nroot: { subviews: [{ id: a }] }\n"
    )
    page.page.get_by_text("Inside").wait_for(timeout=20000)
    assert page.page.locator("#scenes").get_by_text("Outside").count() == 0


def test_hostile_scene_runs_nothing(visit):
    page = visit("notes")
    attack = '"><script>document.title="bad"</script><img src=x onerror=alert(1)>'
    scene = {
        "scene": attack,
        "description": attack,
        "root": {"subviews": [{"id": "a<b>&'", "class": "Label", "text": attack}]},
        "constraints": ["root.width >= 10"],
    }
    file = page.server.folder / "hostile.scene.json"
    file.write_text(json.dumps(scene))
    page.page.on("dialog", lambda dialog: page.problems.append(dialog.message))
    page.page.wait_for_timeout(400)
    page.page.evaluate(
        "path => { location.hash = '#' + new URLSearchParams({ scene: path }) }",
        page.server.name("hostile.scene.json"),
    )
    page.page.wait_for_timeout(800)
    for tab in ["Findings", "Source", "Items"]:
        page.page.get_by_role("tab", name=tab).click()
    assert page.page.title() != "bad"
    assert page.page.locator("img[src=x]").count() == 0


def test_port_in_use_is_said(visit):
    server = visit("notes").server
    command = [PLUMBLINE, "serve", str(server.folder), "--port", str(server.port)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert run.returncode == 7
    assert f"127.0.0.1:{server.port}" in run.stderr and "--port 0" in run.stderr


# An exported page.


@pytest.fixture
def exported(tmp_path):
    scene = REPOSITORY / "samples/three-buttons.scene.yaml"
    subprocess.run([PLUMBLINE, "serve", scene, "--export", tmp_path / "figure", "--width=320-480",
                    "--height=480-600"], check=True, stdout=subprocess.DEVNULL)  # fmt: skip
    return tmp_path / "figure"


def test_exported_page_on_a_disk_says_why_it_is_empty(browser, exported):
    context = browser.new_context()
    page = context.new_page()
    page.goto((exported / "index.html").as_uri())
    assert "from a web server" in page.text_content("#empty")
    context.close()


def test_exported_page_needs_no_server_of_its_own(browser, exported, tmp_path):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(tmp_path))

        def log_message(self, *_):
            pass

    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    context = browser.new_context(viewport={"width": 480, "height": 600})
    page = context.new_page()
    problems, requests = [], []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda one: requests.append(one.url))
    page.goto(f"http://127.0.0.1:{site.server_port}/figure/index.html")
    page.wait_for_selector("#sheet:not([hidden])")
    count = len(requests)
    page.get_by_role("slider", name="Width", exact=True).focus()
    for _ in range(20):
        page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function(
        "() => document.querySelector('#rightHandle').getAttribute('aria-valuenow') === '480'"
    )
    assert [one for one in requests[count:] if "/font" not in one] == []
    assert problems == []
    assert (exported / "figure.json").stat().st_size < 100_000
    context.close()
    site.shutdown()
