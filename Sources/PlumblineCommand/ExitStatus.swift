internal import Plumbline

/// The exit status of a run, which scripts can examine.
enum ExitStatus: Int32, Error {
  case differences = 1
  case usage = 2
  case unreadableInput = 3
  case conflicts = 4
  case ambiguity = 5
  case missingReference = 6
  case unwritableOutput = 7
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// Returns the most severe status, in the order: a signal, then 2, 3, 7, 4, 5, 6 and 1.
  static func gravest(_ statuses: [ExitStatus]) -> ExitStatus? {
    let order: [ExitStatus] = [
      .hungUp, .interrupted, .terminated, .usage, .unreadableInput, .unwritableOutput, .conflicts,
      .ambiguity, .missingReference, .differences,
    ]
    return order.first { statuses.contains($0) }
  }
}

extension PlumblineError {
  /// The exit status of a run that fails with this error.
  var exitStatus: ExitStatus {
    switch self {
    case .unreadableScene, .unreadableFile, .unreadableCommit, .noScenes, .noEarlierScene,
      .cannotDraw, .overLimit, .sweepEnded, .ambiguousCanvas, .crashed, .unwritableScene,
      .failedCode, .failedBuild, .unmergeable:
      .unreadableInput
    case .failedJob(let failure): failure.exitStatus
    case .sheetTooLarge, .sheetTooFull, .unusableCanvas, .fittingSweep: .usage
    case .unwritableFile, .busyFolder, .foreignFile, .removedFolder: .unwritableOutput
    case .sameFile, .noSuchConstraint, .noSuchItem, .impossibleWidth, .invalidLetterSize,
      .mismatchedKinds:
      .usage
    }
  }
}

extension PictureFailure {
  /// The exit status of a run that fails to draw a picture for this reason.
  var exitStatus: ExitStatus { cause == .output ? .unwritableOutput : .unreadableInput }
}
