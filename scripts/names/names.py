#!/usr/bin/env python3
"""Generates Swift code and pages from the tables of names in Names/.

names.py           writes them
names.py --check   names the files that differ, and fails if there are any

An argument is the folder of the repository, if it isn't that of the script.
"""

import os
import sys
import textwrap

from members import Members
from page import Page
from swift import Writer
from table import TableError, read

MEMBERS = "porting/Sources/Porting/Generated/UIKitMembers.swift"


def generated(tables):
    """The generated files, each with its text."""
    shared = next((table for table in tables if table.module == "SharedNames"), None)
    for table in tables:
        stem = os.path.basename(table.path).removesuffix(".names")
        for section, text in Writer(table).files():
            yield f"Sources/{table.module}/Generated/{stem}+{section}.swift", text
        if table is not shared:
            page = Page(table, shared)
            yield f"Documentation/names/{table.owner}.md", page.text()
            if table.owner == "UIKit":
                yield "porting/Sources/Porting/Generated/UIKitTypes.swift", type_list(table, page)


def type_list(table, page):
    """The list by which `plumbline-port` knows that a file needs UIKit."""
    names = textwrap.fill(", ".join(f'"{name}"' for name in page.type_names), 112)
    return (
        f"// Generated from {table.path} and the sources: edit these, and run `make names`.\n"
        "// swift-format-ignore-file\n\nextension FileDraft {\n"
        "  /// The types of UIKit that are known, without those inside of others.\n"
        f"  static let typesOfUIKit: Set<String> = [\n{textwrap.indent(names, '    ')},\n  ]\n}}\n"
    )


def main():
    folders = [argument for argument in sys.argv[1:] if argument != "--check"]
    os.chdir(folders[0] if folders else os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
    try:
        tables = [read(f"Names/{name}") for name in sorted(os.listdir("Names"))]
        files = dict(generated(tables))
        for table in tables:
            if table.owner == "UIKit":
                rows = (row for type in table.types if type.keyword == "global" for row in type.rows)
                aliases = dict(row.code.split(" = ") for row in rows if row.kind == "alias")
                files[MEMBERS] = Members(files, aliases).swift(table)
    except TableError as error:
        sys.exit(f"error: {error}")
    folders = {os.path.dirname(path) for path in files if path.startswith("Sources/")}
    present = {f"{folder}/{name}" for folder in folders if os.path.isdir(folder) for name in os.listdir(folder)}
    stale = sorted(present - set(files))
    if "--check" not in sys.argv:
        for path in stale:
            os.remove(path)
    for path, text in files.items():
        if not os.path.exists(path) or open(path).read() != text:
            stale.append(path)
            if "--check" not in sys.argv:
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "w") as file:
                    file.write(text)
    if "--check" in sys.argv and stale:
        sys.exit("error: run `make names`, because these don't agree with Names/ and the sources: " + ", ".join(stale))


main()
