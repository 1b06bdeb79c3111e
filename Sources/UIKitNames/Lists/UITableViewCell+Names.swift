public import AutoLayout
import Foundation

/// A view that shows an effect on a device; its subviews belong into its `contentView`.
open class UIVisualEffectView: ContentHost {
  /// The effect; changes nothing.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: CGRect.zero)
    self.effect = effect
  }

  /// Makes a view without an effect.
  public convenience init() { self.init(effect: nil) }
}
