extension ViewController {
  /// Calls a closure with the controller and all descendants that receive its appearance calls.
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
