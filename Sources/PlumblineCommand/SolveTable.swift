internal import Foundation
internal import Plumbline

/// A solved scene as a table for people: one item a line, indented by depth.
func tableReport(_ solved: SolvedScene) -> String {
  let tree = solved.tree
  // What a title holds besides letters must not reach the terminal.
  let title = solved.scene.title.map { $0.isNewline || $0.isControl ? " " : $0 }
  let heading = "\(String(title)) — \(tree.canvas.name)"
  var rows = [["item", "kind", "x", "y", "width", "height", ""]]
  for item in tree.items {
    guard let kind = kindName(item.kind) else { continue }
    let indent = String(repeating: "  ", count: depth(of: item, in: tree))
    let frame = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
    rows.append(
      [indent + item.identifier, kind] + frame.map { plainNumber($0, digits: 3) }
        + [remarks(on: item)])
  }
  return heading + "\n" + aligned(rows)
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

private func kindName(_ kind: SolvedTree.Item.Kind) -> String? {
  switch kind {
  case .view(let className): className
  case .guide: "guide"
  case .systemGuide: nil
  }
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
  return (ambiguous + unconstrained).joined(separator: ", ")
}

/// Columns of equal width: names to the left, numbers to the right.
private func aligned(_ rows: [[String]]) -> String {
  let widths = (0..<7).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = row.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return (2...5).contains(column) ? padding + cell : cell + padding
    }
    let line = "  " + cells.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }.joined()
}
