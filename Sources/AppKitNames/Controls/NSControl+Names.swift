public import AutoLayout
public import Foundation

extension NSControl {
  /// The value as a whole number.
  public var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { doubleValue = Double(newValue) }
  }

  /// The value as a whole number of 32 bits.
  public var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { doubleValue = Double(newValue) }
  }

  /// The value as a number of single precision.
  public var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }

  /// The text with its looks: setting it sets the text, and the font and alignment that it begins with.
  ///
  /// A text in several fonts is measured in the largest of them.
  public var attributedStringValue: NSAttributedString {
    get {
      let kept: NSAttributedString? = kept(#function)
      guard let kept, kept.string == stringValue else {
        return NSAttributedString(string: stringValue)
      }
      return kept
    }
    set {
      stringValue = newValue.string
      keep(newValue, #function)
      if let font = newValue.measuredFont { self.font = font }
      if let color = newValue.values(.foregroundColor, as: Color.self).first {
        (self as? NSTextField)?.textColor = color
      }
      if let style = newValue.values(.paragraphStyle, as: ParagraphStyle.self).first {
        alignment = style.alignment
      }
    }
  }
}

/// The values and settings of a control, as code reaches them that still speaks of cells.
public struct NSCell {
  let control: NSControl

  /// Whether the text stays on one line whatever else is said.
  public var usesSingleLineMode: Bool {
    get { control.usesSingleLineMode }
    nonmutating set { control.usesSingleLineMode = newValue }
  }

  /// What a text becomes that is too long.
  public var lineBreakMode: LineBreakMode {
    get { control.lineBreakMode }
    nonmutating set { control.lineBreakMode = newValue }
  }

  /// Whether a text goes on in further lines.
  public var wraps: Bool {
    get { control.lineBreakMode == .byWordWrapping || control.lineBreakMode == .byCharWrapping }
    nonmutating set { control.lineBreakMode = newValue ? .byWordWrapping : .byClipping }
  }

  /// Whether a text that is too long scrolls, on one line.
  public var isScrollable: Bool {
    get { !wraps }
    nonmutating set { if newValue { wraps = false } }
  }

  /// Whether the last line ends in dots where lines are left out; kept, and changes nothing.
  public var truncatesLastVisibleLine: Bool {
    get { control.kept(#function) ?? false }
    nonmutating set { control.keep(newValue, #function) }
  }

  /// The font of the text.
  public var font: Font? {
    get { control.font }
    nonmutating set { control.font = newValue }
  }

  /// Where the lines of the text lie.
  public var alignment: TextAlignment {
    get { control.alignment }
    nonmutating set { control.alignment = newValue }
  }

  /// How large the control is made.
  public var controlSize: NSControl.ControlSize {
    get { control.controlSize }
    nonmutating set { control.controlSize = newValue }
  }

  /// The size that the content wants, in points.
  public var cellSize: CGSize { control.intrinsicContentSize }
}
