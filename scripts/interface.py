#!/usr/bin/env python3
"""Records the public interface of the products, one declaration a line, in Documentation/interface/.

    scripts/interface.py GRAPHS [--check]

GRAPHS has the symbol graphs of the modules (scripts/symbols.sh). With --check, nothing is written: what has been added,
removed and changed since the record is printed, and the exit code is 1 if there is anything.

The names modules aren't recorded, because Documentation/UIKitNames.md and Documentation/AppKitNames.md list them.
"""

import json
import sys
from pathlib import Path

RECORDS = Path(__file__).resolve().parent.parent / "Documentation" / "interface"

# Plumbline's record includes the modules that it exports, apart from the product AutoLayout.
PRODUCTS = ["AutoLayout", "ConstraintSolver", "Plumbline", "PlumblineSnapshotTesting", "PlumblineTesting"]

# Protocols to which all types conform unless they say otherwise, and that the compiler adds to others.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}


def is_declared(symbol):
    """Whether a symbol is written in the sources, and not derived by the compiler."""
    return "location" in symbol and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]


def declaration(symbol):
    """The declaration of a symbol in one line."""
    text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
    constraints = symbol.get("swiftExtension", {}).get("constraints", [])
    if constraints and " where " not in text:
        signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
        text += " where " + ", ".join(f"{c['lhs']} {signs[c['kind']]} {c['rhs']}" for c in constraints)
    return " ".join(text.split())


def lines_of(graph):
    """The lines for one symbol graph, of a module or of its extensions of another module's types."""
    module = graph["module"]["name"]
    names = {}
    for symbol in graph["symbols"]:
        if not is_declared(symbol):
            continue
        name = ".".join([module, *symbol["pathComponents"]])
        names[symbol["identifier"]["precise"]] = name
        yield f"{name}: {declaration(symbol)}"
    for relation in graph["relationships"]:
        source = names.get(relation["source"])
        target = relation.get("targetFallback") or names.get(relation["target"])
        if relation["kind"] == "conformsTo" and source and target and target not in IMPLIED:
            yield f"{source}: conforms to {target}"


def record(folder, modules):
    """The sorted lines of a product."""
    lines = set()
    for module in modules:
        graphs = [folder / f"{module}.symbols.json", *sorted(folder.glob(f"{module}@*.symbols.json"))]
        for path in graphs:
            lines.update(lines_of(json.loads(path.read_text())))
    return sorted(lines)


def differences(old, new):
    """The differences of two records as lines: a changed declaration has the same name in both."""
    removed, added = sorted(set(old) - set(new)), sorted(set(new) - set(old))
    names = [{line.partition(": ")[0] for line in lines if ": conforms to " not in line} for lines in (removed, added)]
    changed = names[0] & names[1]
    for line in removed:
        yield f"- {line}" if line.partition(": ")[0] not in changed else f"  was {line}"
    for line in added:
        yield f"+ {line}" if line.partition(": ")[0] not in changed else f"  is  {line}"


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    graphs, checks, differs = Path(arguments[0]), "--check" in sys.argv[1:], False
    if not checks:
        RECORDS.mkdir(exist_ok=True)
    exported = (graphs / "exported").read_text().split()
    for product in PRODUCTS:
        path = RECORDS / f"{product}.txt"
        new = record(graphs / "modules", [product, *exported] if product == "Plumbline" else [product])
        if not checks:
            path.write_text("".join(f"{line}\n" for line in new))
            print(f"{path.relative_to(RECORDS.parent.parent)}: {len(new)} lines")
            continue
        found = list(differences(path.read_text().splitlines() if path.exists() else [], new))
        if found:
            differs = True
            print(f"The interface of {product} differs from {path.relative_to(RECORDS.parent.parent)}:")
            print("\n".join(found))
    if differs:
        print("If that is intended, run 'make interface' and commit the record.")
        sys.exit(1)


if __name__ == "__main__":
    main()
