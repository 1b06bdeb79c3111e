/// The superclass of controls such as buttons, switches and text fields.
open class Control: View {
  /// The horizontal alignments of content in a control; the raw values are Apple's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The edge of the bounds, their center, or all of their width.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignments of content in a control; the raw values are Apple's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The edge of the bounds, their center, or all of their height.
    case center, top, bottom, fill
  }

  /// Whether the control is enabled; layout depends on it only through buttons' configurations.
  open var isEnabled = true { didSet { if isEnabled != oldValue { announceState() } } }

  /// Whether the control is selected; layout depends on it only through buttons' configurations.
  open var isSelected = false { didSet { if isSelected != oldValue { announceState() } } }

  /// Whether the control is highlighted; layout depends on it only through buttons' configurations.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { announceState() } } }

  private func announceState() {
    stateChanged()
    announceObserved()
  }

  func stateChanged() {}

  /// The horizontal alignment of content; layout depends on it only for views that show the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { invalidateRows() }
  }

  /// The vertical alignment of content; layout depends on it only for views that show the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { invalidateRows() }
  }
}
