public import AutoLayout

// Nothing takes time here: changes are made at once, and layout is what it is when they have ended.

extension View {
  /// Makes changes, and says that it is done.
  public class func animate(
    withDuration duration: Double, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes in a view, and says that it is done.
  public class func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }
}
