public import AutoLayout
public import Foundation

extension NSControl {
  /// The value as an integer.
  public var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { doubleValue = Double(newValue) }
  }

  /// The value as a 32-bit integer.
  public var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { doubleValue = Double(newValue) }
  }

  /// The value as a single-precision number.
  public var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }

  /// The attributed text; setting it also sets the font and the alignment.
  ///
  /// The font is the largest font in the text, and the alignment is that of the first paragraph style.
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

/// The values and settings of a control, for code that still uses cells.
public struct NSCell {
  let control: NSControl

  /// Whether the text stays on one line regardless of other settings.
  public var usesSingleLineMode: Bool {
    get { control.usesSingleLineMode }
    nonmutating set { control.usesSingleLineMode = newValue }
  }

  /// The line break mode of the text.
  public var lineBreakMode: LineBreakMode {
    get { control.lineBreakMode }
    nonmutating set { control.lineBreakMode = newValue }
  }

  /// Whether the text wraps.
  public var wraps: Bool {
    get { control.lineBreakMode == .byWordWrapping || control.lineBreakMode == .byCharWrapping }
    nonmutating set { control.lineBreakMode = newValue ? .byWordWrapping : .byClipping }
  }

  /// Whether text that doesn't fit scrolls on one line instead of wrapping.
  public var isScrollable: Bool {
    get { !wraps }
    nonmutating set { if newValue { wraps = false } }
  }

  /// Whether the last visible line is truncated; layout ignores it.
  public var truncatesLastVisibleLine: Bool {
    get { control.kept(#function) ?? false }
    nonmutating set { control.keep(newValue, #function) }
  }

  /// The font of the text.
  public var font: Font? {
    get { control.font }
    nonmutating set { control.font = newValue }
  }

  /// The alignment of the text.
  public var alignment: TextAlignment {
    get { control.alignment }
    nonmutating set { control.alignment = newValue }
  }

  /// The size of the control.
  public var controlSize: NSControl.ControlSize {
    get { control.controlSize }
    nonmutating set { control.controlSize = newValue }
  }

  /// The intrinsic content size of the control, in points.
  public var cellSize: CGSize { control.intrinsicContentSize }
}
