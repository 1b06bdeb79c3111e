"""Draws jobs of Plumbline on a Dask cluster.

A job is one picture, asked for in a line of JSON; ``Documentation/Jobs.md`` says what it may say.
:func:`draw` takes lines of jobs and gives their results, in their order, each once.
"""

from .drawing import Settings, draw
from .process import Plumbline, WorkerEnded

__all__ = ["Plumbline", "Settings", "WorkerEnded", "draw"]
