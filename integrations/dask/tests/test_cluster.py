"""The check of ``make test-distributed``: a real cluster, one of whose processes is killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from distributed import Client, LocalCluster

from plumbline_dask import Settings, draw

from .conftest import job, render

COUNT = 500


def test_has_every_picture_after_a_worker_was_killed(plumbline: str, folder: Path) -> None:
    lines = [
        job(
            id=f"picture-{n}",
            scene=f"scenes/s{n % 5}.scene.yaml",
            canvas=f"{100 + n}x80@2",
            theme=["light", "dark"][n % 2],
            output=f"pictures/{n}.png",
        )
        for n in range(COUNT)
    ]
    jobs = folder / "jobs.ndjson"
    jobs.write_text("\n".join(lines) + "\n")
    settings = Settings(
        command=[plumbline, "worker"],
        scenes=str(folder),
        output=str(folder / "dask"),
        file=str(jobs),
        batch=5,
    )
    results = []
    killed = None
    with (
        LocalCluster(n_workers=2, threads_per_worker=2, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        assert len(client.nthreads()) == 2
        for result in draw(client, lines, settings):
            results.append(result)
            if len(results) == COUNT // 2:
                busy = {address: tasks for address, tasks in client.processing().items() if tasks}
                killed = next(iter(busy))
                os.kill(client.run(os.getpid, workers=[killed])[killed], signal.SIGKILL)
        assert killed not in client.nthreads(), "nobody was killed"
    alone = render(plumbline, jobs, folder)
    assert len(alone) == COUNT
    assert results == alone, "each result once, in order, the same as on one machine"
    names = sorted(f"{n}.png" for n in range(COUNT))
    assert sorted(os.listdir(folder / "dask/pictures")) == names, "nothing else is left behind"
    for name in names:
        picture = (folder / "pictures" / name).read_bytes()
        assert (folder / "dask/pictures" / name).read_bytes() == picture
