import Foundation

// Constraints that Apple's class makes where this one makes fewer. Their forms are known from kean/Arranged, which
// compares them with UIKit, and from conflict logs of public applications.

extension StackArrangement {
  /// A constraint that Apple's stack view makes.
  enum Generated: Hashable {
    /// Connects the first or last view, or the spacer, to an edge or the middle of the stack.
    case canvasConnection(LayoutConstraint.Attribute)
    /// Keeps a view inside one edge of the spacer.
    case spanningBoundary(View, LayoutConstraint.Attribute)
    /// Keeps the spacer as small as possible.
    case spanningFit
    /// Connects one edge of a gap's guide to the view before or after the gap.
    case distributingEdge(Gap, LayoutConstraint.Attribute)
    /// Gives a gap's guide the length of another gap's guide.
    case equalGaps(Gap, Gap, LayoutPriority)
  }

  struct Gap: Hashable {
    let before: View
    let after: View
  }

  /// Whether Apple's stack view makes a spacer: it does for more than one view, unless the alignment is `fill`.
  var hasSpacer: Bool { arranged.count > 1 && alignment != .fill }

  /// Returns the constraints that Apple's class makes in place of `row`, or `nil` if Apple's class also makes `row`.
  func generated(behind row: LayoutConstraint) -> [Generated]? {
    switch row.identifier {
    case "UISV-canvas-connection": connections(behind: row)
    case "UISV-spanning-fit": fit(behind: row)
    case "UISV-distributing-edge": equalDistances(behind: row)
    default: nil
    }
  }

  private func connections(behind row: LayoutConstraint) -> [Generated] {
    let attribute = row.firstAttribute
    let connection = Generated.canvasConnection(attribute)
    guard row.relation != .equal, let view = row.first.item as? View, isSpacer(at: attribute) else {
      return [connection]
    }
    return [.spanningBoundary(view, attribute), connection]
  }

  /// Returns Apple's replacements for `row`, a `UISV-spanning-fit` constraint, or `nil` if Apple's class makes it too.
  private func fit(behind row: LayoutConstraint) -> [Generated]? {
    if row.first.item is StackGuide { return nil }
    guard row.second == nil else { return [] }
    let tied = [crossStart, crossEnd].filter { !isWeak($0) }
    return [.spanningFit]
      + visible.flatMap { view in tied.map { .spanningBoundary(view, $0) } }
      + [.canvasConnection(crossStart), .canvasConnection(crossEnd)]
  }

  private func equalDistances(behind row: LayoutConstraint) -> [Generated]? {
    guard let gap = Gap(row.first), let first = row.second.flatMap({ Gap($0) }) else { return nil }
    return [.equalGaps(gap, first, row.priority)]
      + [first, gap].flatMap { gap in [start, end].map { .distributingEdge(gap, $0) } }
  }

  private func isWeak(_ attribute: LayoutConstraint.Attribute) -> Bool {
    guard attribute == crossStart || attribute == crossEnd else { return false }
    return switch alignment {
    case .fill: false
    case .leading: attribute == crossEnd
    case .trailing: attribute == crossStart
    case .center, .firstBaseline, .lastBaseline: true
    }
  }

  private func isSpacer(at attribute: LayoutConstraint.Attribute) -> Bool {
    hasSpacer && isWeak(attribute) && !isHeldByFirst(attribute)
  }

  /// Returns whether only the first view is kept inside the stack at an edge, as with baseline alignments.
  private func isHeldByFirst(_ attribute: LayoutConstraint.Attribute) -> Bool {
    alignment == .firstBaseline && attribute == crossStart
      || alignment == .lastBaseline && attribute == crossEnd
  }

  // MARK: - Making them

  func make(_ generated: Generated) -> LayoutConstraint? {
    var system = SystemConstraints(holder: stack)
    switch generated {
    case .canvasConnection(let attribute):
      guard let item = connected(attribute) else { return nil }
      let isOpen = isWeak(attribute) && !isSpacer(at: attribute)
      system.add(
        "UISV-canvas-connection", container[attribute],
        isOpen ? spanning(attribute) : .equal, item[attribute])
    case .spanningBoundary(let view, let attribute):
      let isOpen = isWeak(attribute)
      system.add(
        "UISV-spanning-boundary", stack.guide(.spacer)[attribute],
        isOpen ? spanning(attribute) : .equal, view[attribute], priority: isOpen ? 1000 : 999.5)
    case .spanningFit:
      system.add(
        "UISV-spanning-fit", stack.guide(.spacer)[crossSize], .equal, nil, priority: 51)
    case .distributingEdge(let gap, let edge):
      let isCentered = stack.distribution == .equalCentering
      let (view, side) = edge == start ? (gap.before, gapStart) : (gap.after, gapEnd)
      system.add(
        "UISV-distributing-edge", stack.guide(gap.role)[edge], .equal,
        view[isCentered ? middle : side])
    case .equalGaps(let gap, let first, let priority):
      system.add(
        "UISV-fill-equally", stack.guide(gap.role)[size], .equal,
        stack.guide(first.role)[size], priority: priority.rawValue)
    }
    return system.made.first
  }

  private func connected(_ attribute: LayoutConstraint.Attribute) -> (any LayoutItem)? {
    switch attribute {
    case start: visible.first
    case end: visible.last
    default: isSpacer(at: attribute) ? stack.guide(.spacer) : arranged.first
    }
  }

  private func spanning(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Relation {
    attribute == crossStart ? .lessThanOrEqual : .greaterThanOrEqual
  }
}

extension StackArrangement.Gap {
  fileprivate init?(_ operand: LayoutOperand) {
    guard let before = operand.origin as? View, let after = operand.item as? View else {
      return nil
    }
    self.init(before: before, after: after)
  }

  fileprivate var role: StackGuide.Role { .gap(after: ObjectIdentifier(before)) }
}

private struct GeneratedStackConstraints {
  private let arrangement: StackArrangement
  private var known: Set<StackArrangement.Generated> = []

  init(of stack: StackView) { arrangement = StackArrangement(stack) }

  /// Returns the constraints that Apple's class makes in place of `row`, except those that earlier calls returned.
  mutating func take(behind row: LayoutConstraint) -> [LayoutConstraint] {
    guard let generated = arrangement.generated(behind: row) else { return [row] }
    return generated.filter { known.insert($0).inserted }.compactMap { arrangement.make($0) }
  }
}

extension [LayoutConstraint] {
  /// The constraints as Apple's classes make them; several may replace one constraint of a stack view.
  var generated: [LayoutConstraint] {
    var stacks: [ObjectIdentifier: GeneratedStackConstraints] = [:]
    return flatMap { row in
      // Constraints that a view makes for itself aren't among those that it holds.
      guard row.placeInHolder < 0, let stack = row.holder as? StackView else { return [row] }
      return stacks[ObjectIdentifier(stack), default: GeneratedStackConstraints(of: stack)]
        .take(behind: row)
    }
  }
}
