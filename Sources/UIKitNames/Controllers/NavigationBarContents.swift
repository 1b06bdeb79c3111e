import AutoLayout
import Foundation

/// The contents of a navigation bar: prompt, back button, title, buttons, large title and search bar.
///
/// The bar's heights are the platform's. Distances inside of it are estimates: the back button's arrow is 8 points from
/// the side, other buttons begin at the margins of rows, 8 points apart, and the title is in the middle if it fits there.
final class NavigationBarContents {
  private let title = Label()
  private let largeTitle = Label()
  private let prompt = Label()
  private let back = NavigationBackButton()
  private var leading = BarButtonRow()
  private var trailing = BarButtonRow()
  private var titleView: View?
  private var searchBar: UISearchBar?
  private lazy var background = BarBackground(frame: .zero)

  /// Makes contents without a title.
  init() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
  }

  /// Brings the views of a bar in line with its top item.
  func show(in bar: UINavigationBar) {
    let item = bar.topItem
    let left = item?.leftBarButtonItems ?? []
    back.show(in: bar, hasOthers: left.contains { !$0.isHidden })
    leading.show(left, in: bar)
    trailing.show(item?.rightBarButtonItems ?? [], in: bar)
    let places = NavigationBarPlaces(of: bar)
    set(item?.titleView == nil && !places.isLarge ? item?.shownTitle : nil, on: title, in: bar)
    set(places.isLarge ? item?.shownTitle : nil, on: largeTitle, in: bar)
    set(places.prompt > 0 ? item?.shownPrompt : nil, on: prompt, in: bar)
    replace(&titleView, with: item?.titleView, in: bar)
    replace(&searchBar, with: places.search > 0 ? item?.shownSearchBar : nil, in: bar)
    style(in: bar)
    place(in: bar, places)
  }

  private func replace<Shown: View>(_ old: inout Shown?, with new: Shown?, in bar: View) {
    guard old !== new || new != nil && new?.superview !== bar else { return }
    if old?.superview === bar { old?.removeFromSuperview() }
    old = new
    if let new { bar.addSubview(new) }
  }

  private func set(_ text: String?, on label: Label, in bar: UINavigationBar) {
    guard let text, !text.isEmpty else { return label.removeFromSuperview() }
    if label.text != text { label.text = text }
    if label.superview !== bar { bar.addSubview(label) }
  }

  /// Gives the titles and the background the looks of the bar's appearance.
  private func style(in bar: UINavigationBar) {
    let item = bar.topItem
    let edge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    let appearance = edge ?? item?.standardAppearance ?? bar.standardAppearance
    func attributes(
      _ own: [NSAttributedString.Key: Any], _ bars: [NSAttributedString.Key: Any]?
    ) -> [NSAttributedString.Key: Any] { own.isEmpty ? bars ?? [:] : own }
    title.take(
      attributes(appearance.titleTextAttributes, bar.titleTextAttributes),
      orElse: .systemFont(ofSize: 17, weight: .semibold))
    largeTitle.take(
      attributes(appearance.largeTitleTextAttributes, bar.largeTitleTextAttributes),
      orElse: .systemFont(ofSize: 34, weight: .bold))
    if edge?.backgroundColor != nil || background.superview != nil {
      background.show(edge, in: bar, lineAt: .bottom)
    }
  }

  private func place(in bar: UINavigationBar, _ places: NavigationBarPlaces) {
    let (width, margin) = (bar.bounds.width, bar.rowMargin)
    let (top, row) = (places.prompt, places.row)
    func place(_ view: View, _ size: CGSize, x: CGFloat) {
      view.place(
        inBar: bar,
        CGRect(
          x: x, y: top + (row / 2 - size.height / 2).rounded(), width: size.width,
          height: size.height))
    }
    var start = margin
    if back.isShown { start = back.place(in: bar, top: top, row: row) + 8 }
    for part in leading.parts {
      switch part {
      case .view(let view, let size):
        let size = size ?? view.barSize
        place(view, size, x: start)
        start += size.width + 8
      case .space(let width): start += width
      case .flexibleSpace: break
      }
    }
    var end = width - margin
    for part in trailing.parts {
      switch part {
      case .view(let view, let size):
        let size = size ?? view.barSize
        place(view, size, x: end - size.width)
        end -= size.width + 8
      case .space(let width): end -= width
      case .flexibleSpace: break
      }
    }
    if let view = titleView ?? (title.superview == nil ? nil : title) {
      var size = view.barSize
      size.width = min(size.width, max(0, end - start))
      let middle = (width - size.width) / 2
      place(view, size, x: max(start, min(middle, end - size.width)))
    }
    placeRows(in: bar, places)
  }

  /// Places what takes a row of its own.
  private func placeRows(in bar: UINavigationBar, _ places: NavigationBarPlaces) {
    let (width, margin) = (bar.bounds.width, bar.rowMargin)
    let room = max(0, width - 2 * margin)
    if prompt.superview != nil {
      let height = prompt.barSize.height
      prompt.place(
        inBar: bar,
        CGRect(
          x: margin, y: (places.prompt - height / 2 - 8).rounded(), width: room, height: height))
    }
    let bottom = bar.bounds.height - places.search
    if largeTitle.superview != nil {
      let (height, top) = (largeTitle.barSize.height, places.prompt + places.row)
      largeTitle.place(
        inBar: bar,
        CGRect(
          x: margin, y: ((top + bottom) / 2 - height / 2).rounded(), width: room, height: height))
    }
    let outset = margin - bar.layoutProfile.bars.searchFieldMargin
    searchBar?.place(
      inBar: bar,
      CGRect(x: outset, y: bottom, width: max(0, width - 2 * outset), height: places.search))
  }
}

/// The heights of the rows of a navigation bar, in points.
private struct NavigationBarPlaces {
  let prompt: CGFloat
  let row: CGFloat
  let search: CGFloat
  /// Whether there is room for a large title.
  let isLarge: Bool

  init(of bar: UINavigationBar) {
    let (bars, height) = (bar.layoutProfile.bars, bar.bounds.height)
    row = min(height, bars.navigation.height(for: bar.traitCollection))
    let item = bar.topItem
    var rest = height - row
    func takeRow(_ row: CGFloat, if isThere: Bool) -> CGFloat {
      guard isThere, rest >= row else { return 0 }
      rest -= row
      return row
    }
    search = takeRow(
      bars.navigationSearch, if: item?.shownSearchBar != nil && !bar.hidesSearchBar)
    let isLow = bar.traitCollection.verticalSizeClass == .compact
    prompt = takeRow(bars.prompt, if: item?.shownPrompt != nil && !isLow)
    isLarge = rest > 0
  }
}

/// The button of a navigation bar that leads back: an arrow, and the title of the item below.
///
/// A title that takes more than a third of the bar is replaced by "Back"; the limit is an estimate.
private final class NavigationBackButton {
  private let arrow = BackIndicator(frame: .zero)
  private var button: Button?
  /// The title and the room that the button's title was chosen for.
  private var fitted: (title: String, room: CGFloat)?

  /// Whether the item that is shown has a back button.
  var isShown: Bool { arrow.superview != nil }

  /// Brings the views of a bar in line with the item below its top item.
  func show(in bar: UINavigationBar, hasOthers: Bool) {
    guard let items = bar.items, items.count > 1, let item = bar.topItem, !item.hidesBackButton,
      !hasOthers || item.leftItemsSupplementBackButton
    else {
      button?.removeFromSuperview()
      return arrow.removeFromSuperview()
    }
    let previous = items[items.count - 2]
    if !isShown { bar.addSubview(arrow) }
    let tint = previous.backBarButtonItem?.tintColor ?? bar.tintColor
    // Figures show the arrow in its own tint, which it may not inherit.
    if arrow.ownTint != tint { arrow.ownTint = tint }
    guard let title = title(for: previous), !title.isEmpty else {
      button?.removeFromSuperview()
      return
    }
    let button = self.button ?? Button.makeSystemButton()
    self.button = button
    if button.superview !== bar { bar.insertSubview(button, aboveSubview: arrow) }
    if button.tintColor != tint { button.tintColor = tint }
    let room = (bar.bounds.width / 3).rounded()
    guard fitted?.title != title || fitted?.room != room else { return }
    fitted = (title, room)
    (button.title, button.font) = (title, .systemFont(ofSize: 17))
    if button.intrinsicContentSize.width > room { button.title = "Back" }
  }

  /// The title for an item, or `nil` for the arrow alone.
  private func title(for item: UINavigationItem) -> String? {
    if let own = item.backBarButtonItem { return own.title }
    switch item.backButtonDisplayMode {
    case .default: return item.backButtonTitle ?? item.shownTitle ?? "Back"
    case .generic: return "Back"
    case .minimal: return nil
    }
  }

  /// Places the button in the bar's row, and returns its end.
  func place(in bar: UINavigationBar, top: CGFloat, row: CGFloat) -> CGFloat {
    let size = BackIndicator.size
    let inset = 8 + bar.safeAreaInsets.left
    arrow.place(
      inBar: bar,
      CGRect(
        x: inset, y: top + ((row - size.height) / 2).rounded(), width: size.width,
        height: size.height))
    let end = inset + size.width
    guard let button, button.superview === bar else { return end }
    let wanted = button.intrinsicContentSize
    button.place(
      inBar: bar,
      CGRect(
        x: end + 6, y: top + ((row - wanted.height) / 2).rounded(), width: wanted.width,
        height: wanted.height))
    return end + 6 + wanted.width
  }
}

extension Label {
  /// Takes font and color of a title's attributes.
  fileprivate func take(_ attributes: [NSAttributedString.Key: Any], orElse standard: Font) {
    let font = attributes[.font] as? Font ?? standard
    if self.font != font { self.font = font }
    textColor = attributes[.foregroundColor] as? Color
  }
}
