"""Tests of the comment on pull requests, with a server that answers as GitHub documents it."""
from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import comment


class GitHub(BaseHTTPRequestHandler):
    """Comments of one pull request: GET in pages of 100, POST, PATCH; 403 without the token."""

    comments: list[dict[str, Any]] = []
    log: list[str] = []

    def answer(self, status: int, value: Any) -> None:
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def handle_request(self) -> None:
        type(self).log.append(f"{self.command} {self.path}")
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.headers["Authorization"] != "Bearer token":
            return self.answer(403, {"message": "Resource not accessible by integration"})
        if self.command == "GET":
            page = int(self.path.rsplit("=", 1)[1])
            return self.answer(200, self.comments[100 * (page - 1) : 100 * page])
        text = json.loads(body)["body"]
        if self.command == "POST":
            self.comments.append({"id": 1000 + len(self.comments), "body": text})
            return self.answer(201, self.comments[-1])
        number = int(self.path.rsplit("/", 1)[1])
        found = next(entry for entry in self.comments if entry["id"] == number)
        found["body"] = text
        return self.answer(200, found)

    do_GET = do_POST = do_PATCH = handle_request

    def log_message(self, *_: Any) -> None:
        pass


class CommentTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        GitHub.comments, GitHub.log = [], []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.results("changed")

    def results(self, status: str, count: int = 1) -> None:
        """Writes results as `verify --report comment` leaves them."""
        found = []
        for number in range(count):
            files = {"referencePicture": "a.reference.png", "actualPicture": "a.actual.png"}
            for name in files.values():
                (self.folder / name).write_bytes(b"png" + name.encode())
            found.append({"status": status, "files": files,
                          "name": {"folder": "s", "scene": f"a_{number}", "canvas": "1x1"}})
        (self.folder / "results.json").write_text(json.dumps({"run": {"results": found}}))
        (self.folder / "comment.md").write_text("## Snapshots\n\n1 changed\n")

    def run_comment(self, event: dict[str, Any] | None = None, token: str = "token",
                    **options: str) -> str:
        path = self.folder / "event.json"
        usual = {"action": "synchronize", "pull_request": {
            "number": 7, "head": {"repo": {"full_name": "a/b"}}}}
        path.write_text(json.dumps(usual if event is None else event))
        chosen = {"results": str(self.folder), "name": "snapshots", "artifact": "",
                  "pictures": "none", "remote": ""} | options
        return comment.comment(argparse.Namespace(**chosen), {
            "GITHUB_API_URL": f"http://127.0.0.1:{self.server.server_port}",
            "GITHUB_SERVER_URL": "https://github.example", "GITHUB_REPOSITORY": "a/b",
            "GITHUB_EVENT_PATH": str(path), "GITHUB_TOKEN": token})

    def test_one_comment_is_updated(self) -> None:
        GitHub.comments = [{"id": number, "body": "hello"} for number in range(150)]
        self.run_comment(artifact="https://github.example/a/b/artifacts/1")
        self.assertEqual(len(GitHub.comments), 151)
        self.assertTrue(GitHub.comments[-1]["body"].startswith("<!-- plumbline: snapshots -->\n## "))
        self.assertIn("](https://github.example/a/b/artifacts/1)", GitHub.comments[-1]["body"])
        (self.folder / "comment.md").write_text("## Snapshots\n\n2 changed\n")
        self.run_comment()
        self.assertEqual(len(GitHub.comments), 151)
        self.assertIn("2 changed", GitHub.comments[-1]["body"])
        self.run_comment(name="other")
        self.assertEqual(len(GitHub.comments), 152)

    def test_nothing_is_written_if_all_passed(self) -> None:
        self.results("passed")
        self.run_comment()
        self.assertEqual(GitHub.comments, [])

    def test_a_comment_of_before_is_updated_if_all_passed(self) -> None:
        self.run_comment()
        self.results("passed")
        (self.folder / "comment.md").write_text("all passed\n")
        self.run_comment()
        self.assertIn("all passed", GitHub.comments[0]["body"])

    def test_forks_and_other_events_have_no_comment(self) -> None:
        fork = {"pull_request": {"number": 7, "head": {"repo": {"full_name": "c/b"}}}}
        self.assertIn("forks", self.run_comment(fork))
        gone = {"pull_request": {"number": 7, "head": {"repo": None}}}
        self.assertIn("forks", self.run_comment(gone))
        self.assertIn("no pull request", self.run_comment({"action": "push"}))
        self.assertEqual(GitHub.log, [])

    def test_refusals_have_reasons(self) -> None:
        with self.assertRaisesRegex(comment.Failure, "403 .*pull-requests: write"):
            self.run_comment(token="none")
        (self.folder / "comment.md").unlink()
        with self.assertRaisesRegex(comment.Failure, "ended before its reports"):
            self.run_comment()

    def git(self, *words: str) -> str:
        return subprocess.run(["git", *words], cwd=self.folder, check=True, capture_output=True,
                              text=True).stdout

    def test_pictures_are_one_commit_with_a_folder_for_each_request(self) -> None:
        self.git("init", "-q", "--bare", "remote.git")
        remote = str(self.folder / "remote.git")
        for number in (7, 8):
            event = {"action": "opened", "pull_request": {
                "number": number, "head": {"repo": {"full_name": "a/b"}}}}
            self.run_comment(event, pictures="branch", remote=remote)
        listing = ["--git-dir", remote, "ls-tree", "-r", "--name-only", comment.BRANCH]
        names = self.git(*listing).split()
        self.assertEqual([name[:7] for name in names], ["pull-7/"] * 2 + ["pull-8/"] * 2)
        self.assertEqual(
            self.git("--git-dir", remote, "rev-list", "--count", comment.BRANCH).strip(), "1")
        for name in names[2:]:
            address = f"https://github.example/a/b/raw/{comment.BRANCH}/{name}"
            self.assertIn(address, GitHub.comments[-1]["body"])
        self.assertIn("| a&#95;0.1x1 |", GitHub.comments[-1]["body"])
        closed = {"action": "closed", "pull_request": {
            "number": 7, "head": {"repo": {"full_name": "a/b"}}}}
        self.run_comment(closed, pictures="branch", remote=remote)
        self.assertEqual(self.git(*listing).split(), names[2:])

    def test_comments_stay_below_the_limit(self) -> None:
        self.results("changed", count=300)
        self.git("init", "-q", "--bare", "remote.git")
        self.run_comment(pictures="branch", remote=str(self.folder / "remote.git"))
        self.assertLess(len(GitHub.comments[0]["body"]), comment.COMMENT_LENGTH)
        self.assertIn("280 more are in the report", GitHub.comments[0]["body"])


if __name__ == "__main__":
    unittest.main()
