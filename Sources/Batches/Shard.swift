private import CairoCanvas
internal import Scenes

/// One of the parts into which the scenes of a batch are divided, so that several processes can draw them.
///
/// A scene's shard depends only on the scene's name. If scenes are added or removed, the others stay in their shards,
/// and their earlier pictures can be reused. Shards differ in size at random: with 10,000 scenes in 8 shards, one in
/// ten shards differs from 1,250 by more than 60.
package struct Shard: Hashable, Sendable {
  /// The number of the shard, from 1.
  package let index: Int
  /// The number of shards.
  package let count: Int

  /// Creates a shard, or returns `nil` if its number is out of range.
  package init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Parses a shard such as `3/8`, or returns `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  /// Returns the file name for this shard, such as `results.2-of-8.json` for the whole batch's `results.json`.
  package func fileName(_ name: String) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<dot]).\(index)-of-\(count)\(name[dot...])"
  }

  /// Parses the shard in a file name that ``fileName(_:)`` returned for `name`, or returns `nil` for other file names.
  package init?(ofFile file: String, for name: String) {
    let numbers = file.split(whereSeparator: { ".-".contains($0) }).compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(index: numbers[0], count: numbers[1])
    guard fileName(name) == file else { return nil }
  }

  /// Whether a scene belongs to this shard.
  package func contains(_ scene: String) -> Bool {
    let digits = sha256(Array(scene.utf8)).prefix(15)
    return (Int(digits, radix: 16) ?? 0) % count == index - 1
  }
}

extension Shard: CustomStringConvertible {
  /// The shard as it is written on the command line: `3/8`.
  package var description: String { "\(index)/\(count)" }
}
