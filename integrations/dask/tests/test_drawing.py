from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import fsspec
import pytest
from distributed import Client

from plumbline_dask import Settings, draw
from plumbline_dask.drawing import MixedVersions, _Run

from .conftest import job, render, scene


def test_draws_what_one_machine_draws(plumbline: str, folder: Path, threads: Client) -> None:
    lines = [
        job(
            id=f"{n}", scene=f"scenes/s{n % 5}.scene.yaml", canvas=f"{40 + n}x40", output=f"{n}.png"
        )
        for n in range(40)
    ]
    lines[3:3] = [
        "garbage",
        "",
        '  {"id": "wrong", "scene": "scenes/s1.scene.yaml", "canvs": "9x9"}',
        job(scene="scenes/none.scene.yaml"),
        job(scene="scenes/s1.scene.yaml", canvas="9x9"),
        job(scene="scenes/s1.scene.yaml", canvas="9999999x9"),
        job(scene="scenes/s1.scene.yaml", output="scenes/s1.scene.yaml/a.png"),
    ]
    jobs = folder / "jobs.ndjson"
    jobs.write_text("\n".join(lines))
    settings = Settings(
        command=[plumbline, "worker"],
        scenes=str(folder),
        output=str(folder / "dask"),
        file=str(jobs),
        batch=4,
    )
    results = list(draw(threads, lines, settings))
    alone = render(plumbline, jobs, folder)
    # This picture goes to another folder here, where it can be written.
    assert (results[8]["status"], alone[8]["cause"]) == ("drawn", "output")
    del results[8], alone[8]
    assert results == alone
    for number in range(40):
        name = f"{number}.png"
        assert (folder / "dask" / name).read_bytes() == (folder / name).read_bytes()


def test_reads_and_writes_urls(plumbline: str, folder: Path, threads: Client) -> None:
    memory = fsspec.filesystem("memory")
    lines = []
    for number in range(20):
        memory.pipe_file(f"/scenes/{number}.scene.yaml", scene(number).encode())
        lines.append(job(scene=f"{number}.scene.yaml", output=f"pictures/{number}.svg"))
    lines.append(job(scene="none.scene.yaml", output="none.png"))
    settings = Settings(
        command=[plumbline, "worker"], scenes="memory://scenes", output="memory://out", batch=3
    )
    results = list(draw(threads, lines, settings))
    assert [result["status"] for result in results] == ["drawn"] * 20 + ["failed"]
    for number, result in enumerate(results[:20]):
        assert result["output"] == f"pictures/{number}.svg"
        picture = memory.cat_file(f"/out/pictures/{number}.svg")
        assert len(picture) == result["bytes"]
        assert picture.startswith(b"<?xml") or picture.startswith(b"<svg")


def test_takes_lines_only_as_there_is_room_for_them(impostor: list[str], threads: Client) -> None:
    taken = 0

    def lines() -> Iterator[str]:
        nonlocal taken
        for number in range(1000):
            taken += 1
            yield job(id=str(number))

    settings = Settings(command=impostor, batch=5, tasks_per_thread=2)
    results = draw(threads, lines(), settings)
    for expected in range(100):
        assert next(results)["id"] == str(expected)
        # Two threads, two tasks each, five jobs a task, and those that were delivered.
        assert taken <= expected + 4 * 5 + 5
    results.close()
    assert taken < 200


def test_gives_up_a_job_that_takes_workers_down_and_draws_its_neighbours(
    impostor: list[str], threads: Client
) -> None:
    lines = [job(id=str(n)) if n != 13 else job(id="poison") for n in range(40)]
    results = list(draw(threads, lines, Settings(command=impostor, batch=10, retries=1)))
    assert [result["line"] for result in results] == list(range(1, 41))
    assert [result["line"] for result in results if result["status"] == "failed"] == [14]
    assert results[13]["cause"] == "lost"


def test_refuses_workers_whose_pictures_would_differ(threads: Client) -> None:
    run = _Run(threads, Settings())
    run._compare(None)
    run._compare({"cairo": "1.16.0", "pango": "1"})
    run._compare(None)
    with pytest.raises(MixedVersions, match="two workers differ in cairo, freetype"):
        run._compare({"cairo": "1.18.0", "pango": "1", "freetype": "2"})


def test_ends_at_once_where_workers_cannot_start(threads: Client) -> None:
    with pytest.raises(FileNotFoundError):
        list(draw(threads, [job(scene="a")], Settings(command=["/no/such"], retries=0)))
