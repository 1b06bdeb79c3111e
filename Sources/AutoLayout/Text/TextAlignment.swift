/// The alignment of lines in their view, with Apple's raw values, which differ on Macs with Intel processors.
public enum TextAlignment: Int, Sendable, CaseIterable, Codable {
  case left = 0
  case center = 1
  case right = 2
  /// Lines that fill the width; drawn like natural ones.
  case justified = 3
  /// Left or right, depending on the direction of the interface.
  case natural = 4
}

/// A line break mode, with Apple's raw values; layout always breaks lines between words.
public enum LineBreakMode: Int, Sendable, CaseIterable, Codable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  /// Whether a button's text may take more than one line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
