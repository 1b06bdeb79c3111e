extension ViewController {
  /// Calls a closure with the controller, then with each descendant whose view is inside its parent's view.
  ///
  /// Descendants of a controller that doesn't forward appearance methods are left out.
  func forEachAppearing(_ hook: (ViewController) -> Void) {
    var waiting = [self]
    while let controller = waiting.popLast() {
      hook(controller)
      guard controller.shouldAutomaticallyForwardAppearanceMethods else { continue }
      waiting += controller.children.reversed().filter { $0.isShown(in: controller) }
    }
  }

  private func isShown(in parent: ViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }
}
