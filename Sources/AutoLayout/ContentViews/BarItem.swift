public import Foundation

/// A button or a space of a bar, or an item of a tab bar.
public struct BarItem: Hashable, Sendable, Codable {
  /// A distance between buttons.
  public enum Space: Hashable, Sendable, Codable {
    /// An equal share of the width that the buttons of a toolbar leave.
    case flexible
    /// A width in points.
    case points(CGFloat)
  }

  /// The text.
  public var title: String?
  /// The picture, which buttons show in place of a text.
  public var image: Image?
  /// The text of the badge at a tab's picture, or `nil` for no badge.
  public var badge: String?
  /// Whether a button ends something, so that its title is semibold.
  public var isDone = false
  /// Whether the item can be used.
  public var isEnabled = true
  /// The color of a button, or `nil` for the bar's tint.
  public var tint: Color?
  /// The space in place of a button, or `nil` for a button.
  public var space: Space?

  /// Makes an item of a text and a picture.
  public init(title: String? = nil, image: Image? = nil) {
    (self.title, self.image) = (title, image)
  }
}

/// The lists of items that a bar has.
public enum BarItemList: CaseIterable, Sendable, Codable {
  /// The items of a tab bar or a toolbar, from the leading edge on.
  case items
  /// The buttons of a navigation bar at an edge, from there inwards.
  case leading, trailing
}

/// A button or a space as a bar makes a view of it.
package struct BarButton {
  /// The texts and the looks.
  package var item: BarItem
  /// The view in the place of the button.
  package var customView: View?
  /// Whether the picture is one of the system's, which has a place of its own size.
  package var isSystemPicture = false
  /// The least width of a picture, or the width of a title if it is more than 0, in points.
  package var width: CGFloat = 0
  /// The object that the button was made of.
  package var source: ObjectIdentifier?

  /// Makes a button of an item.
  package init(_ item: BarItem) { self.item = item }
}
