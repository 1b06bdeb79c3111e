internal import AutoLayout
internal import Batches
package import Foundation
internal import LayoutDocuments
package import Scenes

extension [SceneSweep] {
  /// The sweeps as JSON text, with stable keys.
  package var jsonReport: String {
    JSONValue.object([("sweeps", .array(map(\.json), .lines))]).text + "\n"
  }
}

extension SceneSweep {
  /// The sweep as JSON.
  package var json: JSONValue {
    .object([
      ("file", scene.file.map { .string(InterfacePath.file(of: $0)) } ?? .null),
      ("id", .string(scene.rootIdentifier ?? scene.identifier)),
      ("axis", .string(axis.sizeAttribute.name)),
      ("from", .number(range.lowerBound)), ("to", .number(range.upperBound)),
      (axis.other.sizeAttribute.name, .number(otherExtent)),
      ("direction", .string(direction.word)), ("textSize", .string(canvas.textSize.name)),
      ("endedAt", .null),
      ("intervals", .array(intervals.map(value), .lines)),
      ("problems", .array(problems.map(value), .lines)),
    ])
  }

  private func value(_ interval: Interval) -> JSONValue {
    .object([
      ("from", .number(interval.range.lowerBound)), ("to", .number(interval.range.upperBound)),
      ("tolerance", .number(interval.tolerance)),
      (
        "events",
        .array(
          interval.events.map { event in
            .line([
              ("kind", .string(event.kind.rawValue)), ("side", .string(event.side.rawValue)),
              ("items", .array(event.items.map { .string($0) }, .inline)),
              ("text", .string(event.text)),
            ])
          }, .lines)
      ),
    ])
  }

  private func value(_ problem: Problem) -> JSONValue {
    .object([
      ("kind", .string(problem.kind.rawValue)), ("text", .string(problem.text)),
      ("items", .array(problem.items.map { .string($0) }, .inline)),
      ("constraints", .array(problem.constraints.map { .string($0) }, .lines)),
      (
        "ranges",
        .array(
          problem.ranges.map {
            .line([("from", .number($0.lowerBound)), ("to", .number($0.upperBound))])
          }, .lines)
      ),
    ])
  }

  /// The canvas's size along the axis that doesn't vary, in points.
  package var otherExtent: CGFloat {
    axis == .horizontal ? canvas.size.height : canvas.size.width
  }
}

extension LayoutConstraint.Axis {
  fileprivate var other: LayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
