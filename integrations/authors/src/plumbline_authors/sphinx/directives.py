"""The directives ``plumbline`` and ``plumbline-log``."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from .. import options as words
from ..figures import Figure, Problem, figure_members, interactive, locate, named_file
from .placement import plumbline_figure
from .session import SESSIONS, Request, report, requests_of


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
            report(Problem(page or "", line or self.lineno, str(error)))
            return []
        requests_of(self.env).setdefault(self.env.docname, []).append(request)
        for session in SESSIONS.values():
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
            number = len(requests_of(self.env).get(self.env.docname, [])) + 1
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
        # Line numbers of bodies in Markdown differ from those of docutils, so the text is searched.
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
