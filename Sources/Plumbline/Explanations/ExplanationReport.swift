internal import AutoLayout
internal import Batches
internal import Foundation
internal import LayoutDocuments
package import Scenes

extension [SceneExplanation] {
  /// The explanations as JSON text, with stable keys.
  package var jsonReport: String {
    JSONValue.object([("answers", .array(map(\.json), .lines))]).text + "\n"
  }
}

extension SceneExplanation {
  /// The answer as JSON.
  package var json: JSONValue {
    .object([
      ("file", scene.file.map { .string(InterfacePath.file(of: $0)) } ?? .null),
      ("id", .string(scene.rootIdentifier ?? scene.identifier)),
      ("canvas", .string(tree.canvas.name)), ("direction", .string(tree.direction.word)),
      ("item", item.map { .string(tree.constraintName(of: $0)) } ?? .null),
      ("attributes", .array(explanations.map(value), .lines)),
      ("conflict", conflict.map(value) ?? .null),
    ])
  }

  private func value(_ explanation: LayoutExplanation) -> JSONValue {
    .object([
      ("attribute", .string(explanation.attribute.name)), ("value", .number(explanation.value)),
      (
        "coordinatesOf",
        explanation.attribute.isSize ? .null : .string(tree.constraintName(of: explanation.space))
      ),
      ("isDetermined", .bool(explanation.isDetermined)),
      ("alternative", explanation.alternative.map { .number($0) } ?? .null),
      (
        "reasons", .array(explanation.reasons.map { value($0, in: explanation.space) }, .lines)
      ),
      ("outweighed", .array(explanation.outweighed.map(value), .lines)),
      (
        "dependents",
        .array(
          explanation.dependents.map {
            .line([
              ("item", .string(tree.constraintName(of: $0.item))),
              ("constraint", .string(text(of: .constraint($0.constraint)))),
            ])
          }, .lines)
      ),
    ])
  }

  private func value(_ reason: LayoutExplanation.Reason, in space: Int) -> JSONValue {
    .line(
      members(of: reason.source, in: space) + [
        ("derivative", .number(reason.derivative)),
        (
          "without",
          reason.removal.map { removal in
            .line([
              ("value", removal.value.map { .number($0) } ?? .null),
              (
                "moved", .array(removal.moved.map { .string(tree.constraintName(of: $0)) }, .inline)
              ),
            ])
          } ?? .null
        ),
      ])
  }

  private func value(_ outweighed: LayoutExplanation.Outweighed) -> JSONValue {
    .line([
      ("constraint", .string(text(of: outweighed.source))),
      ("priority", .number(CGFloat(outweighed.priority.rawValue))),
      ("by", .array(outweighed.by.map { .string(text(of: $0)) }, .inline)),
    ])
  }

  private func value(_ conflict: SolvedTree.Conflict) -> JSONValue {
    .object([
      ("broken", .string(conflict.broken)),
      ("because", .array(conflict.because.map { .string($0) }, .lines)),
      (
        "constraints",
        .array(constraints.map { .line(members(of: .constraint($0), in: 0)) }, .lines)
      ),
    ])
  }

  private func members(
    of source: LayoutExplanation.Source, in space: Int
  ) -> [(String, JSONValue)] {
    var numbers = JSONValue.null
    if case .constraint(let index) = source {
      numbers = self.numbers(ofConstraint: index, in: space).map { .string($0) } ?? .null
    }
    let place = position(of: source)
    return [
      ("source", .string(source.word)), ("constraint", .string(text(of: source))),
      ("numbers", numbers), ("line", place.map { .number(CGFloat($0.line)) } ?? .null),
      ("column", place.map { .number(CGFloat($0.column)) } ?? .null),
    ]
  }
}

extension LayoutExplanation.Source {
  fileprivate var word: String {
    switch self {
    case .constraint, .unlisted: "constraint"
    case .content: "content"
    case .autoresizingMask: "autoresizingMask"
    case .canvas: "canvas"
    case .systemGuide: "guide"
    case .nonNegativeSize: "size"
    }
  }
}
