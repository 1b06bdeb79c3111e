internal import AutoLayout
internal import Foundation

/// One coordinate of an item's frame in both layouts, formatted for display.
struct FrameCoordinate: Hashable {
  /// `x`, `y`, `width` or `height`.
  var name: String
  /// The number in the reference; a dash if there isn't one.
  var reference: String
  /// The number in the actual layout; a dash if there isn't one.
  var actual: String

  /// Whether the two numbers differ.
  var differs: Bool { reference != actual }
}

extension ItemChange {
  /// The four coordinates of the frame, in points in the owner's coordinates.
  var coordinates: [FrameCoordinate] {
    let numbers: [(String, (CGRect) -> CGFloat)] = [
      ("x", \.minX), ("y", \.minY), ("width", \.width), ("height", \.height),
    ]
    return numbers.map { name, number in
      FrameCoordinate(
        name: name, reference: reference.map { plainNumber(number($0), digits: 3) } ?? "–",
        actual: actual.map { plainNumber(number($0), digits: 3) } ?? "–")
    }
  }
}

extension ItemChange.Kind {
  /// The kind of change as a word in tables.
  var word: String {
    switch self {
    case .moved: "moved"
    case .resized: "resized"
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    }
  }
}
