// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The appearance of a bar item in one of its states.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarItemStateAppearance {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the picture, or `nil` for the bar's.
  open var iconColor: Color?
  /// Creates the system's appearance.
  public init() {}
}

/// UIKit's name for the appearance of a bar button in one of its states.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance

/// UIKit's name for the appearance of a tab bar item in one of its states.
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
  /// Creates the system's appearance of a style.
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
  /// Creates the system's appearance.
  public init() {}
}

extension UIBarButtonItem {
  /// The styles of bar buttons; Apple's raw values.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
}

extension UIBarButtonItem {
  /// The system's bar buttons; Apple's raw values.
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
  /// The system's tab bar items; Apple's raw values.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }
}

/// UIKit's item of a bar.
open class UIBarItem {
  /// The title of the item.
  open var title: String?
  /// The picture of the item.
  open var image: Image?
  /// An integer that identifies the item.
  open var tag = 0
  /// Whether the item is enabled.
  open var isEnabled = true
  /// The picture of the item on a phone in landscape.
  open var landscapeImagePhone: Image?
  /// The insets of the picture from its usual edges.
  open var imageInsets = EdgeInsets.zero
  /// Does nothing: figures ignore the text attributes.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {}
  /// Creates an empty item.
  public init() {}
}

extension UISearchBar {
  /// The backgrounds of search bars; Apple's raw values.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// The delegate of a search bar; never called, with empty default implementations.
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the search text changes.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search button is tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing ends.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether the field may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether a part of the text may be replaced.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when another scope is selected.
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

/// The styles of a bar; Apple's raw values.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The bar heights that a picture is for; Apple's raw values.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar; Apple's raw values.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// Stored for source compatibility; layout ignores it.
extension UINavigationBarMembers {
  /// The picture of the line between the bar and the content.
  public var shadowImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture that replaces the back button's arrow.
  public var backIndicatorImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The mask of the arrow in transitions.
  public var backIndicatorTransitionMaskImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UINavigationBarMembers {
  /// The style of the bar; black makes the status bar light.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Does nothing: figures ignore the picture.
  public func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: UIBarMetrics) {}
  /// Does nothing: figures ignore the picture.
  public func setBackgroundImage(_ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Does nothing: figures ignore the adjustment.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// The item below the shown one.
  public var backItem: UINavigationItem? { items?.dropLast().last }
}

/// Stored for source compatibility; layout ignores it.
extension UITabBarMembers {
  /// The style of the bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The picture of the line between the bar and the content.
  public var shadowImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture behind the bar.
  public var backgroundImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture behind the selected item.
  public var selectionIndicatorImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The positions of items on wide bars.
  public var itemPositioning: ItemPositioning { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The width of items in points, or 0 for the system's.
  public var itemWidth: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The distance between items in points, or 0 for the system's.
  public var itemSpacing: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Never called; present for source compatibility.
  public weak var delegate: (any UITabBarDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITabBarDelegate } set { keep(WeakReference(newValue), #function) } }
}

extension UITabBar {
  /// The positions of items on wide bars; Apple's raw values.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
}

/// The delegate of a tab bar; never called, with empty default implementations.
public protocol UITabBarDelegate: AnyObject {
  /// Called when an item is selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Stored for source compatibility; layout ignores it.
extension UIToolbar {
  /// The style of the bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
}

extension UIToolbar {
  /// Does nothing: figures ignore the picture.
  public func setBackgroundImage(_ backgroundImage: Image?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Does nothing: figures ignore the picture.
  public func setShadowImage(_ shadowImage: Image?, forToolbarPosition topOrBottom: UIBarPosition) {}
}

/// Stored for source compatibility; layout ignores it.
extension UISearchBar {
  /// The style of the bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The picture behind the bar.
  public var backgroundImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the field has a bookmark button; figures ignore it.
  public var showsBookmarkButton: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the field has a button for results; figures ignore it.
  public var showsSearchResultsButton: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the scope bar is shown; figures ignore it.
  public var showsScopeBar: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The titles of the scopes.
  public var scopeButtonTitles: [String]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The selected scope.
  public var selectedScopeButtonIndex: Int { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The line of text above the field; figures ignore it.
  public var prompt: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UISearchBar {
  /// Does nothing: figures ignore the picture.
  public func setSearchFieldBackgroundImage(_ backgroundImage: Image?, for state: Control.State) {}
  /// Does nothing: figures ignore the icon.
  public func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {}
  /// Does nothing: figures ignore the adjustment.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}

extension UISearchBar {
  /// The icons of a search field; Apple's raw values.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
}
