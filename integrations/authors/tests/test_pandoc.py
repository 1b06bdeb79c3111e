from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .conftest import (
    ALT,
    BAD_SCENE,
    MISTAKE,
    PACKAGE,
    SAMPLES,
    SCENE,
    Log,
    indented,
    pandoc,
    run,
    script,
)

IMAGE = "![](hello.scene.yaml)\n"
CONFLICT = SCENE + "  - hello.width == 20\n  - hello.width == 40\n"


def page(name: str = "page.html") -> str:
    return " ".join(Path(name).read_text().split())


def fence(body: str, options: str = "") -> str:
    return f"``` {{.plumbline {options}}}\n{body}```\n"


def test_pictures_may_be_scenes(folder: Path) -> None:
    assert (
        pandoc(f"{IMAGE}\nWords ![My text](hello.scene.yaml){{canvas=90x60}} here.\n").stderr == ""
    )
    found = re.findall(r'<img src="(plumbline-figures/hello-\w+\.svg)" alt="([^"]*)"', page())
    assert [alt for _, alt in found] == [ALT, "My text"]
    assert 'width="90" height="60"' in Path(found[1][0]).read_text()


def test_fences_have_options(folder: Path) -> None:
    options = '#hello .big caption="A *greeting*" alt="My text" canvas=90x60 width=45'
    assert pandoc(fence(SCENE, options)).stderr == ""
    assert re.search(
        r'<figure id="hello"> <img src="plumbline-figures/page-\w+\.svg" class="big" width="45" '
        r'alt="My text" /> <figcaption> A <em>greeting</em> </figcaption> </figure>',
        page(),
    )


def test_pages_have_options(folder: Path) -> None:
    head = "---\nplumbline:\n  canvas: 90x60\n  folder: figures\n---\n\n"
    assert pandoc(head + IMAGE).stderr == ""
    assert "90 × 60 points" in page() and 'src="figures/hello-' in page()


def test_documents_are_drawn(folder: Path) -> None:
    shutil.copy(SAMPLES / "account.storyboard", folder)
    assert pandoc(fence("", "file=account.storyboard#Profile")).stderr == ""
    assert "Ada Lovelace" in page()


def test_scenes_are_found_beside_pages(folder: Path) -> None:
    (folder / "docs").mkdir()
    shutil.move("hello.scene.yaml", "docs")
    (folder / "docs/page.md").write_text(IMAGE)
    pandoc("", "docs/page.md")
    lua = Path(__file__).parents[1] / "src/plumbline_authors/plumbline.lua"
    run("pandoc", "--lua-filter", str(lua), "docs/page.md", "-o", "docs/page.html")
    [address] = re.findall(r'src="([^"]*)"', page("docs/page.html"))
    assert Path("docs", address).is_file()


def test_other_formats_have_other_pictures(folder: Path) -> None:
    text = f"{IMAGE}\n{fence(SCENE, 'caption=Greeting #hello')}"
    (folder / "out").mkdir()
    assert pandoc(text, "-s", output="out/page.tex").stderr == ""
    found = re.findall(r"\\includegraphics\{([^}]*)\}", page("out/page.tex"))
    assert [Path("out", name).read_bytes()[:4] for name in found] == [b"%PDF", b"%PDF"]
    assert r"\caption{Greeting}" in page("out/page.tex")
    assert pandoc(text, output="out/page.docx").stderr == ""
    shutil.unpack_archive("out/page.docx", "docx", "zip")
    assert len([*Path("docx/word/media").glob("*.png")]) == 2
    document = Path("docx/word/document.xml").read_text()
    # 200 pixels of 1/96 inch, in units of 1/914400 inch.
    assert document.count('cx="1905000"') >= 2 and ALT in document
    assert pandoc(text, "-s", "--self-contained", "--metadata", "title=Page").returncode == 0
    assert "data:image/svg+xml" in page()


def test_mistakes_are_at_their_lines_and_write_no_page(folder: Path) -> None:
    (folder / "bad.scene.yaml").write_text(BAD_SCENE)
    text = (
        f"# Page\n\n- item\n\n{indented(fence(BAD_SCENE), 4)}\n"
        f"![](bad.scene.yaml)\n\n{fence(BAD_SCENE)}\n![](no.scene.yaml)\n\n"
        f"{fence(SCENE, 'canvs=1x1')}"
    )
    result = pandoc(text)
    assert result.returncode == 1 and not Path("page.html").exists()
    assert sorted(result.stderr.splitlines(), key=lambda one: int(one.split(":")[1])) == [
        f"page.md:8: {MISTAKE} (line 3, column 27 of the scene)",
        f"page.md:11: bad.scene.yaml:3:27: {MISTAKE}",
        f"page.md:16: {MISTAKE} (line 3, column 27 of the scene)",
        "page.md:19: no.scene.yaml: No such file or directory",
        "page.md:21: unknown option 'canvs'; did you mean 'canvas'? Known: alt, anatomy, animate, "
        "background, canvas, caption, crop, direction, exploded, file, format, height, language, "
        "letters, look, margin, show, step, text-size, theme, title, visual, width",
    ]


def test_pictures_have_known_options(folder: Path) -> None:
    result = pandoc(
        f"About hello.scene.yaml:\n\n{IMAGE[:-1]}{{captoin=x}}\n\n{IMAGE[:-1]}{{canvs=1x1}}\n\n"
        f"{IMAGE[:-1]}{{caption=x}}\n"
    )
    known = (
        "alt, anatomy, animate, background, canvas, crop, direction, exploded, format, height, "
        "language, letters, look, margin, show, step, text-size, theme, title, visual, width"
    )
    assert result.returncode == 1 and result.stderr.splitlines() == [
        f"page.md:3: unknown option 'captoin'; known: {known}",
        f"page.md:5: unknown option 'canvs'; did you mean 'canvas'? Known: {known}",
        "page.md:7: write the caption of a picture between its brackets",
    ]
    html = 'width=30 height=15 alt="My text" title=Hi loading=lazy data-a=b aria-hidden=true'
    assert pandoc(f"{IMAGE[:-1]}{{{html}}}\n").stderr == ""
    for attribute in ('loading="lazy"', 'data-a="b"', 'aria-hidden="true"', 'alt="My text"'):
        assert attribute in page()


def test_metadata_has_known_options(folder: Path) -> None:
    head = "---\ntitle: Page\nplumbline:\n  shwo: names\n---\n\n"
    result = pandoc(head + IMAGE)
    assert result.returncode == 1
    assert result.stderr.startswith("page.md:4: unknown option 'shwo'; did you mean 'show'? Known:")
    result = pandoc(f"---\nplumbline: names\n---\n\n{IMAGE}")
    assert result.stderr == "page.md:2: 'plumbline' takes options, such as 'show: names'\n"


def test_metadata_may_have_lists(folder: Path) -> None:
    pandoc(f"---\nplumbline:\n  show: [guides, names]\n---\n\n{IMAGE}")
    expected = page()
    assert pandoc(f"---\nplumbline:\n  show: guides, names\n---\n\n{IMAGE}").stderr == ""
    assert page() == expected


def test_fences_have_either_a_file_or_a_scene(folder: Path) -> None:
    result = pandoc(
        f"# Page\n\n{fence('')}\nThe file hello.scene.yaml:\n\n"
        f"{fence(SCENE, 'file=hello.scene.yaml')}"
    )
    assert result.returncode == 1 and result.stderr.splitlines() == [
        "page.md:3: the fence is empty; write a scene in it, or name a file with file=…",
        "page.md:8: a fence has either a file or a scene in it",
    ]


def test_lines_of_standard_input_are_unknown(folder: Path) -> None:
    text = f"# Page\n\n{fence('')}\n{fence(BAD_SCENE)}"
    lua = str(PACKAGE / "plumbline.lua")
    result = subprocess.run(
        ["pandoc", "--lua-filter", lua], input=text, capture_output=True, text=True, check=False
    )
    assert result.returncode == 1 and result.stderr.splitlines() == [
        "-: the fence is empty; write a scene in it, or name a file with file=…",
        f"-: {MISTAKE} (line 3, column 27 of the scene)",
    ]


def test_names_may_have_spaces(folder: Path) -> None:
    (folder / "sub dir").mkdir()
    (folder / "sub dir/my hello.scene.yaml").write_text(SCENE)
    address = "sub dir/my hello.scene.yaml"
    assert pandoc(f"![](<{address}>) ![]({address.replace(' ', '%20')})\n").stderr == ""
    assert page().count(f'alt="{ALT}"') == 2
    text = "# Page\n\n![](<no dir/a.scene.yaml>)\n\n![](no%20dir/a.scene.yaml)\n"
    assert pandoc(text).stderr.splitlines() == [
        "page.md:3: no dir/a.scene.yaml: No such file or directory",
        "page.md:5: no dir/a.scene.yaml: No such file or directory",
    ]


def test_captioned_figures_of_word_have_alternative_texts(folder: Path) -> None:
    options = '#hello caption="A *greeting*" alt="My text"'
    assert pandoc(fence(SCENE, options), output="page.docx").stderr == ""
    shutil.unpack_archive("page.docx", "docx", "zip")
    document = Path("docx/word/document.xml").read_text()
    assert 'descr="My text"' in document and 'w:name="hello"' in document
    assert "greeting" in document and 'descr="A greeting"' not in document


@pytest.mark.parametrize("format", ["html", "docx", "latex"])
def test_conflicts_are_warnings_of_all_runs(folder: Path, format: str) -> None:
    (folder / "conflict.scene.yaml").write_text(CONFLICT)
    text = f"# Page\n\n![](conflict.scene.yaml)\n\n{fence(CONFLICT)}"
    message = (
        "at 200x100@2 'hello.width == 40' cannot hold because of 'hello.width == 20'; "
        "it was left out"
    )
    for _ in range(2):
        result = pandoc(text, "-t", format, output="page")
        assert result.returncode == 0 and Path("page").exists()
        assert sorted(result.stderr.splitlines()) == [
            f"page.md:3: warning: conflict.scene.yaml: {message}",
            f"page.md:5: warning: {message}",
        ]
    assert pandoc(fence(CONFLICT, 'show="names,conflicts"'), "-t", format).stderr == ""


def test_second_runs_draw_nothing(folder: Path, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLUMBLINE", log.command)
    text = f"{IMAGE}\n{fence(SCENE)}"
    pandoc(text)
    assert log.runs() == ["render", "render"]
    first = page()
    pandoc(text)
    assert log.runs() == [] and page() == first
    (folder / "hello.scene.yaml").write_text(SCENE + "# changed\n")
    pandoc(text)
    assert log.runs() == ["render"]


def test_components_and_project_files_count(
    folder: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLUMBLINE", log.command)
    (folder / "tile.yaml").write_text("view: { class: Label, text: One }\n")
    (folder / "tiles.scene.yaml").write_text(
        "components: { tile: tile.yaml }\nroot: { subviews: [{ use: tile }] }\n"
    )
    for name, text in {
        "tile.yaml": "view: { class: Label, text: Two }\n",
        "plumbline.yml": "canvases: [160x90]\n",
    }.items():
        pandoc("![](tiles.scene.yaml)\n")
        assert log.runs() == ["render"]
        (folder / name).write_text(text)
    pandoc("![](tiles.scene.yaml)\n")
    assert log.runs() == ["render"] and "160 × 90 points" in page()


def test_a_missing_command_is_one_message(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLUMBLINE", "no-such-plumbline")
    result = pandoc(f"Page\n\n{IMAGE}\n{IMAGE}")
    assert result.returncode == 1
    assert result.stderr.startswith("page.md:3: the command 'no-such-plumbline' isn't there")
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_a_message(folder: Path) -> None:
    (folder / "file").write_text("")
    result = pandoc(f"---\nplumbline: {{ folder: file/figures }}\n---\n\n{IMAGE}")
    assert result.returncode == 1 and result.stderr.startswith("page.md:5: ")
    assert re.search(r"md:5: file/figures/hello-\w+\.svg: cannot be written", result.stderr)


def test_pages_with_line_ends_of_windows_have_the_same_lines(folder: Path) -> None:
    result = pandoc(f"# Page\n\n{fence(BAD_SCENE)}".replace("\n", "\r\n"))
    assert result.stderr == f"page.md:6: {MISTAKE} (line 3, column 27 of the scene)\n"


def test_other_versions_are_reported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older = script(folder / "older", 'print(\'{"plumbline": "0.0.9"}\')')
    monkeypatch.setenv("PLUMBLINE", older)
    result = pandoc(IMAGE)
    assert result.returncode == 1
    assert result.stderr == f"page.md:1: '{older}' is Plumbline 0.0.9; 0.1 or later is needed\n"
