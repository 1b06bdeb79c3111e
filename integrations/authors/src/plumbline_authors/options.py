"""The options of figures, as authors write them."""

from __future__ import annotations

import difflib
import re
import shlex
from collections.abc import Callable, Collection, Mapping
from typing import Any


class OptionError(ValueError):
    """An option is unknown or has an invalid value."""


def _text(value: str) -> str:
    if not value.strip():
        raise OptionError("needs a value")
    return value.strip()


def _words(value: str) -> list[str]:
    words = [word for word in re.split(r"[\s,]+", value.strip()) if word]
    return [] if words in ([], ["none"]) else words


def _step(value: str) -> int:
    if not re.fullmatch(r"[1-9]\d*", value.strip()):
        raise OptionError(f"takes a number from 1 on, not '{value}'")
    return int(value)


def _margin(value: str) -> float | str:
    try:
        return value.strip() if value.strip() == "auto" else float(value)
    except ValueError:
        raise OptionError(f"takes points or auto, not '{value}'") from None


def _flag(value: str) -> bool:
    if value.strip().lower() in ("", "true", "yes"):
        return True
    if value.strip().lower() in ("false", "no"):
        return False
    raise OptionError(f"takes no value, or true or false, not '{value}'")


#: The options of figures of scenes, with the keys of jobs and the readers of values.
#: A canvas that isn't a size is a device.
SCENE_OPTIONS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "anatomy": ("anatomy", _text),
    "animate": ("animate", _flag),
    "background": ("background", _text),
    "canvas": ("canvas", _text),
    "crop": ("crop", _text),
    "direction": ("direction", _text),
    "exploded": ("exploded", _flag),
    "language": ("language", _text),
    "letters": ("letters", _text),
    "look": ("look", _text),
    "margin": ("margin", _margin),
    "show": ("show", _words),
    "step": ("step", _step),
    "text-size": ("textSize", _text),
    "title": ("title", _text),
    "visual": ("visual", _text),
}

#: The option of figures of logs: the number of the conflict.
LOG_OPTIONS: dict[str, tuple[str, Callable[[str], Any]]] = {"conflict": ("conflict", _step)}

#: Options of all figures that the adapters of the systems read.
PAGE_OPTIONS = frozenset(["align", "alt", "caption", "class", "format", "name", "theme", "width"])

FORMATS = ("svg", "png", "pdf")

_CANVAS = re.compile(r"([\d.]+|fit)x([\d.]+|fit)(@[\d.]+x?)?")


def drawing(
    options: Mapping[str, str], kind: str = "scene", of_page: Collection[str] = ()
) -> dict[str, Any]:
    """The members of a job that options ask for, without the options of the page.

    Raises:
        OptionError: the message names the option.
    """
    known = LOG_OPTIONS if kind == "log" else SCENE_OPTIONS
    members: dict[str, Any] = {}
    for name, value in options.items():
        if name in of_page:
            continue
        if name not in known:
            raise OptionError(_unknown(name, value, [*of_page, *known]))
        key, read = known[name]
        if name == "canvas" and not _CANVAS.fullmatch(value.strip()):
            key = "device"
        try:
            members[key] = read(value)
        except OptionError as error:
            raise OptionError(f"option '{name}' {error}") from None
    return members


def _unknown(name: str, value: str, known: list[str]) -> str:
    similar = difflib.get_close_matches(name, known, 1)
    if similar:
        return f"unknown option '{name}'; did you mean '{similar[0]}'?"
    # Words without a value are often the rest of one: canvas=iPhone 15.
    advice = "" if value else "; values with spaces need quotation marks"
    return f"unknown option '{name}'{advice}; known: {', '.join(sorted(known))}"


def as_texts(settings: Mapping[str, Any]) -> dict[str, str]:
    """Options of settings, in the form of options in pages."""
    return {name: _as_text(value) for name, value in settings.items()}


def _as_text(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def picture_format(value: str) -> str:
    """The format that an option of a page in HTML names.

    Raises:
        OptionError: browsers can't show it.
    """
    if value not in ("svg", "png"):
        raise OptionError(f"option 'format' takes svg or png, not '{value}'")
    return value


def length(name: str, value: str) -> str:
    """The length that an option names, in CSS. Numbers without a unit are pixels.

    Raises:
        OptionError: the value isn't a length.
    """
    match = re.fullmatch(r"(\d+\.?\d*|\.\d+)(%|[a-z]+)?", value.strip())
    if not match:
        raise OptionError(f"option '{name}' takes a length such as 300 or 50%, not '{value}'")
    return value.strip() if match[2] else f"{value.strip()}px"


def frame_style(width: str, height: str) -> str:
    """The style of the frame that shows an interactive page."""
    return f"width: {length('width', width)}; height: {length('height', height)}; border: 0"


def info_line(text: str) -> dict[str, str]:
    """The options in a line: ``canvas=390x844 alt="A login form" animate``.

    Braces, and words such as ``.class`` and ``#name``, have the same meaning as in Pandoc. Another
    word with a point in it is the file.

    Raises:
        OptionError: a quotation mark is missing.
    """
    text = text.strip()
    if text.startswith("{") and text.endswith("}"):
        text = text[1:-1]
    try:
        words = shlex.split(text, posix=True)
    except ValueError:
        raise OptionError("a quotation mark is missing in the options") from None
    options: dict[str, str] = {}
    classes: list[str] = []
    for word in words:
        name, separator, value = word.partition("=")
        if separator and name:
            options[name] = value
        elif word.startswith(".") and len(word) > 1:
            classes.append(word[1:])
        elif word.startswith("#") and len(word) > 1:
            options["name"] = word[1:]
        elif "." in word:
            options["file"] = word
        else:
            options[word] = ""
    if classes:
        options["class"] = " ".join([options["class"], *classes] if "class" in options else classes)
    return options
