"""The public declarations that are written by hand, as far as the pages list them."""

import glob
import re
from dataclasses import dataclass

from table import member_name

TYPES = r"(?:final )?(class|struct|enum|protocol|actor)"


@dataclass
class Declared:
    type: str
    name: str
    folder: str
    is_type: bool = False
    is_value: bool = False


def code_of(line):
    """The line without literals and comments."""
    return re.sub(r"//.*", "", re.sub(r'"(\\.|[^"\\])*"', '""', line))


def depth_of(line):
    code = code_of(line)
    return sum(code.count(c) for c in "{([") - sum(code.count(c) for c in "})]")


def declarations(lines, start, end, indent):
    """The declarations at an indentation, each as its first line and the one after its last."""
    index = start
    while index < end:
        line = lines[index].strip()
        if not line or line.startswith(("//", "#")) or re.fullmatch(r"@\w+(\(.*\))?", line):
            index += 1
            continue
        first, depth = index, 0
        while index < end:
            depth += depth_of(lines[index])
            index += 1
            if depth <= 0:
                following = lines[index] if index < end else ""
                deeper = len(following) - len(following.lstrip()) > indent
                if not following.strip() or not (deeper or following.strip().startswith("{")):
                    break
        yield first, index


def members(lines, start, end, indent, type, folder, is_public):
    for first, last in declarations(lines, start, end, indent):
        text = " ".join(line.strip() for line in lines[first:last])
        text = re.sub(r"([(\[]) ", r"\1", text)
        head = text.split("{")[0]
        if found := re.match(rf"(?:(public|open) )?(?:{TYPES}|extension) (?!var\b|func\b)([\w.]+)", head):
            access, keyword, name = found.groups()
            if keyword and (access is None or name.endswith("Members")):
                continue
            # Members that subclasses can declare again are in extensions of a protocol, which is no name of UIKit's.
            name = name.removesuffix("Members")
            path = f"{type}.{name}" if type else name
            if keyword:
                yield Declared(path, name, folder, is_type=True)
            body = first
            while not code_of(lines[body]).rstrip().endswith(("{", "}")):
                body += 1
            if code_of(lines[body]).rstrip().endswith("{"):
                inner = keyword == "protocol" or (is_public and not keyword and access == "public")
                yield from members(lines, body + 1, last - 1, indent + 2, path, folder, inner)
        elif re.match(r"case\b", head):
            for name in re.findall(r"(?:case |, )(`?\w+`?)", re.sub(r"\([^)]*\)", "", head)):
                yield Declared(type, name.strip("`"), folder, is_value=True)
        elif re.search(r"\bimport \w", head):
            continue
        elif is_public or re.match(r"(@\w+ )*(public|open)\b", head):
            if not re.search(r"\boverride\b", head.split("(")[0]):
                is_value = re.search(r"\bstatic let\b", head) is not None
                yield Declared(type, member_name(head), folder, is_value=is_value)


def declared(module):
    """The public types and members of a module that aren't generated."""
    for path in sorted(glob.glob(f"Sources/{module}/**/*.swift", recursive=True)):
        parts = path.split("/")
        if "Generated" in parts:
            continue
        with open(path) as file:
            lines = file.read().split("\n")
        folder = parts[2] if len(parts) > 3 else "General"
        yield from members(lines, 0, len(lines), 0, "", folder, False)
