/// A view or layout guide that constraints can mention.
package protocol LayoutItem: AnyObject, CustomStringConvertible {
  /// The view itself, or the owning view if the item is a guide.
  var layoutView: View? { get }

  /// The superview, or the guide's owner; the item's frame is in this view's coordinates.
  var layoutOwner: View? { get }

  /// The weak reference through which other objects refer to the item.
  var reference: ItemReference { get }

  /// The item's name in messages: its identifier, or a description if it has no identifier.
  var layoutName: String { get }
}

extension LayoutItem {
  var slot: Int32 { reference.slot }

  /// The item's name in reports: its name in figures, if any, and its ``layoutName``, as in `Title (abc-de-fgh)`.
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
    (self as? any ClassNameProvider)?.shownClass ?? representedClass ?? "\(type(of: self))"
  }

  /// The name of the author's subclass that the view stands in for, or `nil` if there isn't one.
  package var representedClass: String? {
    get { kept("class") }
    set { keep(newValue, "class") }
  }
}
