import ConstraintSolver
private import Foundation

private let traceLegend = """
  Legend:
  \t* - is laid out with auto layout
  \t+ - is laid out manually, but is represented in the layout engine because \
  translatesAutoresizingMaskIntoConstraints = YES
  \t• - layout engine host
  """

private struct AmbiguityTrace {
  let system: LayoutSystem

  func text(of item: any LayoutItem) -> String {
    guard system.contains(item.reference) else { return "" }
    let axes = LayoutConstraint.Axis.allCases.filter { axis in
      // A guide has no extent on an axis without constraints, which isn't ambiguous.
      item is View || !system.queries.isUnconstrained(item, axis)
    }
    let places = axes.map { openPlaces(of: item, $0) }
    // Positions come before extents, as in Apple's traces.
    let open = places.compactMap(\.start) + places.compactMap(\.extent)
    return open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(open.joined(separator: ", "))"
  }

  private func openPlaces(
    of item: any LayoutItem, _ axis: LayoutConstraint.Axis
  ) -> (start: String?, extent: String?) {
    let forms = system.queries.placement(of: item, axis)
    let isOpen = forms.map { form in !system.ask { $0.isDetermined(form.terms) } }
    // An item's edges are four consecutive variables of the engine.
    let first = Int(item.slot) * 4 + (axis == .horizontal ? 0 : 2)
    func text(_ name: String, _ variable: Int) -> String {
      "\(item.printedName).\(name){id: \(variable)}"
    }
    let horizontal = axis == .horizontal
    let start = text(horizontal ? "minX" : "minY", first)
    let extent = text(horizontal ? "Width" : "Height", first + 1)
    return (
      start: isOpen.count > 1 && isOpen[0] ? start : nil,
      extent: isOpen.last == true ? extent : nil
    )
  }
}

extension LayoutParticipant where Self: View {
  /// The broken constraints of the tree, each with the constraints that it conflicts with; lays out the tree if needed.
  public var layoutConflicts: [SolvedTree.Conflict] {
    ConflictReporter(system: currentSystem()).conflicts
  }

  /// Apple's console messages for ``layoutConflicts``, in the same order, with names in place of addresses.
  ///
  /// A message lists its constraints alphabetically, and gives advice on autoresizing masks only if one is involved.
  public var layoutConflictLogs: [String] { ConflictReporter(system: currentSystem()).logs }

  /// Returns the subtree in the format of UIKit's private `recursiveDescription`: a line per view, indented by bars.
  ///
  /// - Complexity: O(*n* · *d*) for *n* views at a depth of *d*, which is the length of the text.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    forEachViewWithDepth { view, depth in
      lines.append(String(repeating: "   | ", count: depth) + view.description)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the subtree's layout and ambiguities in the format of UIKit's private `_autolayoutTrace`.
  ///
  /// Names replace addresses. `•` marks the root of the tree, `*` items placed by constraints, and `+` views placed by
  /// their frames. Undetermined variables follow the names of ambiguous items. The layout is solved first if needed.
  public func autolayoutTrace() -> String {
    let trace = AmbiguityTrace(system: currentSystem())
    var lines: [String] = []
    forEachViewWithDepth { view, depth in
      let indent = String(repeating: "|   ", count: depth)
      let marker =
        view.superview == nil ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
      lines.append(indent + marker + view.printedName + trace.text(of: view))
      for guide in view.layoutGuides + ((view as? StackView)?.spacers ?? []) {
        lines.append("\(indent)|   *\(guide)\(trace.text(of: guide))")
      }
    }
    return lines.joined(separator: "\n") + "\n\n" + traceLegend
  }
}
