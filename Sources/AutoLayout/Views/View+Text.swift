package import Foundation

extension View {
  /// Returns the size of a text in points, rounded up to pixels.
  ///
  /// Lines wrap at `width` points, or not at all if `width` is `nil`. A `lineLimit` of 0 is no limit.
  package func measuredSize(
    of text: String, _ font: Font, wrappedAt width: CGFloat? = nil, lineLimit: Int = 0
  ) -> CGSize {
    size(of: effectiveEnvironment.measureText(text, font, width), font, lineLimit: lineLimit)
  }

  /// Returns the size of a measured text in points, rounded up to pixels; a `lineLimit` of 0 is no limit.
  func size(of extent: TextExtent, _ font: Font, lineLimit: Int) -> CGSize {
    let scale = effectiveEnvironment.scale
    let lines = lineLimit > 0 ? min(lineLimit, extent.lineCount) : extent.lineCount
    return CGSize(
      width: ceiledToPixel(extent.width, scale: scale),
      height: ceiledToPixel(font.lineHeight * CGFloat(lines), scale: scale))
  }
}

/// The last measured extents of a view's text, stored because a layout needs them many times.
struct KeptExtents {
  private var environment: SharedEnvironment?
  private var text = ""
  private var font: Font?
  private var unwrapped: TextExtent?
  private var wrapped: (width: CGFloat, extent: TextExtent)?

  /// Returns the extent of a text wrapped at a width in points, or of the unwrapped text if the width is `nil`.
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
  /// Rewraps the view's text in the width of its provisional frame, and returns whether the content size has changed.
  ///
  /// As in a label's `preferredMaxLayoutWidth`, a width of 0 is no limit, so that hidden views don't become tall.
  package func rewraps(in frames: ProvisionalFrames) -> Bool {
    let width = wrappingWidth(frames.alignmentRect(of: self).width)
    if width == adaptation { return false }
    let before = intrinsicContentSize
    adaptation = width
    return intrinsicContentSize != before
  }
}

/// Returns the width at which text wraps in a view of the given width, in points, or `nil` if it doesn't wrap.
func wrappingWidth(_ width: CGFloat) -> CGFloat? {
  width < 0 || isSameLength(width, 0) ? nil : width
}

extension Font {
  /// The baselines of text whose first line is at its view's top, and whose last line is at the bottom.
  package var baselinesFromEdges: View.TextBaselines {
    .fromEdges(firstFromTop: ascender, lastFromBottom: -descender)
  }

  /// The baseline of a single line that is centered in its view.
  package var baselineFromMiddle: View.TextBaselines {
    .fromMiddle(below: ascender - lineHeight / 2)
  }
}

// Texts in several styles.
extension View {
  /// The styles of the text's runs, or `nil` if the whole text has one style.
  package var styledRuns: StyledRuns? {
    get { kept("styledRuns") }
    set {
      let runs = newValue?.isStyled == true ? newValue : nil
      // Few views have any, and a view without kept values is smaller.
      if runs != nil || styledRuns != nil { keep(runs, "styledRuns") }
    }
  }

  /// Changes the styles of all runs, as when a property of the whole text is set.
  func restyleRuns(_ change: (inout TextRunStyle) -> Void) {
    if let runs = styledRuns { styledRuns = runs.mapStyles(change) }
  }

  func forgetRunFonts() {
    restyleRuns { ($0.fontSize, $0.fontWeight, $0.textStyle) = (nil, nil, nil) }
  }

  func forgetRunColors() { restyleRuns { $0.color = nil } }

  /// Returns a text as pieces of uniform style, or `nil` if the whole text has one style.
  func styledPieces(of text: String?, in font: Font) -> [StyledPiece]? {
    guard let text, !text.isEmpty, let runs = styledRuns else { return nil }
    return runs.pieces(of: text, in: font, contentSizeCategory)
  }

  func styledLines(
    of text: String?, in font: Font, width: CGFloat? = nil, lineLimit: Int = 0
  ) -> StyledLines? {
    styledPieces(of: text, in: font).map {
      StyledLines(
        $0, width: width, lineLimit: lineLimit, measure: effectiveEnvironment.measureText)
    }
  }

  func size(of lines: StyledLines) -> CGSize {
    let scale = effectiveEnvironment.scale
    return CGSize(
      width: ceiledToPixel(lines.width, scale: scale),
      height: ceiledToPixel(lines.height, scale: scale))
  }
}

extension StyledLines {
  /// The baselines of the text's first and last lines.
  var baselines: View.TextBaselines? {
    guard let first = lines.first, let last = lines.last else { return nil }
    return .fromEdges(
      firstFromTop: first.ascent, lastFromBottom: last.height - last.ascent)
  }
}
