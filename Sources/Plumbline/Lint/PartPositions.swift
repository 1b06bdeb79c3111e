internal import Analysis
internal import AutoLayout
internal import Batches
internal import InterfaceBuilder
package import LayoutDocuments
internal import SceneFile
package import Scenes
internal import Snapshots

/// The positions of a scene's constraints, views and guides in its file.
package struct PartPositions {
  private let interface: InterfaceScene?
  private let parts: ScenePositions?

  /// Finds the positions in a scene's file; a scene from Swift code has no positions.
  ///
  /// - Complexity: The same as finding ``SceneFile/ScenePositions``.
  package init(of scene: Scene) {
    interface = scene.interface
    parts = scene.document.map { ScenePositions(of: $0) }
  }

  /// The ordinals of the constraints that come from visual formats.
  var formatted: Set<Int> { parts?.formatted ?? [] }

  /// The position of a constraint, given by its ordinal, or `nil` if the file doesn't state the constraint.
  ///
  /// A component's constraint has the position of the component's use. Constraints in Interface Builder have none.
  package func position(ofConstraint ordinal: Int?) -> SourcePosition? {
    innerPosition(ofConstraint: ordinal)?.inScene
  }

  /// The position of a constraint, or its position in the component's definition if it is part of a component.
  private func innerPosition(ofConstraint ordinal: Int?) -> SourcePosition? {
    guard let parts, let ordinal, parts.constraints.indices.contains(ordinal) else { return nil }
    return parts.constraints[ordinal]
  }

  /// The number of constraints that come from one position in a component's definition, over all of its uses.
  func constraintCount(at definition: SourcePosition) -> Int {
    parts?.constraints.count { $0.inDefinition == definition } ?? 0
  }

  /// The file position of a finding's first constraint, or otherwise of its first item in the file, if any.
  func innerPosition(of finding: LintFinding) -> SourcePosition? {
    innerPosition(ofConstraint: finding.constraints.first)
      ?? finding.items.lazy.compactMap(innerPosition(ofItem:)).first
  }

  /// The position of a view or guide by its name in constraints, or `nil` if the file doesn't state it.
  ///
  /// A guide that every view has, such as `root.margins`, has the position of the view.
  package func position(ofItem name: String) -> SourcePosition? {
    innerPosition(ofItem: name)?.inScene
  }

  /// The position of an item, or its position in the component's definition if it is part of a component.
  private func innerPosition(ofItem name: String) -> SourcePosition? {
    if let interface { return interface.position(ofObject: String(name.prefix { $0 != "." })) }
    return parts?.items[name]
      ?? name.lastIndex(of: ".").flatMap { parts?.items[String(name[..<$0])] }
  }

  /// The position of the first constraint that caused a snapshot's changes, or otherwise of the first affected item.
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
  fileprivate var items: [String] {
    if case .different(let difference) = self { difference.regions.flatMap(\.items) } else { [] }
  }
}
