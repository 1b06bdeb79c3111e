package import Foundation

/// A bar of a screen; its background extends to the superview's edge if the bar is at the safe area's edge.
package class Bar: View, PartsOwner {
  private var lists: [BarItemList: [BarItem]] = [:]

  package var generatedParts: [View] { [] }

  var barHeight: CGFloat { 0 }

  var standardGround: Color? { SystemColor.systemBackground.color }

  func items(_ list: BarItemList) -> [BarItem] { lists[list] ?? [] }

  func setItems(_ items: [BarItem], _ list: BarItemList) {
    lists[list] = items
    setNeedsLayout()
  }

  /// The intrinsic size, in points: no width, and the height of the platform's bar for the size classes.
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

  /// The background between the bar and the superview's edge; `nil` if the bar is clear or not at the safe area's edge.
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

/// A navigation bar, which is clear unless it has a fill, like UIKit's bar above unscrolled content.
package final class NavigationBar: Bar {
  private lazy var contents = NavigationBarContents()

  var title: String? { didSet { setNeedsLayout() } }

  var isLarge = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  var backTitle: String? { didSet { setNeedsLayout() } }

  override class var knownClass: KnownViewClass { .navigationBar }

  package override var generatedParts: [View] { contents.views }

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

/// A toolbar with buttons and spaces.
package final class Toolbar: Bar {
  private lazy var contents = ToolbarContents()

  override class var knownClass: KnownViewClass { .toolbar }

  package override var generatedParts: [View] { contents.views }

  override var barHeight: CGFloat {
    effectiveEnvironment.profile.bars.toolbar.height(for: traitCollection)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    contents.show(items(.items).map { BarButton($0) }, in: self)
  }
}

/// A tab bar with items.
package final class TabBar: Bar {
  private lazy var contents = TabBarContents()

  var pickedItem = -1 { didSet { setNeedsLayout() } }

  override class var knownClass: KnownViewClass { .tabBar }

  package override var generatedParts: [View] { contents.views }

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

extension View {
  /// The view's size in a bar: the intrinsic content size, or else the frame's size, or else the fitting size.
  var barSize: CGSize {
    let wanted = intrinsicContentSize
    if wanted.width >= 0, wanted.height >= 0 { return wanted }
    return frame.size != .zero
      ? frame.size : systemLayoutSizeFitting(CGSize(width: 0, height: 0))
  }

  func place(inBar bar: View, _ frame: CGRect) {
    var frame = frame
    if bar.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bar.bounds.width - frame.maxX
    }
    if self.frame != frame { self.frame = frame }
  }
}
