import Foundation
import TestTools
import Testing

@Suite("The scripts for build servers, as the documentation has them")
struct BuildServerTests {
  /// The lines of shell of a section's block, without those of YAML.
  private static func script(_ heading: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../Documentation/BuildServers.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) })
    return section.split(separator: "\n").compactMap { line in
      let text = line.drop { $0 == " " }
      for start in ["- run: ", "- "] where text.hasPrefix(start) {
        let command = text.dropFirst(start.count)
        if ["git ", "plumbline "].contains(where: command.hasPrefix) { return String(command) }
      }
      return nil
    }
  }

  @Test(
    "parts on several machines make one report",
    arguments: [
      ("GitHub", ["BASE": "%BASE", "PART": "%PART/2", "GITHUB_STEP_SUMMARY": "summary.md"]),
      (
        "GitLab",
        [
          "CI_MERGE_REQUEST_DIFF_BASE_SHA": "%BASE", "CI_NODE_INDEX": "%PART",
          "CI_NODE_TOTAL": "2",
        ]
      ),
    ])
  func parts(heading: String, variables: [String: String]) throws {
    let origin = try GitFolder()
    try origin.git("config", "uploadpack.allowAnySHA1InWant", "true")
    try origin.commit([
      "scenes/a.scene.yaml": VerifyAgainstTests.scene(8),
      "scenes/b.scene.yaml": VerifyAgainstTests.scene(8),
      "scenes/c.scene.yaml": VerifyAgainstTests.scene(8),
    ])
    let base = try origin.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    try origin.commit([
      "scenes/b.scene.yaml": VerifyAgainstTests.scene(9),
      "scenes/d.scene.yaml": VerifyAgainstTests.scene(1),
    ])
    let clone = try GitFolder(cloneOf: origin, ["--depth", "1"])
    let script = try Self.script(heading)
    try #require(script.count == 3)
    var statuses: Set<Int32> = []
    for part in 1...2 {
      let values = variables.mapValues {
        $0.replacing("%BASE", with: base).replacing("%PART", with: "\(part)")
      }
      let run = try CommandRun(
        shell: "\(script[0]) 2>&1 && \(script[1])", in: clone.path, environment: values)
      #expect([0, 1].contains(run.status), "\(run.output)\(run.error)")
      statuses.insert(run.status)
    }
    #expect(statuses.contains(1))
    let report = try CommandRun(shell: script[2], in: clone.path, environment: variables)
    #expect(report.status == 0, "\(report.error)")
    let page = try String(contentsOfFile: clone.path + "/report.html", encoding: .utf8)
    #expect(page.contains("b.100x80") && page.contains("d.100x80"))
    #expect(page.contains("compared with "))
  }

  @Test("the hooks run the command on the files of a commit")
  func hooks() throws {
    let file = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../.pre-commit-hooks.yaml").standardized
    let hooks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n- ")
    #expect(hooks.count == 2)
    let folder = try CommandFolder(["a.scene.yaml": VerifyAgainstTests.scene(8)])
    for hook in hooks {
      let line = try #require(hook.split(separator: "\n").first { $0.contains("entry: ") })
      let entry = line.replacing("  entry: ", with: "")
      let run = try CommandRun(shell: "\(entry) a.scene.yaml", in: folder.path)
      // There are no references yet.
      #expect(run.status == (entry.contains("verify") ? 6 : 0), "\(entry): \(run.error)")
    }
  }
}
