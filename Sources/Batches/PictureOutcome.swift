private import AutoLayout
internal import Scenes

/// The result for one output of a job, which this process or another process drew.
struct PictureOutcome: Sendable {
  /// The conflicts between constraints; the layout is drawn despite them.
  private(set) var conflicts: [SolvedTree.Conflict] = []
  /// The views with ambiguous layouts.
  private(set) var ambiguities: [Ambiguity] = []
  /// The scripts that no font supports; their letters were drawn as boxes.
  private(set) var missingScripts: [MissingScript] = []
  /// The requested parts of the figure that were left out for lack of room, as sentences.
  private(set) var omissions: [String] = []
  /// The size of the output file in bytes, or 0 if the file is missing.
  private(set) var byteCount = 0
  /// The SHA-256 hash of the file, or an empty string if it wasn't requested.
  private(set) var sha256 = ""
  /// The reason why the output file is missing, or `nil` if it was written.
  private(set) var error: String?
  /// The error to report, or `nil` if there is no error or another output of the job reports it.
  private(set) var failure: PlumblineError?

  /// Creates the result for the output at an index, from the outcome of a job that this process ran.
  init(of outcome: FigureJob.Outcome, at place: Int) {
    conflicts = outcome.conflicts
    ambiguities = outcome.ambiguities
    missingScripts = outcome.missingScripts
    omissions = outcome.omissions.map(\.description)
    guard place < outcome.files.count else {
      error = outcome.error?.description ?? ""
      // The first output that fails prevents later ones, and its error is reported for all.
      failure = place == outcome.files.count ? outcome.error : nil
      return
    }
    byteCount = outcome.files[place].byteCount
    sha256 = outcome.files[place].sha256 ?? ""
  }

  /// Parses a result that another process sent as a line of JSON.
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
