import Foundation
import Testing

/// Commands and what they print, as a page of the documentation shows them.
///
/// A block of the kind `console` is run, unless `<!-- not run -->` stands above it: what needs files of the
/// reader's own, or prints what every machine says otherwise.
struct DocumentedExample: CustomTestStringConvertible {
  /// The page and the line where the block begins.
  let testDescription: String
  /// The lines of the block: commands behind `$ `, each before what it prints.
  let lines: [String]
  /// The scene files that the page shows before, by the names that commands give them.
  let scenes: [String: String]

  /// The examples of all pages, in their order.
  static let all: [DocumentedExample] = {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Documentation")
      .standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".md") }.flatMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return examples(of: text ?? "", page: name)
    }
  }()

  /// The examples of a page; a scene belongs to the command that follows it, and to those after that.
  private static func examples(of page: String, page name: String) -> [DocumentedExample] {
    var examples: [DocumentedExample] = []
    var scenes: [String: String] = [:]
    var scene: String?
    var open: (kind: Substring, line: Int, lines: [String])?
    var before = ""
    for (index, line) in page.components(separatedBy: "\n").enumerated() {
      guard let block = open else {
        if line.hasPrefix("```") {
          open = (before == "<!-- not run -->" ? "" : line.dropFirst(3), index + 1, [])
        }
        before = line
        continue
      }
      guard line == "```" else {
        open?.lines.append(line)
        continue
      }
      open = nil
      before = line
      if block.kind == "yaml" { scene = block.lines.joined(separator: "\n") + "\n" }
      guard block.kind == "console" else { continue }
      if let shown = scene, let name = block.lines[0].firstMatch(of: #/[\w\-]+\.scene\.yaml/#) {
        scenes[String(name.output)] = shown
      }
      scene = nil
      examples.append(
        DocumentedExample(
          testDescription: "\(name):\(block.line)", lines: block.lines, scenes: scenes))
    }
    return examples
  }

  /// A script that prints the block: each command, then what it says on either stream.
  var script: String {
    let commands = lines.filter { $0.hasPrefix("$ ") }.map { line in
      let shown = line.replacing("'", with: #"'\''"#)
      return "printf '%s\\n' '\(shown)'\n(exit $status)\n\(line.dropFirst(2))\nstatus=$?\n"
    }
    return "exec 2>&1\nstatus=0\n" + commands.joined()
  }
}

@Suite("Examples in the documentation")
struct DocumentedExampleTests {
  @Test("print what the documentation says", arguments: DocumentedExample.all)
  func output(example: DocumentedExample) throws {
    let samples = URL(fileURLWithPath: #filePath).appending(path: "../../../samples").standardized
    var files = example.scenes
    for (place, ending) in [(samples, ".scene.yaml"), (samples.appending(path: "code"), ".swift")] {
      for name in try FileManager.default.contentsOfDirectory(atPath: place.path)
      where name.hasSuffix(ending) && files[name] == nil {
        files[name] = try String(contentsOf: place.appending(path: name), encoding: .utf8)
      }
    }
    let folder = try CommandFolder(files)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/samples", withDestinationPath: samples.path)
    let run = try CommandRun(shell: example.script, in: folder.path)
    #expect(run.output == example.lines.joined(separator: "\n") + "\n")
  }

  @Test("are found in every page that has some")
  func pages() {
    let pages = Set(DocumentedExample.all.map { $0.testDescription.prefix { $0 != ":" } })
    #expect(
      pages == [
        "Commands.md", "Components.md", "Explain.md", "Figures.md", "FirstFigure.md",
        "FirstSnapshotTests.md", "FirstView.md", "Lint.md", "ParseLog.md", "SceneFiles.md",
        "Sweep.md",
      ])
  }
}
