import ConstraintSolver
private import Foundation

extension View {
  /// What Apple's systems write to the console for each conflict in the tree, with names in place of
  /// addresses; solves if need be.
  ///
  /// ``layoutConflicts`` has the same verdicts for programs, in the same order. Constraints are in
  /// alphabetical order, since the rule for which one is broken knows no other. The advice about
  /// autoresizing masks stands only where one takes part.
  public var layoutConflictLogs: [String] {
    currentSystem().conflictLogs
  }
}

extension LayoutSystem {
  /// A log for each conflict, in the order of `conflicts`.
  fileprivate var conflictLogs: [String] {
    let found = solution.conflicts.compactMap { conflict -> ConflictLog? in
      guard let broken = printedConstraint(conflict.broken) else { return nil }
      return ConflictLog(
        broken: broken, because: conflict.because.compactMap(printedConstraint),
        order: reportTexts(of: conflict))
    }
    let refusedOnes = refused.map {
      ConflictLog(broken: $0, because: [], order: ($0.reportName, ""))
    }
    return (found + refusedOnes).sorted { $0.order < $1.order }.map(\.text)
  }

  private func reportTexts(of conflict: Conflict) -> (String, String) {
    let texts = report(of: conflict)
    return (texts.broken, texts.because.joined())
  }

  /// The constraint that a row stands for; made up where the engine wrote the row by itself, and nil
  /// where Apple's has none: no extent is negative there as here.
  private func printedConstraint(_ id: ConstraintID) -> LayoutConstraint? {
    switch sources[id.index] {
    case .constraint(let constraint): return constraint
    case .canvas(let axis): return canvasConstraint(axis)
    case .systemGuide(let slot, let attribute): return guideConstraint(slot, attribute)
    case .nonNegativeSize, .preference: return nil
    }
  }

  private func canvasConstraint(_ axis: LayoutConstraint.Axis) -> LayoutConstraint? {
    let size = axis == .horizontal ? root.bounds.width : root.bounds.height
    return systemConstraint(
      "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")", holder: root,
      LayoutOperand(root, axis.sizeAttribute), nil, constant: size)
  }

  private func guideConstraint(
    _ slot: Int, _ attribute: LayoutConstraint.Attribute
  ) -> LayoutConstraint? {
    guard let guide = items[slot] as? LayoutGuide, let owner = guide.owningView,
      let kind = guide.systemKind
    else { return nil }
    let edge = attribute.name
    let name =
      kind == .layoutMargins
      ? "UIView-\(edge)Margin-guide-constraint" : "\(kind.identifier)-\(edge)"
    let isFar = attribute == .right || attribute == .bottom
    let inner = edges[slot]
    let outer = edges[owner.slot]
    let axis = attribute.axis ?? .horizontal
    let distance =
      isFar
      ? solution.value(of: outer.end(axis)) - solution.value(of: inner.end(axis))
      : solution.value(of: inner.start(axis)) - solution.value(of: outer.start(axis))
    let own = LayoutOperand(guide, attribute)
    let whole = LayoutOperand(owner, attribute)
    return systemConstraint(
      name, holder: owner, isFar ? whole : own, isFar ? own : whole, constant: CGFloat(distance))
  }

  private func systemConstraint(
    _ identifier: String, holder: View, _ first: LayoutOperand, _ second: LayoutOperand?,
    constant: CGFloat
  ) -> LayoutConstraint? {
    do {
      let constraint = try LayoutConstraint(
        first: first, relation: .equal, second: second, multiplier: 1, constant: constant)
      constraint.identifier = identifier
      constraint.holder = holder
      return constraint
    } catch {
      // A canvas of no finite size is no constraint that could be shown.
      return nil
    }
  }
}

/// One conflict, as Apple's console shows it.
private struct ConflictLog {
  let broken: LayoutConstraint
  let because: [LayoutConstraint]
  let order: (String, String)

  var text: String {
    let constraints = [broken] + because
    let hasMasks = constraints.contains { $0 is AutoresizingMaskConstraint }
    let list = Set(constraints.map(\.description)).sorted().map { "    \"\($0)\"" }
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
      \(hasMasks ? Self.adviceOnMasks : "")(
      \(list.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint \n\(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private static let adviceOnMasks =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
    + "refer to the documentation for the UIView property "
    + "translatesAutoresizingMaskIntoConstraints) \n"
}
