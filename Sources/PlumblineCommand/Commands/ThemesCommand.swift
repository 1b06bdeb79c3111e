internal import ArgumentParser
internal import Plumbline

/// `plumbline themes`: draws a sample of every bundled theme in one picture.
struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "Draw one sample in every theme, side by side.",
    discussion: """
      Examples:
        plumbline themes
        plumbline themes --theme blueprint.yaml -o themes.svg

      The bundled themes are drawn first, then the files that --theme names.
      """)

  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp("A theme file to draw as well. Repeatable.", valueName: "FILE"),
    completion: .file(), transform: ThemeName.init)
  var files: [ThemeName] = []

  @Option(
    name: .shortAndLong,
    help: "The file to write; the extension selects png, svg or pdf.", completion: .file())
  var output = "themes.png"

  @Option(
    parsing: .unconditional,
    help: "Pixels per point.")
  var scale = 2.0

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    try requireScale(scale)
    _ = try format()
  }

  func run() throws {
    try refuseOverwriting(files.compactMap(\.path), with: output, of: "themes")
    let themes = try Theme.allCases + files.map { try $0.load() }
    try reportingFailures {
      let painter = try makePainter()
      let picture = try painter.sheet(of: themes, as: try format(), scale: scale)
      try picture.write(to: output)
      try print(output, to: .output)
    }
  }

  private func format() throws -> PictureFormat { try PictureFormat(endingOf: output, for: "-o") }
}
