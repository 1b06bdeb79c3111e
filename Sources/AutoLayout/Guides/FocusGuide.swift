/// What focus can be sent to: a view, or whatever stands for some.
public protocol FocusEnvironment: AnyObject {
  /// What gets the focus in place of this one, the most wanted first; empty for itself.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
}

extension View: FocusEnvironment {
  /// What gets the focus in place of the view; itself here, since nothing is focused.
  public var preferredFocusEnvironments: [any FocusEnvironment] { [self] }
}

/// A layout guide that, on a device, takes focus on behalf of others.
///
/// Here it is a rectangle like any guide's: nothing moves a focus.
open class FocusGuide: LayoutGuide {
  /// Whether focus may go to the guide; true by default.
  ///
  /// Layout does not depend on it.
  open var isEnabled = true

  /// What gets the focus that comes to the guide, the most wanted first.
  open var preferredFocusEnvironments: [any FocusEnvironment] = []

  /// The first of what gets the focus, where that is a view.
  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open var preferredFocusedView: View? {
    get { preferredFocusEnvironments.first as? View }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
