public import AutoLayout
public import Foundation

/// AppKit's view for text: a label, or a field to type in.
///
/// A field wants a height and no width. A label wants the size of its text, and its frame reaches
/// beyond the rectangle that constraints align by the platform's insets.
open class NSTextField: NSControl {
  /// What is shown while there is no text.
  open var placeholderString: String? { didSet { invalidateIntrinsicContentSize() } }

  /// The colour of the text in figures; nil leaves it to the figure's style.
  open var textColor: Color?

  /// Whether people can type in the field.
  open var isEditable = true { didSet { invalidateIntrinsicContentSize() } }

  /// Whether people can select the text; layout does not depend on it.
  open var isSelectable = true

  /// Whether the field has a sunken border, which gives it the platform's height.
  open var isBezeled = true { didSet { invalidateIntrinsicContentSize() } }

  /// What is told while people type; nobody does.
  open weak var delegate: (any NSTextFieldDelegate)?

  /// Whether the field has a plain border.
  open var isBordered = false { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the field has a background; layout does not depend on it.
  open var drawsBackground = true

  /// The most lines that a text may take that wraps, 0 for as many as it needs.
  open var maximumNumberOfLines = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Where lines wrap, in points; 0 wraps at the width that layout arrives at.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a field with a text to type in.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    usesSingleLineMode = true
    sizeToFit()
  }

  /// Makes a label of one line.
  public convenience init(labelWithString stringValue: String) {
    self.init(label: stringValue, lineBreakMode: .byClipping)
  }

  /// Makes a label of a text with its looks: the font, colour and alignment that it begins with.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(label: attributedStringValue.string, lineBreakMode: .byClipping)
    self.attributedStringValue = attributedStringValue
    sizeToFit()
  }

  /// Makes a label whose text goes on in further lines where it is too long for one.
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

  /// The distance from the start of the field to its text, in points.
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

  /// The distance of a baseline from its edge, for the height that the view has now.
  private func offset(_ which: KeyPath<(first: CGFloat, last: CGFloat), CGFloat>) -> CGFloat {
    baselineOffsets(in: alignmentRect(forFrame: frame).height)[keyPath: which]
  }
}

extension NSView {
  /// How far baselines are from top and bottom in a rectangle of a height in points.
  func baselineOffsets(in height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    switch textBaselines {
    case nil: (0, 0)
    case .fromEdges(let first, let last): (first, last)
    case .fromMiddle(let below): (height / 2 + below, height / 2 - below)
    }
  }
}
