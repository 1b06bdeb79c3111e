"""The files that a figure depends on.

``plumbline`` doesn't list them for a single picture. So all existing files count that a scene,
theme, component or project file mentions by a path. A file too many never changes a picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

#: The end of a path in YAML or JSON, and the characters before a path.
_ENDING = re.compile(r"""\.(?:ya?ml|json|png|jpe?g|ttf|otf|ttc)(?=["'\s\]},]|$)""", re.IGNORECASE)
_BEGINNING = re.compile(r"""[\n"'\[\]{},:]""")
_DOCUMENTS = (".yaml", ".yml", ".json")
_RESOURCES = (
    *(".png", ".jpg", ".jpeg", ".pdf", ".json", ".strings", ".xcstrings", ".stringsdict"),
    *(".plist", ".xib", ".storyboard", ".ttf", ".otf"),
)


def scene_file(path: str) -> Path:
    """The file of a path. The path may name one of its scenes: ``Main.storyboard#Login``."""
    if "#" not in path:
        return Path(path)
    file, sign, _ = path.rpartition("#")
    return Path(file if sign and not Path(path).exists() else path)


def dependencies(path: str) -> list[Path]:
    """The files that a scene, a theme or another file depends on, itself first."""
    file = scene_file(path)
    found: dict[Path, None] = {}
    if file.suffix in (".xib", ".storyboard"):
        found.update(dict.fromkeys([file, *_around_document(file)]))
    elif file.suffix == ".swift":
        found.update(dict.fromkeys([file, *_around_code(file)]))
    else:
        _follow(file, found)
    return list(found)


def project_file(folder: Path) -> Path | None:
    """The ``plumbline.yml`` for a folder: the nearest one up to the folder with ``.git``."""
    folder = folder.resolve()
    folders = [folder, *folder.parents]
    root = next((n for n, one in enumerate(folders) if (one / ".git").exists()), 0)
    candidates = [one / "plumbline.yml" for one in folders[: root + 1]]
    return next((one for one in candidates if one.is_file()), None)


def _follow(file: Path, found: dict[Path, None]) -> None:
    if file in found:
        return
    found[file] = None
    if file.suffix not in _DOCUMENTS:
        return
    try:
        text = file.read_text("utf-8", "replace")
    except OSError:
        return
    for ending in _ENDING.finditer(text):
        line = text[max(ending.start() - 1024, 0) : ending.end()]
        mention = _BEGINNING.split(line)[-1].strip().removeprefix("- ").strip()
        path = file.parent / mention
        if path.is_file():
            _follow(path, found)


def _around_document(file: Path) -> Iterator[Path]:
    figures = file.with_suffix(".figure.yaml")
    if figures.is_file():
        yield figures
    folder = file.resolve().parent
    folders = [folder, *folder.parents]
    project = (n for n, one in enumerate(folders) if any(map(_ends_project, _entries(one))))
    for one in folders[: next(project, 0) + 1]:
        yield from _catalogues(one)


def _around_code(file: Path) -> Iterator[Path]:
    for entry in _entries(file.parent):
        if entry.suffix.lower() in _RESOURCES and entry.is_file():
            yield entry
    yield from _catalogues(file.parent)


def _catalogues(folder: Path) -> Iterator[Path]:
    for entry in _entries(folder):
        if entry.suffix == ".xcassets":
            yield from sorted(path for path in entry.rglob("*") if path.is_file())


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _ends_project(entry: Path) -> bool:
    return entry.name in (".git", "Package.swift") or entry.suffix in (
        ".xcodeproj",
        ".xcworkspace",
    )
