"""Draws a page as a PNG file so often with one Chromium, and prints the seconds that it took.

    chromium.py PROGRAM COUNT PAGE WIDTH HEIGHT SCALE OUTPUT

Chromium is started once, before the clock, and told what to do through pipes; each picture is a page
that is opened anew, as in a batch of different ones.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path


class Browser:
    """A Chromium without a window, and what it says."""

    def __init__(self, program: str, folder: str) -> None:
        """Starts it with a profile of its own in a folder."""
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def take_pipes() -> None:
            # Chromium reads from 3 and writes to 4; neither end may be closed by the other's move.
            low, high = os.dup(commands), os.dup(answers)
            os.dup2(low, 3)
            os.dup2(high, 4)

        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        self.process = subprocess.Popen(
            [program, *options, "--remote-debugging-pipe", f"--user-data-dir={folder}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=take_pipes,
            pass_fds=(3, 4),
        )
        os.close(commands)
        os.close(answers)
        self.unread = b""
        self.number = 0

    def _message(self) -> dict:
        while b"\0" not in self.unread:
            more = os.read(self.answers, 1 << 20)
            if not more:
                raise SystemExit("Chromium has ended")
            self.unread += more
        message, self.unread = self.unread.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method: str, session: str | None = None, **parameters: object) -> dict:
        """The answer to a request."""
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if session:
            request["sessionId"] = session
        os.write(self.commands, json.dumps(request).encode() + b"\0")
        while (message := self._message()).get("id") != self.number:
            pass
        if "error" in message:
            raise SystemExit(f"{method}: {message['error']}")
        return message["result"]

    def wait(self, method: str) -> None:
        """Passes over what is said before an event."""
        while self._message().get("method") != method:
            pass


def main() -> None:
    """Draws, and prints the seconds."""
    program, count, page, width, height, scale, output = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser(program, folder)
        target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
        session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.ask("Page.enable", session)
        browser.ask(
            "Emulation.setDeviceMetricsOverride",
            session,
            width=int(width),
            height=int(height),
            deviceScaleFactor=float(scale),
            mobile=False,
        )
        start = time.monotonic()
        for _ in range(int(count)):
            browser.ask("Page.navigate", session, url=Path(page).absolute().as_uri())
            browser.wait("Page.loadEventFired")
            shot = browser.ask("Page.captureScreenshot", session, format="png", optimizeForSpeed=True)
            Path(output).write_bytes(base64.b64decode(shot["data"]))
        print(time.monotonic() - start)
        browser.ask("Browser.close")
        browser.process.wait()


main()
