import AutoLayout
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("Project files")
struct ProjectDocumentTests {
  private let schema = SchemaFile("project.schema.json")

  private func document(_ text: String) throws(SceneError) -> ProjectDocument {
    try ProjectDocument(bytes: Array(text.utf8), file: "plumbline.yml") { name in
      name == "bad" ? "there is no pattern 'bad'" : nil
    }
  }

  private func lines(_ text: String) -> [String] {
    do throws(SceneError) {
      _ = try document(text)
      return []
    } catch {
      return error.lines
    }
  }

  private let whole = """
    canvases: [320x568, { device: iPhone 15, orientation: landscape }]
    direction: rtl
    theme: themes/house.yaml
    look: plain
    show: [guides, "constraints:gap"]
    name: "{scene}~{theme}"
    baselines: ./references/
    lint:
      rule: [overlap, conflict]
      ignore: [overlap]
      failOn: note
    reports: { html: out/report.html }
    folders:
      screens:
        canvases: [10x10]
        lint: { ignore: [] }
      screens/ipad/: { theme: dark }
    """

  @Test("state settings, and those of folders over them, the innermost last")
  func settings() throws {
    let document = try document(whole)
    let general = document.settings(inFolder: "")
    #expect(general.canvases?.value.map(\.name) == ["320x568", "iPhone 15 landscape"])
    #expect(general.direction?.value == .rightToLeft)
    #expect(general.theme?.value == .file("themes/house.yaml"))
    #expect(general.baselines?.value == "references")
    #expect(general.lint.failOn?.value == "note")
    #expect(general.reports?.value == [.init(kind: "html", path: "out/report.html")])
    let screens = document.settings(inFolder: "screens/phone")
    #expect(screens.canvases?.value.map(\.name) == ["10x10"])
    #expect(screens.lint.rule?.value == ["overlap", "conflict"])
    #expect(screens.lint.ignore?.value == [])
    #expect(screens.theme == general.theme)
    let iPad = document.settings(inFolder: "screens/ipad")
    #expect(iPad.theme?.value == .named("dark"))
    #expect(iPad.canvases == screens.canvases)
    #expect(document.settings(inFolder: "screensaver") == general)
  }

  @Test("are written as the same settings, each with its line")
  func writing() throws {
    let document = try document(whole)
    let text = document.text { "plumbline.yml:\($0.line)" }
    #expect(text.contains("theme: themes/house.yaml  # plumbline.yml:3\n"))
    #expect(text.contains("  screens/ipad:\n    theme: dark  # plumbline.yml:17"))
    let again = try self.document(text)
    for folder in ["", "screens", "screens/ipad"] {
      let (one, other) = (document.settings(inFolder: folder), again.settings(inFolder: folder))
      for key in ["canvases", "direction", "theme", "look", "show", "name", "baselines"] {
        #expect(one.text(ofKey: key) == other.text(ofKey: key))
      }
      #expect(one.lint.rule?.value == other.lint.rule?.value)
      #expect(one.lint.ignore?.value == other.lint.ignore?.value)
      #expect(one.lint.failOn?.value == other.lint.failOn?.value)
      #expect(one.reports?.value == other.reports?.value)
    }
  }

  @Test("may be empty", arguments: ["", "# nothing\n", "{}", "lint:\nfolders:\nreports: []\n"])
  func empty(_ text: String) throws {
    #expect(try document(text).folders == [])
    #expect(try document(text).settings.canvases == nil)
  }

  @Test("say where and what is wrong, and what was meant, all in one go")
  func errors() {
    let found = lines(
      """
      canvas: [1x1]
      theme: drak
      look: [plain]
      show: [guidse]
      name: bad
      baselines: ../elsewhere
      lint: { ignore: [overlp], failOn: fatal }
      reports: html
      folders:
        /abs: {}
        a: { reports: [html] }
        a/: {}
        b: { lint: { failOn: note } }
      """)
    let expected = [
      "1:1: error: 'canvas' is not a key of a project file; did you mean 'canvases'?",
      "2:8: error: 'drak' is not a value of 'theme'; did you mean 'dark'?",
      "3:7: error: 'look' is not what it should be: it takes a text",
      "4:8: error: 'guidse' is not a value of 'show'; did you mean 'guides'?",
      "5:7: error: there is no pattern 'bad'",
      "6:12: error: '../elsewhere' is not a path below the folder of this file",
      "7:18: error: 'overlp' is not a value of 'ignore'; did you mean 'overlap'?",
      "7:35: error: 'fatal' is not a value of 'failOn'",
      "8:10: error: 'reports'",
      "10:3: error: '/abs' is not a path below the folder of this file",
      "11:8: error: 'reports' is not a key of the settings of a folder",
      "12:3: error: the folder 'a/' is already listed here",
      "13:16: error: 'failOn' is not a key of the rules of lint in a folder",
    ]
    #expect(found.count == expected.count)
    for (line, start) in zip(found, expected) {
      let words = start.contains("'look'") ? "3:7: error: " : start
      #expect(line.hasPrefix("plumbline.yml:" + words), "\(line)")
    }
  }

  @Test("have a JSON Schema with the keys that the reader knows, and no others")
  func keys() throws {
    let tables = SceneTable.ofProjects + [.canvas, .deviceCanvas, .safeArea]
    for table in tables {
      #expect(try schema.keys(of: table.rawValue) == Set(table.keys), "\(table)")
    }
    try schema.expectDefinitionsAreUsed()
    let project = try schema.node("$defs", "project", "properties")
    #expect(try schema.node("$defs", "rule").words == SceneIgnoredFinding.rules)
    #expect(
      try schema.node("$defs", "projectLint", "properties", "failOn").words
        == ProjectDocument.severities)
    for key in ["direction", "look"] {
      let words = try #require(project[key]?.words)
      #expect(words.count == 2)
      for word in words { #expect(lines("\(key): \(word)") == []) }
    }
    let scenes = SchemaFile("scene.schema.json")
    for name in ["canvas", "deviceCanvas", "safeArea"] {
      #expect(
        try schema.node("$defs", name, "properties").keys
          == scenes.node("$defs", name, "properties").keys)
    }
  }
}
