/// One side of a constraint, with weak references: an attribute of an item, or the distance between two attributes.
package struct LayoutOperand {
  let reference: ItemReference
  /// The item where an `anchorWithOffset(to:)` distance starts, or `nil` for a plain attribute.
  let originReference: ItemReference?
  let attribute: LayoutConstraint.Attribute
  let originAttribute: LayoutConstraint.Attribute

  /// Makes an operand from an attribute of an item.
  package init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.init(item.reference, attribute)
  }

  init(_ reference: ItemReference, _ attribute: LayoutConstraint.Attribute) {
    self.reference = reference
    self.attribute = attribute
    originReference = nil
    originAttribute = .notAnAttribute
  }

  init(
    _ reference: ItemReference, _ attribute: LayoutConstraint.Attribute, from origin: LayoutOrigin?
  ) {
    self.reference = reference
    self.attribute = attribute
    originReference = origin?.reference
    originAttribute = origin?.attribute ?? .notAnAttribute
  }

  /// Makes an operand from the distance between two locations.
  package init(from start: LayoutOperand, to end: LayoutOperand) {
    reference = end.reference
    attribute = end.attribute
    originReference = start.reference
    originAttribute = start.attribute
  }

  var item: (any LayoutItem)? { reference.item }

  /// The item where the distance starts, or `nil` if the item no longer exists or the operand isn't a distance.
  var origin: (any LayoutItem)? { originReference?.item }

  /// The start of the distance, or `nil` if the operand is a plain attribute.
  var offsetOrigin: LayoutOrigin? {
    originReference.map { LayoutOrigin(reference: $0, attribute: originAttribute) }
  }

  var isOffset: Bool { originReference != nil }

  /// Whether the operand is a size or a distance, not a location.
  var isSize: Bool { isOffset || attribute.isSize }

  /// The operand as an anchor in Apple's messages: `<NSLayoutXAxisAnchor "title.leading">`.
  var anchorText: String {
    let kind = isSize ? "Dimension" : attribute.axis == .vertical ? "YAxisAnchor" : "XAxisAnchor"
    return "<NSLayout\(kind) \"\(printedText)\">"
  }

  /// Returns the operand as text, with items named by a closure: `title.leading`, `(b.leading - a.leading)`.
  func text(naming name: (any LayoutItem) -> String) -> String {
    let end = "\(item.map(name) ?? "nil").\(attribute.name)"
    guard isOffset else { return end }
    return "(\(end) - \(origin.map(name) ?? "nil").\(originAttribute.name))"
  }
}

/// The item and the attribute at which an `anchorWithOffset(to:)` distance starts.
struct LayoutOrigin {
  let reference: ItemReference
  let attribute: LayoutConstraint.Attribute
}

extension LayoutItem {
  /// Returns the operand for an attribute of the item.
  package subscript(attribute: LayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(self, attribute)
  }
}
