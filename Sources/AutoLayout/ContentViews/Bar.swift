package import Foundation

/// A bar of a screen with the contents that its settings state.
///
/// A bar at the safe area's edge reaches to that of its superview, in its own color.
package class Bar: View, PartsOwner {
  private var lists: [BarItemList: [BarItem]] = [:]

  package var madeParts: [View] { [] }

  /// The height in points.
  var barHeight: CGFloat { 0 }

  /// The color of a bar without a fill, or `nil` for a clear one.
  var standardGround: Color? { SystemColor.systemBackground.color }

  /// Returns the items of a list.
  func items(_ list: BarItemList) -> [BarItem] { lists[list] ?? [] }

  /// Sets the items of a list.
  func setItems(_ items: [BarItem], _ list: BarItemList) {
    lists[list] = items
    setNeedsLayout()
  }

  /// The height of the platform's bars by the size classes, and no width, in points.
  package override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: barHeight)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The shape between the bar and the superview's edge, beyond the safe area, or `nil` if there isn't one.
  var ground: Artwork? {
    guard let outer = superview, let color = backgroundColor ?? standardGround else { return nil }
    let (above, below) = (frame.minY, outer.bounds.height - frame.maxY)
    var box = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    if above > 0, above <= outer.safeAreaInsets.top {
      (box.origin.y, box.size.height) = (-above, above)
    } else if below > 0, below <= outer.safeAreaInsets.bottom {
      (box.origin.y, box.size.height) = (bounds.height, below)
    }
    guard box.height > 0 else { return nil }
    return Artwork([.path(VectorPath(box), .fill(isEvenOdd: false), color)])
  }
}

/// A navigation bar with the title and the buttons that it is given.
///
/// It is clear unless it has a fill, as UIKit's is while content rests against it.
package final class NavigationBar: Bar {
  private lazy var contents = NavigationBarContents()

  /// The title.
  var title: String? { didSet { setNeedsLayout() } }

  /// Whether the title is large if the bar has the height for it.
  var isLarge = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The text of the button that leads back, or `nil` for no button.
  var backTitle: String? { didSet { setNeedsLayout() } }

  override class var knownClass: KnownViewClass { .navigationBar }

  package override var madeParts: [View] { contents.views }

  override var standardGround: Color? { nil }

  override var barHeight: CGFloat {
    let (bars, traits) = (effectiveEnvironment.profile.bars, traitCollection)
    let row = bars.navigation.height(for: traits)
    return isLarge && traits.verticalSizeClass != .compact ? row + bars.largeTitle : row
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    var look = NavigationBarLook()
    look.title = title
    look.back = backTitle.map { NavigationBarLook.Back(title: $0) }
    look.leading = items(.leading).map { BarButton($0) }
    look.trailing = items(.trailing).map { BarButton($0) }
    contents.show(look, in: self)
  }
}

/// A toolbar with the buttons that it is given.
package final class Toolbar: Bar {
  private lazy var contents = ToolbarContents()

  override class var knownClass: KnownViewClass { .toolbar }

  package override var madeParts: [View] { contents.views }

  override var barHeight: CGFloat {
    effectiveEnvironment.profile.bars.toolbar.height(for: traitCollection)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    contents.show(items(.items).map { BarButton($0) }, in: self)
  }
}

/// A tab bar with the items that it is given.
package final class TabBar: Bar {
  private lazy var contents = TabBarContents()

  /// The index of the item that is picked, or -1 if none is.
  var pickedItem = -1 { didSet { setNeedsLayout() } }

  override class var knownClass: KnownViewClass { .tabBar }

  package override var madeParts: [View] { contents.views }

  override var barHeight: CGFloat { effectiveEnvironment.profile.bars.tabBar }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let looks = items(.items).enumerated().map { number, item in
      let tint = number == pickedItem ? tintColor ?? .interfaceTint : SystemColor.systemGray.color
      var look = TabLook(tint: item.tint ?? tint)
      (look.title, look.image, look.badge) = (item.title, item.image, item.badge)
      look.isEnabled = item.isEnabled
      return look
    }
    contents.show(looks, nil, in: self)
  }
}
