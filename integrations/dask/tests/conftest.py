"""What tests share: the command, scenes, and clusters."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

SCENE = """\
scene: Row {number}
canvases: [120x60]
root:
  guides: [half]
  subviews:
    - {{ id: a, class: Button, text: "{number}" }}
constraints:
  - a.centerX == root.centerX
  - a.centerY == root.centerY
  - half.leading == root.leading
  - half.width == 1/2 * root.width
"""


def scene(number: int) -> str:
    return SCENE.format(number=number)


def job(**members: Any) -> str:
    return json.dumps(members)


@pytest.fixture(scope="session")
def plumbline() -> str:
    command = os.environ.get("PLUMBLINE") or shutil.which("plumbline")
    if not command:
        pytest.fail("PLUMBLINE has to name the command: make test-distributed builds it")
    return str(Path(command).absolute())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for number in range(5):
        path = tmp_path / "scenes" / f"s{number}.scene.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(scene(number))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def threads() -> Iterator[Client]:
    """A cluster inside the tests' own process, so that they share its memory file system."""
    with (
        LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


def render(plumbline: str, jobs: Path, folder: Path) -> list[dict[str, Any]]:
    """The results of a run on one machine."""
    run = subprocess.run(
        [plumbline, "render", "--jobs-file", str(jobs)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.fixture
def impostor(tmp_path: Path) -> list[str]:
    """A worker that ends when it is given a job with the word poison, and draws nothing."""
    script = tmp_path / "impostor.py"
    script.write_text(
        "import json, sys\n"
        "say = lambda **members: print(json.dumps(members), flush=True)\n"
        "say(protocol=1, versions={'impostor': '1'})\n"
        "for number, line in enumerate(sys.stdin, start=1):\n"
        "    if 'poison' in line: sys.exit(9)\n"
        "    say(id=json.loads(line)['id'], line=number, status='drawn', picture='')\n"
    )
    return [sys.executable, str(script)]
