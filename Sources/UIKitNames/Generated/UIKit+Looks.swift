// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// A class with an appearance proxy.
///
/// Settings of proxies have no effect.
public protocol UIAppearance: AnyObject {
}

/// A container of classes with appearance proxies.
public protocol UIAppearanceContainer: AnyObject {
}

/// The corners of a rectangle, independent of the layout direction; Apple's raw values.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
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

/// The type of color literals.
public typealias _ColorLiteralType = Color

/// The type of image literals.
public typealias _ImageLiteralType = Image

extension Color {
  /// The interface's red.
  public static let systemRed = SystemColor.systemRed.color
  /// The interface's orange.
  public static let systemOrange = SystemColor.systemOrange.color
  /// The interface's yellow.
  public static let systemYellow = SystemColor.systemYellow.color
  /// The interface's green.
  public static let systemGreen = SystemColor.systemGreen.color
  /// The interface's mint.
  public static let systemMint = SystemColor.systemMint.color
  /// The interface's teal.
  public static let systemTeal = SystemColor.systemTeal.color
  /// The interface's cyan.
  public static let systemCyan = SystemColor.systemCyan.color
  /// The interface's blue.
  public static let systemBlue = SystemColor.systemBlue.color
  /// The interface's indigo.
  public static let systemIndigo = SystemColor.systemIndigo.color
  /// The interface's purple.
  public static let systemPurple = SystemColor.systemPurple.color
  /// The interface's pink.
  public static let systemPink = SystemColor.systemPink.color
  /// The interface's brown.
  public static let systemBrown = SystemColor.systemBrown.color
  /// The middle gray.
  public static let systemGray = SystemColor.systemGray.color
  /// The second gray, closer to the background.
  public static let systemGray2 = SystemColor.systemGray2.color
  /// The third gray, closer to the background.
  public static let systemGray3 = SystemColor.systemGray3.color
  /// The fourth gray, closer to the background.
  public static let systemGray4 = SystemColor.systemGray4.color
  /// The fifth gray, closer to the background.
  public static let systemGray5 = SystemColor.systemGray5.color
  /// The gray closest to the background.
  public static let systemGray6 = SystemColor.systemGray6.color
  /// Primary text.
  public static let label = SystemColor.label.color
  /// Secondary text.
  public static let secondaryLabel = SystemColor.secondaryLabel.color
  /// Tertiary text.
  public static let tertiaryLabel = SystemColor.tertiaryLabel.color
  /// Quaternary text.
  public static let quaternaryLabel = SystemColor.quaternaryLabel.color
  /// The color of placeholders.
  public static let placeholderText = SystemColor.placeholderText.color
  /// Links.
  public static let link = SystemColor.link.color
  /// Translucent separators.
  public static let separator = SystemColor.separator.color
  /// Opaque separators.
  public static let opaqueSeparator = SystemColor.opaqueSeparator.color
  /// Thin and small shapes.
  public static let systemFill = SystemColor.systemFill.color
  /// Shapes of medium size.
  public static let secondarySystemFill = SystemColor.secondarySystemFill.color
  /// Large shapes.
  public static let tertiarySystemFill = SystemColor.tertiarySystemFill.color
  /// Large areas with complex content.
  public static let quaternarySystemFill = SystemColor.quaternarySystemFill.color
  /// The background of the interface.
  public static let systemBackground = SystemColor.systemBackground.color
  /// The background of groups.
  public static let secondarySystemBackground = SystemColor.secondarySystemBackground.color
  /// The background of groups within groups.
  public static let tertiarySystemBackground = SystemColor.tertiarySystemBackground.color
  /// The background of grouped interfaces, by its name before iOS 13.
  public static let groupTableViewBackground = SystemColor.systemGroupedBackground.color
  /// The background of grouped interfaces.
  public static let systemGroupedBackground = SystemColor.systemGroupedBackground.color
  /// The background of groups in grouped interfaces.
  public static let secondarySystemGroupedBackground = SystemColor.secondarySystemGroupedBackground.color
  /// The background of groups within groups in grouped interfaces.
  public static let tertiarySystemGroupedBackground = SystemColor.tertiarySystemGroupedBackground.color
  /// Text on light backgrounds, the same in dark mode.
  public static let darkText = SystemColor.darkText.color
  /// Text on dark backgrounds, the same in light mode.
  public static let lightText = SystemColor.lightText.color
}

/// The shapes of a line's ends; Core Graphics' raw values.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shapes of a line's corners; Core Graphics' raw values.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The fill rules of paths; Core Graphics' raw values.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// The ways of drawing a path; Core Graphics' raw values.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality of scaled pictures; Core Graphics' raw values.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// The blend modes, of which figures draw only `normal`; Core Graphics' raw values.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension Image {
  /// The resizing of a picture's middle; Apple's raw values.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}

extension Image {
  /// The rendering modes of pictures; Apple's raw values.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

/// Stored for source compatibility; layout ignores it.
extension ImageViewMembers {
  /// Whether the picture is scaled up at accessibility content size categories.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the highlighted picture is shown.
  public var isHighlighted: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The highlighted picture, which isn't drawn.
  public var highlightedImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
}
