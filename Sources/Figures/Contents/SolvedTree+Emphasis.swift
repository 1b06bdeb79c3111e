import AutoLayout
import PictureDescriptions

extension SolvedTree {
  /// The indices of the items that an emphasis leaves out, which never include the root.
  func leftOut(by emphasis: FigureEmphasis) -> Set<Int> {
    guard !emphasis.only.isEmpty || !emphasis.hidden.isEmpty else { return [] }
    let hidden = emphasis.hidden.filter { $0 != items.first?.identifier }
    let shown = emphasis.only.isEmpty ? Set(items.indices) : all(in: emphasis.only) { _ in true }
    let others = items.indices.dropFirst().filter { index in
      if case .systemGuide = items[index].kind, items[index].owner == 0 { return false }
      return !shown.contains(index)
    }
    return Set(others)
      .union(all(in: hidden) { _ in true })
  }

  /// The indices of the emphasized items, or `nil` if nothing is emphasized.
  func highlighted(by emphasis: FigureEmphasis, _ focus: FigureFocus) -> Set<Int>? {
    if let part = focus.part { return items(of: part) }
    guard !emphasis.items.isEmpty || !emphasis.constraints.isEmpty else { return nil }
    let named = all(in: emphasis.items) { item in
      if case .systemGuide = item.kind { false } else { true }
    }
    let constraints = emphasizedConstraints(emphasis, focus) ?? []
    return items(of: .init(items: named, constraints: constraints))
  }

  /// The indices of the emphasized constraints, or `nil` if no constraints are emphasized.
  func emphasizedConstraints(_ emphasis: FigureEmphasis, _ focus: FigureFocus) -> Set<Int>? {
    if let part = focus.part { return part.constraints }
    guard !emphasis.constraints.isEmpty else { return nil }
    let subjects = Set(emphasis.constraints)
    return Set(
      constraints.indices.filter { index in
        constraints[index].identifier.map { subjects.contains(.identifier($0)) } ?? false
          || constraints[index].ordinal.map { subjects.contains(.ordinal($0)) } ?? false
      })
  }

  /// The indices of a part's items, and of the items that the part's constraints refer to.
  func items(of part: FigureFocus.Part) -> Set<Int> {
    part.constraints.reduce(into: part.items) { $0.formUnion(items(of: constraints[$1])) }
  }

  /// The indices of the named items, and of their descendants that meet a condition.
  private func all(in names: [String], _ isWanted: (Item) -> Bool) -> Set<Int> {
    if names.isEmpty { return [] }
    let names = Set(names)
    var found: Set<Int> = []
    for (index, item) in items.enumerated() {
      let owner = item.owner.map { items[$0] }
      let isInside = isWanted(item) && item.owner.map(found.contains) ?? false
      if isInside || names.contains(item.sceneName(ownedBy: owner)) { found.insert(index) }
    }
    return found
  }
}
