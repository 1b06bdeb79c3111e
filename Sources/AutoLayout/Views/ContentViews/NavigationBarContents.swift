import Foundation

/// The contents of a navigation bar: prompt, back button, title, buttons, large title and search bar.
///
/// Heights come from the platform profile. Distances are estimates, such as 8 points between buttons.
package final class NavigationBarContents {
  private let title = Label()
  private let largeTitle = Label()
  private let prompt = Label()
  private let back = NavigationBackButton()
  private var leading = BarButtonRow()
  private var trailing = BarButtonRow()
  private var titleView: View?
  private var searchBar: View?
  private lazy var background = BarBackground(frame: .zero)

  /// The subviews of the bar that were made for the contents.
  package var views: [View] {
    [title, largeTitle, prompt].filter { $0.superview != nil } + back.views + leading.views
      + trailing.views
  }

  /// Makes contents without a title.
  package init() {
    title.font = NavigationBarLook.titleFont
    largeTitle.font = NavigationBarLook.largeTitleFont
    prompt.font = Font(pointSize: 13)
    prompt.textAlignment = .center
  }

  /// Updates the bar's subviews to show the given contents.
  package func show(_ look: NavigationBarLook, in bar: View) {
    back.show(look.back, in: bar)
    leading.show(look.leading, in: bar)
    trailing.show(look.trailing, in: bar)
    let places = NavigationBarPlaces(of: bar, showing: look)
    set(look.titleView == nil && !places.isLarge ? look.title : nil, on: title, in: bar)
    set(places.isLarge ? look.title : nil, on: largeTitle, in: bar)
    set(places.prompt > 0 ? look.prompt : nil, on: prompt, in: bar)
    replace(&titleView, with: look.titleView, in: bar)
    replace(&searchBar, with: places.search > 0 ? look.searchBar : nil, in: bar)
    title.take(look.font, look.color)
    largeTitle.take(look.largeFont, look.largeColor)
    if look.ground != nil || background.superview != nil {
      background.show(look.ground, in: bar, lineAt: .bottom)
    }
    place(in: bar, places)
  }

  private func replace(_ old: inout View?, with new: View?, in bar: View) {
    guard old !== new || new != nil && new?.superview !== bar else { return }
    if old?.superview === bar { old?.removeFromSuperview() }
    old = new
    if let new { bar.addSubview(new) }
  }

  private func set(_ text: String?, on label: Label, in bar: View) {
    guard let text, !text.isEmpty else { return label.removeFromSuperview() }
    if label.text != text { label.text = text }
    if label.superview !== bar { bar.addSubview(label) }
  }

  private func place(in bar: View, _ places: NavigationBarPlaces) {
    let (width, margin) = (bar.bounds.width, bar.rowMargin)
    let (top, row) = (places.prompt, places.row)
    func place(_ view: View, _ size: CGSize, x: CGFloat) {
      view.place(
        inBar: bar,
        CGRect(
          x: x, y: top + (row / 2 - size.height / 2).rounded(), width: size.width,
          height: size.height))
    }
    let safeArea = bar.safeAreaInsets
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = margin + (isMirrored ? safeArea.right : safeArea.left)
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
    var end = width - margin - (isMirrored ? safeArea.left : safeArea.right)
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

  private func placeRows(in bar: View, _ places: NavigationBarPlaces) {
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
    let outset = margin - bar.effectiveEnvironment.profile.bars.searchFieldMargin
    searchBar?.place(
      inBar: bar,
      CGRect(x: outset, y: bottom, width: max(0, width - 2 * outset), height: places.search))
  }
}

private struct NavigationBarPlaces {
  let prompt: CGFloat
  let row: CGFloat
  let search: CGFloat
  let isLarge: Bool

  init(of bar: View, showing look: NavigationBarLook) {
    let (bars, height) = (bar.effectiveEnvironment.profile.bars, bar.bounds.height)
    row = min(height, bars.navigation.height(for: bar.traitCollection))
    var rest = height - row
    func takeRow(_ row: CGFloat, if isThere: Bool) -> CGFloat {
      guard isThere, rest >= row else { return 0 }
      rest -= row
      return row
    }
    search = takeRow(bars.navigationSearch, if: look.searchBar != nil)
    let isLow = bar.traitCollection.verticalSizeClass == .compact
    prompt = takeRow(bars.prompt, if: look.prompt != nil && !isLow)
    isLarge = rest > 0
  }
}

/// The back button of a navigation bar; "Back" replaces a title that is wider than a third of the bar.
private final class NavigationBackButton {
  private let arrow = BackIndicator(frame: .zero)
  private var button: Button?
  private var fitted: (title: String, room: CGFloat)?

  var isShown: Bool { arrow.superview != nil }

  var views: [View] { [arrow, button].compactMap(\.self).filter { $0.superview != nil } }

  func show(_ look: NavigationBarLook.Back?, in bar: View) {
    guard let look else {
      button?.removeFromSuperview()
      return arrow.removeFromSuperview()
    }
    if !isShown { bar.addSubview(arrow) }
    let tint = look.tint ?? bar.tintColor
    // Figures show the arrow in its own tint, which it may not inherit.
    if arrow.ownTint != tint { arrow.ownTint = tint }
    guard let title = look.title, !title.isEmpty else {
      button?.removeFromSuperview()
      return
    }
    let button = self.button ?? Button.makeSystemButton()
    self.button = button
    if button.superview !== bar { bar.insertSubview(button, aboveSubview: arrow) }
    if button.tintColor != tint { button.tintColor = tint }
    // The limit of a third is an estimate.
    let room = (bar.bounds.width / 3).rounded()
    guard fitted?.title != title || fitted?.room != room else { return }
    fitted = (title, room)
    (button.title, button.font) = (title, Font(pointSize: 17))
    if button.intrinsicContentSize.width > room { button.title = "Back" }
  }

  func place(in bar: View, top: CGFloat, row: CGFloat) -> CGFloat {
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
  fileprivate func take(_ font: Font, _ color: Color?) {
    if self.font != font { self.font = font }
    textColor = color
  }
}
