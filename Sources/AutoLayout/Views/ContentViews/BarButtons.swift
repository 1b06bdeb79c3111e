import Foundation

/// The views of a row of bar buttons, replaced only if a button changes.
struct BarButtonRow {
  enum Part {
    case view(View, CGSize?)
    case space(CGFloat)
    case flexibleSpace
  }

  private struct State: Equatable {
    let source: ObjectIdentifier?
    let customView: ObjectIdentifier?
    let item: BarItem
    let width: CGFloat

    init(_ button: BarButton) {
      source = button.source
      customView = button.customView.map { ObjectIdentifier($0) }
      (item, width) = (button.item, button.width)
    }
  }

  private(set) var parts: [Part] = []
  private var states: [State] = []

  var views: [View] {
    parts.compactMap { if case .view(let view, _) = $0 { view } else { nil } }
  }

  mutating func show(_ buttons: [BarButton], in bar: View) {
    let wanted = buttons.map { State($0) }
    guard wanted != states else { return }
    for view in views where view.superview === bar { view.removeFromSuperview() }
    parts = buttons.map(\.part)
    for view in views { bar.addSubview(view) }
    states = wanted
  }
}

extension BarButton {
  fileprivate var part: BarButtonRow.Part {
    if let customView { return .view(customView, nil) }
    switch item.space {
    case .flexible: return .flexibleSpace
    case .points(let width): return .space(width)
    case nil: break
    }
    guard let text = item.title else { return picturePart }
    let button = Button.makeSystemButton()
    button.title = text
    button.font = Font(pointSize: 17, weight: item.isDone ? .semibold : .regular)
    button.isEnabled = item.isEnabled
    if let tint = item.tint { button.tintColor = tint }
    guard width > 0 else { return .view(button, nil) }
    return .view(button, CGSize(width: width, height: button.intrinsicContentSize.height))
  }

  private var picturePart: BarButtonRow.Part {
    let view = ImageView(image: item.image?.inBar)
    view.preferredSymbolConfiguration = .init(scale: .large)
    if let tint = item.tint { view.tintColor = tint }
    if !item.isEnabled { view.isShownEnabled = false }
    let isOwn = item.image != nil && !isSystemPicture
    if isOwn, view.image?.wantedSize != nil { return .view(view, nil) }
    if !isOwn { view.contentMode = .center }
    return .view(view, CGSize(width: max(24, width), height: 24))
  }
}

extension Image {
  /// The image as a bar shows it: as a template, unless the image has its own rendering mode.
  package var inBar: Image {
    parts.isTemplate == nil ? with { ($0.isTemplate, $0.tint) = (true, nil) } : self
  }
}

/// The arrow of a back button, in the view's tint and pointing to the nearer side of the bar.
package final class BackIndicator: View, ClassNameProvider {
  package var shownClass: String { "BackIndicator" }

  var ownTint: Color? { didSet { tintColor = ownTint } }

  /// The estimated size of the arrow, in points.
  static let size = CGSize(width: 12, height: 20)
}
