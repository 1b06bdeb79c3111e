"""Names of pictures: hashes of all that the pictures depend on."""

from __future__ import annotations

import hashlib
import json
import os
import re
from pathlib import Path

from .command import Command
from .dependencies import dependencies, project_file, scene_file
from .figures import Figure
from .options import OptionError

#: The version of names and of the descriptions beside pictures.
_CACHE_FORMAT = 1


class FigureKeys:
    """The names of pictures. Files are read once."""

    def __init__(self, command: Command, allows_code: bool) -> None:
        self.command = command
        self.allows_code = allows_code
        self._hashes: dict[Path, str] = {}
        self._dependencies: dict[str, list[Path]] = {}
        self._projects: dict[Path, Path | None] = {}

    def name(self, figure: Figure) -> str:
        """The file name of a picture, or the name of an interactive page's folder."""
        ending = "" if figure.kind == "page" else f".{figure.format}"
        return f"{_stem(figure)}-{self.key(figure)}{ending}"

    def key(self, figure: Figure) -> str:
        """A hash of all that a picture depends on."""
        file = scene_file(figure.file)
        if figure.file and file.suffix == ".swift" and not self.allows_code:
            raise OptionError(
                f"{figure.name}: drawing a Swift file runs its code; allow that with "
                "plumbline_allow_code in conf.py or allow_code in mkdocs.yml"
            )
        if figure.file and file.is_dir():
            raise OptionError(f"{figure.name}: is a folder; name a scene file")
        files = self.dependencies(figure)
        content = [
            _CACHE_FORMAT,
            self.command.digest,
            [figure.kind, figure.format, figure.theme, figure.members, figure.text, figure.prefix],
            [figure.file.removeprefix(str(file))],
            [[_relative(path, file.parent), self._hash(path)] for path in files],
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

    def project(self, figure: Figure) -> Path | None:
        """The project file that applies to a figure."""
        if not figure.file or figure.kind == "log":
            return None
        folder = scene_file(figure.file).parent
        if folder not in self._projects:
            self._projects[folder] = project_file(folder)
        return self._projects[folder]

    def _named_files(self, figure: Figure) -> list[str]:
        language = json.loads(figure.members).get("language", "") if figure.members != "{}" else ""
        names = [name for name in (figure.theme, language) if os.path.isabs(name)]
        project = self.project(figure)
        return [*names, str(project)] if project else names

    def _hash(self, path: Path) -> str:
        if path not in self._hashes:
            self._hashes[path] = hashlib.sha256(path.read_bytes()).hexdigest()
        return self._hashes[path]


def _relative(path: Path, folder: Path) -> str:
    return path.name if path.parent == folder else os.path.relpath(path, folder)


def _stem(figure: Figure) -> str:
    name = Path(figure.file or figure.page or "figure").name
    name = re.sub(r"\.(scene\.)?[a-z]+(?=#|$)", "", name)
    return re.sub(r"[^A-Za-z0-9_]+", "-", name).strip("-") or "figure"
