internal import AutoLayout
internal import Figures
internal import Foundation
internal import Scenes

/// Returns a layout's frames and other data that change with the canvas, as lines of JSON.
///
/// Frames are written as the positions of their four edges, because single edges are rounded to whole pixels.
///
/// - Parameters:
///   - tree: The layout.
///   - drawing: The drawing of the layout.
///   - parts: The parts of the layout that don't depend on the canvas.
///   - lacksReference: Whether the reference to compare the layout with is missing.
/// - Returns: The lines.
func layoutText(
  of tree: SolvedTree, in drawing: Drawing, _ parts: LayoutParts, lacksReference: Bool
) -> [String] {
  let canvas = tree.canvas
  let origin = drawing.canvasFrame?.origin
  let broken = Set(tree.conflicts.compactMap(\.brokenIndex))
  let violated = tree.constraints.indices.filter {
    !tree.constraints[$0].holds && !broken.contains($0)
  }
  let members = JSONValue.object([
    ("parts", .string(parts.hash)),
    (
      "canvas",
      .line([
        ("width", .number(canvas.size.width)), ("height", .number(canvas.size.height)),
        ("scale", .number(canvas.scale)),
      ])
    ),
    ("origin", origin.map { .array([.number($0.x), .number($0.y)], .inline) } ?? .null),
    ("zoom", .number(drawing.zoom)),
    ("hidden", indices(tree.items.indices.filter { tree.items[$0].isHidden })),
    ("ambiguous", axes(of: tree, \.ambiguousAxes)),
    ("unconstrained", axes(of: tree, \.unconstrainedAxes)),
    ("violated", indices(violated)), ("broken", indices(broken.sorted())),
    ("conflicts", .array(tree.conflicts.map(conflictValue), .lines)),
    (
      "omissions",
      .array(
        (drawing.omissions.map(\.description)
          + (lacksReference ? ["The older layout, because this canvas has no reference"] : []))
          .map { .string($0) }, .lines)
    ),
    ("summary", .string(drawing.summary)),
  ]).text.split(separator: "\n").map(String.init)
  // Edges are most of the text, so they are written directly, without JSON values.
  let edges = tree.items.indices.map { index in
    let frame = tree.items[index].rootFrame
    var line = index == 0 ? "[" : ", ["
    for (place, number) in [frame.minX, frame.minY, frame.maxX, frame.maxY].enumerated() {
      if place > 0 { line += ", " }
      line += JSONValue.number(number).text
    }
    return line + "]"
  }
  return members.dropLast() + ["  , \"edges\": ["] + edges + ["]}"]
}

private func indices(_ indices: [Int]) -> JSONValue {
  .array(indices.map { .number(CGFloat($0)) }, .inline)
}

/// Returns the axes that a closure selects for each item, as pairs of an item's index and an axis.
private func axes(
  of tree: SolvedTree, _ axes: (SolvedTree.Item) -> [LayoutConstraint.Axis]
) -> JSONValue {
  .array(
    tree.items.indices.flatMap { index in
      axes(tree.items[index]).map { .array([.number(CGFloat(index)), .string($0.word)], .inline) }
    }, .inline)
}
