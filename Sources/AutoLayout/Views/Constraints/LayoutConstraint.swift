public import Foundation

/// A relation between attributes of one or two views or layout guides; the constraint doesn't keep these items alive.
///
/// Its form is `first.attribute  relation  multiplier × second.attribute + constant`. It is a class, as in UIKit.
open class LayoutConstraint: CustomStringConvertible, CustomDebugStringConvertible {
  /// The constraint's name in descriptions, conflicts and reports.
  open var identifier: String? {
    get { extras?.identifier }
    set {
      guard newValue != identifier else { return }
      makeExtras().identifier = newValue
      guard let tree = holder?.passes.tree else { return }
      // The name is part of the row, so the row is replaced.
      tree.noteRemoval(of: self)
      tree.note(self)
    }
  }

  /// Whether an archive of the view that holds the constraint includes the constraint; false by default.
  open var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { makeExtras().shouldBeArchived = newValue }
  }

  /// The factor of the second attribute, or 1 if there is no second attribute.
  public let multiplier: CGFloat

  private var storedConstant: CGFloat

  var holder: View? { holderReference?.view }

  /// The reference of the view that holds the constraint, or `nil` if the constraint is inactive.
  @safe @exclusivity(unchecked) var holderReference: ItemReference?

  private var extras: Extras?

  // A view has several constraints. Small fields are packed here, and rare ones are in `extras`.

  let firstReference: ItemReference

  /// The item on the right side, or `nil` if the constraint compares a size with a constant.
  let secondReference: ItemReference?

  /// The constraint's index in the layout system of its view tree, or −1 if the constraint isn't in a system.
  @safe @exclusivity(unchecked) var entry: Int32 = -1

  @safe @exclusivity(unchecked) var placeInHolder: Int32 = -1

  /// The constraint's index in the mention list of each side's item, or −1 if it isn't listed there.
  @safe @exclusivity(unchecked) private var mentionPlaces = InlineArray<2, Int32>(repeating: -1)

  private var storedPriority = LayoutPriority.required

  /// The attribute on the left side.
  public let firstAttribute: Attribute

  /// The attribute on the right side, or `notAnAttribute` if there is no second item.
  public let secondAttribute: Attribute

  /// The relation between the two sides.
  public let relation: Relation

  // Another byte would move each constraint to the next larger allocation size.
  @safe @exclusivity(unchecked) private var marks: Marks

  private struct Marks: OptionSet {
    let rawValue: UInt8

    /// Whether one or both sides of the constraint are distances between two anchors.
    static let hasOffset = Marks(rawValue: 1)
    /// Whether the layout system of the view tree already has a record that the constraint changed.
    static let isChangeNoted = Marks(rawValue: 2)
    /// Whether other constraints may share this constraint's ``Extras``, which then contain only a name.
    static let isNameShared = Marks(rawValue: 4)
  }

  private var hasOffset: Bool { marks.contains(.hasOffset) }

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
    /// For each side of the constraint, the start of the distance, or `nil` if the side isn't a distance.
    let origins: [LayoutOrigin?]
    /// For each side, the constraint's index among the mentions of the item where the distance starts, or −1.
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

  /// Copies another constraint's name, and shares the name's storage to save memory.
  func shareName(of other: LayoutConstraint) {
    guard extras == nil, let shared = other.extras, other.isNameShared else {
      identifier = other.identifier
      return
    }
    extras = shared
    marks.insert(.isNameShared)
  }

  /// Allows other constraints to share the storage of this constraint's name, if there is a name.
  func offerName() {
    if extras != nil, !hasOffset { marks.insert(.isNameShared) }
  }

  /// The meaning of a symbolic constant, or `nil` for a plain number; changing the constant sets the symbol to `nil`.
  package var symbol: SymbolicConstant? {
    get { extras?.symbol }
    set { if newValue != symbol { makeExtras().symbol = newValue } }
  }

  /// The constraint's index in file order, or `nil` if the constraint isn't from a scene file.
  package var ordinal: Int? {
    get { extras?.ordinal }
    set { if newValue != ordinal { makeExtras().ordinal = newValue } }
  }

  /// The author's expression for multiplier and constant, or `nil` if it has no metrics or the constant was changed.
  package var metricExpression: MetricExpression? {
    get { extras?.metricExpression }
    set { if newValue != metricExpression { makeExtras().metricExpression = newValue } }
  }

  init(
    first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) throws(LayoutError) {
    // A multiplier of 0 means that there is no second item.
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

  /// Makes an inactive constraint from attributes that are known to be legal.
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

  /// Makes an inactive constraint between views or layout guides; an illegal constraint stops the program.
  ///
  /// To handle the error, use ``make(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)``.
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

  /// Makes an inactive constraint, or throws `LayoutError` for illegal items, attributes or numbers.
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

  /// The constraint in the format of Apple's logs, with names instead of addresses.
  open var description: String { printedForm }

  /// The text for debuggers, by default ``description``.
  open var debugDescription: String { description }

  /// The number added to the right side, in points; the program stops with Apple's message if it isn't finite.
  open var constant: CGFloat {
    get { storedConstant }
    set { trapping { () throws(LayoutError) in try setConstant(newValue) } }
  }

  /// Changes the constant, or throws `LayoutError.notFinite`.
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

  /// The constraint's priority, required by default.
  ///
  /// Setting it stops the program with Apple's message if ``setPriority(_:)`` would throw.
  open var priority: LayoutPriority {
    get { storedPriority }
    set { trapping { () throws(LayoutError) in try setPriority(newValue) } }
  }

  /// Changes the priority, or throws `LayoutError`: `priorityOutOfRange`, or `requiredChanged` if the platform forbids
  /// changes to or from required (``PlatformProfile/allowsRequiredChanges``).
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

  /// The view or guide on the left side, or `nil` if it no longer exists.
  public var firstItem: AnyObject? { firstReference.item }
  /// The view or guide on the right side, or `nil` if the constraint compares a size with a constant.
  public var secondItem: AnyObject? { secondReference?.item }

  var first: LayoutOperand {
    LayoutOperand(firstReference, firstAttribute, from: origin(0))
  }

  /// The right side, or `nil` if the constraint compares a size with a constant.
  var second: LayoutOperand? {
    secondReference.map { LayoutOperand($0, secondAttribute, from: origin(1)) }
  }

  /// Returns the start of the distance on the left (0) or right (1) side, or `nil` if the side is a plain attribute.
  func origin(_ side: Int) -> LayoutOrigin? { hasOffset ? extras?.origins[side] : nil }

  /// Whether neither side is a distance between two anchors; true for most constraints.
  var isPlain: Bool { !hasOffset }

  /// The priority in equations: ` @750`, or empty if the constraint is required.
  var weightText: String {
    priority == .required ? "" : " @\(plainNumber(CGFloat(priority.rawValue), digits: 3))"
  }

  /// Makes a view hold the constraint, and registers the constraint with the other items that it mentions.
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

  private func take(_ place: inout Int32) -> Int32 {
    defer { place = -1 }
    return place
  }

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

  /// Returns the item of the left (0) or right (1) side, or the item where the left (2) or right (3) distance starts.
  func reference(_ side: Int) -> ItemReference? {
    switch side {
    case 0: firstReference
    case 1: secondReference
    default: origin(side - 2)?.reference
    }
  }

  private func noteChange() { holder?.passes.tree?.note(self) }

  var operands: [LayoutOperand] { second.map { [first, $0] } ?? [first] }

  var anchorTexts: String { Self.anchorTexts(first, second) }

  static func anchorTexts(_ first: LayoutOperand, _ second: LayoutOperand?) -> String {
    "firstAnchor:\(first.anchorText) secondAnchor:\(second?.anchorText ?? "(null)")"
  }
}
