import Foundation

extension View {
  /// The size of a text in the tree's measure, in points, rounded up to whole pixels.
  ///
  /// Lines wrap at `width` where there is one, and at most `lineLimit` of them count, 0 for all.
  func measuredSize(
    of text: String, _ font: Font, wrappedAt width: CGFloat? = nil, lineLimit: Int = 0
  ) -> CGSize {
    let environment = effectiveEnvironment
    let extent = environment.measureText(text, font, width)
    let lines = lineLimit > 0 ? min(lineLimit, extent.lineCount) : extent.lineCount
    return CGSize(
      width: ceiledToPixel(extent.width, scale: environment.scale),
      height: ceiledToPixel(font.lineHeight * CGFloat(lines), scale: environment.scale))
  }

  /// Baselines of a text that is centred in the view's content height, in points.
  func baselines(of size: CGSize, _ font: Font, paddedBy padding: CGFloat = 0) -> BaselineOffsets {
    // The last line ends where its text does; what rounding up added lies below it.
    let lines = lineCount(in: size.height, lineHeight: font.lineHeight)
    let below = max(0, size.height - lines * font.lineHeight)
    return BaselineOffsets(
      firstFromTop: padding + font.ascender,
      lastFromBottom: padding - font.descender + below)
  }
}
