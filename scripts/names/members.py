"""The members of UIKit's classes that Swift can't override, because they are in extensions of a protocol."""

import glob
import re
import textwrap

from sources import declarations
from table import member_name

MODULES = ("AutoLayout", "SharedNames", "UIKitNames")


def overridable():
    """The classes whose members subclasses can declare again: those with a protocol for these members."""
    for path in sorted(glob.glob("Sources/*/*/*Members.swift")):
        with open(path) as file:
            yield from re.findall(r"protocol \w+Members: (\w+)", file.read())


class Members:
    """The members by class, and what the classes inherit from."""

    def __init__(self, generated, aliases):
        self.aliases = {target: name for name, target in aliases.items() if re.fullmatch(r"\w+", target)}
        texts = [text for path, text in sorted(generated.items()) if path.split("/")[1] in MODULES]
        for module in MODULES:
            for path in sorted(glob.glob(f"Sources/{module}/**/*.swift", recursive=True)):
                if "/Generated/" not in path:
                    with open(path) as file:
                        texts.append(file.read())
        self.supertypes = {}
        for text in texts:
            heads = r"^(?:(?:public|open) )?(?:final )?(?:class|protocol|extension) (\w+)(?:<.*?>)?: ([^{]+)\{"
            for name, types in re.findall(heads, text, re.M):
                types = [type.strip() for type in types.split(",") if not type.strip().endswith("Members")]
                if not name.endswith("Members"):
                    self.supertypes.setdefault(name, []).extend(types)
            for name, target in re.findall(r"^public typealias (\w+) = (\w+)$", text, re.M):
                self.aliases.setdefault(target, name)
        protocols = {name for text in texts for name in re.findall(r"^public protocol (\w+)", text, re.M)}
        self.classes = {name for text in texts for name in re.findall(r"^(?:public|open) class (\w+)", text, re.M)}
        self.classes |= set(overridable())
        self.names, self.bodies = {}, {}
        for text in texts:
            for type, name, is_body in members(text, protocols, self.classes):
                (self.bodies if is_body else self.names).setdefault(type, set()).add(name)

    def swift(self, table):
        """The list by which the porter knows them."""
        lines = [
            f"// Generated from {table.path} and the sources: edit these, and run `make names`.",
            "// swift-format-ignore-file",
            "",
            "extension ClassIndex {",
            "  /// The superclasses of UIKit's classes.",
            "  static let superclassesOfUIKit: [String: String] = [",
        ]
        classes = sorted(self.classes, key=self.apple)
        for name in classes:
            if superclass := self.superclass(name):
                lines.append(f'    "{self.apple(name)}": "{self.apple(superclass)}",')
        lines += [
            "  ]",
            "",
            "  /// The members that subclasses don't override here, but declare again, by class.",
            "  static let membersOfUIKit: [String: Set<String>] = [",
        ]
        for name in classes:
            if names := self.again(name):
                quoted = ", ".join(f'"{name}"' for name in sorted(names))
                lines += [f'    "{self.apple(name)}": [', *wrapped(quoted), "    ],"]
        lines += [
            "  ]",
            "",
            "  /// The requirements of UIKit's protocols that are optional on Apple's systems, and have defaults here.",
            "  static let optionalRequirementsOfUIKit: Set<String> = [",
            *wrapped(", ".join(f'"{name}"' for name in sorted(self.optional))),
        ]
        return "\n".join([*lines, "  ]", "}", ""])

    @property
    def optional(self):
        """The functions of delegates and the like that have defaults."""
        roles = ("Delegate", "DelegateFlowLayout", "DataSource", "Transitioning", "TransitioningDelegate")
        delegates = [type for type in self.names if type not in self.classes and type.endswith(roles)]
        return {name for type in delegates for name in self.names[type] if "(" in name}

    def apple(self, type):
        """Apple's name of a type."""
        return self.aliases.get(type, type)

    def superclass(self, name):
        """The class that a class inherits from."""
        return next((type for type in self.supertypes.get(name, []) if type in self.classes), None)

    def again(self, name):
        """The members of a class, and of the protocols that it conforms to, that aren't in the body of a class."""
        names, protocols, current = set(self.names.get(name, [])), [*self.supertypes.get(name, [])], name
        while protocols:
            type = protocols.pop()
            if type not in self.classes:
                names |= self.names.get(type, set())
                protocols += self.supertypes.get(type, [])
        while current:
            names -= self.bodies.get(current, set())
            current = self.superclass(current)
        return names


def members(text, protocols, classes):
    """The members in extensions of protocols and in the bodies of classes, each with the type."""
    lines = text.split("\n")
    for first, last in declarations(lines, 0, len(lines), 0):
        start = first
        while start < last and not lines[start].rstrip().endswith("{"):
            start += 1
        head = re.match(r"(extension|(?:public|open) class) (\w+)", lines[first])
        if not head or head[2] not in (protocols if head[1] == "extension" else classes):
            continue
        for inner, end in declarations(lines, start + 1, last - 1, 2):
            code = re.sub(r"([(\[]) ", r"\1", " ".join(line.strip() for line in lines[inner:end])).split(" {")[0]
            if re.search(r"\b(public|open) (override )?(weak )?(var|func)\b", code):
                name = re.sub(r"<[^(]*>\(", "(", code)
                yield head[2].removesuffix("Members"), member_name(name), head[1] != "extension"


def wrapped(text):
    """A line of a list, or several."""
    return textwrap.wrap(text + ",", 112, initial_indent="      ", subsequent_indent="      ")
