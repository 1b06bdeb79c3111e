import Foundation
import Testing

@Suite("plumbline solve")
struct SolveCommandTests {
  @Test("prints a table for people")
  func printsTable() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["solve", "a.scene.yaml"], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Sound — 100x50
          item    kind     x   y  width  height
          root    View     0   0    100      50
            half  guide    0   0     50       0  unconstrained: vertical
            a     Button  35  10     30      30

        """)
  }

  @Test("says sizes that rounding changed as figures say them")
  func saysExactSizes() throws {
    let scene =
      "scene: Thirds\nroot: { subviews: [{ id: a }] }\nconstraints:\n"
      + "  - a.leading == root.leading\n  - a.width == 1/3 * root.width\n"
      + "  - a.top == root.top\n  - a.height == 20.25\n"
    let folder = try CommandFolder(["a.scene.yaml": scene])
    let run = try CommandRun(["solve", "a.scene.yaml", "--canvas", "100x50@2"], in: folder.path)
    #expect(run.output.hasSuffix("33.5    20.5  exact width: 33.33, exact height: 20.25\n"))
  }

  @Test("ends quietly where nobody reads its results any more")
  func nobodyReads() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = CommandRun.executable
    process.arguments = ["solve", "a.scene.yaml"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    try output.fileHandleForWriting.close()
    let error = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(error.isEmpty)
  }

  @Test("prints nothing but JSON to standard output with --json")
  func printsJSON() throws {
    let folder = try CommandFolder(["c.scene.yaml": conflictingScene])
    let run = try CommandRun(["solve", "c.scene.yaml", "--json"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.error == "")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((json?["scenes"] as? [Any])?.count == 1)
  }

  @Test(
    "takes devices by the names that it prints",
    arguments: ["iPhone 15 landscape", "iphone-15-landscape", "iPhone 15:landscape"])
  func turnedDevice(name: String) throws {
    let folder = try CommandFolder(["s.scene.yaml": soundScene])
    let run = try CommandRun(["solve", "s.scene.yaml", "--device", name], in: folder.path)
    #expect(run.output.hasPrefix("Sound — iPhone 15 landscape\n"), "\(run.error)")
    let scene = soundScene.replacing("[100x50]", with: "[{ device: \"\(name)\" }]")
    let own = try CommandRun(["solve", "-"], in: folder.path, input: scene)
    #expect(own.output.hasPrefix("Sound — iPhone 15 landscape\n"), "\(own.error)")
    let sideways = try CommandRun(
      ["solve", "s.scene.yaml", "--device", "iPhone 15:sideways"], in: folder.path)
    #expect(sideways.status == 2)
    #expect(sideways.error.contains("the orientation after the colon is portrait or landscape"))
  }

  @Test(
    "fails with --strict on conflicts and on ambiguous views, but not on open guides",
    arguments: [(soundScene, 0), (conflictingScene, 4), (ambiguousScene, 5)] as [(String, Int32)])
  func strictStatuses(scene: String, status: Int32) throws {
    let folder = try CommandFolder(["s.scene.yaml": scene])
    #expect(
      try CommandRun(["solve", "s.scene.yaml", "--strict"], in: folder.path).status == status)
    #expect(try CommandRun(["solve", "s.scene.yaml"], in: folder.path).status == 0)
  }

  @Test("takes the root's safe area from the command line, leading by direction")
  func takesSafeArea() throws {
    let scene = """
      canvases: [100x100]
      root: { guides: [g] }
      constraints:
        - g.leading == root.safeArea.leading
        - g.top == root.safeArea.top
        - g.trailing == root.safeArea.trailing
        - g.bottom == root.safeArea.bottom

      """
    let folder = try CommandFolder(["s.scene.yaml": scene])
    let arguments = ["solve", "s.scene.yaml", "--json", "--safe-area", "1,2,3,4"]
    let leftToRight = try CommandRun(arguments, in: folder.path)
    #expect(leftToRight.output.contains("\"frame\": [2, 1, 94, 96]"))
    let rightToLeft = try CommandRun(arguments + ["--direction", "rtl"], in: folder.path)
    #expect(rightToLeft.output.contains("\"frame\": [4, 1, 94, 96]"))
    let bad = try CommandRun(
      ["solve", "s.scene.yaml", "--safe-area", "1,2,3"], in: folder.path)
    #expect(bad.status == 2)
  }
}
