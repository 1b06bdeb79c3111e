public import Foundation

/// The metrics of the section headers of tables.
public struct HeaderMetrics: Hashable, Sendable {
  /// The height of a header, in points (documents).
  public var height: CGFloat = 28

  /// The minimum distance of a header's labels from its top and bottom, in points (estimate: (``height`` − 21) / 2).
  public var textMargin: CGFloat = 3.5

  /// Whether grouped tables show titles in uppercase, as before iOS 26 (measured by others: brave/brave-core#38907).
  public var areUppercase = true
}
