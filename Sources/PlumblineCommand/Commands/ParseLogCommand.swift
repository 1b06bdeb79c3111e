internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline parse-log`: reports the conflicts in Xcode's console and their likely fixes.
struct ParseLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse-log",
    abstract: "Explain the conflicts in an Xcode log.",
    discussion: """
      Examples:
        plumbline parse-log console.txt
        pbpaste | plumbline parse-log
        plumbline parse-log console.txt --scene > conflict.scene.yaml
        plumbline parse-log console.txt --figure -o conflict.svg

      Reads what Xcode prints when constraints conflict, and the output of po view.constraints, \
      _autolayoutTrace and recursiveDescription. For each conflict it prints the constraints with \
      readable names, the smallest set that can't be satisfied, the one that was broken, and the \
      likely fix.
      """)

  @Argument(
    help: ArgumentHelp("The text, or - for standard input.", valueName: "FILE|-"),
    completion: .file())
  var file = "-"

  @Option(
    help: ArgumentHelp(
      "The conflict for --scene or --figure, numbered from 1; the first contradiction by default.",
      valueName: "NUMBER"))
  var conflict: Int?

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @Flag(help: "Print a scene file that conflicts in the same way, instead of text.")
  var scene = false

  @Flag(help: "Also draw that scene, with all but the contradicting constraints dimmed.")
  var figure = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture to write, or the scene file; conflict.png or standard output by default.",
      valueName: "FILE"),
    completion: .file())
  var output: String?

  @OptionGroup var figureFile: FigureFileOptions

  @Flag(
    help: "Exit with 3 if something can't be read, and with 4 if constraints contradict each other."
  )
  var strict = false

  func validate() throws {
    if scene, json || figure {
      throw ValidationError("--scene can't be combined with --json or --figure")
    }
    if conflict != nil, !scene, !figure {
      throw ValidationError("--conflict picks what --scene or --figure shows; add one of them")
    }
    if output != nil, !scene, !figure {
      throw ValidationError("-o is for a picture or a scene; add --figure or --scene")
    }
    if figureFile.areSpecified, !figure {
      throw ValidationError("--theme and --svg are for pictures; add --figure")
    }
  }

  func run() throws {
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    slot.begin(file)
    let reading = try reportingFailures { try LogReading(file: file) }
    try refuseOverwriting([file], with: output, of: "parse-log")
    for warning in reading.warnings { try print(warning, to: .error) }
    if scene {
      try writeScene(of: reading)
    } else {
      let text = json ? reading.jsonReport : reading.report(Stream.output.colors)
      try write(Array(text.utf8), to: .output)
      if figure { try draw(reading) }
    }
    slot.end()
    var statuses: [ExitStatus] = []
    if strict, !reading.warnings.isEmpty { statuses.append(.unreadableInput) }
    if strict, reading.hasContradictions { statuses.append(.conflicts) }
    try statuses.throwGravest()
  }

  private func writeScene(of reading: LogReading) throws {
    let text = try reportingFailures {
      try WrittenScene(reading.scene(ofConflict: conflict)).text(commenting: [])
    }
    guard let output, output != "-" else { return try write(Array(text.utf8), to: .output) }
    try reportingFailures { try OutputFile(path: output).write(Array(text.utf8)) }
    try print(output, to: .output)
  }

  private func draw(_ reading: LogReading) throws {
    let theme = try figureFile.theme?.load()
    let painter = try makePainter(font: theme?.font)
    let path = output ?? "conflict.png"
    try refuseStandardOutput(path, of: "parse-log")
    let format = try FormatOptions.format(namedBy: path, of: "parse-log") ?? .png
    try reportingFailures {
      let figure = try reading.figure(ofConflict: conflict, with: painter)
      var options = figure.options
      figureFile.apply(theme, to: &options)
      let picture = try painter.picture(
        of: figure.tree, as: format, options, focus: figure.focus)
      try picture.write(to: path)
    }
    try print(path, to: .error)
  }
}
