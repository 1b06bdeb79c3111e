internal import Synchronization

/// The latest requests of open pages, so that work on older ones can be given up.
///
/// A page asks anew before it has an answer: while somebody drags, or after another scene was chosen.
final class RequestTurns: Sendable {
  private let latest = Mutex<[String: Int]>([:])

  /// The number of keys from which all are forgotten; open pages have a few each.
  private static let limit = 4_096

  /// A request among those of one kind of one page.
  struct Turn: Sendable {
    fileprivate let key: String
    fileprivate let number: Int
    fileprivate let turns: RequestTurns

    /// Whether no later request of the kind has come.
    var isLatest: Bool { turns.latest.withLock { ($0[key] ?? number) <= number } }
  }

  /// Notes a request.
  ///
  /// - Parameters:
  ///   - key: The page and the kind of request.
  ///   - number: The request's number, which rises.
  func turn(_ key: String, _ number: Int) -> Turn {
    latest.withLock { latest in
      if latest.count >= Self.limit { latest = [:] }
      latest[key] = max(latest[key] ?? 0, number)
    }
    return Turn(key: key, number: number, turns: self)
  }
}
