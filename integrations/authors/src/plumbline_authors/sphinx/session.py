"""The pictures of one build, and the figures that the environment keeps."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from weakref import WeakKeyDictionary

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from ..cache import FigureCache
from ..command import Command
from ..figures import Failure, Figure, Picture, Problem, messages, named_file

logger = logging.getLogger(__name__)

#: Themes of Sphinx, and those built upon them, that show one of two pictures.
SWITCHING_THEMES = {"furo", "pydata_sphinx_theme"}
#: Builders that show no pictures.
BLIND_BUILDERS = ("gettext", "linkcheck")

_MIME_TYPES = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}
_FOLDER = "_plumbline"


@dataclass(frozen=True)
class Request:
    """The figure of a directive, and perhaps its interactive page."""

    figure: Figure
    page: Figure | None = None


class Session:
    """The pictures of one build."""

    def __init__(self, app: Sphinx) -> None:
        self.app = app
        self.results: dict[Figure, Picture | Failure] = {}
        self.pages: dict[str, Path] = {}
        self._process = os.getpid()
        self._variants: dict[Request, list[Figure]] = {}

    @cached_property
    def cache(self) -> FigureCache:
        """The folder of the pictures, beside the doctrees."""
        config = self.app.config
        return FigureCache(
            Path(config.plumbline_cache or Path(self.app.doctreedir) / "plumbline"),
            Command(config.plumbline_command),
            allows_code=config.plumbline_allow_code,
        )

    @cached_property
    def themes(self) -> list[str]:
        """The themes of figures without the option ``theme``."""
        asked: str = self.app.config.plumbline_themes
        if asked != "auto":
            folder = Path(self.app.confdir)
            return [named_file(word, folder) for word in asked.split()]
        theme = getattr(self.app.builder, "theme", None)
        names = [Path(folder).name for folder in theme.get_theme_dirs()] if theme else []
        return ["light", "dark"] if set(names) & SWITCHING_THEMES else ["light"]

    @property
    def draws(self) -> bool:
        """Whether the builder shows pictures."""
        return self.app.builder.name not in BLIND_BUILDERS

    @property
    def shows_html(self) -> bool:
        """Whether the builder writes pages of HTML."""
        return self.app.builder.format == "html"

    def variants(self, request: Request) -> list[Figure]:
        """The pictures of a request that this builder shows."""
        if request not in self._variants:
            self._variants[request] = self._new_variants(request)
        return self._variants[request]

    def _new_variants(self, request: Request) -> list[Figure]:
        figure, builder = request.figure, self.app.builder
        format = {"html": "svg", "latex": "pdf"}.get(builder.format, "png")
        if figure.format and _MIME_TYPES[figure.format] in builder.supported_image_types:
            format = figure.format
        themes = figure.theme.split() or self.themes
        return [figure.drawn_as(format, one) for one in (themes if self.shows_html else themes[:1])]

    def needed(self, request: Request) -> list[Figure]:
        """All figures that are drawn for a request."""
        page = [request.page] if request.page and self.shows_html else []
        return [*self.variants(request), *page]

    def begin(self, request: Request) -> None:
        """Begins to draw a request, unless this is a child process of a parallel build."""
        if os.getpid() == self._process and self.draws:
            self.cache.begin(self.needed(request))

    def draw(self, figures: Iterable[Figure]) -> None:
        """Draws figures once, and reports problems at the lines of pages."""
        new = [figure for figure in dict.fromkeys(figures) if figure not in self.results]
        results = self.cache.draw(new)
        for problem, is_note in messages(results):
            if is_note:
                logger.info("%s:%d: note: %s", problem.page, problem.line, problem.message)
            else:
                report(problem)
        self.results |= results

    def draw_all(self, env: BuildEnvironment) -> list[str]:
        """Begins the figures of all pages, and returns the pages with changed pictures.

        Pictures that the command draws are awaited when their pages are written.
        """
        if not self.draws:
            return []
        needed = {
            page: [figure for request in requests for figure in self.needed(request)]
            for page, requests in requests_of(env).items()
        }
        figures = [figure for group in needed.values() for figure in group]
        self.cache.begin(figures)
        self.cache.end_jobs()
        begun = {figure for figure in figures if self.cache.has_begun(figure)}
        # Processes that write pages can't share the worker.
        awaited = begun if self.app.parallel < 2 else set()
        self.draw(figure for figure in figures if figure not in awaited)
        changed = []
        for page, group in needed.items():
            drawn: dict[str, list[str]] = drawn_names(env).setdefault(page, {})
            names = [self._name(figure) for figure in group]
            if drawn.get(self.app.builder.name) != names or not begun.isdisjoint(group):
                drawn[self.app.builder.name] = names
                changed.append(page)
        return changed

    def _name(self, figure: Figure) -> str:
        if figure not in self.results:
            return self.cache.path(figure).name
        result = self.results[figure]
        return result.path.name if isinstance(result, Picture) else ""

    def add_page(self, picture: Picture) -> str:
        """Adds an interactive page to the site, and returns its address from the root."""
        self.pages[picture.path.name] = picture.path
        return f"{_FOLDER}/{picture.path.name}/index.html"

    def copy_pages(self) -> None:
        """Copies the added interactive pages into the site."""
        for name, path in self.pages.items():
            shutil.copytree(path, Path(self.app.outdir, _FOLDER, name), dirs_exist_ok=True)


#: The session of each running build.
SESSIONS: WeakKeyDictionary[Sphinx, Session] = WeakKeyDictionary()


def session_of(app: Sphinx) -> Session:
    """The session of an application's build."""
    return SESSIONS.setdefault(app, Session(app))


def requests_of(env: BuildEnvironment) -> dict[str, list[Request]]:
    """The requests of each page."""
    requests: dict[str, list[Request]] = vars(env).setdefault("plumbline_requests", {})
    return requests


def drawn_names(env: BuildEnvironment) -> dict[str, dict[str, list[str]]]:
    """The names of the pictures of each page that each builder showed last."""
    drawn: dict[str, dict[str, list[str]]] = vars(env).setdefault("plumbline_drawn", {})
    return drawn


def report(problem: Problem) -> None:
    """Warns of a problem at its line."""
    location = f"{problem.page}:{problem.line}"
    logger.warning("%s", problem.message, location=location, type="plumbline")
