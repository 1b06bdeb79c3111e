import Foundation

/// Ten thousand small scenes, drawn and then drawn again: what memory a long batch takes, and what a
/// batch costs in which nothing has changed.
struct ManyPictures {
  private static let count = 10_000
  private let command: String
  private let folder: URL

  /// Writes the scenes; each has a text of its own, and one size of picture.
  init(command: String, folder: URL) throws {
    self.command = command
    self.folder = folder.appending(path: "many")
    let scenes = self.folder.appending(path: "scenes")
    try FileManager.default.createDirectory(at: scenes, withIntermediateDirectories: true)
    for number in 0..<Self.count {
      try Data(Self.scene(number).utf8).write(
        to: scenes.appending(path: "screen-\(number).scene.yaml"))
    }
  }

  /// A form of five rows.
  private static func scene(_ number: Int) -> String {
    let rows = 0..<5
    let views = rows.flatMap { row in
      [
        "    - { id: name\(row), class: Label, text: \"Name \(number) \(row)\" }",
        "    - { id: field\(row), class: TextField, text: \"\(number * 7 + row)\" }",
      ]
    }
    let constraints = rows.flatMap { row in
      [
        "  - name\(row).leading == root.margins.leading",
        "  - field\(row).leading == names.trailing + 8",
        "  - field\(row).trailing == root.margins.trailing",
        "  - name\(row).trailing <= names.trailing",
        "  - name\(row).centerY == field\(row).centerY",
        row == 0
          ? "  - field0.top == root.safeArea.top + 8"
          : "  - field\(row).top == field\(row - 1).bottom + 8",
      ]
    }
    return """
      scene: Form \(number)
      canvases: [320x568]
      root:
        guides: [names]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - names.leading == root.margins.leading
        - names.width == 1/3 * root.width
      \(constraints.joined(separator: "\n"))

      """
  }

  /// What a run took.
  private struct Run {
    var seconds: Double
    /// Resident bytes after 500 pictures and when all were printed, as far as the system says.
    var early = 0
    var late = 0
  }

  /// Draws all on two tasks, and looks at the memory of the process as its pictures come.
  private func run(_ options: [String] = []) async throws -> Run? {
    var run = Run(seconds: 0)
    var isDone = false
    run.seconds = try await elapsed {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command)
      process.arguments = ["render", "scenes", "-o", "pictures", "-j", "2"] + options
      process.currentDirectoryURL = folder
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      var lines = 0
      while case let bytes = pipe.fileHandleForReading.availableData, !bytes.isEmpty {
        lines += bytes.count { $0 == 0x0A }
        let now = Self.residentBytes(of: process.processIdentifier)
        // A process that has ended has no memory any more.
        guard now > 0 else { continue }
        if lines < 500 { run.early = now }
        run.late = now
      }
      process.waitUntilExit()
      isDone = process.terminationStatus == 0
    }
    return isDone ? run : nil
  }

  private static func residentBytes(of process: Int32) -> Int {
    let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    let fields = text?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
  }

  /// Draws, then draws again what has not changed, and prints both beside what is asked.
  func printTable() async throws {
    guard let drawn = try await run() else { return print("cannot draw \(Self.count) pictures") }
    var unchanged: Run?
    for _ in 0..<3 {
      guard let again = try await run() else { return print("cannot draw them again") }
      if again.seconds < unchanged?.seconds ?? .infinity { unchanged = again }
    }
    print()
    printRow("\(Self.count) pictures", "s", "of drawing", "")
    printRow("drawn", seconds(drawn.seconds), "", "")
    if let unchanged {
      printRow(
        "unchanged", seconds(unchanged.seconds), ratio(unchanged.seconds, drawn.seconds, digits: 3),
        "asked: 0.050")
    }
    print()
    printRow("resident memory", "MB", "of 500", "")
    printRow("after 500", megabytes(drawn.early), "", "")
    printRow(
      "after \(Self.count)", megabytes(drawn.late),
      ratio(Double(drawn.late), Double(drawn.early), digits: 3), "asked: 1.050")
  }
}

private func seconds(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

private func megabytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / 1e6) }
