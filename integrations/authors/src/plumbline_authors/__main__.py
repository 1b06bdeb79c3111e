"""``python -m plumbline_authors pandoc``: prints where the extensions of other systems are."""

from __future__ import annotations

import sys
from pathlib import Path

FILES = {"pandoc": "plumbline.lua", "asciidoctor": "plumbline.rb"}


def main() -> None:
    """Prints the path of the extension for the system that the first argument names."""
    arguments = sys.argv[1:]
    if len(arguments) != 1 or arguments[0] not in FILES:
        sys.exit(f"usage: python -m plumbline_authors {'|'.join(FILES)}")
    print(Path(__file__).with_name(FILES[arguments[0]]))


if __name__ == "__main__":
    main()
