"""The MkDocs plug-in: ``plugins: [search, plumbline]``."""

from __future__ import annotations

import html
import logging
import os
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import Element

from markdown import Extension, Markdown
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.utils import get_relative_url

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

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig

log = logging.getLogger("mkdocs.plugins.plumbline")

#: The folder of pictures in the site.
FOLDER = "assets/plumbline"
#: Pictures of Markdown that are scenes.
SCENE = re.compile(r"\.scene\.(ya?ml|json)$|\.(xib|storyboard|swift)(#[^/]+)?$")
_PAGE_OPTIONS = words.PAGE_OPTIONS | {"file", "height", "inline", "interactive", "report"}
#: Options of pictures in paragraphs, as attributes of their elements.
_IMAGE_OPTIONS = _PAGE_OPTIONS | {"id"}


class PlumblineConfig(Config):  # type: ignore[no-untyped-call]
    """The settings in ``mkdocs.yml``."""

    command = config_options.Type(str, default="")
    cache = config_options.Type(str, default="")
    themes = config_options.Type(str, default="auto")
    allow_code = config_options.Type(bool, default=False)
    options = config_options.Type(dict, default={})


@dataclass(frozen=True)
class Request:
    """A figure of a page, with its options."""

    figure: Figure
    #: The pictures, one for each theme.
    variants: list[Figure]
    options: Mapping[str, str] = field(default_factory=dict)
    page: Figure | None = None
    #: Whether it is a picture in a paragraph, not a fence.
    is_image: bool = False


class PlumblinePlugin(BasePlugin[PlumblineConfig]):  # type: ignore[no-untyped-call]
    """Draws the figures of all pages in one run, beginning while pages are read."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Adds the reader of fences and pictures."""
        self.root = Path(config.config_file_path or "mkdocs.yml").absolute().parent
        self.requests: list[Request] = []
        self.results: dict[Figure, Picture | Failure] = {}
        self.folder = Path(config.site_dir, FOLDER)
        self.source = self.root
        self.lines: list[str] = []
        self.themes = self.config.themes.split()
        if self.themes == ["auto"]:
            self.themes = site_themes(config.theme)
        try:
            words.drawing(words.as_texts(self.config.options))
        except words.OptionError as error:
            raise PluginError(f"plumbline: {error} (options in mkdocs.yml)") from None
        self.cache = FigureCache(
            self.root / (self.config.cache or ".cache/plumbline"),
            Command(self.config.command),
            allows_code=self.config.allow_code,
        )
        config.markdown_extensions.append(FigureExtension(self))  # type: ignore[arg-type]
        return config

    def on_page_markdown(self, markdown: str, page: Any, **kwargs: Any) -> str:
        """Keeps the page and its lines, before its figures are read."""
        self.source = Path(page.file.abs_src_path or page.file.src_path)
        try:
            self.lines = self.source.read_text("utf-8-sig").splitlines()
        except (OSError, ValueError):
            self.lines = markdown.splitlines()
        return markdown

    def request(
        self, options: dict[str, str], line: int, kind: str, is_image: bool = False, **where: Any
    ) -> int | None:
        """Keeps a figure and returns its number. Returns ``None`` after a warning."""
        page = os.path.relpath(self.source, self.root)
        figure = Figure(page, line, kind=kind, **where)
        folder = self.source.parent
        try:
            asked = words.as_texts(self.config.options) if kind == "scene" else {}
            members = figure_members(
                asked | options, folder, kind, of_page=_IMAGE_OPTIONS if is_image else _PAGE_OPTIONS
            )
            if bool(figure.file) == bool(figure.text.strip()):
                raise words.OptionError(f"a fence has either a file or a {kind} in it")
            format = words.picture_format(options.get("format", "svg"))
            _check_page_options(options, is_image)
            number = len(self.requests)
            theme = [named_file(word, folder) for word in options.get("theme", "").split()]
            figure = replace(
                figure,
                members=members,
                format=format,
                theme=" ".join(theme or self.themes),
                prefix=f"figure-{number + 1}-" if "inline" in options else "",
            )
            live = interactive(figure, options["interactive"]) if "interactive" in options else None
        except words.OptionError as error:
            _report(figure.problem(str(error)))
            return None
        request = Request(figure, _variants(figure, live), options, live, is_image)
        self.requests.append(request)
        self.cache.begin(_needed(request))
        return number

    def on_page_content(self, html: str, page: Any, **kwargs: Any) -> str:
        """Tells MkDocs the ids of the page's figures, because it checks links to them."""
        ids = getattr(page, "present_anchor_ids", None)
        if ids is not None:
            numbers = [int(place[1] or place[2]) for place in _PLACE.finditer(html)]
            ids.update(self.requests[number].options.get("name", "") for number in numbers)
        return html

    def on_env(self, env: Any, config: MkDocsConfig, files: Any) -> None:
        """Draws the figures that weren't begun, and leaves the others to their pages."""
        self.cache.end_jobs()
        figures = [figure for request in self.requests for figure in _needed(request)]
        self._draw(figure for figure in figures if not self.cache.has_begun(figure))

    # Before the search reads the page.
    @event_priority(50)
    def on_page_context(self, context: Any, page: Any, config: MkDocsConfig, nav: Any) -> None:
        """Awaits the figures of a page, and puts them in their places."""
        numbers = [int(place[1] or place[2]) for place in _PLACE.finditer(page.content)]
        requests = [self.requests[number] for number in numbers]
        self._draw(figure for request in requests for figure in _needed(request))
        shown = iter(requests)
        page.content = _PLACE.sub(lambda _: self._html(next(shown), page.url), page.content)

    def _draw(self, figures: Iterable[Figure]) -> None:
        """Draws figures, reports their problems, and copies their pictures into the site."""
        new = [figure for figure in figures if figure not in self.results]
        results = self.cache.draw(sorted(new, key=lambda one: (one.page, one.line)))
        self.results |= results
        for problem, is_note in messages(results):
            (log.info if is_note else log.warning)(
                "%s:%d: %s", problem.page, problem.line, problem.message
            )
        for result in results.values():
            if isinstance(result, Failure):
                continue
            self.folder.mkdir(parents=True, exist_ok=True)
            if result.path.is_dir():
                shutil.copytree(result.path, self.folder / result.path.name, dirs_exist_ok=True)
            else:
                shutil.copyfile(result.path, self.folder / result.path.name)

    def _html(self, request: Request, url: str) -> str:
        figure, options, variants = request.figure, request.options, request.variants
        results = [self.results[one] for one in _needed(request)]
        pictures = [result for result in results if isinstance(result, Picture)]
        if len(pictures) < len(results):
            return missing(figure, request.is_image)
        alt = options.get("alt") or pictures[0].alt
        if request.page:
            shown = [_frame(pictures[-1], alt, options, url)]
        elif "inline" in options and figure.format == "svg":
            shown = [inline_svg(pictures[0].path, options.get("alt"))]
        else:
            shown = [
                _image(picture, alt, one.theme if len(variants) > 1 else "", request, url)
                for one, picture in zip(variants, pictures, strict=True)
            ]
        if "inline" not in options:
            # The search index contains no attributes.
            shown.append(f"<span hidden>{html.escape(alt)}</span>")
        if request.is_image:
            return "".join(shown)
        attributes = {"class": " ".join(["plumbline", *options.get("class", "").split()])}
        if "name" in options:
            attributes["id"] = options["name"]
        if "align" in options:
            attributes["style"] = f"text-align: {options['align']}"
        name = "figure" if "caption" in options else "div"
        if "caption" in options:
            shown.append(f"<figcaption>{html.escape(options['caption'])}</figcaption>")
        block = f"<{name}{_attributes(attributes)}>{''.join(shown)}</{name}>"
        if "report" in options:
            block += f"<pre><code>{html.escape(pictures[0].report)}</code></pre>"
        return block


def site_themes(theme: Any) -> list[str]:
    """The themes of figures for a site: both if readers can switch the site's theme."""
    if theme.name != "material":
        return ["light"]
    try:
        palette = theme["palette"]
    except KeyError:
        palette = None
    palettes = palette if isinstance(palette, list) else [palette or {}]
    dark = [one.get("scheme") == "slate" for one in palettes]
    return ["dark"] if all(dark) else ["light", "dark"] if any(dark) else ["light"]


def _check_page_options(options: Mapping[str, str], is_image: bool) -> None:
    for name in {"height", "width"} & options.keys():
        words.length(name, options[name])
    align = options.get("align", "center")
    if align not in ("left", "center", "right"):
        raise words.OptionError(f"option 'align' takes left, center or right, not '{align}'")
    for name in {"align", "caption", "report"} & options.keys():
        if is_image:
            raise words.OptionError(f"option '{name}' needs a fence instead of a picture")


def _variants(figure: Figure, page: Figure | None) -> list[Figure]:
    themes = figure.theme.split()
    # Material switches pictures by their addresses.
    if page or figure.prefix:
        themes = themes[:1]
    return [figure.drawn_as(figure.format, theme) for theme in themes]


def _needed(request: Request) -> list[Figure]:
    return [*request.variants, *([request.page] if request.page else [])]


def _image(picture: Picture, alt: str, theme: str, request: Request, url: str) -> str:
    address = get_relative_url(f"{FOLDER}/{picture.path.name}", url)
    attributes = {
        "alt": alt,
        "src": f"{address}#only-{theme}" if theme in ("light", "dark") else address,
    }
    if request.is_image:
        known = {"alt", *words.SCENE_OPTIONS, *_PAGE_OPTIONS} - {"class", "id"}
        attributes |= {key: text for key, text in request.options.items() if key not in known}
    if width := request.options.get("width"):
        attributes["style"] = f"width: {words.length('width', width)}"
    elif picture.path.suffix == ".png" and picture.width:
        attributes["width"] = f"{picture.width:g}"
    return f"<img{_attributes(attributes)}>"


def _frame(page: Picture, alt: str, options: Mapping[str, str], url: str) -> str:
    width, height = options.get("width", "100%"), options.get("height", "600")
    attributes = {
        "src": get_relative_url(f"{FOLDER}/{page.path.name}/index.html", url),
        "style": words.frame_style(width, height),
        "title": alt,
    }
    return f"<iframe{_attributes(attributes)}></iframe>"


def missing(figure: Figure, is_image: bool) -> str:
    """The text in place of a picture that can't be drawn."""
    text = f"<em>[no picture: {html.escape(figure.name or 'the scene in this page')}]</em>"
    return text if is_image else f"<p>{text}</p>"


def _attributes(values: Mapping[str, str]) -> str:
    return "".join(f' {key}="{html.escape(value)}"' for key, value in values.items())


def _report(problem: Problem) -> None:
    log.warning("%s:%d: %s", problem.page, problem.line, problem.message)


#: The place of a figure that isn't drawn yet: a comment, or a picture in a paragraph.
_PLACE = re.compile(r'<!--plumbline (\d+)-->|<img [^>]*?src="plumbline:(\d+)"[^>]*>')

_FENCE = re.compile(r"(?P<indent>[ >]*)(?P<fence>`{3,}|~{3,})[ ]*(?P<info>[^`]*)$")
_KIND = re.compile(r"(?:\{\s*\.)?plumbline(?P<log>-log)?(?=[\s}]|$)(?P<options>.*)$")


class FigureExtension(Extension):
    """Finds the figures of a page: fences, and pictures that are scenes."""

    def __init__(self, plugin: PlumblinePlugin) -> None:
        super().__init__()
        self.plugin = plugin

    def extendMarkdown(self, md: Markdown) -> None:
        """Registers the readers: before fences of code, and before links are checked."""
        md.preprocessors.register(FigureFences(md, self.plugin), "plumbline", 28)
        md.treeprocessors.register(FigureImages(md, self.plugin), "plumbline", 4)


class FigureFences(Preprocessor):
    """Finds the fences, at any depth of lists and admonitions, but not within other fences."""

    def __init__(self, md: Markdown, plugin: PlumblinePlugin) -> None:
        super().__init__(md)
        self.plugin = plugin

    def run(self, lines: list[str]) -> list[str]:
        """Replaces each fence by its place."""
        result: list[str] = []
        at, cursor = 0, 1
        while at < len(lines):
            opening = _FENCE.match(lines[at])
            end = _closing(lines, at, opening) if opening else None
            if not opening or end is None:
                result.append(lines[at])
                at += 1
                continue
            kind = _KIND.match(opening["info"].strip())
            if kind:
                indent = opening["indent"]
                body = [_without(indent, line) for line in lines[at + 1 : end]]
                place, cursor = self._figure(kind, body, lines[at], cursor)
                result += [indent.rstrip(), indent + self.md.htmlStash.store(place)]
                result.append(indent.rstrip())
            else:
                result += lines[at : end + 1]
            at = end + 1
        return result

    def _figure(
        self, found: re.Match[str], body: Sequence[str], opening: str, cursor: int
    ) -> tuple[str, int]:
        kind = "log" if found["log"] else "scene"
        text = "\n".join(body) if any(line.strip() for line in body) else ""
        line = (
            locate(self.plugin.lines, f"{opening}\n{text}" if text else opening, cursor) or cursor
        )
        where: dict[str, Any] = {"text": text, "text_line": line + 1 if text else 0}
        try:
            options = words.info_line(found["options"].strip().removesuffix("}"))
        except words.OptionError as error:
            _report(
                Problem(os.path.relpath(self.plugin.source, self.plugin.root), line, str(error))
            )
            return missing(Figure("", line), False), line + 1
        if "file" in options:
            file = self.plugin.source.parent / options["file"]
            where |= {"name": options["file"], "file": str(file)}
        number = self.plugin.request(options, line, kind, **where)
        if number is None:
            return missing(Figure("", line, options.get("file", "")), False), line + 1
        return f"<!--plumbline {number}-->", line + 1


class FigureImages(Treeprocessor):
    """Finds the pictures that are scenes."""

    def __init__(self, md: Markdown, plugin: PlumblinePlugin) -> None:
        super().__init__(md)
        self.plugin = plugin

    def run(self, root: Element) -> None:
        """Replaces each address by its place."""
        lines: dict[str, Iterator[int]] = {}
        for image in root.iter("img"):
            name = image.get("src", "")
            if not SCENE.search(name) or re.match(r"[a-z]+:|/", name):
                continue
            line = next(lines.setdefault(name, _image_lines(self.plugin.lines, name)), 1)
            options = {key: value for key, value in image.items() if key not in ("src", "title")}
            # Options without a value, such as inline, have no value or their name here.
            options = {key: "" if value in (key, None) else value for key, value in options.items()}
            file = str(self.plugin.source.parent / name)
            number = self.plugin.request(options, line, "scene", True, name=name, file=file)
            if number is None:
                image.tag, image.text = "em", f"[no picture: {name}]"
                image.attrib.clear()
            else:
                image.set("src", f"plumbline:{number}")


def _image_lines(lines: Sequence[str], name: str) -> Iterator[int]:
    """The lines of the pictures with an address, outside of fences."""
    mention = re.compile(rf"\]\(\s*<?{re.escape(name)}|^\s*\[[^\]]*\]:\s*<?{re.escape(name)}")
    at = 0
    while at < len(lines):
        opening = _FENCE.match(lines[at])
        end = _closing(lines, at, opening) if opening else None
        if end is None:
            yield from [at + 1] * len(mention.findall(lines[at]))
        at = at + 1 if end is None else end + 1


def _closing(lines: Sequence[str], at: int, opening: re.Match[str]) -> int | None:
    mark, length = opening["fence"][0], len(opening["fence"])
    closing = re.compile(rf"[ >]*{re.escape(mark)}{{{length},}}\s*$")
    return next((n for n in range(at + 1, len(lines)) if closing.match(lines[n])), None)


def _without(indent: str, line: str) -> str:
    return line[len(indent) :] if line.startswith(indent) else line.lstrip(" >")
