internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options of `record` and `verify`: the scenes, the files to compare, and the output folder.
struct SnapshotOptions: ParsableArguments {
  @Argument(help: .scenes, completion: .file())
  var scenes: [String] = ["."]

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(help: .direction, completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  @Option(name: .customLong("theme"), help: .themes, completion: .theme, transform: ThemeName.init)
  var themes: [ThemeName] = []

  @Flag(help: "Record and compare only frames.")
  var framesOnly = false

  @Flag(help: "Record and compare a picture of every snapshot, even if only frames were recorded.")
  var pictures = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The permitted difference of a coordinate or extent, in points.", valueName: "POINTS"))
  var tolerance = 0.0

  @OptionGroup var pictureTolerance: PictureToleranceOptions

  @Option(help: .pngCoding, completion: .word(of: PNGCoding.self), transform: knownWord)
  var png = PNGCoding.fast

  @OptionGroup var output: SnapshotOutputOption

  @OptionGroup var reports: ReportOptions

  @OptionGroup var fonts: FontsOption

  @OptionGroup var strictness: StrictnessOption

  @OptionGroup var run: RunOptions

  func validate() throws {
    try requireTolerance(tolerance)
    guard !(framesOnly && pictures) else {
      throw ValidationError("--frames-only cannot be used with --pictures")
    }
    _ = try canvasOptions.requested()
  }

  /// Prints the settings of the project file and ends the run, if an option requests it.
  func printConfigIfAsked(of command: String) throws {
    try documentOptions.project.printIfAsked(for: scenes, documentOptions, of: command)
  }

  var kinds: SnapshotKinds { framesOnly ? .frames : pictures ? .both : .kept }

  /// Whether options limit the run to some canvases, text sizes, directions or themes.
  ///
  /// In that case, references of other canvases, for example, aren't orphans.
  var picksSnapshots: Bool {
    !canvasOptions.canvases.isEmpty || !canvasOptions.devices.isEmpty
      || !canvasOptions.textSizes.isEmpty || direction != nil || !themes.isEmpty
  }
}

struct SnapshotOutputOption: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The folder for results and differences.", valueName: "DIR"),
    completion: .directory)
  var folder = ".plumbline"

  /// Returns the output folder for the results of a shard, or by default for the results of all scenes.
  func output(of shard: Shard? = nil) -> SnapshotOutput {
    SnapshotOutput(folder: folder, shard: shard)
  }
}
