/// A view or a layout guide, which constraints can mention.
package protocol LayoutItem: AnyObject, CustomStringConvertible {
  /// The view in whose tree the item takes part: itself, or the guide's owner.
  var layoutView: View? { get }

  /// The view whose coordinates the item's frame is in: the superview, or the guide's owner.
  var layoutOwner: View? { get }

  /// What whoever mentions the item holds in its place.
  var reference: ItemReference { get }

  /// The name by which texts call the item: its identifier, or what it is.
  var layoutName: String { get }
}

extension LayoutItem {
  /// The item's place in the system being solved; meaningless outside of solving.
  var slot: Int32 { reference.slot }

  /// The name by which reports call the item, with what figures call it if that is something else:
  /// `Title (abc-de-fgh)`.
  var reportedName: String {
    if let guide = self as? LayoutGuide, let kind = guide.systemKind, let owner = guide.owningView {
      return "\(owner.reportedName).\(kind.word)"
    }
    let figureName = (self as? View)?.figureName
    return figureName.map { "\($0) (\(layoutName))" } ?? layoutName
  }
}

extension View: LayoutItem {
  package var layoutView: View? { self }

  package var layoutOwner: View? { superview }

  package var layoutName: String { identifier ?? className }

  /// The name of the view's class without its module.
  package var className: String {
    (self as? any StandIn)?.shownClass ?? "\(type(of: self))"
  }
}
