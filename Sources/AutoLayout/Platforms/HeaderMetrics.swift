public import Foundation

/// The metrics of the headers of a table's sections.
public struct HeaderMetrics: Hashable, Sendable {
  /// The height of a header, in points (documents).
  public var height: CGFloat = 28

  /// The minimum distance of a header's labels from its top and bottom, in points (estimate: half of ``height`` − 21).
  public var textMargin: CGFloat = 3.5

  /// Whether titles in grouped tables are uppercase: true up to iOS 18, false on iOS 26.
  ///
  /// Measured by others: brave/brave-core#38907.
  public var areUppercase = true
}
