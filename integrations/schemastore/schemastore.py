#!/usr/bin/env python3
"""Makes the files that SchemaStore takes, and checks them and the repository's own files.

    schemastore.py write DIR       writes schemas, tests and catalog entries below DIR
    schemastore.py check CHECKER   checks everything with check-jsonschema, which CHECKER names

SchemaStore recommends draft-07 and takes no references to other sites. So the schemas of `Schemas`
are translated, each with all definitions that it uses.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SCHEMAS = ROOT / "Schemas"
CATALOG: list[dict] = json.loads((HERE / "catalog.json").read_text())
DRAFT = "http://json-schema.org/draft-07/schema#"
WIDTH = 80

# The samples that are tests of the scenes' schema. The other schemas have tests in `test` alone.
SAMPLES = [
    "content-size",
    "dimension-lines",
    "equal-spacing",
    "notes",
    "plain-look",
    "screens/calendar",
    "screens/settings",
    "stack-fill-proportionally",
    "three-ways",
    "visual-formats",
]

# The repository's own files by the schema that they follow.
OWN_FILES = {
    "scene": r"\.(scene|before)\.(yaml|yml|json)$",
    "component": r"(^|/)components/[^/]+\.yaml$",
    "figure": r"\.figure\.yaml$",
    "project": r"(^|/)plumbline\.yml$",
    "theme": r"\.theme\.(yaml|json)$",
    "words": r"\.words\.yaml$",
}


def schema_name(entry: dict) -> str:
    """The name of an entry's schema, such as `plumbline-scene`."""
    return Path(entry["url"]).stem


def source(name: str) -> Path:
    """The schema in `Schemas` that is translated."""
    return SCHEMAS / f"{name.removeprefix('plumbline-')}.schema.json"


class Translation:
    """A schema of `Schemas` in draft-07, with the definitions of other files that it uses."""

    def __init__(self, name: str) -> None:
        self.definitions: dict[str, object] = {}
        path = source(name)
        schema = json.loads(path.read_text())
        # Validators of draft-07 ignore all that is beside a reference, such as the identifier.
        home, root = self.root = self.resolve(path, schema.pop("$ref", "#"))
        body = schema if root == "" else self.definition(home, root)
        body = {key: value for key, value in body.items() if key not in ("$schema", "$defs")}
        self.schema = {
            "$schema": DRAFT,
            "$id": f"https://www.schemastore.org/{name}.json",
            "$comment": f"Translated from Schemas/{path.name} of Plumbline",
            "title": schema["title"],
            **self.translated(body, home),
        }
        if self.definitions:
            self.schema["definitions"] = dict(sorted(self.definitions.items()))

    @staticmethod
    def resolve(home: Path, reference: str) -> tuple[Path, str]:
        """The file of a reference, and the pointer to a definition and into it."""
        file, _, pointer = reference.partition("#")
        return (home.parent / file if file else home), pointer.removeprefix("/$defs/")

    @staticmethod
    def definition(home: Path, name: str) -> dict:
        """A definition of a file."""
        return json.loads(home.read_text())["$defs"][name]

    def reference(self, home: Path, reference: str) -> str:
        """The translated reference, after its definition is added."""
        home, pointer = self.resolve(home, reference)
        name, slash, rest = pointer.partition("/")
        if (home, name) == self.root:
            return f"#{slash}{rest}"
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name] = self.translated(self.definition(home, name), home)
        return f"#/definitions/{name}{slash}{rest}"

    def translated(self, node, home: Path, *, names: bool = False):
        """A part of a schema.

        Args:
            node: The part.
            home: The file that it is from.
            names: Whether its keys are names of properties, not keywords.
        """
        if isinstance(node, list):
            return [self.translated(each, home) for each in node]
        if not isinstance(node, dict):
            return node
        if names:
            return {key: self.translated(value, home) for key, value in node.items()}
        result: dict[str, object] = {}
        for key, value in node.items():
            match key:
                case "$ref":
                    result[key] = self.reference(home, value)
                case "prefixItems":
                    result["items"] = self.translated(value, home)
                case "enum" | "const":
                    result[key] = value
                case _:
                    result[key] = self.translated(value, home, names=key == "properties")
        if "prefixItems" in node and "items" in node:
            raise SystemExit("'items' beside 'prefixItems' has no translation yet")
        if "$ref" in result and result.keys() - {"$ref", "description"}:
            result["allOf"] = [{"$ref": result.pop("$ref")}]
        return result


def formatted(node, indent: str = "", used: int = 0) -> str:
    """JSON as Prettier writes it: objects on lines of their own, lists on one line if they fit.

    Args:
        node: The value.
        indent: The indentation of its line.
        used: The characters before it on its line, and after it.
    """
    inner = indent + "  "
    if isinstance(node, dict) and node:
        lines = [
            f"{inner}{json.dumps(key)}: {formatted(value, inner, len(inner) + len(key) + 5)}"
            for key, value in node.items()
        ]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if isinstance(node, list) and node:
        line = json.dumps(node, ensure_ascii=False)
        if used + len(line) <= WIDTH and not any(isinstance(each, dict) for each in node):
            return line
        lines = [inner + formatted(each, inner, len(inner) + 1) for each in node]
        return "[\n" + ",\n".join(lines) + f"\n{indent}]"
    return json.dumps(node, ensure_ascii=False)


def write(path: Path, text: str) -> None:
    """Writes a file, and makes its folder if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def with_pragma(text: str, name: str) -> str:
    """A test file with the first line that SchemaStore wants."""
    lines = [line for line in text.splitlines() if "yaml-language-server:" not in line]
    pragma = f"# yaml-language-server: $schema=../../schemas/json/{name}.json"
    return "\n".join([pragma, *lines]) + "\n"


def write_submission(folder: Path) -> None:
    """Writes the files in the places that they have in a clone of SchemaStore."""
    for entry in CATALOG:
        name = schema_name(entry)
        write(folder / f"src/schemas/json/{name}.json", formatted(Translation(name).schema) + "\n")
        tests = [(path, path.name) for path in (HERE / "test" / name).glob("*")]
        if name == "plumbline-scene":
            tests += [
                (ROOT / f"samples/{each}.scene.yaml", f"{Path(each).name}.yaml") for each in SAMPLES
            ]
        failures = [(path, path.name) for path in (HERE / "negative_test" / name).glob("*")]
        for kind, files in ("test", tests), ("negative_test", failures):
            for path, file in files:
                write(folder / f"src/{kind}/{name}/{file}", with_pragma(path.read_text(), name))
    write(folder / "catalog-entries.json", formatted(CATALOG) + "\n")


def refused(checker: str, schema: Path, files: list[Path]) -> dict[str, str]:
    """The files that don't follow a schema, each with the first reason."""
    if not files:
        return {}
    command = [checker, "--output-format", "json", "--schemafile", str(schema), *map(str, files)]
    report = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    faults: dict[str, str] = {}
    for each in report.get("errors", []) + report.get("parse_errors", []):
        message = each.get("message", "it can't be read")
        faults.setdefault(each["filename"], f"{each.get('path', '')} {message}".strip())
    return faults


def catalog_faults() -> list[str]:
    """What SchemaStore's own checks of its catalog would refuse."""
    faults = []
    if [entry["name"] for entry in CATALOG] != sorted(entry["name"] for entry in CATALOG):
        faults.append("catalog.json: the entries aren't in the order of their names")
    for entry in CATALOG:
        for key in "name", "description":
            if re.search(r"[,. \t-]$|schema|\n", entry[key], re.IGNORECASE):
                faults.append(
                    f"catalog.json: '{entry[key]}' says 'schema', or ends in a mark or a blank"
                )
        for pattern in entry["fileMatch"]:
            if "/" in pattern and not pattern.startswith("**/"):
                faults.append(f"catalog.json: '{pattern}' must begin with **/")
    return faults


def faults(checker: str, folder: Path) -> list[str]:
    """What is wrong with the repository's own files, the schemas and the submission."""
    found = catalog_faults()
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    tracked = [ROOT / line for line in listed.stdout.splitlines()]
    for name, pattern in OWN_FILES.items():
        files = [path for path in tracked if re.search(pattern, str(path.relative_to(ROOT)))]
        files += sorted((HERE / f"test/plumbline-{name}").glob("*"))
        bad = refused(checker, SCHEMAS / f"{name}.schema.json", files)
        found += [f"{file}: {reason}" for file, reason in bad.items()]

    translated = sorted((folder / "src/schemas/json").glob("*.json"))
    schemas = [*sorted(SCHEMAS.glob("*.json")), *translated]
    command = [checker, "--quiet", "--check-metaschema", *map(str, schemas)]
    if subprocess.run(command).returncode != 0:
        found.append("a schema is no JSON Schema")
    for schema in translated:
        tests = sorted((folder / f"src/test/{schema.stem}").glob("*"))
        failures = sorted((folder / f"src/negative_test/{schema.stem}").glob("*"))
        if not tests or not failures:
            found.append(f"{schema.stem} needs files in test and in negative_test")
        bad = refused(checker, schema, tests)
        found += [f"{file}: {reason}" for file, reason in bad.items()]
        for judge in schema, source(schema.stem):
            bad = refused(checker, judge, failures)
            found += [
                f"{path.name} follows {judge.name}, and shouldn't"
                for path in failures
                if str(path) not in bad
            ]
    return found


def main(arguments: list[str]) -> int:
    """Runs the command, and returns the exit code."""
    match arguments:
        case ["write", folder]:
            write_submission(Path(folder))
        case ["check", checker]:
            with tempfile.TemporaryDirectory() as folder:
                write_submission(Path(folder))
                found = faults(checker, Path(folder))
            for fault in found:
                print(fault.removeprefix(f"{ROOT}/"), file=sys.stderr)
            return 1 if found else 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
