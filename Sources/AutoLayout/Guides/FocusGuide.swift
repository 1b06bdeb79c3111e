/// An item that focus can be sent to, such as a view; nothing is ever focused.
public protocol FocusEnvironment: AnyObject {
  /// The items that get the focus in its place, in order of preference.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
}

extension View: FocusEnvironment {
  /// The view itself.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [self] }
}

/// A layout guide that takes focus on behalf of others; nothing is ever focused.
open class FocusGuide: LayoutGuide {
  /// Whether focus may go to the guide; true by default, and ignored by layout.
  open var isEnabled = true

  /// The items that get the focus of the guide, in order of preference.
  open var preferredFocusEnvironments: [any FocusEnvironment] = []

  /// The first preferred focus environment, if it is a view.
  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open var preferredFocusedView: View? {
    get { preferredFocusEnvironments.first as? View }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
