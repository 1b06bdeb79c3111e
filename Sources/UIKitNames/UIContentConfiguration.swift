public import AutoLayout
public import Foundation

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

/// The states that the looks of views go by; here nothing changes them.
public protocol UIConfigurationState {
  /// What surrounds the view.
  var traitCollection: TraitCollection { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// What surrounds the view.
  public var traitCollection: TraitCollection
  /// Whether the view is picked.
  public var isSelected = false
  /// Whether the view is being touched.
  public var isHighlighted = false
  /// Whether the view cannot be acted on.
  public var isDisabled = false

  /// Makes the state of a view that nothing happens to.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// What surrounds the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell is picked.
  public var isSelected = false
  /// Whether the cell is being touched.
  public var isHighlighted = false
  /// Whether the cell cannot be acted on.
  public var isDisabled = false
  /// Whether the table is being edited.
  public var isEditing = false
  /// Whether what belongs to the cell is shown.
  public var isExpanded = false

  /// Makes the state of a cell that nothing happens to.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

// Cells, headers and footers.
extension ContentHost {
  /// What the content view shows: the view that the configuration makes takes its place; nil for the
  /// author's own content.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      guard let newValue else { return showContent(nil) }
      if let shown = contentView as? any UIContentView, shown.supports(newValue) {
        shown.configuration = newValue
      } else {
        showContent(newValue.makeContentView())
      }
    }
  }

  /// What lies behind the content; kept, and changes nothing.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether the content follows the cell's state; kept, and changes nothing.
  public var automaticallyUpdatesContentConfiguration: Bool {
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

  /// How deep the cell is; kept, and changes nothing.
  open var indentationLevel = 0
}

/// What lies behind the content of a cell; kept, and changes nothing.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: Color?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances from the cell's edges, in points.
  public var backgroundInsets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The colour of the line around it.
  public var strokeColor: Color?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a list's cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
