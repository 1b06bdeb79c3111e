public import AutoLayout
public import Foundation

extension Font {
  /// The default font size for controls of a given size, in points.
  public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .small: smallSystemFontSize
    case .mini: 9
    case .regular, .large: systemFontSize
    }
  }

  /// Returns the font for a text style, with the size that the Human Interface Guidelines list for macOS.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [String: Any] = [:]
  ) -> Font {
    let (size, weight) = styles[style] ?? (systemFontSize, .regular)
    return Font(pointSize: size, weight: weight)
  }

  private static let styles: [TextStyle: (CGFloat, Weight)] = [
    .largeTitle: (26, .regular), .title1: (22, .regular), .title2: (17, .regular),
    .title3: (15, .regular), .headline: (13, .bold), .body: (13, .regular),
    .callout: (12, .regular), .subheadline: (11, .regular), .footnote: (10, .regular),
    .caption1: (10, .regular), .caption2: (10, .medium),
  ]

  static func desktop(_ size: CGFloat) -> Font {
    Font(pointSize: size > 0 ? size : systemFontSize)
  }
}
