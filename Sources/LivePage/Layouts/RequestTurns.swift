internal import Synchronization

/// The latest requests of open pages, which make earlier ones obsolete.
///
/// During drags, and when another scene is chosen, a page sends a request before the last one is answered.
final class RequestTurns: Sendable {
  private let latest = Mutex<[String: Int]>([:])

  /// The number of keys at which all are removed.
  ///
  /// Open pages have a few each.
  private static let limit = 4_096

  /// A request, numbered among those of the same kind and page.
  struct Turn: Sendable {
    fileprivate let key: String
    fileprivate let number: Int
    fileprivate let turns: RequestTurns

    /// Whether no later request of the same kind has arrived.
    var isLatest: Bool { turns.latest.withLock { ($0[key] ?? number) <= number } }
  }

  /// Registers a request.
  ///
  /// - Parameters:
  ///   - key: The page and the kind of request.
  ///   - number: The request's number, which increases.
  /// - Returns: The turn of the request.
  func turn(_ key: String, _ number: Int) -> Turn {
    latest.withLock { latest in
      if latest.count >= Self.limit { latest = [:] }
      latest[key] = max(latest[key] ?? 0, number)
    }
    return Turn(key: key, number: number, turns: self)
  }
}
