import AutoLayout

extension LogRemedy {
  /// Chooses the fix for a contradiction, based on the constraints of its irreducible set.
  init?(of diagnosis: LogDiagnosis, _ section: LogSection, _ log: XcodeLog) {
    guard let remedy = ContradictingSet(diagnosis.irreducible, section, log).remedy else {
      return nil
    }
    self = remedy
  }

  /// Chooses the fix for a conflict whose contradiction isn't in the log.
  ///
  /// It is ``leaveToSystem`` if all constraints of the conflict belong to the system, otherwise `nil`.
  init?(without section: LogSection, _ log: XcodeLog) {
    let members = ContradictingSet(Array(section.constraints.indices), section, log)
    guard section.kind == .conflict || section.isQuoted, members.isSystemOnly else { return nil }
    self = .leaveToSystem
  }
}

/// The constraints of an irreducible set, for choosing a fix.
private struct ContradictingSet {
  let indices: [Int]
  let section: LogSection
  let log: XcodeLog
  private let makers: [LogConstraint.Maker]
  private let systemViews: SystemViews

  init(_ indices: [Int], _ section: LogSection, _ log: XcodeLog) {
    (self.indices, self.section, self.log) = (indices, section, log)
    let systemViews = SystemViews(of: section.constraints, in: log)
    self.systemViews = systemViews
    // Apps may use the system's identifiers for constraints of their own views.
    makers = zip(section.makers(log), section.constraints).map { maker, constraint in
      maker == .system && !constraint.objects.contains(where: systemViews.contains)
        ? .author : maker
    }
  }

  var remedy: LogRemedy? {
    guard !indices.isEmpty else { return nil }
    if isSystemOnly { return .leaveToSystem }
    return contradiction ?? ownGuide ?? sharedEdge ?? hiding ?? mask ?? systemSize ?? content
      ?? ratio
      ?? arrangement ?? fixedSize ?? flexible
  }

  private func constraint(_ index: Int) -> LogConstraint { section.constraints[index] }

  private func first(_ maker: LogConstraint.Maker) -> Int? {
    indices.first { makers[$0] == maker }
  }

  private var authored: [Int] { indices.filter { makers[$0] == .author } }

  // MARK: - Cases

  var isSystemOnly: Bool {
    indices.allSatisfy { index in
      makers[index] == .system
        || constraint(index).sides.allSatisfy { systemViews.contains($0.object) }
    }
  }

  /// The fix for one or two constraints that contradict each other directly, or `nil` if there are no such constraints.
  private var contradiction: LogRemedy? {
    if indices.count == 1, constraint(indices[0]).isFixedSize {
      return .useNonnegativeSize(constraint: indices[0])
    }
    if indices.count == 1, Set(constraint(indices[0]).sides).count == 1 {
      return .checkItems(constraint: indices[0])
    }
    guard indices.allSatisfy({ [.author, .prototype].contains(makers[$0]) }) else {
      return nil
    }
    let axis = constraint(indices[0]).axis
    if let view = constraint(indices[0]).sizedObject,
      indices.allSatisfy({ constraint($0).sizedObject == view && constraint($0).axis == axis })
    {
      return .keepOneSize(view: view, axis: axis, constraints: indices)
    }
    let sides = Set(constraint(indices[0]).sides)
    if indices.count == 2, Set(constraint(indices[1]).sides) == sides, sides.count == 2 {
      return .keepOneDistance(constraints: indices)
    }
    return nil
  }

  /// The fix for a constraint between a view and one of its own inset guides, or `nil` if there is no such constraint.
  private var ownGuide: LogRemedy? {
    guard indices.allSatisfy({ [.author, .systemGuide].contains(makers[$0]) }),
      authored.count == 1, indices.count > 1
    else { return nil }
    let sides = constraint(authored[0]).sides.map(\.object)
    guard let guide = sides.first(where: { log.objects[$0].systemGuide != nil }),
      let view = log.objects[guide].owner, sides.contains(view)
    else { return nil }
    return .tieToSuperview(constraint: authored[0], view: view)
  }

  /// The fix for two constraints that tie one edge of a view to edges of a single other view.
  ///
  /// It is `nil` if there are no such constraints.
  private var sharedEdge: LogRemedy? {
    let ties = authored.filter {
      constraint($0).equation.relation == .equal && constraint($0).sides.count == 2
    }
    for (place, index) in ties.enumerated() {
      for other in ties.dropFirst(place + 1) {
        let (first, second) = (constraint(index).sides, constraint(other).sides)
        guard let shared = first.first(where: second.contains), !shared.attribute.isSize,
          let target = first.first(where: { $0 != shared })?.object,
          second.first(where: { $0 != shared })?.object == target,
          indices.allSatisfy({ member in
            member == index || member == other
              || constraint(member).sides.allSatisfy { $0.object == target }
          })
        else { continue }
        let edges = (first + second).filter { $0.object == target }.map(\.attribute)
        if indices.count == 2, edges.contains(where: \.isNearEdge),
          edges.contains(where: \.isFarEdge)
        {
          return .orderEdges(
            view: target, axis: constraint(index).axis, constraints: [index, other])
        }
        return .keepOneDistance(constraints: [index, other])
      }
    }
    return nil
  }

  private var hiding: LogRemedy? {
    guard let hiding = first(.hiding) else { return nil }
    let view = constraint(hiding).equation.first.side.object
    return adjustable.map { .lowerForHiding(constraint: $0, view: view) }
      ?? .reduceSpacing(view: view)
  }

  /// The fix for a size that the system gives to a view, or `nil` if there is no such size.
  private var systemSize: LogRemedy? {
    if let size = first(.measurement), let lowered = adjustable {
      return .lowerForMeasurement(
        constraint: lowered, view: constraint(size).equation.first.side.object,
        axis: constraint(size).axis)
    }
    if let size = first(.encapsulation), let lowered = adjustable {
      return .lowerForEncapsulation(
        constraint: lowered, view: constraint(size).equation.first.side.object,
        axis: constraint(size).axis, size: constraint(size).equation.constant)
    }
    return nil
  }

  /// The fix for a view whose autoresizing mask contradicts constraints or other masks, or `nil` without such a view.
  private var mask: LogRemedy? {
    let masks = indices.filter { makers[$0] == .autoresizingMask }
    var masked: [Int] = []
    for mask in masks {
      let view = framed(by: mask)
      // If a frame depends on a superview and constraints place the superview, the frame also fixes its size.
      let superview = constraint(mask).sides.last { $0.object != view }?.object ?? view
      if !systemViews.contains(view), !masked.contains(view),
        authored.contains(where: { index in
          places(view, constraint(index)) || places(superview, constraint(index))
        })
      {
        masked.append(view)
      }
    }
    if !masked.isEmpty { return .turnOffMask(views: masked) }
    // If frames contradict frames around them, the inner one is wrong.
    if masks.count == indices.count,
      let inner = masks.last(where: { constraint($0).sides.count > 1 }),
      !SystemNames.isPlacedByParent(log.objects[framed(by: inner)].className ?? "")
    {
      return .changeMask(view: framed(by: inner), axis: constraint(inner).axis)
    }
    // Masks that only tie edges let the view take any size of its superview.
    let sizing = masks.filter { constraint($0).equation.first.side.attribute.isSize }
    let fixed = sizing.first { constraint($0).isFixedSize }
    // A frame that depends on a size from the system isn't the cause.
    let follows = sizing.first.map { constraint($0).equation.constant == 0 } ?? false
    if fixed == nil, follows, first(.encapsulation) != nil || first(.measurement) != nil {
      return nil
    }
    guard let sized = fixed ?? sizing.first else { return nil }
    return .resizeFrame(
      view: framed(by: sized), axis: constraint(sized).axis,
      size: constraint(sized).isFixedSize ? constraint(sized).equation.constant : nil,
      constraint: adjustable)
  }

  /// Returns the view whose frame is preserved by an autoresizing mask constraint.
  private func framed(by index: Int) -> Int {
    let sides = constraint(index).sides.map(\.object)
    return sides.first { $0 != constraint(index).equation.container } ?? sides[0]
  }

  /// Returns whether a constraint positions or sizes a view itself, rather than a descendant or another view.
  private func places(_ view: Int, _ constraint: LogConstraint) -> Bool {
    guard constraint.sides.contains(where: { $0.object == view }) else { return false }
    // A constraint that makes another view's size depend on this view's size doesn't size this view.
    if let size = constraint.equation.second?.side, size.object == view, size.attribute.isSize,
      constraint.equation.first.side.object != view
    {
      return false
    }
    return !constraint.sides.contains { $0.object != view && isInside($0.object, view) }
  }

  private func isInside(_ object: Int, _ view: Int) -> Bool {
    var above = log.objects[object].likelyOwner
    while let next = above {
      if next == view { return true }
      above = log.objects[next].likelyOwner
    }
    return false
  }

  private var content: LogRemedy? {
    first(.content).map {
      .lowerContentPriority(
        view: constraint($0).equation.first.side.object, axis: constraint($0).axis)
    }
  }

  private var ratio: LogRemedy? {
    authored.first { index in
      let equation = constraint(index).equation
      guard let second = equation.second?.side else { return false }
      return second.object == equation.first.side.object && second.attribute.isSize
        && second.attribute != equation.first.side.attribute
    }.map { .lowerRatio(constraint: $0, view: constraint($0).equation.first.side.object) }
  }

  private var arrangement: LogRemedy? {
    guard let arrangement = first(.arrangement) else { return nil }
    guard let lowered = adjustable else {
      return .reduceSpacing(view: constraint(arrangement).equation.first.side.object)
    }
    return .lowerInStack(
      constraint: lowered, view: constraint(lowered).equation.first.side.object)
  }

  /// The fix for a view of fixed size that has constraints at both edges, or at an edge and its center.
  ///
  /// It is `nil` if there is no such view.
  private var fixedSize: LogRemedy? {
    for index in authored where constraint(index).isFixedSize {
      let (side, axis) = (constraint(index).equation.first.side, constraint(index).axis)
      guard !isContainer(side.object) else { continue }
      func tie(_ matches: (LayoutConstraint.Attribute) -> Bool) -> Int? {
        authored.first { tie in
          constraint(tie).sides.contains {
            $0.object == side.object && !$0.attribute.isSize && matches($0.attribute)
          }
        }
      }
      let centers: [LayoutConstraint.Attribute] = [.centerX, .centerY]
      if let center = tie(centers.contains), let edge = tie({ !centers.contains($0) }) {
        return .dropCenterOrEdge(center: center, edge: edge, view: side.object, axis: axis)
      }
      let ties = authored.flatMap { constraint($0).sides }.filter {
        $0.object == side.object && !$0.attribute.isSize
      }
      if Set(ties.map(\.attribute)).count > 1 {
        return .dropSizeOrEdge(constraint: index, view: side.object, axis: axis)
      }
    }
    return nil
  }

  private func isContainer(_ view: Int) -> Bool {
    indices.contains { constraint($0).sides.contains { isInside($0.object, view) } }
  }

  /// The fix if no more specific one applies, mostly for chains of distances and sizes.
  ///
  /// It never changes the system's constraints, because apps can't change them.
  private var flexible: LogRemedy {
    guard let lowered = adjustable ?? first(.prototype) else { return .leaveToSystem }
    let isChain = indices.count > 2 && indices.contains { !constraint($0).isFixedSize }
    return isChain ? .makeFlexible(constraint: lowered) : .dropOne(constraint: lowered)
  }

  /// The app's constraint whose priority the fix lowers, or `nil` if the app created none of the set's constraints.
  ///
  /// Constraints that fix a size are preferred, then the constraint that the system broke, then constraints between
  /// trailing or bottom edges.
  private var adjustable: Int? {
    let own = authored
    let sizes = own.filter {
      constraint($0).isFixedSize && constraint($0).equation.relation != .lessThanOrEqual
        && !isContainer(constraint($0).equation.first.side.object)
    }
    if let size = sizes.first(where: { $0 == section.broken }) ?? sizes.first { return size }
    if let broken = section.broken, own.contains(broken) { return broken }
    let far: [LayoutConstraint.Attribute] = [
      .bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin,
    ]
    return own.last { constraint($0).sides.allSatisfy { far.contains($0.attribute) } } ?? own.last
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isNearEdge: Bool { [.left, .leading, .top].contains(self) }
  fileprivate var isFarEdge: Bool { [.right, .trailing, .bottom].contains(self) }
}

extension LogSection {
  /// Returns the maker of each constraint, which is inferred if the log doesn't print the constraint's identifier.
  fileprivate func makers(_ log: XcodeLog) -> [LogConstraint.Maker] {
    // Masonry prints no identifiers, and apps that use it create no plain constraints.
    let hasMasonry = constraints.contains { $0.className == "MASLayoutConstraint" }
    let sizes = constraints.filter(\.isFixedSize).map(\.equation.first.side)
    return constraints.map { constraint in
      guard constraint.isFixedSize, constraint.identifier == nil,
        constraint.equation.relation == .equal,
        sizes.filter({ $0 == constraint.equation.first.side }).count == 1,
        [.author, .autoresizingMask].contains(constraint.maker)
      else { return constraint.maker }
      let className = log.objects[constraint.equation.first.side.object].className ?? ""
      let isSized =
        SystemNames.isSizedByContainer(className)
        || hasMasonry && constraint.className == "NSLayoutConstraint"
      return isSized ? .encapsulation : constraint.maker
    }
  }
}
