private import AutoLayout
internal import Scenes

/// What came of one output of a job, drawn by this process or by another.
struct PictureOutcome: Sendable {
  /// The conflicts of the layout, which was drawn nonetheless.
  private(set) var conflicts: [SolvedTree.Conflict] = []
  /// The views whose layout is open.
  private(set) var ambiguities: [Ambiguity] = []
  /// The scripts that were drawn as boxes for want of a font.
  private(set) var missingScripts: [MissingScript] = []
  /// What the figure was asked to show and had no place for, in words.
  private(set) var omissions: [String] = []
  /// How long the file is; 0 where there is none.
  private(set) var byteCount = 0
  /// The SHA-256 of the file's bytes; empty where nobody asked for it.
  private(set) var sha256 = ""
  /// Why there is no file; nil where there is one.
  private(set) var error: String?
  /// What is to be said of it; nil where another output of the job speaks for this one.
  private(set) var failure: PlumblineError?

  /// Takes what a job in this process came to for the output at a place among its own.
  init(of outcome: FigureJob.Outcome, at place: Int) {
    conflicts = outcome.conflicts
    ambiguities = outcome.ambiguities
    missingScripts = outcome.missingScripts
    omissions = outcome.omissions.map(\.description)
    guard place < outcome.files.count else {
      error = outcome.error?.description ?? ""
      // The first that fails keeps those after it from being tried, and speaks for them.
      failure = place == outcome.files.count ? outcome.error : nil
      return
    }
    byteCount = outcome.files[place].byteCount
    sha256 = outcome.files[place].sha256 ?? ""
  }

  /// Reads the result of another process, a line of JSON.
  init(result: [UInt8]) {
    guard let json = JSONValue(parsing: result), let byteCount = json["bytes"]?.integer else {
      let failure = PictureFailure(result: result)
      error = failure.errors.map(\.text).joined(separator: "\n")
      self.failure = .failedJob(failure)
      return
    }
    conflicts = json.conflicts
    ambiguities = json.ambiguities
    missingScripts = (json["missingScripts"]?.elements ?? []).compactMap(\.string)
      .map { MissingScript(named: $0) }
    omissions = json["omissions"]?.elements?.compactMap(\.string) ?? []
    self.byteCount = byteCount
    sha256 = json["sha256"]?.string ?? ""
  }
}
