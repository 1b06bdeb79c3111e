"""Figures of Plumbline in the pages of authors.

:mod:`plumbline_authors.cache` draws figures with the command ``plumbline`` and keeps the pictures.
The modules ``sphinx``, ``mkdocs`` and ``jupyter`` put them on pages. ``plumbline.lua`` and
``plumbline.rb`` do the same for Pandoc and Asciidoctor.
"""

from .cache import FigureCache
from .command import Command
from .figures import Failure, Figure, Picture, Problem

__all__ = ["Command", "Failure", "Figure", "FigureCache", "Picture", "Problem"]
