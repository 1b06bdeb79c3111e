public import AutoLayout
public import Foundation

// Without Objective-C, a class alone can't create views unless it overrides `viewMaker`. Registrations therefore take
// the function that creates them, such as `Cell.init(frame:)`, as their first argument.

extension UICollectionView {
  /// UIKit's registration of a cell class, with a closure that configures its cells.
  public struct CellRegistration<Cell: CollectionCell, Item> {
    /// A closure that configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let makeCell: (CGRect) -> Cell
    fileprivate let handler: Handler

    /// Creates a registration whose cells a closure creates, such as `Cell.init(frame:)`.
    public init(_ makeCell: @escaping (CGRect) -> Cell, handler: @escaping Handler) {
      self.makeCell = makeCell
      self.handler = handler
    }

    /// Creates a registration of a class; dequeuing stops the program if the class can't be instantiated.
    public init(handler: @escaping Handler) {
      self.init({ _ in madeView() }, handler: handler)
    }
  }

  /// UIKit's registration of a supplementary view class, with a closure that configures its views.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let makeView: (CGRect) -> Supplementary
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration whose views a closure creates, such as `Header.init(frame:)`.
    public init(
      _ makeView: @escaping (CGRect) -> Supplementary, elementKind: String,
      handler: @escaping Handler
    ) {
      self.makeView = makeView
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration of a class; dequeuing stops the program if the class can't be instantiated.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init({ _ in madeView() }, elementKind: elementKind, handler: handler)
    }
  }
}

extension UICollectionViewMembers {
  /// Returns a new cell, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: CollectionCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = registration.makeCell(.zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a new, configured supplementary view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = registration.makeView(.zero)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Creates a view of the inferred class, or stops the program if the class can't be instantiated.
private func madeView<Asked: CollectionReusableView>() -> Asked {
  guard let view = Asked.ownMaker?(nil) as? Asked else {
    preconditionFailure(
      "a list can't make a \(Asked.self) of its class alone: pass \(Asked.self).init(frame:)")
  }
  return view
}
