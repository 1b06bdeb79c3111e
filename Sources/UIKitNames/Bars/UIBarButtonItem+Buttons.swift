import AutoLayout
import Foundation

extension UIBarButtonItem {
  /// The button that bars show for the item, or `nil` if the item is hidden.
  var barButton: BarButton? {
    guard !isHidden else { return nil }
    var item = BarItem(title: title ?? systemItem?.title, image: image)
    if image == nil { item.image = systemItem?.symbol.map { Image(symbol: Symbol($0)) } }
    item.isDone = style == .done || systemItem == .done || systemItem == .save
    (item.isEnabled, item.tint) = (isEnabled, tintColor)
    if systemItem == .flexibleSpace { item.space = .flexible }
    if systemItem == .fixedSpace { item.space = .points(width) }
    var button = BarButton(item)
    (button.customView, button.width) = (customView, width)
    (button.isSystemPicture, button.source) = (image == nil, ObjectIdentifier(self))
    return button
  }
}

extension UIBarButtonItem.SystemItem {
  /// The button's title, or `nil` if the button shows a symbol or is a space.
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

  /// The name of the button's symbol, or `nil` if the button shows a title or is a space.
  ///
  /// The symbols are estimates of the system's pictures.
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
