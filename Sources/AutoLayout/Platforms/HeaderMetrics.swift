public import Foundation

/// The metrics of table section headers, from Interface Builder documents unless a property's comment names a source.
public struct HeaderMetrics: Hashable, Sendable {
  /// The height of a section header, in points.
  public var height: CGFloat = 28

  /// The minimum distance of a header's labels from its top and bottom, in points (estimate: (``height`` − 21) / 2).
  public var textMargin: CGFloat = 3.5

  /// Whether the headers of grouped tables are in uppercase, as before iOS 26 (source: brave/brave-core#38907).
  public var areUppercase = true
}
