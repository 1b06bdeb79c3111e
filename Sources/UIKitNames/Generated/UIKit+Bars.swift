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
}
