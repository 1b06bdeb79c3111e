/// A reason why the two sides of a constraint can't be related.
package enum PairingFault: Hashable, Sendable {
  case listsOnBothSides
  case zeroTimesItem
  case noItem
  case positionWithoutItem(String)
  case sizeWithPosition(String, String)
  case horizontalWithVertical(String, String)
  case readingWithFixedEdge(String, String, suggestion: String)
  case zeroMultiplier(String)
}

extension PairingFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .listsOnBothSides:
      "both sides are lists; only one side of a relation may be a list of items"
    case .zeroTimesItem:
      "the item on this side is multiplied by 0; an item that is alone on its side needs another factor"
    case .noItem:
      "neither side has an item; an equation has at least one attribute, as in 'a.width == 44'"
    case .positionWithoutItem(let anchor):
      "'\(anchor)' is a position and cannot be related to a number alone; relate it to an attribute of another"
        + " item, as in '== root.\(lastPart(anchor)) + 8'"
    case .sizeWithPosition(let first, let second):
      "'\(second)' cannot be related to '\(first)'; a size goes with a size, a position with a"
        + " position"
    case .horizontalWithVertical(let first, let second):
      "'\(second)' cannot be related to '\(first)'; a horizontal position goes with a horizontal"
        + " one, a vertical with a vertical"
    case .readingWithFixedEdge(let first, let second, let suggestion):
      "'\(second)' cannot be related to '\(first)'; leading and trailing can't be combined with left and"
        + " right; did you mean '\(suggestion)'?"
    case .zeroMultiplier(let first):
      "the multiplier is 0, which would relate '\(first)' to a number alone; a position needs another"
        + " multiplier"
    }
  }

  private func lastPart(_ anchor: String) -> String {
    anchor.split(separator: ".").last.map(String.init) ?? anchor
  }
}
