"""Figures of pages, their pictures, and messages about them."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from .options import OptionError, drawing


@dataclass(frozen=True)
class Problem:
    """A message about a line of an author's page."""

    page: str
    line: int
    message: str


@dataclass(frozen=True)
class Figure:
    """A figure of a page, in one format and theme."""

    #: The path of the page, and the line of the figure.
    page: str
    line: int
    #: The author's name for the file.
    name: str = ""
    #: The file, perhaps with the name of a scene: ``Main.storyboard#Login``; empty for a text.
    file: str = ""
    #: The scene or log in the page, and the number of its first line in the page.
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
    #: The alternative text and the title that the command wrote; empty in PDF files.
    alt: str = ""
    title: str = ""
    #: The extent in CSS pixels, or 0 if the file doesn't state it.
    width: float = 0
    height: float = 0
    #: The command's explanation of a log.
    report: str = ""
    #: Visible flaws, such as letters without a font.
    warnings: tuple[str, ...] = ()
    #: Labels without room in the picture, and parts of a document that aren't supported.
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Failure:
    """The reasons why there is no picture; empty if another figure has the same reason."""

    problems: tuple[Problem, ...]


def messages(results: Mapping[Figure, Picture | Failure]) -> list[tuple[Problem, bool]]:
    """The messages about figures, each once, and whether it is only a note."""
    found: dict[tuple[Problem, bool], None] = {}
    for figure, result in results.items():
        if isinstance(result, Failure):
            found.update(((problem, False), None) for problem in result.problems)
        else:
            found.update(((figure.problem(text), False), None) for text in result.warnings)
            found.update(((figure.problem(text), True), None) for text in result.notes)
    return list(found)


def figure_members(
    options: Mapping[str, str], folder: Path, kind: str = "scene", of_page: Collection[str] = ()
) -> str:
    """The members of a job for a :class:`Figure`, without the options of the page.

    Files that options name are in a folder.

    Raises:
        OptionError: an option is unknown or has an invalid value.
    """
    members = drawing(options, kind, of_page)
    if "language" in members:
        members["language"] = named_file(members["language"], folder)
    return json.dumps(members, sort_keys=True)


def named_file(name: str, folder: Path) -> str:
    """The path of a theme or a file of words; a word such as ``light`` stays."""
    return str(folder / name) if name.endswith((".yaml", ".yml", ".json")) else name


_RANGES = re.compile(r"(?:(width|height)=)?([\d.]+-[\d.]+)")


def interactive(figure: Figure, ranges: str) -> Figure:
    """The interactive page of a scene, perhaps with ranges: ``320-1024``, ``height=480-900``.

    Raises:
        OptionError: the scene is a text, or a word isn't a range.
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


def locate(page: Sequence[str], text: str, start: int) -> int:
    """The line of a page, from 1, at which a text begins; 0 if it isn't there.

    The search begins at the line ``start``. Indentation and marks before the text in each line,
    such as ``>``, don't count.
    """
    wanted = [line.strip() for line in text.rstrip().split("\n")]
    for first in range(max(start, 1) - 1, len(page) - len(wanted) + 1):
        found = (page[first + n].rstrip().endswith(line) for n, line in enumerate(wanted))
        if all(found):
            return first + 1
    return 0
