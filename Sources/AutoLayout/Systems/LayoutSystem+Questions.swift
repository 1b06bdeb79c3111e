import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Whether no constraint says anything about an item on an axis.
  func isUnconstrained(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> Bool {
    !contains(item.reference) || mentions[Int(item.slot)] & axis.bit == 0
  }

  /// Whether constraints leave open where an item is in its owner, or how large it is, on an axis.
  func isUndetermined(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> Bool {
    placement(of: item, axis).contains { form in !ask { $0.isDetermined(form.terms) } }
  }

  /// The constraints that decide an item's place and extent in its owner on an axis.
  func constraintsAffecting(
    _ item: any LayoutItem, _ axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    contains(item.reference) ? constraints(deciding: placement(of: item, axis)) : []
  }

  /// The constraints that decide what an operand speaks of.
  func constraintsAffecting(
    _ item: any LayoutItem, _ operand: LayoutOperand
  ) -> [LayoutConstraint] {
    contains(item.reference) ? constraints(deciding: [form(of: operand, item)]) : []
  }

  /// Whether constraints leave open what an operand speaks of.
  func isUndetermined(_ operand: LayoutOperand) -> Bool {
    guard operand.item != nil else { return false }
    let form = form(of: operand)
    return !ask { $0.isDetermined(form.terms) }
  }

  /// An operand as a linear form; an empty one without an item.
  func form(of operand: LayoutOperand) -> LinearForm {
    operand.item.map { form(of: operand, $0) } ?? LinearForm()
  }

  /// An operand as a linear form: an extent, a distance, or the distance of a place from the owner's.
  private func form(of operand: LayoutOperand, _ item: any LayoutItem) -> LinearForm {
    // What a row would depend on is of no use to a question.
    let known = consulted
    defer { consulted = known }
    let owner = owners[Int(item.slot)]
    let isMirrored = owner >= 0 && traits[Int(owner)].contains(.isRightToLeft)
    var form = LinearForm()
    func add(_ slot: Int32, _ attribute: LayoutConstraint.Attribute, _ factor: Double) {
      self.add(slot, attribute, to: &form, times: factor, mirrored: isMirrored, facing: -1)
    }
    add(operand.reference.slot, operand.attribute, 1)
    if let origin = operand.originReference { add(origin.slot, operand.originAttribute, -1) }
    if !operand.isSize, owner >= 0, let axis = operand.attribute.axis {
      // Mirrored places count backwards.
      let counts: Double = isMirrored && axis == .horizontal ? 1 : -1
      form.add(ItemEdges(slot: owner).start(axis), counts)
    }
    return form
  }

  private func constraints(deciding forms: [LinearForm]) -> [LayoutConstraint] {
    let rows = forms.flatMap { form in ask { $0.constraintsDetermining(form.terms) } }
    // Hugging and compression resistance are two rows of one constraint.
    return rows.sorted().map(source).uniqued().compactMap(constraint).generated
  }

  /// The constraints that lost, as texts, in alphabetical order: that of the rows would tell in which
  /// order constraints were activated.
  var conflicts: [SolvedTree.Conflict] { conflicts([], [:]) }

  /// The same, with the places of their items and constraints in a tree, by slot and entry.
  func conflicts(_ places: [Int], _ indices: [Int32: Int]) -> [SolvedTree.Conflict] {
    let found = ask({ $0.conflicts }).map { report(of: $0, places, indices) }
    let overflowing = refused.compactMap(constraint)
    return (found + overflowing.map { SolvedTree.Conflict(broken: $0.reportName, because: []) })
      .sorted { ($0.broken, $0.because.joined()) < ($1.broken, $1.because.joined()) }
  }

  private func index(of id: ConstraintID, _ indices: [Int32: Int]) -> Int? {
    guard case .constraint(let entry) = source(of: id) else { return nil }
    return indices[entry]
  }

  /// A conflict as the texts of its constraints, with the places of items and constraints in a tree.
  func report(
    of conflict: Conflict, _ places: [Int], _ indices: [Int32: Int]
  ) -> SolvedTree.Conflict {
    var report = SolvedTree.Conflict(
      broken: reportName(conflict.broken) ?? "",
      because: Set(conflict.because.compactMap(reportName)).sorted(),
      brokenIndex: index(of: conflict.broken, indices),
      becauseIndices: conflict.because.compactMap { index(of: $0, indices) }.sorted())
    report.limits = Set(([conflict.broken] + conflict.because).compactMap { limit($0, places) })
      .sorted()
    return report
  }

  /// The origin of a row that comes from no constraint.
  private func limit(_ id: ConstraintID, _ places: [Int]) -> SolvedTree.Conflict.Limit? {
    func item(_ slot: Int32) -> Int? {
      places.indices.contains(Int(slot)) ? places[Int(slot)] : nil
    }
    switch source(of: id) {
    case .content(let slot, let axis): return item(slot).map { .init(.content, $0, axis) }
    case .autoresizing(let slot, let axis): return item(slot).map { .init(.frame, $0, axis) }
    case .nonNegativeSize(let slot, let axis): return item(slot).map { .init(.sign, $0, axis) }
    case .canvas(let axis): return item(0).map { .init(.canvas, $0, axis) }
    case .systemGuide(let slot): return item(slot).map { .init(.guide, $0, .horizontal) }
    case .constraint, .preference: return nil
    }
  }

  /// Where an item is in its owner and how large it is, on an axis.
  func placement(of item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> [LinearForm] {
    let own = ItemEdges(slot: item.slot)
    let owner = owners[Int(item.slot)]
    guard owner >= 0 else { return [own.extent(axis)] }
    let origin = ItemEdges(slot: owner).start(axis)
    return [LinearForm(from: origin, to: own.start(axis)), own.extent(axis)]
  }

  /// The constraint that a row comes from; nil for rows of the engine's own.
  func constraint(_ source: Source) -> LayoutConstraint? {
    switch source {
    case .constraint(let entry): return entries[Int(entry)].constraint
    case .content(let slot, let axis):
      guard let view = references[Int(slot)].view, let extent = view.contentExtent(axis) else {
        return nil
      }
      return ContentSizeConstraint(view, axis: axis, extent: extent)
    case .autoresizing(let slot, let axis):
      return references[Int(slot)].view.flatMap { AutoresizingMaskConstraint($0, axis: axis) }
    case .canvas, .nonNegativeSize, .systemGuide, .preference: return nil
    }
  }

  func reportName(_ id: ConstraintID) -> String? {
    let source = source(of: id)
    switch source {
    case .constraint, .content, .autoresizing: return constraint(source)?.reportName
    case .canvas(let axis):
      let size = axis == .horizontal ? root.bounds.width : root.bounds.height
      return "\(root.reportedName).\(axis.sizeAttribute.name) == \(plainNumber(size))"
    case .nonNegativeSize(let slot, let axis):
      return "\(name(slot)).\(axis.sizeAttribute.name) >= 0"
    case .systemGuide(let slot): return "\(name(slot)) is placed by its view"
    case .preference: return nil
    }
  }

  private func name(_ slot: Int32) -> String { references[Int(slot)].item?.reportedName ?? "nil" }

  // MARK: - What constraints mention

  /// Which axes any constraint mentions, by slot: bit 0 horizontal, bit 1 vertical.
  private var mentions: [UInt8] {
    if let cachedMentions { return cachedMentions }
    var mentions = [UInt8](repeating: 0, count: references.count)
    for index in 0..<sources.count { mention(sources[index], in: &mentions) }
    for source in refused { mention(source, in: &mentions) }
    for entry in entries {
      guard let constraint = entry.constraint, let slots = slots(of: constraint) else { continue }
      for side in 0..<4 where slots[side] >= 0 {
        let operand = side % 2 == 0 ? constraint.first : constraint.second
        guard let attribute = operand?.attribute, let axis = attribute.axis else { continue }
        let other = slots[side % 2 == 0 ? 1 : 0]
        mentions[Int(edgesSlot(slots[side], attribute, facing: other))] |= axis.bit
      }
    }
    cachedMentions = mentions
    return mentions
  }

  private func mention(_ source: Source, in mentions: inout [UInt8]) {
    switch source {
    case .content(let slot, let axis), .autoresizing(let slot, let axis):
      // A row that was taken away since is not what the view says now.
      let isRefused = ownRows[slot, axis] == nil && refused.contains(source)
      if ownRows[slot, axis] != nil || isRefused { mentions[Int(slot)] |= axis.bit }
    case .canvas(let axis):
      if root.translatesAutoresizingMaskIntoConstraints, fitting == nil { mentions[0] |= axis.bit }
    case .systemGuide(let slot):
      guard references[Int(slot)].guide?.systemKind != .scrollContent else { return }
      for axis in LayoutConstraint.Axis.allCases { mentions[Int(slot)] |= axis.bit }
    case .constraint, .nonNegativeSize, .preference: return
    }
  }
}

extension LayoutConstraint.Axis {
  /// The attribute that is the extent along the axis.
  package var sizeAttribute: LayoutConstraint.Attribute {
    self == .horizontal ? .width : .height
  }

  /// The axis as a bit of a mask.
  var bit: UInt8 { UInt8(1 << rawValue) }
}
