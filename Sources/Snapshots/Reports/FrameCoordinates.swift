internal import AutoLayout
internal import Foundation

/// A coordinate or dimension of an item's frame in the reference and in the actual layout, formatted for display.
struct FrameCoordinate: Hashable {
  /// The name of the coordinate or dimension: `x`, `y`, `width` or `height`.
  var name: String
  /// The value in the reference, or a dash if the item was added.
  var reference: String
  /// The value in the actual layout, or a dash if the item was removed.
  var actual: String

  /// Whether the two values differ.
  var differs: Bool { reference != actual }
}

extension ItemChange {
  /// The coordinates and dimensions of the item's frame, in points in the owner's coordinate space.
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
  /// The word for the kind of change in tables.
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
