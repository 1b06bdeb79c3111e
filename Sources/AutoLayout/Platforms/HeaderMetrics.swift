public import Foundation

/// The metrics of the headers of a table's sections.
public struct HeaderMetrics: Hashable, Sendable {
  /// The height of a header, in points (documents).
  public var height: CGFloat = 28

  /// The minimum distance of a header's labels from its top and bottom, in points.
  ///
  /// An estimate: half of what a line of 21 points leaves of ``height``.
  public var textMargin: CGFloat = 3.5

  /// Whether titles of groups are in capital letters: up to iOS 18, and no longer on iOS 26 (measured by others:
  /// brave/brave-core#38907).
  public var areUppercase = true
}
