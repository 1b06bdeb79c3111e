"""Pictures a second by each way of drawing one file of jobs with two processes.

    dask_bench.py PLUMBLINE SCENE [COUNT [ROUNDS]]

draws COUNT scenes like SCENE, which differ in a text, by turns: as scenes, in one process; as jobs
of a file, with and without the process that supervises those that draw; and, where the package
plumbline_dask is installed, on a Dask cluster of two workers on this machine that is there already.
The best round counts. All pictures are compared.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

try:
    from distributed import Client, LocalCluster
    from plumbline_dask import Settings, draw
except ImportError:
    Client = None

PROCESSES = 2


class Bench:
    """A folder with scenes and jobs, and the ways to draw them."""

    def __init__(self, plumbline: str, scene: str, count: int, folder: Path) -> None:
        """Writes COUNT scenes and a job for each."""
        self.plumbline = str(Path(plumbline).absolute())
        self.count = count
        self.folder = folder
        self.lines = []
        text = Path(scene).read_text(encoding="utf-8")
        (folder / "scenes").mkdir()
        for number in range(count):
            path = folder / "scenes" / f"{number:06}.scene.yaml"
            path.write_text(text.replace("row 0", f"row {number}"), encoding="utf-8")
            job = {"scene": f"scenes/{path.name}", "output": f"out/{number:06}.png"}
            self.lines.append(json.dumps(job | {"canvas": "390x844@3"}))
        (folder / "jobs.ndjson").write_text("\n".join(self.lines), encoding="utf-8")

    def as_scenes(self) -> None:
        """One process, two tasks."""
        options = ["-o", "out", "-j", str(PROCESSES), "--canvas", "390x844@3", "--no-manifest"]
        self._run("render", "scenes", *options)

    def as_jobs(self) -> None:
        """A jobs file, with supervision."""
        self._run("render", "--jobs-file", "jobs.ndjson", "-j", str(PROCESSES))

    def unsupervised(self) -> None:
        """The processes that draw, each with its share of the jobs in a file."""
        command = [self.plumbline, "draw-jobs", "--name", "jobs.ndjson", "--run", "bench"]
        command += ["--max-pixels", "100000000", "--max-views", "100000"]
        with ExitStack() as files:
            running = []
            for part in range(PROCESSES):
                path = self.folder / f"part{part}"
                numbered = enumerate(self.lines, start=1)
                path.write_text(
                    "".join(f"{n} {line}\n" for n, line in numbered if n % PROCESSES == part)
                )
                jobs = files.enter_context(path.open("rb"))
                running.append(
                    subprocess.Popen(
                        command, cwd=self.folder, stdin=jobs, stdout=subprocess.DEVNULL
                    )
                )
            if any(process.wait() for process in running):
                sys.exit("draw-jobs failed")

    def on(self, client: Client) -> Callable[[], None]:
        """A Dask cluster that is already there."""
        settings = Settings(
            command=[self.plumbline, "worker"], scenes=str(self.folder), output=str(self.folder)
        )

        def run() -> None:
            drawn = sum(r["status"] == "drawn" for r in draw(client, self.lines, settings))
            if drawn != self.count:
                sys.exit(f"{drawn} of {self.count} pictures were drawn")

        return run

    def contest(self, ways: dict[str, Callable[[], None]], rounds: int) -> dict[str, float]:
        """Pictures a second of each way in its best round; they take turns."""
        best = dict.fromkeys(ways, 0.0)
        pictures: set[str] = set()
        for _ in range(rounds):
            for name, way in ways.items():
                shutil.rmtree(self.folder / "out", ignore_errors=True)
                start = time.monotonic()
                way()
                best[name] = max(best[name], self.count / (time.monotonic() - start))
                pictures.add(self._hash())
        if len(pictures) > 1:
            sys.exit("pictures differ from way to way")
        return best

    def _run(self, *arguments: str) -> None:
        subprocess.run(
            [self.plumbline, *arguments], cwd=self.folder, stdout=subprocess.DEVNULL, check=True
        )

    def _hash(self) -> str:
        total = hashlib.sha256()
        pictures = sorted(self.folder.joinpath("out").rglob("*.png"))
        if len(pictures) != self.count:
            sys.exit(f"{len(pictures)} pictures in place of {self.count}")
        for path in pictures:
            total.update(path.read_bytes())
        return total.hexdigest()


def _cluster(stack: ExitStack) -> Iterator[Client]:
    if Client is None:
        print("Dask is not installed: left out (make test-distributed makes an environment)")
        return
    cluster = LocalCluster(n_workers=PROCESSES, threads_per_worker=2, dashboard_address=None)
    yield stack.enter_context(Client(stack.enter_context(cluster)))


def main(plumbline: str, scene: str, count: str = "2000", rounds: str = "3") -> None:
    """Prints the table."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        bench = Bench(plumbline, scene, int(count), Path(folder))
        ways = {
            "scenes": bench.as_scenes,
            "unsupervised": bench.unsupervised,
            "jobs file": bench.as_jobs,
        }
        for client in _cluster(stack):
            ways["dask"] = bench.on(client)
        rates = bench.contest(ways, int(rounds))
    print(f"{f'{count} pictures':<16}{'images/s':<12}{'of':<14}{'ratio':<12}")
    peers = {"unsupervised": "scenes", "jobs file": "unsupervised", "dask": "jobs file"}
    asked = {"jobs file": "asked: 0.95", "dask": "asked: 0.80"}
    for name, rate in rates.items():
        peer = peers.get(name)
        ratio = f"{rate / rates[peer]:.2f}" if peer else ""
        print(f"{name:<16}{rate:<12.1f}{peer or '':<14}{ratio:<12}{asked.get(name, '')}".rstrip())


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 5:
        sys.exit("usage: dask_bench.py PLUMBLINE SCENE [COUNT [ROUNDS]]")
    main(*sys.argv[1:])
