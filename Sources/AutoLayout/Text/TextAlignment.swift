/// Where lines of text lie between the sides of their view; Apple's raw values, on Intel's
/// Macs others.
public enum TextAlignment: Int, Sendable, CaseIterable, Codable {
  case left = 0
  case center = 1
  case right = 2
  /// Lines that fill the width; drawn as natural ones.
  case justified = 3
  /// Left or right, by the direction of the interface.
  case natural = 4
}

/// Where texts that are too long break or end; Apple's raw values.
///
/// Layout breaks lines between words, whatever is set.
public enum LineBreakMode: Int, Sendable, CaseIterable, Codable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  /// Whether a button's text takes more than one line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
