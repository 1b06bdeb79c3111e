import AutoLayout
import Foundation

extension UINavigationBar {
  /// The content of the bar: the top item's titles and buttons, with the fonts and colors of the bar's appearance.
  var look: NavigationBarLook {
    let item = topItem
    var look = NavigationBarLook()
    (look.title, look.titleView, look.prompt) = (
      item?.shownTitle, item?.titleView, item?.shownPrompt
    )
    look.searchBar = hidesSearchBar ? nil : item?.shownSearchBar
    look.leading = (item?.leftBarButtonItems ?? []).compactMap(\.barButton)
    look.trailing = (item?.rightBarButtonItems ?? []).compactMap(\.barButton)
    look.back = backButton(hasOthers: !look.leading.isEmpty)
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let appearance = edge ?? item?.standardAppearance ?? standardAppearance
    func attributes(
      _ own: [NSAttributedString.Key: Any], _ bars: [NSAttributedString.Key: Any]?
    ) -> [NSAttributedString.Key: Any] { own.isEmpty ? bars ?? [:] : own }
    let title = attributes(appearance.titleTextAttributes, titleTextAttributes)
    let large = attributes(appearance.largeTitleTextAttributes, largeTitleTextAttributes)
    look.font = title[.font] as? Font ?? look.font
    look.color = title[.foregroundColor] as? Color
    look.largeFont = large[.font] as? Font ?? look.largeFont
    look.largeColor = large[.foregroundColor] as? Color
    look.ground = edge?.ground
    return look
  }

  private func backButton(hasOthers: Bool) -> NavigationBarLook.Back? {
    guard let items, items.count > 1, let item = topItem, !item.hidesBackButton,
      !hasOthers || item.leftItemsSupplementBackButton
    else { return nil }
    let previous = items[items.count - 2]
    return NavigationBarLook.Back(
      title: backTitle(for: previous), tint: previous.backBarButtonItem?.tintColor)
  }

  /// Returns the title of the back button that leads to an item, or `nil` for the arrow alone.
  private func backTitle(for item: UINavigationItem) -> String? {
    if let own = item.backBarButtonItem { return own.title }
    switch item.backButtonDisplayMode {
    case .default: return item.backButtonTitle ?? item.shownTitle ?? "Back"
    case .generic: return "Back"
    case .minimal: return nil
    }
  }
}
