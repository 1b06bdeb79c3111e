internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline init`: writes a scene file with an example to edit.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first scene to edit.",
    discussion: """
      Examples:
        plumbline init
        plumbline init scenes/login.scene.yaml
      """)

  @Argument(
    help: "The file to write, which must not exist; - for standard output.",
    completion: .file())
  var file = "first.scene.yaml"

  func run() throws {
    if file == "-" { return try write(Array(Self.scene.utf8), to: .output) }
    guard !FileManager.default.fileExists(atPath: file) else {
      try print(
        "\(file): error: the file already exists and is left unchanged; name another one",
        to: .error)
      throw ExitStatus.unwritableOutput
    }
    try reportingFailures { try OutputFile(path: file).write(Array(Self.scene.utf8)) }
    try print(file, to: .output)
    try print("now: plumbline render \(file)", to: .error)
  }

  /// An example of views, guides and the main kinds of constraints: two buttons with equal spaces around them.
  private static let scene = """
    scene: My first scene
    description: Two buttons of equal width, with equal spaces around them.
    canvases:
      - 320x568@2
      - { device: iPhone 15, orientation: landscape }
    root:
      guides: [leadingSpace, middleSpace, trailingSpace]
      subviews:
        - { id: cancel, class: Button, text: Cancel }
        - { id: save, class: Button, text: Save as… }
    constraints:
      # leading margin | space | cancel | space | save | space | trailing margin
      - root.margins.leading == leadingSpace.leading
      - leadingSpace.trailing == cancel.leading
      - cancel.trailing == middleSpace.leading
      - middleSpace.trailing == save.leading
      - save.trailing == trailingSpace.leading
      - trailingSpace.trailing == root.margins.trailing
      - leadingSpace.width == middleSpace.width == trailingSpace.width
      - cancel.width == save.width
      - (cancel, save).height == 44
      - (cancel, save).centerY == root.centerY
      - (leadingSpace, middleSpace, trailingSpace).height == 44
      - (leadingSpace, middleSpace, trailingSpace).centerY == root.centerY

    """
}
