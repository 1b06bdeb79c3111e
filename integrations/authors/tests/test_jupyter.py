from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .conftest import ALT, BAD_SCENE, MISTAKE, SCENE, Log

pytest.importorskip("IPython")

from IPython.core.error import UsageError

from plumbline_authors.jupyter import draw


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def bundle(line: str, cell: str = "") -> dict[str, Any]:
    return draw(line, cell)._repr_mimebundle_()[0]


def test_cells_and_files_are_shown(folder: Path) -> None:
    for shown in (bundle("", SCENE), bundle("hello.scene.yaml")):
        assert shown["image/svg+xml"].startswith("<svg ")
        assert shown["text/plain"] == ALT
        assert f'alt="{ALT}" width="200">' in shown["text/html"]


def test_options_change_what_is_shown(folder: Path) -> None:
    shown = bundle('canvas=90x60@2 format=png alt="My text" width=45', SCENE)
    assert set(shown) == {"text/html", "image/png", "text/plain"}
    assert shown["text/plain"] == "My text" and 'width="45"' in shown["text/html"]
    assert 'width="90"' in bundle("canvas=90x60@2 format=png", SCENE)["text/html"]


@pytest.mark.parametrize(
    ("line", "cell", "message"),
    [
        ("", BAD_SCENE, f"plumbline: line 4: {MISTAKE} (line 3, column 27 of the scene)"),
        ("bad.scene.yaml", "", f"plumbline: bad.scene.yaml:3:27: {MISTAKE}"),
        ("no.scene.yaml", "", "plumbline: no.scene.yaml: No such file or directory"),
        ("", "", "plumbline: takes either a file or, with two signs, a scene in the cell"),
        ("canvs=1x1", SCENE, "plumbline: unknown option 'canvs'; did you mean 'canvas'?"),
        ("width=wide", SCENE, "plumbline: option 'width' takes pixels, not 'wide'"),
        ("format=pdf", SCENE, "plumbline: option 'format' takes svg or png, not 'pdf'"),
    ],
)
def test_mistakes_are_at_their_lines(folder: Path, line: str, cell: str, message: str) -> None:
    (folder / "bad.scene.yaml").write_text(BAD_SCENE)
    with pytest.raises(UsageError) as error:
        draw(line, cell)
    assert str(error.value).startswith(message)


def test_cells_that_are_run_again_draw_nothing(
    folder: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLUMBLINE", log.command)
    bundle("", SCENE)
    bundle("", SCENE.replace("\n", "\r\n"))
    bundle("", SCENE)
    assert log.runs() == ["worker", "worker"]


def test_a_missing_command_is_reported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLUMBLINE", "no-such-plumbline")
    with pytest.raises(UsageError, match="the command 'no-such-plumbline' isn't there"):
        draw("", SCENE)


def test_notebooks_are_executed_and_converted(folder: Path) -> None:
    for module in ("nbclient", "nbconvert", "ipykernel"):
        pytest.importorskip(module)
    import nbclient
    import nbconvert
    import nbformat

    cells = [
        "%load_ext plumbline_authors.jupyter",
        f"%%plumbline\n{SCENE}",
        "%plumbline hello.scene.yaml",
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(one) for one in cells])
    nbclient.NotebookClient(notebook).execute()
    page = nbconvert.HTMLExporter().from_notebook_node(notebook)[0]
    assert page.count(f'alt="{ALT}"') == 2
    notebook.cells[1].source = f"%%plumbline\n{BAD_SCENE}"
    with pytest.raises(nbclient.exceptions.CellExecutionError, match="line 4: 'Lable'"):
        nbclient.NotebookClient(notebook).execute()
