/// An item that can get the focus, such as a view; nothing is ever focused here.
public protocol FocusEnvironment: AnyObject {
  /// The items that get the focus in place of this item, in order of preference.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
}

extension View: FocusEnvironment {
  /// An array that contains only the view itself.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [self] }
}

/// A layout guide that passes the focus on to other items.
///
/// Plumbline never moves the focus.
open class FocusGuide: LayoutGuide {
  /// Whether focus may go to the guide; true by default, and ignored by layout.
  open var isEnabled = true

  /// The items that get the focus in place of the guide, in order of preference.
  open var preferredFocusEnvironments: [any FocusEnvironment] = []

  /// The first preferred focus environment, if it is a view.
  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open var preferredFocusedView: View? {
    get { preferredFocusEnvironments.first as? View }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
