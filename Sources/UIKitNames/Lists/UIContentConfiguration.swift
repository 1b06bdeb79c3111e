public import AutoLayout

/// What a view of content shows, as a value that makes such views.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any View & UIContentView

  /// The same content as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view could show that as well; so for every one unless a class says otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the kind that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// UIKit's name for ``ConfigurationState``.
public typealias UIConfigurationState = ConfigurationState
/// UIKit's name for ``ConfigurationStateKey``.
public typealias UIConfigurationStateCustomKey = ConfigurationStateKey
/// UIKit's name for ``ViewConfigurationState``.
public typealias UIViewConfigurationState = ViewConfigurationState
/// UIKit's name for ``BackgroundConfiguration``.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name for ``TextAttributesTransformer``.
public typealias UIConfigurationTextAttributesTransformer = TextAttributesTransformer
/// UIKit's name for ``CellConfigurationState``.
public typealias UICellConfigurationState = CellConfigurationState

// Cells, headers and footers.
extension ContentHost {
  /// What the content view shows: the view that the configuration makes takes its place; nil for the
  /// author's own content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      contentUpdater = newValue.map { _ in Self.bringContentInLine }
      guard let newValue else { return showContent(nil) }
      if let shown = contentView as? any UIContentView, shown.supports(newValue) {
        shown.configuration = newValue
      } else {
        showContent(newValue.makeContentView())
      }
    }
  }

  /// Shows the content as it looks in a state, unless the author sees to it.
  private static func bringContentInLine(_ host: ContentHost, _ state: any UIConfigurationState) {
    guard host.automaticallyUpdatesContentConfiguration else { return }
    host.contentConfiguration = host.contentConfiguration?.updated(for: state)
  }

  /// Whether the content is asked how it looks when the cell's state is another; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }
}

/// Stored for source compatibility; layout ignores it.
extension ContentHost {
  /// What lies behind the content.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether what lies behind the content follows the cell's state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { kept(#function) ?? true }
    set { keep(newValue, #function) }
  }
}

extension TableCell {
  /// The content of the cell's style, still without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default, .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

extension UITableViewHeaderFooterView {
  /// The content of a header, still without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}

/// UIKit's cell for lists of a collection.
open class UICollectionViewListCell: CollectionCell {
  /// The content of such a cell, still without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }

  /// How deep the cell is; layout ignores it.
  open var indentationLevel = 0
}
