internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneReader {
  /// Reads one margin for all edges, or a mapping with a margin for each edge.
  mutating func margins(_ entry: DocumentNode.Entry) -> StatedMargins? {
    guard entry.value.scalar == nil else {
      return number(entry, .any).map {
        StatedMargins(DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
      }
    }
    let margins = edges(entry.value, .margins, entry.key, rule: .any)
    return margins == StatedMargins() ? nil : margins
  }

  /// Reads a mapping of edges to distances in points, or reports any other value and returns `nil`.
  mutating func edges(
    _ node: DocumentNode, _ table: SceneTable, _ key: String, rule: NumberRule
  ) -> StatedMargins? {
    guard let fields = fields(of: node, table, key) else { return nil }
    for reading in ["leading", "trailing"] {
      for fixed in ["left", "right"] { refuse(fixed, beside: reading, in: fields) }
    }
    func length(_ edge: String) -> CGFloat? { number(fields[edge], rule).map { CGFloat($0) } }
    var margins = StatedMargins()
    (margins.top, margins.leading) = (length("top"), length("leading"))
    (margins.bottom, margins.trailing) = (length("bottom"), length("trailing"))
    (margins.left, margins.right) = (length("left"), length("right"))
    return margins
  }

  /// Reads `120x44`, `120x-`, `-x44`, or a mapping with a width, a height, or both.
  mutating func intrinsicSize(_ entry: DocumentNode.Entry) -> StatedSize? {
    guard entry.value.scalar != nil else {
      guard let fields = fields(of: entry.value, .intrinsicSize, entry.key) else { return nil }
      let size = StatedSize(
        width: number(fields["width"], .notNegative).map { CGFloat($0) },
        height: number(fields["height"], .notNegative).map { CGFloat($0) })
      return size == StatedSize() ? nil : size
    }
    guard let text = text(entry) else { return nil }
    let parts = text.text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.map { $0 == "-" ? nil : plainDecimal($0) ?? -1 }
    let isValid = numbers.allSatisfy { $0.map { $0 >= 0 && $0.isFinite } ?? true }
    guard parts.count == 2, isValid, text.text != "-x-" else {
      problems.append(.init(text.position, .badSize(text.text, key: entry.key)))
      return nil
    }
    return StatedSize(
      width: numbers[0].map { CGFloat($0) }, height: numbers[1].map { CGFloat($0) })
  }

  /// Reads one inset for all edges, or a mapping with an inset for each edge.
  mutating func insets(_ entry: DocumentNode.Entry) -> EdgeInsets? {
    guard entry.value.scalar == nil else {
      return number(entry, .any).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    return sides(entry, .any)
  }

  /// Reads a mapping with a distance for each edge.
  mutating func sides(_ entry: DocumentNode.Entry, _ rule: NumberRule) -> EdgeInsets? {
    guard let fields = fields(of: entry.value, .insets, entry.key) else { return nil }
    return EdgeInsets(
      top: number(fields["top"], rule) ?? 0, left: number(fields["left"], rule) ?? 0,
      bottom: number(fields["bottom"], rule) ?? 0, right: number(fields["right"], rule) ?? 0)
  }

  /// Reads a frame: `[x, y, width, height]`, or a mapping with these keys.
  mutating func frame(_ entry: DocumentNode.Entry) -> CGRect? {
    let keys = SceneTable.frame.keys
    let rules: [NumberRule] = [.any, .any, .notNegative, .notNegative]
    var numbers: [Double?] = []
    switch entry.value.content {
    case .sequence(let elements) where elements.count == keys.count:
      numbers = elements.enumerated().map { number($1, keys[$0], rules[$0]) }
    case .mapping:
      guard let fields = fields(of: entry.value, .frame, "frame") else { return nil }
      for key in keys where fields[key] == nil {
        problems.append(.init(fields.position, .missingKey(key, of: .frame)))
      }
      numbers = keys.enumerated().map { number(fields[$1], rules[$0]) }
    case .sequence, .scalar:
      let expected = "a list of four numbers: x, y, width and height"
      problems.append(.init(entry.value.position, .wrongShape("frame", expected: expected)))
    }
    let known = numbers.compactMap { $0 }
    guard known.count == keys.count else { return nil }
    return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}
