#!/usr/bin/env python3
"""Measures `verify --against` in a repository without references.

    against_bench.py PLUMBLINE

One run compares 2,500 scenes on four canvases, 200 of which changed; another 12,500 scenes, none of which did, which are
50,000 snapshots. The rows are the least wall-clock time of three rounds on two tasks, beside rendering the changed scenes
once, and the most memory that the command and git held together.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

from verify_bench import scene

ROUNDS = 3
CANVASES = "canvases: [320x568, 390x844, 844x390, 768x1024]"
# The floors of both runs, in seconds, and that of memory in MiB.
SECONDS = 15
MEBIBYTES = 300


def git(folder, *words):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words],
                   cwd=folder, check=True, stdout=subprocess.DEVNULL)


def repository(folder, count, changed):
    """Commits scenes, and changes a distance in some of them; returns the names of these."""
    texts = {}
    for number in range(count):
        name = os.path.join(f"s{number // 100}", f"v{number}.scene.yaml")
        texts[name] = scene(number).replace("canvases: [390x844@3]", CANVASES)
        os.makedirs(os.path.join(folder, os.path.dirname(name)), exist_ok=True)
        with open(os.path.join(folder, name), "w") as file:
            file.write(texts[name])
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "scenes")
    names = list(texts)[:: count // changed][:changed] if changed else []
    for name in names:
        with open(os.path.join(folder, name), "w") as file:
            file.write(texts[name].replace("leading + 12", "leading + 20"))
    return names


def resident(root):
    """The memory, in MiB, of a process and those that it started."""
    parents, sizes = {}, {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        parents[int(name)], sizes[int(name)] = int(fields[1]), int(fields[21])
    total = 0
    for process in sizes:
        ancestor = process
        while ancestor not in (0, root):
            ancestor = parents.get(ancestor, 0)
        total += sizes[process] if ancestor == root else 0
    return total * os.sysconf("SC_PAGE_SIZE") / 1_048_576


def run(command, folder, status):
    """Seconds and MiB of one run."""
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    most = 0
    while process.poll() is None:
        most = max(most, resident(process.pid))
        time.sleep(0.02)
    seconds = time.monotonic() - start
    if process.returncode != status:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}")
    return seconds, most


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: against_bench.py PLUMBLINE")
    plumbline = os.path.abspath(sys.argv[1])
    failed = False
    print(f"{'':32}{'s':>8}{'MiB':>8}{'render, s':>12}")
    for count, changed in ((2_500, 200), (12_500, 0)):
        folder = tempfile.mkdtemp(prefix="against-bench-")
        try:
            names = repository(folder, count, changed)
            verify = [plumbline, "verify", ".", "--against", "HEAD", "-j", "2", "-q"]
            rounds = [run(verify, folder, 1 if changed else 0) for _ in range(ROUNDS)]
            seconds, memory = min(r[0] for r in rounds), max(r[1] for r in rounds)
            drawn = ""
            if names:
                render = [plumbline, "render", *names, "--no-manifest", "-o", "out", "-j", "2"]
                drawn = f"{min(run(render, folder, 0)[0] for _ in range(ROUNDS)):12.2f}"
            label = f"{4 * count} snapshots, {4 * changed} changed"
            print(f"{label:32}{seconds:8.2f}{memory:8.0f}{drawn}")
            failed = failed or seconds > SECONDS or memory > MEBIBYTES
        finally:
            shutil.rmtree(folder)
    if failed:
        sys.exit(f"a run takes more than {SECONDS} s or {MEBIBYTES} MiB")


if __name__ == "__main__":
    main()
