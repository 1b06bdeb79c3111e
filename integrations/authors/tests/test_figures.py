from __future__ import annotations

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from plumbline_authors import Command, Failure, Figure, FigureCache, Picture
from plumbline_authors.descriptions import inline_svg
from plumbline_authors.figures import figure_members, interactive, locate

from .conftest import ALT, BAD_SCENE, MISTAKE, SAMPLES, SCENE, Log, script


def file_figure(folder: Path, name: str = "hello.scene.yaml", **more: Any) -> Figure:
    return Figure("page.md", 7, name=name, file=str(folder / name), **more)


def draw(cache: FigureCache, figure: Figure) -> Picture:
    result = cache.draw([figure])[figure]
    assert isinstance(result, Picture), result
    return result


def fail(cache: FigureCache, figure: Figure) -> list[tuple[str, int, str]]:
    result = cache.draw([figure])[figure]
    assert isinstance(result, Failure), result
    return [(problem.page, problem.line, problem.message) for problem in result.problems]


@pytest.fixture
def cache(folder: Path, log: Log) -> FigureCache:
    return FigureCache(folder / "cache", Command(log.command))


def test_pictures_are_those_of_the_command(
    cache: FigureCache, folder: Path, plumbline: str
) -> None:
    for format in ("svg", "png", "pdf"):
        picture = draw(cache, file_figure(folder, format=format))
        options = ["--format", format, "--theme", "light", "--svg", "structured"]
        command = [plumbline, "render", "hello.scene.yaml", *options, "-o", "direct"]
        subprocess.run(command, check=True, capture_output=True)
        direct = folder / f"direct/hello.200x100@2-light.{format}"
        assert picture.path.read_bytes() == direct.read_bytes()


def test_alternative_texts_are_those_of_the_command(
    cache: FigureCache, folder: Path, plumbline: str
) -> None:
    run = subprocess.run(
        [plumbline, "describe", "hello.scene.yaml"], check=True, capture_output=True, text=True
    )
    for format in ("svg", "png"):
        picture = draw(cache, file_figure(folder, format=format))
        assert picture.alt == run.stdout.strip() == ALT
        assert (picture.title, picture.width, picture.height) == ("A greeting", 200, 100)


def test_nothing_is_drawn_twice(cache: FigureCache, folder: Path, log: Log) -> None:
    figures = [file_figure(folder, format=format) for format in ("svg", "png")]
    figures += [Figure("page.md", 9, text=SCENE, text_line=10)]
    first = cache.draw(figures)
    assert log.runs() == ["worker"]
    assert FigureCache(cache.folder, Command(log.command)).draw(figures) == first
    assert log.runs() == []


def test_pictures_that_were_begun_are_drawn_once(
    cache: FigureCache, folder: Path, log: Log
) -> None:
    figures = [file_figure(folder), Figure("page.md", 9, text=BAD_SCENE, text_line=10)]
    cache.begin(figures[:1])
    cache.begin(figures)
    cache.begin([file_figure(folder, "no.scene.yaml")])
    results = cache.draw([*figures, file_figure(folder, format="png")])
    assert [type(one) for one in results.values()] == [Picture, Failure, Picture]
    assert log.runs() == ["worker"]
    # Later builds notice changes.
    (folder / "hello.scene.yaml").write_text(SCENE.replace("Hello", "Goodbye"))
    later = FigureCache(cache.folder, cache.command)
    assert "Goodbye" in draw(later, figures[0]).path.read_text()
    assert log.runs() == ["worker"]


def test_whatever_a_picture_depends_on_draws_it_again(
    cache: FigureCache, folder: Path, log: Log
) -> None:
    (folder / "tile.yaml").write_text("view: { class: Label, text: One }\n")
    (folder / "tiles.scene.yaml").write_text(
        "canvases: [100x50]\ncomponents: { tile: tile.yaml }\nroot: { subviews: [{ use: tile }] }\n"
    )
    (folder / "theme.yaml").write_text("base: dark\n")
    figure = file_figure(folder, "tiles.scene.yaml", theme=str(folder / "theme.yaml"))

    def drawn(figure: Figure) -> Path:
        return draw(FigureCache(cache.folder, cache.command), figure).path

    seen = {drawn(figure)}
    for name, text in {
        "tile.yaml": "view: { class: Label, text: Two }\n",
        "theme.yaml": "base: print\n",
        "tiles.scene.yaml": (folder / "tiles.scene.yaml").read_text() + "# changed\n",
        "plumbline.yml": "look: plain\n",
    }.items():
        (folder / name).write_text(text)
        seen.add(drawn(figure))
    members = figure_members({"show": "none"}, folder)
    seen.add(drawn(file_figure(folder, "tiles.scene.yaml", members=members)))
    assert len(seen) == 6


def test_the_version_is_part_of_the_key(cache: FigureCache, folder: Path) -> None:
    one = cache.path(file_figure(folder))
    newer = Command(cache.command.name)
    newer.__dict__["versions"] = {"plumbline": "0.1.1"}
    assert FigureCache(cache.folder, newer).path(file_figure(folder)) != one


def test_project_files_count(cache: FigureCache, folder: Path) -> None:
    (folder / "plain.scene.yaml").write_text(SCENE.replace("canvases: [200x100@2]\n", ""))
    (folder / "plumbline.yml").write_text("canvases: [160x90@2]\n")
    assert draw(cache, file_figure(folder, "plain.scene.yaml")).width == 160


def test_steps_crops_and_canvases_can_be_asked_for(cache: FigureCache, folder: Path) -> None:
    (folder / "steps.scene.yaml").write_text(
        SCENE + "figure: { steps: [{ title: One }, { title: Two }] }\n"
    )
    options = {"step": "2", "canvas": "150x60@2", "crop": "hello + 8"}
    members = figure_members(options, folder)
    picture = draw(cache, file_figure(folder, "steps.scene.yaml", members=members))
    assert "Two" in picture.path.read_text()
    assert 0 < picture.width < 150


def test_mistakes_of_a_file_are_at_the_figure(cache: FigureCache, folder: Path) -> None:
    (folder / "bad.scene.yaml").write_text(BAD_SCENE)
    assert fail(cache, file_figure(folder, "bad.scene.yaml")) == [
        ("page.md", 7, f"bad.scene.yaml:3:27: {MISTAKE}")
    ]
    assert fail(cache, file_figure(folder, "no.scene.yaml")) == [
        ("page.md", 7, "no.scene.yaml: No such file or directory")
    ]
    assert fail(cache, file_figure(folder, ".")) == [
        ("page.md", 7, ".: is a folder; name a scene file")
    ]
    assert fail(cache, file_figure(folder, theme=str(folder / "house.yaml"))) == [
        ("page.md", 7, "house.yaml: No such file or directory")
    ]
    assert list(cache.folder.iterdir()) == []


def test_mistakes_of_a_text_are_at_its_line(cache: FigureCache) -> None:
    figure = Figure("page.md", 7, text=BAD_SCENE, text_line=8)
    assert fail(cache, figure) == [("page.md", 10, f"{MISTAKE} (line 3, column 27 of the scene)")]


def test_mistakes_of_options_are_at_the_figure(cache: FigureCache, folder: Path) -> None:
    members = figure_members({"show": "guide"}, folder)
    [(_, line, message)] = fail(cache, file_figure(folder, members=members))
    assert line == 7 and message.startswith("'guide' is not a value of 'show'; did you mean")


def test_a_bad_scene_stops_no_other(cache: FigureCache, folder: Path) -> None:
    figures = [Figure("page.md", 1, text=BAD_SCENE, text_line=2), file_figure(folder)]
    results = cache.draw(figures)
    assert [type(results[figure]) for figure in figures] == [Failure, Picture]


def test_a_missing_command_is_reported_once(folder: Path) -> None:
    cache = FigureCache(folder / "cache", Command("no-such-plumbline"))
    figures = [file_figure(folder), file_figure(folder, format="png")]
    results = cache.draw(figures)
    first, second = (results[figure] for figure in figures)
    assert isinstance(first, Failure) and isinstance(second, Failure)
    assert first.problems[0].message.startswith(
        "the command 'no-such-plumbline' isn't there; install Plumbline, or name it"
    )
    assert second.problems == ()


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ('print(\'{"plumbline": "0.0.9"}\')', r"is Plumbline 0\.0\.9; 0\.1 or later is needed"),
        ("print('hello')", "doesn't say which Plumbline it is"),
        ("import sys; sys.exit(2)", "doesn't say which Plumbline it is"),
        (
            "import sys\nif sys.argv[1] == 'version': print('{\"plumbline\": \"9.0.0\"}')\n"
            "else: print('{\"protocol\": 2}')",
            "speaks protocol 2; this package knows 1",
        ),
        (
            "import sys\nif sys.argv[1] == 'version': print('{\"plumbline\": \"0.1.0\"}')\n"
            "else: print('{\"protocol\": 1}'); sys.exit('no fonts')",
            "ended early with exit code 1: no fonts",
        ),
    ],
)
def test_other_commands_are_reported(folder: Path, program: str, message: str) -> None:
    command = Command(script(folder / "other", program))
    [(page, line, text)] = fail(FigureCache(folder / "cache", command), file_figure(folder))
    assert (page, line) == ("page.md", 7)
    assert re.search(message, text), text


def test_a_folder_that_cannot_be_written_is_reported(folder: Path, log: Log) -> None:
    (folder / "file").write_text("")
    cache = FigureCache(folder / "file/cache", Command(log.command))
    [(_, line, message)] = fail(cache, file_figure(folder))
    assert line == 7 and message.startswith("can't write '") and "Not a directory" in message
    assert log.runs() == []


def test_a_picture_that_cannot_be_written_is_reported(cache: FigureCache, folder: Path) -> None:
    cache.path(file_figure(folder)).mkdir(parents=True)
    [(_, line, message)] = fail(cache, file_figure(folder, format="svg"))
    assert line == 7 and "cannot be written" in message


def test_no_half_pictures_are_left(cache: FigureCache, folder: Path, plumbline: str) -> None:
    # The command is stopped in the middle of its work.
    program = f"""\
import os, subprocess, sys
if sys.argv[1] == 'version': os.execv({plumbline!r}, [{plumbline!r}, *sys.argv[1:]])
worker = subprocess.Popen([{plumbline!r}, *sys.argv[1:]], stdout=subprocess.PIPE)
worker.stdout.readline()
worker.stdout.readline()
worker.kill()
"""
    broken = FigureCache(cache.folder, Command(script(folder / "broken", program)))
    figures = [Figure("page.md", n, text=f"{SCENE}# {n}", text_line=n) for n in range(1, 40)]
    results = broken.draw(figures)
    assert any(isinstance(result, Failure) for result in results.values())
    for path in cache.folder.glob("*.svg"):
        assert path.read_text().endswith("</svg>\n")
    assert all(isinstance(result, Picture) for result in cache.draw(figures).values())
    assert [path.name for path in cache.folder.iterdir() if path.suffix != ".svg"] == []


def test_several_processes_share_a_folder(cache: FigureCache, folder: Path, plumbline: str) -> None:
    program = f"""\
import sys
from pathlib import Path
from plumbline_authors import Command, Figure, FigureCache, Picture
figures = [Figure("page.md", n, text={SCENE!r} + f"# {{n % 20}}", text_line=1, format=format)
           for n in range(40) for format in ("svg", "png")]
results = FigureCache(Path("cache"), Command({plumbline!r})).draw(figures)
assert all(isinstance(one, Picture) for one in results.values()), results
print(sorted({{one.path.name for one in results.values()}}))
"""
    with ThreadPoolExecutor(4) as pool:
        runs = list(
            pool.map(
                lambda _: (
                    subprocess.run(
                        [sys.executable, "-c", program], check=True, capture_output=True, text=True
                    ).stdout
                ),
                range(4),
            )
        )
    assert len(set(runs)) == 1
    assert len(list(cache.folder.glob("*.svg"))) == 20
    assert not [path for path in cache.folder.iterdir() if path.name.startswith(".")]


def test_line_ends_of_windows_count_as_others(cache: FigureCache, folder: Path) -> None:
    (folder / "windows.scene.yaml").write_bytes(SCENE.replace("\n", "\r\n").encode())
    picture = draw(cache, file_figure(folder, "windows.scene.yaml"))
    assert picture.path.read_bytes() == draw(cache, file_figure(folder)).path.read_bytes()


def test_scenes_of_documents_are_drawn(cache: FigureCache) -> None:
    name = "account.storyboard#Profile"
    picture = draw(cache, Figure("page.md", 7, name=name, file=str(SAMPLES / name)))
    assert "Ada Lovelace" in picture.alt
    assert picture.path.name.startswith("account-Profile-")
    [(_, _, message)] = fail(
        cache,
        Figure("page.md", 7, name="account.storyboard#No", file=f"{SAMPLES}/account.storyboard#No"),
    )
    assert "account.storyboard" in message and "No" in message


def test_code_runs_only_if_it_is_allowed(cache: FigureCache, folder: Path) -> None:
    (folder / "View.swift").write_text("")
    assert fail(cache, file_figure(folder, "View.swift")) == [
        (
            "page.md",
            7,
            "View.swift: drawing a Swift file runs its code; allow that with "
            "plumbline_allow_code in conf.py or allow_code in mkdocs.yml",
        )
    ]


def test_logs_are_drawn_and_reported(cache: FigureCache, log: Log) -> None:
    figure = Figure(
        "page.md", 7, name="cell.log", file=str(SAMPLES / "cell-conflict.log"), kind="log"
    )
    picture = draw(cache, figure)
    assert "Conflict" in picture.alt
    assert picture.report.startswith("conflict 1, line 1: 6 constraints")
    assert log.runs() == ["parse-log"]
    assert draw(cache, figure) == picture
    text = Figure(
        "page.md", 7, text=(SAMPLES / "cell-conflict.log").read_text(), text_line=8, kind="log"
    )
    assert draw(cache, text).path.read_bytes() == picture.path.read_bytes()
    nothing = Figure("page.md", 7, text="nothing", text_line=8, kind="log")
    [(_, line, message)] = fail(cache, nothing)
    assert line == 7 and "there are no constraints" in message


def test_interactive_pages_are_folders(cache: FigureCache, folder: Path, log: Log) -> None:
    page = interactive(file_figure(folder), "200-210 height=100-110")
    picture = draw(cache, page)
    assert (picture.path / "index.html").is_file()
    assert log.runs() == ["serve"]
    assert draw(cache, page) == picture
    assert log.runs() == []
    (folder / "bad.scene.yaml").write_text(BAD_SCENE)
    [(_, line, message)] = fail(cache, interactive(file_figure(folder, "bad.scene.yaml"), ""))
    assert line == 7 and message == f"bad.scene.yaml:3:27: {MISTAKE}"


def test_inlined_pictures_have_ids_of_their_own(cache: FigureCache, folder: Path) -> None:
    picture = draw(cache, file_figure(folder, prefix="figure-1-"))
    svg = inline_svg(picture.path, 'Less < "more"')
    assert 'id="figure-1-hello"' in svg and 'id="hello"' not in svg
    assert "<desc>Less &lt; &quot;more&quot;</desc>" in svg and ALT not in svg


def test_texts_are_found_in_pages() -> None:
    page = ["# Page", "", "- item", "", "      a: 1", "      b: 2", "> a: 1", "> b: 2"]
    assert locate(page, "a: 1\nb: 2\n", 1) == 5
    assert locate(page, "a: 1\nb: 2", 6) == 7
    assert locate(page, "c: 3", 1) == 0


def test_warnings_are_kept_beside_pictures(folder: Path, plumbline: str) -> None:
    answer = {"status": "drawn", "canvas": "1x1", "missingScripts": ["Runic"], "omissions": ["a"]}
    program = f"""\
import json, os, sys
if sys.argv[1] == 'version': os.execv({plumbline!r}, [{plumbline!r}, *sys.argv[1:]])
job = json.loads(sys.stdin.readline())
open(job['output'], 'w').write('<svg width="1" height="2"></svg>')
print('{{"protocol": 1}}')
print({json.dumps(answer)!r})
"""
    cache = FigureCache(folder / "cache", Command(script(folder / "runic", program)))
    picture = draw(cache, file_figure(folder))
    assert picture.warnings == ("no font has the letters of Runic",)
    assert picture.notes == ("a",)
    (folder / "runic").write_text((folder / "runic").read_text().replace("job =", "sys.exit(1) #"))
    assert draw(cache, file_figure(folder)) == picture
