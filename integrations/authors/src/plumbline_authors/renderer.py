"""Runs of ``plumbline`` that draw scenes and logs, and export interactive pages."""

from __future__ import annotations

import json
import tempfile
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
    _submitted: dict[Path, None] = field(default_factory=dict, init=False)

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
        self._submitted[path] = None

    def finish(self) -> dict[Path, Outcome]:
        """Waits until all submitted scenes are drawn."""
        if self._worker is None:
            return {}
        answers, status, errors = self._worker.finish()
        submitted = list(self._submitted)
        self._worker = None
        self._submitted.clear()
        greeting = answers[0] if answers else {}
        if greeting.get("protocol", PROTOCOL) != PROTOCOL:
            raise CommandError(
                f"'{self.command.path}' speaks protocol {greeting.get('protocol')}; "
                f"this package knows {PROTOCOL}: install a later plumbline-authors"
            )
        outcomes: dict[Path, Outcome] = {}
        for path, answer in zip(submitted, answers[1:], strict=False):
            outcomes[path] = _outcome(path, answer)
        reason = f"'{self.command.path} worker' ended early with exit code {status}"
        reason = ": ".join([reason, *errors.strip().splitlines()[-1:]])
        for path in submitted:
            outcomes.setdefault(path, [{"message": reason}])
        return outcomes

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


def _outcome(path: Path, answer: dict[str, Any]) -> Outcome:
    if answer.get("status") != "drawn":
        return answer.get("errors") or [{"message": answer.get("cause", "unknown error")}]
    scripts = answer.get("missingScripts", [])
    warnings = [f"no font has the letters of {script}" for script in scripts]
    notes = [*answer.get("omissions", []), *answer.get("notes", [])]
    known = described(path, answer.get("canvas", ""))
    return Picture(path, warnings=tuple(warnings), notes=tuple(notes), **known)
