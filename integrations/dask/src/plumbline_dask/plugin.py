"""What each worker process of the cluster holds: one ``plumbline worker``."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from distributed import Worker, WorkerPlugin, get_worker

from . import storage
from .process import Object, Plumbline
from .rewriting import Line, Rewritten, finish, rewrite

#: How many files of one batch are read or written at a time.
TRANSFERS = 8


class PlumblinePlugin(WorkerPlugin):  # type: ignore[misc]
    """Holds the ``plumbline worker`` of a process of the cluster, from a run's start to its end."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        """Says what to run; nothing is started before there is a job."""
        self.name = name
        self.command = list(command)

    def setup(self, worker: Worker) -> None:
        """Makes what belongs to the process."""
        self.plumbline = Plumbline(self.command)
        self.transfers = ThreadPoolExecutor(TRANSFERS, thread_name_prefix="plumbline")

    def teardown(self, worker: Worker) -> None:
        """Ends what was started."""
        self.plumbline.close()
        self.transfers.shutdown(wait=False)

    def __getstate__(self) -> Object:
        """Sends what to run to a process, and nothing that runs."""
        return {"name": self.name, "command": self.command}


def draw_batch(
    lines: Sequence[Line], plugin_name: str, *, scenes: str, output: str, file: str
) -> tuple[Object | None, list[Object]]:
    """Draws some jobs in a worker process: a task of the cluster.

    Doing it again, here or elsewhere, gives the same results and the same files.

    Returns:
        The versions of what pictures depend on, unless nothing reached the worker yet, and a result
        for each line, in their order.
    """
    plugin: PlumblinePlugin = get_worker().plugins[plugin_name]
    # Jobs of one scene often stand side by side; what is read does not outlive the batch.
    read = lru_cache(maxsize=None)(storage.read_text)
    is_near = storage.is_local(scenes) and storage.is_local(output)
    spread = map if is_near and not _name_urls(lines) else plugin.transfers.map
    jobs = list(spread(lambda line: rewrite(line, scenes=scenes, output=output, read=read), lines))
    drawn = iter(plugin.plumbline.draw([job.text for job in jobs if job.failure is None]))
    pairs = [(job, job.failure or next(drawn)) for job in jobs]
    _point_into_original(pairs, plugin.plumbline)
    results = spread(lambda pair: pair[1] if pair[0].failure else finish(*pair, file=file), pairs)
    return plugin.plumbline.greeting.get("versions"), list(results)


def _name_urls(lines: Sequence[Line]) -> bool:
    return any("://" in line.text for line in lines)


def _point_into_original(pairs: Sequence[tuple[Rewritten, Object]], plumbline: Plumbline) -> None:
    """Has mistakes in lines named where the lines have them, and not where rewritten ones do."""
    wrong = [
        (job, result)
        for job, result in pairs
        if job.failure is None and result.get("cause") == "job" and job.text != job.line.text
    ]
    answers = plumbline.draw([job.line.text for job, _ in wrong]) if wrong else []
    for (_, result), answer in zip(wrong, answers, strict=True):
        if answer.get("cause") == "job":
            result["errors"] = answer["errors"]
