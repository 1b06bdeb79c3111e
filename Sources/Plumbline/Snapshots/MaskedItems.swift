internal import AutoLayout
package import Snapshots

/// The identifiers in masks, checked against the views and guides of a run's layouts.
package struct MaskedItems: Sendable {
  private let masked: [String]
  private var known: Set<String> = []

  /// Starts without layouts.
  package init(_ tolerance: PictureTolerance) { masked = tolerance.maskedIdentifiers }

  /// Adds the views and guides of a result's layouts.
  package mutating func add(_ outcome: SnapshotSuite.Outcome) {
    if !masked.isEmpty { known.formUnion(outcome.identifiers) }
  }

  /// A message for each identifier that no layout has, with a suggestion; empty if there were no layouts.
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
  /// The identifiers of views and of the author's guides.
  var authoredIdentifiers: Set<String> {
    Set(
      items.compactMap { item in
        if case .systemGuide = item.kind { nil } else { item.identifier }
      })
  }
}
