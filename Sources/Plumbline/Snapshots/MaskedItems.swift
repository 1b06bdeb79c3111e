internal import AutoLayout
package import Snapshots

/// The identifiers in the masks of a run, to report those that no layout of the run has.
package struct MaskedItems: Sendable {
  private let masked: [String]
  private var known: Set<String> = []

  /// Collects the identifiers from the masks of a tolerance; no layouts are known yet.
  package init(_ tolerance: PictureTolerance) { masked = tolerance.maskedIdentifiers }

  /// Marks the identifiers of a result's views and guides as found.
  package mutating func add(_ outcome: SnapshotSuite.Outcome) {
    if !masked.isEmpty { known.formUnion(outcome.identifiers) }
  }

  /// A message with a suggestion for each masked identifier that no layout has; empty if no layouts were added.
  package var problems: [String] {
    let names = known.sorted()
    return masked.uniqued().filter { !known.isEmpty && !known.contains($0) }.map { identifier in
      let suggestion = spellingSuggestion(for: identifier, among: names)
      return "no view or guide has the id '\(identifier)', which --mask names"
        + nameHint(suggestion, all: "ids", names)
    }
  }
}

extension SolvedTree {
  /// The identifiers of views, and of guides that the author created.
  var authoredIdentifiers: Set<String> {
    Set(
      items.compactMap { item in
        if case .systemGuide = item.kind { nil } else { item.identifier }
      })
  }
}
