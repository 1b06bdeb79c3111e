internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline expand`: writes a scene in which components are replaced by their contents.
struct ExpandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    abstract: "Expand the components and repetitions of a scene file.",
    discussion: """
      Examples:
        plumbline expand calendar.scene.yaml
        plumbline expand calendar.scene.yaml -o calendar-plain.scene.yaml

      The result has the same layout and the same pictures, but no comments. Keep it in the \
      scene's folder, because paths of images are relative to it.
      """)

  @Argument(help: "A scene file, or - for standard input.", completion: .file())
  var scene: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; standard output by default.", valueName: "FILE"))
  var output: String?

  func run() throws {
    try refuseOverwriting([scene], with: output, of: "expand")
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    slot.begin(scene)
    defer { slot.end() }
    let text = try reportingFailures { () throws(PlumblineError) in
      try ExpandedScene(at: scene, for: output == "-" ? nil : output).text
    }
    guard let output, output != "-" else {
      try write(Array(text.utf8), to: .output)
      return
    }
    try reportingFailures { try OutputFile(path: output).write(Array(text.utf8)) }
  }
}
