"""The folder of pictures, in which each picture is drawn once."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from .command import Command, CommandError
from .dependencies import scene_file
from .descriptions import described
from .figures import Failure, Figure, Picture
from .jobs import job, located
from .keys import FigureKeys
from .options import OptionError
from .renderer import Renderer


@dataclass
class FigureCache:
    """Pictures in a folder. Each name contains a hash of all that the picture depends on.

    Files are read once, so each build needs its own cache. Several processes may share the folder.
    The command puts each file into its place in one step, and this class does the same with the
    description beside it.
    """

    folder: Path
    command: Command = field(default_factory=Command)
    #: Whether figures may name Swift files. Drawing them runs their code.
    allows_code: bool = False
    jobs: int = field(default_factory=lambda: os.cpu_count() or 1)

    def __post_init__(self) -> None:
        """Makes the keys and the renderer."""
        self._paths: dict[Figure, Path] = {}
        self._keys = FigureKeys(self.command, self.allows_code)
        self._renderer = Renderer(self.command, self.jobs, self.allows_code)

    def begin(self, figures: Iterable[Figure]) -> None:
        """Begins to draw scenes that aren't in the folder yet, while pages are read.

        Problems are left to :meth:`draw`.
        """
        for figure in figures:
            with suppress(CommandError, OptionError, OSError):
                path = self.path(figure)
                self._paths[figure] = path
                if figure.kind == "scene" and not path.exists():
                    self.folder.mkdir(parents=True, exist_ok=True)
                    self._submit(path, figure)

    def has_begun(self, figure: Figure) -> bool:
        """Whether :meth:`begin` began to draw a figure whose result isn't known yet."""
        path = self._paths.get(figure)
        return path is not None and self._renderer.has_begun(path)

    def end_jobs(self) -> None:
        """Lets the command end after the scenes that were begun."""
        self._renderer.end_jobs()

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
                picture = None if self._renderer.has_begun(path) else _stored(path)
                if picture:
                    results[figure] = picture
                else:
                    missing.setdefault(path, []).append(figure)
        if missing:
            self._draw(missing, results)
        return results

    def path(self, figure: Figure) -> Path:
        """The place of a picture.

        Raises:
            CommandError: the command is missing or unsupported.
            OptionError: the figure's file can't be drawn.
            OSError: a file can't be read.
        """
        return self.folder / self._keys.name(figure)

    def dependencies(self, figure: Figure) -> list[Path]:
        """The files that a figure depends on."""
        return self._keys.dependencies(figure)

    def _submit(self, path: Path, figure: Figure) -> None:
        if not self._renderer.has_begun(path):
            self._renderer.submit(path, job(figure, path, self._keys.project(figure)))

    def _draw(
        self, missing: dict[Path, list[Figure]], results: dict[Figure, Picture | Failure]
    ) -> None:
        figures = [figure for group in missing.values() for figure in group]
        firsts = [(path, group[0]) for path, group in missing.items()]
        scenes = [(path, figure) for path, figure in firsts if figure.kind == "scene"]
        others = [(path, figure) for path, figure in firsts if figure.kind != "scene"]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for path, figure in scenes:
                self._submit(path, figure)
            outcomes = {path: self._renderer.result(path) for path, _ in scenes}
            outcomes |= self._renderer.run(others)
            for outcome in outcomes.values():
                if isinstance(outcome, Picture):
                    _keep(outcome)
        except CommandError as error:
            _all_failed(figures, results, str(error))
            return
        except OSError as error:
            place = error.filename or self.folder
            _all_failed(figures, results, f"can't write '{place}': {error.strerror or error}")
            return
        for path, group in missing.items():
            outcome = outcomes[path]
            for figure in group:
                if isinstance(outcome, Picture):
                    results[figure] = outcome
                else:
                    results[figure] = Failure(tuple(located(figure, error) for error in outcome))


def _all_failed(
    figures: Iterable[Figure], results: dict[Figure, Picture | Failure], message: str
) -> dict[Figure, Picture | Failure]:
    # One message is enough: the reason is the same for all.
    problems: tuple[str, ...] = (message,)
    for figure in figures:
        results[figure] = Failure(tuple(map(figure.problem, problems)))
        problems = ()
    return results


def _stored(path: Path) -> Picture | None:
    """The picture at a path, with the description beside it."""
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


def _keep(picture: Picture) -> None:
    """Writes the description beside a picture, unless the file contains all of it."""
    if picture.path.suffix == ".svg" and not any((picture.warnings, picture.notes, picture.report)):
        return
    kept = {key: value for key, value in vars(picture).items() if key != "path"}
    target = _description(picture.path)
    with tempfile.NamedTemporaryFile(
        "w", dir=target.parent, prefix=".", suffix=".tmp", delete=False, encoding="utf-8"
    ) as file:
        json.dump(kept, file)
    os.chmod(file.name, 0o644)
    os.replace(file.name, target)


def _description(path: Path) -> Path:
    return path.with_name(path.name + ".json")
