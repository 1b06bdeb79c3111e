/// A setting that overrides the default appearance of the status bar.
public enum StatusBarAppearance: CaseIterable, Sendable, Codable {
  /// White text.
  case light
  /// Black text.
  case dark
  /// No status bar.
  case hidden

  /// Makes the appearance that a screen's controller prefers, or returns `nil` for the default appearance.
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

  static func hidesHomeIndicator(_ controller: ViewController) -> Bool {
    decider(for: controller, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }

  private static func decider(
    for controller: ViewController, _ child: KeyPath<ViewController, ViewController?>
  ) -> ViewController {
    var controller = controller
    // Controllers that name each other would cause an endless loop.
    for _ in 0..<100 {
      guard let next = controller[keyPath: child], next !== controller else { break }
      controller = next
    }
    return controller
  }
}
