import Foundation
import Testing

@Suite("plumbline explain")
struct ExplainCommandTests {
  private static let scene = """
    scene: Card
    canvases: [{ name: phone, size: 320x200, safeArea: { top: 47 } }, 390x300]
    root:
      subviews:
        - id: card
          subviews: [{ id: title, class: Label, text: Title }, { id: icon }]
    constraints:
      - card.top == root.safeArea.top + 12 "top"
      - card.leading == root.margins.leading
      - card.trailing == root.margins.trailing
      - title.top == card.top + 8
      - title.leading == icon.trailing + 4
      - icon.leading == card.leading
      - icon.width == 20
      - icon.width == 24 @750
      - icon.top == title.top
      - icon.height == 20
      - card.bottom == icon.bottom + 8

    """

  private func run(_ arguments: [String], _ text: String = scene) throws -> CommandRun {
    let folder = try CommandFolder(["a.scene.yaml": text])
    return try CommandRun(["explain", "a.scene.yaml"] + arguments, in: folder.path)
  }

  @Test("an object id that begins with a minus sign is an item, and no option")
  func minusSign() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    for arguments in [
      ["-2.width"], ["-2.height", "--json"], ["--canvas", "100x50", "-1h.top"], ["-a.height"],
    ] {
      let run = try CommandRun(["explain", "a.scene.yaml"] + arguments, in: folder.path)
      let answers = arguments.contains("--json") ? "{\n  \"answers\": []\n}\n" : ""
      #expect(run.status == 2 && run.output == answers, "\(arguments): \(run.output)")
      #expect(run.error.contains("error: there is no view or guide '-"), "\(run.error)")
    }
  }

  @Test(
    "says which view states a margin, and on which line",
    arguments: [
      (
        "margins: 20", "preservesSuperviewMargins: true",
        "20 (the layout margins of 'root', which it preserves in place of its own 8)", 4
      ),
      ("margins: 4", "preservesSuperviewMargins: true", "8 (its layout margins)", 6),
      ("margins: 20", "preservesSuperviewMargins: false", "8 (its layout margins)", 6),
      (
        "margins: { top: 12 }", "preservesSuperviewMargins: true",
        "12 (the layout margins of 'root', which it preserves in place of its own 8)", 4
      ),
    ])
  func margins(root: String, card: String, origin: String, line: Int) throws {
    let scene = """
      scene: Card
      canvases: [320x240]
      root:
        \(root)
        subviews:
          - id: card
            \(card)
            margins: 8
            subviews: [{ id: title }]
      constraints: [{ visual: "V:|[card]|" }, { visual: "H:|[card]|" }, title.top == card.margins.top]

      """
    let text = try run(["title.top"], scene).output
    let row = text.split(separator: "\n").first { $0.contains("card.margins.top == card.top") }
    #expect(row?.contains("card.top + \(origin) ") == true, "\(text)")
    #expect(row?.hasSuffix(" \(line)") == true, "\(text)")
  }

  @Test("says what of a margin is the safe area's")
  func marginsInSafeArea() throws {
    let scene = """
      scene: Card
      canvases: [{ name: phone, size: 320x240, safeArea: { top: 47 } }]
      root:
        subviews: [{ id: card, margins: { leading: 4 }, subviews: [{ id: title }] }]
      constraints: [{ visual: "V:|[card]|" }, { visual: "H:|[card]|" }, title.top == card.margins.top, title.left == card.margins.left]

      """
    #expect(
      try run(["title.top"], scene).output.contains("55 (its layout margins and safe area)")
    )
    #expect(try run(["title.left"], scene).output.contains("4 (its layout margins)"))
  }

  @Test("says that a view of a Swift file has its fitting size, not the canvas's")
  func fitting() throws {
    let folder = try CommandFolder([
      "Chip.swift": """
      import UIKit
      final class Chip: UIView {
        let label = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    let run = try CommandRun(
      ["explain", "Chip.swift", "label.trailing", "--fit", "--canvas", "390x844"], in: folder.path)
    #expect(run.output.contains("root.width == 56 (its fitting size)"), "\(run.output)\(run.error)")
  }

  @Test("tells the chain that leads to an attribute")
  func chain() throws {
    let run = try run(["card.top"])
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output
        == """
        Card — phone
          card.top = 59
            because                                             in numbers    per point  line  without it
            top: card.top == root.safeArea.top + 12             59 = 47 + 12         +1     8  ambiguous; moves title, icon
            root.safeArea.top == root.top + 47 (the safe area)                       +1
            followed by title, icon

        """)
  }

  @Test(
    "says what competes where nothing decides, and what a constraint that was left out conflicts with"
  )
  func violations() throws {
    let text = """
      canvases: [200x100]
      root: { subviews: [{ id: a, class: Label, text: Some words }, { id: b, class: Label, text: And more words }] }
      constraints:
        - a.leading == root.leading
        - b.leading == a.trailing
        - b.trailing == root.leading + 100
        - (a, b).top == root.top
        - a.height == 10
        - 'a.height == 12 "taller"'

      """
    #expect(
      try run(["b.width"], text).output.contains("others of the same priority compete with it\n"))
    let left = try run(["a.height"], text).output
    #expect(
      left.contains("    left out: taller: a.height == 12\n      conflicts with 'a.height == 10'\n")
    )
  }

  @Test("says which constraints of a long chain are removed in turn")
  func longChain() throws {
    let names = (0..<15).map { "v\($0)" }
    let tops = zip(names, ["root"] + names).map { "  - \($0).top == \($1).top + 2\n" }.joined()
    let text =
      "root: { subviews: [\(names.map { "{ id: \($0) }" }.joined(separator: ", "))] }\nconstraints:\n\(tops)"
    let note = "    In a long chain, only the 12 nearest constraints are removed in turn.\n"
    #expect(try run(["v14.top"], text).output.contains(note))
    #expect(try !run(["v11.top"], text).output.contains(note))
  }

  @Test("tells what is outweighed, with priorities")
  func outweighed() throws {
    let run = try run(["icon.width"])
    #expect(run.output.contains("icon.width = 20\n"))
    #expect(
      run.output.contains(
        """
            not satisfied, at priority 750: icon.width == 24 @750
              outweighed by 'icon.width == 20'
        """))
  }

  @Test("tells the mirrored chain from right to left")
  func rightToLeft() throws {
    let run = try run(["title.right", "--direction", "rtl", "--canvas", "320x200"])
    #expect(run.output.hasPrefix("Card — 320x200, right to left\n  title.right = "))
    #expect(run.output.contains("title.leading == icon.trailing + 4"))
    #expect(run.output.contains("−1"))
  }

  @Test("takes the scene's first canvas, or those that are asked for")
  func canvases() throws {
    let run = try run(["card.width", "--canvas", "400x100", "--canvas", "500x100"])
    #expect(run.output.contains("Card — 400x100\n  card.width = 368\n"))
    #expect(run.output.contains("Card — 500x100\n  card.width = 468\n"))
  }

  @Test("prints JSON that its schema describes")
  func json() throws {
    let schema = try JSONSchemaFile("explain.schema.json")
    let conflict = Self.scene + "  - icon.width == 30\n"
    let open = Self.scene.replacing("  - icon.leading == card.leading\n", with: "")
    for (arguments, text) in [
      (["title"], Self.scene), (["card.height"], Self.scene), (["icon.width"], Self.scene),
      (["--conflict", "1"], conflict), (["--ambiguity", "icon"], open),
      (["root.safeArea.top", "--direction", "rtl"], Self.scene),
    ] {
      let run = try run(arguments + ["--json"], text)
      #expect(run.status == 0)
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      #expect(schema.faults(of: value) == [], "\(arguments)")
    }
    let output = try run(["icon.width", "--json"]).output
    for (part, other) in [
      ("\"derivative\"", "\"slope\""), ("\"priority\": 750", "\"priority\": 0"),
      ("\"isDetermined\": true", "\"isDetermined\": 1"), ("\"ltr\"", "\"left\""),
    ] {
      #expect(output.contains(part))
      let changed = Data(output.replacing(part, with: other).utf8)
      #expect(!schema.faults(of: try JSONSerialization.jsonObject(with: changed)).isEmpty)
    }
  }

  @Test("explains conflicts and ambiguities")
  func verdicts() throws {
    let conflict = try run(["--conflict", "1"], Self.scene + "  - icon.width == 30\n")
    #expect(conflict.output.contains("left out"))
    #expect(conflict.output.contains("line 19"))
    let open = Self.scene.replacing("  - icon.leading == card.leading\n", with: "")
    let ambiguity = try run(["--ambiguity", "icon"], open)
    #expect(ambiguity.output.contains("constraints leave it open, and "))
    #expect(try run(["--ambiguity", "card"]).output.contains("'card' is not ambiguous"))
  }

  @Test("suggests the item and the attribute that were meant")
  func mistakes() throws {
    let item = try run(["titel.top"])
    #expect(item.status == 2)
    #expect(item.error.contains("there is no view or guide 'titel'; did you mean 'title'?"))
    #expect(try run(["xyzxyz"]).error.contains("no view or guide 'xyzxyz'; the ids are root, "))
    #expect(try run(["title.widht"]).error.contains("did you mean 'width'?"))
    #expect(try run(["--conflict", "1"]).status == 2)
    #expect(try run(["title", "--conflict", "1"]).status == 2)
    #expect(try run(["title", "-o", "x.png"]).status == 2)
  }

  @Test("draws the chain")
  func figure() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(
      ["explain", "a.scene.yaml", "title.top", "--figure", "-o", "x.svg", "--theme", "dark"],
      in: folder.path)
    #expect(run.status == 0)
    #expect(String(decoding: folder.bytes("x.svg").prefix(100), as: UTF8.self).contains("<svg"))
  }
}
