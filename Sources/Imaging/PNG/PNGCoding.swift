/// The compression of PNG files, which is always lossless.
public enum PNGCoding: String, Sendable, CaseIterable {
  /// Takes a millisecond or two, for temporary pictures.
  case fast
  /// Produces files that are as small as possible in a reasonable time, for pictures that are kept.
  case compact
}
