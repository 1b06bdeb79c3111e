"""The Sphinx extension: ``extensions = ["plumbline_authors.sphinx"]``."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.errors import ConfigError

from .. import options as words
from .directives import PlumblineDirective, PlumblineLogDirective
from .placement import PicturePlacement, plumbline_figure
from .session import SESSIONS, Session, requests_of, session_of


def _purge(app: Sphinx, env: BuildEnvironment, page: str) -> None:
    requests_of(env).pop(page, None)


def _merge(app: Sphinx, env: BuildEnvironment, pages: set[str], other: BuildEnvironment) -> None:
    read = requests_of(other)
    requests_of(env).update({page: read[page] for page in pages & {*read}})


def _check_options(app: Sphinx, config: Config) -> None:
    try:
        words.drawing(words.as_texts(config.plumbline_options))
    except words.OptionError as error:
        raise ConfigError(f"plumbline_options: {error}") from None


def _begin(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    SESSIONS[app] = Session(app)


def _copy_pages(app: Sphinx, error: Exception | None) -> None:
    if not error:
        session_of(app).copy_pages()


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
    app.connect("config-inited", _check_options)
    app.connect("env-before-read-docs", _begin)
    app.connect("env-purge-doc", _purge)
    app.connect("env-merge-info", _merge)
    app.connect("env-updated", lambda app, env: session_of(app).draw_all(env))
    app.connect("build-finished", _copy_pages)
    return {
        "version": version("plumbline-authors"),
        "env_version": 1,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
