"""Prints the bill of materials of a distribution, in SPDX 2.3.

    python3 scripts/dist/sbom.py VERSION SECONDS PACKAGE.resolved FOLDER < FILES

SECONDS is the time of the release since 1970. FILES has a line for each file from a Debian package: its path in the
folder, and the package, with tabs between them.
"""

import datetime
import hashlib
import json
import pathlib
import re
import subprocess
import sys

# WenQuanYi Micro Hei may be used under either of two licences.
CHOSEN_LICENSES = {"fonts-wqy-microhei": "Apache-2.0"}


def package(identifier: str, name: str, version: str, **more: object) -> dict:
    """A package of the bill."""
    return {
        "SPDXID": f"SPDXRef-{identifier}",
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION",
        **more,
    }


def debian_package(name: str) -> dict:
    """A Debian package as dpkg knows it, with the source package that it was built from."""
    fields = "${Version}\t${source:Package}\t${source:Version}\t${Architecture}\n"
    query = ["dpkg-query", "--show", f"--showformat={fields}", name]
    listing = subprocess.run(query, check=True, capture_output=True, text=True).stdout
    version, source, source_version, architecture = listing.splitlines()[0].split("\t")
    purl = f"pkg:deb/debian/{name}@{version}?arch={architecture}&upstream={source}%40{source_version}"
    return package(
        f"deb-{name}".replace("+", "plus"),
        name,
        version,
        supplier="Organization: Debian",
        sourceInfo=f"Debian source package {source} {source_version}",
        licenseConcluded=CHOSEN_LICENSES.get(name, "NOASSERTION"),
        licenseComments=f"share/doc/plumbline/licenses/{name}",
        externalRefs=[reference(purl)],
    )


def reference(purl: str) -> dict:
    """A package's address in the form that package managers share."""
    return {
        "referenceCategory": "PACKAGE-MANAGER",
        "referenceType": "purl",
        "referenceLocator": purl,
    }


def swift_packages(resolved: str) -> list[dict]:
    """The packages that are compiled into the command, and Swift's libraries."""
    pins = json.loads(pathlib.Path(resolved).read_text())["pins"]
    packages = []
    for pin in pins:
        place, version = pin["location"], pin["state"]["version"]
        purl = f"pkg:swift/{re.sub('^https://', '', place)}@{version}"
        packages.append(
            package(
                f"swift-{pin['identity']}", pin["identity"], version, externalRefs=[reference(purl)]
            )
        )
    words = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True)
    version = re.search(r"Swift version (\S+)", words.stdout)
    packages.append(
        package(
            "swift-runtime",
            "swift",
            version[1] if version else "unknown",
            licenseConcluded="Apache-2.0 WITH Swift-exception",
        )
    )
    return packages


def main() -> None:
    """Prints the bill of the files that standard input lists."""
    version, seconds, resolved, folder = sys.argv[1:]
    owners = dict(line.rstrip("\n").split("\t") for line in sys.stdin)
    own = package("plumbline", "plumbline", version, licenseConcluded="Apache-2.0")
    debian = {name: debian_package(name) for name in sorted(set(owners.values()))}
    swift = swift_packages(resolved)
    files, relations = [], [("DOCUMENT", "DESCRIBES", "plumbline")]
    for number, (path, owner) in enumerate(sorted(owners.items())):
        content = (pathlib.Path(folder) / path).read_bytes()
        hashes = {"SHA1": hashlib.sha1(content), "SHA256": hashlib.sha256(content)}
        checksums = [
            {"algorithm": name, "checksumValue": value.hexdigest()}
            for name, value in hashes.items()
        ]
        files.append(
            {
                "SPDXID": f"SPDXRef-file-{number}",
                "fileName": f"./{path}",
                "checksums": checksums,
                "licenseConcluded": "NOASSERTION",
                "licenseInfoInFiles": ["NOASSERTION"],
                "copyrightText": "NOASSERTION",
            }
        )
        relations.append((debian[owner]["SPDXID"][8:], "CONTAINS", f"file-{number}"))
    for part in [*debian.values(), *swift]:
        relations.append(("plumbline", "CONTAINS", part["SPDXID"][8:]))
    digest = hashlib.sha256(json.dumps([files, swift]).encode()).hexdigest()
    created = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"plumbline-{version}",
        "documentNamespace": f"urn:plumbline:{version}:{digest}",
        "creationInfo": {
            "created": created.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Tool: plumbline-sbom-{version}"],
        },
        "packages": [own, *debian.values(), *swift],
        "files": files,
        "relationships": [
            {
                "spdxElementId": f"SPDXRef-{first}",
                "relationshipType": kind,
                "relatedSpdxElement": f"SPDXRef-{second}",
            }
            for first, kind, second in relations
        ],
    }
    print(json.dumps(document, indent=1, sort_keys=True))


main()
