internal import AutoLayout
internal import LayoutDocuments

/// A group of views that differ only in some values, so that they can be written as uses of one component.
struct SimilarViews {
  /// The name of the component for these views.
  var name: String
  /// For each view, the indices of the view and of its descendants, in the same order for all views.
  var instances: [[Int]]
  /// The ids of a view and its descendants in the component, or `nil` for items without ids; the first id is `view`.
  var ids: [String?]
  /// For each view, the indices of the constraints that involve only the view and its descendants.
  var constraints: [[Int]]
}

/// Finds similar views in a layout.
struct ComponentSearch {
  /// The minimum number of similar views for creating a component.
  static let leastCount = 3

  private let writer: SceneWriter
  private let layout: LayoutDocument
  /// The item indices of each subtree that has several items, by the index of the subtree's root.
  private let ends: [Int: [Int]]

  /// Creates a search in the layout of a writer.
  init(_ writer: SceneWriter) {
    self.writer = writer
    layout = writer.layout
    var ends: [Int: [Int]] = [:]
    for index in layout.items.indices.dropFirst() where !writer.children[index].isEmpty {
      var items = [index]
      var next = 0
      while next < items.count {
        items += writer.children[items[next]]
        next += 1
      }
      ends[index] = items
    }
    self.ends = ends
  }

  /// Returns disjoint groups of similar views, largest views first.
  ///
  /// - Complexity: O(items · depth + constraints · depth).
  func groups() -> [SimilarViews] {
    let inner = innerConstraints()
    var shapes: [String: [Int]] = [:]
    var order: [String] = []
    for index in ends.keys.sorted() where layout.items[index].kind != .guide {
      guard let shape = shape(of: index, inner[index] ?? []) else { continue }
      if shapes[shape] == nil { order.append(shape) }
      shapes[shape, default: []].append(index)
    }
    var taken: Set<Int> = []
    var groups: [SimilarViews] = []
    let sizes = order.map { shapes[$0].map { ends[$0[0]]?.count ?? 0 } ?? 0 }
    for place in order.indices.sorted(by: { (-sizes[$0], $0) < (-sizes[$1], $1) }) {
      let views = (shapes[order[place]] ?? []).filter { view in
        ends[view]?.allSatisfy { !taken.contains($0) } ?? false
      }
      guard views.count >= Self.leastCount else { continue }
      let instances = views.compactMap { ends[$0] }
      for items in instances { taken.formUnion(items) }
      groups.append(
        SimilarViews(
          name: name(of: views, besides: groups.map(\.name)), instances: instances,
          ids: ids(of: instances), constraints: views.map { inner[$0] ?? [] }))
    }
    return groups
  }

  /// Returns, for each view, the indices of the constraints that involve only the view and its descendants.
  private func innerConstraints() -> [Int: [Int]] {
    var inner: [Int: [Int]] = [:]
    for (number, constraint) in layout.constraints.enumerated() {
      guard case .relation(let form) = constraint else { continue }
      let paths = form.places.map { path(to: $0.item) }
      for view in paths[0] where paths.allSatisfy({ $0.contains(view) }) && ends[view] != nil {
        inner[view, default: []].append(number)
      }
    }
    return inner
  }

  /// Returns an item and its ancestors, without the root.
  private func path(to item: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = item
    while let item = next, item > 0 {
      path.append(item)
      next = layout.items[item].owner
    }
    return path
  }

  /// Returns a text that is equal for views that can use the same component, or `nil` if a view can't use any.
  private func shape(of view: Int, _ constraints: [Int]) -> String? {
    guard let items = ends[view], layout.items[view][.spacing(.afterView)] == nil else {
      return nil
    }
    var places: [Int: Int] = [:]
    for (place, item) in items.enumerated() { places[item] = place }
    let views = items.map { item in
      let owner = layout.items[item].owner.flatMap { places[$0] } ?? -1
      return "\(owner) \(layout.items[item].kind) \(keys(of: item))"
    }
    let forms = constraints.map { number -> String in
      guard case .relation(let form) = layout.constraints[number] else { return "" }
      let local: ConstraintForm<LayoutDocument.Place>? = form.map { place in
        places[place.item].map { LayoutDocument.Place($0, place.guide) }
      }
      return "\(local.map { "\($0)" } ?? "")"
    }
    return (views + forms).joined(separator: "\n")
  }

  /// Returns an item's settings as text, without the values of settings that can be parameters.
  private func keys(of item: Int) -> String {
    layout.items[item].settings.map { setting in
      switch setting {
      case .number, .count, .flag, .color, .text, .segments, .image: "\(setting.property)"
      default: "\(setting)"
      }
    }.joined(separator: ",")
  }

  // MARK: - Names

  /// Returns a name for a component: the views' common id without trailing numbers, or a name from their class.
  private func name(of views: [Int], besides others: [String]) -> String {
    let word = layout.items[views[0]].viewClass?.name ?? ""
    let fallback = word == "View" ? "group" : word.prefix(1).lowercased() + word.dropFirst()
    return unused(stem(of: views) ?? (isIdentifier(fallback) ? fallback : "group"), others)
  }

  /// Returns ids for the items of a component, given the corresponding items of each view.
  private func ids(of instances: [[Int]]) -> [String?] {
    var ids: [String?] = ["view"]
    for place in instances[0].indices.dropFirst() {
      let items = instances.map { $0[place] }
      guard items.contains(where: { writer.ids[$0] != nil }) else {
        ids.append(nil)
        continue
      }
      let word = layout.items[items[0]].viewClass?.name ?? "guide"
      let name = word.prefix(1).lowercased() + word.dropFirst()
      ids.append(
        unused(stem(of: items) ?? (isIdentifier(name) ? name : "part"), ids.compactMap(\.self)))
    }
    return ids
  }

  /// Returns the common id that items have without trailing numbers, or `nil` if they have no valid common id.
  private func stem(of items: [Int]) -> String? {
    let stems = Set(
      items.map { item in
        let id = writer.ids[item] ?? ""
        let end = id.lastIndex { !$0.isNumber && !"-_.".contains($0) }
        return end.map { String(id[...$0]) } ?? ""
      })
    guard stems.count == 1, let stem = stems.first, isIdentifier(stem),
      SystemGuideKind(word: stem) == nil
    else { return nil }
    return stem
  }

  /// Returns a name, with a number appended if the name is already used.
  private func unused(_ name: String, _ used: [String]) -> String {
    guard used.contains(name) else { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !used.contains($0) } ?? name
  }
}
