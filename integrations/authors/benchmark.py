"""Measures a build of 1,000 figures beside ``plumbline render`` of the same scenes.

    PLUMBLINE=../../.build/release/plumbline python benchmark.py [--figures N] [--turns N]

The time of the same build with ready pictures is subtracted from that of a build with figures. The
ratio is the difference to the time of ``plumbline render --jobs 2``. Turns alternate, and the least
times count.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

LIMIT = 1.2

SCENE = """\
scene: Form {number}
canvases: [{width}x160@2]
root:
  guides: [gap]
  subviews:
    - {{ id: mail, class: TextField, placeholder: E-mail }}
    - {{ id: cancel, class: Button, text: Cancel }}
    - {{ id: send, class: Button, text: "Send {number}" }}
constraints:
  - mail.leading == root.leading + 24
  - mail.trailing == root.trailing - 24
  - mail.top == root.top + 24
  - (cancel, send).top == mail.bottom + 16
  - cancel.leading == mail.leading
  - gap.leading == cancel.trailing
  - gap.width == 12
  - gap.top == cancel.top
  - gap.height == cancel.height
  - send.leading == gap.trailing
  - send.trailing == mail.trailing
  - send.width == cancel.width
figure: {{ show: [guides, names, constraints, equal], margin: 32 }}
"""
ON_A_PAGE = 10


def main() -> None:
    """Prints a line for each system, and exits with 1 if a ratio is above the limit."""
    parser = argparse.ArgumentParser(description="Measures builds of figures.")
    parser.add_argument("--figures", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args()
    command = os.environ.get("PLUMBLINE", "plumbline")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        systems = {"Sphinx": (sphinx, "rst"), "MkDocs": (mkdocs, "md")}
        sites = {
            system: [
                site(folder / system / kind, arguments.figures, ending, kind) for kind in KINDS
            ]
            for system, (_, ending) in systems.items()
        }
        render = ["render", "scenes", "--jobs", "2", "--no-manifest", "--theme", "light"]
        render += ["--format", "svg", "--svg", "structured", "--quiet", "-o", "pictures"]
        ready = sites["Sphinx"][1]
        run([command, *render], ready)
        for system in systems:
            if system != "Sphinx":
                shutil.copytree(
                    ready / "pictures", sites[system][1] / "pictures", dirs_exist_ok=True
                )
        times: dict[str, list[float]] = {}
        for _ in range(arguments.turns):
            times.setdefault("render", []).append(clear_and_time([command, *render], ready, ()))
            for system, (build, _) in systems.items():
                for kind, place in zip(KINDS, sites[system], strict=True):
                    taken = clear_and_time(build(), place, ("out", "site", ".cache"))
                    times.setdefault(f"{system} {kind}", []).append(taken)
    least = {name: min(values) for name, values in times.items()}
    print(f"plumbline render --jobs 2: {least['render']:.2f} s for {arguments.figures} scenes")
    failed = False
    for system in systems:
        scenes, pictures = (least[f"{system} {kind}"] for kind in KINDS)
        ratio = (scenes - pictures) / least["render"]
        failed = failed or ratio > LIMIT
        mark = "!" if ratio > LIMIT else ""
        print(f"{system}: {scenes:.2f} s, with ready pictures {pictures:.2f} s: {ratio:.2f}{mark}")
    sys.exit(1 if failed else 0)


KINDS = ("scenes", "pictures")


def site(folder: Path, figures: int, ending: str, kind: str) -> Path:
    """Writes pages with figures, as scenes or as pictures."""
    (folder / "scenes").mkdir(parents=True)
    shown: list[str] = []
    for number in range(figures):
        scene = f"form-{number}.scene.yaml"
        width = 280 + number % 100
        text = SCENE.format(number=number, width=width)
        (folder / "scenes" / scene).write_text(text)
        picture = f"form-{number}.{width}x160@2-light.svg"
        address = f"scenes/{scene}" if kind == "scenes" else f"pictures/{picture}"
        name = "plumbline" if kind == "scenes" else "image"
        shown.append(f".. {name}:: {address}\n" if ending == "rst" else f"![a]({address})\n")
    pages = [shown[start : start + ON_A_PAGE] for start in range(0, figures, ON_A_PAGE)]
    docs = folder if ending == "rst" else folder / "docs"
    docs.mkdir(exist_ok=True)
    if ending == "md":
        for name in ("scenes", "pictures"):
            (folder / name).mkdir(exist_ok=True)
            (docs / name).symlink_to(folder / name)
    for number, page in enumerate(pages):
        rule = "=" * 20 + "\n" if ending == "rst" else ""
        title = f"{'# ' if ending == 'md' else ''}Page {number:04}\n{rule}\n"
        (docs / f"page-{number}.{ending}").write_text(title + "\n".join(page))
    if ending == "rst":
        toctree = "Site\n====\n\n.. toctree::\n   :glob:\n\n   page-*\n"
        (folder / "index.rst").write_text(toctree)
        (folder / "conf.py").write_text("extensions = ['plumbline_authors.sphinx']\n")
    else:
        (docs / "index.md").write_text("# Site\n")
        settings = "site_name: Site\nplugins: [plumbline]\nexclude_docs: '*.yaml'\n"
        (folder / "mkdocs.yml").write_text(settings)
    return folder


def sphinx() -> Sequence[str]:
    """The command that builds a site with Sphinx."""
    return [sys.executable, "-m", "sphinx", "-q", "-b", "html", ".", "out"]


def mkdocs() -> Sequence[str]:
    """The command that builds a site with MkDocs."""
    return [sys.executable, "-m", "mkdocs", "build", "--quiet"]


def clear_and_time(command: Sequence[str], folder: Path, results: Sequence[str]) -> float:
    """Seconds that a command takes without the results of earlier ones."""
    for name in results:
        shutil.rmtree(folder / name, ignore_errors=True)
    start = time.perf_counter()
    run(command, folder)
    return time.perf_counter() - start


def run(command: Sequence[str], folder: Path) -> None:
    """Runs a command, and raises an error if it fails."""
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
