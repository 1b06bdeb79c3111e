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

// Texts in several looks.
extension View {
  /// The looks of the runs of the view's text, or `nil` for a text in one look.
  package var styledRuns: StyledRuns? {
    get { kept("styledRuns") }
    set {
      let runs = newValue?.isStyled == true ? newValue : nil
      // Few views have any, and a view that keeps nothing is smaller.
      if runs != nil || styledRuns != nil { keep(runs, "styledRuns") }
    }
  }

  /// Leaves a look of all runs to the view, as setting it for the whole text does.
  func restyleRuns(_ change: (inout TextRunStyle) -> Void) {
    if let runs = styledRuns { styledRuns = runs.mapStyles(change) }
  }

  /// Forgets the font of each run.
  func forgetRunFonts() {
    restyleRuns { ($0.fontSize, $0.fontWeight, $0.textStyle) = (nil, nil, nil) }
  }

  /// Forgets the color of each run.
  func forgetRunColors() { restyleRuns { $0.color = nil } }

  /// A text in pieces, or `nil` if it has one look.
  func styledPieces(of text: String?, in font: Font) -> [StyledPiece]? {
    guard let text, !text.isEmpty, let runs = styledRuns else { return nil }
    return runs.pieces(of: text, in: font, contentSizeCategory)
  }

  /// The lines of a text, or `nil` if it has one look.
  func styledLines(
    of text: String?, in font: Font, width: CGFloat? = nil, lineLimit: Int = 0
  ) -> StyledLines? {
    styledPieces(of: text, in: font).map {
      StyledLines(
        $0, width: width, lineLimit: lineLimit, measure: effectiveEnvironment.measureText)
    }
  }

  /// The size of lines, in points rounded up to pixels.
  func size(of lines: StyledLines) -> CGSize {
    let scale = effectiveEnvironment.scale
    return CGSize(
      width: ceiledToPixel(lines.width, scale: scale),
      height: ceiledToPixel(lines.height, scale: scale))
  }
}

extension StyledLines {
  /// The baselines of the first and the last line, from the edges of all.
  var baselines: View.TextBaselines? {
    guard let first = lines.first, let last = lines.last else { return nil }
    return .fromEdges(
      firstFromTop: first.ascent, lastFromBottom: last.height - last.ascent)
  }
}
