/// How the pixels of a PNG file are packed; every coding keeps each pixel as it is.
public enum PNGCoding: String, Sendable, CaseIterable {
  /// In a millisecond or two, for pictures that are looked at and thrown away.
  case fast
  /// As small as it gets in reasonable time, for pictures that are kept.
  case compact
}
