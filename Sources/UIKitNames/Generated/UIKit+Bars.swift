// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The appearance of a bar item in one state.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarItemStateAppearance {
  /// The text attributes of the item's title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the item's image, or `nil` for the bar's tint color.
  open var iconColor: Color?
  /// Creates the system's default appearance.
  public init() {}
}

/// UIKit's name for the appearance of a bar button in one state.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance

/// UIKit's name for the appearance of a tab bar item in one state.
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// The appearance of a bar's buttons.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarButtonItemAppearance {
  /// The appearance of normal buttons.
  public let normal = UIBarItemStateAppearance()
  /// The appearance of highlighted buttons.
  public let highlighted = UIBarItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarItemStateAppearance()
  /// The appearance of focused buttons.
  public let focused = UIBarItemStateAppearance()
  /// Creates the system's default appearance for a button style.
  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// The appearance of a tab bar's items.
///
/// Stored for source compatibility; layout ignores it.
open class UITabBarItemAppearance {
  /// The appearance of normal items.
  public let normal = UIBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UIBarItemStateAppearance()
  /// The appearance of disabled items.
  public let disabled = UIBarItemStateAppearance()
  /// The appearance of focused items.
  public let focused = UIBarItemStateAppearance()
  /// Creates the system's default appearance.
  public init() {}
}

extension UIBarButtonItem {
  /// The style of a bar button, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
}

extension UIBarButtonItem {
  /// A bar button that the system defines, with the same raw values as in UIKit.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }
}

extension UITabBarItem {
  /// A tab bar item that the system defines, with the same raw values as in UIKit.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }
}

/// UIKit's base class of items in a bar.
open class UIBarItem {
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: Image?
  /// An integer that identifies the item.
  open var tag = 0
  /// Whether the item is enabled.
  open var isEnabled = true
  /// The image of the item on an iPhone in landscape.
  open var landscapeImagePhone: Image?
  /// The insets of the image, in points.
  open var imageInsets = EdgeInsets.zero
  /// Does nothing, because figures ignore the text attributes.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {}
  /// Creates an empty item.
  public init() {}
}

extension UISearchBar {
  /// The style of a search bar's background, with the same raw values as in UIKit.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// A search bar's delegate, which is never called.
public protocol UISearchBarDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Never called; present for source compatibility.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Never called; present for source compatibility.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called; present for source compatibility.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Never called; present for source compatibility.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Never called; present for source compatibility.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Never called; present for source compatibility.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Never called; present for source compatibility.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Never called; present for source compatibility.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Returns `true`.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The style of a bar, with the same raw values as in UIKit.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The kind of bar that an image is meant for, with the same raw values as in UIKit.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar, with the same raw values as in UIKit.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// Stored for source compatibility; layout ignores it.
extension UINavigationBarMembers {
  /// The image of the line between the bar and the content.
  public var shadowImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The image that replaces the back button's arrow.
  public var backIndicatorImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The mask image of the back button's arrow during transitions.
  public var backIndicatorTransitionMaskImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UINavigationBarMembers {
  /// The style of the bar. A black bar makes the status bar's content light.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Does nothing, because figures ignore the image.
  public func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: UIBarMetrics) {}
  /// Does nothing, because figures ignore the image.
  public func setBackgroundImage(_ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Does nothing, because figures ignore the adjustment.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// The navigation item below the top item, or `nil` if there isn't one.
  public var backItem: UINavigationItem? { items?.dropLast().last }
}

/// Stored for source compatibility; layout ignores it.
extension UITabBarMembers {
  /// The style of the bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The image of the line between the bar and the content.
  public var shadowImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The image behind the bar.
  public var backgroundImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The image behind the selected item.
  public var selectionIndicatorImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The positioning of items in a wide bar.
  public var itemPositioning: ItemPositioning { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The width of the items in points, or 0 for the system's width.
  public var itemWidth: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The distance between the items in points, or 0 for the system's distance.
  public var itemSpacing: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The delegate, which is never called.
  public weak var delegate: (any UITabBarDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITabBarDelegate } set { keep(WeakReference(newValue), #function) } }
}

extension UITabBar {
  /// The positioning of items in a wide tab bar, with the same raw values as in UIKit.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
}

/// A tab bar's delegate, which is never called.
public protocol UITabBarDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Stored for source compatibility; layout ignores it.
extension UIToolbar {
  /// The style of the toolbar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
}

extension UIToolbar {
  /// Does nothing, because figures ignore the image.
  public func setBackgroundImage(_ backgroundImage: Image?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Does nothing, because figures ignore the image.
  public func setShadowImage(_ shadowImage: Image?, forToolbarPosition topOrBottom: UIBarPosition) {}
}

/// Stored for source compatibility; layout ignores it.
extension UISearchBar {
  /// The style of the search bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The image behind the bar.
  public var backgroundImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the search field has a bookmark button.
  public var showsBookmarkButton: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the search field has a button that shows the results.
  public var showsSearchResultsButton: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the scope bar is shown.
  public var showsScopeBar: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The titles of the scope buttons, or `nil` for no scopes.
  public var scopeButtonTitles: [String]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The index of the selected scope button.
  public var selectedScopeButtonIndex: Int { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The line of text above the search field.
  public var prompt: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UISearchBar {
  /// Does nothing, because figures ignore the image.
  public func setSearchFieldBackgroundImage(_ backgroundImage: Image?, for state: Control.State) {}
  /// Does nothing, because figures ignore the icon.
  public func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {}
  /// Does nothing, because figures ignore the adjustment.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}

extension UISearchBar {
  /// An icon of a search field, with the same raw values as in UIKit.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
}
