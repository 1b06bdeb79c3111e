public import AutoLayout
public import Foundation

/// UIKit's description of a font: its size, its weight, and traits.
///
/// Layout uses size and weight. Other traits and designs are stored for source compatibility; layout ignores
/// them.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The traits of fonts, with Apple's raw values.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or bolder letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system font.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  /// The font without the traits that layout ignores.
  fileprivate var font: Font

  /// The traits.
  public fileprivate(set) var symbolicTraits: SymbolicTraits

  fileprivate init(_ font: Font) {
    self.font = font
    symbolicTraits = font.weight.rawValue >= Font.Weight.semibold.rawValue ? .traitBold : []
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The descriptor of a text style's font.
  public static func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// Returns the descriptor with other traits; never `nil`, because every combination exists here.
  ///
  /// Bold is semibold, as in the system font, unless the font is bolder.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var result = self
    result.symbolicTraits = symbolicTraits
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) {
      result.font.weight = isBold ? .semibold : .regular
    }
    return result
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var result = self
    result.font = font.withSize(newPointSize)
    return result
  }

  /// Returns the descriptor itself, because layout ignores designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}

extension Font {
  /// The font's description.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font of a descriptor at a size in points, or at the descriptor's own size if it is 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
  }
}
