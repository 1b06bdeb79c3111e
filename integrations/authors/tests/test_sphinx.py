from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from .conftest import ALT, BAD_SCENE, MISTAKE, SAMPLES, SCENE, Log, indented, run, sphinx

pytest.importorskip("sphinx")

FILE = ".. plumbline:: hello.scene.yaml\n"
PAGE = f"Page\n====\n\n{FILE}"


def warnings(text: str) -> list[str]:
    """The lines of warnings, without the folder and without the newer releases' type."""
    lines = [line for line in text.splitlines() if "WARNING" in line]
    return [re.sub(r"^.*?/(\w+\.\w+:)| \[plumbline\]$", r"\1", line) for line in lines]


def page() -> str:
    return Path("html/index.html").read_text()


def image(builder: str = "html") -> Path:
    [path] = [*Path(builder).rglob("hello-*.*")]
    return path


def test_html_shows_svg(folder: Path) -> None:
    assert sphinx({"index": PAGE}).stderr == ""
    assert image().suffix == ".svg"
    assert f'<img alt="{ALT}" src="_images/{image().name}"' in page()


def test_latex_takes_pdf(folder: Path) -> None:
    assert sphinx({"index": PAGE}, builder="latex").stderr == ""
    assert image("latex").read_bytes().startswith(b"%PDF")
    [tex] = Path("latex").glob("*.tex")
    assert f"\\sphinxincludegraphics{{{{{image('latex').stem}}}.pdf}}" in tex.read_text()


def test_latex_makes_a_document(folder: Path) -> None:
    if not shutil.which("latexmk"):
        pytest.skip("install latexmk and texlive-latex-extra")
    text = PAGE + "   :caption: A *greeting*\n   :name: hello\n\nSee :numref:`hello`.\n"
    assert sphinx({"index": text}, builder="latex").stderr == ""
    run("make", "-C", "latex")
    [pdf] = (
        Path("latex").glob("*.pdf", case_sensitive=True)
        if False
        else [path for path in Path("latex").glob("*.pdf") if not path.name.startswith("hello")]
    )
    if shutil.which("pdftotext"):
        text = run("pdftotext", str(pdf), "-").stdout
        assert "Fig. 1: A greeting" in text and "Hello" in text and "See Fig. 1" in text


def test_other_builders_take_png_and_its_text(folder: Path) -> None:
    assert sphinx({"index": PAGE}, builder="text").stderr == ""
    assert (
        " ".join(Path("text/index.txt").read_text().split()) == f"Page **** [image: {ALT}][image]"
    )
    sphinx({"index": PAGE}, builder="texinfo")
    assert image("texinfo").suffix == ".png"


def test_builders_without_pictures_draw_none(folder: Path, log: Log) -> None:
    settings = f"plumbline_command = {log.command!r}\n"
    assert sphinx({"index": PAGE}, builder="gettext", settings=settings).returncode == 0
    assert log.runs() == []


def test_scenes_in_pages_are_drawn(folder: Path) -> None:
    text = f"Page\n====\n\n.. plumbline::\n   :alt: My text\n\n{indented(SCENE)}"
    assert sphinx({"index": text}).stderr == ""
    assert 'alt="My text"' in page()
    assert len([*Path("html/_images").glob("index-*.svg")]) == 1


def test_figures_are_numbered(folder: Path) -> None:
    options = "   :caption: A *greeting*\n   :name: hello\n   :align: right\n"
    text = f"{PAGE}{options}\nSee :numref:`hello`.\n"
    assert sphinx({"index": text}).stderr == ""
    assert 'id="hello"' in page() and "align-right" in page()
    assert re.search(r'See <a [^>]*href="#hello"[^>]*><span class="std std-numref">Fig. 1<', page())
    assert re.search(r"Fig. 1 </span><span class=\"caption-text\">A <em>greeting</em>", page())


def test_options_of_pictures_are_those_of_images(folder: Path) -> None:
    sphinx({"index": f"{PAGE}   :width: 60%\n   :class: big\n   :align: center\n   :alt:\n"})
    found = re.search(
        r'<img alt="" class="([^"]*)"[^>]*(?:style="width: 60%;"|width="60%")', page()
    )
    assert found and {*found[1].split()} == {"align-center", "big"}


def test_options_of_figures_change_them(folder: Path) -> None:
    options = "   :canvas: 150x60@2\n   :show: none\n   :theme: dark\n   :format: png\n"
    assert sphinx({"index": PAGE + options}).stderr == ""
    assert image().suffix == ".png"
    assert "150 × 60 points" in page() and "width: 150px" in page()
    settings = "plumbline_options = {'canvas': '90x60@2'}"
    assert sphinx({"index": PAGE}, settings=settings).stderr == ""
    assert "90 × 60 points" in page()


def test_inlined_figures_are_parts_of_the_page(folder: Path) -> None:
    text = f"{PAGE}   :inline:\n   :width: 150\n\n{FILE}   :inline:\n   :alt: My text\n"
    assert sphinx({"index": text}).stderr == ""
    assert '<div class="plumbline" style="width: 150px"><svg ' in page()
    assert 'id="figure-1-hello"' in page() and 'id="figure-2-hello"' in page()
    assert f"<desc>{ALT}</desc>" in page() and "<desc>My text</desc>" in page()


def test_interactive_figures_are_copied(folder: Path) -> None:
    text = f"{PAGE}   :interactive: 200-210\n   :height: 400\n"
    assert sphinx({"index": text}).stderr == ""
    found = re.search(
        r'<iframe class="plumbline" src="([^"]*)" style="width: 100%; height: 400px', page()
    )
    assert found and Path("html", found[1]).is_file()
    assert f'title="{ALT}"' in page()
    assert sphinx({"index": text}, builder="latex").stderr == ""
    assert image("latex").suffix == ".pdf"


def test_documents_and_logs_are_drawn(folder: Path) -> None:
    shutil.copy(SAMPLES / "account.storyboard", folder)
    shutil.copy(SAMPLES / "cell-conflict.log", folder)
    text = (
        "Page\n====\n\n.. plumbline:: account.storyboard#Profile\n\n"
        ".. plumbline-log:: cell-conflict.log\n   :caption: The log\n   :report:\n"
    )
    assert sphinx({"index": text}).stderr == ""
    assert "Ada Lovelace" in page() and "Conflict: " in page() and "conflict 1, line 1" in page()


def test_code_runs_only_if_the_settings_allow_it(folder: Path) -> None:
    (folder / "View.swift").write_text("")
    result = sphinx({"index": "Page\n====\n\n.. plumbline:: View.swift\n"})
    assert warnings(result.stderr) == [
        "index.rst:4: WARNING: View.swift: drawing a Swift file runs its code; "
        "allow that with plumbline_allow_code in conf.py or allow_code in mkdocs.yml"
    ]


def test_mistakes_are_warnings_at_their_lines(folder: Path) -> None:
    (folder / "bad.scene.yaml").write_text(BAD_SCENE)
    text = (
        "Page\n====\n\nWords.\n\n.. plumbline::\n   :canvas: 100x100\n\n"
        f"{indented(BAD_SCENE)}\n"
        ".. plumbline:: bad.scene.yaml\n\n"
        ".. plumbline:: no.scene.yaml\n\n"
        f"{FILE}   :step: first\n\n"
        f"{FILE}\n   root: {{}}\n\n"
        ".. plumbline::\n"
    )
    result = sphinx({"index": text})
    assert result.returncode == 0
    assert sorted(warnings(result.stderr)) == [
        f"index.rst:11: WARNING: {MISTAKE} (line 3, column 27 of the scene)",
        f"index.rst:13: WARNING: bad.scene.yaml:3:27: {MISTAKE}",
        "index.rst:15: WARNING: no.scene.yaml: No such file or directory",
        "index.rst:17: WARNING: option 'step' takes a number from 1 on, not 'first'",
        "index.rst:20: WARNING: 'plumbline' takes either a file, or a scene in its body",
        "index.rst:24: WARNING: 'plumbline' takes either a file, or a scene in its body",
    ]
    assert page().count("[no picture: ") == 3
    assert sphinx({"index": text}, "-W").returncode > 0


def test_mistakes_of_included_pages_are_at_their_lines(folder: Path) -> None:
    (folder / "part.inc").write_text(f"Words.\n\n.. plumbline::\n\n{indented(BAD_SCENE)}")
    result = sphinx({"index": "Page\n====\n\n.. include:: part.inc\n"})
    assert warnings(result.stderr) == [
        f"part.inc:7: WARNING: {MISTAKE} (line 3, column 27 of the scene)"
    ]


def test_markdown_has_the_directive_too(folder: Path) -> None:
    pytest.importorskip("myst_parser")
    (folder / "more.md").write_text(
        f"# More\n\n```{{plumbline}} hello.scene.yaml\n:alt: My text\n```\n\n"
        f"- item\n\n  ```{{plumbline}}\n  :canvas: 90x90\n\n{indented(BAD_SCENE, 2)}  ```\n"
    )
    settings = "extensions.append('myst_parser')\n"
    result = sphinx({"index": f"{PAGE}\n.. toctree::\n\n   more\n"}, settings=settings)
    assert warnings(result.stderr) == [
        f"more.md:14: WARNING: {MISTAKE} (line 3, column 27 of the scene)"
    ]
    assert 'alt="My text"' in Path("html/more.html").read_text()


def test_warnings_can_be_suppressed(folder: Path) -> None:
    settings = "suppress_warnings = ['plumbline']"
    text = "Page\n====\n\n.. plumbline:: no.scene.yaml\n"
    assert sphinx({"index": text}, settings=settings).stderr == ""


def test_changed_scenes_are_drawn_again(folder: Path, log: Log) -> None:
    settings = f"plumbline_command = {log.command!r}\n"
    pages = {"index": f"{PAGE}\n.. toctree::\n\n   other\n", "other": "Other\n=====\n"}
    sphinx(pages, settings=settings)
    assert log.runs() == ["worker"]
    sphinx(pages, settings=settings)
    assert log.runs() == []
    (folder / "hello.scene.yaml").write_text(SCENE.replace("Hello", "Goodbye"))
    sphinx(pages, settings=settings)
    assert log.runs() == ["worker"]
    [shown] = re.findall(r'src="_images/([^"]*)"', page())
    assert "Goodbye" in Path("html/_images", shown).read_text()
    # Another builder takes the pages that were read, and draws its own pictures.
    sphinx(pages, builder="latex", settings=settings)
    assert log.runs() == ["worker"]


def test_pages_are_written_again_if_only_the_command_changed(folder: Path, log: Log) -> None:
    sphinx({"index": PAGE})
    before = page()
    newer = folder / "newer"
    newer.write_text(Path(log.command).read_text().replace("exec", "exec env NEWER=1", 1))
    newer.write_text(
        f'#!/bin/sh\n"{log.command}" "$@" | sed \'s/"plumbline": "0.1.0"/"plumbline": "0.1.7"/\'\n'
    )
    newer.chmod(0o755)
    sphinx({"index": PAGE}, settings=f"plumbline_command = {str(newer)!r}\n")
    assert page() != before


def test_parallel_builds_are_the_same(folder: Path) -> None:
    pages = {
        f"page{n}": PAGE.replace("Page", f"Page {n}  ").replace("====", "=======")
        for n in range(12)
    }
    pages["page3"] += f"\n.. plumbline::\n\n{indented(BAD_SCENE)}"
    pages["index"] = "Site\n====\n\n.. toctree::\n   :glob:\n\n   page*\n"
    one = sphinx(pages)
    shutil.move("html", "one")
    shutil.rmtree("trees")
    two = sphinx(pages, "-j", "2")
    assert warnings(one.stderr) == warnings(two.stderr) != []
    for path in Path("one").rglob("*.html"):
        assert path.read_text() == Path("html", path.relative_to("one")).read_text()


def test_a_missing_command_is_one_warning(folder: Path) -> None:
    settings = "plumbline_command = 'no-such-plumbline'\n"
    result = sphinx({"index": f"{PAGE}\n{FILE}"}, settings=settings)
    [warning] = warnings(result.stderr)
    assert warning.startswith("index.rst:4: WARNING: the command 'no-such-plumbline' isn't there;")


def test_a_cache_that_cannot_be_written_is_a_warning(folder: Path) -> None:
    (folder / "file").write_text("")
    result = sphinx({"index": PAGE}, settings="plumbline_cache = 'file/cache'\n")
    [warning] = warnings(result.stderr)
    assert warning.startswith("index.rst:4: WARNING: can't write '")


def test_pages_with_line_ends_of_windows_have_the_same_lines(folder: Path) -> None:
    text = f"Page\n====\n\n.. plumbline::\n\n{indented(BAD_SCENE)}"
    result = sphinx({"index": text.replace("\n", "\r\n")})
    assert warnings(result.stderr) == [
        f"index.rst:8: WARNING: {MISTAKE} (line 3, column 27 of the scene)"
    ]


@pytest.mark.parametrize(
    ("theme", "classes"),
    [("furo", ["light", "dark"]), ("pydata_sphinx_theme", ["light", "dark"]), ("alabaster", [])],
)
def test_themes_with_a_switch_have_two_pictures(
    folder: Path, theme: str, classes: list[str]
) -> None:
    pytest.importorskip(theme)
    sphinx({"index": PAGE}, settings=f"html_theme = {theme!r}\n")
    assert re.findall(r'<img [^>]*class="only-(\w+)[^>]*hello-', page()) == classes
    assert len([*Path("html/_images").glob("hello-*.svg")]) == max(1, len(classes))
    sphinx({"index": PAGE}, settings=f"html_theme = {theme!r}\nplumbline_themes = 'dark'\n")
    assert "only-" not in "".join(re.findall(r"<img[^>]*hello-[^>]*>", page()))
