private import CairoCanvas
internal import Scenes

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

  /// The name of a file of this part, by that of the file for the whole: `results.2-of-8.json`.
  package func fileName(_ name: String) -> String {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return "\(name[..<dot]).\(index)-of-\(count)\(name[dot...])"
  }

  /// The part that a file belongs to, by its name and that of the file for the whole; nil for other files.
  package init?(ofFile file: String, for name: String) {
    let numbers = file.split(whereSeparator: { ".-".contains($0) }).compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(index: numbers[0], count: numbers[1])
    guard fileName(name) == file else { return nil }
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
