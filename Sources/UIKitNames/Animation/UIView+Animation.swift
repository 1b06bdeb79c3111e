public import AutoLayout

// Nothing takes time here: changes are made at once, and layout is what it is when they have ended.

extension View {
  /// Makes changes, and says that it is done.
  public class func animate(
    withDuration duration: Double, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animations()
    AnimationEnd.call { completion?(true) }
  }

  /// Makes changes in a view, and says that it is done.
  public class func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}

/// The ends of animations, which come at once.
enum AnimationEnd {
  /// The number of animations whose ends are being told, each started by the one before.
  @TaskLocal private static var depth = 0
  /// The animations that may follow one another; one that repeats itself without end stops there.
  private static let mostDepth = 32

  /// Calls what waits for the end of an animation.
  static func call(_ completion: () -> Void) {
    guard depth < mostDepth else { return }
    $depth.withValue(depth + 1) { completion() }
  }
}
