private import Foundation

extension View {
  /// Lays out the tree if needed, and returns the solved tree, with frames rounded to pixels.
  ///
  /// The view must be the tree's root. `canvas` is the canvas that the root was sized for. If `findsCauses` is true,
  /// also fills ``SolvedTree/ambiguousGroups``, solving the layout once more for each cause of an ambiguity.
  package func solvedTree(canvas: Canvas, findsCauses: Bool = false) -> SolvedTree {
    var (tree, places, _) = solved(canvas: canvas, findsCauses: findsCauses)
    AlternativeLayouts(system: currentSystem()).add(to: &tree, places)
    return tree
  }

  /// Returns the solved tree, and a function that returns an item's index in the tree, or `nil` if it isn't there.
  package func solvedTreeWithIndices(
    canvas: Canvas
  ) -> (tree: SolvedTree, index: (any LayoutItem) -> Int?) {
    var (tree, places, _) = solved(canvas: canvas)
    let system = currentSystem()
    AlternativeLayouts(system: system).add(to: &tree, places)
    return (
      tree,
      { item in
        guard system.contains(item.reference), places[Int(item.slot)] >= 0 else { return nil }
        return places[Int(item.slot)]
      }
    )
  }

  /// Creates the root's system guides, which figures may show, and lays out the tree.
  package func layOutWithSystemGuides() {
    for kind in [SystemGuideKind.layoutMargins, .safeArea, .readableContent, .keyboard] {
      _ = systemGuide(kind)
    }
    layoutIfNeeded()
  }

  /// Returns the solved tree without alternative frames, and the tree's indices for the system's items and constraints.
  func solved(
    canvas: Canvas, findsCauses: Bool = false
  ) -> (tree: SolvedTree, places: [Int], indices: [Int32: Int]) {
    layOutWithSystemGuides()
    let system = currentSystem()
    let (items, places) = SolvedItemReader(system: system).read()
    let (constraints, indices) = SolvedConstraintReader(system: system, places: places).read()
    let conflicts = ConflictReporter(system: system).conflicts(places, indices)
    var tree = SolvedTree(
      canvas: canvas, direction: overriddenDirection ?? effectiveEnvironment.direction,
      items: items, conflicts: conflicts, constraints: constraints)
    tree.visualFormats = effectiveEnvironment.visualFormats
    if findsCauses, items.contains(where: { !$0.ambiguousAxes.isEmpty }) {
      tree.ambiguousGroups =
        AmbiguityAnalysis(of: tree, system, places, indices, at: system.size).groups
    }
    return (tree, places, indices)
  }
}

private struct SolvedItemReader {
  let system: LayoutSystem

  /// Returns the items except controls' inner views and helper guides, and each slot's item index, or −1 if omitted.
  func read() -> (items: [SolvedTree.Item], places: [Int]) {
    let items = system.items.references.compactMap(\.item).filter {
      ($0 as? LayoutGuide)?.isHelper != true && !($0 is any OwnedPart)
    }
    var names = UniqueNames(taken: items.compactMap(\.givenName))
    var solved: [SolvedTree.Item] = []
    var places = [Int](repeating: -1, count: system.items.count)
    for item in items {
      let owner = system.items.owners[Int(item.slot)]
      let place = owner < 0 ? -1 : places[Int(owner)]
      places[Int(item.slot)] = solved.count
      let name = item.givenName ?? names.next(for: item.kindName)
      let isHidden = (item as? View)?.isHidden ?? false
      solved.append(solvedItem(item, named: name, owner: place < 0 ? nil : place))
      if let name = (item as? View)?.figureName { solved[solved.count - 1].name = name }
      if let view = item as? View { solved[solved.count - 1].device = view.deviceLook }
      solved[solved.count - 1].isHidden = isHidden || place >= 0 && solved[place].isHidden
    }
    for item in items {
      guard let view = item as? View, !view.hasBaselinesOfKnownClass else { continue }
      solved[places[Int(view.slot)]].settings += baselineSettings(of: view) { stand in
        system.contains(stand.reference) && places[Int(stand.slot)] >= 0
          ? solved[places[Int(stand.slot)]].identifier : nil
      }
    }
    return (solved, places)
  }

  /// Returns the baseline settings of a view of a custom class.
  private func baselineSettings(of view: View, _ name: (View) -> String?) -> [LayoutSetting] {
    var settings: [LayoutSetting] = []
    for (end, stand) in [
      (BaselineEnd.first, view.forFirstBaselineLayout), (.last, view.forLastBaselineLayout),
    ] where stand !== view {
      if let name = name(stand) { settings.append(.baselineView(end, name)) }
    }
    if let baselines = view.textBaselines { settings.append(.baselines(baselines)) }
    return settings
  }

  private func solvedItem(
    _ item: any LayoutItem, named name: String, owner: Int?
  ) -> SolvedTree.Item {
    let scale = system.root.effectiveEnvironment.scale
    let axes = LayoutConstraint.Axis.allCases
    let queries = system.queries
    let unconstrained = axes.filter { queries.isUnconstrained(item, $0) }
    let view = item as? View
    var appearance = view?.figureLook ?? Appearance()
    appearance.clipsToBounds = view?.clipsToBounds ?? false
    return SolvedTree.Item(
      kind: item.solvedKind,
      identifier: name,
      owner: owner,
      frame: system.roundedFrame(item.slot, scale: scale),
      exactFrame: system.exactFrame(item.slot),
      rootFrame: system.roundedRootFrame(item.slot, scale: scale),
      isHidden: false,
      appearance: appearance,
      ambiguousAxes: axes.filter {
        !unconstrained.contains($0) && queries.isUndetermined(item, $0)
      },
      unconstrainedAxes: unconstrained,
      metrics: solvedMetrics(of: item), settings: view?.allSettings ?? [])
  }

  private func solvedMetrics(of item: any LayoutItem) -> SolvedTree.Item.Metrics {
    let edges = system.solvedEdges(item.slot)
    guard let view = item as? View else {
      return SolvedTree.Item.Metrics(alignmentRect: edges.rect)
    }
    let extents = view.contentExtents
    var metrics = SolvedTree.Item.Metrics(
      alignmentRect: edges.rect, baselines: baselines(of: view), margins: view.layoutMargins,
      contentWidth: view.contentSize(.horizontal, extents),
      contentHeight: view.contentSize(.vertical, extents))
    metrics.lineCount = (view as? Label)?.lineCount(in: edges.rect.width)
    return metrics
  }

  private func baselines(of view: View) -> ClosedRange<CGFloat>? {
    guard view.textBaselines != nil else { return nil }
    let queries = system.queries
    let first = queries.place(view.slot, .firstBaseline, isMirrored: false, facing: -1)
    let last = queries.place(view.slot, .lastBaseline, isMirrored: false, facing: -1)
    return min(first, last)...max(first, last)
  }
}

extension SolvedTree {
  /// Updates the tree's content sizes that depend on frames, from a system with the same views.
  ///
  /// `places` maps each slot of the system to its item's index in the tree, or to −1 if the tree omits the item.
  mutating func updateContentSizes(of system: LayoutSystem, _ places: [Int]) {
    for slot in system.followers.deciding where places[slot] >= 0 {
      guard let view = system.items.references[slot].view, view.contentAdaptsToFrames else {
        continue
      }
      let extents = view.contentExtents
      items[places[slot]].metrics.contentWidth = view.contentSize(.horizontal, extents)
      items[places[slot]].metrics.contentHeight = view.contentSize(.vertical, extents)
    }
  }
}

extension View {
  fileprivate func contentSize(
    _ axis: LayoutConstraint.Axis, _ extents: ContentExtents
  ) -> SolvedTree.Item.ContentExtent? {
    extents[axis].map { length in
      SolvedTree.Item.ContentExtent(
        length: length, hugging: contentHuggingPriority(for: axis),
        compressionResistance: contentCompressionResistancePriority(for: axis))
    }
  }

  /// Whether the view is a direct instance of a built-in class that computes baselines from the view's other settings.
  fileprivate var hasBaselinesOfKnownClass: Bool {
    let known = [View.self, Label.self, Button.self, TextField.self, TextView.self, StackView.self]
    return known.contains { $0 == type(of: self) }
  }
}

extension LayoutItem {
  fileprivate var givenName: String? {
    let name = (self as? View)?.identifier ?? (self as? LayoutGuide)?.identifier
    guard let name, !name.isEmpty, (self as? LayoutGuide)?.systemKind == nil else { return nil }
    return name
  }

  fileprivate var kindName: String {
    if let guide = self as? LayoutGuide {
      return guide.systemKind == nil ? "LayoutGuide" : guide.layoutName
    }
    return layoutView?.className ?? "View"
  }

  fileprivate var solvedKind: SolvedTree.Item.Kind {
    if let guide = self as? LayoutGuide {
      return guide.systemKind.map { .systemGuide($0) } ?? .guide
    }
    return .view(className: kindName)
  }
}

/// Makes unique names for unnamed items, such as `Label` and `Label-2`.
private struct UniqueNames {
  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  init(taken: [String]) { self.taken = Set(taken) }

  mutating func next(for kind: String) -> String {
    while true {
      let count = (counts[kind] ?? 0) + 1
      counts[kind] = count
      let name = count == 1 ? kind : "\(kind)-\(count)"
      if taken.insert(name).inserted { return name }
    }
  }
}
