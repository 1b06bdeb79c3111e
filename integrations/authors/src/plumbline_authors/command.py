"""The command ``plumbline`` and its version."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

#: The oldest version of the command that this package supports.
OLDEST_VERSION = (0, 1)

_INSTALL = "install Plumbline, or name it in the settings or in the environment variable PLUMBLINE"


class CommandError(RuntimeError):
    """The command is missing, or this package doesn't support it."""


@dataclass
class Command:
    """The command ``plumbline``.

    A name comes first, then the environment variable ``PLUMBLINE``, then the ``PATH``, then the
    folder of this Python.
    """

    name: str = ""

    @cached_property
    def path(self) -> str:
        """The command's path."""
        name = self.name or os.environ.get("PLUMBLINE") or "plumbline"
        beside = os.pathsep + str(Path(sys.executable).parent)
        path = shutil.which(name, path=os.environ.get("PATH", os.defpath) + beside)
        if path is None:
            raise CommandError(f"the command '{name}' isn't there; {_INSTALL}")
        return str(Path(path).absolute())

    @cached_property
    def versions(self) -> Mapping[str, Any]:
        """The versions that pictures depend on, from ``plumbline version``."""
        run = self.run("version", "--json")
        try:
            versions = json.loads(run.stdout) if run.returncode == 0 else None
            version = str(versions["plumbline"]) if isinstance(versions, dict) else ""
        except (ValueError, KeyError):
            version = ""
        if not re.match(r"\d+\.\d+", version):
            raise CommandError(f"'{self.path}' doesn't say which Plumbline it is; {_INSTALL}")
        if tuple(map(int, version.split(".")[:2])) < OLDEST_VERSION:
            oldest = ".".join(map(str, OLDEST_VERSION))
            raise CommandError(f"'{self.path}' is Plumbline {version}; {oldest} or later is needed")
        assert isinstance(versions, dict)
        return versions

    @cached_property
    def digest(self) -> str:
        """A hash of the versions."""
        return hashlib.sha256(json.dumps(self.versions, sort_keys=True).encode()).hexdigest()

    def run(self, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Runs the command with a text as its input."""
        try:
            return subprocess.run(
                [self.path, *arguments],
                input=given,
                capture_output=True,
                check=False,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise CommandError(f"'{self.path}' can't be run: {error.strerror}") from None
