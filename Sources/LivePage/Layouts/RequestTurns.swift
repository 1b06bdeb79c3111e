internal import Synchronization

/// The numbers of the latest requests of open pages.
///
/// Earlier requests are obsolete and needn't be answered.
///
/// During a drag, or after choosing another scene, a page sends a request before the previous one is answered.
final class RequestTurns: Sendable {
  private let latest = Mutex<[String: Int]>([:])

  /// The number of keys at which all keys are removed, to limit memory.
  ///
  /// Each open page has only a few keys.
  private static let limit = 4_096

  /// The turn of a request among the requests of the same kind and page.
  struct Turn: Sendable {
    fileprivate let key: String
    fileprivate let number: Int
    fileprivate let turns: RequestTurns

    /// Whether no later request of the same kind and page has arrived.
    var isLatest: Bool { turns.latest.withLock { ($0[key] ?? number) <= number } }
  }

  /// Registers a request.
  ///
  /// - Parameters:
  ///   - key: The page and the kind of request.
  ///   - number: The number of the request, which increases from request to request.
  /// - Returns: The turn of the request.
  func turn(_ key: String, _ number: Int) -> Turn {
    latest.withLock { latest in
      if latest.count >= Self.limit { latest = [:] }
      latest[key] = max(latest[key] ?? 0, number)
    }
    return Turn(key: key, number: number, turns: self)
  }
}
