"""A ``plumbline worker`` that draws while the program that uses it goes on."""

from __future__ import annotations

import json
import queue
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any


class Worker:
    """A running worker: jobs in, and their results once all are drawn."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts the worker.

        Raises:
            OSError: the command can't be run.
        """
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by finish()
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
        )
        self._jobs: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lines: list[bytes] = []
        # Pipes are short, so that writing and reading have to go on at the same time.
        self._threads = [
            threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True),
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, job: dict[str, Any]) -> None:
        """Passes a job on."""
        self._jobs.put(json.dumps(job).encode() + b"\n")

    def finish(self) -> tuple[list[dict[str, Any]], int, str]:
        """Waits for all results: the greeting first, then one for each job in their order.

        Returns:
            The results, which are fewer if the worker ended early, with its exit code and what it
            printed to standard error.
        """
        self._jobs.put(None)
        for thread in self._threads:
            thread.join()
        status = self._process.wait()
        with self._errors:
            self._errors.seek(0)
            errors = self._errors.read().decode("utf-8", "replace")
        return [json.loads(line) for line in self._lines if line.endswith(b"}\n")], status, errors

    def _write(self, stream: IO[bytes]) -> None:
        # If the worker ends early, the missing results tell.
        with suppress(BrokenPipeError), stream:
            while (job := self._jobs.get()) is not None:
                stream.write(job)
                if self._jobs.empty():
                    stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            self._lines += stream
