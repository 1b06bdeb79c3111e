package import AutoLayout
internal import Foundation

/// A scene with its layout on one canvas.
public struct SolvedScene: Sendable {
  /// The scene that was laid out.
  public var scene: Scene
  /// The scene's layout.
  public var tree: SolvedTree

  /// Pairs a scene with its layout.
  public init(scene: Scene, tree: SolvedTree) {
    self.scene = scene
    self.tree = tree
  }

  /// Whether any of the scene's constraints conflict.
  public var hasConflicts: Bool { !tree.conflicts.isEmpty }

  /// Whether any view is ambiguous, ignoring guides, because views that depend on an ambiguous guide are ambiguous too.
  public var hasAmbiguousViews: Bool { !tree.ambiguities.isEmpty }
}

extension [SolvedScene] {
  /// The report of `plumbline solve --json`, with stable keys.
  package var jsonReport: String {
    JSONValue.object([("scenes", .array(map(sceneValue), .lines))]).text + "\n"
  }
}

private func sceneValue(_ solved: SolvedScene) -> JSONValue {
  let tree = solved.tree
  let canvas = tree.canvas
  return .object([
    ("file", solved.scene.file.map { .string(InterfacePath.file(of: $0)) } ?? .null),
    ("id", .string(solved.scene.rootIdentifier ?? solved.scene.identifier)),
    ("title", .string(solved.scene.title)),
    ("direction", .string(tree.direction.word)),
    ("canvas", canvasValue(canvas)),
    (
      "views",
      .array(
        tree.items.compactMap { viewValue($0, in: tree, solved.scene) },
        .lines)
    ),
    ("guides", .array(tree.items.compactMap { guideValue($0, in: tree) }, .lines)),
    ("conflicts", .array(tree.conflicts.map(conflictValue), .lines)),
  ])
}

/// Returns a view as JSON, including its display name and label if it is from an Interface Builder document.
private func viewValue(
  _ item: SolvedTree.Item, in tree: SolvedTree, _ scene: Scene
) -> JSONValue? {
  guard case .view(let className) = item.kind else { return nil }
  let isNamed = scene.rootIdentifier != nil
  let label = scene.label(ofView: item.identifier).map { JSONValue.string($0) } ?? .null
  return .line(
    [("id", .string(item.identifier))] + (isNamed ? [("name", .string(item.name))] : [])
      + [("class", .string(className)), ("superview", ownerValue(item, in: tree))]
      + placeValues(item) + (isNamed ? [("label", label)] : []))
}

private func guideValue(_ item: SolvedTree.Item, in tree: SolvedTree) -> JSONValue? {
  guard item.kind == .guide else { return nil }
  return .line(
    [("id", .string(item.identifier)), ("owner", ownerValue(item, in: tree))]
      + placeValues(item))
}

private func ownerValue(_ item: SolvedTree.Item, in tree: SolvedTree) -> JSONValue {
  item.owner.map { .string(tree.items[$0].identifier) } ?? .null
}

private func placeValues(_ item: SolvedTree.Item) -> [(String, JSONValue)] {
  [
    ("frame", rectValue(item.frame)), ("exact", rectValue(item.exactFrame)),
    ("ambiguous", axesValue(item.ambiguousAxes)),
    ("unconstrained", axesValue(item.unconstrainedAxes)),
  ]
}

private func rectValue(_ rect: CGRect) -> JSONValue {
  .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) }, .inline)
}

private func axesValue(_ axes: [LayoutConstraint.Axis]) -> JSONValue {
  .array(axes.map { .string($0.word) }, .inline)
}
