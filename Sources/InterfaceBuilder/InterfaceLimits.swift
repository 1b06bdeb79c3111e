/// The limits for reading a document.
package enum InterfaceLimits {
  /// The maximum number of bytes of a document.
  package static let byteCount = 16 << 20
  /// The maximum number of views in a document.
  static let viewCount = 50_000
  /// The maximum number of elements in a document.
  static let elementCount = 500_000
  /// The maximum nesting depth of elements.
  static let depth = 512
  /// The maximum nesting depth of container views whose contents are laid out.
  static let containerDepth = 32
}
