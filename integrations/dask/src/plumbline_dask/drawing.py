"""Jobs over a cluster: a bounded number on their way, results in order, each once."""

from __future__ import annotations

import math
import time
import uuid
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from distributed import Client, Future, as_completed
from distributed.scheduler import KilledWorker

from .plugin import PlumblinePlugin, draw_batch
from .process import Object, WorkerEnded
from .rewriting import Line, failure


class MixedVersions(RuntimeError):
    """Two workers draw with different versions or fonts, and so different pictures."""


@dataclass(frozen=True)
class Settings:
    """How jobs are drawn."""

    #: The worker to run, with its options.
    command: Sequence[str] = ("plumbline", "worker")
    #: The folder, or URL of one, that scenes and themes are taken from.
    scenes: str = ""
    #: The folder, or URL of one, that pictures go to.
    output: str = ""
    #: What messages call the jobs file.
    file: str = "jobs"
    #: Jobs a task: enough for the cluster's part to be small beside drawing.
    batch: int = 32
    #: Tasks on their way for each thread of the cluster.
    tasks_per_thread: int = 3
    #: How often a task is tried again after its worker failed.
    retries: int = 3


def draw(client: Client, lines: Iterable[str], settings: Settings) -> Generator[Object, None, None]:
    """Draws jobs and yields their results, in their order, each once.

    Lines are taken as there is room for them, so that memory depends on the size of the cluster and
    not on the number of jobs. Empty lines have no result. A task whose worker is lost runs again on
    another; a job that takes its worker down again and again has an error of the cause ``lost``.

    Raises:
        MixedVersions: pictures of two workers could differ.
    """
    run = _Run(client, settings)
    client.register_plugin(PlumblinePlugin(run.name, settings.command), name=run.name)
    try:
        yield from run.results(_numbered(lines))
    finally:
        run.cancel()
        client.unregister_worker_plugin(run.name)


def _numbered(lines: Iterable[str]) -> Iterator[Line]:
    for number, text in enumerate(lines, start=1):
        text = text.rstrip("\r\n")
        if text.strip(" \t"):
            yield Line(number, text)


@dataclass
class _Run:
    """One run: the tasks on their way, and results that wait for those before them."""

    client: Client
    settings: Settings
    name: str = field(default_factory=lambda: f"plumbline-{uuid.uuid4().hex[:8]}")
    versions: Object | None = None

    def __post_init__(self) -> None:
        self.batches: dict[Future, tuple[int, list[Line]]] = {}
        self.finished: dict[int, list[Object]] = {}
        self.parts: dict[int, dict[int, Object]] = {}
        self.sizes: dict[int, int] = {}
        self.running = as_completed()
        self.threads = 0
        self.asked = -math.inf

    def results(self, lines: Iterator[Line]) -> Iterator[Object]:
        begun = delivered = 0
        while True:
            room = self._window() - (begun - delivered)
            for _ in range(max(room, 0)):
                batch = list(islice(lines, self.settings.batch))
                if not batch:
                    break
                self.sizes[begun] = len(batch)
                self._submit(begun, batch)
                begun += 1
            if begun == delivered:
                return
            self._take(next(self.running))
            while delivered in self.finished:
                yield from self.finished.pop(delivered)
                delivered += 1

    def cancel(self) -> None:
        """Gives up what is on its way."""
        if self.batches:
            self.client.cancel(list(self.batches), force=True)

    def _window(self) -> int:
        # Clusters grow and shrink; asking each time would take longer than handing out.
        if time.monotonic() - self.asked > 1:
            self.asked = time.monotonic()
            self.threads = sum(self.client.nthreads().values())
        return max(2, self.threads * self.settings.tasks_per_thread)

    def _submit(self, number: int, batch: list[Line]) -> None:
        future = self.client.submit(
            draw_batch,
            batch,
            self.name,
            scenes=self.settings.scenes,
            output=self.settings.output,
            file=self.settings.file,
            key=f"{self.name}-{batch[0].number}-{len(batch)}",
            retries=self.settings.retries,
            pure=False,
        )
        self.batches[future] = (number, batch)
        self.running.add(future)

    def _take(self, future: Future) -> None:
        number, batch = self.batches.pop(future)
        error = future.exception()
        if error is None:
            versions, results = future.result()
            self._compare(versions)
            for result in results:
                self._keep(number, result)
        elif not isinstance(error, KilledWorker | WorkerEnded):
            raise error
        elif len(batch) > 1:
            # One of them takes workers down; alone, each has its own result.
            for line in batch:
                self._submit(number, [line])
        else:
            message = f"its worker was lost again and again: {error}"
            self._keep(
                number,
                failure(batch[0], None, "lost", message, file=self.settings.file, at_line=True),
            )

    def _keep(self, number: int, result: Object) -> None:
        part = self.parts.setdefault(number, {})
        part[result["line"]] = result
        if len(part) == self.sizes[number]:
            self.finished[number] = [part[line] for line in sorted(part)]
            del self.parts[number], self.sizes[number]

    def _compare(self, versions: Object | None) -> None:
        self.versions = self.versions or versions
        if versions and self.versions and versions != self.versions:
            names = sorted(
                name
                for name in versions.keys() | self.versions.keys()
                if versions.get(name) != self.versions.get(name)
            )
            raise MixedVersions(
                f"two workers differ in {', '.join(names)}, and so would their pictures; "
                "install the same everywhere"
            )
