/// The look of the status bar, where it isn't the one that follows the interface's colors.
public enum StatusBarLook: CaseIterable, Sendable, Codable {
  /// White text.
  case light
  /// Black text.
  case dark
  /// No status bar.
  case hidden

  /// The look that a screen's controller asks for, or `nil` for the one that follows the interface's colors.
  init?(of controller: ViewController) {
    if Self.decider(for: controller, \.childForStatusBarHidden).prefersStatusBarHidden {
      self = .hidden
      return
    }
    switch Self.decider(for: controller, \.childForStatusBarStyle).preferredStatusBarStyle {
    case .default: return nil
    case .lightContent: self = .light
    case .darkContent: self = .dark
    }
  }

  /// Whether a screen's controller asks for no home indicator.
  static func hidesHomeIndicator(_ controller: ViewController) -> Bool {
    decider(for: controller, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }

  /// The controller that decides in place of another, which may be a child of a child.
  private static func decider(
    for controller: ViewController, _ child: KeyPath<ViewController, ViewController?>
  ) -> ViewController {
    var controller = controller
    // Controllers that name each other would never end.
    for _ in 0..<100 {
      guard let next = controller[keyPath: child], next !== controller else { break }
      controller = next
    }
    return controller
  }
}
