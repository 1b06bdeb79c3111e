import AutoLayout
import Foundation

/// The pictures and titles of a tab bar's items.
///
/// The bar's height is the platform's. Distances inside of it are estimates: all items are as wide, with a picture of 25
/// points above a title of 10.
final class TabBarContents {
  private var views: [(picture: ImageView, title: Label)] = []

  /// Brings the views of a bar in line with its items.
  func show(in bar: UITabBar) {
    let items = bar.items ?? []
    while views.count > items.count {
      let last = views.removeLast()
      last.picture.removeFromSuperview()
      last.title.removeFromSuperview()
    }
    while views.count < items.count {
      let title = Label()
      title.font = .systemFont(ofSize: 10, weight: .medium)
      title.textAlignment = .center
      views.append((ImageView(image: nil), title))
      bar.addSubview(views[views.count - 1].picture)
      bar.addSubview(title)
    }
    let height = bar.layoutProfile.bars.tabBar
    let width = bar.bounds.width / CGFloat(max(1, items.count))
    let isReversed = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (number, item) in items.enumerated() {
      let (picture, title) = views[number]
      let x = width * CGFloat(isReversed ? items.count - 1 - number : number)
      let color: Color =
        item === bar.selectedItem ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
      if title.text != item.shownTitle { title.text = item.shownTitle }
      if title.textColor != color { title.textColor = color }
      if picture.image != item.image { picture.image = item.image }
      let line = title.intrinsicContentSize.height
      let frames = (
        CGRect(x: (x + width / 2 - 12.5).rounded(), y: 6, width: 25, height: 25),
        CGRect(x: x, y: height - 3 - line, width: width, height: line)
      )
      if picture.frame != frames.0 { picture.frame = frames.0 }
      if title.frame != frames.1 { title.frame = frames.1 }
    }
  }
}
