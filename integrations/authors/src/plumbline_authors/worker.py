"""A ``plumbline worker`` that draws in the background."""

from __future__ import annotations

import json
import queue
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

#: The number of jobs in a write: each switch between threads delays the reading of pages.
_BATCH = 16


class Worker:
    """A running worker: takes jobs, and returns the results once all are drawn."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts the worker.

        Raises:
            OSError: the command can't be run.
        """
        self._results = tempfile.TemporaryFile()  # noqa: SIM115 - closed by finish()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by finish()
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=self._results, stderr=self._errors
        )
        self._waiting: list[bytes] = []
        self._jobs: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        # A full pipe blocks, so a thread writes while pages are read.
        self._writer = threading.Thread(
            target=self._write, args=(self._process.stdin,), daemon=True
        )
        self._writer.start()

    def submit(self, job: dict[str, Any]) -> None:
        """Passes a job on."""
        self._waiting.append(json.dumps(job).encode() + b"\n")
        if len(self._waiting) == _BATCH:
            self._pass_on()

    def finish(self) -> tuple[list[dict[str, Any]], int, str]:
        """Waits for all results: the greeting first, then one for each job in their order.

        Returns:
            The results, the exit code, and the output to standard error. Results are missing if the
            worker ended early.
        """
        self._pass_on()
        self._jobs.put(None)
        self._writer.join()
        status = self._process.wait()
        with self._results, self._errors:
            self._results.seek(0)
            self._errors.seek(0)
            results = [json.loads(line) for line in self._results if line.endswith(b"}\n")]
            return results, status, self._errors.read().decode("utf-8", "replace")

    def _pass_on(self) -> None:
        self._jobs.put(b"".join(self._waiting))
        self._waiting.clear()

    def _write(self, stream: IO[bytes]) -> None:
        # If the worker ends early, results are missing.
        with suppress(BrokenPipeError), stream:
            while (jobs := self._jobs.get()) is not None:
                stream.write(jobs)
                stream.flush()
