import ConstraintSolver
private import Foundation

extension ConflictReporter {
  /// The log of each conflict, in the order of `conflicts`.
  var logs: [String] {
    let found = system.ask({ $0.conflicts }).compactMap { conflict -> ConflictLog? in
      let constraints = printedConstraints([conflict.broken] + conflict.because).generated
      return constraints.first.map {
        ConflictLog(broken: $0, constraints: constraints, order: reportTexts(of: conflict))
      }
    }
    let overflowing = overflowingConstraints.map {
      ConflictLog(broken: $0, constraints: [$0], order: ($0.reportName, ""))
    }
    let isDesktop = system.root.effectiveEnvironment.profile.isDesktop
    return (found + overflowing).sorted { $0.order < $1.order }.map {
      isDesktop ? $0.desktopText : $0.text
    }
  }

  private func reportTexts(of conflict: Conflict) -> (String, String) {
    let texts = report(of: conflict, [], [:])
    return (texts.broken, texts.because.joined())
  }

  /// Returns the constraints from which the given rows were made, each only once.
  private func printedConstraints(_ rows: [ConstraintID]) -> [LayoutConstraint] {
    var seen: Set<RowSource> = []
    return rows.compactMap { id in
      let source = system.book.source(of: id)
      // The rows of a guide are one constraint each.
      if case .systemGuide = source { return printedConstraint(id) }
      return seen.insert(source).inserted ? printedConstraint(id) : nil
    }
  }

  /// Returns the constraint that logs show for a row, or `nil` for a row that Apple's engine lacks.
  private func printedConstraint(_ id: ConstraintID) -> LayoutConstraint? {
    let source = system.book.source(of: id)
    switch source {
    case .constraint, .content, .autoresizing: return system.queries.constraint(of: source)
    case .canvas(let axis): return canvasConstraint(axis)
    case .systemGuide(let slot): return guideConstraint(slot, id)
    case .nonNegativeSize, .preference: return nil
    }
  }

  private func canvasConstraint(_ axis: LayoutConstraint.Axis) -> LayoutConstraint? {
    let root = system.root
    let size = axis == .horizontal ? root.bounds.width : root.bounds.height
    return systemConstraint(
      "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")", holder: root,
      LayoutOperand(root, axis.sizeAttribute), nil, constant: size)
  }

  private func guideConstraint(_ slot: Int32, _ id: ConstraintID) -> LayoutConstraint? {
    guard let guide = system.items.references[Int(slot)].guide, let owner = guide.owningView,
      let kind = guide.systemKind,
      let place = system.book.guideRows[slot]?.firstIndex(where: { $0.id == id }),
      kind.placedEdges.indices.contains(place)
    else { return nil }
    let attribute = kind.placedEdges[place]
    let edge = attribute.name
    let name =
      kind == .layoutMargins
      ? "UIView-\(edge)Margin-guide-constraint" : "\(kind.identifier)-\(edge)"
    let own = LayoutOperand(guide, attribute)
    let whole = LayoutOperand(owner, attribute)
    let inner = system.solvedEdges(of: guide)
    let outer = system.solvedEdges(of: owner)
    switch attribute {
    case .right:
      return systemConstraint(
        name, holder: owner, whole, own, constant: outer.right - inner.right)
    case .bottom:
      return systemConstraint(
        name, holder: owner, whole, own, constant: outer.bottom - inner.bottom)
    case .top:
      return systemConstraint(name, holder: owner, own, whole, constant: inner.top - outer.top)
    default:
      return systemConstraint(name, holder: owner, own, whole, constant: inner.left - outer.left)
    }
  }

  private func systemConstraint(
    _ identifier: String, holder: View, _ first: LayoutOperand, _ second: LayoutOperand?,
    constant: CGFloat
  ) -> LayoutConstraint? {
    do {
      let constraint = try LayoutConstraint(
        first: first, relation: .equal, second: second, multiplier: 1, constant: constant)
      constraint.identifier = identifier
      constraint.holderReference = holder.reference
      return constraint
    } catch {
      // An infinite canvas can't be printed as a constraint.
      return nil
    }
  }
}

extension SystemGuideKind {
  /// The edges that a system guide's rows set, in the order of the rows.
  fileprivate var placedEdges: [LayoutConstraint.Attribute] {
    switch self {
    case .layoutMargins, .safeArea, .readableContent, .scrollFrame: [.left, .right, .top, .bottom]
    case .keyboard: [.left, .right, .bottom, .top]
    case .scrollContent: [.left, .top]
    }
  }
}

/// A conflict as Apple's console shows it.
private struct ConflictLog {
  let broken: LayoutConstraint
  /// The conflicting constraints, including the broken one.
  let constraints: [LayoutConstraint]
  let order: (String, String)

  private var list: String {
    constraints.map(\.description).sorted().map { "    \"\($0)\"" }.joined(separator: ",\n")
  }

  /// The log in AppKit's format, as posted on GitHub in munki/munki#1241 and ViennaRSS/vienna-rss#1618.
  fileprivate var desktopText: String {
    """
    [Layout] Unable to simultaneously satisfy constraints:
    (
    \(list)
    )

    Will attempt to recover by breaking constraint \n\(broken)

    Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have \
    -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic \
    breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.
    """
  }

  var text: String {
    let hasMasks = constraints.contains { $0 is AutoresizingMaskConstraint }
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n\
      \(hasMasks ? Self.adviceOnMasks : "")(
      \(list)
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
