public import Foundation

/// A button or a space in a bar, or an item of a tab bar.
public struct BarItem: Hashable, Sendable, Codable {
  /// A distance between buttons.
  public enum Space: Hashable, Sendable, Codable {
    /// An equal share of the width that a toolbar's buttons leave free.
    case flexible
    /// A width in points.
    case points(CGFloat)
  }

  /// The title.
  public var title: String?
  /// The image; buttons show it only without a title.
  public var image: Image?
  /// The text of a tab's badge, or `nil` for no badge.
  public var badge: String?
  /// Whether a button completes an action, which makes its title semibold.
  public var isDone = false
  /// Whether the item is enabled.
  public var isEnabled = true
  /// The color of a button, or `nil` for the bar's tint.
  public var tint: Color?
  /// The space in place of a button, or `nil` for a button.
  public var space: Space?

  /// Makes an item with a title and an image.
  public init(title: String? = nil, image: Image? = nil) {
    (self.title, self.image) = (title, image)
  }
}

/// The lists of items of a bar.
public enum BarItemList: CaseIterable, Sendable, Codable {
  /// The items of a tab bar or a toolbar from the leading edge.
  case items
  /// The buttons of a navigation bar, each list from its edge inwards.
  case leading, trailing
}

/// A button or a space, with the properties for its view.
package struct BarButton {
  /// The title, the image and their appearance.
  package var item: BarItem
  /// The view in place of the button.
  package var customView: View?
  /// Whether the image is one of the system's, which has a fixed size.
  package var isSystemPicture = false
  /// The minimum width of an image, or the width of a title if it is positive, in points.
  package var width: CGFloat = 0
  /// The identity of the object that the button was made from.
  package var source: ObjectIdentifier?

  /// Makes a button for an item.
  package init(_ item: BarItem) { self.item = item }
}
