internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline record`: writes frames and pictures of scenes as references.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write the references that verify compares with.",
    discussion: """
      Examples:
        plumbline record scenes/
        plumbline record scenes/ --mode missing
        plumbline record scenes/login.scene.yaml --frames-only
        plumbline record scenes/ --direction rtl --theme dark

      References go to __Snapshots__/ beside each scene file, or to the folder set in \
      plumbline.yml: {scene}.{canvas}.frames.txt, a text for reviews, and {scene}.{canvas}.png. \
      Existing files of a snapshot are updated; new snapshots get both unless --frames-only is \
      given.
      """)

  @OptionGroup var options: SnapshotOptions

  @Option(
    help: ArgumentHelp(
      """
      The references to write: all; failed, for those that are missing, changed or unreadable; \
      missing; or never. By default, the value of PLUMBLINE_RECORD, or all if it isn't set.
      """, valueName: RecordMode.words),
    completion: .word(of: RecordMode.self), transform: knownWord)
  var mode: RecordMode?

  func run() async throws {
    try options.printConfigIfAsked(of: "record")
    try await SnapshotRunner(options, recording, .record).run()
  }

  /// The mode from the command line, or otherwise the mode from the environment, by default `.all`.
  private var recording: RecordMode {
    get throws {
      if let mode { return mode }
      guard let word = Console.current.environment["PLUMBLINE_RECORD"], !word.isEmpty
      else { return .all }
      guard let mode = RecordMode(rawValue: word.lowercased()) else {
        throw UsageError(
          "PLUMBLINE_RECORD is '\(word)'; it may be \(RecordMode.words)", of: "record")
      }
      return mode
    }
  }
}
