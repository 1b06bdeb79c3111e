package import Foundation

extension View {
  /// The size of a text in the tree's measure, in points, rounded up to whole pixels.
  ///
  /// Lines wrap at `width` where there is one, and at most `lineLimit` of them count, 0 for all.
  package func measuredSize(
    of text: String, _ font: Font, wrappedAt width: CGFloat? = nil, lineLimit: Int = 0
  ) -> CGSize {
    size(of: effectiveEnvironment.measureText(text, font, width), font, lineLimit: lineLimit)
  }

  /// The size of a measured text in at most a number of lines, 0 for any, in points rounded up to pixels.
  func size(of extent: TextExtent, _ font: Font, lineLimit: Int) -> CGSize {
    let scale = effectiveEnvironment.scale
    let lines = lineLimit > 0 ? min(lineLimit, extent.lineCount) : extent.lineCount
    return CGSize(
      width: ceiledToPixel(extent.width, scale: scale),
      height: ceiledToPixel(font.lineHeight * CGFloat(lines), scale: scale))
  }
}

/// The last extents of a view's text, because a layout asks for them many times.
struct KeptExtents {
  private var environment: SharedEnvironment?
  private var text = ""
  private var font: Font?
  private var unwrapped: TextExtent?
  private var wrapped: (width: CGFloat, extent: TextExtent)?

  /// The extent of a text in a width, in points, or without wrapping.
  ///
  /// It is measured each time outside of layouts, because the view's environment may change there.
  mutating func extent(
    of text: String, _ font: Font, in width: CGFloat?, for view: View
  ) -> TextExtent {
    guard let shared = view.passes.tree?.environment else {
      return view.effectiveEnvironment.measureText(text, font, width)
    }
    if environment !== shared || self.font != font || self.text != text {
      (environment, self.text, self.font) = (shared, text, font)
      (unwrapped, wrapped) = (nil, nil)
    }
    if let width {
      if let wrapped, wrapped.width == width { return wrapped.extent }
      let extent = shared.environment.measureText(text, font, width)
      wrapped = (width, extent)
      return extent
    }
    if let unwrapped { return unwrapped }
    let extent = shared.environment.measureText(text, font, nil)
    unwrapped = extent
    return extent
  }
}

extension View {
  /// Takes the width that a layout has arrived at for the one at which the view's text wraps; true if
  /// the view wants another size by that.
  ///
  /// A view without width has its text on one line: 0 is no limit, as it is none to a label's
  /// `preferredMaxLayoutWidth`. So what is hidden in a row is no higher for it.
  package func rewraps(in frames: ProvisionalFrames) -> Bool {
    let width = wrappingWidth(frames.alignmentRect(of: self).width)
    if width == adaptation { return false }
    let before = intrinsicContentSize
    adaptation = width
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
