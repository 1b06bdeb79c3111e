internal import Plumbline

/// How a run ended, as scripts see it; the smallest rank wins where several apply.
enum ExitStatus: Int32, Error {
  case differences = 1
  case usage = 2
  case unreadableInput = 3
  case conflicts = 4
  case ambiguity = 5
  case missingReference = 6
  case unwritableOutput = 7

  /// The status of the gravest thing that happened: 3, then 7, 4, 5, 6 and 1.
  static func gravest(_ statuses: [ExitStatus]) -> ExitStatus? {
    let order: [ExitStatus] = [
      .usage, .unreadableInput, .unwritableOutput, .conflicts, .ambiguity, .missingReference,
      .differences,
    ]
    return order.first { statuses.contains($0) }
  }
}

extension PlumblineError {
  /// The status that a run ends with for this error.
  var exitStatus: ExitStatus {
    switch self {
    case .unreadableScene, .unreadableFile, .noScenes, .unusableCanvas, .cannotDraw:
      .unreadableInput
    case .sheetTooLarge: .usage
    case .unwritableFile: .unwritableOutput
    case .sameFile, .unlikeKinds: .usage
    }
  }
}
