public import Foundation

/// The base class of all anchors, for lists and comparisons of anchors on different axes.
///
/// Anchors are created on first use, one per attribute of an item. They live as long as the item and don't retain it.
open class AnyLayoutAnchor: CustomStringConvertible, Hashable {
  let operand: LayoutOperand

  /// The next anchor in the item's list.
  @safe @exclusivity(unchecked) final var next: AnyLayoutAnchor?

  init(_ operand: LayoutOperand) { self.operand = operand }

  /// The anchor in the format of Apple's logs: `<NSLayoutXAxisAnchor "title.leading">`.
  public final var description: String { operand.anchorText }

  /// The anchor's view or guide, or `nil` if the view or guide no longer exists.
  package final var layoutItem: AnyObject? { operand.item }

  /// The anchor's attribute.
  package final var attribute: LayoutConstraint.Attribute { operand.attribute }

  /// Whether both anchors are the same object, or distances between the same two anchors.
  public static func == (lhs: AnyLayoutAnchor, rhs: AnyLayoutAnchor) -> Bool {
    lhs === rhs || lhs.operand.isSame(as: rhs.operand)
  }

  /// Hashes the anchor's attributes and the identities of its items.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(operand.reference))
    hasher.combine(operand.attribute)
    hasher.combine(operand.originReference.map(ObjectIdentifier.init))
    hasher.combine(operand.originAttribute)
  }
}

/// A location or size of a view or guide, used to make constraints; it is a class for source compatibility.
///
/// The type parameter prevents constraints between different axes. Constraints made here are inactive. An illegal
/// constraint, such as one between a leading and a left edge, stops the program with Apple's message.
open class LayoutAnchor<AnchorType: AnyObject>: AnyLayoutAnchor {
  /// Makes a constraint that sets this anchor equal to another.
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    relate(.equal, to: anchor, constant: 0)
  }

  /// Makes a constraint that keeps this anchor at or after another.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  /// Makes a constraint that keeps this anchor at or before another.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: 0)
  }

  /// Makes a constraint that sets this anchor equal to another plus a constant, in points.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, constant: constant)
  }

  /// Makes a constraint that keeps this anchor at or after another plus a constant, in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Makes a constraint that keeps this anchor at or before another plus a constant, in points.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: constant)
  }

  final func relate(
    _ relation: LayoutConstraint.Relation, to other: LayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint.relating(
      operand, relation, other.operand, multiplier: multiplier, constant: constant)
  }

  fileprivate func relateBySystemSpacing(
    _ relation: LayoutConstraint.Relation, after other: LayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    let constraint = relate(
      relation, to: other,
      constant: max(0, multiplier) * operand.systemSpacing(after: other.operand))
    let isBesideText = operand.fonts(after: other.operand) != nil
    constraint.symbol = isBesideText ? .baselineSpace : .anchorSpace
    return constraint
  }
}

extension LayoutConstraint {
  /// Makes a constraint from its two sides, or stops the program if the constraint would be illegal.
  static func making(
    first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    trapping { () throws(LayoutError) in
      try checkAxes(first, second)
      return try LayoutConstraint(
        first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant)
    }
  }

  /// Makes a constraint from its two sides, with a fast path for common legal constraints.
  static func relating(
    _ first: consuming LayoutOperand, _ relation: Relation, _ second: consuming LayoutOperand,
    multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    guard first.attribute.isLegal(with: second.attribute), !first.isOffset, !second.isOffset,
      multiplier.isFinite, multiplier != 0, constant.isFinite
    else {
      return making(
        first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant)
    }
    return LayoutConstraint(
      first.reference, first.attribute, relation, second.reference, second.attribute,
      multiplier: multiplier, constant: constant)
  }

  static func fixing(
    _ first: consuming LayoutOperand, _ relation: Relation, at constant: CGFloat
  ) -> LayoutConstraint {
    guard first.attribute.isSize, !first.isOffset, constant.isFinite else {
      return making(
        first: first, relation: relation, second: nil, multiplier: 1, constant: constant)
    }
    return LayoutConstraint(
      first.reference, first.attribute, relation, nil, .notAnAttribute, multiplier: 1,
      constant: constant)
  }
}

/// A location on the horizontal axis.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a size for constraints.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Makes a constraint that places this anchor a multiple of the system spacing after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.equal, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that places this anchor at least a multiple of the system spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that places this anchor at most a multiple of the system spacing after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }
}

/// A location on the vertical axis.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a size for constraints.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Makes a constraint that places this anchor a multiple of the system spacing below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.equal, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that places this anchor at least a multiple of the system spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that places this anchor at most a multiple of the system spacing below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }
}

extension LayoutOperand {
  /// Whether the operand is the baseline of a view with text.
  var isTextBaseline: Bool { textFont != nil }

  /// The font of the view's text if the operand is a text baseline, otherwise `nil`.
  fileprivate var textFont: Font? {
    attribute.isBaseline ? (item as? View)?.baselineFont : nil
  }

  /// Returns the system spacing from a preceding location to this one, in points.
  ///
  /// Between baselines of text, it is the line spacing. Between a baseline and an edge, it is the font's ascender or
  /// descender. Otherwise, it is the sibling spacing. The values are estimates, because Apple publishes none.
  func systemSpacing(after before: LayoutOperand) -> CGFloat {
    let environment = item?.layoutView?.effectiveEnvironment ?? LayoutEnvironment()
    guard let fonts = fonts(after: before) else { return environment.profile.siblingSpacing }
    return ceiledToPixel(
      (fonts.lower?.ascender ?? 0) - (fonts.upper?.descender ?? 0), scale: environment.scale)
  }

  /// Returns the fonts of text at a preceding location and at this one, or `nil` if sibling spacing is used in between.
  fileprivate func fonts(after before: LayoutOperand) -> (upper: Font?, lower: Font?)? {
    let (upper, lower) = (before.textFont, textFont)
    guard upper != nil || !before.attribute.isBaseline, lower != nil || !attribute.isBaseline,
      upper != nil || lower != nil
    else { return nil }
    return (upper, lower)
  }
}
