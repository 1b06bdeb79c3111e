"""Writes a man page for the command and one for each of its subcommands.

    plumbline --experimental-dump-help | python3 scripts/dist/man.py VERSION FOLDER
"""

import json
import pathlib
import sys


def escaped(text: str) -> str:
    """Text that roff prints as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in ".'" else line for line in text.split("\n"))


def paragraphs(text: str) -> str:
    """Paragraphs, with the lines of indented ones as they are."""
    result = []
    for block in text.split("\n\n"):
        lines = block.split("\n")
        if any(line.startswith("  ") for line in lines):
            result += [".PP", ".nf", escaped(block), ".fi"]
        else:
            result += [".PP", escaped(block)]
    return "\n".join(result)


def name_of(argument: dict) -> str:
    """An argument as it is typed."""
    if argument["kind"] == "positional":
        return f"<{argument['valueName']}>"
    names = [("--" if n["kind"] == "long" else "-") + n["name"] for n in argument["names"]]
    value = f" <{argument['valueName']}>" if argument["kind"] == "option" else ""
    return ", ".join(sorted(names, key=len)) + value


def page(command: dict, title: str, version: str, others: list[str]) -> str:
    """The man page of a command."""
    shown = [a for a in command.get("arguments", []) if a["shouldDisplay"]]
    positional = " ".join(name_of(a) for a in shown if a["kind"] == "positional")
    words = title.replace("-", " ", 1)
    lines = [
        f'.TH {title.upper()} 1 "" "plumbline {version}" "Plumbline"',
        f".SH NAME\n{escaped(title)} \\- {escaped(command['abstract'].rstrip('.'))}",
        f".SH SYNOPSIS\n.B {escaped(words)}\n{escaped(positional + ' [options]')}",
    ]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", paragraphs(command["discussion"])]
    if shown:
        lines.append(".SH OPTIONS")
    for argument in shown:
        default = argument.get("defaultValue")
        text = argument.get("abstract", "") + (f" (default: {default})" if default else "")
        lines += [".TP", f".B {escaped(name_of(argument))}", escaped(text)]
    lines += [".SH SEE ALSO", ", ".join(f"{escaped(other)}(1)" for other in others)]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Writes the pages of the command that standard input describes."""
    version, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    command = json.load(sys.stdin)["command"]
    parts = [
        c for c in command["subcommands"] if c["shouldDisplay"] and c["commandName"] != "help"
    ]
    titles = [f"plumbline-{c['commandName']}" for c in parts]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plumbline.1").write_text(page(command, "plumbline", version, titles))
    for part, title in zip(parts, titles, strict=True):
        (folder / f"{title}.1").write_text(page(part, title, version, ["plumbline"]))


main()
