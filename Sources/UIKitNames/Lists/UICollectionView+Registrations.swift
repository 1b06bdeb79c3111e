public import AutoLayout
public import Foundation

// Without Objective-C, a class alone makes no views, unless it overrides `viewMaker`: registrations take the function
// that makes them, such as `Cell.init(frame:)`, before their other arguments.

extension UICollectionView {
  /// UIKit's cells of a class, and how they show an item.
  public struct CellRegistration<Cell: CollectionCell, Item> {
    /// A function that configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let makeCell: (CGRect) -> Cell
    fileprivate let handler: Handler

    /// Makes a registration of cells that a function makes, such as `Cell.init(frame:)`.
    public init(_ makeCell: @escaping (CGRect) -> Cell, handler: @escaping Handler) {
      self.makeCell = makeCell
      self.handler = handler
    }

    /// Makes a registration of cells of a class; if it can't be made, the program stops when a cell is needed.
    public init(handler: @escaping Handler) {
      self.init({ _ in madeView() }, handler: handler)
    }
  }

  /// UIKit's views of a class beside the cells, and how they are configured.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A function that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let makeView: (CGRect) -> Supplementary
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Makes a registration of views that a function makes, such as `Header.init(frame:)`.
    public init(
      _ makeView: @escaping (CGRect) -> Supplementary, elementKind: String,
      handler: @escaping Handler
    ) {
      self.makeView = makeView
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Makes a registration of views of a class; if it can't be made, the program stops when a view is needed.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init({ _ in madeView() }, elementKind: elementKind, handler: handler)
    }
  }
}

extension UICollectionViewMembers {
  /// A new cell, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: CollectionCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = registration.makeCell(.zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A new view beside the cells, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = registration.makeView(.zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// A view of the class that is asked for.
private func madeView<Asked: CollectionReusableView>() -> Asked {
  guard let view = Asked.ownMaker?(nil) as? Asked else {
    preconditionFailure(
      "a list can't make a \(Asked.self) of its class alone: pass \(Asked.self).init(frame:)")
  }
  return view
}
