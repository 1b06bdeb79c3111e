public import AutoLayout
public import Foundation

/// UIKit's name for ``ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory
/// UIKit's name for ``FontMetrics``.
public typealias UIFontMetrics = FontMetrics

extension Font {
  /// The size of labels' text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons' titles, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of text that is nothing else, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
}
