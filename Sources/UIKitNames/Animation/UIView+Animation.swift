public import AutoLayout

// Nothing is animated here: changes are applied immediately, and layout shows the state at the end.

extension View {
  /// Applies changes immediately, and calls the completion.
  public class func animate(
    withDuration duration: Double, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animations()
    AnimationEnd.call { completion?(true) }
  }

  /// Applies changes in a view immediately, and calls the completion.
  public class func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}

/// Calls the completions of animations immediately.
enum AnimationEnd {
  /// The number of nested completion calls in the current task.
  @TaskLocal private static var depth = 0
  /// The maximum `depth`, which stops an animation that restarts itself forever.
  private static let maximumDepth = 32

  static func call(_ completion: () -> Void) {
    guard depth < maximumDepth else { return }
    $depth.withValue(depth + 1) { completion() }
  }
}
