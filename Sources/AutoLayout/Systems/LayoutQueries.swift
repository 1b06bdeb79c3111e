import ConstraintSolver
import Foundation

/// Finds the constraints that determine an item, and the item's ambiguities; queries may solve, but don't change rows.
struct LayoutQueries {
  let system: LayoutSystem

  // MARK: - Ambiguity

  /// Returns whether no constraint involves an item on an axis.
  func isUnconstrained(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> Bool {
    !system.contains(item.reference) || mentions[Int(item.slot)] & axis.bit == 0
  }

  /// Returns whether an item's position in its owner, or its extent, is ambiguous on an axis.
  func isUndetermined(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> Bool {
    placement(of: item, axis).contains { isOpen($0) }
  }

  /// Returns the constraints that determine an item's position in its owner, or its extent, on an axis.
  func constraintsAffecting(
    _ item: any LayoutItem, _ axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    guard system.contains(item.reference) else { return [] }
    return constraints(determining: placement(of: item, axis))
  }

  func constraintsAffecting(
    _ item: any LayoutItem, _ operand: LayoutOperand
  ) -> [LayoutConstraint] {
    system.contains(item.reference) ? constraints(determining: [form(of: operand, item)]) : []
  }

  func isUndetermined(_ operand: LayoutOperand) -> Bool {
    guard operand.item != nil else { return false }
    return isOpen(form(of: operand))
  }

  private func isOpen(_ form: LinearForm) -> Bool {
    !system.ask { $0.isDetermined(form.terms) }
  }

  // MARK: - Expressions

  func placement(of item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> [LinearForm] {
    system.items.placement(of: item.slot, axis)
  }

  /// Returns the expression for an operand, or an empty expression for an operand without an item.
  func form(of operand: LayoutOperand) -> LinearForm {
    operand.item.map { form(of: operand, $0) } ?? LinearForm()
  }

  /// Returns the expression for an operand of an item: an extent, a distance, or a position from the owner's origin.
  private func form(of operand: LayoutOperand, _ item: any LayoutItem) -> LinearForm {
    let owner = system.items.owners[Int(item.slot)]
    let isMirrored = owner >= 0 && system.items.traits[Int(owner)].contains(.isRightToLeft)
    var form = LinearForm()
    func add(_ slot: Int32, _ attribute: LayoutConstraint.Attribute, _ factor: Double) {
      var consulted: [Int32] = []
      system.items.add(
        slot, attribute, to: &form, times: factor, mirrored: isMirrored, facing: -1,
        consulted: &consulted)
    }
    add(operand.reference.slot, operand.attribute, 1)
    if let origin = operand.originReference { add(origin.slot, operand.originAttribute, -1) }
    if !operand.isSize, owner >= 0, let axis = operand.attribute.axis {
      // Mirrored positions are negative.
      let counts: Double = isMirrored && axis == .horizontal ? 1 : -1
      form.add(ItemEdges(slot: owner).start(axis), counts)
    }
    return form
  }

  /// Returns an attribute's position on its axis in the root's coordinates, in points.
  ///
  /// `other` is the slot of the constraint's other item, or −1.
  func place(
    _ slot: Int32, _ attribute: LayoutConstraint.Attribute, isMirrored: Bool, facing other: Int32
  ) -> CGFloat {
    var form = LinearForm()
    var consulted: [Int32] = []
    system.items.add(
      slot, attribute, to: &form, times: 1, mirrored: isMirrored, facing: other,
      consulted: &consulted)
    let isNegative = isMirrored && attribute.axis == .horizontal
    // Margins add their insets in the direction in which positions count.
    return CGFloat(isNegative ? -value(of: form) : value(of: form)) + 0
  }

  /// Returns the value of an expression in the current solution.
  func value(of form: LinearForm) -> Double {
    system.solver.withValues { values in
      form.withTerms { terms in
        var sum = form.constant
        for index in terms.indices {
          sum += terms[index].coefficient * values[terms[index].variable.index]
        }
        return sum
      }
    }
  }

  // MARK: - Constraints

  private func constraints(determining forms: [LinearForm]) -> [LayoutConstraint] {
    let rows = forms.flatMap { form in system.ask { $0.constraintsDetermining(form.terms) } }
    // Hugging and compression resistance are two rows of one constraint.
    return rows.sorted().map { system.book.source(of: $0) }.uniqued()
      .compactMap { constraint(of: $0) }.generated
  }

  /// Returns the constraint that made a row, or `nil` if the row is the engine's own.
  func constraint(of source: RowSource) -> LayoutConstraint? {
    switch source {
    case .constraint(let entry): return system.book.entries[Int(entry)].constraint
    case .content(let slot, let axis):
      guard let view = system.items.references[Int(slot)].view,
        let extent = view.contentExtent(axis)
      else {
        return nil
      }
      return ContentSizeConstraint(view, axis: axis, extent: extent)
    case .autoresizing(let slot, let axis):
      return system.items.references[Int(slot)].view.flatMap {
        AutoresizingMaskConstraint($0, axis: axis)
      }
    case .canvas, .nonNegativeSize, .systemGuide, .preference: return nil
    }
  }

  // MARK: - Mentions

  /// The axes on which constraints involve each item, by slot: bit 0 for horizontal, bit 1 for vertical.
  private var mentions: [UInt8] {
    if let known = system.cachedMentions { return known }
    var mentions = [UInt8](repeating: 0, count: system.items.count)
    for index in 0..<system.book.sources.count {
      mention(system.book.sources[index], in: &mentions)
    }
    for source in system.book.refused { mention(source, in: &mentions) }
    for entry in system.book.entries {
      guard let constraint = entry.constraint, let slots = system.items.slots(of: constraint)
      else { continue }
      for side in 0..<4 where slots[side] >= 0 {
        let operand = side % 2 == 0 ? constraint.first : constraint.second
        guard let attribute = operand?.attribute, let axis = attribute.axis else { continue }
        let other = slots[side % 2 == 0 ? 1 : 0]
        let slot = system.items.edgesSlot(slots[side], attribute, facing: other)
        mentions[Int(slot)] |= axis.bit
      }
    }
    system.cachedMentions = mentions
    return mentions
  }

  private func mention(_ source: RowSource, in mentions: inout [UInt8]) {
    switch source {
    case .content(let slot, let axis), .autoresizing(let slot, let axis):
      // The row may have been removed since.
      if system.book.ownRows[slot, axis] != nil || system.book.refused.contains(source) {
        mentions[Int(slot)] |= axis.bit
      }
    case .canvas(let axis):
      if system.root.translatesAutoresizingMaskIntoConstraints, system.fitting == nil {
        mentions[0] |= axis.bit
      }
    case .systemGuide(let slot):
      guard system.items.references[Int(slot)].guide?.systemKind != .scrollContent else { return }
      for axis in LayoutConstraint.Axis.allCases { mentions[Int(slot)] |= axis.bit }
    case .constraint, .nonNegativeSize, .preference: return
    }
  }
}

extension LayoutConstraint.Axis {
  /// The attribute for extents along this axis: width or height.
  package var sizeAttribute: LayoutConstraint.Attribute {
    self == .horizontal ? .width : .height
  }

  var bit: UInt8 { UInt8(1 << rawValue) }
}
