public import Foundation

/// A relation between attributes of one or two views or layout guides:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// A class, as Apple's is: a constraint is turned on and off, and changed, by whoever holds it. It
/// keeps none of its items alive.
open class LayoutConstraint {
  /// The name that descriptions, conflicts and reports call the constraint by.
  open var identifier: String?

  /// Whether an archive of the view that holds the constraint is to contain it; false unless set.
  open var shouldBeArchived = false

  /// The number that multiplies the second attribute.
  public let multiplier: CGFloat

  /// How the two sides compare.
  public let relation: Relation

  let first: LayoutOperand
  let second: LayoutOperand?

  /// The view that holds the constraint while it is active.
  weak var holder: View?

  /// Whether the constant is a standard distance, printed as `NSSpace`.
  package var isStandardSpace = false

  private var storedConstant: CGFloat
  private var storedPriority = LayoutPriority.required

  init(
    first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) throws(LayoutError) {
    self.first = first
    self.relation = relation
    // A multiplier of 0 is the same as no second item.
    self.second = multiplier == 0 ? nil : second
    self.multiplier = multiplier
    storedConstant = constant
    try Self.validate(first: first, second: self.second)
    for number in [multiplier, constant] where !number.isFinite {
      throw .notFinite(value: "\(number)", anchors: anchorTexts)
    }
  }

  /// Makes an inactive constraint, as Apple's initializer does.
  ///
  /// Items are views or layout guides. Stops the program with Apple's text where the constraint is
  /// illegal; ``make(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`` throws.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let sides = trapping { () throws(LayoutError) in
      try Self.operands(view1, attr1, view2, attr2)
    }
    do {
      try self.init(
        first: sides.first, relation: relation, second: sides.second, multiplier: multiplier,
        constant: constant)
    } catch {
      trap(error)
    }
  }

  /// Makes an inactive constraint, or says why it would be illegal.
  ///
  /// - Throws: `LayoutError` for items, attributes or numbers that make no constraint.
  public static func make(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) throws(LayoutError) -> LayoutConstraint {
    let sides = try operands(view1, attr1, view2, attr2)
    return try LayoutConstraint(
      first: sides.first, relation: relation, second: sides.second, multiplier: multiplier,
      constant: constant)
  }

  /// The number added to the second side, in points; it may change at any time.
  ///
  /// Stops the program with Apple's text for a number that is not finite.
  open var constant: CGFloat {
    get { storedConstant }
    set { trapping { () throws(LayoutError) in try setConstant(newValue) } }
  }

  /// Changes the constant, or says why it may not be.
  ///
  /// - Throws: `LayoutError.notFinite`.
  public func setConstant(_ constant: CGFloat) throws(LayoutError) {
    guard constant.isFinite else {
      throw .notFinite(value: "\(constant)", anchors: anchorTexts)
    }
    guard constant != storedConstant else { return }
    storedConstant = constant
    holder?.invalidateSystem()
  }

  /// How much the constraint matters; required unless said otherwise.
  ///
  /// Stops the program with Apple's text for a priority outside of its range.
  open var priority: LayoutPriority {
    get { storedPriority }
    set { trapping { () throws(LayoutError) in try setPriority(newValue) } }
  }

  /// Changes the priority, or says why it may not be.
  ///
  /// - Throws: `LayoutError.priorityOutOfRange`.
  public func setPriority(_ priority: LayoutPriority) throws(LayoutError) {
    guard priority.isLegal else { throw .priorityOutOfRange(priority.rawValue) }
    guard priority != storedPriority else { return }
    storedPriority = priority
    holder?.invalidateSystem()
  }

  /// The view or guide on the left side.
  public var firstItem: AnyObject? { first.item }
  /// The attribute on the left side.
  public var firstAttribute: Attribute { first.attribute }
  /// The view or guide on the right side; nil for a size that equals a constant.
  public var secondItem: AnyObject? { second?.item }
  /// The attribute on the right side; `notAnAttribute` when there is no second item.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// What an equation says of the constraint's weight: ` @750`, or nothing when it is required.
  var weightText: String {
    priority == .required ? "" : " @\(plainNumber(CGFloat(priority.rawValue), digits: 3))"
  }

  /// The operands that the constraint has, one or two.
  var operands: [LayoutOperand] { second.map { [first, $0] } ?? [first] }

  /// The sides as Apple's messages show them.
  var anchorTexts: String {
    "firstAnchor:\(first.anchorText) secondAnchor:\(second?.anchorText ?? "(null)")"
  }
}
