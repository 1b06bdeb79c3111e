package import Foundation

extension View {
  /// The size of a text in the tree's measure, in points, rounded up to whole pixels.
  ///
  /// Lines wrap at `width` where there is one, and at most `lineLimit` of them count, 0 for all.
  package func measuredSize(
    of text: String, _ font: Font, wrappedAt width: CGFloat? = nil, lineLimit: Int = 0
  ) -> CGSize {
    let environment = effectiveEnvironment
    let extent = environment.measureText(text, font, width)
    let lines = lineLimit > 0 ? min(lineLimit, extent.lineCount) : extent.lineCount
    return CGSize(
      width: ceiledToPixel(extent.width, scale: environment.scale),
      height: ceiledToPixel(font.lineHeight * CGFloat(lines), scale: environment.scale))
  }
}

extension View {
  /// Takes the width that a layout has arrived at for the one at which the view's text wraps; true if
  /// the view wants another size by that.
  ///
  /// A view without width has its text on one line: 0 is no limit, as it is none to a label's
  /// `preferredMaxLayoutWidth`. So what is hidden in a row is no higher for it.
  package func rewraps(in frames: ProvisionalFrames) -> Bool {
    let before = intrinsicContentSize
    adaptation = wrappingWidth(frames.alignmentRect(of: self).width)
    return intrinsicContentSize != before
  }
}

/// The width at which a text wraps in a view of a width, in points; nil where it does not.
func wrappingWidth(_ width: CGFloat) -> CGFloat? {
  width < 0 || isSameLength(width, 0) ? nil : width
}

extension Font {
  /// The baselines of lines that fill their view, also where it is stretched.
  package var baselinesFromEdges: View.TextBaselines {
    .fromEdges(firstFromTop: ascender, lastFromBottom: -descender)
  }

  /// The baseline of one line that is centred in its view.
  package var baselineFromMiddle: View.TextBaselines {
    .fromMiddle(below: ascender - lineHeight / 2)
  }
}
