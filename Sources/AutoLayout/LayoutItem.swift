/// What constraints can name: a view or a layout guide.
package protocol LayoutItem: AnyObject {
  /// The view in whose tree the item takes part: itself, or the guide's owner.
  var layoutView: View? { get }

  /// The view in whose coordinates the item lies: the superview, or the guide's owner.
  var layoutOwner: View? { get }

  /// The item's place in the system being solved; meaningless outside of solving.
  var slot: Int { get set }

  /// The name by which texts call the item: its identifier, or what it is.
  var layoutName: String { get }
}
