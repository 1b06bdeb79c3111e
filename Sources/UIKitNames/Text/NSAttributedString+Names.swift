public import AutoLayout
public import Foundation

extension View {
  /// The text with its looks that was kept under a name, if that is still what the view shows; else what it
  /// shows, without looks.
  fileprivate func attributed(_ shown: String?, _ name: String) -> NSAttributedString? {
    let kept: NSAttributedString? = kept(name)
    return kept?.string == shown ? kept : shown.map { NSAttributedString(string: $0) }
  }
}

extension NSAttributedString {
  fileprivate var firstColor: Color? { values(.foregroundColor, as: Color.self).first }

  fileprivate var firstAlignment: TextAlignment? {
    values(.paragraphStyle, as: NSParagraphStyle.self).first?.alignment
  }
}

extension Label {
  /// The text with its looks: setting it sets the text, and the font, colour and alignment that it
  /// begins with.
  ///
  /// A text in several fonts is measured in the largest of them, and distances between letters and
  /// lines are left out: such labels are as large as a device's only where they say nothing of those.
  public var attributedText: NSAttributedString? {
    get { attributed(text, #function) }
    set {
      text = newValue?.string
      keep(newValue, #function)
      if let font = newValue?.measuredFont { self.font = font }
      if let color = newValue?.firstColor { textColor = color }
      if let alignment = newValue?.firstAlignment { textAlignment = alignment }
    }
  }
}

extension TextField {
  /// The text with its looks, as labels take theirs.
  public var attributedText: NSAttributedString? {
    get { attributed(text, #function) }
    set {
      text = newValue?.string
      keep(newValue, #function)
      if let font = newValue?.measuredFont { self.font = font }
      if let color = newValue?.firstColor { textColor = color }
      if let alignment = newValue?.firstAlignment { textAlignment = alignment }
    }
  }

  /// What is shown while there is no text, with its looks: they are kept, and it is measured in the
  /// field's own font.
  public var attributedPlaceholder: NSAttributedString? {
    get { attributed(placeholder, #function) }
    set {
      placeholder = newValue?.string
      keep(newValue, #function)
    }
  }
}

extension TextView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its looks, as labels take theirs; never nil.
  public var attributedText: NSAttributedString! {
    get { attributed(text ?? "", #function) }
    set {
      text = newValue?.string
      keep(newValue, #function)
      if let font = newValue?.measuredFont { self.font = font }
      if let color = newValue?.firstColor { textColor = color }
      if let alignment = newValue?.firstAlignment { textAlignment = alignment }
    }
  }
}

extension Button {
  /// Sets the title with its looks for a state, as labels take theirs; that of the normal one is shown.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: Control.State) {
    setTitle(title?.string, for: state)
    guard state == .normal, let title else { return }
    if let font = title.measuredFont { self.font = font }
    if let color = title.firstColor { titleColor = color }
  }
}
