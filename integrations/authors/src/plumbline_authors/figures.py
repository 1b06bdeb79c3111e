"""Runs ``plumbline`` for figures of pages, and keeps the pictures by their content."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from .dependencies import dependencies, project_file, scene_file
from .descriptions import described
from .options import OptionError, drawing
from .worker import Worker

#: The oldest version of the command that this package knows.
OLDEST_VERSION = (0, 1)
#: The form of jobs and results that this package knows.
PROTOCOL = 1
#: Changes with what this package keeps beside pictures.
_CACHE_FORMAT = 1

_INSTALL = "install Plumbline, or name it in the settings or in the environment variable PLUMBLINE"


class CommandError(RuntimeError):
    """The command is missing, or isn't one that this package knows."""


@dataclass(frozen=True)
class Problem:
    """A message about a line of an author's page."""

    page: str
    line: int
    message: str


@dataclass(frozen=True)
class Figure:
    """A figure as a page asks for it, in one format and theme."""

    #: The path of the page, and the line that asks for the figure.
    page: str
    line: int
    #: What the author called the file.
    name: str = ""
    #: The file, perhaps with the name of a scene: ``Main.storyboard#Login``; empty for a text.
    file: str = ""
    #: The scene or log in the page, and the line of the page that it begins in.
    text: str = ""
    text_line: int = 0
    #: ``scene``, ``log``, or ``page`` for the folder of an interactive page.
    kind: str = "scene"
    #: The members of the job, as JSON with sorted keys.
    members: str = "{}"
    format: str = "svg"
    theme: str = "light"
    #: The beginning of the ids of an SVG file that becomes part of a page.
    prefix: str = ""

    def problem(self, message: str) -> Problem:
        """A message at the figure's line."""
        return Problem(self.page, self.line, message)

    def drawn_as(self, format: str, theme: str) -> Figure:
        """The same figure in another format and theme."""
        prefix = f"{self.prefix}{theme}-" if self.prefix and theme == "dark" else self.prefix
        return replace(self, format=format, theme=theme, prefix=prefix if format == "svg" else "")


@dataclass(frozen=True)
class Picture:
    """A picture of a figure, or the folder of an interactive page."""

    path: Path
    #: The alternative text and the title, as the command has them; empty in PDF files.
    alt: str = ""
    title: str = ""
    #: The extent in CSS pixels, or 0 if the file doesn't state it.
    width: float = 0
    height: float = 0
    #: What the command printed about a log.
    report: str = ""
    #: Flaws that readers see, such as letters without a font.
    warnings: tuple[str, ...] = ()
    #: What has no room in the picture, and what of a document isn't understood.
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Failure:
    """The reasons why there is no picture; none if another figure has the same reason."""

    problems: tuple[Problem, ...]


@dataclass
class Command:
    """The command ``plumbline``.

    It is the one that is named, or that of the environment variable ``PLUMBLINE``, or the one on
    the ``PATH``, or the one beside this Python.
    """

    name: str = ""

    @cached_property
    def path(self) -> str:
        """The command's path."""
        name = self.name or os.environ.get("PLUMBLINE") or "plumbline"
        beside = os.pathsep + str(Path(sys.executable).parent)
        path = shutil.which(name, path=os.environ.get("PATH", os.defpath) + beside)
        if path is None:
            raise CommandError(f"the command '{name}' isn't there; {_INSTALL}")
        return str(Path(path).absolute())

    @cached_property
    def versions(self) -> Mapping[str, Any]:
        """What pictures depend on, from ``plumbline version``."""
        run = self.run("version", "--json")
        try:
            versions = json.loads(run.stdout) if run.returncode == 0 else None
            version = str(versions["plumbline"]) if isinstance(versions, dict) else ""
        except (ValueError, KeyError):
            version = ""
        if not re.match(r"\d+\.\d+", version):
            raise CommandError(f"'{self.path}' doesn't say which Plumbline it is; {_INSTALL}")
        if tuple(map(int, version.split(".")[:2])) < OLDEST_VERSION:
            oldest = ".".join(map(str, OLDEST_VERSION))
            raise CommandError(f"'{self.path}' is Plumbline {version}; {oldest} or later is needed")
        assert isinstance(versions, dict)
        return versions

    @cached_property
    def digest(self) -> str:
        """A hash of the versions."""
        return hashlib.sha256(json.dumps(self.versions, sort_keys=True).encode()).hexdigest()

    def run(self, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Runs the command with a text as its input."""
        try:
            return subprocess.run(
                [self.path, *arguments],
                input=given,
                capture_output=True,
                check=False,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise CommandError(f"'{self.path}' can't be run: {error.strerror}") from None


@dataclass
class FigureCache:
    """Pictures in a folder, each in a file whose name has a hash of all that it depends on.

    Several processes may share the folder. The command puts each file into its place in one step,
    and so does this class with the description beside it.
    """

    folder: Path
    command: Command = field(default_factory=Command)
    #: Whether Swift files may be named, whose code then runs.
    allows_code: bool = False
    jobs: int = field(default_factory=lambda: os.cpu_count() or 1)

    def __post_init__(self) -> None:
        """Makes an empty memory of files and jobs."""
        self._paths: dict[Figure, Path] = {}
        self._hashes: dict[Path, str] = {}
        self._dependencies: dict[str, list[Path]] = {}
        self._projects: dict[Path, Path | None] = {}
        self._worker: Worker | None = None
        self._submitted: dict[Path, None] = {}

    def begin(self, figures: Iterable[Figure]) -> None:
        """Begins to draw scenes that aren't in the folder yet, while pages are read.

        Problems are left to :meth:`draw`.
        """
        for figure in figures:
            with suppress(CommandError, OptionError, OSError):
                path = self.path(figure)
                self._paths[figure] = path
                if figure.kind == "scene" and not path.exists():
                    self._submit(path, figure)

    def draw(self, figures: Iterable[Figure]) -> dict[Figure, Picture | Failure]:
        """Draws the figures that aren't in the folder yet, all in one run of the command."""
        results: dict[Figure, Picture | Failure] = {}
        missing: dict[Path, list[Figure]] = {}
        figures = list(dict.fromkeys(figures))
        for figure in figures:
            try:
                path = self._paths.get(figure) or self.path(figure)
            except CommandError as error:
                return _all_failed(figures, results, str(error))
            except OptionError as error:
                results[figure] = Failure((figure.problem(str(error)),))
            except OSError as error:
                is_scene = error.filename in (None, str(scene_file(figure.file)))
                name = figure.name if is_scene else Path(error.filename).name
                reason = f"{name}: {error.strerror or error}"
                results[figure] = Failure((figure.problem(reason),))
            else:
                picture = None if path in self._submitted else self._stored(path)
                if picture:
                    results[figure] = picture
                else:
                    missing.setdefault(path, []).append(figure)
        if missing:
            self._draw(missing, results)
        # Files may change before the next call.
        for memory in (self._paths, self._hashes, self._dependencies, self._projects):
            memory.clear()
        return results

    def path(self, figure: Figure) -> Path:
        """The place of a picture. Its name ends in a hash of all that the picture depends on.

        Raises:
            CommandError: there is no command whose version could be part of it.
            OptionError: the figure can't be drawn as it is asked for.
            OSError: a file can't be read.
        """
        return self.folder / f"{_stem(figure)}-{self.key(figure)}{_ending(figure)}"

    def key(self, figure: Figure) -> str:
        """A hash of all that a picture depends on."""
        file = scene_file(figure.file)
        if figure.file and file.suffix == ".swift" and not self.allows_code:
            raise OptionError(
                f"{figure.name}: drawing a Swift file runs its code; allow that in the settings"
            )
        if figure.file and file.is_dir():
            raise OptionError(f"{figure.name}: is a folder; name a scene file")
        files = self.dependencies(figure)
        content = [
            _CACHE_FORMAT,
            self.command.digest,
            [figure.kind, figure.format, figure.theme, figure.members, figure.text, figure.prefix],
            [figure.file.removeprefix(str(file))],
            [[os.path.relpath(path, file.parent), self._hash(path)] for path in files],
        ]
        return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]

    def dependencies(self, figure: Figure) -> list[Path]:
        """The files that a figure depends on."""
        names = [figure.file] if figure.file else []
        files: list[Path] = []
        for name in [*names, *self._named_files(figure)]:
            if name not in self._dependencies:
                self._dependencies[name] = dependencies(name)
            files += self._dependencies[name]
        return files

    def _named_files(self, figure: Figure) -> list[str]:
        language = json.loads(figure.members).get("language", "") if figure.members != "{}" else ""
        names = [name for name in (figure.theme, language) if os.path.isabs(name)]
        project = self._project(figure)
        return [*names, str(project)] if project else names

    def _project(self, figure: Figure) -> Path | None:
        if not figure.file or figure.kind == "log":
            return None
        folder = scene_file(figure.file).parent
        if folder not in self._projects:
            self._projects[folder] = project_file(folder)
        return self._projects[folder]

    def _hash(self, path: Path) -> str:
        if path not in self._hashes:
            self._hashes[path] = hashlib.sha256(path.read_bytes()).hexdigest()
        return self._hashes[path]

    def _stored(self, path: Path) -> Picture | None:
        """A picture in the folder. What isn't in its file is in a description beside it."""
        try:
            if path.suffix == ".svg" and not _description(path).exists():
                return Picture(path, **described(path))
            kept = json.loads(_description(path).read_bytes())
            if not path.exists():
                return None
            for key in ("warnings", "notes"):
                kept[key] = tuple(kept[key])
            return Picture(path, **kept)
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _kept(self, picture: Picture) -> _Outcome:
        kept = {key: value for key, value in vars(picture).items() if key != "path"}
        if picture.path.suffix == ".svg" and not any(
            (picture.warnings, picture.notes, picture.report)
        ):
            return lambda figure: picture
        target = _description(picture.path)
        with tempfile.NamedTemporaryFile(
            "w", dir=target.parent, prefix=".", suffix=".tmp", delete=False, encoding="utf-8"
        ) as file:
            json.dump(kept, file)
        os.chmod(file.name, 0o644)
        os.replace(file.name, target)
        return lambda figure: picture

    def _draw(
        self, missing: dict[Path, list[Figure]], results: dict[Figure, Picture | Failure]
    ) -> None:
        figures = [figure for group in missing.values() for figure in group]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            scenes = {path: group for path, group in missing.items() if group[0].kind == "scene"}
            outcomes = self._draw_scenes(scenes) if scenes else {}
            others = [(path, group[0]) for path, group in missing.items() if path not in scenes]
            with ThreadPoolExecutor(self.jobs) as pool:
                run = {"log": self._draw_log, "page": self._export}
                drawn = pool.map(lambda one: run[one[1].kind](*one), others)
                outcomes.update(zip([path for path, _ in others], drawn, strict=True))
        except CommandError as error:
            _all_failed(figures, results, str(error))
            return
        except OSError as error:
            place = error.filename or self.folder
            _all_failed(figures, results, f"can't write '{place}': {error.strerror or error}")
            return
        for path, group in missing.items():
            for figure in group:
                results[figure] = outcomes[path](figure)

    def _submit(self, path: Path, figure: Figure) -> None:
        if path in self._submitted:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        if self._worker is None:
            allowed = ["--allow-code"] if self.allows_code else []
            command = [self.command.path, "worker", "--jobs", str(self.jobs), *allowed]
            self._worker = Worker(command)
        self._worker.submit(job(figure, path, self._project(figure)))
        self._submitted[path] = None

    def _draw_scenes(self, scenes: dict[Path, list[Figure]]) -> dict[Path, _Outcome]:
        for path, group in scenes.items():
            self._submit(path, group[0])
        assert self._worker is not None
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
        outcomes: dict[Path, _Outcome] = {}
        for path, answer in zip(submitted, answers[1:], strict=False):
            outcomes[path] = self._outcome(path, answer)
        reason = f"'{self.command.path} worker' ended early with exit code {status}"
        reason = ": ".join([reason, *errors.strip().splitlines()[-1:]])
        for path in scenes:
            outcomes.setdefault(path, _failing(lambda figure: (figure.problem(reason),)))
        return outcomes

    def _outcome(self, path: Path, answer: dict[str, Any]) -> _Outcome:
        if answer.get("status") != "drawn":
            errors = answer.get("errors") or [{"message": answer.get("cause", "unknown error")}]
            return _failing(lambda figure: tuple(located(figure, error) for error in errors))
        scripts = answer.get("missingScripts", [])
        warnings = [f"no font has the letters of {script}" for script in scripts]
        notes = [*answer.get("omissions", []), *answer.get("notes", [])]
        known = described(path, answer.get("canvas", ""))
        return self._kept(Picture(path, warnings=tuple(warnings), notes=tuple(notes), **known))

    def _draw_log(self, path: Path, figure: Figure) -> _Outcome:
        arguments = ["parse-log", figure.file or "-", "--figure", "-o", str(path)]
        arguments += ["--theme", figure.theme]
        if figure.format == "svg":
            arguments += ["--svg", "structured"]
        if conflict := json.loads(figure.members).get("conflict"):
            arguments += ["--conflict", str(conflict)]
        run = self.command.run(*arguments, given=figure.text)
        if run.returncode != 0 or not path.exists():
            return _failing(lambda figure: _printed(figure, run.stderr))
        return self._kept(Picture(path, report=run.stdout, **described(path)))

    def _export(self, path: Path, figure: Figure) -> _Outcome:
        with tempfile.TemporaryDirectory(dir=self.folder, prefix=".") as folder:
            page = Path(folder, "page")
            options = [
                f"--{key}={value}" for key, value in sorted(json.loads(figure.members).items())
            ]
            run = self.command.run("serve", figure.file, "--export", str(page), *options)
            if run.returncode != 0 or not (page / "index.html").exists():
                return _failing(lambda figure: _printed(figure, run.stderr))
            try:
                page.rename(path)
            except OSError:
                # Another process was faster, and its page is the same.
                if not (path / "index.html").exists():
                    raise
        return self._kept(Picture(path))


#: What came of a picture, for each figure that shows it.
_Outcome = Callable[[Figure], Picture | Failure]


def _failing(problems: Callable[[Figure], tuple[Problem, ...]]) -> _Outcome:
    return lambda figure: Failure(problems(figure))


def _all_failed(
    figures: Iterable[Figure], results: dict[Figure, Picture | Failure], message: str
) -> dict[Figure, Picture | Failure]:
    # One message is enough: the reason is the same for all.
    problems: tuple[str, ...] = (message,)
    for figure in figures:
        results[figure] = Failure(tuple(map(figure.problem, problems)))
        problems = ()
    return results


def messages(results: Mapping[Figure, Picture | Failure]) -> list[tuple[Problem, bool]]:
    """The messages about figures, each once, and whether it is a note only."""
    found: dict[tuple[Problem, bool], None] = {}
    for figure, result in results.items():
        if isinstance(result, Failure):
            found.update(((problem, False), None) for problem in result.problems)
        else:
            found.update(((figure.problem(text), False), None) for text in result.warnings)
            found.update(((figure.problem(text), True), None) for text in result.notes)
    return list(found)


def figure_members(options: Mapping[str, str], folder: Path, kind: str = "scene") -> str:
    """The members of a job for a :class:`Figure`. Files that options name are in a folder.

    Raises:
        OptionError: an option is unknown, or has a value that it can't have.
    """
    members = drawing(options, kind)
    if "language" in members:
        members["language"] = named_file(members["language"], folder)
    return json.dumps(members, sort_keys=True)


def named_file(name: str, folder: Path) -> str:
    """The path of a theme or a file of words; a word such as ``light`` stays."""
    return str(folder / name) if name.endswith((".yaml", ".yml", ".json")) else name


def job(figure: Figure, output: Path, project: Path | None = None) -> dict[str, Any]:
    """The job that draws a scene's figure, with the settings of a project file."""
    scene: Any = figure.file
    if not scene:
        scene = {"name": text_name(figure.text), "text": figure.text}
    members = {"scene": scene, **json.loads(figure.members)}
    members |= {"theme": figure.theme, "format": figure.format, "output": str(output.absolute())}
    if figure.format == "svg":
        members["svg"] = "structured"
    if figure.prefix:
        members["idPrefix"] = figure.prefix
    if project:
        members["config"] = str(project)
    return members


def text_name(text: str) -> str:
    """The file name of a scene that is written in a page."""
    return "figure.scene.json" if text.lstrip().startswith("{") else "figure.scene.yaml"


def located(figure: Figure, error: Mapping[str, Any]) -> Problem:
    """An error of the command as a message at a line of the author's page."""
    message = str(error.get("message", "unknown error"))
    file, line, column = error.get("file"), error.get("line"), error.get("column")
    if figure.text and file in (text_name(figure.text), "stdin") and line and figure.text_line:
        if file == "stdin" and figure.kind == "scene":
            return figure.problem(message)
        place = f"line {line}, column {column}" if column else f"line {line}"
        kind = "log" if figure.kind == "log" else "scene"
        at = figure.text_line + int(line) - 1
        return Problem(figure.page, at, f"{message} ({place} of the {kind})")
    if file in (None, "stdin"):
        return figure.problem(message)
    if file in (figure.file, str(scene_file(figure.file))):
        file = scene_file(figure.name)
    place = ":".join(str(part) for part in (file, line, column) if part)
    return figure.problem(f"{place}: {message}")


_PRINTED = re.compile(
    r"(?P<file>.+?):(?:(?P<line>\d+):)?(?:(?P<column>\d+):)? error: (?P<message>.*)"
)


def _printed(figure: Figure, text: str) -> tuple[Problem, ...]:
    matches = [_PRINTED.fullmatch(line) for line in text.splitlines()]
    problems = tuple(located(figure, match.groupdict()) for match in matches if match)
    lines = text.strip().splitlines() or ["the command failed without a message"]
    return problems or (figure.problem(lines[-1].removeprefix("Error: ")),)


def _stem(figure: Figure) -> str:
    name = Path(figure.file or figure.page or "figure").name
    name = re.sub(r"\.(scene\.)?[a-z]+(?=#|$)", "", name)
    return re.sub(r"[^A-Za-z0-9_]+", "-", name).strip("-") or "figure"


def _ending(figure: Figure) -> str:
    return "" if figure.kind == "page" else f".{figure.format}"


def _description(path: Path) -> Path:
    return path.with_name(path.name + ".json")


def locate(page: Sequence[str], text: str, start: int) -> int:
    """The line of a page, from 1, at which a text begins at or after a line; 0 if it isn't there.

    Indentation and what precedes a text in each line, such as ``>``, don't count.
    """
    wanted = [line.strip() for line in text.rstrip().split("\n")]
    for first in range(max(start, 1) - 1, len(page) - len(wanted) + 1):
        found = (page[first + n].rstrip().endswith(line) for n, line in enumerate(wanted))
        if all(found):
            return first + 1
    return 0


_RANGES = re.compile(r"(?:(width|height)=)?([\d.]+-[\d.]+)")


def interactive(figure: Figure, ranges: str) -> Figure:
    """The interactive page of a scene, perhaps with ranges: ``320-1024``, ``height=480-900``.

    Raises:
        OptionError: the scene is a text, or there is something else than ranges.
    """
    if not figure.file:
        raise OptionError("'interactive' needs a file, not a scene in the page")
    members = {}
    for word in ranges.split():
        match = _RANGES.fullmatch(word)
        if not match:
            raise OptionError(f"'interactive' takes ranges such as 320-1024, not '{word}'")
        members[match[1] or "width"] = match[2]
    members_text = json.dumps(members, sort_keys=True)
    return replace(figure, kind="page", members=members_text, format="", theme="", prefix="")
