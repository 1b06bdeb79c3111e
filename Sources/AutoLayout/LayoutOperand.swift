/// One side of a constraint: an attribute of an item, or the distance between two of them.
///
/// It holds its items weakly, as Apple's constraints do: a constraint keeps no view alive.
package struct LayoutOperand {
  private(set) weak var item: (any LayoutItem)?
  let attribute: LayoutConstraint.Attribute
  /// Where the distance starts that `anchorWithOffset(to:)` makes; nil for a plain attribute.
  private(set) weak var origin: (any LayoutItem)?
  let originAttribute: LayoutConstraint.Attribute

  /// An attribute of an item.
  package init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    origin = nil
    originAttribute = .notAnAttribute
  }

  /// The distance from one location to another.
  package init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    origin = start.item
    originAttribute = start.attribute
  }

  /// Whether the operand is a distance between two anchors.
  var isOffset: Bool { originAttribute != .notAnAttribute }

  /// Whether the operand is an extent and not a place.
  var isSize: Bool { isOffset || attribute.isSize }

  /// The items that the operand names and that are still there.
  var items: [any LayoutItem] { [item, isOffset ? origin : nil].compactMap(\.self) }

  /// Whether every item that the operand names is still there.
  var isAlive: Bool { item != nil && (origin != nil || !isOffset) }

  /// The operand as Apple's messages show an anchor: `<NSLayoutXAxisAnchor "title.leading">`.
  var anchorText: String {
    let kind = isSize ? "Dimension" : attribute.axis == .vertical ? "YAxisAnchor" : "XAxisAnchor"
    return "<NSLayout\(kind) \"\(text)\">"
  }

  /// The operand as equations write it: `title.leading`.
  var text: String {
    let end = "\(item?.layoutName ?? "nil").\(attribute.name)"
    guard isOffset else { return end }
    return "(\(end) - \(origin?.layoutName ?? "nil").\(originAttribute.name))"
  }
}
