public import AutoLayout
public import Foundation

/// Core Animation's layer animation, which ends immediately and stores its properties for source compatibility.
open class CAAnimation: LayerAction {
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
  /// The start time, in seconds.
  open var beginTime: TimeInterval = 0
  /// The position in the animation's timeline at which playback begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The speed, as a multiple of the normal speed.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether the animation plays in reverse after playing forward.
  open var autoreverses = false
  /// The fill mode: whether the layer shows the animated value before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function, or `nil` for a constant speed.
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

  /// Stores a value under a key, so that the delegate can identify the animation.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  func end() {
    delegate?.animationDidStart(self)
    delegate?.animationDidStop(self, finished: true)
  }
}

/// An animation of one property, stored for source compatibility.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property.
  open var keyPath: String?
  /// Whether animated values are added to the property's current value.
  open var isAdditive = false

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A group of layer changes, which are applied immediately.
open class CATransaction {
  /// Begins a transaction.
  open class func begin() { completions.blocks.append(nil) }

  /// Ends the innermost transaction, and calls that transaction's completion block.
  open class func commit() {
    guard let completion = completions.blocks.popLast() ?? nil else { return }
    AnimationEnd.call(completion)
  }

  /// Does nothing: changes are applied immediately.
  open class func flush() {}

  /// Does nothing.
  open class func setAnimationDuration(_ dur: TimeInterval) {}

  /// Does nothing.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Does nothing: changes are never animated.
  open class func setDisableActions(_ flag: Bool) {}

  /// Sets the closure called when the transaction ends, or immediately outside a transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completions = completions
    if completions.blocks.isEmpty {
      block?()
    } else {
      completions.blocks[completions.blocks.count - 1] = block
    }
  }

  /// The current thread's completion blocks, one per open transaction, innermost last.
  private static var completions: Completions {
    let values = Thread.current.threadDictionary
    if let present = values["CATransaction"] as? Completions { return present }
    let new = Completions()
    values["CATransaction"] = new
    return new
  }

  private final class Completions { var blocks: [(() -> Void)?] = [] }
}
