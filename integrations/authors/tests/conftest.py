"""The command, scenes and builds of pages for all tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src/plumbline_authors"
SAMPLES = Path(__file__).parents[3] / "samples"

SCENE = """\
scene: A greeting
description: A label in the middle.
canvases: [200x100@2]
root:
  subviews:
    - { id: hello, class: Label, text: Hello }
constraints:
  - hello.centerX == root.centerX
  - hello.centerY == root.centerY
"""
ALT = "A label in the middle. A layout of 200 × 100 points, left to right, with 1 view (hello)."
#: A scene with a mistake in its line 3.
BAD_SCENE = """\
root:
  subviews:
    - { id: hello, class: Lable }
"""
MISTAKE = "'Lable' is not a value of 'class'; did you mean 'Label'?"


@pytest.fixture(scope="session")
def plumbline() -> str:
    command = os.environ.get("PLUMBLINE") or shutil.which("plumbline")
    if not command:
        pytest.fail("PLUMBLINE has to name the command: make test-authors builds it")
    return str(Path(command).absolute())


@dataclass
class Log:
    """A command that logs its subcommands."""

    path: Path
    command: str

    def runs(self) -> list[str]:
        """The subcommands since the last call, without those that only ask for the version."""
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        self.path.unlink(missing_ok=True)
        return [line for line in lines if line != "version"]


@pytest.fixture
def log(plumbline: str, tmp_path_factory: pytest.TempPathFactory) -> Log:
    folder = tmp_path_factory.mktemp("command")
    script = folder / "plumbline"
    script.write_text(f'#!/bin/sh\necho "$1" >>"{folder}/log"\nexec "{plumbline}" "$@"\n')
    script.chmod(0o755)
    return Log(folder / "log", str(script))


@pytest.fixture(autouse=True)
def environment(plumbline: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLUMBLINE", plumbline)
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    # MkDocs 1.4 breaks its lines.
    monkeypatch.setenv("COLUMNS", "1000")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder with a scene."""
    (tmp_path / "hello.scene.yaml").write_text(SCENE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if check and result.returncode != 0:
        raise AssertionError(f"{command}: exit code {result.returncode}\n{result.stderr}")
    return result


def script(path: Path, text: str) -> str:
    """A command in Python."""
    path.write_text(f"#!{sys.executable}\n{text}")
    path.chmod(0o755)
    return str(path)


def sphinx(
    pages: dict[str, str], *options: str, builder: str = "html", settings: str = ""
) -> subprocess.CompletedProcess[str]:
    """Builds pages of the working folder with Sphinx into the folder of the builder's name."""
    pytest.importorskip("sphinx")
    Path("conf.py").write_text(
        f"extensions = ['plumbline_authors.sphinx']\nnumfig = True\n{settings}"
    )
    for name, text in pages.items():
        Path(f"{name}.rst").write_text(text)
    command = [sys.executable, "-W", "ignore", "-m", "sphinx", "-q", "-b", builder, "-d", "trees"]
    return run(*command, *options, ".", builder, check=False)


def mkdocs(
    pages: dict[str, str], *options: str, settings: str = "", plugin: str = ""
) -> subprocess.CompletedProcess[str]:
    """Builds pages of the folder docs with MkDocs into the folder site."""
    pytest.importorskip("mkdocs")
    Path("docs").mkdir(exist_ok=True)
    for file in Path.cwd().glob("*.scene.yaml"):
        shutil.copy(file, "docs")
    for name, text in pages.items():
        Path(f"docs/{name}.md").write_text(text)
    Path("mkdocs.yml").write_text(
        f"site_name: Site\nplugins:\n- search\n- plumbline:\n{plugin}\n{settings}"
    )
    return run(sys.executable, "-W", "ignore", "-m", "mkdocs", "build", *options, check=False)


def pandoc(page: str, *options: str, output: str = "page.html") -> subprocess.CompletedProcess[str]:
    """Converts a page with Pandoc."""
    if not shutil.which("pandoc"):
        pytest.skip("install pandoc")
    Path("page.md").write_text(page)
    lua = str(PACKAGE / "plumbline.lua")
    return run("pandoc", "--lua-filter", lua, "page.md", "-o", output, *options, check=False)


def asciidoctor(page: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Converts a page with Asciidoctor."""
    if not shutil.which("asciidoctor"):
        pytest.skip("install asciidoctor")
    Path("page.adoc").write_text(page)
    ruby = str(PACKAGE / "plumbline.rb")
    command = ["asciidoctor", "-r", ruby, "--failure-level", "ERROR", *options, "page.adoc"]
    return run(*command, check=False)


def indented(text: str, spaces: int = 3) -> str:
    return "".join(f"{' ' * spaces}{line}" for line in text.splitlines(keepends=True))


def fence_of(text: str, options: str = "") -> str:
    """A scene in a fence of Markdown."""
    return f"```plumbline {options}\n{text}```\n"
