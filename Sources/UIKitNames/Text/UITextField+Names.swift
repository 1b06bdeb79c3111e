public import AutoLayout
public import Foundation

/// What is told of typing in a text field; nobody types here.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when typing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when typing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// What the return key does.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Yes.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

/// What is told of typing in a text view; nobody types here.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when typing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called when typing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Called when something was typed.
  func textViewDidChange(_ textView: TextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
}

extension TextField {
  /// When a view beside the text is shown; Apple's raw values.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// What is told of typing.
  public weak var delegate: (any UITextFieldDelegate)? {
    get { (kept(#function) as WeakReference?)?.object as? any UITextFieldDelegate }
    set { keep(WeakReference(newValue), #function) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension TextField {
  /// When the button that clears the text is shown.
  public var clearButtonMode: ViewMode {
    get { kept(#function) ?? .never }
    set { keep(newValue, #function) }
  }

  /// A view before the text.
  public var leftView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// When the view before the text is shown.
  public var leftViewMode: ViewMode {
    get { kept(#function) ?? .never }
    set { keep(newValue, #function) }
  }

  /// A view after the text.
  public var rightView: View? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// When the view after the text is shown.
  public var rightViewMode: ViewMode {
    get { kept(#function) ?? .never }
    set { keep(newValue, #function) }
  }

  /// Whether the font follows the category of text.
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether a text that is too wide is made smaller.
  public var adjustsFontSizeToFitWidth: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The smallest size that a text is brought to, in points.
  public var minimumFontSize: CGFloat {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }
}

extension TextView {
  /// The room of the text, of which the padding at the sides counts.
  public struct TextContainer {
    fileprivate let textView: TextView

    /// How far the text is from the sides besides the inset, in points.
    public var lineFragmentPadding: CGFloat {
      get { textView.lineFragmentPadding }
      nonmutating set { textView.lineFragmentPadding = newValue }
    }
  }

  /// The room of the text.
  public var textContainer: TextContainer { TextContainer(textView: self) }
}

/// Stored for source compatibility; layout ignores it.
extension TextView {
  /// Whether the text can be changed.
  public var isEditable: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether the text can be picked.
  public var isSelectable: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }

  /// Whether the font follows the category of text.
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}

/// What is kept without being held.
final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
