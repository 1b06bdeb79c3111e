import Foundation
import Testing

@Suite("The workflow of the documentation") struct SnapshotWorkflowTests {
  private let scene = """
    scene: Card
    canvases: [100x80]
    root:
      subviews: [{ id: title }]
    constraints:
      - { first: title.top, relation: "==", second: root.top, constant: 8, identifier: title-top }
      - title.leading == root.leading
      - title.width == 40
      - title.height == 20
    """

  /// The steps of the workflow that are one line of a shell, in their order.
  private func steps() throws -> [String] {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Documentation/snapshots.workflow.yml").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      line.firstRange(of: "run: ").map { String(line[$0.upperBound...]) }
    }.filter { $0 != "|" }
  }

  /// Runs a step as a runner does: in the checkout, with the command among the programs.
  private func run(_ step: String, in folder: String) throws -> Int32 {
    let environment = [
      "RESULTS": "snapshot-results", "GITHUB_STEP_SUMMARY": folder + "/shown.md",
    ]
    return try CommandRun(shell: "set -e\n" + step, in: folder, environment: environment).status
  }

  @Test("fails for what moved, and shows it in the summary of the job")
  func change() throws {
    let folder = try CommandFolder(["scenes/card.scene.yaml": scene])
    let steps = try steps()
    try #require(steps.count == 2)
    #expect(try CommandRun(["record", "scenes"], in: folder.path).status == 0)
    #expect(try run(steps[0], in: folder.path) == 0)
    let moved = scene.replacing("constant: 8", with: "constant: 10")
    try Data(moved.utf8).write(to: URL(filePath: folder.path + "/scenes/card.scene.yaml"))
    #expect(try run(steps[0], in: folder.path) == 1)
    #expect(try run(steps[1], in: folder.path) == 0)
    let sentence = "title: y 8 → 10, because constraint <code>title-top</code> changed from 8 to 10"
    for file in ["shown.md", "snapshot-results/report.html"] {
      #expect(String(decoding: folder.bytes(file), as: UTF8.self).contains(sentence), "\(file)")
    }
    let junit = String(decoding: folder.bytes("snapshot-results/junit.xml"), as: UTF8.self)
    #expect(junit.contains("[[ATTACHMENT|snapshot-results/scenes/card.100x80.difference.png]]"))
  }

  @Test("shows nothing where there are no results")
  func nothing() throws {
    let folder = try CommandFolder(["a": ""])
    #expect(try run(steps()[1], in: folder.path) == 0)
    #expect(folder.files == ["a"])
  }
}
