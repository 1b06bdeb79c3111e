import AutoLayout
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

  /// What a view was made of.
  private struct State: Equatable {
    let item: ObjectIdentifier
    let customView: ObjectIdentifier?
    let title: String?
    let image: Image?
    let isEnabled: Bool
    let tint: Color?
    let width: CGFloat

    init(_ item: UIBarButtonItem) {
      self.item = ObjectIdentifier(item)
      customView = item.customView.map { ObjectIdentifier($0) }
      (title, image) = (item.title, item.image)
      (isEnabled, tint, width) = (item.isEnabled, item.tintColor, item.width)
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
  mutating func show(_ items: [UIBarButtonItem], in bar: View) {
    let items = items.filter { !$0.isHidden }
    let wanted = items.map { State($0) }
    guard wanted != states else { return }
    for view in views where view.superview === bar { view.removeFromSuperview() }
    parts = items.map(\.barPart)
    for view in views { bar.addSubview(view) }
    states = wanted
  }
}

extension UIBarButtonItem {
  /// A new view for the button, or its space.
  fileprivate var barPart: BarButtonRow.Part {
    if let customView { return .view(customView, nil) }
    if systemItem == .flexibleSpace { return .flexibleSpace }
    if systemItem == .fixedSpace { return .space(width) }
    guard let text = title ?? systemItem?.title else { return picturePart }
    let button = Button.makeSystemButton()
    let isStrong = style == .done || systemItem == .done || systemItem == .save
    button.title = text
    button.font = .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
    button.isEnabled = isEnabled
    if let tintColor { button.tintColor = tintColor }
    guard width > 0 else { return .view(button, nil) }
    return .view(button, CGSize(width: width, height: button.intrinsicContentSize.height))
  }

  private var picturePart: BarButtonRow.Part {
    let symbol = systemItem?.symbol.flatMap { Image(systemName: $0) }
    let view = ImageView(image: (image ?? symbol)?.inBar)
    view.preferredSymbolConfiguration = .init(scale: .large)
    if let tintColor { view.tintColor = tintColor }
    if !isEnabled { view.isShownEnabled = false }
    if image != nil, view.image?.wantedSize != nil { return .view(view, nil) }
    if image == nil { view.contentMode = .center }
    return .view(view, CGSize(width: max(24, width), height: 24))
  }
}

extension Image {
  /// The picture as bars show it: its shape, unless it is to keep its colors.
  var inBar: Image { parts.isTemplate == nil ? withRenderingMode(.alwaysTemplate) : self }
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

  /// The name of the symbol that the button shows, or `nil` for a text or a space.
  ///
  /// Estimates: the names of the symbols that look most like the system's buttons.
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

extension View {
  /// The size in a bar: what the view wants, or else its own.
  var barSize: CGSize {
    let wanted = intrinsicContentSize
    if wanted.width >= 0, wanted.height >= 0 { return wanted }
    return frame.size != .zero
      ? frame.size : systemLayoutSizeFitting(CGSize(width: 0, height: 0))
  }

  /// Places the view in a bar, mirrored in bars that read from right to left.
  func place(inBar bar: View, _ frame: CGRect) {
    var frame = frame
    if bar.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bar.bounds.width - frame.maxX
    }
    if self.frame != frame { self.frame = frame }
  }
}

/// The arrow of a back button, which plain figures show in the view's tint, pointing to the bar's nearest side.
final class BackIndicator: View, StandIn {
  var shownClass: String { "BackIndicator" }

  /// The tint that was set on the view itself.
  var ownTint: Color? { didSet { tintColor = ownTint } }

  /// The size in points; an estimate.
  static let size = CGSize(width: 12, height: 20)
}
