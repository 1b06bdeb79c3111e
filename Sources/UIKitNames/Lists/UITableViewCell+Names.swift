public import AutoLayout
import Foundation

/// A view whose visual effect isn't drawn, with subviews in its `contentView`.
open class UIVisualEffectView: ContentHost {
  /// The visual effect, which is stored but never drawn.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: CGRect.zero)
    self.effect = effect
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }
}
