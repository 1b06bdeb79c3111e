internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline compare`: compares two pictures, scenes or folders.
struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Report the differences of two pictures, scenes or folders, and their causes.",
    discussion: """
      Examples:
        plumbline compare before.png after.png -o difference.png
        plumbline compare login.scene.yaml new/login.scene.yaml --mode frames
        plumbline compare main/ branch/ -o comparison
        plumbline compare HEAD~1:login.scene.yaml login.scene.yaml
        plumbline compare before.png after.png --ignore-antialiasing --max-pixels 20

      Scenes are compared by their frames, with the causes of changes, and by their pictures. \
      Folders are compared file by file, by path: PNG files, scenes, and frames written by \
      'record'. If -o is a folder, 'plumbline report' can write reports of the comparison. The \
      exit code is 1 for differences.
      """)

  /// The parts of scenes that the command compares.
  enum Mode: String, CaseIterable, Sendable {
    case pixels
    case frames
    case both
  }

  @Argument(
    help: """
      The reference: a PNG file, a scene file, recorded frames, or a folder of them; REV:PATH for \
      a git commit.
      """,
    completion: .file())
  var reference: String

  @Argument(help: "The actual file or folder.", completion: .file())
  var actual: String

  @Option(
    help: ArgumentHelp("The parts to compare: \(Mode.words); both by default.", valueName: "NAME"),
    completion: .word(of: Mode.self), transform: knownWord)
  var mode = Mode.both

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The permitted difference of a coordinate or extent, in points.", valueName: "POINTS"))
  var tolerance = 0.0

  @OptionGroup var pictureTolerance: PictureToleranceOptions

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(
    help: "The layout direction of scenes, ltr or rtl; their own by default.",
    completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A folder for results and difference pictures, or a PNG file for two pictures.",
      valueName: "DIR|FILE"), completion: .file())
  var output: String?

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "The number of pairs to compare in parallel; one per core by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    try requireJobs(jobs)
    try requireTolerance(tolerance)
    _ = try canvasOptions.requested()
  }

  func run() async throws {
    try documentOptions.project.printIfAsked(for: [actual], documentOptions, of: "compare")
    var statuses: [ExitStatus] = []
    var run = SnapshotRun(version: Versions.plumbline, mode: .compare, results: [])
    do {
      try refuseOverwriting([reference, actual], with: output, of: "compare")
      let (paths, commits) = try CommittedFiles.paths(
        [reference, actual], isSwift: documentOptions.swift)
      var pairs = try ComparedFiles.pairs(
        reference: documentOptions.path(paths[0]), actual: documentOptions.path(paths[1]),
        scene: documentOptions.scene)
      for commit in commits {
        for number in pairs.indices { pairs[number].name = commit.named(pairs[number].name) }
      }
      let comparison = try comparison(of: pairs, commits)
      try output(of: comparison)?.prepare()
      var notes = SceneNotes()
      var masks = MaskedItems(comparison.pictureTolerance)
      try await comparison.run(pairs, tasks: jobs) { outcomes in
        for outcome in outcomes {
          run.results.append(outcome.result)
          notes.add(outcome.notes)
          masks.add(outcome)
          // The report repeats the error, for redirected output.
          if let error = outcome.error, json || !Stream.areOneTerminal {
            try print(lines: error.lines, to: .error)
          }
          if let status = outcome.compareStatus { statuses.append(status) }
        }
        return .continue
      }
      for note in notes.lines() { try print(note, to: .error) }
      try masks.report(&statuses)
      try output(of: comparison)?.save(run)
    } catch let error as PlumblineError {
      try print(lines: error.lines, to: .error)
      throw error.exitStatus
    }
    if json { try write(run.saved(), to: .output) } else { try printReport(run) }
    try statuses.throwGravest()
  }

  private func comparison(
    of pairs: [ComparedFiles], _ commits: [CommittedFiles]
  ) throws -> FileComparison {
    let canvases = try canvasOptions.choice()
    var comparison = FileComparison { canvases.canvases(for: $0) }
    comparison.commits = commits
    comparison.kinds =
      switch mode {
      case .pixels: .picture
      case .frames: .frames
      case .both: .both
      }
    comparison.tolerance = tolerance
    comparison.pictureTolerance = pictureTolerance.tolerance
    comparison.measuresText = documentOptions.measureText
    comparison.direction = direction?.layoutDirection
    if commits.isEmpty {
      comparison.project = documentOptions.project.projects(of: [reference, actual])
    }
    guard pairs.contains(where: comparison.isWanted) else {
      throw UsageError(
        "there is nothing to compare with --mode \(mode.rawValue)", of: "compare")
    }
    if let identifier = comparison.pictureTolerance.maskedIdentifiers.first,
      pairs.allSatisfy({ $0.kind == .picture })
    {
      throw UsageError(
        "--mask names '\(identifier)', but pictures have no views; "
          + "write a rectangle in pixels, as X,Y,W,H", of: "compare")
    }
    if let output, output.lowercased().hasSuffix(".png") {
      guard pairs.count == 1, pairs[0].kind == .picture else {
        throw UsageError("-o takes a PNG file only for two pictures, else a folder", of: "compare")
      }
      comparison.differenceFile = output
    } else {
      comparison.outputFolder = output
    }
    return comparison
  }

  private func output(of comparison: FileComparison) -> SnapshotOutput? {
    comparison.outputFolder.map { SnapshotOutput(folder: $0) }
  }
}
