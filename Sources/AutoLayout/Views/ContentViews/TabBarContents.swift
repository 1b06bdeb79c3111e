import Foundation

/// The images, titles and badges of a tab bar's items.
///
/// Items have equal widths. An image of 25 points with a badge of 18 points is above a title of 10 points (estimates).
package final class TabBarContents {
  private struct Tab {
    let picture = ImageView(image: nil)
    let title = Label()
    var badge: Label?

    var views: [View] { [picture, title] + (badge.map { [$0] } ?? []) }
  }

  private var tabs: [Tab] = []
  private lazy var background = BarBackground(frame: .zero)

  /// The subviews of the bar that were made for the contents.
  package var views: [View] { tabs.flatMap(\.views) }

  /// Makes contents without items.
  package init() {}

  /// Updates the bar's subviews to show the given items.
  package func show(_ items: [TabLook], _ ground: BarGround?, in bar: View) {
    while tabs.count > items.count {
      for view in tabs.removeLast().views { view.removeFromSuperview() }
    }
    while tabs.count < items.count {
      let tab = Tab()
      tab.title.font = TabLook.standardFont
      tab.title.textAlignment = .center
      tab.picture.preferredSymbolConfiguration = .init(scale: .large)
      tabs.append(tab)
      bar.addSubview(tab.picture)
      bar.addSubview(tab.title)
    }
    if ground != nil || background.superview != nil {
      background.show(ground, in: bar, lineAt: .top)
    }
    for (number, item) in items.enumerated() {
      style(number, as: item)
      showBadge(number, of: item, in: bar)
      place(number, in: bar)
    }
  }

  private func style(_ number: Int, as item: TabLook) {
    let (picture, title) = (tabs[number].picture, tabs[number].title)
    if title.text != item.title { title.text = item.title }
    if title.textColor != item.titleColor { title.textColor = item.titleColor }
    if title.font != item.font { title.font = item.font }
    let image = item.image?.inBar
    if picture.image != image { picture.image = image }
    if picture.tintColor != item.tint { picture.tintColor = item.tint }
    let mode: View.ContentMode = image?.name == nil ? .scaleAspectFit : .center
    if picture.contentMode != mode { picture.contentMode = mode }
    for view in [picture, title] where view.isShownEnabled != item.isEnabled {
      view.isShownEnabled = item.isEnabled
    }
  }

  private func showBadge(_ number: Int, of item: TabLook, in bar: View) {
    guard let value = item.badge else {
      tabs[number].badge?.removeFromSuperview()
      tabs[number].badge = nil
      return
    }
    let badge = tabs[number].badge ?? Label()
    if badge.superview == nil {
      badge.font = .systemFont(ofSize: 13)
      (badge.textColor, badge.textAlignment) = (.white, .center)
      badge.cornerRadius = 9
      badge.clipsToBounds = true
      bar.addSubview(badge)
      tabs[number].badge = badge
    }
    if badge.text != value { badge.text = value }
    let color = item.badgeColor ?? SystemColor.systemRed.color
    if badge.backgroundColor != color { badge.backgroundColor = color }
  }

  private func place(_ number: Int, in bar: View) {
    let tab = tabs[number]
    let height = bar.effectiveEnvironment.profile.bars.tabBar
    let width = bar.bounds.width / CGFloat(max(1, tabs.count))
    let x = width * CGFloat(number)
    let line = tab.title.intrinsicContentSize.height
    // Nothing is rounded here, because a position that jumps between whole points has no sweep.
    tab.picture.place(inBar: bar, CGRect(x: x + width / 2 - 12.5, y: 6, width: 25, height: 25))
    tab.title.place(inBar: bar, CGRect(x: x, y: height - 3 - line, width: width, height: line))
    guard let badge = tab.badge else { return }
    let room = max(18, badge.intrinsicContentSize.width + 10)
    badge.place(inBar: bar, CGRect(x: x + width / 2 + 6, y: 2, width: room, height: 18))
  }
}

/// An item of a tab bar with its appearance.
package struct TabLook {
  /// The font of titles.
  package static let standardFont = Font(pointSize: 10, weight: .medium)

  /// The item's title, or `nil` for no title.
  package var title: String?
  /// The font of the title.
  package var font = standardFont
  /// The color of the title.
  package var titleColor: Color
  /// The item's image, or `nil` for no image.
  package var image: Image?
  /// The color of the image.
  package var tint: Color
  /// The text of the badge, or `nil` for no badge.
  package var badge: String?
  /// The color of the badge, or `nil` for the system's red.
  package var badgeColor: Color?
  /// Whether the item is enabled.
  package var isEnabled = true

  /// Makes an empty item; its image and title will have the given tint.
  package init(tint: Color) { (self.tint, titleColor) = (tint, tint) }
}
