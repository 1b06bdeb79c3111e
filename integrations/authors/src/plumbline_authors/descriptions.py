"""Alternative texts, titles and extents in files of pictures."""

from __future__ import annotations

import html
import re
import struct
import zlib
from pathlib import Path
from typing import Any

_SVG = re.compile(rb'<svg[^>]*? width="([\d.]+)(?:px)?" height="([\d.]+)(?:px)?"')
_LABELS = re.compile(r"<(title|desc)>(.*?)</\1>", re.DOTALL)


def described(path: Path, canvas: str = "") -> dict[str, Any]:
    """The alternative text, the title and the extent in CSS pixels of a picture."""
    with path.open("rb") as file:
        if path.suffix == ".svg":
            return _described_svg(file.read(65536))
        if path.suffix == ".png":
            return _described_png(file.read(), canvas)
    return {}


def _described_svg(data: bytes) -> dict[str, Any]:
    head = data.split(b"<g ", 1)[0].split(b"<rect ", 1)[0]
    labels = {
        name: html.unescape(text) for name, text in _LABELS.findall(head.decode("utf-8", "replace"))
    }
    known: dict[str, Any] = {"alt": labels.get("desc", ""), "title": labels.get("title", "")}
    if extent := _SVG.search(head):
        known |= {"width": float(extent[1]), "height": float(extent[2])}
    return known


def _described_png(data: bytes, canvas: str) -> dict[str, Any]:
    texts: dict[str, str] = {}
    width, height = struct.unpack(">II", data[16:24])
    offset = 8
    while offset + 8 <= len(data):
        length, kind = struct.unpack(">I4s", data[offset : offset + 8])
        if kind == b"iTXt":
            key, _, rest = data[offset + 8 : offset + 8 + length].partition(b"\0")
            text = rest[2:].split(b"\0", 2)[2]
            texts[key.decode()] = (zlib.decompress(text) if rest[0] else text).decode("utf-8")
        offset += length + 12
    known: dict[str, Any] = {"alt": texts.get("Description", ""), "title": texts.get("Title", "")}
    # Names of devices don't state the pixels per point. The extent is unknown.
    if scale := re.search(r"@([\d.]+)", canvas):
        known |= {"width": width / float(scale[1]), "height": height / float(scale[1])}
    return known


def inline_svg(path: Path, alt: str | None) -> str:
    """The text of an SVG file as a part of a page."""
    svg = path.read_text("utf-8")
    if alt is not None:
        text = f"<desc>{html.escape(alt)}</desc>"
        svg = re.sub("<desc>.*?</desc>", lambda _: text, svg, count=1, flags=re.DOTALL)
    return svg
