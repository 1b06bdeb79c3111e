import ConstraintSolver
private import Foundation

private let traceLegend = """
  Legend:
  \t* - is laid out with auto layout
  \t+ - is laid out manually, but is represented in the layout engine because \
  translatesAutoresizingMaskIntoConstraints = YES
  \t• - layout engine host
  """

/// Describes what constraints leave open, in the shape of UIKit's traces.
private struct AmbiguityTrace {
  let system: LayoutSystem

  /// The text for an ambiguous item; empty for other items.
  func text(of item: any LayoutItem) -> String {
    guard system.contains(item.reference) else { return "" }
    let axes = LayoutConstraint.Axis.allCases.filter { axis in
      // A guide has no extent on an axis that no constraint mentions, which isn't ambiguous.
      item is View || !system.questions.isUnconstrained(item, axis)
    }
    let places = axes.map { openPlaces(of: item, $0) }
    // Places come before extents, as in Apple's traces.
    let open = places.compactMap(\.start) + places.compactMap(\.extent)
    return open.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(open.joined(separator: ", "))"
  }

  private func openPlaces(
    of item: any LayoutItem, _ axis: LayoutConstraint.Axis
  ) -> (start: String?, extent: String?) {
    let forms = system.questions.placement(of: item, axis)
    let isOpen = forms.map { form in !system.ask { $0.isDetermined(form.terms) } }
    // The edges of an item are four of the engine's variables in a row.
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
  /// The view and everything in it, one description a line, in the shape of UIKit's private
  /// `recursiveDescription`: each level is indented by one more bar.
  ///
  /// - Complexity: O(*n* · *d*) for *n* views at a depth of *d*, as the text is that long.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    forEachViewWithDepth { view, depth in
      lines.append(String(repeating: "   | ", count: depth) + view.description)
    }
    return lines.joined(separator: "\n")
  }

  /// How the tree is laid out and where its layout is ambiguous, in the shape of UIKit's private
  /// `_autolayoutTrace`, with names in place of addresses; solves if need be.
  ///
  /// A line for each view and each guide, which comes right after its owner. `•` marks the root of
  /// the tree, `*` what constraints place, `+` what its frame places. An ambiguous item names the
  /// places and extents that are left open, each with the number of the engine's variable.
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
