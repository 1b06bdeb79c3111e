import Foundation
import Testing

@Suite("plumbline sweep")
struct SweepCommandTests {
  private static let crowded = """
    scene: Crowded
    canvases: [300x100]
    root:
      subviews:
        - { id: a, class: Button, text: Left }
        - { id: b, class: Button, text: Right }
    constraints:
      - (a, b).top == root.top
      - a.leading == root.leading
      - b.trailing == root.trailing
      - (a, b).width == 100
      - 'b.leading >= a.trailing + 8 "apart"'

    """

  private static func run(_ options: String..., scene: String = crowded) throws -> CommandRun {
    let folder = try CommandFolder(["a.scene.yaml": scene])
    return try CommandRun(["sweep", "a.scene.yaml"] + options, in: folder.path)
  }

  @Test("prints a table without colors where nobody sees them")
  func table() throws {
    let run = try Self.run("--width", "120-300")
    #expect(run.status == 0)
    #expect(run.output.contains("Crowded — width 120–300, height 100"))
    #expect(run.output.contains(": 'apart"))
    #expect(run.output.contains("conflict at 120–208: "))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("prints JSON as the schema describes it")
  func json() throws {
    let schema = try JSONSchemaFile("sweep.schema.json")
    for options in [["--width", "120-300"], ["--width", "120-300", "--height", "20-90"]] {
      let folder = try CommandFolder(["a.scene.yaml": Self.crowded])
      let run = try CommandRun(["sweep", "a.scene.yaml", "--json"] + options, in: folder.path)
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      #expect(schema.faults(of: value) == [])
      let sweeps = (value as? [String: Any])?["sweeps"] as? [Any]
      #expect(sweeps?.count == options.count / 2)
    }
  }

  @Test("fails strictly with the smallest interval of each kind of problem")
  func strict() throws {
    let conflict = try Self.run("--width", "120-300", "--strict")
    #expect(conflict.status == 4)
    #expect(conflict.error.contains("conflict at a width of 120–208"))
    let fine = try Self.run("--width", "210-300", "--strict")
    #expect(fine.status == 0)
    let optional = Self.crowded.replacing("\"apart\"", with: "@500 \"apart\"")
    let overlap = try Self.run("--width", "120-300", "--strict", scene: optional)
    #expect(overlap.status == 1)
    #expect(overlap.error.contains("overlap at a width of 120–199"))
    let ambiguous = optional.replacing(
      "  - a.leading == root.leading\n", with: "  - a.leading >= root.leading\n"
    )
    .replacing("(a, b).width == 100", with: "b.width == 100")
    #expect(try Self.run("--width", "210-300", "--strict", scene: ambiguous).status == 5)
  }

  @Test("makes a table for each axis and size of text")
  func tables() throws {
    let run = try Self.run(
      "--width", "210-300", "--height", "50-90", "--text-size", "large", "--text-size",
      "accessibility-large")
    let titles = run.output.split(separator: "\n").filter { $0.hasPrefix("Crowded") }
    #expect(
      titles == [
        "Crowded — width 210–300, height 100", "Crowded — height 50–90, width 300",
        "Crowded — width 210–300, height 100, text size accessibility-large",
        "Crowded — height 50–90, width 300, text size accessibility-large",
      ])
  }

  @Test("draws figures in each format, the same each time", arguments: ["png", "svg", "pdf"])
  func figures(format: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.crowded])
    var bytes: [Data] = []
    for name in ["one", "two"] {
      let run = try CommandRun(
        [
          "sweep", "a.scene.yaml", "--width", "120-300", "--figure", "-o", "\(name).\(format)",
          "--plot",
          "a.trailing", "--plot", "b.leading",
        ], in: folder.path)
      #expect(run.status == 0)
      bytes.append(try Data(contentsOf: URL(filePath: folder.path + "/\(name).\(format)")))
    }
    #expect(bytes[0].count > 500)
    #expect(bytes[0] == bytes[1])
  }

  @Test(
    "refuses what it cannot sweep",
    arguments: [
      ([], "name a range"), (["--width", "300-120"], "the first number has to be smaller"),
      (["--width", "0-120"], "larger than 0 points"), (["--width", "120"], "two numbers"),
      (["--width", "120-1000000"], "too large"),
      (["--width", "120-300", "-o", "a.png"], "--figure"),
      (["--width", "120-300", "--figure", "--plot", "a.color"], "no attribute 'a.color'"),
      (["--width", "120-300", "--figure", "--plot", "x.width"], "no view or guide 'x' to draw"),
      (["--width", "120-300", "--figure", "-o", "a.scene.yaml"], "a.scene.yaml"),
    ])
  func badUse(options: [String], message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.crowded])
    let run = try CommandRun(["sweep", "a.scene.yaml"] + options, in: folder.path)
    #expect(run.status != 0)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
