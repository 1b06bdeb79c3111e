import Foundation

/// The views of a row of buttons in a bar, which are made again only if a button changes.
struct BarButtonRow {
  /// A button or a space.
  enum Part {
    /// A view and its size, or `nil` for a view that is as large as it wants to be.
    case view(View, CGSize?)
    /// A space of a width in points.
    case space(CGFloat)
    /// A space that takes what the others leave.
    case flexibleSpace
  }

  /// The properties of a button that its view shows.
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

  /// The buttons and spaces in their order.
  private(set) var parts: [Part] = []
  private var states: [State] = []

  /// The views of the buttons.
  var views: [View] {
    parts.compactMap { if case .view(let view, _) = $0 { view } else { nil } }
  }

  /// Brings the views in line with the buttons.
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
  /// A new view for the button, or its space.
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
  /// The picture as bars show it: its shape, unless it is to keep its colors.
  package var inBar: Image {
    parts.isTemplate == nil ? with { ($0.isTemplate, $0.tint) = (true, nil) } : self
  }
}

/// The arrow of a back button, which plain figures show in the view's tint, pointing to the bar's nearest side.
package final class BackIndicator: View, StandIn {
  package var shownClass: String { "BackIndicator" }

  /// The tint that was set on the view itself.
  var ownTint: Color? { didSet { tintColor = ownTint } }

  /// The size in points; an estimate.
  static let size = CGSize(width: 12, height: 20)
}
