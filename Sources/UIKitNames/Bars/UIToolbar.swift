public import AutoLayout
public import Foundation

/// UIKit's bar of buttons, usually at the bottom of the screen, with the platform's height.
///
/// The compact appearances and the bar's color are stored for source compatibility.
open class UIToolbar: View {
  /// The bar's items.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Whether the bar is translucent; a controller's view ends above an opaque bar.
  open var isTranslucent = true { didSet { onChange() } }

  var onChange: () -> Void = {}

  /// The color of the bar.
  open var barTintColor: Color?

  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }

  /// The bar's appearance while the content's edge is aligned with the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }

  /// The appearance of the bar on a phone in landscape.
  open var compactAppearance: UIToolbarAppearance?

  private let contents = ToolbarContents()
  private lazy var background = BarBackground(frame: .zero)

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.show((items ?? []).compactMap(\.barButton), in: self)
    let appearance = scrollEdgeAppearance ?? standardAppearance
    if appearance.backgroundColor != nil || background.superview != nil {
      background.show(appearance.ground, in: self, lineAt: .top)
    }
  }

  /// The platform's height for toolbars in the current size classes, in points, with no intrinsic width.
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

  /// Sets the bar's items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private var barHeight: CGFloat { layoutProfile.bars.toolbar.height(for: traitCollection) }
}

/// UIKit's appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// The appearance of Done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  open override func copy() -> Any {
    let copy = super.copy()
    guard let looks = copy as? UIToolbarAppearance else { return copy }
    looks.buttonAppearance = buttonAppearance
    looks.doneButtonAppearance = doneButtonAppearance
    return looks
  }
}
