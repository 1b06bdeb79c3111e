"""Prints the modules of what Swift files need, each after those that it imports.

    swift package dump-package | python3 scripts/modules.py

A line has the kind, the name, the modules that it imports and the compiler's options, with '|' between them. The kind
is 'names' for modules that Swift files may import, 'host' for others in libPlumblineHost.so, and 'c' for headers in C,
whose option is the name of their library's file of flags.
"""

import json
import sys

# Those that SwiftPM's builds alone heed: about warnings, and for faster tests.
IGNORED = {"treatAllWarnings", "strictMemorySafety", "unsafeFlags"}


def options(target: dict) -> list[str]:
    """The compiler's options for a target."""
    if target["type"] == "system":
        return [target["pkgConfig"]] if "pkgConfig" in target else []
    words: list[str] = []
    for setting in target["settings"]:
        ((kind, value),) = setting["kind"].items()
        if kind == "enableUpcomingFeature":
            words += ["-enable-upcoming-feature", value["_0"]]
        elif kind not in IGNORED:
            sys.exit(f"modules.py: '{kind}' of {target['name']} has no option here")
    return words


def closure(roots: list[str], needs: dict[str, list[str]]) -> list[str]:
    """The targets with all that they depend on, each after its dependencies."""
    found: list[str] = []

    def add(name: str) -> None:
        for needed in needs[name]:
            add(needed)
        if name not in found:
            found.append(name)

    for root in roots:
        add(root)
    return found


def main() -> None:
    """Prints the modules of the package that standard input describes."""
    package = json.load(sys.stdin)
    targets = {target["name"]: target for target in package["targets"]}
    needs = {
        name: [dependency["byName"][0] for dependency in target["dependencies"] if "byName" in dependency]
        for name, target in targets.items()
    }
    (host,) = (product for product in package["products"] if product["type"] == {"library": ["dynamic"]})
    modules = closure(host["targets"], needs)
    products = {name for product in package["products"] if product != host for name in product["targets"]}
    names = closure([name for name in modules if name in products], needs)
    for name in modules:
        target = targets[name]
        kind = "c" if target["type"] == "system" else "names" if name in names else "host"
        print(kind, name, " ".join(needs[name]), " ".join(options(target)), sep="|")


main()
