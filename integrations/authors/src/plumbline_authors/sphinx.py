"""The Sphinx extension: ``extensions = ["plumbline_authors.sphinx"]``."""

from __future__ import annotations

import html
import os
import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.osutil import relative_uri

from . import options as words
from .cache import FigureCache
from .command import Command
from .descriptions import inline_svg
from .figures import (
    Failure,
    Figure,
    Picture,
    Problem,
    figure_members,
    interactive,
    locate,
    messages,
    named_file,
)

logger = logging.getLogger(__name__)

#: Themes of Sphinx, and those built upon them, that show one of two pictures.
SWITCHING_THEMES = {"furo", "pydata_sphinx_theme"}
#: Builders that show no pictures.
BLIND_BUILDERS = ("gettext", "linkcheck")

_MIME_TYPES = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}
_FOLDER = "_plumbline"


class plumbline_figure(nodes.General, nodes.Element):
    """The place of a picture until a builder needs it."""


@dataclass(frozen=True)
class Request:
    """What a directive asks for: a figure, and perhaps its interactive page."""

    figure: Figure
    page: Figure | None = None


def _choice(*values: str) -> Any:
    return lambda argument: directives.choice(argument, values)


class PlumblineDirective(SphinxDirective):
    """``.. plumbline:: login.scene.yaml``, or with a scene in its body."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    kind = "scene"
    option_spec: ClassVar[dict[str, Any]] = {
        "align": _choice("left", "center", "right"),
        "alt": directives.unchanged,
        "caption": directives.unchanged,
        "class": directives.class_option,
        "format": _choice(*words.FORMATS),
        "height": directives.length_or_unitless,
        "inline": directives.flag,
        "interactive": directives.unchanged,
        "name": directives.unchanged,
        "theme": directives.unchanged,
        "width": directives.length_or_percentage_or_unitless,
        **dict.fromkeys(words.SCENE_OPTIONS, directives.unchanged),
    }

    def run(self) -> list[nodes.Node]:
        """Makes the place of the picture, in a figure if there is a caption."""
        try:
            request = self._request()
        except words.OptionError as error:
            page, line = self.get_source_info()
            _report(Problem(page or "", line or self.lineno, str(error)))
            return []
        _requests(self.env).setdefault(self.env.docname, []).append(request)
        for session in _sessions.values():
            if session.app.env is self.env:
                for path in session.cache.dependencies(request.figure):
                    self.env.note_dependency(os.path.relpath(path, self.env.srcdir))
                session.begin(request)
        place = plumbline_figure("", request=request, classes=self.options.get("class", []))
        place["inline"] = "inline" in self.options
        place["report"] = "report" in self.options
        for key in ("align", "alt", "height", "width"):
            if key in self.options:
                place[key] = self.options[key]
        node = self._captioned(place) if "caption" in self.options else place
        self.set_source_info(node)
        self.add_name(node)
        return [node]

    def _captioned(self, place: plumbline_figure) -> nodes.figure:
        node = nodes.figure("", place)
        inlines, messages = self.state.inline_text(self.options["caption"], self.lineno)
        caption = nodes.caption(self.options["caption"], "", *inlines)
        self.set_source_info(caption)
        node += [caption, *messages]
        if "align" in place:
            node["align"] = place.attributes.pop("align")
        return node

    def _request(self) -> Request:
        page, line = self.get_source_info()
        page = page or str(self.env.doc2path(self.env.docname))
        text = "\n".join(self.content)
        if bool(self.arguments) == bool(text.strip()):
            raise words.OptionError(
                f"'{self.name}' takes either a file, or a {self.kind} in its body"
            )
        known = words.LOG_OPTIONS if self.kind == "log" else words.SCENE_OPTIONS
        asked = words.as_texts(self.config.plumbline_options) if self.kind == "scene" else {}
        asked |= {key: value or "" for key, value in self.options.items() if key in known}
        folder = Path(self.env.doc2path(self.env.docname)).parent
        theme = self.options.get("theme", "").split()
        figure = Figure(
            page=page,
            line=line or self.lineno,
            kind=self.kind,
            members=figure_members(asked, folder, self.kind),
            format=self.options.get("format", ""),
            theme=" ".join(named_file(word, folder) for word in theme),
        )
        if "inline" in self.options:
            number = len(_requests(self.env).get(self.env.docname, [])) + 1
            figure = replace(figure, prefix=f"figure-{number}-")
        if not self.arguments:
            place = self._text_line(page, figure.line, text)
            figure = replace(figure, text=text, text_line=place)
        else:
            name = self.arguments[0].strip()
            figure = replace(figure, name=name, file=self.env.relfn2path(name)[1])
        if "interactive" not in self.options:
            return Request(figure)
        return Request(figure, interactive(figure, self.options["interactive"] or ""))

    def _text_line(self, page: str, line: int, text: str) -> int:
        try:
            lines = Path(page).read_text("utf-8").splitlines()
        except (OSError, ValueError):
            lines = []
        # Markdown parsers count the lines of bodies from other places than docutils does.
        return locate(lines, text, line) or int(self.content.items[0][1]) + 1


class PlumblineLogDirective(PlumblineDirective):
    """``.. plumbline-log:: console.txt``, or with a log of Xcode's in its body."""

    kind = "log"
    option_spec: ClassVar[dict[str, Any]] = {
        **{
            key: value
            for key, value in PlumblineDirective.option_spec.items()
            if key not in words.SCENE_OPTIONS and key not in ("inline", "interactive")
        },
        "conflict": directives.unchanged,
        "report": directives.flag,
    }


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
        """The themes of figures that name none."""
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
        """All that is drawn for a request."""
        page = [request.page] if request.page and self.shows_html else []
        return [*self.variants(request), *page]

    def begin(self, request: Request) -> None:
        """Begins to draw a request, unless a process of a parallel build has read it."""
        if os.getpid() == self._process and self.draws:
            self.cache.begin(self.needed(request))

    def draw(self, figures: Iterable[Figure]) -> None:
        """Draws what isn't drawn yet, and reports problems at the lines of pages."""
        new = [figure for figure in dict.fromkeys(figures) if figure not in self.results]
        results = self.cache.draw(new)
        for problem, is_note in messages(results):
            if is_note:
                logger.info("%s:%d: note: %s", problem.page, problem.line, problem.message)
            else:
                _report(problem)
        self.results |= results

    def draw_all(self, env: BuildEnvironment) -> list[str]:
        """Draws the figures of all pages; returns the pages whose pictures have changed."""
        if not self.draws:
            return []
        needed = {
            page: [figure for request in requests for figure in self.needed(request)]
            for page, requests in _requests(env).items()
        }
        self.draw(figure for figures in needed.values() for figure in figures)
        changed = []
        for page, figures in needed.items():
            drawn: dict[str, list[str]] = _drawn(env).setdefault(page, {})
            names = [self._name(figure) for figure in figures]
            if drawn.get(self.app.builder.name) != names:
                drawn[self.app.builder.name] = names
                changed.append(page)
        return changed

    def _name(self, figure: Figure) -> str:
        result = self.results[figure]
        return result.path.name if isinstance(result, Picture) else ""

    def add_page(self, picture: Picture) -> str:
        """Has an interactive page copied; returns its address from the site's root."""
        self.pages[picture.path.name] = picture.path
        return f"{_FOLDER}/{picture.path.name}/index.html"

    def copy_pages(self) -> None:
        """Copies the interactive pages that are shown."""
        for name, path in self.pages.items():
            shutil.copytree(path, Path(self.app.outdir, _FOLDER, name), dirs_exist_ok=True)


class PicturePlacement(SphinxPostTransform):
    """Puts pictures in their places."""

    # Before images are collected and converted.
    default_priority = 9

    def run(self, **kwargs: Any) -> None:
        """Replaces each place of the document."""
        session = _session(self.app)
        for place in list(self.document.findall(plumbline_figure)):
            shown: list[nodes.Node] = []
            if session.draws:
                session.draw(session.needed(place["request"]))
                shown = self._shown(session, place)
            if shown and isinstance(shown[0], nodes.Element):
                shown[0]["ids"] += place["ids"]
                shown[0]["names"] += place["names"]
            place.parent.replace(place, shown)

    def _shown(self, session: Session, place: plumbline_figure) -> list[nodes.Node]:
        request: Request = place["request"]
        variants = session.variants(request)
        pictures = [one for figure in variants if (one := session.results[figure])]
        page = session.results[request.page] if request.page and session.shows_html else None
        drawn = [picture for picture in pictures if isinstance(picture, Picture)]
        if len(drawn) < len(pictures) or isinstance(page, Failure):
            name = request.figure.name or f"the {request.figure.kind} in this page"
            return [nodes.paragraph("", "", nodes.emphasis("", f"[no picture: {name}]"))]
        if page:
            return [self._frame(session.add_page(page), place, drawn[0])]
        shown: list[nodes.Node] = []
        for figure, picture in zip(variants, drawn, strict=True):
            classes = list(place["classes"])
            if len(variants) > 1 and figure.theme in ("light", "dark"):
                classes.append(f"only-{figure.theme}")
            inline = place["inline"] and session.shows_html and figure.format == "svg"
            shown.append((self._inline if inline else self._image)(place, picture, classes))
        if len(shown) > 1 and isinstance(place.parent, nodes.figure):
            # PyData hides the captions that follow pictures for light or dark pages.
            shown = [nodes.container("", *shown, classes=["plumbline"])]
        if place["report"]:
            text = nodes.literal_block(drawn[0].report, drawn[0].report, language="text")
            if isinstance(place.parent, nodes.figure):
                figure_place = place.parent.parent.index(place.parent)
                place.parent.parent.insert(figure_place + 1, text)
            else:
                shown.append(text)
        return shown

    def _image(self, place: plumbline_figure, picture: Picture, classes: list[str]) -> nodes.Node:
        path = str(picture.path)
        alt = place.get("alt", picture.alt)
        image = nodes.image("", uri=path, candidates={"*": path}, alt=alt, classes=classes)
        for key in ("align", "height", "width"):
            if key in place:
                image[key] = place[key]
        if isinstance(place.parent, nodes.figure) and place.parent.get("align") in (None, "center"):
            # Themes make blocks of pictures for light or dark pages, which captions don't center.
            image["align"] = "center"
        if picture.path.suffix == ".png" and picture.width and "width" not in place:
            image["width"] = f"{picture.width:g}px"
            image["classes"].append("no-scaled-link")
        self.env.images.add_file(self.env.docname, path)
        return image

    def _inline(self, place: plumbline_figure, picture: Picture, classes: list[str]) -> nodes.Node:
        align = [f"align-{place['align']}"] if "align" in place else []
        attributes = {"class": " ".join(["plumbline", *classes, *align])}
        if "width" in place:
            attributes["style"] = f"width: {_length(place['width'])}"
        svg = inline_svg(picture.path, place.get("alt"))
        return nodes.raw("", f"<div {_attributes(attributes)}>{svg}</div>", format="html")

    def _frame(self, address: str, place: plumbline_figure, still: Picture) -> nodes.Node:
        width, height = place.get("width", "100%"), place.get("height", "600px")
        attributes = {
            "class": " ".join(["plumbline", *place["classes"]]),
            "src": relative_uri(self.app.builder.get_target_uri(self.env.docname), address),
            "style": f"width: {_length(width)}; height: {_length(height)}; border: 0",
            "title": place.get("alt", still.alt),
        }
        return nodes.raw("", f"<iframe {_attributes(attributes)}></iframe>", format="html")


def _attributes(values: dict[str, str]) -> str:
    return " ".join(f'{key}="{html.escape(value)}"' for key, value in values.items())


def _length(value: str) -> str:
    return f"{value}px" if re.fullmatch(r"[\d.]+", value) else value


def _report(problem: Problem) -> None:
    location = f"{problem.page}:{problem.line}"
    logger.warning("%s", problem.message, location=location, type="plumbline")


# The environment keeps what pages ask for, and the names of the pictures that each builder showed.


def _requests(env: BuildEnvironment) -> dict[str, list[Request]]:
    requests: dict[str, list[Request]] = vars(env).setdefault("plumbline_requests", {})
    return requests


def _drawn(env: BuildEnvironment) -> dict[str, dict[str, list[str]]]:
    drawn: dict[str, dict[str, list[str]]] = vars(env).setdefault("plumbline_drawn", {})
    return drawn


def _purge(app: Sphinx, env: BuildEnvironment, page: str) -> None:
    _requests(env).pop(page, None)


def _merge(app: Sphinx, env: BuildEnvironment, pages: set[str], other: BuildEnvironment) -> None:
    _requests(env).update({page: _requests(other)[page] for page in pages & {*_requests(other)}})


_sessions: WeakKeyDictionary[Sphinx, Session] = WeakKeyDictionary()


def _session(app: Sphinx) -> Session:
    return _sessions.setdefault(app, Session(app))


def _begin(app: Sphinx) -> None:
    _session(app)


def _copy_pages(app: Sphinx, error: Exception | None) -> None:
    if not error:
        _session(app).copy_pages()


def setup(app: Sphinx) -> dict[str, Any]:
    """Registers the extension."""
    app.add_config_value("plumbline_command", "", "env")
    app.add_config_value("plumbline_cache", "", "env")
    app.add_config_value("plumbline_options", {}, "env")
    app.add_config_value("plumbline_themes", "auto", "html")
    app.add_config_value("plumbline_allow_code", False, "env")
    app.add_node(plumbline_figure)
    app.add_directive("plumbline", PlumblineDirective)
    app.add_directive("plumbline-log", PlumblineLogDirective)
    app.add_post_transform(PicturePlacement)
    app.connect("builder-inited", _begin)
    app.connect("env-purge-doc", _purge)
    app.connect("env-merge-info", _merge)
    app.connect("env-updated", lambda app, env: _session(app).draw_all(env))
    app.connect("build-finished", _copy_pages)
    return {
        "version": version("plumbline-authors"),
        "env_version": 1,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
