"""Jobs of ``plumbline worker``, and errors of the command as messages about pages."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .dependencies import scene_file
from .figures import Figure, Problem

_PRINTED = re.compile(
    r"(?P<file>.+?):(?:(?P<line>\d+):)?(?:(?P<column>\d+):)? error: (?P<message>.*)"
)


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


def printed_errors(text: str) -> list[dict[str, Any]]:
    """The errors that the command printed, with the members of errors in a worker's results."""
    matches = [_PRINTED.fullmatch(line) for line in text.splitlines()]
    errors = [match.groupdict() for match in matches if match]
    # Errors in options are followed by lines on how to use the command.
    lines = text.strip().splitlines() or ["the command failed without a message"]
    line = next((line for line in lines if line.lower().startswith("error: ")), lines[-1])
    return errors or [{"message": re.sub("^error: ", "", line, flags=re.IGNORECASE)}]


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
