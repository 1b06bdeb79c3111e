import Foundation
import Testing

@Suite("plumbline parse-log")
struct ParseLogCommandTests {
  private let folder: CommandFolder
  private static let log = """
    2024-01-01 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0xa'Hi']   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0xa'Hi']-(8)-|   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 UILabel:0xa'Hi'.height == 100   (active)>",
        "<NSLayoutConstraint:0x4 UILabel:0xa'Hi'.width >= 20   (active)>",
        "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UIView:0xb.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 UILabel:0xa'Hi'.height == 100   (active)>
    """

  init() throws { folder = try CommandFolder(["console.txt": Self.log]) }

  private func run(_ arguments: [String], input: String = "") throws -> CommandRun {
    try CommandRun(["parse-log"] + arguments, in: folder.path, input: input)
  }

  @Test(
    "prints the smallest contradiction, the broken constraint and the fix, without colors to a pipe"
  )
  func text() throws {
    let run = try run(["-"], input: Self.log)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output == """
        conflict 1, line 1: 5 constraints
          these can't hold together; they miss by 72 points
            UILabel.top == UIView.top + 8
            UIView.bottom == UILabel.bottom + 8
            UILabel.height == 100                broken
            UIView.height == 44                  'UIView-Encapsulated-Layout-Height'
          also listed
            UILabel.width >= 20
          fix: A container gives 'UIView' a height of 44, which its content doesn't have: lower 'UILabel.height == 100' to 999.

        """)
  }

  @Test(
    "says how much of a list can't be read, that it is repeated, and that the broken one isn't at fault"
  )
  func findings() throws {
    let head = "Unable to simultaneously satisfy constraints.\n"
    let cut =
      head + "<NSLayoutConstraint:0x1 A:0x2.width == 10>\n<NSLayoutConstraint:0x3 A:0x2.wid>\n"
    let unread = try run(["-"], input: cut)
    #expect(unread.output.contains("  not known: 1 of 2 constraints can't be read\n"))
    let repeated = try run(["-"], input: Self.log + "\n" + Self.log)
    #expect(repeated.output.hasPrefix("conflict 1, line 1, repeated 2 times: 5 constraints\n"))
    let other = Self.log.replacing(
      "breaking constraint\n<NSLayoutConstraint:0x3",
      with: "breaking constraint\n<NSLayoutConstraint:0x5")
    let text = other.replacing(
      "<NSLayoutConstraint:0x5 UILabel:0xa'Hi'.height == 100",
      with: "<NSLayoutConstraint:0x4 UILabel:0xa'Hi'.width >= 20")
    let outside = try run(["-"], input: text)
    #expect(outside.output.contains("the broken constraint isn't one of them"))
  }

  @Test("names the limit of a text that is too large, and each reason why none can be read")
  func unreadable() throws {
    let large = try run(["-"], input: Self.log + String(repeating: "\n", count: 4 << 20))
    #expect(large.status == 3)
    #expect(large.error.contains("it has more than 4 MiB"))
    let hidden = try run(
      ["-"], input: "Unable to simultaneously satisfy constraints:\n<private>\n<private>\n")
    #expect(
      hidden.error
        == "stdin: error: cannot be read: none of its constraints can be read: the system hid it; run the app from Xcode to see it (lines 2, 3)\n"
    )
  }

  @Test("prints JSON that the schema describes")
  func json() throws {
    let hierarchy = "\n<UIView: 0x1; frame = (0 0; 1 2)>\n<NSLayoutConstraint:0x9 A:0x1.wid>\n"
    let run = try run(["--json"], input: Self.log + hierarchy)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchemaFile("parse-log.schema.json").faults(of: value) == [])
    #expect(run.output.contains("\"irreducible\": [0, 1, 2, 4]"))
    #expect(run.error.hasPrefix("stdin:13: warning: can't be read: "))
  }

  @Test("writes a scene that conflicts in the same way, and a figure of it")
  func scene() throws {
    let run = try run(["console.txt", "--scene", "-o", "conflict.scene.yaml"])
    #expect(run.output == "conflict.scene.yaml\n")
    let solve = try CommandRun(["solve", "conflict.scene.yaml", "--strict"], in: folder.path)
    #expect(solve.status == 4)
    let figure = try self.run(["console.txt", "--figure", "-o", "conflict.svg"])
    #expect(figure.status == 0)
    #expect(figure.error == "conflict.svg\n")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/conflict.svg"))
  }

  @Test("draws the constraint as broken that the log says was broken", arguments: [1, 2, 3])
  func broken(_ number: Int) throws {
    let lines = Self.log.split(separator: "\n")
    let broken = try #require(lines.first { $0.contains("<NSLayoutConstraint:0x\(number) ") })
    let text = (lines.dropLast() + [broken]).joined(separator: "\n")
    #expect(
      try run(["-", "--figure", "-o", "a.svg", "--svg", "structured"], input: text).status == 0)
    let svg = try String(contentsOfFile: folder.path + "/a.svg", encoding: .utf8)
    let equations = [
      "label.top == view.top + 8", "view.bottom == label.bottom + 8", "label.height == 100",
    ]
    #expect(
      svg.contains("Conflict: '\(equations[number - 1])' was left out"), "\(svg.prefix(1500))")
  }

  @Test(
    "fails for a text without constraints, an unknown conflict and options that don't go together")
  func faults() throws {
    #expect(try run(["-"], input: "hello\n").status == 3)
    #expect(try run(["missing.txt"]).status == 3)
    #expect(try run(["console.txt", "--scene", "--conflict", "2"]).status == 2)
    #expect(try run(["console.txt", "-o", "a.png"]).status == 2)
    #expect(try run(["console.txt", "--scene", "-o", "console.txt"]).status == 2)
    #expect(try run(["console.txt", "--strict"]).status == 4)
  }
}
