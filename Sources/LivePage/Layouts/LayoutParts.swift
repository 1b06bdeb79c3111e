internal import AutoLayout
internal import CairoCanvas
internal import Foundation
internal import LayoutDocuments
internal import Plumbline
internal import Scenes

/// The parts of a layout that are mostly the same on all canvases: the names of its views and guides, and its
/// constraints.
///
/// They are sent once, because they are longer than the frames.
struct LayoutParts: Sendable {
  /// The parts as JSON.
  let json: JSONValue
  /// A name for the parts, which equal ones share.
  let hash: String
  private let items: [Item]
  private let constraints: [Constraint]

  /// The properties of an item that don't depend on the canvas.
  private struct Item: Hashable {
    let kind: SolvedTree.Item.Kind
    let identifier: String
    let name: String
    let owner: Int?

    init(_ item: SolvedTree.Item) {
      (kind, identifier, name, owner) = (item.kind, item.identifier, item.name, item.owner)
    }
  }

  /// The properties of a constraint that don't depend on the canvas.
  private struct Constraint: Hashable {
    let identifier: String?
    let items: [Int?]
    let attributes: [LayoutConstraint.Attribute?]
    let numbers: [CGFloat]
    let relation: LayoutConstraint.Relation

    init(_ constraint: SolvedTree.Constraint) {
      let (first, second) = (constraint.first, constraint.second)
      identifier = constraint.identifier
      items = [first.item, first.originItem, second?.item, second?.originItem]
      attributes = [first.attribute, second?.attribute]
      numbers = [
        constraint.multiplier, constraint.constant, CGFloat(constraint.priority.rawValue),
      ]
      relation = constraint.relation
    }
  }

  /// Takes the parts of a layout.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - title: The scene's title.
  ///   - positions: Where the scene's file states its parts.
  init(_ tree: SolvedTree, title: String, positions: PartPositions) {
    items = tree.items.map(Item.init)
    constraints = tree.constraints.map(Constraint.init)
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

  /// Whether these are the parts of another layout as well.
  func areThose(of tree: SolvedTree) -> Bool {
    items.count == tree.items.count && constraints.count == tree.constraints.count
      && zip(items, tree.items).allSatisfy { $0 == Item($1) }
      && zip(constraints, tree.constraints).allSatisfy { $0 == Constraint($1) }
  }
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
