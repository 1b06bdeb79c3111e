import AutoLayout
import Foundation

/// The pictures, titles and badges of a tab bar's items.
///
/// The bar's height is the platform's. Distances inside of it are estimates: all items are as wide, with a picture of 25
/// points above a title of 10, and a badge of 18 points at the picture's trailing side.
final class TabBarContents {
  /// The views of an item.
  private struct Tab {
    let picture = ImageView(image: nil)
    let title = Label()
    var badge: Label?

    var views: [View] { [picture, title] + (badge.map { [$0] } ?? []) }
  }

  private var tabs: [Tab] = []
  private lazy var background = BarBackground(frame: .zero)

  /// Brings the views of a bar in line with its items.
  func show(in bar: UITabBar) {
    let items = bar.items ?? []
    while tabs.count > items.count {
      for view in tabs.removeLast().views { view.removeFromSuperview() }
    }
    while tabs.count < items.count {
      let tab = Tab()
      tab.title.font = .systemFont(ofSize: 10, weight: .medium)
      tab.title.textAlignment = .center
      tab.picture.preferredSymbolConfiguration = .init(scale: .large)
      tabs.append(tab)
      bar.addSubview(tab.picture)
      bar.addSubview(tab.title)
    }
    let selected = bar.selectedItem
    let appearance =
      selected?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
      ?? selected?.standardAppearance ?? bar.standardAppearance
    if appearance.backgroundColor != nil || background.superview != nil {
      background.show(appearance, in: bar, lineAt: .top)
    }
    for (number, item) in items.enumerated() {
      style(number, as: item, in: bar, appearance.stackedLayoutAppearance)
      showBadge(number, of: item, in: bar)
      place(number, in: bar)
    }
  }

  private func style(
    _ number: Int, as item: UITabBarItem, in bar: UITabBar, _ looks: UITabBarItemAppearance
  ) {
    let (picture, title) = (tabs[number].picture, tabs[number].title)
    let isSelected = item === bar.selectedItem
    let look = isSelected ? looks.selected : looks.normal
    let tint: Color =
      isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
    let color = look.titleTextAttributes[.foregroundColor] as? Color ?? tint
    let font =
      look.titleTextAttributes[.font] as? Font ?? .systemFont(ofSize: 10, weight: .medium)
    if title.text != item.shownTitle { title.text = item.shownTitle }
    if title.textColor != color { title.textColor = color }
    if title.font != font { title.font = font }
    let image = (isSelected ? item.selectedImage ?? item.image : item.image)?.inBar
    if picture.image != image { picture.image = image }
    let shade = look.iconColor ?? tint
    if picture.tintColor != shade { picture.tintColor = shade }
    let mode: View.ContentMode = image?.name == nil ? .scaleAspectFit : .center
    if picture.contentMode != mode { picture.contentMode = mode }
    for view in [picture, title] where view.isShownEnabled != item.isEnabled {
      view.isShownEnabled = item.isEnabled
    }
  }

  private func showBadge(_ number: Int, of item: UITabBarItem, in bar: UITabBar) {
    guard let value = item.badgeValue else {
      tabs[number].badge?.removeFromSuperview()
      tabs[number].badge = nil
      return
    }
    let badge = tabs[number].badge ?? Label()
    if badge.superview == nil {
      badge.font = .systemFont(ofSize: 13)
      (badge.textColor, badge.textAlignment) = (.white, .center)
      badge.layer.cornerRadius = 9
      badge.clipsToBounds = true
      bar.addSubview(badge)
      tabs[number].badge = badge
    }
    if badge.text != value { badge.text = value }
    let color = item.badgeColor ?? .systemRed
    if badge.backgroundColor != color { badge.backgroundColor = color }
  }

  private func place(_ number: Int, in bar: UITabBar) {
    let tab = tabs[number]
    let height = bar.layoutProfile.bars.tabBar
    let width = bar.bounds.width / CGFloat(max(1, tabs.count))
    let x = width * CGFloat(number)
    let line = tab.title.intrinsicContentSize.height
    tab.picture.place(
      inBar: bar, CGRect(x: (x + width / 2 - 12.5).rounded(), y: 6, width: 25, height: 25))
    tab.title.place(inBar: bar, CGRect(x: x, y: height - 3 - line, width: width, height: line))
    guard let badge = tab.badge else { return }
    let room = max(18, badge.intrinsicContentSize.width + 10)
    badge.place(
      inBar: bar, CGRect(x: (x + width / 2 + 6).rounded(), y: 2, width: room, height: 18))
  }
}
