internal import Plumbline

/// How a run ended, as scripts see it; the smallest rank wins where several apply.
enum ExitStatus: Int32, Error {
  case usage = 2
  case unreadableInput = 3
  case conflicts = 4
  case ambiguity = 5
  case unwritableOutput = 7

  /// The status of the gravest thing that happened: 3, then 7, 4 and 5.
  static func gravest(_ statuses: [ExitStatus]) -> ExitStatus? {
    let order: [ExitStatus] = [.usage, .unreadableInput, .unwritableOutput, .conflicts, .ambiguity]
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
    case .unwritableFile: .unwritableOutput
    case .sameFile: .usage
    }
  }
}
