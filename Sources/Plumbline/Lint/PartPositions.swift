internal import Analysis
internal import AutoLayout
internal import Batches
internal import InterfaceBuilder
package import LayoutDocuments
internal import SceneFile
package import Scenes
internal import Snapshots

/// The positions in a scene's file of its constraints, views and guides.
package struct PartPositions {
  private let interface: InterfaceScene?
  private let parts: ScenePositions?

  /// Takes the positions of a scene, of which one in Swift has none.
  ///
  /// - Complexity: That of ``SceneFile/ScenePositions``.
  package init(of scene: Scene) {
    interface = scene.interface
    parts = scene.document.map { ScenePositions(of: $0) }
  }

  /// The ordinals of the constraints that visual formats stand for.
  var formatted: Set<Int> { parts?.formatted ?? [] }

  /// The position of a constraint by its ordinal, or `nil` if the file doesn't state it.
  ///
  /// Of Interface Builder documents, only the positions of items are known. A part of a component has the position of
  /// the component's use.
  package func position(ofConstraint ordinal: Int?) -> SourcePosition? {
    innerPosition(ofConstraint: ordinal)?.inScene
  }

  /// The same, with the position in the component for a part of one.
  private func innerPosition(ofConstraint ordinal: Int?) -> SourcePosition? {
    guard let parts, let ordinal, parts.constraints.indices.contains(ordinal) else { return nil }
    return parts.constraints[ordinal]
  }

  /// The number of constraints that a place in a component stands for in all of its uses.
  func constraintCount(at definition: SourcePosition) -> Int {
    parts?.constraints.count { $0.inDefinition == definition } ?? 0
  }

  /// The position of what explains a finding best: its first constraint that the file states, or otherwise its first
  /// item; `nil` if the file states neither.
  func innerPosition(of finding: LintFinding) -> SourcePosition? {
    innerPosition(ofConstraint: finding.constraints.first)
      ?? finding.items.lazy.compactMap(innerPosition(ofItem:)).first
  }

  /// The position of a view or guide by its name in constraints, or `nil` if the file doesn't state it.
  ///
  /// A guide that a view has by itself, such as `root.margins`, has the position of the view.
  package func position(ofItem name: String) -> SourcePosition? {
    innerPosition(ofItem: name)?.inScene
  }

  /// The same, with the position in the component for a part of one.
  private func innerPosition(ofItem name: String) -> SourcePosition? {
    if let interface { return interface.position(ofObject: String(name.prefix { $0 != "." })) }
    return parts?.items[name]
      ?? name.lastIndex(of: ".").flatMap { parts?.items[String(name[..<$0])] }
  }

  /// The position that explains a changed snapshot best: of the first constraint that reports name as a cause, or
  /// otherwise of the first view or guide that they name.
  func position(of result: SnapshotResult, in tree: SolvedTree) -> SourcePosition? {
    let comparison = result.layout ?? LayoutComparison(changes: [], causes: [])
    let moving = Set(comparison.changes.flatMap(\.origins).map(\.cause))
    let causes = comparison.causes.indices.filter(moving.contains)
    let conflicts = tree.conflicts.filter {
      comparison.remarks.contains(.conflictAppeared($0.broken))
    }
    let constraints =
      causes.flatMap { comparison.causeConstraints[$0] } + conflicts.compactMap(\.brokenIndex)
    let items =
      causes.compactMap { comparison.causes[$0].item } + comparison.changes.map(\.identifier)
      + comparison.remarks.compactMap(\.item) + (result.picture?.items ?? [])
    return constraints.lazy.compactMap { position(ofConstraint: tree.constraints[$0].ordinal) }
      .first ?? items.lazy.compactMap(position(ofItem:)).first
  }
}

extension PictureComparison {
  /// The views and guides where pixels differ.
  fileprivate var items: [String] {
    if case .different(let difference) = self { difference.regions.flatMap(\.items) } else { [] }
  }
}
