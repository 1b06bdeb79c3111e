"""The pages that list the names of a framework."""

import re
import textwrap
from collections import OrderedDict

from sources import declared
from table import TableError, commas

# The columns of a page; former names have a list of their own.
EFFECT, ACCEPTED, VALUES, FORMER = "has an effect", "only accepted", "values", "former"
COLUMNS = {
    "stored": ACCEPTED,
    "empty": ACCEPTED,
    "accepted": ACCEPTED,
    "case": VALUES,
    "former": FORMER,
}
# Members that nobody looks up.
UNLISTED = {"==(lhs:rhs:)", "hash(into:)", "init(coder:)"}


class Page:
    """The names of each type of a framework, by whether they have an effect."""

    def __init__(self, table, shared):
        self.table = table
        self.tables = [table, shared] if shared else [table]
        self.types = [type for table in self.tables for type in table.types]
        # The names in the framework of Swift's types, and since when types are there, if the table says so.
        self.aliases = {}
        self.since = {}
        # The names of each type in each section, by their columns.
        self.sections = OrderedDict()
        # The deprecated names of each type.
        self.former = OrderedDict()
        self.add_aliases()
        for type in self.types:
            self.add(type)
        self.add_declared()

    def add_aliases(self):
        for type in self.types:
            for row in type.rows:
                if row.kind == "alias":
                    name, target = row.code.split(" = ")
                    self.aliases.setdefault(target, name)
                    self.entry(type.section, target)
                    self.since[name] = row.since

    def add(self, type):
        if type.keyword == "by hand":
            return
        if type.since:
            self.since[self.shown(type.path)] = type.since
        if type.keyword not in ("extension", "global"):
            self.entry(type.section, type.path)
        for row in type.rows:
            if self.column(row) == FORMER:
                names = self.former.setdefault(self.shown(type.path), [])
                names += [name for name in row.names if name not in names]
            elif row.kind != "alias":
                names = self.entry(type.section, type.path)[self.column(row)]
                names += [name for name in row.names if name not in [*names, *UNLISTED]]

    @staticmethod
    def column(row):
        if "@available(*, deprecated" in row.code:
            return FORMER
        if row.kind == "constant":
            return ACCEPTED if row.is_computed else VALUES
        return COLUMNS.get(row.kind, EFFECT)

    def add_declared(self):
        """Adds what is declared by hand; the table says which of that has no effect."""
        accepted = {
            (type.path, name): row
            for type in self.types
            if type.keyword == "by hand"
            for row in type.rows
            for name in commas(row.code)
        }
        for module in [table.module for table in self.tables] + ["AutoLayout"]:
            for item in declared(module):
                if module == "AutoLayout" and item.type.split(".")[0] not in self.aliases:
                    continue
                entry = self.entry(item.folder, item.type)
                has_effect = accepted.pop((item.type, item.name), None) is None
                column = VALUES if item.is_value else EFFECT if has_effect else ACCEPTED
                if not item.is_type and item.name not in [*entry[column], *UNLISTED]:
                    entry[column].append(item.name)
        for (type, name), row in accepted.items():
            raise TableError(f"{row.place}: no '{name}' of {type} is declared by hand")

    @property
    def type_names(self):
        """The types that code needs the framework for, besides those inside of others."""
        names = set(self.aliases.values())
        names |= {type.path for type in self.types if type.keyword not in ("extension", "global", "by hand")}
        names |= {item.type for table in self.tables for item in declared(table.module) if item.is_type}
        return sorted(name for name in names if re.fullmatch(r"\w+", name))

    def entry(self, section, type):
        """The names of a type, in the section where it or the type around it came up first."""
        name = self.shown(type)
        for known in filter(None, [name, name.rpartition(".")[0]]):
            for types in self.sections.values():
                if known in types:
                    return types.setdefault(name, self.columns())
        return self.sections.setdefault(section, OrderedDict()).setdefault(name, self.columns())

    @staticmethod
    def columns():
        return {EFFECT: [], ACCEPTED: [], VALUES: []}

    def shown(self, type):
        """The name of a type in the framework, such as UIView.ContentMode."""
        if type in self.aliases:
            return self.aliases[type]
        outer, _, name = type.rpartition(".")
        return f"{self.shown(outer)}.{name}" if outer else name

    def text(self):
        entries = [entry for types in self.sections.values() for entry in types.values()]
        count = {column: sum(len(entry[column]) for entry in entries) for column in self.columns()}
        former = sum(map(len, self.former.values()))
        types = sum(name != "" for types in self.sections.values() for name in types)
        owner = self.table.owner
        about = (
            f"{types} types of {owner} are known, with {count[EFFECT]} members that have an effect, {count[VALUES]} "
            f"values, such as cases, and {former} deprecated names. {count[ACCEPTED]} members are only "
            "accepted: code that uses them compiles and reads back what it set, and neither layout nor pictures "
            "depend on them. [Layout code](../LayoutCode.md) says how the package is used and what differs."
        )
        lines = [
            f"<!-- Generated from {self.table.path} and the sources: edit these, and run `make names`. -->",
            f"# Names of {owner}",
            "",
            *textwrap.wrap(about, 112),
        ]
        for section, entries in self.sections.items():
            title = re.sub(r"(?<=[a-z])[A-Z]", lambda letter: f" {letter[0].lower()}", section)
            lines += self.rows(title, entries, [EFFECT, ACCEPTED, VALUES])
        former = {name: {"names": names} for name, names in self.former.items()}
        lines += self.rows("Deprecated names", former, ["names"])
        return "\n".join(lines) + "\n"

    def rows(self, title, entries, columns):
        """A table of types."""
        head = ["type", *columns]
        lines = ["", f"## {title}", "", f"| {' | '.join(head)} |", "| --- " * len(head) + "|"]
        for name, entry in entries.items():
            cells = [", ".join(f"`{member}`" for member in entry[column]) for column in columns]
            since = f" ({since})" if (since := self.since.get(name)) else ""
            cells = [f"`{name}`{since}" if name else "functions and variables", *cells]
            lines.append("|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|")
        return lines
