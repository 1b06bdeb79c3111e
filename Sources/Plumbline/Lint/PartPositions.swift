internal import Analysis
internal import AutoLayout
internal import Batches
internal import InterfaceBuilder
package import LayoutDocuments
internal import SceneFile
package import Scenes
internal import Snapshots

/// The positions, in a scene's file, of the scene's constraints, views and guides.
package struct PartPositions {
  private let interface: InterfaceScene?
  private let parts: ScenePositions?

  /// Finds the positions in a scene's file; scenes from Swift code have no positions.
  ///
  /// - Complexity: The complexity of computing ``SceneFile/ScenePositions``.
  package init(of scene: Scene) {
    interface = scene.interface
    parts = scene.document.map { ScenePositions(of: $0) }
  }

  /// The ordinals of the constraints that come from visual formats.
  var formatted: Set<Int> { parts?.formatted ?? [] }

  /// The position of the constraint with an ordinal, or `nil` if the constraint isn't in the file.
  ///
  /// For a constraint in a component, it is the position of the component's use; for Interface Builder, it is `nil`.
  package func position(ofConstraint ordinal: Int?) -> SourcePosition? {
    innerPosition(ofConstraint: ordinal)?.inScene
  }

  /// The position of a constraint, including its position in the definition if it's in a component.
  private func innerPosition(ofConstraint ordinal: Int?) -> SourcePosition? {
    guard let parts, let ordinal, parts.constraints.indices.contains(ordinal) else { return nil }
    return parts.constraints[ordinal]
  }

  /// The number of the scene's constraints that come from a position in a component's definition, counting all uses.
  func constraintCount(at definition: SourcePosition) -> Int {
    parts?.constraints.count { $0.inDefinition == definition } ?? 0
  }

  /// The position of a finding's first constraint, otherwise of its first item that has a position, or `nil`.
  func innerPosition(of finding: LintFinding) -> SourcePosition? {
    innerPosition(ofConstraint: finding.constraints.first)
      ?? finding.items.lazy.compactMap(innerPosition(ofItem:)).first
  }

  /// The position of an item or, for a guide such as `root.margins`, of its view; `nil` if the file doesn't have it.
  package func position(ofItem name: String) -> SourcePosition? {
    innerPosition(ofItem: name)?.inScene
  }

  /// The position of an item, including its position in the definition if it's in a component.
  private func innerPosition(ofItem name: String) -> SourcePosition? {
    if let interface { return interface.position(ofObject: String(name.prefix { $0 != "." })) }
    return parts?.items[name]
      ?? name.lastIndex(of: ".").flatMap { parts?.items[String(name[..<$0])] }
  }

  /// The position of the first constraint that changed a snapshot, otherwise of the first affected item, or `nil`.
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
