internal import ArgumentParser
internal import Plumbline

/// `plumbline verify`: scenes held against their references.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with their references, and say what moved and why.",
    discussion: """
      Examples:
        plumbline verify scenes/
        plumbline verify scenes/login.scene.yaml --frames-only
        plumbline verify scenes/ --tolerance 0.5
        plumbline verify scenes/ --report html,junit,markdown

      Writes no reference. Actual frames and pictures of what differs, and the results of the run, \
      go to .plumbline/, from where 'plumbline accept' takes them over once they were looked at. \
      Exit code 1 for differences, 6 for a missing reference.
      """)

  @OptionGroup var options: SnapshotOptions

  func run() async throws {
    try await SnapshotRunner(options, .never, .verify).run()
  }
}
