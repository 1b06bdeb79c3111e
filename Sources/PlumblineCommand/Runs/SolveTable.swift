internal import Foundation
internal import Plumbline

/// Returns a table of a solved scene with one item per line, indented by depth.
func tableReport(_ solved: SolvedScene) -> String {
  let tree = solved.tree
  let heading = printable("\(solved.scene.title) — \(tree.canvas.name)")
  var rows = [["item", "kind", "x", "y", "width", "height", ""]]
  for item in tree.items {
    guard let kind = item.kind.reportName else { continue }
    let indent = String(repeating: "  ", count: depth(of: item, in: tree))
    let frame = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
    rows.append(
      [indent + tableName(of: item), kind] + frame.map { plainNumber($0, digits: 3) }
        + [remarks(on: item)])
  }
  return heading + "\n" + aligned(rows, numberColumns: 2...5, indent: "  ")
}

/// The maximum number of characters of a display name in tables; IDs are never shortened.
private let nameLimit = 40

private func tableName(of item: SolvedTree.Item) -> String {
  let name = printable(item.name)
  guard item.name != item.identifier, name.count > nameLimit else { return name }
  return name.prefix(nameLimit - 1) + "…"
}

private func depth(of item: SolvedTree.Item, in tree: SolvedTree) -> Int {
  var depth = 0
  var owner = item.owner
  while let index = owner {
    depth += 1
    owner = tree.items[index].owner
  }
  return depth
}

private func remarks(on item: SolvedTree.Item) -> String {
  let ambiguous = item.ambiguousAxes.map { "ambiguous: \($0)" }
  let unconstrained = item.unconstrainedAxes.map { "unconstrained: \($0)" }
  return (exactSizes(of: item) + ambiguous + unconstrained).joined(separator: ", ")
}

/// Returns the exact width and height of an item if rounding to pixels changed them.
///
/// Figures show exact sizes in dimension lines. For example, equally wide guides have equal dimension lines, although
/// their frames may differ by a pixel.
private func exactSizes(of item: SolvedTree.Item) -> [String] {
  let sizes = [
    ("width", item.frame.width, item.exactFrame.width),
    ("height", item.frame.height, item.exactFrame.height),
  ]
  return sizes.compactMap { name, rounded, exact in
    let text = plainNumber(exact)
    return text == plainNumber(rounded) ? nil : "exact \(name): \(text)"
  }
}

/// Formats rows as lines with aligned columns: names to the left, and numbers to the right.
///
/// Cells may contain text from documents, so unprintable characters in them are replaced by ``printable(_:)``.
func aligned(
  _ rows: [[String]], numberColumns: ClosedRange<Int>, indent: String = ""
) -> String {
  let rows = rows.map { $0.map { printable($0) } }
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    let cells = row.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return numberColumns.contains(column) ? padding + cell : cell + padding
    }
    let line = indent + cells.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }.joined()
}
