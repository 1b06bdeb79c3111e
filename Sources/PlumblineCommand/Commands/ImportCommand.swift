internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline import`: converts Interface Builder documents to scene files.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write the scenes of Interface Builder documents as scene files.",
    discussion: """
      Examples:
        plumbline import Login.xib
        plumbline import Main.storyboard --scene Login
        plumbline import Main.storyboard -o scenes

      The scenes have the same frames as the documents. Comments list what scene files don't \
      support, and what wasn't recognized.
      """)

  @Argument(help: "Interface Builder documents, or folders of them.", completion: .file())
  var documents: [String]

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var assets: AssetsOption

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the scene files, one per scene; by default standard output, with --- between "
        + "them.",
      valueName: "DIR"))
  var output: String?

  @Flag(help: "Turn three or more similar views into uses of a component.")
  var components = false

  func validate() throws {
    if documentOptions.project.prints {
      throw ValidationError("import doesn't use project files; leave out --print-config")
    }
  }

  func run() throws {
    var statuses: [ExitStatus] = []
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    // Scene files get what documents state.
    var documentOptions = documentOptions
    documentOptions.project.ignoresFiles = true
    let scenes = try loadScenes(
      documents, documentOptions, using: assets.cache, statuses: &statuses, in: slot)
    for note in notes(on: scenes).lines() { try print(note, to: .error) }
    let painter = documentOptions.measureText ? try makePainter() : nil
    for (index, scene) in scenes.enumerated() {
      let yaml = try reportingFailures { try text(of: scene, painter) }
      guard let output else {
        try write(Array(((index == 0 ? "" : "---\n") + yaml).utf8), to: .output)
        continue
      }
      let file = "\(output)/\(scene.identifier).scene.yaml"
      guard !FileManager.default.fileExists(atPath: file) else {
        try print("\(file): error: the file already exists and is left unchanged", to: .error)
        statuses.append(.unwritableOutput)
        continue
      }
      try reportingFailures { try OutputFile(path: file).write(Array(yaml.utf8)) }
      try print(file, to: .output)
    }
    try statuses.throwGravest()
  }

  private func text(of scene: Scene, _ painter: Painter?) throws(PlumblineError) -> String {
    let written = try WrittenScene(
      scene, repetition: components ? .components : .plain, measuringWith: painter)
    return written.text(commenting: scene.notes.sentences, scene.unstated)
  }
}
