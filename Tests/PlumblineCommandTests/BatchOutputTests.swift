import Foundation
import Testing

@Suite("What a batch prints")
struct BatchOutputTests {
  private static func events(_ run: CommandRun) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map { line in
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(json as? [String: Any])
    }
  }

  @Test("is with --json a line for each picture and failed scene, in order, and a summary")
  func events() throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": "rooot: {}\n",
      "scenes/c.scene.yaml": conflictingScene,
    ])
    let arguments = ["render", "scenes", "-o", "out", "--json", "--format", "png,svg"]
    let first = try Self.events(CommandRun(arguments, in: folder.path))
    #expect(
      first.map { $0["event"] as? String } == [
        "picture", "picture", "scene", "picture", "picture", "summary",
      ])
    #expect(
      first.map { $0["status"] as? String } == ["drawn", "drawn", "failed", "drawn", "drawn", nil])
    #expect(first[1]["path"] as? String == "out/a.100x50.svg")
    #expect((first[3]["conflicts"] as? [Any])?.count == 1)
    #expect((first[2]["error"] as? String)?.hasPrefix("scenes/b.scene.yaml:1:1: error: ") == true)
    #expect(first[5]["drawn"] as? Int == 4)
    #expect(first[5]["failedScenes"] as? Int == 1)
    #expect(first[5]["complete"] as? Bool == true)
    let second = try Self.events(CommandRun(arguments, in: folder.path))
    #expect(second[0]["status"] as? String == "unchanged")
    #expect(second[0]["sha256"] as? String == first[0]["sha256"] as? String)
    #expect(second[5]["unchanged"] as? Int == 4)
  }

  @Test("has no hashes in events of runs without a manifest")
  func eventsWithoutManifest() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["render", "a.scene.yaml", "-o", "out", "--json"], in: folder.path)
    let events = try Self.events(run)
    #expect(events.count == 2)
    #expect(events[0]["bytes"] as? Int == folder.bytes("out/a.100x50.png").count)
    #expect(events[0]["sha256"] == nil)
    #expect(events[1]["orphans"] as? [String] == [])
  }

  @Test("is with --quiet errors and warnings alone")
  func quiet() throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": conflictingScene,
      "scenes/c.scene.yaml": "root: [\n",
    ])
    let run = try CommandRun(["render", "scenes", "-o", "out", "--quiet"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.error.split(separator: "\n").count == 2)
    #expect(run.error.contains("b.scene.yaml: warning: "))
  }

  @Test("has a line on a terminal that says how far it has come, and goes in the end")
  func progress() throws {
    let folder = try CommandFolder(manyScenes(20))
    let text = try Self.onTerminal(["render", "scenes", "-o", "out"], in: folder)
    #expect(text.contains("\r1/20 scenes  "))
    #expect(text.hasSuffix("\r\u{1B}[K"))
    #expect(!text.contains("\n"))
  }

  @Test("has no such line with --quiet, nor on a terminal that cannot take it back")
  func noProgress() throws {
    let folder = try CommandFolder(manyScenes(5))
    #expect(try Self.onTerminal(["render", "scenes", "-o", "out", "-q"], in: folder) == "")
    let dumb = try Self.onTerminal(
      ["render", "scenes", "-o", "out", "--force"], in: folder, terminal: "dumb")
    #expect(dumb == "")
  }

  /// What the command writes to standard error where that is a terminal.
  private static func onTerminal(
    _ arguments: [String], in folder: CommandFolder, terminal: String = "xterm"
  ) throws -> String {
    let (primary, secondary) = try terminalPair()
    let process = Process()
    process.executableURL = CommandRun.executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": terminal]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: secondary)
    try process.run()
    close(secondary)
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Reading fails once nobody has the terminal open any more.
    while case let count = read(primary, &buffer, buffer.count), count > 0 {
      text += buffer[..<count]
    }
    process.waitUntilExit()
    close(primary)
    #expect(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }

  /// Both ends of a terminal that nobody sits at.
  private static func terminalPair() throws -> (primary: Int32, secondary: Int32) {
    let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (locked, number): (Int32, Int32) = (0, 0)
    // The requests TIOCSPTLCK and TIOCGPTN, which Swift does not see behind their macros.
    let isOpen =
      ioctl(primary, 0x4004_5431, &locked) == 0 && ioctl(primary, 0x8004_5430, &number) == 0
    #expect(isOpen)
    let secondary = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(secondary >= 0)
    return (primary, secondary)
  }
}
