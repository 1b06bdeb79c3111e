public import AutoLayout
public import Foundation

/// AppKit's text field or label.
///
/// An editable field has an intrinsic height but no intrinsic width. A label has the size of its text, and its frame
/// extends beyond its alignment rectangle by the platform's insets.
open class NSTextField: NSControl {
  /// The text shown while the field is empty.
  open var placeholderString: String? { didSet { invalidateIntrinsicContentSize() } }

  /// The color of the text in figures, or `nil` to use the figure's default.
  open var textColor: Color?

  /// Whether the text can be edited.
  open var isEditable = true { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the text can be selected; layout ignores it.
  open var isSelectable = true

  /// Whether the field has a bezel, which gives it the platform's height.
  open var isBezeled = true { didSet { invalidateIntrinsicContentSize() } }

  /// The delegate, which is never called because nothing is typed.
  open weak var delegate: (any NSTextFieldDelegate)?

  /// Whether the field has a plain border.
  open var isBordered = false { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the field has a background; layout ignores it.
  open var drawsBackground = true

  /// The maximum number of lines if the text wraps, or 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// The maximum width of lines, in points, or 0 to wrap at the width of the solved frame.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Creates an editable field with an initial value.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    usesSingleLineMode = true
    sizeToFit()
  }

  /// Creates a label of one line.
  public convenience init(labelWithString stringValue: String) {
    self.init(label: stringValue, lineBreakMode: .byClipping)
  }

  /// Creates a label with the text of an attributed string, its largest font, and its first color and alignment.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(label: attributedStringValue.string, lineBreakMode: .byClipping)
    self.attributedStringValue = attributedStringValue
    sizeToFit()
  }

  /// Creates a label that wraps its text.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(label: stringValue, lineBreakMode: .byWordWrapping)
    isSelectable = true
  }

  private convenience init(label: String, lineBreakMode: NSLineBreakMode) {
    self.init(frame: .zero)
    stringValue = label
    isEditable = false
    isSelectable = false
    isBezeled = false
    drawsBackground = false
    self.lineBreakMode = lineBreakMode
    sizeToFit()
  }

  open override var alignmentRectInsets: EdgeInsets {
    isBezeled || isBordered ? super.alignmentRectInsets : desktop.labelInsets
  }

  open override var intrinsicContentSize: CGSize {
    let line = max(isBezeled ? desktop.fieldHeight : 0, height(ofLines: 1))
    guard !isEditable else { return CGSize(width: View.noIntrinsicMetric, height: line) }
    guard takesSeveralLines else {
      return CGSize(width: measuredSize(of: shownText, shownFont, lineLimit: 1).width, height: line)
    }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : adaptation
    let unwrapped = measuredSize(of: shownText, shownFont).width
    let wrapped = limit.map { min($0, unwrapped) }
    let lines = max(1, lineCount(wrappedAt: wrapped))
    let width = preferredMaxLayoutWidth > 0 ? min(preferredMaxLayoutWidth, unwrapped) : unwrapped
    return CGSize(width: width, height: max(line, height(ofLines: lines)))
  }

  package override var ownTextBaselines: TextBaselines? {
    isBezeled ? shownFont.baselineFromMiddle : shownFont.baselinesFromEdges
  }

  open override var firstBaselineOffsetFromTop: CGFloat { offset(\.first) }

  open override var baselineOffsetFromBottom: CGFloat { offset(\.last) }

  package override var figureLook: Appearance {
    var appearance = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: shownText, font: shownFont,
      textColor: textColor, lineLimit: takesSeveralLines ? maximumNumberOfLines : 1,
      textSide: alignment == .natural ? nil : textSide(alignment))
    appearance.isPlaceholder = stringValue.isEmpty && !shownText.isEmpty
    if hasEdge, !takesSeveralLines || isEditable {
      appearance.textInsets = lineInsets(shownFont, start: textRoom, end: 4)
    }
    return appearance
  }

  package override var drawnParts: [Artwork.Part] { hasEdge ? BezelShapes.field(alignedBox) : [] }

  /// The distance from the leading edge of the field to its text, in points.
  var textRoom: CGFloat { 4 }

  private var hasEdge: Bool { isBezeled || isBordered }

  package override var contentAdaptsToFrames: Bool {
    takesSeveralLines && !isEditable && preferredMaxLayoutWidth <= 0
  }

  package override func prepareForSolving() { adaptation = nil }

  package override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    contentAdaptsToFrames && rewraps(in: frames)
  }

  private var shownText: String {
    stringValue.isEmpty && isEditable ? placeholderString ?? "" : stringValue
  }

  private var takesSeveralLines: Bool {
    (lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping) && !usesSingleLineMode
      && maximumNumberOfLines != 1
  }

  private func lineCount(wrappedAt width: CGFloat?) -> Int {
    let count = effectiveEnvironment.measureText(shownText, shownFont, width).lineCount
    return maximumNumberOfLines > 0 ? min(maximumNumberOfLines, count) : count
  }

  /// The distance of the first baseline from the alignment rectangle's top, or of the last baseline from the bottom.
  private func offset(_ which: KeyPath<(first: CGFloat, last: CGFloat), CGFloat>) -> CGFloat {
    baselineOffsets(in: alignmentRect(forFrame: frame).height)[keyPath: which]
  }
}

extension NSView {
  /// Returns a view's first baseline offset from the top and its last baseline offset from the bottom, in points.
  func baselineOffsets(in height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    switch textBaselines {
    case nil: (0, 0)
    case .fromEdges(let first, let last): (first, last)
    case .fromMiddle(let below): (height / 2 + below, height / 2 - below)
    }
  }
}
