#!/usr/bin/env python3
"""Keeps one comment on a pull request up to date with what `plumbline verify` found.

The comment has the report `comment.md` of the results, a link to the artifact, and, with --pictures, what changed, before
and after. Pictures go to the branch `plumbline-pictures`, which is one commit with a folder for each open pull request;
that of a closed one goes. Only Python's own library, git, and GitHub's REST API, version 2022-11-28.

Environment: GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_EVENT_PATH, and GITHUB_TOKEN, which needs
`pull-requests: write`, and `contents: write` for pictures.
"""
from __future__ import annotations

import argparse
import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

BRANCH = "plumbline-pictures"
# GitHub's limit of a comment, in characters.
COMMENT_LENGTH = 65_536
# The most snapshots whose pictures a comment has.
PICTURE_COUNT = 20
ATTEMPTS = 3


class Failure(Exception):
    """A reason why there is no comment."""


class Repository:
    """The part of GitHub's REST API that comments need."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.name = environment["GITHUB_REPOSITORY"]
        self.server = environment.get("GITHUB_SERVER_URL", "https://github.com")
        self.api = environment.get("GITHUB_API_URL", "https://api.github.com")
        self.token = environment["GITHUB_TOKEN"]

    def request(self, method: str, path: str, body: dict[str, str] | None = None) -> Any:
        request = urllib.request.Request(
            f"{self.api}/repos/{self.name}/{path}", method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self.token}",
                     "Accept": "application/vnd.github+json",
                     "X-GitHub-Api-Version": "2022-11-28"})
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            hint = "; the job needs 'permissions: pull-requests: write'" if error.code == 403 else ""
            raise Failure(f"{method} {path}: {error.code} {error.reason}{hint}") from error
        except urllib.error.URLError as error:
            raise Failure(f"{method} {path}: {error.reason}") from error

    def comments(self, number: int) -> Iterator[dict[str, Any]]:
        """All comments of a pull request, the oldest first."""
        page = 1
        while comments := self.request("GET", f"issues/{number}/comments?per_page=100&page={page}"):
            yield from comments
            page += 1

    def put_comment(self, number: int, marker: str, text: str, *, is_needed: bool) -> None:
        """Replaces the comment with a marker, or writes one if it is needed."""
        body = {"body": f"{marker}\n{text}"}
        for comment in self.comments(number):
            if (comment.get("body") or "").startswith(marker):
                self.request("PATCH", f"issues/comments/{comment['id']}", body)
                return
        if is_needed:
            self.request("POST", f"issues/{number}/comments", body)


def results(folder: Path) -> list[dict[str, Any]]:
    """The results that need attention, those of all parts of the run."""
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob("results*.json")):
        found += json.loads(path.read_text())["run"]["results"]
    return [result for result in found if result["status"] != "passed"]


class Pictures:
    """The branch of pictures, of which every push is one commit without a parent."""

    def __init__(self, remote: str, number: int, token: str) -> None:
        self.remote = remote
        self.part = f"pull-{number}"
        # Settings in the environment, which other users of the machine can't read, unlike arguments.
        secret = base64.b64encode(f"x-access-token:{token}".encode()).decode()
        settings = {"user.name": "plumbline",
                    "user.email": "plumbline@users.noreply.github.com",
                    f"http.{remote}.extraheader": f"AUTHORIZATION: basic {secret}"}
        self.environment = dict(os.environ, GIT_CONFIG_COUNT=str(len(settings)))
        for place, (key, value) in enumerate(settings.items()):
            self.environment[f"GIT_CONFIG_KEY_{place}"] = key
            self.environment[f"GIT_CONFIG_VALUE_{place}"] = value

    def git(self, folder: Path, *words: str) -> str:
        run = subprocess.run(["git", *words], cwd=folder, env=self.environment,
                             capture_output=True, text=True, check=False)
        if run.returncode != 0:
            raise Failure(f"git {words[0]}: {run.stderr.strip()}")
        return run.stdout.strip()

    def replace(self, files: dict[str, Path]) -> None:
        """Puts pictures in place of those of the pull request.

        Another job may push at the same time, so that a push counts only if the branch is what it was.
        """
        for attempt in range(ATTEMPTS):
            try:
                return self.push(files)
            except Failure:
                if attempt == ATTEMPTS - 1:
                    raise
        return None

    def push(self, files: dict[str, Path]) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            self.git(folder, "init", "-q")
            line = self.git(folder, "ls-remote", self.remote, f"refs/heads/{BRANCH}")
            older = line.split()[0] if line else ""
            if older:
                self.git(folder, "fetch", "-q", "--depth", "1", self.remote, older)
                self.git(folder, "checkout", "-q", older, "--", ".")
            elif not files:
                return
            shutil.rmtree(folder / self.part, ignore_errors=True)
            for path, source in files.items():
                place = folder / self.part / path
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, place)
            self.git(folder, "add", "-A")
            self.git(folder, "commit", "-q", "--allow-empty", "-m", "Pictures of open pull requests")
            self.git(folder, "push", "-q", f"--force-with-lease=refs/heads/{BRANCH}:{older}",
                     self.remote, f"HEAD:refs/heads/{BRANCH}")


def picture_file(result: dict[str, Any], side: str, folder: Path) -> tuple[str, Path] | None:
    """A picture with its name on the branch, which follows from the content because GitHub keeps copies."""
    path = result["files"].get(f"{side}Picture")
    if not path or not (folder / path).is_file():
        return None
    file = folder / path
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] + ".png", file


def picture_text(changed: list[dict[str, Any]], folder: Path, address: str) -> str:
    """A table of pictures as Markdown."""
    rows = []
    for result in changed[:PICTURE_COUNT]:
        cells = []
        for side, word in (("reference", "before"), ("actual", "after")):
            file = picture_file(result, side, folder)
            cells.append(f'<img alt="{word}" width="320" src="{address}/{file[0]}">' if file else "")
        if any(cells):
            title = f"{result['name']['scene']}.{result['name']['canvas']}"
            safe = "".join(f"&#{ord(sign)};" if sign in "|<>&`*_[]\\" else sign for sign in title)
            rows.append(f"| {safe} | {cells[0]} | {cells[1]} |")
    if not rows:
        return ""
    rest = len(changed) - PICTURE_COUNT
    more = f"\n{rest} more are in the report.\n" if rest > 0 else ""
    return "\n| Snapshot | Before | After |\n| --- | --- | --- |\n" + "\n".join(rows) + "\n" + more


def comment(options: argparse.Namespace, environment: dict[str, str]) -> str:
    """Does what the event asks for; returns what was done."""
    event = json.loads(Path(environment["GITHUB_EVENT_PATH"]).read_text())
    request = event.get("pull_request")
    if request is None:
        return "the event is of no pull request, so there is no comment"
    repository = Repository(environment)
    if request["head"]["repo"] is None or request["head"]["repo"]["full_name"] != repository.name:
        return "pull requests from forks have no token to comment with; the job's summary has the results"
    number = int(request["number"])
    remote = options.remote or f"{repository.server}/{repository.name}"
    pictures = Pictures(remote, number, repository.token)
    if event.get("action") == "closed":
        if options.pictures == "branch":
            pictures.replace({})
        return "the pull request is closed"
    folder = Path(options.results)
    report = folder / "comment.md"
    if not report.is_file():
        raise Failure(f"{report} isn't there: the run ended before its reports were written")
    text = report.read_text()
    changed = results(folder)
    if options.pictures == "branch":
        files = [picture_file(result, side, folder) for result in changed[:PICTURE_COUNT]
                 for side in ("reference", "actual")]
        pictures.replace(dict(file for file in files if file))
        address = f"{repository.server}/{repository.name}/raw/{BRANCH}/{pictures.part}"
        text += picture_text(changed, folder, address)
    if options.artifact:
        text += f"\n[The report with all pictures]({options.artifact})\n"
    if len(text) > COMMENT_LENGTH - 200:
        raise Failure(f"the comment has {len(text)} characters, and GitHub takes {COMMENT_LENGTH}")
    marker = f"<!-- plumbline: {options.name} -->"
    repository.put_comment(number, marker, text, is_needed=bool(changed))
    return "the comment is up to date"


def main() -> None:
    parser = argparse.ArgumentParser(description="Comments on a pull request.")
    parser.add_argument("results", help="the folder of results, with comment.md")
    parser.add_argument("--name", default="snapshots", help="tells comments of several jobs apart")
    parser.add_argument("--artifact", default="", help="the address of the report")
    parser.add_argument("--pictures", default="none", choices=["none", "branch"])
    parser.add_argument("--remote", default="", help="the repository to push pictures to")
    try:
        print(comment(parser.parse_args(), dict(os.environ)))
    except Failure as failure:
        sys.exit(f"::warning title=no comment::{failure}")


if __name__ == "__main__":
    main()
