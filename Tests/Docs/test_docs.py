"""Tests of scripts/docs.py and scripts/interface.py, on catalogues and symbol graphs that are made here."""

import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

import docs
import interface


def symbol(name, comment=None, kind="swift.method", identifier="s:1", declaration=None):
    result = {
        "identifier": {"precise": identifier},
        "kind": {"identifier": kind},
        "pathComponents": name.split("."),
        "declarationFragments": [{"spelling": part} for part in declaration or []],
        "location": {"uri": "file:///x/Sources/Shapes/Box.swift", "position": {"line": 6}},
    }
    if comment is not None:
        result["docComment"] = {"lines": [{"text": comment}]}
    return result


def graph(*symbols, relationships=()):
    return {"module": {"name": "Shapes"}, "symbols": list(symbols), "relationships": list(relationships)}


class PictureTests(unittest.TestCase):
    """References to pictures."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.catalogue = Path(folder.name) / "Shapes.docc"
        (self.catalogue / "Resources").mkdir(parents=True)
        for name in ["box@2x.png", "box~dark@2x.png"]:
            self.write("Resources/" + name, "a picture")
        self.write("Shapes.md", "# Shapes\n\n![A box](box.png)\n")

    def write(self, name, text):
        (self.catalogue / name).write_text(text)

    def faults(self):
        return list(docs.picture_faults(self.catalogue))

    def test_files_in_both_themes_are_fine(self):
        self.assertEqual(self.faults(), [])

    def test_missing_picture(self):
        self.write("Shapes.md", "![A box](box.png)\n![A ball](ball.png)\n")
        self.assertEqual(self.faults(), ["Shapes.docc/Shapes.md: there is no picture 'ball.png'"])

    def test_missing_picture_of_a_tutorial(self):
        self.write("Boxes.tutorial", '@Image(source: "ball.png", alt: "A ball")\n')
        self.assertEqual(self.faults(), ["Shapes.docc/Boxes.tutorial: there is no picture 'ball.png'"])

    def test_reference_without_ending(self):
        self.write("More.md", "![A box](box)\n")
        self.assertEqual(
            self.faults(), ["Shapes.docc/More.md: 'box' has no file's ending; write 'box.png'"]
        )

    def test_missing_dark_picture(self):
        (self.catalogue / "Resources/box~dark@2x.png").unlink()
        self.assertEqual(self.faults(), ["Shapes.docc/Shapes.md: there is no dark picture 'box.png'"])

    def test_picture_that_no_page_shows(self):
        self.write("Resources/ball@2x.png", "a picture")
        self.assertEqual(self.faults(), ["Shapes.docc/Resources/ball@2x.png: no page shows this picture"])

    def test_large_picture(self):
        self.write("Resources/box@2x.png", "a" * 20481)
        self.assertEqual(
            self.faults(),
            ["Shapes.docc/Resources/box@2x.png: the file has 20481 bytes, more than 20480"],
        )

    def test_code_is_not_a_reference(self):
        self.write("More.md", "```markdown\n![A ball](ball.png)\n```\n")
        self.assertEqual(self.faults(), [])

    def test_exit_code(self):
        self.write("Shapes.md", "![A ball](ball.png)\n")
        arguments = sys.argv
        sys.argv = ["docs.py", "pictures", str(self.catalogue)]
        self.addCleanup(setattr, sys, "argv", arguments)
        with contextlib.redirect_stdout(io.StringIO()), self.assertRaises(SystemExit) as exit:
            docs.main()
        self.assertEqual(exit.exception.code, 1)


class ArticleTests(unittest.TestCase):
    """Code of articles."""

    def test_blocks_are_one_program_at_their_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "Page.md"
            page.write_text(
                "```swift\na\n```\nb\n<!-- not compiled -->\n```swift\nc\n```\n```yaml\nd\n```\n```swift\ne\n```\n"
            )
            lines = docs.article_code(page).splitlines()
        self.assertEqual([(number, line) for number, line in enumerate(lines, 1) if line], [(2, "a"), (13, "e")])

    def test_blocks_of_pages_are_programs_of_their_own(self):
        with tempfile.TemporaryDirectory() as folder:
            pages, module = Path(folder) / "Pages", Path(folder) / "Cards"
            pages.mkdir()
            module.mkdir()
            (module / "Card.swift").write_text("public let card = 1\n")
            page = pages / "Page.md"
            page.write_text("```swift\nimport Cards\nlet a = card\n```\n\n```swift\nlet a = 1\nlet b: String = a\n```\n")
            faults = list(docs.page_faults(pages, module, []))
        self.assertEqual(len(faults), 1)
        self.assertIn(f"{page}:8:", faults[0])


class SummaryTests(unittest.TestCase):
    """Symbols without summary."""

    def test_missing_summary(self):
        found = docs.symbols_without_summary(graph(symbol("Box.open()"), symbol("Box.close()", "Closes it.")))
        self.assertEqual(list(found), [("Box.open()", "Sources/Shapes/Box.swift:7")])

    def test_derived_symbols_have_none(self):
        derived = symbol("Box.==(_:_:)")
        del derived["location"]
        synthesized = symbol("Box.hash", identifier="s:1::SYNTHESIZED::s:2")
        self.assertEqual(list(docs.symbols_without_summary(graph(derived, synthesized))), [])


class InterfaceTests(unittest.TestCase):
    """The recorded interface."""

    def test_one_line_for_each_declaration_and_conformance(self):
        box = symbol("Box", kind="swift.struct", identifier="s:Box", declaration=["struct", " ", "Box"])
        width = symbol("Box.width", identifier="s:w", declaration=["var width: ", "Int", "\n    { get }"])
        relation = {"kind": "conformsTo", "source": "s:Box", "target": "s:H", "targetFallback": "Swift.Hashable"}
        implied = {"kind": "conformsTo", "source": "s:Box", "target": "s:C", "targetFallback": "Swift.Copyable"}
        self.assertEqual(
            list(interface.lines_of(graph(box, width, relationships=[relation, implied]))),
            [
                "Shapes.Box: struct Box",
                "Shapes.Box.width: var width: Int { get }",
                "Shapes.Box: conforms to Swift.Hashable",
            ],
        )

    def test_differences(self):
        old = ["A.b: var b: Int", "A.c: var c: Int", "A: struct A", "A: conforms to Swift.Hashable"]
        new = ["A.b: let b: Int", "A.d: var d: Int", "A: struct A"]
        self.assertEqual(
            list(interface.differences(old, new)),
            [
                "  was A.b: var b: Int",
                "- A.c: var c: Int",
                "- A: conforms to Swift.Hashable",
                "  is  A.b: let b: Int",
                "+ A.d: var d: Int",
            ],
        )


if __name__ == "__main__":
    unittest.main()
