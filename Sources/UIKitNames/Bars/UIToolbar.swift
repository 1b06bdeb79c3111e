public import AutoLayout
public import Foundation

/// UIKit's bar of buttons, usually at the bottom: an empty rectangle of the platform's height.
///
/// Its other properties are stored for source compatibility; layout ignores them.
open class UIToolbar: View {
  /// The bar's items.
  open var items: [UIBarButtonItem]?

  /// Whether content can be seen through the bar; a controller's view ends above a bar where it can't.
  open var isTranslucent = true { didSet { onChange() } }

  var onChange: () -> Void = {}

  /// The color of the bar.
  open var barTintColor: Color?

  /// The height of the platform's toolbars by the size classes, and no width, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// Sets the bar's items, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private var barHeight: CGFloat { layoutProfile.bars.toolbar.height(for: traitCollection) }
}
