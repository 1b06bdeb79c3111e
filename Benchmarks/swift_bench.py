#!/usr/bin/env python3
"""Measures the way from Swift files to pictures, with an empty cache, unchanged, and after an edit.

    swift_bench.py PLUMBLINE

The files are one controller, and a target of 20 files of which three canvases show one controller. Times
are of the clock, because the compiler works on all processors; each is the least of five runs.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

FILES = 20
ROUNDS = 5
CANVASES = ["320x568", "390x844@3", "744x1133"]
LIMITS = {"empty cache": 10.0, "after an edit": 1.5, "unchanged": 0.3}


def controller(number):
    """A form with labels, fields and buttons, in a stack of the view of another file."""
    rows = "".join(
        f"""
        let label{row} = UILabel()
        label{row}.text = "Field {row} of {number}"
        label{row}.font = .preferredFont(forTextStyle: .subheadline)
        field{row}.placeholder = "Required"
        field{row}.borderStyle = .roundedRect
        stack.addArrangedSubview(label{row})
        stack.addArrangedSubview(field{row})""" for row in range(6))
    fields = "".join(f"\n    private let field{row} = UITextField()" for row in range(6))
    return f"""import UIKit

final class Banner{number}: UIView {{
    private let title = UILabel()

    override init(frame: CGRect) {{
        super.init(frame: frame)
        title.text = "Form {number}"
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
        ])
    }}

    required init?(coder: NSCoder) {{ fatalError() }}
}}

final class Form{number}: UIViewController {{
    private let banner = Banner{(number + 1) % FILES}()
    private let stack = UIStackView(){fields}

    override func viewDidLoad() {{
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(banner){rows}
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            guide.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
        ])
    }}
}}
"""


def measure(plumbline, words, file, folder):
    """Seconds by the state of the cache."""
    environment = dict(os.environ, XDG_CACHE_HOME=str(folder / "cache"))
    canvases = [word for canvas in CANVASES for word in ("--canvas", canvas)]
    command = [plumbline, "render", *words, *canvases, "--no-manifest", "-o", "pictures"]

    def run():
        start = time.monotonic()
        result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"{' '.join(command)} failed:\n{result.stderr}")
        return time.monotonic() - start

    times = {name: [] for name in LIMITS}
    text = file.read_text()
    for number in range(ROUNDS):
        shutil.rmtree(folder / "cache", ignore_errors=True)
        file.write_text(text)
        times["empty cache"].append(run())
        times["unchanged"].append(run())
        file.write_text(text.replace("constant: 16", f"constant: {20 + number}"))
        times["after an edit"].append(run())
    file.write_text(text)
    return {name: min(seconds) for name, seconds in times.items()}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: swift_bench.py PLUMBLINE")
    if not shutil.which("swiftc"):
        sys.exit("Swift files aren't measured without swiftc")
    plumbline = os.path.abspath(sys.argv[1])
    folder = pathlib.Path(tempfile.mkdtemp(prefix="swift-bench-"))
    try:
        (folder / "target").mkdir()
        for number in range(FILES):
            (folder / "target" / f"Form{number}.swift").write_text(controller(number))
        single = folder / "Single.swift"
        single.write_text(controller(0).replace("Banner1()", "Banner0()"))
        rows = {
            "one file": measure(plumbline, ["Single.swift", "--scene", "Form0"], single, folder),
            f"{FILES} files": measure(
                plumbline, ["--swift", "target", "--scene", "Form0"],
                folder / "target" / "Form0.swift", folder),
        }
        print("seconds from Swift files to three pictures")
        print(f"{'':10}" + "".join(f"{name:>16}" for name in LIMITS))
        for name, times in rows.items():
            print(f"{name:10}" + "".join(
                f"{times[state]:14.2f}{' !' if times[state] > limit else '  '}"
                for state, limit in LIMITS.items()))
        print(f"{'limit':10}" + "".join(f"{limit:14.2f}  " for limit in LIMITS.values()))
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
