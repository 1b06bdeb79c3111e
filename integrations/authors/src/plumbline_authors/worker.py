"""A ``plumbline worker`` that draws in the background."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

#: The number of jobs in a write: each switch between threads delays the reading of pages.
_BATCH = 16
#: The seconds between two looks for the next result.
_PAUSE = 0.002


class Worker:
    """A running worker: takes jobs, and returns their results in the same order."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts the worker.

        Raises:
            OSError: the command can't be run.
        """
        # The worker writes at the end of the file, wherever this process reads.
        self._output = tempfile.TemporaryFile("a+b", buffering=0)  # noqa: SIM115 - closed by close()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by close()
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=self._output, stderr=self._errors
        )
        # The reading and writing of pages come first, because the worker has all cores otherwise.
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, self._process.pid, 10)
        self._results: list[dict[str, Any]] = []
        self._offset = 0
        self._end: tuple[int, str] | None = None
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

    def end_jobs(self) -> None:
        """Passes the last jobs on. The worker ends after them."""
        self._pass_on()
        self._jobs.put(None)

    def result(self, number: int) -> dict[str, Any] | None:
        """Waits for a result: the greeting is number 0, the first job's result number 1.

        Returns:
            The result, or ``None`` if the worker ended without it.
        """
        while len(self._results) <= number and self._end is None:
            # What a worker wrote before its end is read below.
            has_ended = self._process.poll() is not None
            self._read()
            if has_ended:
                break
            if len(self._results) <= number:
                time.sleep(_PAUSE)
        return self._results[number] if number < len(self._results) else None

    def close(self) -> tuple[int, str]:
        """Waits for the worker's end.

        Returns:
            The exit code, and the output to standard error.
        """
        if self._end is None:
            self._writer.join()
            status = self._process.wait()
            with self._output, self._errors:
                self._errors.seek(0)
                self._end = status, self._errors.read().decode("utf-8", "replace")
        return self._end

    def _read(self) -> None:
        """Reads the complete lines that the worker has written since the last time."""
        size = os.fstat(self._output.fileno()).st_size - self._offset
        lines, newline, _ = os.pread(self._output.fileno(), size, self._offset).rpartition(b"\n")
        self._results += [json.loads(line) for line in lines.splitlines()]
        self._offset += len(lines) + len(newline)

    def _pass_on(self) -> None:
        self._jobs.put(b"".join(self._waiting))
        self._waiting.clear()

    def _write(self, stream: IO[bytes]) -> None:
        # If the worker ends early, results are missing.
        with suppress(BrokenPipeError), stream:
            while (jobs := self._jobs.get()) is not None:
                stream.write(jobs)
                stream.flush()
