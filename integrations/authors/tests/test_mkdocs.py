from __future__ import annotations

import json
import re
import shutil
from importlib.metadata import version
from pathlib import Path

import pytest

from .conftest import ALT, BAD_SCENE, MISTAKE, SAMPLES, SCENE, Log, indented, mkdocs
from .conftest import fence_of as fence

pytest.importorskip("mkdocs")

IMAGE = "![](hello.scene.yaml)\n"
EXTENSIONS = "markdown_extensions: [attr_list, admonition]\n"


def page(name: str = "index.html") -> str:
    return re.sub("Build Date.*", "", Path("site", name).read_text())


def warnings(text: str) -> list[str]:
    text = re.sub(r"\x1b\[\d*m", "", text)
    return [line.split("- ", 1)[1].strip() for line in text.splitlines() if "WARNING" in line]


def test_pictures_may_be_scenes(folder: Path) -> None:
    text = f"# Page\n\n{IMAGE}\n\nWords ![My text](hello.scene.yaml#x) here.\n"
    text = text.replace("#x", "")
    assert warnings(mkdocs({"index": text}, "--strict").stderr) == []
    [name] = [path.name for path in Path("site/assets/plumbline").iterdir()]
    assert f'<p><img alt="{ALT}" src="assets/plumbline/{name}">' in page()
    assert f'Words <img alt="My text" src="assets/plumbline/{name}">' in page()


def test_pages_in_folders_find_their_pictures(folder: Path) -> None:
    (folder / "docs/deep").mkdir(parents=True)
    result = mkdocs({"index": "# Page\n", "deep/other": "# Other\n\n![](../hello.scene.yaml)\n"})
    assert warnings(result.stderr) == []
    [address] = re.findall(r'src="([^"]*hello-[^"]*)"', page("deep/other/index.html"))
    assert Path("site/deep/other", address).is_file()


def test_fences_have_options(folder: Path) -> None:
    options = 'caption="A <greeting>" alt="My text" align=center width=150 .big #hello canvas=90x60'
    assert warnings(mkdocs({"index": fence(SCENE, options)}).stderr) == []
    assert '<figure class="plumbline big" id="hello" style="text-align: center">' in page()
    assert '<img alt="My text" src="assets/plumbline/index-' in page()
    assert 'style="width: 150px">' in page()
    assert "<figcaption>A &lt;greeting&gt;</figcaption>" in page()
    [picture] = Path("site/assets/plumbline").iterdir()
    assert 'width="90" height="60"' in picture.read_text()


def test_pictures_have_options(folder: Path) -> None:
    text = "![](hello.scene.yaml){ canvas=90x60 width=45 .big }\n"
    assert warnings(mkdocs({"index": text}, settings=EXTENSIONS).stderr) == []
    assert re.search(r'<img alt="[^"]*90 × 60[^>]* class="big" style="width: 45px">', page())


def test_settings_have_options(folder: Path) -> None:
    plugin = "    options: { canvas: 90x60, step: 1 }\n"
    scene = SCENE + "figure: { steps: [{ title: One }] }\n"
    assert warnings(mkdocs({"index": fence(scene)}, plugin=plugin).stderr) == []
    assert "90 × 60 points" in page()


def test_fences_are_found_wherever_code_may_be(folder: Path) -> None:
    text = (
        f"- item\n\n{indented(fence(SCENE), 4)}\n"
        f"!!! note\n\n{indented(fence(SCENE), 4)}\n"
        f"~~~~ {{.plumbline canvas=90x60}}\n{SCENE}~~~~\n\n"
        f"````markdown\n{fence(SCENE)}````\n\n"
        "```plumbline hello.scene.yaml\n```\n\n"
        "```plumbliner\ncode\n```\n"
    )
    settings = EXTENSIONS.replace("]", ", fenced_code]")
    assert warnings(mkdocs({"index": text}, settings=settings).stderr) == []
    assert page().count("<img ") == 4
    assert re.search(r'<li>\s*<p>item</p>\s*<div class="plumbline"><img', page())
    assert re.search(r'<p class="admonition-title">Note</p>\s*<div class="plumbline"><img', page())
    assert "scene: A greeting" in page()


def test_alternative_texts_are_searched(folder: Path) -> None:
    mkdocs(
        {
            "index": f"# Page\n\n{IMAGE}\n\n{fence(SCENE, 'alt=Pangolin')}\n\n"
            f"{fence(SCENE, 'inline')}"
        }
    )
    index = json.loads(page("search/search_index.json"))
    text = "".join(entry["text"] for entry in index["docs"])
    assert ALT in text and "Pangolin" in text
    # Each once in the entry of the page, and in that of its section.
    assert text.count(ALT) == 4


def test_mistakes_are_at_their_lines_and_fail_strict_builds(folder: Path) -> None:
    (folder / "bad.scene.yaml").write_text(BAD_SCENE)
    text = (
        "---\ntitle: Page\n---\n\n# Page\n\n![](no.scene.yaml)\n\n"
        f"- item\n\n{indented(fence(BAD_SCENE), 4)}\n"
        "![](bad.scene.yaml)\n\n"
        f"{fence(BAD_SCENE)}\n"
        f"{fence(SCENE, 'step=x')}\n"
        f"{fence('', '')}\n"
        f"{fence(SCENE, 'format=pdf')}\n"
        '```plumbline alt="x\nroot: {}\n```\n'
    )
    result = mkdocs({"index": text}, settings=EXTENSIONS)
    assert result.returncode == 0
    assert sorted(warnings(result.stderr), key=lambda one: int(one.split(":")[1])) == [
        "docs/index.md:7: no.scene.yaml: No such file or directory",
        f"docs/index.md:14: {MISTAKE} (line 3, column 27 of the scene)",
        f"docs/index.md:17: bad.scene.yaml:3:27: {MISTAKE}",
        f"docs/index.md:22: {MISTAKE} (line 3, column 27 of the scene)",
        "docs/index.md:25: option 'step' takes a number from 1 on, not 'x'",
        "docs/index.md:37: a fence has either a file or a scene in it",
        "docs/index.md:40: option 'format' takes svg or png, not 'pdf'",
        "docs/index.md:52: a quotation mark is missing in the options",
    ]
    assert page().count("[no picture: ") == 8
    assert mkdocs({"index": text}, "--strict", settings=EXTENSIONS).returncode == 1


def test_inlined_and_interactive_figures(folder: Path) -> None:
    text = (
        f"```plumbline hello.scene.yaml inline\n```\n\n{fence(SCENE, 'inline alt=My')}\n\n"
        "```plumbline hello.scene.yaml interactive=200-210 height=300\n```\n"
    )
    assert warnings(mkdocs({"index": text}).stderr) == []
    assert 'id="figure-1-hello"' in page() and 'id="figure-2-hello"' in page()
    assert "<desc>My</desc>" in page()
    found = re.search(r'<iframe src="([^"]*)" style="width: 100%; height: 300px', page())
    assert found and Path("site", found[1]).is_file()


def test_documents_and_logs_are_drawn(folder: Path) -> None:
    (folder / "docs").mkdir()
    for name in ("account.storyboard", "cell-conflict.log"):
        shutil.copy(SAMPLES / name, "docs")
    text = "![](account.storyboard#Profile)\n\n```plumbline-log cell-conflict.log report\n```\n"
    assert warnings(mkdocs({"index": text}).stderr) == []
    assert "Ada Lovelace" in page() and "Conflict: " in page() and "conflict 1, line 1" in page()


def test_second_builds_draw_nothing(folder: Path, log: Log) -> None:
    plugin = f"    command: {log.command}\n"
    pages = {"index": f"# Page\n\n{IMAGE}\n\n{fence(SCENE)}"}
    mkdocs(pages, plugin=plugin)
    assert log.runs() == ["worker"]
    first = page()
    mkdocs(pages, plugin=plugin)
    assert log.runs() == [] and page() == first


def test_a_missing_command_is_one_warning(folder: Path) -> None:
    plugin = "    command: no-such-plumbline\n"
    result = mkdocs({"index": f"{IMAGE}\n\n{fence(SCENE)}"}, "--strict", plugin=plugin)
    assert result.returncode == 1
    [warning] = [one for one in warnings(result.stderr) if "strict" not in one]
    assert warning.startswith("docs/index.md:1: the command 'no-such-plumbline' isn't there;")


def test_a_cache_that_cannot_be_written_is_a_warning(folder: Path) -> None:
    (folder / "file").write_text("")
    result = mkdocs({"index": IMAGE}, plugin="    cache: file/cache\n")
    [warning] = warnings(result.stderr)
    assert warning.startswith("docs/index.md:1: can't write '")


def test_pages_with_line_ends_of_windows_have_the_same_lines(folder: Path) -> None:
    text = f"# Page\n\n{fence(BAD_SCENE)}".replace("\n", "\r\n")
    assert warnings(mkdocs({"index": text}).stderr) == [
        f"docs/index.md:6: {MISTAKE} (line 3, column 27 of the scene)"
    ]


@pytest.mark.parametrize(
    ("palette", "themes"),
    [
        ("[{ scheme: default }, { scheme: slate }]", ["light", "dark"]),
        ("{ scheme: slate }", []),
        ("{ scheme: default }", []),
    ],
)
def test_material_with_a_switch_has_two_pictures(
    folder: Path, palette: str, themes: list[str]
) -> None:
    pytest.importorskip("material")
    settings = f"theme: {{ name: material, font: false, palette: {palette} }}\n"
    assert warnings(mkdocs({"index": IMAGE}, "--strict", settings=settings).stderr) == []
    assert re.findall(r'<img [^>]*src="[^"]*hello-\w+\.svg#only-(\w+)"', page()) == themes
    [*pictures] = Path("site/assets/plumbline").iterdir()
    assert len(pictures) == max(1, len(themes))
    if palette == "{ scheme: slate }":
        assert "#f7f8fa" not in pictures[0].read_text()


def test_pictures_have_the_line_of_their_own_mention(folder: Path) -> None:
    text = (
        f"# Page\n\n{fence('', 'hello.scene.yaml')}\n{IMAGE}\n"
        "![](hello.scene.yaml){ step=x }\n\n"
        "![](hello.scene.yaml){ caption=A }\n\n![](hello.scene.yaml){ #id interactive=9-3 }\n"
    )
    assert warnings(mkdocs({"index": text}, settings=EXTENSIONS).stderr) == [
        "docs/index.md:8: option 'step' takes a number from 1 on, not 'x'",
        "docs/index.md:10: option 'caption' needs a fence instead of a picture",
        "docs/index.md:12: The value '9-3' is invalid for '--width <FROM-TO>': "
        "the first number has to be smaller than the second",
    ]


def test_pictures_may_have_ids_and_sliders(folder: Path) -> None:
    text = "![](hello.scene.yaml){ #hello }\n\n![](hello.scene.yaml){ interactive }\n"
    assert warnings(mkdocs({"index": text}, "--strict", settings=EXTENSIONS).stderr) == []
    assert ' id="hello">' in page() and "<iframe src=" in page()


def test_links_to_figures_are_valid(folder: Path) -> None:
    if tuple(map(int, version("mkdocs").split(".")[:2])) < (1, 6):
        pytest.skip("MkDocs 1.6 and later check anchors")
    settings = EXTENSIONS + "validation: { anchors: warn }\n"
    text = f"# Page\n\n{fence(SCENE, '#hello')}\n[The figure](#hello)\n"
    assert warnings(mkdocs({"index": text}, "--strict", settings=settings).stderr) == []


def test_conflicts_are_warnings_unless_they_are_shown(folder: Path) -> None:
    scene = SCENE + "  - hello.width == 20\n  - hello.width == 30\n"
    text = f"{fence(scene)}\n{fence(scene, 'show=conflicts')}"
    assert warnings(mkdocs({"index": text}).stderr) == [
        "docs/index.md:1: 'hello.width == 30' cannot hold because of 'hello.width == 20'; "
        "it was left out"
    ]


def test_wrong_settings_stop_the_build(folder: Path) -> None:
    result = mkdocs({"index": IMAGE}, plugin="    options: { shwo: names }\n")
    assert result.returncode == 1
    assert "unknown option 'shwo'; did you mean 'show'? (options in mkdocs.yml)" in result.stderr
