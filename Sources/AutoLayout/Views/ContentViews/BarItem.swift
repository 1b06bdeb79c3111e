public import Foundation

/// A button or a space in a bar, or an item of a tab bar.
public struct BarItem: Hashable, Sendable, Codable {
  /// A space between the buttons of a bar.
  public enum Space: Hashable, Sendable, Codable {
    /// A flexible width: flexible spaces divide a toolbar's free width equally.
    case flexible
    /// A fixed width, in points.
    case points(CGFloat)
  }

  /// The item's title, or `nil` for no title.
  public var title: String?
  /// The image; a button shows its image only if it has no title.
  public var image: Image?
  /// The text of a tab's badge, or `nil` for no badge.
  public var badge: String?
  /// Whether a button completes an action, which makes the button's title semibold.
  public var isDone = false
  /// Whether the item is enabled.
  public var isEnabled = true
  /// The color of a button, or `nil` for the bar's tint.
  public var tint: Color?
  /// The kind of space, or `nil` if the item is a button or tab.
  public var space: Space?

  /// Makes an item with a title and an image.
  public init(title: String? = nil, image: Image? = nil) {
    (self.title, self.image) = (title, image)
  }
}

/// A list of a bar's items.
public enum BarItemList: CaseIterable, Sendable, Codable {
  /// The items of a tab bar or a toolbar, starting at the leading edge.
  case items
  /// The buttons at the leading or the trailing edge of a navigation bar, from that edge inwards.
  case leading, trailing
}

/// A button or a space in a bar, with the properties of its view.
package struct BarButton {
  /// The bar item that the button shows.
  package var item: BarItem
  /// The custom view that replaces the button, or `nil` to show the button.
  package var customView: View?
  /// Whether the image is a system image, which is shown in an area of fixed size.
  package var isSystemPicture = false
  /// The width, in points, which is a minimum for an image but exact for a title; 0 fits the image or title.
  package var width: CGFloat = 0
  /// The identity of the object from which the button was made, or `nil` if it isn't known.
  package var source: ObjectIdentifier?

  /// Makes a button for an item.
  package init(_ item: BarItem) { self.item = item }
}
