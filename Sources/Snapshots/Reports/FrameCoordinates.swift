internal import AutoLayout
internal import Foundation

/// One number of an item's frame on both sides, as people read it.
struct FrameCoordinate: Hashable {
  /// `x`, `y`, `width` or `height`.
  var name: String
  /// The number in the reference; a dash where there is none.
  var reference: String
  /// The number in the actual layout; a dash where there is none.
  var actual: String

  /// Whether the two sides are not the same number.
  var differs: Bool { reference != actual }
}

extension ItemChange {
  /// The four numbers of the frame, in its owner's coordinates, in points.
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
  /// The kind as a word, for tables.
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
