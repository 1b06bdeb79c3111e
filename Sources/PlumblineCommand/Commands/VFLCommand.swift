internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline vfl`: prints the constraints of a visual format string, or draws them.
struct VFLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vfl",
    abstract: "Parse a visual format string: list its constraints, or show its errors.",
    discussion: """
      Examples:
        plumbline vfl '|-[find]-[findNext]-[findField(>=20)]-|'
        plumbline vfl 'V:[top]-gap-[bottom]' --metrics gap=10 --options alignAllLeading
        plumbline vfl '[button(100@20)]' --json
        plumbline vfl '|-50-[purpleBox]-50-|' --figure purple-box.png

      Without --views, every name in brackets that isn't a metric is a view. Errors are shown in \
      Apple's wording with a caret, and the exit code is 3.
      """)

  @Argument(help: "The string, in quotes.")
  var format: String

  @Option(
    help: ArgumentHelp("Options, separated by commas, such as alignAllTop.", valueName: "LIST"),
    completion: .words(VisualFormatReading.optionNames))
  var options: String?

  @Option(help: ArgumentHelp("Metrics, such as gap=8,side=20.", valueName: "LIST"))
  var metrics: String?

  @Option(help: ArgumentHelp("The names of views, separated by commas.", valueName: "LIST"))
  var views: String?

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Draw the string above its layout, with generated views, to a file: PNG, SVG or PDF.",
      valueName: "FILE"), completion: .file())
  var figure: String?

  @Option(
    help: ArgumentHelp(
      "The figure's canvas in points, with pixels per point.", valueName: "WxH[@S]"))
  var canvas: String?

  @Option(
    help: "The figure's layout direction, ltr or rtl.", completion: .word(of: DirectionName.self),
    transform: knownWord)
  var direction: DirectionName?

  @Option(
    help: ArgumentHelp(
      "The figure's theme: \(ThemeName.words), or a theme file.", valueName: "NAME|FILE"),
    completion: .theme, transform: ThemeName.init)
  var theme: ThemeName?

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    _ = try formatOptions()
    _ = try numbers()
    _ = try pictureFormat()
    _ = try chosenCanvas()
  }

  func run() throws {
    let (options, metrics) = (try formatOptions(), try numbers())
    let reading: VisualFormatReading
    do throws(VisualFormatError) {
      reading = try VisualFormatReading(
        format, options: options, metrics: metrics, views: views.map { Self.words($0) })
    } catch {
      try print(lines: error.description.split(separator: "\n"), to: .error)
      throw ExitStatus.unreadableInput
    }
    try write(Array((json ? reading.jsonReport : tableReport(reading)).utf8), to: .output)
    if let figure { try draw(reading, to: figure) }
  }

  private func draw(_ reading: VisualFormatReading, to path: String) throws {
    let theme = try theme?.load()
    let painter = try makePainter(font: theme?.font)
    let scene = reading.scene
    var options = scene.figureOptions
    if let theme { options.theme = theme }
    try reportingFailures {
      let canvas = try chosenCanvas() ?? reading.canvas
      let tree = try scene.solve(
        Scene.Placement(canvas, direction: direction?.layoutDirection), with: painter)
      // Everything that the string leaves open is made up, so only its own constraints can conflict.
      try reportLayout(tree.conflicts, [], in: scene, at: canvas)
      let picture = try painter.picture(of: tree, as: pictureFormat() ?? .png, options)
      try reportOmissions(picture.omissions, in: scene, at: canvas)
      try picture.write(to: path)
      if !json { try print(path, to: .output) }
    }
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private func formatOptions() throws -> LayoutConstraint.FormatOptions {
    var result: LayoutConstraint.FormatOptions = []
    for word in Self.words(options ?? "") {
      guard let option = VisualFormatReading.option(named: word) else {
        throw refusal(
          "'\(word)' is not an option of visual formats", of: word,
          among: VisualFormatReading.optionNames)
      }
      result.formUnion(option)
    }
    return result
  }

  private func numbers() throws -> [String: Double] {
    var numbers: [String: Double] = [:]
    for word in Self.words(metrics ?? "") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let number = Double(parts[1]), number.isFinite else {
        throw ValidationError("'\(word)' is not a metric; write name and number, such as gap=8")
      }
      numbers[parts[0]] = number
    }
    return numbers
  }

  private func chosenCanvas() throws -> Canvas? { try canvas.map(CanvasOptions.canvas) }

  private func pictureFormat() throws -> PictureFormat? {
    try figure.map { try PictureFormat(endingOf: $0, for: "--figure") }
  }
}

/// Returns a table with a row for each constraint of a format string: its number, equation and part of the string.
private func tableReport(_ reading: VisualFormatReading) -> String {
  aligned(
    reading.constraints.map { [String($0.number), $0.equation, $0.piece] }, numberColumns: 0...0)
}
