public import AutoLayout
public import Foundation

/// Core Animation's animation of a layer, which ends at once.
///
/// Stored for source compatibility; layout ignores it.
open class CAAnimation: LayerAction {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
  /// The start time, in seconds.
  open var beginTime: TimeInterval = 0
  /// The time in the animation's own course at which it begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The speed, as a multiple of the usual one.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether the animation also runs backward.
  open var autoreverses = false
  /// What is shown before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing; `nil` for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation at its end.
  open var isRemovedOnCompletion = true
  /// The delegate.
  open var delegate: (any CAAnimationDelegate)?

  private var values: [String: Any] = [:]

  /// Creates an animation.
  public init() {}

  /// Returns the value that was set for a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Keeps a value under a name, so that the delegate knows the animation again.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  func end() {
    delegate?.animationDidStart(self)
    delegate?.animationDidStop(self, finished: true)
  }
}

/// An animation of one property.
///
/// Stored for source compatibility; layout ignores it.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether values are added to the property's.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// Changes of layers that belong together; here they are made at once.
open class CATransaction {
  /// Begins changes.
  open class func begin() { completions.blocks.append(nil) }

  /// Ends changes, and calls what is to follow them.
  open class func commit() {
    guard let completion = completions.blocks.popLast() ?? nil else { return }
    AnimationEnd.call(completion)
  }

  /// Does nothing: changes are made at once.
  open class func flush() {}

  /// Says how long changes would take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) {}

  /// Says how fast changes would go.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Says whether changes are made without animations, as here they always are.
  open class func setDisableActions(_ flag: Bool) {}

  /// Says what is called when the changes have ended: at once outside of any.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completions = completions
    if completions.blocks.isEmpty {
      block?()
    } else {
      completions.blocks[completions.blocks.count - 1] = block
    }
  }

  /// What is to follow the changes that were begun, the innermost last; changes belong to their thread.
  private static var completions: Completions {
    let values = Thread.current.threadDictionary
    if let present = values["CATransaction"] as? Completions { return present }
    let new = Completions()
    values["CATransaction"] = new
    return new
  }

  private final class Completions { var blocks: [(() -> Void)?] = [] }
}
