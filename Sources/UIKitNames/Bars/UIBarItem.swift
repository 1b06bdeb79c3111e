public import AutoLayout
public import Foundation

/// UIKit's item of a tab bar.
open class UITabBarItem: UIBarItem {
  weak var controller: ViewController?

  /// The picture shown while the item is selected, or `nil` to show `image`.
  open var selectedImage: Image?

  /// The text of the badge at the item's picture, or `nil` for no badge.
  open var badgeValue: String?

  /// The color of the badge, or `nil` for red.
  open var badgeColor: Color?

  /// The title's offset from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The appearance of the bar while the item is selected, or `nil` to use the bar's own.
  open var standardAppearance: UITabBarAppearance?

  /// The bar's appearance while the item is selected and the content's edge is aligned with the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The item's title, or the controller's title if the item has none.
  var shownTitle: String? { title ?? controller?.title }

  /// Creates an item with a title and a picture.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, a picture and a picture for the selected state.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: Image(systemName: systemItem.symbol), tag: tag)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The name of the item's symbol.
  ///
  /// The symbols are estimates of the system's pictures.
  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}

/// UIKit's button of a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The button's action, which is never called.
  open var primaryAction: UIAction?

  /// The view shown instead of the button.
  open var customView: View?

  /// The style of the button's title.
  open var style = Style.plain

  /// The width of the button or fixed space in points, or 0 to fit the button's content.
  open var width: CGFloat = 0

  /// The color of the button, or `nil` for the bar's color.
  open var tintColor: Color?

  /// Whether bars omit the item.
  open var isHidden = false

  /// The receiver of the button's action, which is never called.
  open weak var target: AnyObject?

  /// The selector of the button's action, which is never called.
  open var action: Selector?

  /// The menu of the button, which is never shown.
  open var menu: UIMenu?

  /// The titles that the button reserves width for; layout ignores them.
  open var possibleTitles: Set<String>?

  /// The kind of system button, or `nil` for a button with a title, a picture or a view.
  var systemItem: SystemItem?

  /// Creates a button with a title and a picture.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates a space that takes an equal share of the toolbar's remaining width.
  public class func flexibleSpace() -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.systemItem = .flexibleSpace
    return space
  }

  /// Creates a space with a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    (space.systemItem, space.width) = (.fixedSpace, width)
    return space
  }
}

extension ViewControllerMembers {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's item in a tab bar.
  public var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { keep(newValue, "tabBarItem") }
  }

  var ownTabBarItem: UITabBarItem { kept("tabBarItem", orMade: UITabBarItem()) }
}
