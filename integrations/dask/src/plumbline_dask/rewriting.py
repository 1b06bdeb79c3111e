"""Jobs as people write them, and as a worker on some machine can do them."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeGuard

from . import storage
from .process import Object


@dataclass
class Line:
    """A line of a jobs file."""

    number: int
    text: str


@dataclass
class Rewritten:
    """A job with absolute paths, and with what is elsewhere brought along."""

    line: Line
    #: What the worker is given.
    text: str = ""
    #: Where the picture goes that the worker sends back; None where the worker writes it.
    target: str | None = None
    #: The output as the job has it.
    output: str | None = None
    #: Whether the worker knows what the job is called; it is called by its line otherwise.
    is_identified: bool = False
    #: The names of files as the job has them, by those that the worker knows.
    names: dict[str, str] = field(default_factory=dict)
    #: The result, where the job failed before it reached the worker.
    failure: Object | None = None


#: Reads the text of a file by its URL.
Reader = Callable[[str], str]


def rewrite(line: Line, *, scenes: str, output: str, read: Reader) -> Rewritten:
    """A job for a worker that runs elsewhere, and may see no files.

    What is on the machine stays a path, taken from ``scenes`` or ``output``; what is elsewhere is
    read here, and written by :func:`finish`. A line that is no job stays as it is: the worker says
    best what is wrong with it.
    """
    rewritten = Rewritten(line, text=line.text)
    try:
        job = json.loads(line.text, object_pairs_hook=_without_duplicates)
    except ValueError:
        return rewritten
    if not isinstance(job, dict):
        return rewritten
    rewritten.is_identified = isinstance(job.setdefault("id", str(line.number)), str)
    for members, key in _inputs(job):
        path = members.get(key)
        if not _is_file(path, key):
            continue
        url = storage.resolve(path, scenes)
        if storage.is_local(url):
            local = storage.local_path(url)
            members[key] = local
            rewritten.names[local] = path
            continue
        try:
            members[key] = {"name": path, "text": read(url)}
        except (OSError, UnicodeDecodeError) as error:
            rewritten.failure = failure(
                line, job.get("id"), "input", f"cannot be read: {error}", file=path
            )
            return rewritten
    _send_picture_where_it_belongs(job, rewritten, output)
    rewritten.text = json.dumps(job, ensure_ascii=False)
    return rewritten


def _inputs(job: Object) -> list[tuple[Object, str]]:
    """The keys of a job that may name a file to read, each with the mapping it is in."""
    inputs = [(job, "scene"), (job, "theme")]
    before = job.get("before")
    if isinstance(before, str) and before not in ("", "-"):
        before = job["before"] = {"scene": before}
    if isinstance(before, dict):
        inputs.append((before, "scene"))
    return inputs


def _without_duplicates(pairs: list[tuple[str, object]]) -> Object:
    members = dict(pairs)
    if len(members) < len(pairs):
        raise ValueError("a key is used twice")
    return members


def _is_file(path: object, key: str) -> TypeGuard[str]:
    if not isinstance(path, str) or path in ("", "-"):
        return False
    return key == "scene" or path.lower().endswith((".yaml", ".yml", ".json"))


def _send_picture_where_it_belongs(job: Object, rewritten: Rewritten, base: str) -> None:
    path = job.get("output")
    if not isinstance(path, str) or path in ("", "-"):
        return
    rewritten.output = path
    url = storage.resolve(path, base)
    if storage.is_local(url):
        job["output"] = storage.local_path(url)
        rewritten.names[job["output"]] = path
        return
    ending = path.rsplit(".", 1)[-1].lower()
    if "format" not in job and ending not in ("png", "svg", "pdf"):
        return  # The worker says what is wrong with it.
    job.setdefault("format", ending)
    del job["output"]
    rewritten.target = url


def finish(rewritten: Rewritten, result: Object, *, file: str) -> Object:
    """A worker's result as that of the job: its names, its number, its picture where it belongs."""
    number = rewritten.line.number
    result["line"] = number
    if not rewritten.is_identified:
        result["id"] = str(number)
    for error in result.get("errors", ()):
        if error["file"] == "stdin":
            error.update(file=file, line=number)
        else:
            error["file"] = rewritten.names.get(error["file"], error["file"])
    if result["status"] != "drawn" or rewritten.output is None:
        return result
    if rewritten.target is not None:
        picture = base64.b64decode(result.pop("picture"))
        try:
            storage.write_bytes(rewritten.target, picture)
        except OSError as error:
            return failure(
                rewritten.line,
                result["id"],
                "output",
                f"cannot be written: {error}",
                file=rewritten.output,
            )
    result["output"] = rewritten.output
    return result


def failure(
    line: Line, identifier: object, cause: str, message: str, *, file: str, at_line: bool = False
) -> Object:
    """The result of a job that no worker could do."""
    entry: Object = {"file": file, "message": message}
    if at_line:
        entry = {"file": file, "line": line.number, "message": message}
    return {
        "id": identifier if isinstance(identifier, str) else str(line.number),
        "line": line.number,
        "status": "failed",
        "cause": cause,
        "errors": [entry],
    }
