/// A view that people act on: what a button, a switch and a text field have in common.
open class Control: View {
  /// Where content lies between the sides of a control that is wider; Apple's raw values.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content lies between the top and the bottom of a control that is taller; Apple's raw values.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// Whether the control can be acted on; layout depends on it where buttons' configurations do.
  open var isEnabled = true { didSet { if isEnabled != oldValue { announceState() } } }

  /// Whether the control is picked, as ``isEnabled``.
  open var isSelected = false { didSet { if isSelected != oldValue { announceState() } } }

  /// Whether the control is being touched, as ``isEnabled``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { announceState() } } }

  private func announceState() {
    stateChanged()
    announceObserved()
  }

  /// Called when the control is in another state.
  func stateChanged() {}

  /// Where content lies between the sides; of layout, only views that the content is shown by depend on it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { invalidateRows() }
  }

  /// Where content lies between top and bottom; of layout, only views that the content is shown by depend on
  /// it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { invalidateRows() }
  }
}
