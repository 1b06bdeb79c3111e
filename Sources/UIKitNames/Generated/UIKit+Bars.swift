// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// How an item of a bar looks in one of its states.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarItemStateAppearance {
  /// The looks of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; nil for that of the bar.
  open var iconColor: Color?
  /// Makes looks that a device has of its own.
  public init() {}
}

/// UIKit's name for the looks of a button of a bar in one of its states.
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance

/// UIKit's name for the looks of an item of a tab bar in one of its states.
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// UIKit's description of how the buttons of a bar look.
///
/// Stored for source compatibility; layout ignores it.
open class UIBarButtonItemAppearance {
  /// How a button looks that can be touched.
  public let normal = UIBarItemStateAppearance()
  /// How a button looks that is being touched.
  public let highlighted = UIBarItemStateAppearance()
  /// How a button looks that cannot be touched.
  public let disabled = UIBarItemStateAppearance()
  /// How a button looks that has the focus.
  public let focused = UIBarItemStateAppearance()
  /// Makes looks that buttons of a style have on a device.
  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// UIKit's description of how the items of a tab bar look.
///
/// Stored for source compatibility; layout ignores it.
open class UITabBarItemAppearance {
  /// How an item looks that can be picked.
  public let normal = UIBarItemStateAppearance()
  /// How the item looks that is picked.
  public let selected = UIBarItemStateAppearance()
  /// How an item looks that cannot be picked.
  public let disabled = UIBarItemStateAppearance()
  /// How an item looks that has the focus.
  public let focused = UIBarItemStateAppearance()
  /// Makes looks that items have on a device.
  public init() {}
}

extension UIBarButtonItem {
  /// How a button of a bar looks; Apple's raw values.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
}

extension UIBarButtonItem {
  /// The buttons that systems have of their own; Apple's raw values.
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
  /// The items that systems have of their own; Apple's raw values.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }
}

/// UIKit's item of a bar.
open class UIBarItem {
  /// The text of the item.
  open var title: String?
  /// The picture of the item.
  open var image: Image?
  /// An integer that the author may find the item by.
  open var tag = 0
  /// Whether the item can be touched.
  open var isEnabled = true
  /// The picture of the item on a phone in landscape.
  open var landscapeImagePhone: Image?
  /// The distances of the picture from its usual edges.
  open var imageInsets = EdgeInsets.zero
  /// Sets the looks of the title in a state; figures ignore them.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {}
  /// Makes an item that shows nothing.
  public init() {}
}

extension UISearchBar {
  /// The backgrounds of search bars; Apple's raw values.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// The delegate of a search bar; never called, with empty defaults.
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the search text changes.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search button is tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the field begins to be edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when the field is no longer edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether the field may be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether a part of the text may be replaced.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when another scope is picked.
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

/// The colors of a bar; Apple's raw values.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The heights of a bar that a picture is for; Apple's raw values.
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
  /// The picture of the line between bar and content.
  public var shadowImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture in the place of the back button's arrow.
  public var backIndicatorImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The mask of the arrow in transitions.
  public var backIndicatorTransitionMaskImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UINavigationBarMembers {
  /// The colors of the bar; black makes the status bar light.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Sets the picture behind the bar; figures ignore it.
  public func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: UIBarMetrics) {}
  /// Sets the picture behind the bar; figures ignore it.
  public func setBackgroundImage(_ backgroundImage: Image?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Moves the title; figures ignore it.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// The item below the one that is shown.
  public var backItem: UINavigationItem? { items?.dropLast().last }
}

/// Stored for source compatibility; layout ignores it.
extension UITabBarMembers {
  /// The colors of the bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The picture of the line between bar and content.
  public var shadowImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture behind the bar.
  public var backgroundImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The picture behind the selected item.
  public var selectionIndicatorImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The positions of items on wide bars.
  public var itemPositioning: ItemPositioning { get { kept(#function) ?? .automatic } set { keep(newValue, #function) } }
  /// The width of items, in points; 0 for the system's.
  public var itemWidth: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The distance between items, in points; 0 for the system's.
  public var itemSpacing: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The delegate; never called.
  public weak var delegate: (any UITabBarDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITabBarDelegate } set { keep(WeakReference(newValue), #function) } }
}

extension UITabBar {
  /// The positions of items on wide bars; Apple's raw values.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
}

/// The delegate of a tab bar; never called, with empty defaults.
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
  /// The colors of the bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
}

extension UIToolbar {
  /// Sets the picture behind the bar; figures ignore it.
  public func setBackgroundImage(_ backgroundImage: Image?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Sets the picture of the line between bar and content; figures ignore it.
  public func setShadowImage(_ shadowImage: Image?, forToolbarPosition topOrBottom: UIBarPosition) {}
}

/// Stored for source compatibility; layout ignores it.
extension UISearchBar {
  /// The colors of the bar.
  public var barStyle: UIBarStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The picture behind the bar.
  public var backgroundImage: Image? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the field has a bookmark button; figures ignore it.
  public var showsBookmarkButton: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the field has a button for results; figures ignore it.
  public var showsSearchResultsButton: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether there is a control of scopes; figures ignore it.
  public var showsScopeBar: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The titles of the scopes.
  public var scopeButtonTitles: [String]? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The selected scope.
  public var selectedScopeButtonIndex: Int { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The line of text above the field; figures ignore it.
  public var prompt: String? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension UISearchBar {
  /// Sets the picture behind the field; figures ignore it.
  public func setSearchFieldBackgroundImage(_ backgroundImage: Image?, for state: Control.State) {}
  /// Sets the picture of a mark; figures ignore it.
  public func setImage(_ iconImage: Image?, for icon: Icon, state: Control.State) {}
  /// Moves a mark; figures ignore it.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}

extension UISearchBar {
  /// The marks of a search field; Apple's raw values.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
}
