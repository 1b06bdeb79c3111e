"""A ``plumbline worker`` as an object: lines of jobs in, results out."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

#: A JSON object.
Object = dict[str, Any]

#: The form of jobs and results that this module knows.
PROTOCOL = 1


class WorkerEnded(RuntimeError):
    """The worker ended before it had answered; what it was given can be given to another."""


class Plumbline:
    """A ``plumbline worker``, started when it is first needed and again when it has ended.

    Its methods may be called from several threads; jobs of two callers never mix.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Names the command with its options; starts nothing."""
        self._command = list(command)
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        #: What the worker said of itself: versions, words, limits. Empty before the first job.
        self.greeting: Object = {}

    def draw(self, lines: Sequence[str]) -> list[Object]:
        """Has jobs drawn and gives a result for each, in their order.

        ``line`` in the results, and in errors about the lines themselves, which are in the file
        ``stdin``, counts from the worker's first. No line may be empty: those have no result.

        Raises:
            WorkerEnded: the worker ended before it had answered all.
        """
        with self._lock:
            process = self._start()
            assert process.stdin is not None and process.stdout is not None
            # Pipes are short: somebody has to read while jobs are written.
            writer = threading.Thread(target=_write, args=(process.stdin, lines), daemon=True)
            writer.start()
            results = []
            for _ in lines:
                answer = process.stdout.readline()
                if not answer.endswith(b"\n"):
                    self._stop()
                    raise WorkerEnded("plumbline worker ended before it had answered")
                results.append(json.loads(answer))
            writer.join()
            return results

    def close(self) -> None:
        """Ends the worker; it starts again when it is needed."""
        with self._lock:
            self._stop()

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._stop()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20
        )
        assert self._process.stdout is not None
        greeting = self._process.stdout.readline()
        if not greeting.endswith(b"\n"):
            status = self._process.wait()
            self._stop()
            raise RuntimeError(f"{' '.join(self._command)} did not start: exit code {status}")
        self.greeting = json.loads(greeting)
        if self.greeting.get("protocol") != PROTOCOL:
            self._stop()
            raise RuntimeError(
                f"{self._command[0]} speaks protocol {self.greeting.get('protocol')}; "
                f"this package knows {PROTOCOL}"
            )
        return self._process

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()
        process.wait()


def _write(stream: IO[bytes], lines: Sequence[str]) -> None:
    # Whoever reads the results notices where nobody reads the jobs.
    with suppress(BrokenPipeError, ValueError):
        # What was not UTF-8 in a file is what it was.
        stream.writelines(line.encode(errors="surrogateescape") + b"\n" for line in lines)
        stream.flush()
