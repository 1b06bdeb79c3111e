#!/usr/bin/env python3
"""Checks documentation. Each check prints what it finds, and exits with 1 if that is anything.

    scripts/docs.py pictures CATALOGUE...           references to pictures, and the files
    scripts/docs.py samples GRAPHS CATALOGUE...     code of articles and tutorials, which has to compile
    scripts/docs.py pages GRAPHS FOLDER MODULE      code of the pages in a folder, which may import the module in another
    scripts/docs.py summaries GRAPHS                public symbols without a summary

GRAPHS is the folder that scripts/symbols.sh writes.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PICTURES = (".png", ".svg", ".jpg", ".jpeg", ".gif")
MOST_BYTES = 20 * 1024


# Pictures


def references(catalogue):
    """The pictures that articles and tutorials show: the file with the reference, and the name."""
    for page in sorted([*catalogue.rglob("*.md"), *catalogue.rglob("*.tutorial")]):
        text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
        for name in re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", text) + re.findall(r'@Image\(source: "?([^",)]+)', text):
            yield page, name


def reference_of(file):
    """The name by which pages refer to a file, whose own name may have a theme and a scale."""
    return re.sub(r"(~dark)?(@[123]x)?$", "", file.stem) + file.suffix


def picture_faults(catalogue):
    """What is wrong with the pictures of a catalogue.

    DocC warns of a missing picture only if the reference has the file's ending, so references without one are faults.
    """
    files = [file for file in sorted(catalogue.rglob("*")) if file.suffix in PICTURES]
    light = {reference_of(file) for file in files if "~dark" not in file.stem}
    dark = {reference_of(file) for file in files if "~dark" in file.stem}
    used = set()
    for page, name in references(catalogue):
        place = page.relative_to(catalogue.parent)
        if "://" in name:
            continue
        used.add(name)
        if not name.endswith(PICTURES):
            yield f"{place}: '{name}' has no file's ending; write '{name}.png'"
        elif name not in light:
            yield f"{place}: there is no picture '{name}'"
        elif name not in dark:
            yield f"{place}: there is no dark picture '{name}'"
    for file in files:
        place = file.relative_to(catalogue.parent)
        if reference_of(file) not in used:
            yield f"{place}: no page shows this picture"
        if file.stat().st_size > MOST_BYTES:
            yield f"{place}: the file has {file.stat().st_size} bytes, more than {MOST_BYTES}"


# Samples


def article_code(page):
    """The Swift code of an article as one program, with the lines where they are in the article."""
    lines, is_code, is_excluded, previous = [], False, False, ""
    for line in page.read_text().splitlines():
        if line.startswith("```"):
            is_excluded = previous == "<!-- not compiled -->"
            is_code = line == "```swift" and not is_excluded
            lines.append("")
        else:
            lines.append(line if is_code else "")
        if line.strip():
            previous = line
    return "\n".join(lines) + "\n"


def compiler_options(code):
    """The options for a program: manifests import the package manager's module, and libraries have no main code."""
    if "import PackageDescription" in code:
        compiler = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
        library = Path(json.loads(compiler.stdout)["paths"]["runtimeResourcePath"])
        version = re.search(r"swift-tools-version: *([0-9.]+)", code).group(1)
        return ["-I", str(library / "pm" / "ManifestAPI"), "-package-description-version", version]
    is_library = re.search(r"^(@Test|@Suite|public )", code, flags=re.M)
    return ["-parse-as-library"] if is_library else []


def compile_faults(file, code, flags, folder):
    """What the compiler says of a program."""
    copy = Path(folder) / "main.swift"
    options = compiler_options(code)
    if "-parse-as-library" in options:
        copy = Path(folder) / "Sample.swift"
    copy.write_text(code)
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", *flags, *options, str(copy)]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        yield run.stderr.replace(str(copy), str(file)).rstrip()


def sample_faults(catalogue, flags):
    """What the compiler says of all code in a catalogue.

    A folder of tutorial files with public declarations is a module of the same name, which its other files import. If
    several files declare the same, the last one is in the module.
    """
    programs = {file: file.read_text() for file in sorted(catalogue.rglob("*.swift"))}
    modules = {}
    for file, code in programs.items():
        for name in re.findall(r"^public [\w ]*?(\w+)(?:\(| *[:{])", code, flags=re.M):
            modules.setdefault(file.parent, {})[name] = file
    with tempfile.TemporaryDirectory() as folder:
        for place, files in modules.items():
            module = ["-module-name", place.name, "-o", f"{folder}/{place.name}.swiftmodule"]
            command = ["swiftc", "-emit-module", "-swift-version", "6", "-parse-as-library", *module, *flags]
            subprocess.run([*command, *sorted({str(file) for file in files.values()})], check=True)
        for page in sorted(catalogue.rglob("*.md")):
            if code := article_code(page).rstrip():
                programs[page] = code + "\n"
        for file, code in programs.items():
            yield from compile_faults(file, code, [*flags, "-I", folder], folder)


def page_faults(pages, module, flags):
    """What the compiler says of the Swift code of pages, in which each block is a program.

    Blocks may import a module, whose sources are in a folder of its name.
    """
    with tempfile.TemporaryDirectory() as folder:
        emit = ["-module-name", module.name, "-o", f"{folder}/{module.name}.swiftmodule"]
        command = ["swiftc", "-emit-module", "-swift-version", "6", "-parse-as-library", *emit, *flags]
        subprocess.run([*command, *sorted(map(str, module.glob("*.swift")))], check=True)
        for page in sorted(pages.glob("*.md")):
            lines = page.read_text().splitlines()
            code = article_code(page).splitlines()
            fences = [number for number, line in enumerate(lines) if line.startswith("```")]
            for start, end in zip(fences[::2], fences[1::2]):
                block = code[start + 1 : end]
                if any(block):
                    program = "\n".join([""] * (start + 1) + block) + "\n"
                    yield from compile_faults(page, program, [*flags, "-I", folder], folder)


# Summaries


def symbols_without_summary(graph):
    """The declarations of a symbol graph that have no comment, not even an inherited one, as path and place."""
    for symbol in graph["symbols"]:
        if "location" not in symbol or symbol["kind"]["identifier"] == "swift.extension":
            continue
        if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        if "".join(line["text"] for line in symbol.get("docComment", {}).get("lines", [])).strip():
            continue
        file = symbol["location"]["uri"].partition("/Sources/")[2]
        line = symbol["location"]["position"]["line"] + 1
        # Cases in names modules are Apple's, and their type has the summary.
        if symbol["kind"]["identifier"] == "swift.enum.case" and file.partition("/")[0].endswith("Names"):
            continue
        yield ".".join(symbol["pathComponents"]), f"Sources/{file}:{line}"


def summary_faults(graphs):
    for path in sorted((graphs / "catalogues").glob("*/*.symbols.json")):
        for name, place in symbols_without_summary(json.loads(path.read_text())):
            yield f"{place}: '{name}' has no summary"


def main():
    check, *arguments = sys.argv[1:] or [""]
    paths = [Path(argument).resolve() for argument in arguments]
    match check, paths:
        case "pictures", [_, *_]:
            faults = [fault for catalogue in paths for fault in picture_faults(catalogue)]
        case "samples", [graphs, _, *_]:
            flags = (graphs / "flags").read_text().split("\n")[:-1]
            faults = [fault for catalogue in paths[1:] for fault in sample_faults(catalogue, flags)]
        case "pages", [graphs, pages, module]:
            flags = (graphs / "flags").read_text().split("\n")[:-1]
            faults = list(page_faults(pages, module, flags))
        case "summaries", [graphs]:
            faults = list(summary_faults(graphs))
        case _:
            sys.exit(__doc__)
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
