// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// A class with an appearance proxy.
///
/// Values set on the proxy have no effect.
public protocol UIAppearance: AnyObject {
}

/// A class that can contain views with appearance proxies.
public protocol UIAppearanceContainer: AnyObject {
}

/// A corner of a rectangle, regardless of the layout direction, with the same raw values as in UIKit.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The option set's bits.
  public let rawValue: UInt
  /// Creates an option set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The type that color literals create.
public typealias _ColorLiteralType = Color

/// The type that image literals create.
public typealias _ImageLiteralType = Image

extension Color {
  /// UIKit's system red.
  public static let systemRed = SystemColor.systemRed.color
  /// UIKit's system orange.
  public static let systemOrange = SystemColor.systemOrange.color
  /// UIKit's system yellow.
  public static let systemYellow = SystemColor.systemYellow.color
  /// UIKit's system green.
  public static let systemGreen = SystemColor.systemGreen.color
  /// UIKit's system mint.
  public static let systemMint = SystemColor.systemMint.color
  /// UIKit's system teal.
  public static let systemTeal = SystemColor.systemTeal.color
  /// UIKit's system cyan.
  public static let systemCyan = SystemColor.systemCyan.color
  /// UIKit's system blue.
  public static let systemBlue = SystemColor.systemBlue.color
  /// UIKit's system indigo.
  public static let systemIndigo = SystemColor.systemIndigo.color
  /// UIKit's system purple.
  public static let systemPurple = SystemColor.systemPurple.color
  /// UIKit's system pink.
  public static let systemPink = SystemColor.systemPink.color
  /// UIKit's system brown.
  public static let systemBrown = SystemColor.systemBrown.color
  /// UIKit's system gray.
  public static let systemGray = SystemColor.systemGray.color
  /// UIKit's second system gray, closer to the background than `systemGray`.
  public static let systemGray2 = SystemColor.systemGray2.color
  /// UIKit's third system gray, closer to the background than `systemGray2`.
  public static let systemGray3 = SystemColor.systemGray3.color
  /// UIKit's fourth system gray, closer to the background than `systemGray3`.
  public static let systemGray4 = SystemColor.systemGray4.color
  /// UIKit's fifth system gray, closer to the background than `systemGray4`.
  public static let systemGray5 = SystemColor.systemGray5.color
  /// UIKit's sixth system gray, which is the closest to the background.
  public static let systemGray6 = SystemColor.systemGray6.color
  /// The color of primary text.
  public static let label = SystemColor.label.color
  /// The color of secondary text.
  public static let secondaryLabel = SystemColor.secondaryLabel.color
  /// The color of tertiary text.
  public static let tertiaryLabel = SystemColor.tertiaryLabel.color
  /// The color of quaternary text.
  public static let quaternaryLabel = SystemColor.quaternaryLabel.color
  /// The color of placeholder text.
  public static let placeholderText = SystemColor.placeholderText.color
  /// The color of links.
  public static let link = SystemColor.link.color
  /// The color of separators that let content show through.
  public static let separator = SystemColor.separator.color
  /// The color of separators that hide the content below.
  public static let opaqueSeparator = SystemColor.opaqueSeparator.color
  /// The fill color of thin and small shapes.
  public static let systemFill = SystemColor.systemFill.color
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = SystemColor.secondarySystemFill.color
  /// The fill color of large shapes.
  public static let tertiarySystemFill = SystemColor.tertiarySystemFill.color
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = SystemColor.quaternarySystemFill.color
  /// The background color of the interface.
  public static let systemBackground = SystemColor.systemBackground.color
  /// The background color of groups.
  public static let secondarySystemBackground = SystemColor.secondarySystemBackground.color
  /// The background color of groups within groups.
  public static let tertiarySystemBackground = SystemColor.tertiarySystemBackground.color
  /// The background color of grouped interfaces, under its name before iOS 13.
  public static let groupTableViewBackground = SystemColor.systemGroupedBackground.color
  /// The background color of grouped interfaces.
  public static let systemGroupedBackground = SystemColor.systemGroupedBackground.color
  /// The background color of groups in grouped interfaces.
  public static let secondarySystemGroupedBackground = SystemColor.secondarySystemGroupedBackground.color
  /// The background color of groups within groups in grouped interfaces.
  public static let tertiarySystemGroupedBackground = SystemColor.tertiarySystemGroupedBackground.color
  /// The color of text on a light background, regardless of dark mode.
  public static let darkText = SystemColor.darkText.color
  /// The color of text on a dark background, regardless of dark mode.
  public static let lightText = SystemColor.lightText.color
}

/// The shape of a line's ends, with the same raw values as in Core Graphics.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of a line's corners, with the same raw values as in Core Graphics.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// A fill rule of a path, with the same raw values as in Core Graphics.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// A way of drawing a path, with the same raw values as in Core Graphics.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality of scaled images, with the same raw values as in Core Graphics.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// A blend mode, with the same raw values as in Core Graphics.
///
/// Figures draw only `normal`.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension Image {
  /// The way in which an image's middle is resized, with the same raw values as in UIKit.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}

extension Image {
  /// A rendering mode of an image, with the same raw values as in UIKit.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

/// Stored for source compatibility; layout ignores it.
extension ImageViewMembers {
  /// Whether the image is scaled up at accessibility content size categories.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the view shows its highlighted image.
  public var isHighlighted: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The image for the highlighted state, which isn't drawn.
  public var highlightedImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
}
