"""The IPython extension: ``%load_ext plumbline_authors.jupyter``."""

from __future__ import annotations

import base64
import html
import os
import sys
from pathlib import Path
from typing import Any

from IPython.core.error import UsageError

from .cache import FigureCache
from .command import Command
from .figures import (
    Failure,
    Figure,
    Picture,
    figure_members,
    messages,
    named_file,
)
from .options import OptionError, info_line, picture_format

_MIME_TYPES = {"svg": "image/svg+xml", "png": "image/png"}
_PAGE_OPTIONS = {"alt", "file", "format", "theme", "width"}


class Shown:
    """A picture in the output of a cell, with its alternative text."""

    def __init__(self, picture: Picture, alt: str, width: str) -> None:
        self.picture = picture
        self.alt = alt
        self.width = width

    def _repr_mimebundle_(
        self, include: Any = None, exclude: Any = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        kind = _MIME_TYPES[self.picture.path.suffix.removeprefix(".")]
        data = self.picture.path.read_bytes()
        coded = base64.b64encode(data).decode("ascii")
        width = self.width or f"{self.picture.width:g}"
        size = f' width="{width}"' if width != "0" else ""
        # Pages of notebooks show SVG without alternative texts, but prefer HTML.
        shown = f'<img src="data:{kind};base64,{coded}" alt="{html.escape(self.alt)}"{size}>'
        own = data.decode("utf-8") if kind == "image/svg+xml" else coded
        return {"text/html": shown, kind: own, "text/plain": self.alt}, {}


def cache_folder() -> Path:
    """The folder of pictures: below ``XDG_CACHE_HOME``, or ``~/.cache``."""
    return Path(
        os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "plumbline", "notebooks"
    )


def draw(line: str, cell: str = "") -> Shown:
    """Draws the scene of a cell, or the file that a line names.

    Raises:
        UsageError: the message names the problem and the line of the cell.
    """
    try:
        options = info_line(line)
        name = options.get("file", "")
        if bool(name) == bool(cell.strip()):
            raise OptionError("takes either a file or, with two signs, a scene in the cell")
        format = picture_format(options.get("format", "svg"))
        if not options.get("width", "1").isdigit():
            raise OptionError(f"option 'width' takes pixels, not '{options['width']}'")
        figure = Figure(
            page="cell",
            line=1,
            name=name,
            file=str(Path(name).absolute()) if name else "",
            text=cell,
            text_line=2 if cell else 0,
            members=figure_members(options, Path.cwd(), of_page=_PAGE_OPTIONS),
            format=format,
            theme=named_file(options.get("theme", "light"), Path.cwd()),
        )
    except OptionError as error:
        raise UsageError(f"plumbline: {error}") from None
    # Running a cell runs code anyway.
    results = FigureCache(cache_folder(), Command(), allows_code=True).draw([figure])
    result = results[figure]
    found = messages(results)
    lines = [f"line {one.line}: {one.message}" if cell else one.message for one, _ in found]
    if isinstance(result, Failure):
        raise UsageError("plumbline: " + "\n".join(lines))
    for text in lines:
        print(f"plumbline: {text}", file=sys.stderr)
    return Shown(result, options.get("alt", result.alt), options.get("width", ""))


def load_ipython_extension(shell: Any) -> None:
    """Registers ``%plumbline`` and ``%%plumbline``."""
    shell.register_magic_function(
        lambda line, cell="": draw(line, cell), magic_kind="line_cell", magic_name="plumbline"
    )
