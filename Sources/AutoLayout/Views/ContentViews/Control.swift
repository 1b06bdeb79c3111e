/// The superclass of controls such as buttons, switches and text fields.
open class Control: View {
  /// A horizontal alignment of a control's content, with UIKit's raw values.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Aligns the content with an edge or the center, or stretches it to the width of the bounds.
    case center, left, right, fill, leading, trailing
  }

  /// A vertical alignment of a control's content, with UIKit's raw values.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Aligns the content with an edge or the center, or stretches it to the height of the bounds.
    case center, top, bottom, fill
  }

  /// Whether the control is enabled; in layout, this matters only for buttons with a configuration.
  open var isEnabled = true { didSet { if isEnabled != oldValue { announceState() } } }

  /// Whether the control is selected; in layout, this matters only for buttons with a configuration.
  open var isSelected = false { didSet { if isSelected != oldValue { announceState() } } }

  /// Whether the control is highlighted; in layout, this matters only for buttons with a configuration.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { announceState() } } }

  private func announceState() {
    stateChanged()
    announceObserved()
  }

  func stateChanged() {}

  /// The horizontal alignment of the control's content; affects layout only if subviews show the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { invalidateRows() }
  }

  /// The vertical alignment of the control's content; affects layout only if subviews show the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { invalidateRows() }
  }
}
