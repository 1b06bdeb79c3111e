/// The compression of PNG files, which is always lossless.
public enum PNGCoding: String, Sendable, CaseIterable {
  /// Fast compression in a millisecond or two, for temporary pictures.
  case fast
  /// Compact compression, for pictures that are stored.
  ///
  /// Files are as small as possible in a reasonable time.
  case compact
}
