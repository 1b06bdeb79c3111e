public import Foundation

/// An anchor without its axis, as lists and comparisons of anchors need it.
///
/// An item has one anchor for each attribute. It is made when it is first requested and lives as long as
/// the item, which it doesn't keep alive.
open class AnyLayoutAnchor: CustomStringConvertible, Hashable {
  let operand: LayoutOperand

  /// The next anchor of the same item.
  @safe @exclusivity(unchecked) final var next: AnyLayoutAnchor?

  init(_ operand: LayoutOperand) { self.operand = operand }

  /// The anchor in Apple's shape: `<NSLayoutXAxisAnchor "title.leading">`.
  public final var description: String { operand.anchorText }

  /// The view or guide whose anchor this is, or `nil` if it is gone.
  package final var layoutItem: AnyObject? { operand.item }

  /// The attribute that the anchor stands for.
  package final var attribute: LayoutConstraint.Attribute { operand.attribute }

  /// Compares identities; distances between the same two anchors are equal as well.
  public static func == (lhs: AnyLayoutAnchor, rhs: AnyLayoutAnchor) -> Bool {
    lhs === rhs || lhs.operand.isSame(as: rhs.operand)
  }

  /// Hashes the attributes and the identities of their items.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(operand.reference))
    hasher.combine(operand.attribute)
    hasher.combine(operand.originReference.map(ObjectIdentifier.init))
    hasher.combine(operand.originAttribute)
  }
}

/// A place or an extent of a view or guide, from which constraints are made.
///
/// The type parameter keeps axes apart: an X anchor meets only X anchors. A class, as Apple's is.
/// Every constraint made here is inactive. Each call stops the program with Apple's text where the
/// constraint would be illegal, such as leading with left.
open class LayoutAnchor<AnchorType: AnyObject>: AnyLayoutAnchor {
  /// A constraint that this anchor is at the other.
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    relate(.equal, to: anchor, constant: 0)
  }

  /// A constraint that this anchor is at the other or beyond it.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  /// A constraint that this anchor is at the other or before it.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: 0)
  }

  /// A constraint that this anchor is `constant` points beyond the other.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, constant: constant)
  }

  /// A constraint that this anchor is at least `constant` points beyond the other.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// A constraint that this anchor is at most `constant` points beyond the other.
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

  /// Relates this anchor to one before it by a multiple of the distance that the system keeps.
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
  /// The initializer, with a stop of the program in place of a throw.
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

  /// The same for two sides, most of which are seen to be legal at a glance.
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

  /// The same for an extent that is compared with a number.
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

/// A place along the horizontal axis.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from this anchor to another, as an extent that constraints can name.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// A constraint that this anchor follows the other by a multiple of the standard spacing.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.equal, after: anchor, multiplier: multiplier)
  }

  /// A constraint that this anchor follows the other by at least a multiple of the standard spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// A constraint that this anchor follows the other by at most a multiple of the standard spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }
}

/// A place along the vertical axis.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this anchor to another, as an extent that constraints can name.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// A constraint that this anchor is below the other by a multiple of the standard spacing.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.equal, after: anchor, multiplier: multiplier)
  }

  /// A constraint that this anchor is below the other by at least a multiple of that spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// A constraint that this anchor is below the other by at most a multiple of that spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    relateBySystemSpacing(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }
}

extension LayoutOperand {
  /// Whether the operand is the baseline of a view with text.
  var isTextBaseline: Bool { textFont != nil }

  /// The font of the text that the operand is a baseline of; nil for edges, and for views without text.
  fileprivate var textFont: Font? {
    attribute.isBaseline ? (item as? View)?.baselineFont : nil
  }

  /// The standard distance from a place before this one, in points.
  ///
  /// Between baselines of texts it is that of the lines of one text: from the upper descender to
  /// the lower ascender, rounded up to pixels. Between the baseline of a text and an edge it is the room
  /// that the font takes on that side: so it grows with the text, as Apple's sample of cells that size
  /// themselves has it, which publishes no number.
  func systemSpacing(after before: LayoutOperand) -> CGFloat {
    let environment = item?.layoutView?.effectiveEnvironment ?? LayoutEnvironment()
    guard let fonts = fonts(after: before) else { return environment.profile.siblingSpacing }
    return ceiledToPixel(
      (fonts.lower?.ascender ?? 0) - (fonts.upper?.descender ?? 0), scale: environment.scale)
  }

  /// The fonts that the standard distance from a place before this one comes from, nil for an edge; nil
  /// where it comes from none: between edges, and where either is the baseline of a view without text.
  fileprivate func fonts(after before: LayoutOperand) -> (upper: Font?, lower: Font?)? {
    let (upper, lower) = (before.textFont, textFont)
    guard upper != nil || !before.attribute.isBaseline, lower != nil || !attribute.isBaseline,
      upper != nil || lower != nil
    else { return nil }
    return (upper, lower)
  }
}
