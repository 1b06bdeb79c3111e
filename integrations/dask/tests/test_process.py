from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from plumbline_dask import Plumbline, WorkerEnded

from .conftest import job


def test_answers_every_job_in_order(plumbline: str, folder: Path) -> None:
    worker = Plumbline([plumbline, "worker"])
    lines = [job(id=f"{n}", scene="scenes/s1.scene.yaml", canvas="40x30") for n in range(200)]
    results = worker.draw(lines)
    assert [result["id"] for result in results] == [f"{n}" for n in range(200)]
    assert {result["status"] for result in results} == {"drawn"}
    assert worker.greeting["protocol"] == 1
    worker.close()


def test_starts_again_after_its_process_ended(plumbline: str, folder: Path) -> None:
    worker = Plumbline([plumbline, "worker"])
    line = job(scene="scenes/s1.scene.yaml")
    first = worker.draw([line])
    os.kill(worker.greeting["process"], signal.SIGKILL)
    with pytest.raises(WorkerEnded):
        # It may have been taken for alive; once it is not, the next call has a new one.
        worker.draw([line])
        raise WorkerEnded
    assert worker.draw([line])[0]["picture"] == first[0]["picture"]
    worker.close()


def test_says_so_when_the_worker_ends_in_the_middle(impostor: list[str]) -> None:
    worker = Plumbline(impostor)
    with pytest.raises(WorkerEnded):
        worker.draw([job(id="1"), job(id="poison"), job(id="3")])
    assert [result["id"] for result in worker.draw([job(id="4")])] == ["4"]
    worker.close()


def test_refuses_what_is_no_worker() -> None:
    with pytest.raises(FileNotFoundError):
        Plumbline(["/no/such/plumbline", "worker"]).draw(["{}"])
    with pytest.raises(RuntimeError, match="did not start: exit code 3"):
        Plumbline([sys.executable, "-c", "exit(3)"]).draw(["{}"])
    with pytest.raises(RuntimeError, match="protocol 7"):
        Plumbline([sys.executable, "-c", "print('{\"protocol\": 7}')"]).draw(["{}"])
