public import Foundation

/// A relation between attributes of one or two views or layout guides:
/// `first.attribute  relation  multiplier × second.attribute + constant`.
///
/// A class, as Apple's is: a constraint is turned on and off, and changed, by whoever holds it. It
/// keeps none of its items alive.
open class LayoutConstraint: CustomStringConvertible {
  /// The name that descriptions, conflicts and reports call the constraint by.
  open var identifier: String? {
    get { extras?.identifier }
    set {
      guard newValue != identifier else { return }
      makeExtras().identifier = newValue
      guard let tree = holder?.passes.tree else { return }
      // The name is part of the row, which has to be another one.
      tree.noteRemoval(of: self)
      tree.note(self)
    }
  }

  /// Whether an archive of the view that holds the constraint is to contain it; false unless set.
  open var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { makeExtras().shouldBeArchived = newValue }
  }

  /// The number that multiplies the second attribute; 1 if there is no second item.
  public let multiplier: CGFloat

  private var storedConstant: CGFloat

  /// The view that holds the constraint while it is active.
  var holder: View? { holderReference?.view }

  /// What stands for the holder; set by ``link(to:)`` and ``unlink()``, or alone for constraints
  /// that the engine makes.
  @safe @exclusivity(unchecked) var holderReference: ItemReference?

  private var extras: Extras?

  // There are several constraints a view: what is small lies together, and what few have is elsewhere.

  /// The item on the left side.
  let firstReference: ItemReference

  /// The item on the right side; `nil` for a size that equals a constant.
  let secondReference: ItemReference?

  /// The constraint's place in the system of its tree; −1 if it isn't in one.
  @safe @exclusivity(unchecked) var entry: Int32 = -1

  /// The constraint's place in its holder's list.
  @safe @exclusivity(unchecked) var placeInHolder: Int32 = -1

  /// Where the items of either side list the constraint; −1 where they need not.
  @safe @exclusivity(unchecked) private var mentionPlaces = InlineArray<2, Int32>(repeating: -1)

  private var storedPriority = LayoutPriority.required

  /// The attribute on the left side.
  public let firstAttribute: Attribute

  /// The attribute on the right side; `notAnAttribute` when there is no second item.
  public let secondAttribute: Attribute

  /// How the two sides compare.
  public let relation: Relation

  // A byte more would put each constraint into the next larger piece of memory.
  @safe @exclusivity(unchecked) private var marks: Marks

  private struct Marks: OptionSet {
    let rawValue: UInt8

    /// Whether a side is the distance from another item.
    static let hasOffset = Marks(rawValue: 1)
    /// Whether the system of the tree has been told of a change.
    static let isChangeNoted = Marks(rawValue: 2)
    /// Whether other constraints may have the same extras, which hold no more than a name then.
    static let isNameShared = Marks(rawValue: 4)
  }

  private var hasOffset: Bool { marks.contains(.hasOffset) }

  /// Whether the system of the tree has been told of a change.
  var isChangeNoted: Bool {
    get { marks.contains(.isChangeNoted) }
    set {
      if newValue { marks.insert(.isChangeNoted) } else { marks.remove(.isChangeNoted) }
    }
  }

  /// Properties that few constraints have.
  private final class Extras {
    var identifier: String?
    var shouldBeArchived = false
    var symbol: SymbolicConstant?
    var ordinal: Int?
    var metricExpression: MetricExpression?
    /// Where the distances start that sides are, by side.
    let origins: [LayoutOrigin?]
    /// Where the items of these list the constraint, by side; −1 where they need not.
    var originPlaces: [Int32] = []

    init(origins: [LayoutOrigin?] = []) {
      self.origins = origins
      originPlaces = origins.map { _ in -1 }
    }
  }

  private func makeExtras() -> Extras {
    if let extras, !isNameShared { return extras }
    let new = Extras()
    new.identifier = extras?.identifier
    extras = new
    marks.remove(.isNameShared)
    return new
  }

  private var isNameShared: Bool { marks.contains(.isNameShared) }

  /// Takes the name of another constraint, without memory of its own for it where both have no more than
  /// that: so constraints that the engine makes take half as much.
  func shareName(of other: LayoutConstraint) {
    guard extras == nil, let shared = other.extras, other.isNameShared else {
      identifier = other.identifier
      return
    }
    extras = shared
    marks.insert(.isNameShared)
  }

  /// Lets other constraints share the name, if the constraint has nothing else that few have.
  func offerName() {
    if extras != nil, !hasOffset { marks.insert(.isNameShared) }
  }

  /// The meaning of a symbolic constant, until it is set to another number; `nil` for a plain number.
  package var symbol: SymbolicConstant? {
    get { extras?.symbol }
    set { if newValue != symbol { makeExtras().symbol = newValue } }
  }

  /// The constraint's place among those that a scene file states, counted from 0 in the order of
  /// the file; `nil` for any other.
  package var ordinal: Int? {
    get { extras?.ordinal }
    set { if newValue != ordinal { makeExtras().ordinal = newValue } }
  }

  /// How the numbers were written, until the constant is set to another one; `nil` if without metrics.
  package var metricExpression: MetricExpression? {
    get { extras?.metricExpression }
    set { if newValue != metricExpression { makeExtras().metricExpression = newValue } }
  }

  init(
    first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) throws(LayoutError) {
    // A multiplier of 0 is the same as no second item.
    let second = multiplier == 0 ? nil : second
    try Self.check(first, second, multiplier: multiplier, constant: constant)
    firstReference = first.reference
    firstAttribute = first.attribute
    secondReference = second?.reference
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.relation = relation
    self.multiplier = second == nil ? 1 : multiplier
    storedConstant = constant
    let hasOffset = first.isOffset || second?.isOffset ?? false
    marks = hasOffset ? .hasOffset : []
    if hasOffset { extras = Extras(origins: [first.offsetOrigin, second?.offsetOrigin]) }
  }

  /// Makes an inactive constraint of attributes that are known to make a legal one.
  init(
    _ first: ItemReference, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: ItemReference?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstReference = first
    self.firstAttribute = firstAttribute
    secondReference = second
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    marks = []
  }

  /// Makes an inactive constraint, as Apple's initializer does.
  ///
  /// Items are views or layout guides. Stops the program with Apple's text where the constraint is
  /// illegal; ``make(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`` throws.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let (first, second) = trapping { () throws(LayoutError) in
      let sides = try Self.operands(view1, attr1, view2, attr2)
      let second = multiplier == 0 ? nil : sides.second
      try Self.check(sides.first, second, multiplier: multiplier, constant: constant)
      return (sides.first, second)
    }
    firstReference = first.reference
    firstAttribute = first.attribute
    secondReference = second?.reference
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.relation = relation
    self.multiplier = second == nil ? 1 : multiplier
    storedConstant = constant
    marks = []
  }

  /// Makes an inactive constraint, or throws the reason why it would be illegal.
  ///
  /// - Throws: `LayoutError` for items, attributes or numbers that make no constraint.
  @_disfavoredOverload
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

  /// The constraint in the shape of Apple's logs, with names in place of addresses.
  open var description: String { printedForm }

  /// The number added to the second side, in points; it may change at any time.
  ///
  /// Stops the program with Apple's text for a number that is not finite.
  open var constant: CGFloat {
    get { storedConstant }
    set { trapping { () throws(LayoutError) in try setConstant(newValue) } }
  }

  /// Changes the constant, or throws the reason why it can't be.
  ///
  /// - Throws: `LayoutError.notFinite`.
  @_disfavoredOverload
  public func setConstant(_ constant: CGFloat) throws(LayoutError) {
    guard constant.isFinite else {
      throw .notFinite(value: "\(constant)", anchors: anchorTexts)
    }
    guard constant != storedConstant else { return }
    storedConstant = constant
    symbol = nil
    metricExpression = nil
    noteChange()
  }

  /// How much the constraint matters; required by default.
  ///
  /// Stops the program with Apple's text for a priority outside of its range, and on platforms that do
  /// not let an active constraint become required, or stop being so:
  /// ``PlatformProfile/allowsRequiredChanges``.
  open var priority: LayoutPriority {
    get { storedPriority }
    set { trapping { () throws(LayoutError) in try setPriority(newValue) } }
  }

  /// Changes the priority, or throws the reason why it can't be.
  ///
  /// - Throws: `LayoutError.priorityOutOfRange` or `LayoutError.requiredChanged`.
  @_disfavoredOverload
  public func setPriority(_ priority: LayoutPriority) throws(LayoutError) {
    guard priority.isLegal else { throw .priorityOutOfRange(priority.rawValue) }
    guard priority != storedPriority else { return }
    if priority == .required || storedPriority == .required, let holder,
      !holder.effectiveEnvironment.profile.allowsRequiredChanges
    {
      throw .requiredChanged(to: priority.rawValue, from: storedPriority.rawValue)
    }
    storedPriority = priority
    noteChange()
  }

  /// The view or guide on the left side.
  public var firstItem: AnyObject? { firstReference.item }
  /// The view or guide on the right side; `nil` for a size that equals a constant.
  public var secondItem: AnyObject? { secondReference?.item }

  /// The left side.
  var first: LayoutOperand {
    LayoutOperand(firstReference, firstAttribute, from: origin(0))
  }

  /// The right side; `nil` for a size that equals a constant.
  var second: LayoutOperand? {
    secondReference.map { LayoutOperand($0, secondAttribute, from: origin(1)) }
  }

  /// Where the distance starts that a side is; `nil` for a plain attribute.
  func origin(_ side: Int) -> LayoutOrigin? { hasOffset ? extras?.origins[side] : nil }

  /// Whether neither side is the distance from another item, as with most constraints.
  var isPlain: Bool { !hasOffset }

  /// The priority in equations: ` @750`, or nothing if the constraint is required.
  var weightText: String {
    priority == .required ? "" : " @\(plainNumber(CGFloat(priority.rawValue), digits: 3))"
  }

  /// Makes a view the holder, and lets the items know that lie elsewhere.
  func link(to view: View) {
    let holder = view.reference
    holderReference = holder
    if firstReference !== holder { mentionPlaces[0] = firstReference.addMention(by: self) }
    if let secondReference, secondReference !== holder {
      mentionPlaces[1] = secondReference.addMention(by: self)
    }
    guard hasOffset, let extras else { return }
    for side in 0..<2 {
      guard let origin = extras.origins[side]?.reference, origin !== holder else { continue }
      extras.originPlaces[side] = origin.addMention(by: self)
    }
  }

  /// Undoes ``link(to:)``.
  func unlink() {
    holderReference = nil
    if mentionPlaces[0] >= 0 { firstReference.removeMention(at: take(&mentionPlaces[0])) }
    if mentionPlaces[1] >= 0 { secondReference?.removeMention(at: take(&mentionPlaces[1])) }
    guard hasOffset, let extras else { return }
    for side in 0..<2 where extras.originPlaces[side] >= 0 {
      let place = take(&extras.originPlaces[side])
      extras.origins[side]?.reference.removeMention(at: place)
    }
  }

  /// The place that was noted, which is forgotten.
  private func take(_ place: inout Int32) -> Int32 {
    defer { place = -1 }
    return place
  }

  /// Notes that an item lists the constraint at another place.
  func moveMention(by item: ItemReference, from old: Int32, to new: Int32) {
    if mentionPlaces[0] == old, firstReference === item {
      mentionPlaces[0] = new
    } else if mentionPlaces[1] == old, secondReference === item {
      mentionPlaces[1] = new
    } else if let extras {
      for side in extras.originPlaces.indices
      where extras.originPlaces[side] == old && extras.origins[side]?.reference === item {
        extras.originPlaces[side] = new
        return
      }
    }
  }

  /// The items that the constraint mentions: either side, and where either side's distance starts.
  func reference(_ side: Int) -> ItemReference? {
    switch side {
    case 0: firstReference
    case 1: secondReference
    default: origin(side - 2)?.reference
    }
  }

  /// Notes in the system of the tree that the constraint changed.
  private func noteChange() { holder?.passes.tree?.note(self) }

  /// The operands that the constraint has, one or two.
  var operands: [LayoutOperand] { second.map { [first, $0] } ?? [first] }

  /// The sides as Apple's messages show them.
  var anchorTexts: String { Self.anchorTexts(first, second) }

  static func anchorTexts(_ first: LayoutOperand, _ second: LayoutOperand?) -> String {
    "firstAnchor:\(first.anchorText) secondAnchor:\(second?.anchorText ?? "(null)")"
  }
}
