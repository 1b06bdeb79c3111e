"""Tables of names: one line for each declaration, under its type. CONTRIBUTING.md says how to add one."""

import re
from dataclasses import dataclass, field

# The kinds of rows, each with its meaning on the pages.
KINDS = {
    "stored": "kept and given back; nothing else reads it",
    "used": "kept, and code written by hand reads it",
    "constant": "always the same value",
    "empty": "a function that does nothing",
    "forwarder": "another declaration does it",
    "former": "a deprecated name; another declaration does it",
    "alias": "another name of a type",
    "case": "a case of an enumeration",
    "init": "an initializer that takes what it is given",
    "required": "a requirement without a default; code written by hand calls it",
    "asked": "a requirement with a default; code written by hand calls it",
    "accepted": "declared by hand in its class, without effect",
}
ATTRIBUTE = re.compile(r'(@\w+(?:\((?:[^()"]|"[^"]*")*\))?) ')
TYPE = re.compile(
    r"((?:@\w+ )*)(final class|class|struct|enum|protocol|options|values|extension|global|by hand)"
    r"(?: ([\w.]+))?(?:: (.+))?$"
)


class TableError(Exception):
    """A line that can't be read, with its file and number."""


@dataclass
class Row:
    kind: str
    code: str
    meaning: str
    since: str
    source: str
    place: str

    @property
    def name(self):
        """The name with argument labels, as `setOn(_:animated:)`."""
        return member_name("init" + self.code if self.kind == "init" else self.code)

    @property
    def names(self):
        """The names that the row declares: several for cases."""
        if self.kind == "case":
            return [part.split(" = ")[0].strip("`") for part in commas(self.code)]
        return [self.name]

    @property
    def is_computed(self):
        """Whether the row is a property or a function of its own, rather than a value of the type."""
        return re.search(r"\b(var|func|init\?)", self.code) is not None


@dataclass
class Type:
    attributes: str
    keyword: str
    path: str
    inherits: str
    meaning: str
    since: str
    source: str
    section: str
    place: str
    rows: list = field(default_factory=list)


@dataclass
class Table:
    path: str
    module: str = ""
    imports: dict = field(default_factory=dict)
    owner: str = ""
    types: list = field(default_factory=list)


def top_level(text, separator):
    """Splits text at the first separator outside of brackets and literals; None without one."""
    depth, quoted = 0, False
    for index, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif depth == 0 and text.startswith(separator, index):
            return text[:index], text[index + len(separator) :]
    return None


def commas(text):
    """Splits text at commas outside of brackets."""
    parts = []
    while split := top_level(text, ", "):
        parts.append(split[0])
        text = split[1]
    return parts + ([text] if text else [])


def parameters(code):
    """The parameters of a function, each as its label, its name and the rest."""
    start = code.index("(")
    depth = 0
    for end in range(start, len(code)):
        depth += {"(": 1, ")": -1}.get(code[end], 0)
        if depth == 0:
            break
    result = []
    for part in commas(code[start + 1 : end]):
        names, rest = top_level(part, ":") or (part, "")
        words = names.split()
        result.append((words[0], words[-1], rest))
    return result


def member_name(code):
    """The name of a declaration with argument labels."""
    code = re.sub(r"\w+\(set\) ", "", ATTRIBUTE.sub("", code))
    if found := re.search(r"\b(?:var|let|typealias|alias) (`?\w+`?)", code):
        if code.index(found[0]) < (code.find("(") if "(" in code else len(code)):
            return found[1].strip("`")
    if found := re.search(r"(?:\bfunc (\S+?)|\b(init|subscript)[?!]?)(?:<.*?>)? ?\(", code):
        labels = "".join(f"{label}:" for label, _, _ in parameters(code[found.start() :]))
        return f"{(found[1] or found[2]).strip('`')}({labels})"
    return re.split(r"[ :=]", code.strip())[0].strip("`")


def columns(text):
    parts = [part.strip() for part in re.split(r" \|(?= |$)", text)]
    return (parts + ["", "", ""])[:4]


def read(path):
    """Reads a table."""
    table, section, current = Table(path), "", None
    with open(path) as file:
        lines = file.read().split("\n")
    for number, line in enumerate(lines, 1):
        place = f"{path}:{number}"
        if not line.strip() or line.startswith("//"):
            continue
        if line.startswith("# "):
            section, _, imports = line[2:].partition(": ")
            table.imports[section] = imports.split(", ") if imports else []
        elif found := re.match(r"(module|owner) (.+)", line):
            setattr(table, found[1], found[2])
        elif not line.startswith(" "):
            code, meaning, since, source = columns(line)
            if not (found := TYPE.match(code)):
                raise TableError(f"{place}: '{code}' is no type; write, for example, 'class UIThing: UIView'")
            attributes, keyword, name, inherits = found.groups()
            current = Type(attributes, keyword, name or "", inherits or "", meaning, since, source, section, place)
            table.types.append(current)
        else:
            kind, _, rest = line.strip().partition(" ")
            if kind not in KINDS:
                raise TableError(f"{place}: '{kind}' is no kind of row; there are {', '.join(KINDS)}")
            if current is None:
                raise TableError(f"{place}: a row needs a type above it")
            current.rows.append(Row(kind, *columns(rest), place))
    return table
