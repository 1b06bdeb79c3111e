internal import ArgumentParser
internal import Foundation
internal import LivePage
internal import Plumbline

/// `plumbline serve`: shows scenes on a page in the browser, and updates the page when files change.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve a page with resizable layouts that updates when files change.",
    discussion: """
      Examples:
        plumbline serve
        plumbline serve samples login.scene.yaml --open
        plumbline serve LoginView.swift --port 0
        plumbline serve Sources/Login --swift --editor vscode
        plumbline serve login.scene.yaml --export login-figure --width 320-1024

      Only the printed address gives access to the page. Only this machine can reach the server \
      unless --host names another of its addresses. The code of Swift files is run, as in Xcode's \
      previews.

      --export writes the page of one scene as files, for documentation sites: \
      <iframe src="login-figure/index.html"></iframe>.
      """)

  @Argument(
    help: "Scene, Interface Builder or Swift files, or folders; the current folder by default.",
    completion: .file())
  var paths: [String] = ["."]

  @Flag(
    help: "Compile the Swift files of a folder together. Runs their code, as Xcode's previews do.")
  var swift = false

  @Option(help: "The port to listen on; 0 for any free port.")
  var port: UInt16 = 8228

  @Option(
    help: ArgumentHelp(
      "The address to listen on. Anyone who can reach it and has the printed address can see "
        + "everything that is served.",
      valueName: "ADDRESS"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "The editor that opens a line of a scene: vscode, xcode, vim, or a URL with {file}, {line} "
        + "and {column}.", valueName: "EDITOR"))
  var editor: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Write the page of one scene to this folder instead of serving it.", valueName: "DIR"),
    completion: .directory)
  var export: String?

  @Option(
    help: ArgumentHelp(
      "The widths of the canvas in an exported page, in points; 320-1024 by default.",
      valueName: "FROM-TO"),
    transform: ExtentRange.init(argument:))
  var width: ExtentRange?

  @Option(
    help: ArgumentHelp(
      "The heights of the canvas in an exported page, in points; 480-1024 by default.",
      valueName: "FROM-TO"),
    transform: ExtentRange.init(argument:))
  var height: ExtentRange?

  @OptionGroup var fonts: FontsOption

  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if export == nil, width != nil || height != nil {
      throw ValidationError("--width and --height are for exported pages; add --export")
    }
    if export != nil, paths.count != 1 || swift {
      throw ValidationError("--export takes one scene file, or one scene of a document")
    }
    if let editor, Self.editors[editor] == nil, !editor.contains("{file}") {
      throw ValidationError(
        "'\(editor)' is not a known editor; write \(Self.editors.keys.sorted().joined(separator: ", ")), or an address with "
          + "{file}, {line} and {column}")
    }
  }

  /// The URL patterns for opening a file at a line, by the editor's name.
  private static let editors = [
    "vscode": "vscode://file/{file}:{line}:{column}",
    "xcode": "xcode://open?url=file://{file}&line={line}",
    "vim": "mvim://open?url=file://{file}&line={line}&column={column}",
  ]

  func run() async throws {
    for path in paths where !FileManager.default.fileExists(atPath: Self.file(of: path)) {
      try print("\(path): error: there is no such file or folder", to: .error)
      throw ExitStatus.unreadableInput
    }
    try project.printIfAsked(for: paths, of: "serve")
    if let export { return try self.export(to: export) }
    var configuration = LivePage.Configuration(
      paths: paths, port: port, secretFolder: Self.secretFolder)
    configuration.swiftFolders = swift ? Set(paths) : []
    configuration.host = host
    configuration.ignoresProjects = project.ignoresFiles
    configuration.editor = editor.map { Self.editors[$0] ?? $0 }
    do {
      try await LivePage(configuration).run { address in
        // Standard output may be closed.
        try? printText(address)
        if open { Self.open(address) }
      }
    } catch let failure as LivePage.Failure {
      switch failure {
      case .unusableAddress(let reason):
        try print(
          "error: cannot listen on \(host):\(port): \(reason); --port 0 uses a free port",
          to: .error)
      case .unwatchableFiles(let reason):
        try print("error: cannot watch files for changes: \(reason)", to: .error)
      }
      throw ExitStatus.unwritableOutput
    }
  }

  private func export(to folder: String) throws {
    try reportingFailures {
      let scenes = try SceneInput.files(for: paths[0])
      guard scenes.count == 1 else {
        throw UsageError(
          "--export takes one scene, and '\(paths[0])' has \(SceneInput.list(scenes))", of: "serve")
      }
      let settings = try project.files?.file(for: paths[0])?.settings(for: scenes[0])
      let page = try PageExport(of: SceneInput.scene(at: scenes[0], project: settings))
      try page.write(
        to: folder, widths: width?.range ?? 320...1024, heights: height?.range ?? 480...1024)
    }
    try printText(folder)
  }

  /// Returns the part of a scene's path before `#`, which is the path of the file.
  private static func file(of path: String) -> String {
    path.firstIndex(of: "#").map { String(path[..<$0]) } ?? path
  }

  /// The path of the folder for files that all servers of a user share.
  private static var secretFolder: String {
    let environment = Console.current.environment
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (cache ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache") + "/plumbline"
  }

  private static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    // The address is printed too, for systems without a browser.
    try? process.run()
  }
}
