"""Figures of Plumbline in the pages of authors.

:mod:`plumbline_authors.figures` runs the command ``plumbline`` and keeps its pictures. The modules
``sphinx``, ``mkdocs`` and ``jupyter`` each put them on the pages of one system; ``plumbline.lua``
and ``plumbline.rb`` beside them do the same for Pandoc and Asciidoctor.
"""

from .figures import Command, Failure, Figure, FigureCache, Picture, Problem

__all__ = ["Command", "Failure", "Figure", "FigureCache", "Picture", "Problem"]
