from __future__ import annotations

import json
from pathlib import Path

import pytest

from plumbline_dask.__main__ import main

from .conftest import job


def test_draws_a_file_and_says_what_went_wrong(
    plumbline: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    jobs = folder / "jobs.ndjson"
    lines = [job(scene="scenes/s1.scene.yaml", output=f"{n}.png") for n in range(6)]
    jobs.write_bytes("\n".join(lines).encode() + b'\n{"scene": "\xff"}\n')
    arguments = ["jobs.ndjson", "--workers", "1", "--command", plumbline, "--output", "out"]
    assert main([*arguments, "--results", "results.ndjson", "--timeout", "60"]) == 3
    results = [json.loads(line) for line in (folder / "results.ndjson").read_text().splitlines()]
    assert [result["status"] for result in results] == ["drawn"] * 6 + ["failed"]
    assert sorted(path.name for path in (folder / "out").iterdir()) == [
        f"{n}.png" for n in range(6)
    ]
    assert "jobs.ndjson:7:12: error: the byte 0xFF is not UTF-8" in capsys.readouterr().err


def test_says_what_is_missing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "jobs.ndjson").write_text(job(scene="scenes/s1.scene.yaml"))
    assert main(["jobs.ndjson", "--workers", "1", "--command", "/no/such", "--retries", "0"]) == 3
    assert "/no/such" in capsys.readouterr().err
    assert main(["none.ndjson", "--workers", "1"]) == 3
    with pytest.raises(SystemExit):
        main(["jobs.ndjson", "--batch", "0"])
