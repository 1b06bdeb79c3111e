import AutoLayout
import Foundation

/// The title and the buttons of a navigation bar.
///
/// The bar's heights are the platform's. Distances inside of it are estimates: buttons begin at the margins of rows, 8
/// points apart, and the title is in the middle if it fits there.
final class NavigationBarContents {
  private let title = Label()
  private let largeTitle = Label()
  private var leading: [View] = []
  private var trailing: [View] = []
  private var titleView: View?
  /// The button that leads back to an item without one of its own.
  private let standardBackItem = UIBarButtonItem()
  /// What ``leading`` and ``trailing`` were made of.
  private var shown: [[Shown]] = []

  private struct Shown: Equatable {
    let item: ObjectIdentifier
    let title: String?
    let isEnabled: Bool
  }

  /// Makes contents without a title.
  init() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
  }

  /// Brings the views of a bar in line with its top item.
  func show(in bar: UINavigationBar) {
    guard let item = bar.topItem else { return removeAll() }
    let left = [backItem(of: bar)].compactMap(\.self) + (item.leftBarButtonItems ?? [])
    let right = item.rightBarButtonItems ?? []
    let wanted = [left, right].map {
      $0.map { Shown(item: ObjectIdentifier($0), title: $0.title, isEnabled: $0.isEnabled) }
    }
    if wanted != shown {
      for view in leading + trailing { view.removeFromSuperview() }
      (leading, trailing) = (left.compactMap(\.shownView), right.compactMap(\.shownView))
      for view in leading + trailing { bar.addSubview(view) }
      shown = wanted
    }
    let row = min(
      bar.bounds.height, bar.layoutProfile.bars.navigation.height(for: bar.traitCollection))
    let isLarge = bar.bounds.height > row
    set(isLarge || item.titleView != nil ? nil : item.shownTitle, on: title, in: bar)
    set(isLarge ? item.shownTitle : nil, on: largeTitle, in: bar)
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      titleView = item.titleView
      if let titleView { bar.addSubview(titleView) }
    }
    place(in: bar, row)
  }

  /// The button that leads back, or `nil` if the item that is shown has none.
  private func backItem(of bar: UINavigationBar) -> UIBarButtonItem? {
    guard let items = bar.items, items.count > 1, let item = bar.topItem, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty != false
    else { return nil }
    let previous = items[items.count - 2]
    if let own = previous.backBarButtonItem { return own }
    standardBackItem.title = previous.shownTitle ?? "Back"
    return standardBackItem
  }

  private func removeAll() {
    for view in leading + trailing + [title, largeTitle] { view.removeFromSuperview() }
    titleView?.removeFromSuperview()
    (leading, trailing, titleView, shown) = ([], [], nil, [])
  }

  private func set(_ text: String?, on label: Label, in bar: UINavigationBar) {
    guard let text, !text.isEmpty else { return label.removeFromSuperview() }
    if label.text != text { label.text = text }
    if label.superview !== bar { bar.addSubview(label) }
  }

  private func place(in bar: UINavigationBar, _ row: CGFloat) {
    let (width, margin) = (bar.bounds.width, bar.rowMargin)
    let isReversed = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: View, _ size: CGSize, x: CGFloat, middle: CGFloat) {
      let frame = CGRect(
        x: isReversed ? width - x - size.width : x, y: (middle - size.height / 2).rounded(),
        width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
    }
    var start = margin
    for view in leading {
      let size = view.barSize
      place(view, size, x: start, middle: row / 2)
      start += size.width + 8
    }
    var end = width - margin
    for view in trailing {
      let size = view.barSize
      place(view, size, x: end - size.width, middle: row / 2)
      end -= size.width + 8
    }
    if let view = titleView ?? (title.superview == nil ? nil : title) {
      var size = view.barSize
      size.width = min(size.width, max(0, end - start))
      let middle = (width - size.width) / 2
      place(view, size, x: max(start, min(middle, end - size.width)), middle: row / 2)
    }
    guard largeTitle.superview != nil else { return }
    let height = largeTitle.barSize.height
    place(
      largeTitle, CGSize(width: max(0, width - 2 * margin), height: height), x: margin,
      middle: (row + bar.bounds.height) / 2)
  }
}

extension UIBarButtonItem {
  /// A new view for the button, or `nil` for a space.
  fileprivate var shownView: View? {
    if let customView { return customView }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return nil }
    guard let text = title ?? systemItem?.title else {
      let view = ImageView(image: image)
      if view.image?.wantedSize == nil { view.frame.size = CGSize(width: 24, height: 24) }
      return view
    }
    let button = Button.makeSystemButton()
    let isStrong = style == .done || systemItem == .done || systemItem == .save
    button.title = text
    button.font = .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
    button.isEnabled = isEnabled
    return button
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of the button, or `nil` for one that shows a symbol.
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

extension View {
  /// The size in a bar: what the view wants, or else its own.
  fileprivate var barSize: CGSize {
    let wanted = intrinsicContentSize
    if wanted.width >= 0, wanted.height >= 0 { return wanted }
    return frame.size != .zero
      ? frame.size : systemLayoutSizeFitting(CGSize(width: 0, height: 0))
  }
}
