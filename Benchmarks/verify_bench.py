#!/usr/bin/env python3
"""Measures verifying 500 unchanged references beside rendering them, and what memory both take.

    verify_bench.py PLUMBLINE

Both run the command on one task over the same scenes, in turns; the rows are the least processor time
of several rounds, so that what else the machine does hardly counts. Memory is the most that a run held
at once, for a fifth of the scenes and for all of them.
"""
import os
import shutil
import subprocess
import sys
import tempfile

SCENES = 500
ROUNDS = 5


def scene(number):
    """A screen of a phone with labels, buttons and guides; no two are the same."""
    rows = 4 + number % 9
    views, constraints = [], []
    above = "root.top"
    for row in range(rows):
        views.append(
            f'    - {{ id: card{row}, style: {{ fill: "#4c72b0", cornerRadius: 8 }}, guides: [gap{row}],'
            f' subviews: [{{ id: label{row}, class: Label, text: "Row {row} of {number}" }},'
            f' {{ id: button{row}, class: Button, text: Open }}] }}')
        constraints += [
            f"card{row}.top == {above} + {8 + number % 5}", f"card{row}.height == 52",
            f"card{row}.leading == root.margins.leading",
            f"card{row}.trailing == root.margins.trailing",
            f"(label{row}, button{row}).centerY == card{row}.centerY",
            f"label{row}.leading == card{row}.leading + 12",
            f"button{row}.trailing == card{row}.trailing - 12",
            f"gap{row}.leading == label{row}.trailing", f"gap{row}.trailing == button{row}.leading",
            f"gap{row}.centerY == label{row}.centerY", f"gap{row}.height == 20",
        ]
        above = f"card{row}.bottom"
    return ("canvases: [390x844@3]\nroot:\n  subviews:\n" + "\n".join(views) + "\nconstraints:\n"
            + "".join(f"  - {text}\n" for text in constraints))


def run(command, folder):
    """Seconds of processor time and kilobytes of memory of one run."""
    with open(os.devnull, "w") as nothing:
        process = subprocess.Popen(command, cwd=folder, stdout=nothing)
        _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(command)} failed")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: verify_bench.py PLUMBLINE")
    plumbline = os.path.abspath(sys.argv[1])
    folder = tempfile.mkdtemp(prefix="verify-bench-")
    try:
        for number in range(SCENES):
            part = os.path.join(folder, "some" if number < SCENES // 5 else "others")
            os.makedirs(part, exist_ok=True)
            with open(os.path.join(part, f"s{number}.scene.yaml"), "w") as file:
                file.write(scene(number))
        commands = {
            "render": ["render", "--no-manifest", "-o", "pictures"],
            "verify": ["verify"],
            "verify, frames": ["verify", "--frames-only"],
        }
        run([plumbline, "record", ".", "-j", "2"], folder)
        best, memory = {}, {}
        for _ in range(ROUNDS):
            for name, words in commands.items():
                seconds, held = run([plumbline, *words, "-j", "1", "."], folder)
                best[name] = min(best.get(name, seconds), seconds)
                memory[name] = held
        print(f"{SCENES} unchanged references, 1170 × 2532 pixels each, on one task")
        print(f"{'':16}{'s':>8}{'× render':>10}{'MB, 100':>10}{'MB, 500':>10}")
        for name, words in commands.items():
            _, few = run([plumbline, *words, "-j", "1", "some"], folder)
            ratio = best[name] / best["render"]
            print(f"{name:16}{best[name]:8.2f}{ratio:10.2f}{few / 1024:10.1f}"
                  f"{memory[name] / 1024:10.1f}")
        if best["verify"] > 1.3 * best["render"]:
            sys.exit("verifying takes more than 1.3 times rendering")
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
