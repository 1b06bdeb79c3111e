"""``python -m plumbline_dask``: a jobs file on a Dask cluster."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from io import TextIOWrapper
from typing import IO

import fsspec
from distributed import Client, LocalCluster

from . import storage
from .drawing import MixedVersions, Settings, draw
from .process import Object


def parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="plumbline_dask",
        description="Draws a file of Plumbline jobs on a Dask cluster.",
        epilog="Exit codes are those of plumbline render: 0, 2 usage, 3 input, 7 output.",
    )
    parser.add_argument("jobs", help="the jobs, a line of JSON each: a path, a URL, or -")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="a scheduler; a local cluster else")
    parser.add_argument(
        "--workers", type=_positive, default=os.cpu_count(), help="of the local cluster"
    )
    parser.add_argument("--scenes", metavar="URL", help="where scenes are; this folder by default")
    parser.add_argument("--output", metavar="URL", help="where pictures go; this folder by default")
    parser.add_argument(
        "--results", metavar="URL", default="-", help="where results go; standard output by default"
    )
    parser.add_argument("--batch", type=_positive, default=Settings.batch, help="jobs a task")
    parser.add_argument("--retries", type=int, default=Settings.retries, help="of a task")
    parser.add_argument(
        "--command", default=os.environ.get("PLUMBLINE", "plumbline"), help="plumbline, on workers"
    )
    parser.add_argument("--timeout", metavar="SECONDS", help="as of plumbline worker")
    parser.add_argument("--memory", metavar="MIB", help="as of plumbline worker")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("is 1 or more")
    return number


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code."""
    options = parser().parse_args(arguments)
    command = [options.command, "worker"]
    for name in ("timeout", "memory"):
        if value := getattr(options, name):
            command += [f"--{name}", value]
    here = os.getcwd()
    settings = Settings(
        command=command,
        scenes=storage.resolve(options.scenes or "", here).rstrip("/") if options.scenes else here,
        output=storage.resolve(options.output or "", here).rstrip("/") if options.output else here,
        file="stdin" if options.jobs == "-" else options.jobs,
        batch=options.batch,
        retries=options.retries,
    )
    try:
        with _client(options) as client, _open(options.jobs, "r") as jobs:
            if find_spec("bokeh") and client.dashboard_link:
                print(f"dashboard: {client.dashboard_link}", file=sys.stderr)
            with _open(options.results, "w") as results:
                return _run(client, jobs, results, settings)
    except (OSError, MixedVersions, RuntimeError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 3


def _run(client: Client, jobs: IO[str], results: IO[str], settings: Settings) -> int:
    progress = Progress(sys.stderr)
    status = 0
    for result in draw(client, jobs, settings):
        results.write(json.dumps(result, ensure_ascii=False) + "\n")
        for error in result.get("errors", ()):
            progress.say(_text(error))
        if result["status"] == "failed":
            status = 7 if result["cause"] == "output" and status in (0, 7) else 3
        progress.count(result)
    progress.end()
    return status


def _text(error: Object) -> str:
    place = "".join(f":{error[key]}" for key in ("line", "column") if key in error)
    return f"{error['file']}{place}: error: {error['message']}"


@contextmanager
def _client(options: argparse.Namespace) -> Iterator[Client]:
    if options.scheduler:
        with Client(options.scheduler) as client:
            yield client
    else:
        # With two threads a process, one reads and writes files while the other's jobs are drawn.
        with (
            LocalCluster(
                n_workers=options.workers, threads_per_worker=2, dashboard_address=":0"
            ) as cluster,
            Client(cluster) as client,
        ):
            yield client


@contextmanager
def _open(url: str, mode: str) -> Iterator[IO[str]]:
    # Lines end at line feeds alone, and what is not UTF-8 in one reaches the worker as it is.
    if url != "-":
        with fsspec.open(
            url, mode, encoding="utf-8", errors="surrogateescape", newline="\n"
        ) as file:
            yield file
        return
    stream = sys.stdin if mode == "r" else sys.stdout
    assert isinstance(stream, TextIOWrapper)
    stream.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")
    yield stream


class Progress:
    """A line on a terminal that says how far the run is; nothing anywhere else."""

    def __init__(self, stream: IO[str]) -> None:
        """Counts from now on."""
        self._stream = stream
        self._shows = stream.isatty()
        self._start = self._shown = time.monotonic()
        self._done = self._failed = 0

    def count(self, result: Object) -> None:
        """Counts a result."""
        self._done += 1
        self._failed += result["status"] == "failed"
        if self._shows and time.monotonic() - self._shown > 0.2:
            self._show()

    def say(self, text: str) -> None:
        """Writes a line above the progress."""
        print(("\r\x1b[K" if self._shows else "") + text, file=self._stream)

    def end(self) -> None:
        """Leaves the last state standing."""
        if self._shows:
            self._show()
            print(file=self._stream)

    def _show(self) -> None:
        self._shown = time.monotonic()
        rate = self._done / max(self._shown - self._start, 1e-9)
        text = f"{self._done} done, {self._failed} failed, {rate:.0f}/s"
        print("\r\x1b[K" + text, end="", file=self._stream, flush=True)


if __name__ == "__main__":
    sys.exit(main())
