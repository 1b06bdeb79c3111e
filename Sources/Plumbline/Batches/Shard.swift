private import CairoCanvas

/// One of several equal parts of a batch, each of which another process draws.
///
/// A scene belongs to a part by its name alone, so that it stays there when others come and go, and
/// pictures of earlier runs are found again. Parts are as even as chance makes them: of 10,000 scenes
/// on 8, one in ten parts differs from 1,250 by more than 60.
package struct Shard: Hashable, Sendable {
  /// Which part it is, from 1.
  package let index: Int
  /// How many parts there are.
  package let count: Int

  /// Names a part; nil unless its number is from 1 to that of the parts.
  package init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `3/8`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  /// Whether a scene belongs to this part.
  package func contains(_ scene: String) -> Bool {
    let digits = sha256(Array(scene.utf8)).prefix(15)
    return (Int(digits, radix: 16) ?? 0) % count == index - 1
  }
}

extension Shard: CustomStringConvertible {
  /// As the command line writes it.
  package var description: String { "\(index)/\(count)" }
}
