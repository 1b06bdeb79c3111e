/// A view or layout guide that constraints can mention.
package protocol LayoutItem: AnyObject, CustomStringConvertible {
  /// The view that takes part in layout: the view itself, or the guide's owner.
  var layoutView: View? { get }

  /// The view in whose coordinates the item's frame is: the superview, or the guide's owner.
  var layoutOwner: View? { get }

  /// The weak reference through which other objects refer to the item.
  var reference: ItemReference { get }

  /// The item's name in messages: its identifier, or a description if it has none.
  var layoutName: String { get }
}

extension LayoutItem {
  var slot: Int32 { reference.slot }

  /// The item's name in reports, after its name in figures if that differs: `Title (abc-de-fgh)`.
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
    (self as? any ClassNameProvider)?.shownClass ?? statedClass ?? "\(type(of: self))"
  }

  /// The name of the subclass that the view stands for, or `nil` for its own class.
  package var statedClass: String? {
    get { kept("class") }
    set { keep(newValue, "class") }
  }
}
