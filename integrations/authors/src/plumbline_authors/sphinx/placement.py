"""The places of pictures in documents, and the nodes that show the pictures."""

from __future__ import annotations

import html
from typing import Any

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.osutil import relative_uri

from ..descriptions import inline_svg
from ..figures import Failure, Picture
from ..options import frame_style, length
from .session import Request, Session, session_of


class plumbline_figure(nodes.General, nodes.Element):
    """The place of a picture until a builder needs it."""


class PicturePlacement(SphinxPostTransform):
    """Puts pictures in their places."""

    # Before images are collected and converted.
    default_priority = 9

    def run(self, **kwargs: Any) -> None:
        """Replaces each place of the document."""
        session = session_of(self.app)
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
            # Themes make these pictures blocks, and the figure doesn't center blocks.
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
            attributes["style"] = f"width: {length('width', place['width'])}"
        svg = inline_svg(picture.path, place.get("alt"))
        return nodes.raw("", f"<div {_attributes(attributes)}>{svg}</div>", format="html")

    def _frame(self, address: str, place: plumbline_figure, still: Picture) -> nodes.Node:
        width, height = place.get("width", "100%"), place.get("height", "600px")
        attributes = {
            "class": " ".join(["plumbline", *place["classes"]]),
            "src": relative_uri(self.app.builder.get_target_uri(self.env.docname), address),
            "style": frame_style(width, height),
            "title": place.get("alt", still.alt),
        }
        return nodes.raw("", f"<iframe {_attributes(attributes)}></iframe>", format="html")


def _attributes(values: dict[str, str]) -> str:
    return " ".join(f'{key}="{html.escape(value)}"' for key, value in values.items())
