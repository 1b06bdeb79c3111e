internal import AutoLayout
internal import LayoutDocuments

// Arrangements of repeated views.
extension ComponentExpander {
  /// Returns a view that contains the given views in a chain or a grid.
  mutating func arranged(
    _ views: [DocumentNode], by entry: DocumentNode.Entry, id: String, in scope: ExpansionScope
  ) -> DocumentNode {
    let isChain = entry.key == "chain"
    var node = value(entry.value, in: scope)
    if node.isNothing { node.content = .mapping([]) }
    let fields = reading(in: scope) {
      $0.fields(of: node, isChain ? .chain : .grid, entry.key)
    }
    let position = scope.position(entry.keyPosition)
    guard let fields else { return .mapping([:], at: position) }
    let arrangement = Arrangement(id: id, views: views, position: position)
    if isChain { return chain(arrangement, fields, in: scope) }
    return grid(arrangement, fields, in: scope)
  }

  private mutating func chain(
    _ arrangement: Arrangement, _ fields: SceneFields, in scope: ExpansionScope
  ) -> DocumentNode {
    guard let guides = fields["guides"] else { return arrangement.stack(fields.entries) }
    for key in ["spacing", "distribution", "alignment"] {
      if let entry = fields[key] { report(entry.keyPosition, .guidesAndStack(key), scope) }
    }
    let place = reading(in: scope) {
      $0.choice(guides, Arrangement.Guides.allCases.map(\.rawValue))
    }
    let axis = reading(in: scope) { $0.choice(fields["axis"], as: LayoutConstraint.Axis.self) }
    guard let place = place.flatMap(Arrangement.Guides.init) else { return arrangement.view([]) }
    let chain = arrangement.chain(along: axis ?? .horizontal, guides: place)
    add(chain.constraints, of: arrangement, in: scope)
    return chain.view
  }

  private mutating func grid(
    _ arrangement: Arrangement, _ fields: SceneFields, in scope: ExpansionScope
  ) -> DocumentNode {
    let columns = reading(in: scope) { reader in
      if fields["columns"] == nil {
        reader.problems.append(.init(fields.position, .missingKey("columns", of: .grid)))
      }
      return reader.number(fields["columns"], .step)
    }
    guard let columns else { return arrangement.view([]) }
    let spacing = fields["spacing"]?.value
    let usesGuides = reading(in: scope) { $0.flag(fields["guides"]) } ?? false
    guard usesGuides else { return arrangement.stacks(columns: Int(columns), spacing: spacing) }
    let distance = reading(in: scope) { $0.number(fields["spacing"], .notNegative) } ?? 0
    let grid = arrangement.grid(columns: Int(columns), spacing: distance)
    add(grid.constraints, of: arrangement, in: scope)
    return grid.view
  }

  private mutating func add(
    _ equations: [String], of arrangement: Arrangement, in scope: ExpansionScope
  ) {
    for equation in equations {
      let node = DocumentNode.text(equation, at: arrangement.position)
      count(node, scope)
      constraints.append(ComponentConstraint(node: node))
    }
  }
}

/// Repeated views that a new superview arranges in a chain or a grid.
struct Arrangement {
  /// The id of the superview that arranges the views.
  let id: String
  /// The repeated views, each with an id.
  let views: [DocumentNode]
  /// The position of the `chain` or `grid` key in the file.
  let position: SourcePosition

  /// The positions of guides relative to the views in a chain.
  enum Guides: String, CaseIterable {
    /// Between adjacent views.
    case between
    /// Between adjacent views, and at both ends.
    case around
  }

  private var ids: [String] { views.map { $0.entry("id")?.value.scalar?.text ?? "" } }

  private func text(_ text: String) -> DocumentNode { .text(text, at: position) }

  /// Returns a view that contains the arrangement's views and guides with the given names.
  func view(_ guides: [String]) -> DocumentNode {
    .mapping(
      [
        "id": text(id), "guides": .list(guides.map(text), at: position),
        "subviews": .list(views, at: position),
      ], at: position)
  }

  /// Returns a stack view that contains the arrangement's views and has the given settings.
  func stack(_ settings: [DocumentNode.Entry]) -> DocumentNode {
    var stack = DocumentNode.mapping(["id": text(id), "class": text("StackView")], at: position)
    let inner = DocumentNode.Entry(
      key: "subviews", keyPosition: position, value: .list(views, at: position))
    if case .mapping(let entries) = stack.content {
      stack.content = .mapping(entries + settings + [inner])
    }
    return stack
  }

  /// Returns a vertical stack view of rows, each of which is a stack view.
  ///
  /// Empty views fill the last row, to keep the columns aligned.
  func stacks(columns: Int, spacing: DocumentNode?) -> DocumentNode {
    func setting(_ key: String, _ value: DocumentNode) -> DocumentNode.Entry {
      .init(key: key, keyPosition: position, value: value)
    }
    let equal = setting("distribution", text("fillEqually"))
    let gap = spacing.map { [setting("spacing", $0)] } ?? []
    let rows = stride(from: 0, to: views.count, by: columns).map { start -> DocumentNode in
      let row = Array(views[start..<min(start + columns, views.count)])
      let rest = (row.count..<columns).map { _ in DocumentNode.mapping([:], at: position) }
      let number = start / columns + 1
      return Arrangement(id: "\(id).row\(number)", views: row + rest, position: position)
        .stack([equal] + gap)
    }
    return Arrangement(id: id, views: rows, position: position)
      .stack([setting("axis", text("vertical")), equal] + gap)
  }

  /// Returns a superview with the views in a row or column, separated by guides of equal length.
  func chain(
    along axis: LayoutConstraint.Axis, guides place: Guides
  ) -> (view: DocumentNode, constraints: [String]) {
    let isRow = axis == .horizontal
    let (start, end, size) =
      isRow ? ("leading", "trailing", "width") : ("top", "bottom", "height")
    let (near, far) = isRow ? ("top", "bottom") : ("leading", "trailing")
    let guideCount = place == .around ? views.count + 1 : views.count - 1
    let guides = (0..<guideCount).map { "\(id).space\($0 + 1)" }
    var order: [String] = []
    for (index, view) in ids.enumerated() {
      if place == .around || index > 0 {
        order.append(guides[place == .around ? index : index - 1])
      }
      order.append(view)
    }
    if place == .around { order += guides.suffix(1) }
    var constraints = ["\(order[0]).\(start) == \(id).\(start)"]
    constraints += zip(order, order.dropFirst()).map { "\($1).\(start) == \($0).\(end)" }
    constraints.append("\(id).\(end) == \(order[order.count - 1]).\(end)")
    if guides.count > 1 { constraints.append(equation(guides, size)) }
    for edge in [near, far] { constraints.append(equation(ids, edge) + " == \(id).\(edge)") }
    return (view(guides), constraints)
  }

  /// Returns a superview with guides for the rows and columns, and with each view at the intersection of two guides.
  func grid(columns: Int, spacing: Double) -> (view: DocumentNode, constraints: [String]) {
    let rowCount = (views.count + columns - 1) / columns
    let columnGuides = (1...columns).map { "\(id).column\($0)" }
    let rowGuides = (1...rowCount).map { "\(id).row\($0)" }
    let constraints =
      tracks(columnGuides, "leading", "trailing", "width", spacing)
      + tracks(rowGuides, "top", "bottom", "height", spacing)
      + ids.enumerated().flatMap { index, view -> [String] in
        let (row, column) = (rowGuides[index / columns], columnGuides[index % columns])
        return ["leading", "trailing"].map { "\(view).\($0) == \(column).\($0)" }
          + ["top", "bottom"].map { "\(view).\($0) == \(row).\($0)" }
      }
    return (view(columnGuides + rowGuides), constraints)
  }

  /// Returns constraints that divide the superview into consecutive guides of equal length along an axis.
  private func tracks(
    _ guides: [String], _ start: String, _ end: String, _ size: String, _ spacing: Double
  ) -> [String] {
    let gap = spacing == 0 ? "" : " + \(shortNumber(spacing))"
    var constraints = ["\(guides[0]).\(start) == \(id).\(start)"]
    constraints += zip(guides, guides.dropFirst()).map { "\($1).\(start) == \($0).\(end)\(gap)" }
    constraints.append("\(id).\(end) == \(guides[guides.count - 1]).\(end)")
    if guides.count > 1 { constraints.append(equation(guides, size)) }
    return constraints
  }

  /// Returns an equation between the same attribute of several items, such as `a.width == b.width == c.width`.
  private func equation(_ items: [String], _ attribute: String) -> String {
    items.map { "\($0).\(attribute)" }.joined(separator: " == ")
  }
}
