internal import Synchronization

/// A registry of the latest request of each kind and page, for skipping obsolete requests.
///
/// During a drag, or after choosing another scene, a page sends a request before the previous one is answered. Only the
/// latest request needs an answer.
final class RequestTurns: Sendable {
  private let latest = Mutex<[String: Int]>([:])

  /// The number of keys at which all keys are removed, to limit memory.
  ///
  /// A key is a page and a kind of request, so each open page has only a few.
  private static let limit = 4_096

  /// A request's position among the requests of the same kind and page.
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
  ///   - number: The request's sequence number, which increases from request to request.
  /// - Returns: The request's position.
  func turn(_ key: String, _ number: Int) -> Turn {
    latest.withLock { latest in
      if latest.count >= Self.limit { latest = [:] }
      latest[key] = max(latest[key] ?? 0, number)
    }
    return Turn(key: key, number: number, turns: self)
  }
}
