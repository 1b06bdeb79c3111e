from __future__ import annotations

import base64
import json

import fsspec
import pytest

from plumbline_dask.rewriting import Line, Rewritten, finish, rewrite
from plumbline_dask.storage import read_text

from .conftest import job


def rewritten(text: str, scenes: str = "/in", output: str = "/out") -> Rewritten:
    return rewrite(Line(7, text), scenes=scenes, output=output, read=read_text)


def test_makes_local_paths_absolute_and_names_the_job() -> None:
    result = rewritten(job(scene="a.yaml", theme="t.yaml", output="b/c.png"))
    assert json.loads(result.text) == {
        "scene": "/in/a.yaml",
        "theme": "/in/t.yaml",
        "output": "/out/b/c.png",
        "id": "7",
    }
    assert result.target is None


def test_brings_along_what_is_elsewhere_and_takes_the_picture_back() -> None:
    fsspec.filesystem("memory").pipe_file("/in/a.yaml", b"root: {}")
    result = rewritten(job(id="x", scene="a.yaml", theme="dark", output="c.svg"), "memory://in")
    assert json.loads(result.text)["scene"] == {"name": "a.yaml", "text": "root: {}"}
    assert json.loads(result.text)["theme"] == "dark"
    far = rewritten(job(id="x", scene="/a.yaml", output="c.svg"), output="memory://out")
    assert json.loads(far.text) == {"id": "x", "scene": "/a.yaml", "format": "svg"}
    assert far.target == "memory://out/c.svg"


def test_takes_the_older_scene_along_as_well() -> None:
    fsspec.filesystem("memory").pipe_file("/in/old.yaml", b"root: {}")
    near = rewritten(job(scene="a.yaml", before="old.yaml"))
    assert json.loads(near.text)["before"] == {"scene": "/in/old.yaml"}
    assert near.names["/in/old.yaml"] == "old.yaml"
    older = {"scene": "old.yaml", "direction": "rtl"}
    far = rewritten(job(scene="/a.yaml", before=older), "memory://in")
    assert json.loads(far.text)["before"] == {
        "scene": {"name": "old.yaml", "text": "root: {}"},
        "direction": "rtl",
    }
    same = {"canvas": "9x9"}
    assert json.loads(rewritten(job(scene="a.yaml", before=same)).text)["before"] == same


@pytest.mark.parametrize(
    "text", ["no JSON", "[]", '"a"', '{"scene": "a", "scene": "b"}', "{", "\udcff"]
)
def test_leaves_to_the_worker_what_is_no_job(text: str) -> None:
    result = rewritten(text)
    assert result.text == text
    assert result.failure is None


@pytest.mark.parametrize("scene", [3, "", "-", None, {"name": "a"}, ["a"]])
def test_leaves_wrong_values_to_the_worker(scene: object) -> None:
    assert json.loads(rewritten(job(scene=scene)).text)["scene"] == scene


def test_fails_where_a_scene_cannot_be_read() -> None:
    result = rewritten(job(id="x", scene="none.yaml"), "memory://in")
    assert result.failure is not None
    assert result.failure["id"] == "x"
    assert result.failure["line"] == 7
    assert result.failure["cause"] == "input"
    assert result.failure["errors"][0]["file"] == "none.yaml"


def test_names_files_and_lines_as_the_job_has_them() -> None:
    result = rewritten(job(scene="a.yaml", output="c.png"))
    drawn = finish(
        result,
        {"id": "7", "line": 1, "status": "drawn", "output": "/out/c.png"},
        file="jobs",
    )
    assert drawn == {"id": "7", "line": 7, "status": "drawn", "output": "c.png"}
    errors = [
        {"file": "/in/a.yaml", "line": 3, "message": "m"},
        {"file": "stdin", "line": 9, "column": 2, "message": "n"},
    ]
    failed = finish(
        result,
        {"id": "7", "line": 9, "status": "failed", "cause": "job", "errors": errors},
        file="jobs",
    )
    assert [(error["file"], error["line"]) for error in failed["errors"]] == [
        ("a.yaml", 3),
        ("jobs", 7),
    ]


def test_writes_pictures_that_come_back() -> None:
    result = rewritten(job(scene="a.yaml", output="c.png"), output="memory://out")
    picture = base64.b64encode(b"picture").decode()
    drawn = finish(
        result, {"id": "7", "line": 1, "status": "drawn", "picture": picture}, file="jobs"
    )
    assert drawn == {"id": "7", "line": 7, "status": "drawn", "output": "c.png"}
    assert read_text("memory://out/c.png") == "picture"
