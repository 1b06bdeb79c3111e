private import Foundation

extension ViewController {
  fileprivate func minimumMargins(of view: View) -> DirectionalEdgeInsets {
    let environment = view.effectiveEnvironment
    var shown = view
    while let barred = shown.superview as? BarredContent, let outer = barred.superview {
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

  /// The margins of the controller's view before anything is added to them, in points.
  ///
  /// A margin that the author set wins where it is larger than the least one, and everywhere if the
  /// view need not respect these.
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
  /// The least margins that the platform gives the view of a controller that fills a screen, in points:
  /// at the sides by the screen's width, 0 at top and bottom, and 0 everywhere for other controllers.
  ///
  /// A view fills a screen if it is the root of its tree, or in the root of one that stands for a screen;
  /// bars around it change nothing about that.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    return minimumMargins(of: view)
  }
}

extension View {
  /// Calls the hooks around the placing of subviews, those of the view's controller outside.
  func performLayoutSubviews() {
    let controller = controller
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    announceObserved()
  }

  /// Calls the hook that changes constraints, of the view's controller where there is one.
  func performUpdateConstraints() {
    guard let controller else { return updateConstraints() }
    controller.updateViewConstraints()
  }
}

extension View {
  /// The look of the status bar above a root, or `nil` if it follows the interface's colors.
  package var statusBarLook: StatusBarLook? {
    get {
      guard superview == nil else { return nil }
      return kept("statusBar") ?? screenController.flatMap { StatusBarLook(of: $0) }
    }
    set { keep(newValue, "statusBar") }
  }

  /// Whether the home indicator of a root's screen is hidden.
  package var hidesHomeIndicator: Bool {
    get {
      guard superview == nil else { return false }
      return kept("hidesHomeIndicator")
        ?? screenController.map { StatusBarLook.hidesHomeIndicator($0) } ?? false
    }
    set { keep(newValue, "hidesHomeIndicator") }
  }

  /// The controller of the whole screen, or `nil` if there isn't one.
  private var screenController: ViewController? {
    (self as? Window)?.rootViewController ?? controller
  }
}
