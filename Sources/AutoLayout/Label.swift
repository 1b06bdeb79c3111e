public import Foundation

/// A view that shows text, and is as large as its text wants.
open class Label: View {
  /// The text; nil for none.
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }

  /// The font of the text.
  open var font = Font(pointSize: PlatformProfile.standard.labelFontSize) {
    didSet {
      isFontChosen = true
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the font is more than the class's default; figures set other texts as all labels.
  private var isFontChosen = false

  /// The colour of the text in figures; nil leaves it to the figure's style.
  open var textColor: Color?

  /// The most lines that the text may take, 0 for as many as it needs; 1 by default.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }

  /// Where lines wrap, in points; 0 wraps at the width that layout arrives at.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    guard numberOfLines != 1 else { return measuredSize(of: text, font, lineLimit: 1) }
    if preferredMaxLayoutWidth > 0 {
      return measuredSize(
        of: text, font, wrappedAt: preferredMaxLayoutWidth, lineLimit: numberOfLines)
    }
    // The width asked for is that of the text on one line, so that wrapping settles in one step.
    let unwrapped = measuredSize(of: text, font, lineLimit: numberOfLines)
    guard let solvedWidth = content.solvedWidth, solvedWidth < unwrapped.width else {
      return unwrapped
    }
    let wrapped = measuredSize(of: text, font, wrappedAt: solvedWidth, lineLimit: numberOfLines)
    return CGSize(width: unwrapped.width, height: wrapped.height)
  }

  open override var textBaselines: TextBaselines? { font.baselinesFromEdges }

  open override var baselineFont: Font? { font }

  open override var appearance: Appearance {
    Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: text ?? "",
      font: isFontChosen || takesSeveralLines ? font : nil,
      textColor: textColor, lineLimit: numberOfLines)
  }

  private var takesSeveralLines: Bool {
    numberOfLines != 1 && intrinsicContentSize.height > 1.5 * font.lineHeight
  }

  open override func prepareForSolving() { content.solvedWidth = nil }

  open override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return false }
    let before = intrinsicContentSize
    content.solvedWidth = max(0, frames.alignmentRect(of: self).width)
    return intrinsicContentSize != before
  }
}
