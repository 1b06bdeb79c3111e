public import Foundation

extension Font {
  /// Returns the font of a text style at the content size category of traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    var font = Font(pointSize: style.pointSize(category), weight: style.weight)
    font.textStyle = style
    return font
  }
}

extension FontMetrics {
  /// Returns the font scaled for the content size category of traits.
  public func scaledFont(for font: Font, compatibleWith traits: TraitCollection?) -> Font {
    var scaled = scaledFont(for: font)
    scaled.pointSize = scaledValue(for: font.pointSize, compatibleWith: traits)
    return scaled
  }

  /// Returns the font scaled for the content size category of traits, with a maximum size in points.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traits: TraitCollection?
  ) -> Font {
    var scaled = scaledFont(for: font)
    if traits != nil { scaled = scaledFont(for: font, compatibleWith: traits) }
    if maximumPointSize > 0, scaled.pointSize > maximumPointSize {
      scaled.pointSize = maximumPointSize
    }
    return scaled
  }

  /// Returns a length scaled for the content size category of traits, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traits: TraitCollection?) -> CGFloat {
    let category = traits?.preferredContentSizeCategory ?? .large
    return value * style.pointSize(category) / style.pointSize(.large)
  }
}
