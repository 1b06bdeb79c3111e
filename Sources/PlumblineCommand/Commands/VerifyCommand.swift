internal import ArgumentParser
internal import Plumbline

/// `plumbline verify`: compares scenes with their references.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare scenes with their references, and report what moved and why.",
    discussion: """
      Examples:
        plumbline verify scenes/
        plumbline verify scenes/login.scene.yaml --frames-only
        plumbline verify scenes/ --tolerance 0.5
        plumbline verify scenes/ --report html,junit,markdown
        plumbline verify scenes/ --against origin/main
        plumbline verify scenes/ --against-merge-base main

      With --against there are no references: both sides are laid out and drawn, from the files of \
      a git commit and of the working tree, and added and removed scenes are differences too.

      References aren't changed. Actual frames and pictures that differ, and the results of the \
      run, go to .plumbline/, from which 'plumbline accept' copies them after review. The exit \
      code is 1 for differences, and 6 for a missing reference.
      """)

  @OptionGroup var options: SnapshotOptions

  @Option(
    help: ArgumentHelp(
      "Compare with the scenes of a git commit instead of references: a branch, tag or hash.",
      valueName: "REV"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "Like --against, with the merge base of the current branch and a commit.", valueName: "REV"))
  var againstMergeBase: String?

  func validate() throws {
    guard against == nil || againstMergeBase == nil else {
      throw ValidationError("--against cannot be used with --against-merge-base")
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
