internal import ArgumentParser
internal import Plumbline

/// `plumbline verify`: compares scenes with their references.
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
        plumbline verify scenes/ --against origin/main
        plumbline verify scenes/ --against-merge-base main

      With --against there are no references: both sides are laid out and drawn, from the files at \
      a commit of git and in the working tree, and what is new or gone is a difference too.

      Writes no reference. Actual frames and pictures of what differs, and the results of the run, \
      go to .plumbline/, from where 'plumbline accept' takes them over once they were looked at. \
      Exit code 1 for differences, 6 for a missing reference.
      """)

  @OptionGroup var options: SnapshotOptions

  @Option(
    help: ArgumentHelp(
      "Compare with the scenes at a commit of git instead of references: a branch, a tag, a hash.",
      valueName: "REV"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "The same, with the commit at which the current branch left another one.", valueName: "REV"))
  var againstMergeBase: String?

  func validate() throws {
    guard against == nil || againstMergeBase == nil else {
      throw ValidationError("--against and --against-merge-base exclude each other")
    }
  }

  func run() async throws {
    try options.printConfigIfAsked(of: "verify")
    guard let revision = against ?? againstMergeBase else {
      return try await SnapshotRunner(options, .never, .verify).run()
    }
    // Copies of the commit's files have to be removed when a signal ends the run.
    Interruption().listen()
    let commit = try reportingFailures {
      try CommittedFiles(of: revision, isMergeBase: against == nil)
    }
    try await SnapshotRunner(options, against: commit).run()
  }
}
