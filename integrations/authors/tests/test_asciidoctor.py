from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .conftest import ALT, BAD_SCENE, MISTAKE, SAMPLES, SCENE, Log, asciidoctor, script

MACRO = "plumbline::hello.scene.yaml[]\n"
CONFLICT = SCENE + "  - hello.width == 20\n  - hello.width == 40\n"


def page(name: str = "page.html") -> str:
    return Path(name).read_text()


def block(body: str, options: str = "") -> str:
    return f"[plumbline{options}]\n----\n{body}----\n"


def errors(result: subprocess.CompletedProcess[str]) -> list[str]:
    assert result.returncode == 1
    return [line.removeprefix("asciidoctor: ERROR: ") for line in result.stderr.splitlines()]


def test_macros_are_pictures(folder: Path) -> None:
    assert asciidoctor(f"= Page\n\n{MACRO}").stderr == ""
    found = re.search(r'<img src="(hello-\w+\.svg)" alt="([^"]*)"', page())
    assert found and found[2] == ALT and Path(found[1]).is_file()


def test_blocks_have_options_captions_and_references(folder: Path) -> None:
    text = "= Page\n:imagesdir: img\n\nSee <<hello>>.\n\n.A *greeting*\n[#hello]\n"
    options = ',canvas=90x60,width=45,role=big,alt="My text",align=center'
    assert asciidoctor(text + block(SCENE, options)).stderr == ""
    assert '<a href="#hello">A <strong>greeting</strong></a>' in page()
    assert re.search(r'<div id="hello" class="imageblock text-center big">', page())
    found = re.search(r'<img src="(img/page-\w+\.svg)" alt="My text" width="45">', page())
    assert found and 'width="90" height="60"' in Path(found[1]).read_text()
    assert "Figure 1. A <strong>greeting</strong>" in page()


def test_pages_have_options(folder: Path) -> None:
    assert asciidoctor(f"= Page\n:plumbline-canvas: 90x60\n\n{MACRO}").stderr == ""
    assert "90 × 60 points" in page()


def test_inlined_figures_have_ids_of_their_own(folder: Path) -> None:
    macro = "plumbline::hello.scene.yaml[opts=inline]\n"
    assert asciidoctor(f"= Page\n\n{macro}\n{macro}").stderr == ""
    assert 'id="figure-1-hello"' in page() and 'id="figure-2-hello"' in page()


def test_other_backends_and_folders(folder: Path) -> None:
    text = f"= Page\n\n{MACRO}"
    assert asciidoctor(text, "-b", "docbook", "-D", "out").stderr == ""
    found = re.search(r'fileref="([^"]*)"', page("out/page.xml"))
    assert found and Path("out", found[1]).is_file()
    assert asciidoctor(text.replace("[]", "[format=png]")).stderr == ""
    assert re.search(r'<img src="hello-\w+\.png" alt="[^"]*" width="200">', page())


def test_documents_are_drawn(folder: Path) -> None:
    shutil.copy(SAMPLES / "account.storyboard", folder)
    assert asciidoctor("= Page\n\nplumbline::account.storyboard#Profile[]\n").stderr == ""
    assert "Ada Lovelace" in page()


def test_mistakes_are_at_their_lines(folder: Path) -> None:
    (folder / "bad.scene.yaml").write_text(BAD_SCENE)
    text = (
        f"= Page\n\nWords.\n\n* item\n+\n{block(BAD_SCENE)}\n"
        "plumbline::bad.scene.yaml[]\n\nplumbline::no.scene.yaml[]\n\n"
        f"{block(SCENE, ',canvs=1x1')}\nplumbline::hello.scene.yaml[format=gif]\n"
    )
    assert errors(asciidoctor(text)) == [
        f"page.adoc: line 11: {MISTAKE} (line 3, column 27 of the scene)",
        f"page.adoc: line 14: bad.scene.yaml:3:27: {MISTAKE}",
        "page.adoc: line 16: no.scene.yaml: No such file or directory",
        "page.adoc: line 19: unknown option 'canvs'; did you mean 'canvas'? Known: align, alt, "
        "anatomy, animate, background, canvas, caption, crop, direction, exploded, fallback, "
        "float, format, height, id, language, letters, link, look, margin, opts, pdfwidth, "
        "reftext, role, scaledwidth, show, step, text-size, theme, title, visual, width, window",
        "page.adoc: line 31: option 'format' takes svg or png, not 'gif'",
    ]
    assert page().count("[no picture: ") == 5


def test_mistakes_are_at_their_lines_in_other_blocks(folder: Path) -> None:
    (folder / "part").mkdir()
    (folder / "part/page.adoc").write_text("Part.\n\nplumbline::a.scene.yaml[]\n\nEnd.\n")
    macro = "plumbline::no.scene.yaml[]\n"
    text = (
        f"= Page\n\n[plumbline]\n{BAD_SCENE}\ninclude::part/page.adoc[]\n\n"
        f"====\n{macro}\nWords.\n====\n\n|===\na|\n{macro}|===\n"
    )
    assert errors(asciidoctor(text)) == [
        f"page.adoc: line 6: {MISTAKE} (line 3, column 27 of the scene)",
        "part/page.adoc: line 3: a.scene.yaml: No such file or directory",
        "page.adoc: line 11: no.scene.yaml: No such file or directory",
        "page.adoc: line 18: no.scene.yaml: No such file or directory",
    ]


def test_attributes_without_names_are_those_of_images(folder: Path) -> None:
    assert asciidoctor(f"{MACRO[:-2]}My text,100]\n\n{block(SCENE, ',Words,50%')}").stderr == ""
    assert re.search(r'<img src="hello-\w+\.svg" alt="My text" width="100">', page())
    assert re.search(r'<img src="page-\w+\.svg" alt="Words" width="50%">', page())


def test_lost_values_are_reported(folder: Path) -> None:
    macros = [f"{MACRO[:-2]}{text}]\n" for text in ("show=guides,names", "A text, b", "exploded")]
    text = "\n".join([*macros, block(SCENE, ",show=guides,names,margins,width=30")])
    assert errors(asciidoctor(text)) == [
        "page.adoc: line 1: 'names' has no name; write show=\"guides,names\" in quotation marks",
        "page.adoc: line 3: 'b' has no name; write \"A text, b\" in quotation marks",
        "page.adoc: line 5: option 'exploded' has no value; write exploded=…",
        "page.adoc: line 8: 'names' has no name; write show=\"guides,names,margins\" in quotation "
        "marks",
    ]


def test_unknown_attributes_are_reported_once(folder: Path) -> None:
    text = f"= Page\n:plumbline-show: names\n:plumbline-shwo: names\n\n{MACRO}\n{MACRO}"
    [first, second] = errors(asciidoctor(text, "-a", "plumbline-folder=x"))
    assert first.startswith("unknown attribute 'plumbline-folder'; ")
    message = "unknown attribute 'plumbline-shwo'; did you mean 'plumbline-show'? Known: "
    assert second.startswith(f"page.adoc: line 3: {message}plumbline-anatomy, ")
    assert page().count("<img ") == 2


def test_conflicts_are_warnings_of_all_runs(folder: Path) -> None:
    (folder / "conflict.scene.yaml").write_text(CONFLICT)
    text = f"= Page\n\nplumbline::conflict.scene.yaml[]\n\n{block(CONFLICT)}"
    message = (
        "at 200x100@2 'hello.width == 40' cannot hold because of 'hello.width == 20'; "
        "it was left out"
    )
    for _ in range(2):
        result = asciidoctor(text)
        assert result.returncode == 0 and page().count("<img ") == 2
        assert result.stderr.splitlines() == [
            f"asciidoctor: WARNING: page.adoc: line 3: conflict.scene.yaml: {message}",
            f"asciidoctor: WARNING: page.adoc: line 6: {message}",
        ]
    assert asciidoctor(block(CONFLICT, ",show=conflicts")).stderr == ""


def test_second_runs_draw_nothing(folder: Path, log: Log) -> None:
    text = f"= Page\n\n{MACRO}\n{block(SCENE)}"
    command = ("-a", f"plumbline-command={log.command}")
    asciidoctor(text, *command)
    assert log.runs() == ["render", "render"]
    asciidoctor(text, *command)
    assert log.runs() == []
    (folder / "hello.scene.yaml").write_text(SCENE + "# changed\n")
    asciidoctor(text, *command)
    assert log.runs() == ["render"]


def test_pages_name_no_programs(folder: Path, log: Log) -> None:
    assert asciidoctor(f"= Page\n:plumbline-command: {log.command}\n\n{MACRO}").stderr == ""
    assert log.runs() == []


def test_components_and_project_files_count(
    folder: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLUMBLINE", log.command)
    (folder / "tile.yaml").write_text("view: { class: Label, text: One }\n")
    (folder / "tiles.scene.yaml").write_text(
        "components: { tile: tile.yaml }\nroot: { subviews: [{ use: tile }] }\n"
    )
    page_text = "= Page\n\nplumbline::tiles.scene.yaml[]\n"
    for name, text in {
        "tile.yaml": "view: { class: Label, text: Two }\n",
        "plumbline.yml": "canvases: [160x90]\n",
    }.items():
        asciidoctor(page_text)
        assert log.runs() == ["render"]
        (folder / name).write_text(text)
    asciidoctor(page_text)
    assert log.runs() == ["render"] and "160 × 90 points" in page()


def test_a_missing_command_is_reported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLUMBLINE", "no-such-plumbline")
    result = asciidoctor(f"= Page\n\n{MACRO}")
    assert result.returncode == 1
    assert "page.adoc: line 3: the command 'no-such-plumbline' isn't there" in result.stderr


def test_a_folder_that_cannot_be_written_is_reported(folder: Path) -> None:
    (folder / "file").write_text("")
    result = asciidoctor(f"= Page\n:imagesdir: file/images\n\n{MACRO}")
    assert result.returncode == 1
    assert "page.adoc: line 4: " in result.stderr and "cannot be written" in result.stderr


def test_pages_with_line_ends_of_windows_have_the_same_lines(folder: Path) -> None:
    result = asciidoctor(f"= Page\n\n{block(BAD_SCENE)}".replace("\n", "\r\n"))
    assert f"page.adoc: line 7: {MISTAKE} (line 3, column 27 of the scene)" in result.stderr


def test_other_versions_are_reported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older = script(folder / "older", 'print(\'{"plumbline": "0.0.9"}\')')
    monkeypatch.setenv("PLUMBLINE", older)
    result = asciidoctor(f"= Page\n\n{MACRO}")
    assert result.returncode == 1
    assert f"line 3: '{older}' is Plumbline 0.0.9; 0.1 or later is needed" in result.stderr
