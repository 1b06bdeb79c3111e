/// The alignment of lines in their view, with the raw values that Apple uses except on Macs with Intel processors.
public enum TextAlignment: Int, Sendable, CaseIterable, Codable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Filling the width; drawn like `natural`.
  case justified = 3
  /// Left or right, depending on the direction of the interface.
  case natural = 4
}

/// A line break mode, with the same raw values as in UIKit; layout ignores it and breaks lines between words.
public enum LineBreakMode: Int, Sendable, CaseIterable, Codable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The text is cut at the edge.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the text.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the text.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the text.
  case byTruncatingMiddle = 5

  /// Whether a button's text in this mode may take several lines.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
