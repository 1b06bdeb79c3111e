"""Runs of ``plumbline`` that draw scenes and logs, and export interactive pages."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .command import Command, CommandError
from .descriptions import described
from .figures import Figure, Picture
from .jobs import printed_errors
from .worker import Worker

#: The version of the format of jobs and results that this package supports.
PROTOCOL = 1

#: A picture, or the errors of the command.
Outcome = Picture | Sequence[dict[str, Any]]


@dataclass
class Renderer:
    """Draws pictures into files. One worker draws all scenes."""

    command: Command
    jobs: int
    #: Whether the worker may run the code of Swift files.
    allows_code: bool
    _worker: Worker | None = field(default=None, init=False)
    #: The worker of each submitted scene, the number of its result, and the shown overlays.
    _submitted: dict[Path, tuple[Worker, int, list[str]]] = field(default_factory=dict, init=False)
    #: The number of results that are expected from each worker.
    _expected: Counter[Worker] = field(default_factory=Counter, init=False)

    def has_begun(self, path: Path) -> bool:
        """Whether a scene's picture was submitted and its result isn't known yet."""
        return path in self._submitted

    def submit(self, path: Path, job: dict[str, Any]) -> None:
        """Passes the job that draws a scene's picture to the worker."""
        if self._worker is None:
            allowed = ["--allow-code"] if self.allows_code else []
            command = [self.command.path, "worker", "--jobs", str(self.jobs), *allowed]
            self._worker = Worker(command)
        self._worker.submit(job)
        self._expected[self._worker] += 1
        number = self._expected[self._worker]
        self._submitted[path] = (self._worker, number, job.get("show", []))

    def end_jobs(self) -> None:
        """Lets the worker end after the submitted scenes."""
        if self._worker:
            self._worker.end_jobs()
            self._worker = None

    def result(self, path: Path) -> Outcome:
        """Waits until a submitted scene is drawn."""
        worker, number, shown = self._submitted[path]
        if worker is self._worker:
            self.end_jobs()
        greeting = worker.result(0) or {}
        if greeting.get("protocol", PROTOCOL) != PROTOCOL:
            raise CommandError(
                f"'{self.command.path}' speaks protocol {greeting.get('protocol')}; "
                f"this package knows {PROTOCOL}: install a later plumbline-authors"
            )
        result = worker.result(number)
        del self._submitted[path]
        self._expected[worker] -= 1
        if result is None:
            status, errors = worker.close()
            reason = f"'{self.command.path} worker' ended early with exit code {status}"
            return [{"message": ": ".join([reason, *errors.strip().splitlines()[-1:]])}]
        if self._expected[worker] == 0:
            worker.close()
            del self._expected[worker]
        return _outcome(path, result, shown)

    def run(self, figures: Iterable[tuple[Path, Figure]]) -> dict[Path, Outcome]:
        """Draws logs and exports interactive pages, several at a time."""
        pairs = list(figures)
        run = {"log": self._draw_log, "page": self._export}
        with ThreadPoolExecutor(self.jobs) as pool:
            outcomes = pool.map(lambda pair: run[pair[1].kind](*pair), pairs)
            return dict(zip([path for path, _ in pairs], outcomes, strict=True))

    def _draw_log(self, path: Path, figure: Figure) -> Outcome:
        arguments = ["parse-log", figure.file or "-", "--figure", "-o", str(path)]
        arguments += ["--theme", figure.theme]
        if figure.format == "svg":
            arguments += ["--svg", "structured"]
        if conflict := json.loads(figure.members).get("conflict"):
            arguments += ["--conflict", str(conflict)]
        run = self.command.run(*arguments, given=figure.text)
        if run.returncode != 0 or not path.exists():
            return printed_errors(run.stderr)
        return Picture(path, report=run.stdout, **described(path))

    def _export(self, path: Path, figure: Figure) -> Outcome:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".") as folder:
            page = Path(folder, "page")
            options = [
                f"--{key}={value}" for key, value in sorted(json.loads(figure.members).items())
            ]
            run = self.command.run("serve", figure.file, "--export", str(page), *options)
            if run.returncode != 0 or not (page / "index.html").exists():
                return printed_errors(run.stderr)
            try:
                page.rename(path)
            except OSError:
                # Another process was faster, and its page is the same.
                if not (path / "index.html").exists():
                    raise
        return Picture(path)


def _outcome(path: Path, result: dict[str, Any], shown: Sequence[str]) -> Outcome:
    if result.get("status") != "drawn":
        return result.get("errors") or [{"message": result.get("cause", "unknown error")}]
    scripts = result.get("missingScripts", [])
    warnings = [f"no font has the letters of {script}" for script in scripts]
    if "conflicts" not in shown:
        warnings += [_conflict(one) for one in result.get("conflicts", [])]
    if "ambiguity" not in shown:
        warnings += [_ambiguity(one) for one in result.get("ambiguities", [])]
    notes = [*result.get("omissions", []), *result.get("notes", [])]
    known = described(path, result.get("canvas", ""))
    return Picture(path, warnings=tuple(warnings), notes=tuple(notes), **known)


def _conflict(conflict: dict[str, Any]) -> str:
    reasons = " and ".join(f"'{one}'" for one in conflict.get("because", []))
    because = f" because of {reasons}" if reasons else ""
    return f"'{conflict.get('broken')}' cannot hold{because}; it was left out"


def _ambiguity(ambiguity: dict[str, Any]) -> str:
    axes = {"horizontal": "horizontally", "vertical": "vertically"}
    how = " and ".join(axes.get(axis, axis) for axis in ambiguity.get("axes", []))
    return f"the layout is ambiguous: constraints do not determine '{ambiguity.get('id')}' {how}"
