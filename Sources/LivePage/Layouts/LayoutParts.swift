internal import AutoLayout
internal import CairoCanvas
internal import Foundation
internal import LayoutDocuments
internal import Plumbline
internal import Scenes

/// The data of a layout that rarely differs between canvases: the names of views and guides, and the constraints.
///
/// A page receives it only once, because it is longer than the frames.
struct LayoutParts: Sendable {
  /// The data as JSON.
  let json: JSONValue
  /// A hash of the JSON, for finding equal data.
  let hash: String
  private let tree: SolvedTree

  /// Collects the names and constraints of a layout.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - title: The title of the scene.
  ///   - positions: The positions of constraints, views and guides in the scene's file.
  init(_ tree: SolvedTree, title: String, positions: PartPositions) {
    self.tree = tree
    let members: [(String, JSONValue)] = [
      ("title", .string(title)), ("direction", .string(tree.direction.word)),
      ("items", .array(tree.items.indices.map { itemValue($0, in: tree, positions) }, .lines)),
      (
        "constraints",
        .array(tree.constraints.map { constraintValue($0, in: tree, positions) }, .lines)
      ),
    ]
    hash = String(sha256(Array(JSONValue.object(members).text.utf8)).prefix(16))
    json = .object([("hash", .string(hash))] + members)
  }

  /// Returns whether another layout has the same names and constraints.
  func areThose(of other: SolvedTree) -> Bool {
    tree.items.count == other.items.count && tree.constraints.count == other.constraints.count
      && zip(tree.items, other.items).allSatisfy {
        $0.kind == $1.kind && $0.identifier == $1.identifier && $0.name == $1.name
          && $0.owner == $1.owner
      }
      && zip(tree.constraints, other.constraints).allSatisfy {
        $0.identifier == $1.identifier && $0.relation == $1.relation
          && $0.multiplier == $1.multiplier && $0.constant == $1.constant
          && $0.priority == $1.priority && haveSameParts($0.first, $1.first)
          && haveSameParts($0.second, $1.second)
      }
  }
}

/// Returns whether two sides of constraints have the same items and attributes, regardless of coordinates.
private func haveSameParts(
  _ one: SolvedTree.Constraint.Side?, _ other: SolvedTree.Constraint.Side?
) -> Bool {
  one?.item == other?.item && one?.attribute == other?.attribute
    && one?.originItem == other?.originItem
}

private func itemValue(_ index: Int, in tree: SolvedTree, _ positions: PartPositions) -> JSONValue {
  let item = tree.items[index]
  let (kind, className) =
    switch item.kind {
    case .view(let name): ("view", name)
    case .guide: ("guide", "UILayoutGuide")
    case .systemGuide: ("systemGuide", "UILayoutGuide")
    }
  let name = tree.constraintName(of: index)
  return .line([
    ("name", .string(name)), ("label", .string(item.name)), ("kind", .string(kind)),
    ("class", .string(className)),
    ("owner", item.owner.map { .number(CGFloat($0)) } ?? .null),
    ("line", lineValue(positions.position(ofItem: name))),
  ])
}

private func constraintValue(
  _ constraint: SolvedTree.Constraint, in tree: SolvedTree, _ positions: PartPositions
) -> JSONValue {
  let items = [constraint.first.item] + [constraint.second?.item].compactMap(\.self)
  return .line([
    ("text", .string(tree.text(of: constraint))),
    ("axis", .string(constraint.crossesAxes ? "both" : constraint.axis.word)),
    ("priority", .number(CGFloat(constraint.priority.rawValue))),
    ("items", .array(items.map { .number(CGFloat($0)) }, .inline)),
    ("line", lineValue(positions.position(ofConstraint: constraint.ordinal))),
  ])
}

private func lineValue(_ position: SourcePosition?) -> JSONValue {
  position.map { .number(CGFloat($0.line)) } ?? .null
}
