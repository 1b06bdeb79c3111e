import Foundation
import Plumbline
import Testing

@Suite("plumbline lint")
struct LintCommandTests {
  private static let scene = """
    scene: Sign in
    canvases: [320x200, 390x300]
    root:
      subviews:
        - { id: name, class: Label, text: "Name & <address>" }
        - { id: go, class: Button, text: Go }
    constraints:
      - name.left == root.left + 20
      - name.top == root.top + 20
      - go.leading == name.leading
      - go.top == name.bottom + 20
      - go.width == 44
      - go.width >= 40

    """

  private static let ignoring =
    scene + """
      lint:
        ignore:
          - { rule: left-right, item: name, reason: Numbers are not mirrored }
          - { rule: overlap, item: go, reason: "It's a badge" }

      """

  private func run(_ arguments: [String], _ files: [String: String] = [:]) throws -> (
    run: CommandRun, folder: CommandFolder
  ) {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene].merging(files) { $1 })
    return (try CommandRun(["lint"] + arguments, in: folder.path), folder)
  }

  @Test("names what could not be read in every report")
  func unreadable() throws {
    let folder = try CommandFolder([
      "s/good.scene.yaml": "root: {}",
      "s/bad.scene.yaml": "root: { subviews: [{ id: a, class: Lable }] }",
    ])
    let run = try CommandRun(
      ["lint", "s", "--junit", "l.xml", "--sarif", "l.sarif", "--json"], in: folder.path,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/elsewhere"])
    #expect(run.status == 3)
    #expect(run.error.contains("::error file=s/bad.scene.yaml,line=1,col=36,title=not checked::"))
    #expect(
      run.output.contains(#""errors": ["#) && run.output.contains(#""file": "s/bad.scene.yaml""#))
    let tests = String(decoding: folder.bytes("l.xml"), as: UTF8.self)
    #expect(tests.contains(#"failures="0" errors="1">"#))
    #expect(tests.contains(#"<testcase name="reading" classname="s/bad.scene.yaml">"#))
    let sarif = String(decoding: folder.bytes("l.sarif"), as: UTF8.self)
    #expect(sarif.contains(#""executionSuccessful": false"#))
    #expect(sarif.contains(#""uri": "s/bad.scene.yaml""#))
  }

  @Test("finds at any width what no canvas shows, and says at which widths")
  func widths() throws {
    let scene = """
      canvases: [390x200]
      root:
        subviews:
          - { id: a, style: { fill: "#ff0000" } }
          - { id: b, style: { fill: "#ff0000" } }
      constraints:
        - (a, b).width == 100
        - (a, b).height == 50
        - (a, b).top == root.top
        - a.leading == root.leading
        - b.trailing == root.trailing

      """
    let files = ["b.scene.yaml": scene]
    #expect(try self.run(["b.scene.yaml"], files).run.output == "no findings\n")
    let run = try self.run(["b.scene.yaml", "--width", "150-400"], files).run
    #expect(run.status == 1)
    // Siblings may overlap by a pixel.
    #expect(
      run.output.contains(
        "b.scene.yaml:5:13: warning: at widths 150–199, for example at 175: 'b' covers 25 × 50 points of 'a' [overlap]"
      ))
    #expect(try self.run(["b.scene.yaml", "--width", "200-400"], files).run.status == 0)
    let json = try self.run(["b.scene.yaml", "--width", "150-400", "--json"], files).run.output
    #expect(json.contains(#""widths": [[150, 199]]"#))
  }

  @Test("joins the widths of directions and heights, beside the numbers of a canvas")
  func joinedWidths() throws {
    let scene = """
      canvases: [320x200, 390x300, 600x400]
      root: { subviews: [{ id: a, class: Label, text: A text that needs more than three hundred points }] }
      constraints: [a.leading == root.leading, a.trailing == root.trailing, a.top == root.top + 40]

      """
    let run = try self.run(["b.scene.yaml", "--width", "200-900"], ["b.scene.yaml": scene]).run
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains(": warning: at widths 200–"))
    #expect(lines[0].contains(", for example at 320x200"))
    #expect(lines[0].components(separatedBy: "200–").count == 2)
  }

  @Test("finds no required constraint without effect, as it is there for other texts and canvases")
  func requiredBounds() throws {
    let scene = """
      canvases: [320x200, 600x300]
      root: { subviews: [{ id: a, class: Label, text: Title }] }
      constraints:
        - a.leading == root.margins.leading
        - a.trailing <= root.margins.trailing
        - a.top == root.top + 8
        - a.width <= 700

      """
    func output(_ scene: String) throws -> String {
      try run(["b.scene.yaml", "--rule", "no-effect"], ["b.scene.yaml": scene]).run.output
    }
    #expect(try output(scene) == "no findings\n")
    let optional = scene.replacing("<= 700", with: "<= 700 @800")
    #expect(
      try output(optional).contains("'a.width <= 700 @800' has no effect on the 2 canvas sizes"))
  }

  @Test("says nothing of scenes that it could not check")
  func unchecked() throws {
    let none = try run(["nope.scene.yaml"]).run
    #expect(none.status == 3)
    #expect(none.output == "1 not checked\n")
    let one = try run(["nope.scene.yaml", "a.scene.yaml", "--rule", "overlap"]).run
    #expect(one.output == "no findings, 1 not checked\n")
  }

  @Test(
    "gives the reason for a range that it refuses",
    arguments: [
      ("400-300", "the first number has to be smaller"), ("0-300", "larger than 0 points"),
      ("a-300", "two numbers"), ("300-20000", "too large"),
    ])
  func badRanges(range: String, reason: String) throws {
    let run = try run(["a.scene.yaml", "--width", range]).run
    #expect(run.status == 2)
    #expect(run.error.contains(reason))
  }

  @Test("prints findings with their places and fixes, and fails for warnings")
  func text() throws {
    let run = try run(["a.scene.yaml"]).run
    #expect(run.status == 1)
    #expect(run.error == "")
    #expect(
      run.output == """
        a.scene.yaml:6:13: note: 'go' is 30 points high; touch targets need 44 [touch-target]
          Make 'go' at least 44 points high.
        a.scene.yaml:8:5: warning: 'name.left == root.left + 20' keeps its side in right-to-left languages [left-right]
          Use leading in place of left.
        a.scene.yaml:12:5: note: 'go.width == 44' fixes the width of a text, so longer translations don't fit [fixed-text-width]
          Use >= in place of ==, or leave the width to the text.
        a.scene.yaml:13:5: note: 'go.width >= 40' follows from 'go.width == 44' [redundant]
          Remove it; the layout stays the same on every canvas.
        1 warning, 3 notes

        """)
    #expect(try self.run(["a.scene.yaml", "--fail-on", "error"]).run.status == 0)
    #expect(try self.run(["a.scene.yaml", "--fail-on", "note"]).run.status == 1)
    #expect(try self.run(["a.scene.yaml", "--ignore", "left-right"]).run.status == 0)
    let one = try self.run(["a.scene.yaml", "--rule", "redundant,overlap"]).run
    #expect(one.status == 0)
    #expect(
      one.output.hasSuffix(
        "[redundant]\n  Remove it; the layout stays the same on every canvas.\n1 note\n"))
    let unknown = try self.run(["a.scene.yaml", "--rule", "redundent"]).run
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("did you mean 'redundant'?"))
  }

  @Test("names the canvases of what isn't found on all of them")
  func canvases() throws {
    let narrow = Self.scene.replacing(
      "go.width == 44", with: "go.leading == root.trailing - 340"
    ).replacing("go.leading == name.leading", with: "go.width == 50")
    let run = try run(["b.scene.yaml", "--rule", "outside-canvas"], ["b.scene.yaml": narrow]).run
    #expect(
      run.output.contains(": warning: at 320x200: 'go' extends beyond the canvas"))
  }

  @Test("leaves out what the scene accepts, and reports what it accepts in vain")
  func ignoring() throws {
    let files = ["b.scene.yaml": Self.ignoring]
    let run = try run(["b.scene.yaml", "--rule", "left-right,overlap,unused-ignore"], files).run
    #expect(run.status == 1)
    #expect(
      run.output == """
        b.scene.yaml:17:7: warning: there is no finding of 'overlap' of 'go' to ignore [unused-ignore]
          Remove the entry from the ignore list.
        1 warning, 1 ignored

        """)
    // Other canvases, and rules that aren't checked, tell nothing of the list.
    let part = try self.run(["b.scene.yaml", "--canvas", "320x200"], files).run
    #expect(!part.output.contains("unused-ignore"))
    #expect(part.status == 0)
    let some = try self.run(["b.scene.yaml", "--rule", "left-right,unused-ignore"], files).run
    #expect(some.output == "no findings, 1 ignored\n")
  }

  @Test(
    "refuses an ignore list that is wrong",
    arguments: [
      ("{ rule: overlaps, reason: a }", "18:16: error: 'overlaps' is not a value of 'rule'"),
      ("{ rule: overlap }", "18:8: error: "), ("{ reason: a }", "18:8: error: "),
      ("{ rule: overlap, item: goo, reason: a }", "18:31: error: "),
      ("{ rule: overlap, reason: '' }", "18:33: error: "),
      ("{ rule: overlap, raeson: a }", "18:25: error: "),
    ])
  func badLists(entry: String, message: String) throws {
    let text = Self.ignoring + "    - \(entry)\n"
    let run = try run(["b.scene.yaml"], ["b.scene.yaml": text]).run
    #expect(run.status == 3)
    let start = message.prefix { $0 != ":" }
    #expect(run.error.hasPrefix("b.scene.yaml:\(start):"), "\(run.error)")
  }

  @Test("prints JSON that its schema describes")
  func json() throws {
    let files = ["b.scene.yaml": Self.ignoring]
    let run = try run(["a.scene.yaml", "b.scene.yaml", "--json"], files).run
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let schema = try JSONSchemaFile("lint.schema.json")
    #expect(schema.faults(of: value) == [])
    for (part, other) in [
      ("\"rule\": \"left-right\"", "\"rule\": \"left\""), ("\"line\": 8", "\"line\": 0"),
      ("\"severity\": \"note\"", "\"severity\": \"hint\""), ("\"reason\"", "\"cause\""),
    ] {
      #expect(run.output.contains(part))
      let changed = Data(run.output.replacing(part, with: other).utf8)
      #expect(!schema.faults(of: try JSONSerialization.jsonObject(with: changed)).isEmpty)
    }
  }

  @Test("has every rule in its schema, and in the ignore lists of scenes")
  func rules() throws {
    let names = LintRule.allCases.map(\.rawValue)
    for (file, definition, keys) in [
      ("lint.schema.json", "rule", []),
      ("scene.schema.json", "ignoredFinding", ["properties", "rule"]),
    ] {
      let path = URL(filePath: #filePath).appending(path: "../../../Schemas/\(file)").standardized
      let root = try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any]
      var node = (root?["$defs"] as? [String: Any])?[definition] as? [String: Any]
      for key in keys { node = node?[key] as? [String: Any] }
      // A finding about an ignore list is no use in one.
      let expected = keys.isEmpty ? names : names.filter { $0 != "unused-ignore" }
      #expect(node?["enum"] as? [String] == expected)
    }
  }

  @Test("writes SARIF as code scanning requires it")
  func sarif() throws {
    let files = ["in/b c.scene.yaml": Self.ignoring]
    let run = try run(["in", "--sarif", "-"], files).run
    #expect(run.status == 1)
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    #expect((log?["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    let first = try #require((log?["runs"] as? [[String: Any]])?.first)
    let driver = (first["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "plumbline")
    let rules = try #require(driver?["rules"] as? [[String: Any]]).compactMap {
      $0["id"] as? String
    }
    #expect(rules == LintRule.allCases.map(\.rawValue))
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(results.count == 5)
    for result in results {
      let rule = try #require(result["ruleId"] as? String)
      #expect((result["ruleIndex"] as? Int).map { rules[$0] } == rule)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let location = place as? [String: [String: Any]]
      #expect(location?["artifactLocation"]?["uri"] as? String == "in/b%20c.scene.yaml")
      #expect((location?["region"]?["startLine"] as? Int).map { $0 >= 1 } == true)
      let suppressions = result["suppressions"] as? [[String: Any]]
      #expect((suppressions != nil) == (rule == "left-right"))
    }
  }

  @Test("writes annotations and test results")
  func otherReports() throws {
    let (run, folder) = try run([
      "a.scene.yaml", "--report", "github,junit,text,sarif", "-o", "out",
    ])
    #expect(run.status == 1)
    #expect(
      run.error == ["github.txt", "xml", "txt", "sarif"].map { "wrote out/lint.\($0)\n" }.joined())
    let annotations = String(decoding: folder.bytes("out/lint.github.txt"), as: UTF8.self)
    #expect(
      annotations.contains(
        "::warning file=a.scene.yaml,line=8,col=5,title=left-right::'name.left == root.left + 20' keeps its side in "
          + "right-to-left languages%0AUse leading in place of left.\n"))
    #expect(annotations.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
    #expect(String(decoding: folder.bytes("out/lint.txt"), as: UTF8.self) == run.output)
    let results = String(decoding: folder.bytes("out/lint.xml"), as: UTF8.self)
    let count = LintRule.allCases.count
    #expect(
      results.contains(
        #"<testsuites name="plumbline lint" tests="\#(count)" failures="1" errors="0">"#))
    #expect(results.contains("follows from 'go.width == 44'"))
    #expect(results.components(separatedBy: "<testcase ").count == count + 1)
    #expect(results.components(separatedBy: "<failure ").count == 2)
  }

  @Test("refuses two results on standard output, and reports over scenes")
  func badOutputs() throws {
    #expect(try run(["a.scene.yaml", "--sarif", "-", "--junit", "-"]).run.status == 2)
    #expect(try run(["a.scene.yaml", "--sarif", "-", "--json"]).run.status == 2)
    #expect(try run(["a.scene.yaml", "--sarif", "a.scene.yaml"]).run.status == 2)
    #expect(
      try run(["a.scene.yaml", "--figure", "-o", "x.png", "--report", "text"]).run.status == 2)
    #expect(try run(["a.scene.yaml", "--report", "text", "-o", "a.scene.yaml"]).run.status == 7)
  }

  @Test("draws the findings of a scene")
  func figure() throws {
    let (run, folder) = try run(["a.scene.yaml", "--figure", "-o", "x.svg"])
    #expect(run.error == "x.svg\n")
    #expect(String(decoding: folder.bytes("x.svg").prefix(100), as: UTF8.self).contains("<svg"))
    let (other, otherFolder) = try self.run(["a.scene.yaml", "--figure", "-o", "out"])
    #expect(other.error == "out/a.320x200-lint.png\n")
    #expect(otherFolder.bytes("out/a.320x200-lint.png").prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }
}
