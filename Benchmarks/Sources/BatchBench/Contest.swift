/// A way to draw the phone's figure.
struct Contestant {
  /// What the table calls it.
  var name: String
  /// Pictures in a round: fewer for slow ones, so that rounds take about as long.
  var pictures: Int
  /// Draws so many pictures and returns the seconds by the clock; nil where it cannot draw.
  var draw: (_ pictures: Int) async throws -> Double?
}

/// Pictures a second of each contestant in its best round; nil where it draws none.
///
/// They take turns, so that what else the machine does hits everyone.
func contest(_ contestants: [Contestant], rounds: Int) async throws -> [Double?] {
  var best = [Double?](repeating: nil, count: contestants.count)
  for _ in 0..<rounds {
    for (index, contestant) in contestants.enumerated() {
      guard let seconds = try await contestant.draw(contestant.pictures) else { continue }
      best[index] = max(best[index] ?? 0, Double(contestant.pictures) / seconds)
    }
  }
  return best
}

/// Seconds by the clock that an operation takes.
func elapsed(_ operation: () async throws -> Void) async rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try await operation()
  return (clock.now - start) / .seconds(1)
}
