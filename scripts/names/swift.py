"""The Swift code of a table."""

import re
import textwrap
from dataclasses import replace

from members import overridable
from table import ATTRIBUTE, TableError, commas, member_name, parameters, top_level

WIDTH = 116
STORED = "Stored for source compatibility; layout ignores it."


class Writer:
    def __init__(self, table):
        self.table = table
        self.lines = []
        self.overridable = set(overridable())

    def write(self, depth, text):
        self.lines.append("  " * depth + text)

    def document(self, depth, text, splits=False):
        """A doc comment: one line if it fits, or else the first sentence apart from the others."""
        first, rest = text, ""
        sentences = re.match(r"(.+?[.!?]) (?=[A-Z\"`])(.+)", text)
        if sentences and (splits or len(text) + 2 * depth > WIDTH):
            first, rest = sentences.groups()
        for index, part in enumerate(filter(None, [first, rest])):
            if index:
                self.write(depth, "///")
            for line in textwrap.wrap(part, WIDTH - 2 * depth, break_on_hyphens=False):
                self.write(depth, f"/// {line}")

    def declare(self, depth, access, code, attribute=""):
        """A declaration, its attributes on lines of their own."""
        while found := ATTRIBUTE.match(code):
            self.write(depth, found[1])
            code = code[found.end() :]
        if attribute:
            self.write(depth, attribute)
        if not re.match(r"(public|open|internal|private|fileprivate)\b(?!\()", code):
            code = f"{access} {code}"
        self.write(depth, code)

    def files(self):
        """The files of the table, one for each section: the section's name and the text."""
        types = [type for type in self.table.types if type.keyword != "by hand"]
        for section in dict.fromkeys(type.section for type in types):
            self.lines = []
            for type in types:
                if type.section == section:
                    Declaration(self, type).write()
            body = "\n".join(self.lines) + "\n"
            head = [
                f"// Generated from {self.table.path}: edit that, and run `make names`.",
                "// swift-format-ignore-file",
                *(f"public import {name}" for name in self.table.imports[section]),
            ]
            yield section, "\n".join(head) + "\n" + body


class Declaration:
    """A type, or the members of one, with its rows."""

    def __init__(self, writer, type):
        self.writer = writer
        self.type = type
        self.name = type.path.split(".")[-1]
        self.access = "open" if type.keyword == "class" else "public"

    def write(self):
        type, writer = self.type, self.writer
        if type.keyword == "global":
            for row in type.rows:
                writer.lines.append("")
                self.row(0, row)
        elif type.keyword == "extension":
            stored = [row for row in type.rows if row.kind == "stored"]
            others = [row for row in type.rows if row not in stored]
            for rows, meaning in (stored, STORED), (others, type.meaning):
                again = [row for row in rows if self.can_be_declared_again(row)]
                rest = [row for row in rows if row not in again]
                for part, path in (again, f"{type.path}Members"), (rest, f"{type.path}{self.inherits}"):
                    if part:
                        writer.lines.append("")
                        writer.document(0, meaning)
                        self.attributes(0)
                        self.body(0, f"extension {path}", part)
        else:
            outer = type.path.rpartition(".")[0]
            writer.lines.append("")
            if outer:
                writer.write(0, f"extension {outer} {{")
            depth = 1 if outer else 0
            writer.document(depth, type.meaning, splits=True)
            self.attributes(depth)
            self.body(depth, self.header, type.rows)
            if outer:
                writer.write(0, "}")
            self.defaults()

    def can_be_declared_again(self, row):
        """Whether subclasses can declare the member again: one of objects, in an extension of a class."""
        code = re.sub(r"^nonisolated(\(unsafe\))? ", "", ATTRIBUTE.sub("", row.code))
        return self.type.path in self.writer.overridable and re.match(r"(weak )?(var|func)\b", code) is not None

    def attributes(self, depth):
        for attribute in self.type.attributes.split():
            self.writer.write(depth, attribute)

    @property
    def inherits(self):
        return f": {self.type.inherits}" if self.type.inherits else ""

    @property
    def header(self):
        keyword = self.type.keyword
        if keyword in ("options", "values"):
            protocol = "OptionSet" if keyword == "options" else "RawRepresentable"
            others = "".join(f", {name}" for name in commas(self.type.inherits)[1:])
            return f"public struct {self.name}: {protocol}, Hashable, Sendable{others}"
        return f"{'open' if keyword == 'class' else 'public'} {keyword} {self.name}{self.inherits}"

    def body(self, depth, header, rows):
        writer = self.writer
        writer.write(depth, f"{header} {{")
        if self.type.keyword in ("options", "values"):
            value = commas(self.type.inherits)[0]
            bits = self.type.keyword == "options"
            writer.document(depth + 1, "The option set's bits." if bits else "The raw value.")
            writer.write(depth + 1, f"public let rawValue: {value}")
            made = "an option set from bits" if bits else "an instance with a raw value"
            writer.document(depth + 1, f"Creates {made}.")
            writer.write(depth + 1, f"public init(rawValue: {value}) {{ self.rawValue = rawValue }}")
        for row in rows:
            self.row(depth + 1, row)
        writer.write(depth, "}")

    def row(self, depth, row):
        try:
            code, attribute, meaning = getattr(self, f"{row.kind}_row")(row)
        except (TypeError, AttributeError, ValueError, IndexError) as error:
            raise TableError(f"{row.place}: '{row.kind} {row.code}' isn't a declaration of that kind") from error
        self.writer.document(depth, row.meaning or meaning)
        inside = self.type.keyword
        if row.kind == "case" or inside == "protocol":
            self.writer.write(depth, code)
            return
        plain = re.sub(r"^nonisolated(\(unsafe\))? ", "", ATTRIBUTE.sub("", code))
        access = "public" if re.match(r"(static|let|typealias|init|convenience|required)\b", plain) else self.access
        self.writer.declare(depth, access, code, attribute)

    # Each kind of row gives its Swift code, an attribute and the documentation of rows without a meaning.

    def stored_row(self, row):
        if self.type.keyword != "extension":
            return row.code, "", ""
        signature, default = top_level(row.code, " = ") or (row.code, None)
        kept = "kept(#function)" + (f" ?? {default}" if default else "")
        new = "newValue"
        if signature.startswith("weak "):
            held = signature.partition(": ")[2].rstrip("?").strip("()")
            kept, new = f"(kept(#function) as WeakReference?)?.object as? {held}", "WeakReference(newValue)"
        return f"{signature} {{ get {{ {kept} }} set {{ keep({new}, #function) }} }}", "", ""

    used_row = stored_row

    def constant_row(self, row):
        if split := top_level(row.code, " = "):
            signature, value = split
            if row.is_computed:
                if self.type.keyword == "protocol":
                    return signature + ("" if "func " in signature else " { get }"), "", ""
                return f"{signature} {{ {value} }}", "", ""
            if re.search(r"\blet\b", signature):
                return row.code, "", ""
            if value == "[]":
                return f"static let {signature}: {self.name} = []", "", ""
            return f"static let {signature} = {self.name}(rawValue: {value})", "", ""
        raise ValueError

    def empty_row(self, row):
        return row.code if self.type.keyword == "protocol" else f"{row.code} {{}}", "", ""

    def forwarder_row(self, row):
        if split := top_level(row.code, " <=> "):
            code = f"{split[0]} {{ get {{ {split[1]} }} set {{ {split[1]} = newValue }} }}"
        else:
            signature, target = top_level(row.code, " => ")
            code = f"{signature} {{ {target} }}"
        return code, "", ""

    def former_row(self, row):
        # A second arrow is followed by the name that messages give, if that isn't the one in the code.
        code, name = row.code, None
        arrow = " = " if code.startswith("alias ") else " => "
        if split := top_level(code, arrow):
            target, _, name = split[1].partition(" => ")
            code = f"{split[0]}{arrow}{target}"
        else:
            target = top_level(code, " <=> ")[1]
        name = name or target_name(target).removeprefix("Self.")
        if code.startswith("alias "):
            code = f"type{code}"
        elif re.match(r"(static )?let ", code):
            code = code.replace(" => ", " = ")
        else:
            code, _, _ = self.forwarder_row(replace(row, code=code))
        return code, f'@available(*, deprecated, renamed: "{name}")', f"The former name of `{name}`."

    def alias_row(self, row):
        target = row.code.partition(" = ")[2]
        link = f"`{target}`"
        return f"typealias {row.code}", "", f"{self.writer.table.owner}'s name for {link}."

    def case_row(self, row):
        return f"case {row.code}", "", ""

    def init_row(self, row):
        names = {member_name(other.code) for other in self.type.rows} | {"rawValue"}
        names = [name for _, name, _ in parameters(row.code) if name in names]
        body = "; ".join(f"self.{name} = {name}" for name in names)
        return f"init{row.code} {{{f' {body} ' if body else ''}}}", "", ""

    def required_row(self, row):
        return row.code, "", ""

    def asked_row(self, row):
        return (top_level(row.code, " = ") or [row.code])[0], "", ""

    def defaults(self):
        """The defaults of a protocol's requirements."""
        rows = [row for row in self.type.rows if row.kind in ("asked", "empty", "constant")]
        if self.type.keyword != "protocol" or not rows:
            return
        self.writer.lines.append("")
        self.writer.write(0, f"extension {self.type.path} {{")
        for row in rows:
            signature, value = top_level(row.code, " = ") or (row.code, "")
            self.writer.document(1, f"Returns `{value}`." if value else "Does nothing.")
            self.writer.write(1, f"public {signature} {{{f' {value} ' if value else ''}}}")
        self.writer.write(0, "}")


def target_name(target):
    """The name of what a forwarder calls, with argument labels."""
    if "(" not in target:
        return target
    name, _, rest = target.partition("(")
    arguments = commas(rest[: rest.rindex(")")])
    labels = [found[1] if (found := re.match(r"(\w+): ", part)) else "_" for part in arguments]
    return f"{name}({''.join(f'{label}:' for label in labels)})"
