// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// A class with an appearance proxy.
///
/// Proxies are accepted, and change nothing.
public protocol UIAppearance: AnyObject {
}

/// A container of classes with appearance proxies.
public protocol UIAppearanceContainer: AnyObject {
}

/// Corners of a rectangle that never mirror; Apple's raw values.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates it from its bits.
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
  /// The grey in the middle.
  public static let systemGray = SystemColor.systemGray.color
  /// The second grey, nearer to the background.
  public static let systemGray2 = SystemColor.systemGray2.color
  /// The third grey, nearer to the background.
  public static let systemGray3 = SystemColor.systemGray3.color
  /// The fourth grey, nearer to the background.
  public static let systemGray4 = SystemColor.systemGray4.color
  /// The fifth grey, nearer to the background.
  public static let systemGray5 = SystemColor.systemGray5.color
  /// The grey that is nearest to the background.
  public static let systemGray6 = SystemColor.systemGray6.color
  /// Text that matters most.
  public static let label = SystemColor.label.color
  /// Text that matters less.
  public static let secondaryLabel = SystemColor.secondaryLabel.color
  /// Text that matters little.
  public static let tertiaryLabel = SystemColor.tertiaryLabel.color
  /// Text that hardly matters.
  public static let quaternaryLabel = SystemColor.quaternaryLabel.color
  /// The color of placeholders.
  public static let placeholderText = SystemColor.placeholderText.color
  /// Text that leads elsewhere.
  public static let link = SystemColor.link.color
  /// Thin lines that let what is below show through.
  public static let separator = SystemColor.separator.color
  /// Thin lines that let nothing through.
  public static let opaqueSeparator = SystemColor.opaqueSeparator.color
  /// Thin and small shapes.
  public static let systemFill = SystemColor.systemFill.color
  /// Shapes of medium size.
  public static let secondarySystemFill = SystemColor.secondarySystemFill.color
  /// Large shapes.
  public static let tertiarySystemFill = SystemColor.tertiarySystemFill.color
  /// Large areas with something complex in them.
  public static let quaternarySystemFill = SystemColor.quaternarySystemFill.color
  /// Behind everything.
  public static let systemBackground = SystemColor.systemBackground.color
  /// Behind what is grouped on the background.
  public static let secondarySystemBackground = SystemColor.secondarySystemBackground.color
  /// Behind what is grouped within a group.
  public static let tertiarySystemBackground = SystemColor.tertiarySystemBackground.color
  /// Behind everything, where it is in groups; the name before iOS 13.
  public static let groupTableViewBackground = SystemColor.systemGroupedBackground.color
  /// Behind everything, where it is in groups.
  public static let systemGroupedBackground = SystemColor.systemGroupedBackground.color
  /// Behind a group.
  public static let secondarySystemGroupedBackground = SystemColor.secondarySystemGroupedBackground.color
  /// Behind what is grouped within a group.
  public static let tertiarySystemGroupedBackground = SystemColor.tertiarySystemGroupedBackground.color
  /// Text on light grounds, the same in the dark.
  public static let darkText = SystemColor.darkText.color
  /// Text on dark grounds, the same in the light.
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

/// What is inside a path; Core Graphics' raw values.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// How a path is drawn; Core Graphics' raw values.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How pictures are scaled; Core Graphics' raw values.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

/// How colours are mixed with what is behind them, of which the first is drawn; Core Graphics' raw values.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension Image {
  /// How the middle of a picture is stretched; Apple's raw values.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}

extension Image {
  /// How the colours of a picture are used; Apple's raw values.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

/// Stored for source compatibility; layout ignores it.
extension ImageViewMembers {
  /// Whether the picture grows with the largest categories of text.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the other picture is shown.
  public var isHighlighted: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The other picture, which isn't drawn.
  public var highlightedImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
}
