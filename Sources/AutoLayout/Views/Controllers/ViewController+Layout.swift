private import Foundation

extension ViewController {
  fileprivate func minimumMargins(of view: View) -> DirectionalEdgeInsets {
    let environment = view.effectiveEnvironment
    var shown = view
    while let container = shown.superview as? BarContainerView, let outer = container.superview {
      shown = outer
    }
    let screen = shown.superview ?? shown
    let isScreen =
      screen === shown || screen is Window
      || screen.superview == nil && environment.root == .screen
    guard isScreen, environment.profile.hasSystemRootMargins else { return .zero }
    let side = environment.profile.rootMargin(of: screen.bounds.size)
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Returns the margins of the controller's view, in points, before safe area and superview margins are added.
  func ownMargins(of view: View) -> DirectionalEdgeInsets {
    let minimum = minimumMargins(of: view)
    let plain = DirectionalEdgeInsets(all: view.effectiveEnvironment.profile.viewMargin)
    let fallback = minimum == .zero ? view.ownMargins ?? plain : minimum
    let own = view.margins.explicit ?? fallback
    guard viewRespectsSystemMinimumLayoutMargins else { return own }
    return DirectionalEdgeInsets(
      top: max(own.top, minimum.top), leading: max(own.leading, minimum.leading),
      bottom: max(own.bottom, minimum.bottom), trailing: max(own.trailing, minimum.trailing))
  }
}

extension ViewControllerMembers {
  /// The platform's minimum margins of the controller's view, in points; side margins depend on the screen's width.
  ///
  /// They are zero unless the view is a root, or directly in a window or screen, not counting containers with bars.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    return minimumMargins(of: view)
  }
}

extension View {
  /// Calls ``View/layoutSubviews()``, and the controller's hooks before and after it.
  func performLayoutSubviews() {
    let controller = controller
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    announceObserved()
  }

  func performUpdateConstraints() {
    guard let controller else { return updateConstraints() }
    controller.updateViewConstraints()
  }
}

extension View {
  /// The root's setting for the status bar, or `nil` if the bar has the interface's colors or the view isn't a root.
  package var statusBarAppearance: StatusBarAppearance? {
    get {
      guard superview == nil else { return nil }
      return kept("statusBar") ?? screenController.flatMap { StatusBarAppearance(of: $0) }
    }
    set { keep(newValue, "statusBar") }
  }

  /// Whether the home indicator is hidden; always false if the view isn't a root.
  package var hidesHomeIndicator: Bool {
    get {
      guard superview == nil else { return false }
      return kept("hidesHomeIndicator")
        ?? screenController.map { StatusBarAppearance.hidesHomeIndicator($0) } ?? false
    }
    set { keep(newValue, "hidesHomeIndicator") }
  }

  private var screenController: ViewController? {
    (self as? Window)?.rootViewController ?? controller
  }
}
