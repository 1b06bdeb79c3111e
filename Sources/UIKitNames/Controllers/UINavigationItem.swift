public import AutoLayout
import Foundation

/// UIKit's navigation item: the title and buttons that a navigation bar shows for a controller.
///
/// Compact appearances and the placement of the search bar are stored for source compatibility.
open class UINavigationItem {
  weak var controller: ViewController?
  weak var bar: UINavigationBar?

  private var titleLook = Titles()
  private var backButton = BackButton()
  private var appearances = Appearances()
  private var search = Search()

  /// Creates an item without a title.
  public init() {}

  /// Creates an item with a title.
  public init(title: String) { titleLook.title = title }

  private func change() { bar?.setNeedsLayout() }

  /// The title.
  open var title: String? {
    get { titleLook.title }
    set {
      titleLook.title = newValue
      change()
    }
  }

  /// The view shown instead of the title.
  open var titleView: View? {
    get { titleLook.view }
    set {
      titleLook.view = newValue
      change()
    }
  }

  /// The line of text above the title and the buttons, which makes the bar taller.
  open var prompt: String? {
    get { titleLook.prompt }
    set {
      titleLook.prompt = newValue
      bar?.changeHeight()
    }
  }

  /// Whether the title is large if the bar prefers large titles; `automatic` means `always`.
  ///
  /// The value is read when the controller is shown.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { titleLook.largeMode }
    set { titleLook.largeMode = newValue }
  }

  /// The bar's appearance while content is scrolled under the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = newValue
      change()
    }
  }

  /// The bar's appearance while the content's edge is aligned with the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      change()
    }
  }

  /// The appearance of the bar on a phone in landscape.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The bar's appearance on a phone in landscape while the content's edge is aligned with the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// Whether the back button is hidden.
  open var hidesBackButton: Bool {
    get { backButton.isHidden }
    set {
      backButton.isHidden = newValue
      change()
    }
  }

  /// Sets whether the back button is hidden, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the back button is shown in addition to the leading buttons.
  open var leftItemsSupplementBackButton: Bool {
    get { backButton.isSupplemented }
    set {
      backButton.isSupplemented = newValue
      change()
    }
  }

  /// The back button that returns to this item's controller from the next controller in the stack.
  open var backBarButtonItem: UIBarButtonItem? {
    get { backButton.item }
    set { backButton.item = newValue }
  }

  /// The title of the back button that returns to this item's controller, or `nil` for the controller's title.
  open var backButtonTitle: String? {
    get { backButton.title }
    set { backButton.title = newValue }
  }

  /// The kind of title that the back button shows.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { backButton.mode }
    set { backButton.mode = newValue }
  }

  /// The search controller, whose search bar is below the title.
  open var searchController: UISearchController? {
    get { search.controller }
    set {
      search.controller = newValue
      bar?.changeHeight()
    }
  }

  /// Whether the search bar is hidden while the content is scrolled away from its top.
  open var hidesSearchBarWhenScrolling: Bool {
    get { search.hidesWhenScrolling }
    set {
      search.hidesWhenScrolling = newValue
      bar?.changeHeight()
    }
  }

  /// The preferred position of the search bar.
  open var preferredSearchBarPlacement: SearchBarPlacement {
    get { search.placement }
    set { search.placement = newValue }
  }

  /// The buttons at the leading edge, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { change() } }

  /// The buttons at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { change() } }

  /// The outermost button at the leading edge.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing edge.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the outermost button at the leading edge, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the outermost button at the trailing edge, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the leading edge, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing edge, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}

extension UINavigationItem {
  private struct Titles {
    var title: String?
    var view: View?
    var prompt: String?
    var largeMode = LargeTitleDisplayMode.automatic
  }

  private struct BackButton {
    var isHidden = false
    var isSupplemented = false
    var item: UIBarButtonItem?
    var title: String?
    var mode = BackButtonDisplayMode.default
  }

  private struct Appearances {
    var standard: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
  }

  private struct Search {
    var controller: UISearchController?
    var hidesWhenScrolling = true
    var placement = SearchBarPlacement.automatic
  }

  var shownTitle: String? { title ?? controller?.title }

  var shownPrompt: String? { prompt.flatMap { $0.isEmpty ? nil : $0 } }

  var shownSearchBar: UISearchBar? { searchController?.searchBar }
}

extension ViewControllerMembers {
  /// The title and buttons that a navigation bar shows for the controller.
  public var navigationItem: UINavigationItem {
    let item = kept(#function, orMade: UINavigationItem())
    item.controller = self
    return item
  }
}

extension ViewControllerMembers {
  /// The controller's items in the toolbar of a navigation controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      (parent as? UINavigationController)?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the controller's items in the toolbar of a navigation controller, without animation.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
