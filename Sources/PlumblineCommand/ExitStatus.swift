internal import Plumbline

/// How a run ended, as scripts see it; the smallest rank wins where several apply.
enum ExitStatus: Int32, Error {
  case usage = 2
  case unreadableInput = 3
  case conflicts = 4
  case ambiguity = 5
  case unwritableOutput = 7
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// The status of the gravest thing that happened: a signal, then 3, 7, 4 and 5.
  static func gravest(_ statuses: [ExitStatus]) -> ExitStatus? {
    let order: [ExitStatus] = [
      .hungUp, .interrupted, .terminated, .usage, .unreadableInput, .unwritableOutput, .conflicts,
      .ambiguity,
    ]
    return order.first { statuses.contains($0) }
  }
}

extension PlumblineError {
  /// The status that a run ends with for this error.
  var exitStatus: ExitStatus {
    switch self {
    case .unreadableScene, .unreadableFile, .noScenes, .noEarlierScene, .unusableCanvas,
      .cannotDraw:
      .unreadableInput
    case .sheetTooLarge: .usage
    case .unwritableFile, .busyFolder, .foreignFile, .lostFolder: .unwritableOutput
    case .unjoinable: .unreadableInput
    case .sameFile, .noSuchConstraint: .usage
    }
  }
}
