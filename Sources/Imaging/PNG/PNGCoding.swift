/// The compression of PNG files, which is always lossless.
public enum PNGCoding: String, Sendable, CaseIterable {
  /// Fast coding for temporary pictures, which takes a millisecond or two.
  case fast
  /// Compact coding for pictures that are kept.
  ///
  /// Files are as small as possible in a reasonable time.
  case compact
}
