public import AutoLayout
public import Foundation

/// UIKit's search controller, whose search bar can be added to any view.
///
/// Search results are never presented. All properties except ``searchBar`` are stored for source compatibility; layout
/// ignores them.
open class UISearchController: ViewController {
  /// The search bar.
  public let searchBar = UISearchBar()

  /// The controller of the results, or `nil` if the searched controller shows them.
  public let searchResultsController: ViewController?

  /// The object that updates the search results; its methods are never called.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether the search bar is in use.
  open var isActive = false

  /// Whether the searched content is dimmed during a search.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a controller with a new search bar.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }
}
