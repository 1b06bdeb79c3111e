internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// Reads document nodes as the values of a scene, and collects problems.
struct SceneReader {
  /// The file's name, for messages.
  let file: String
  /// The ids and metrics found so far.
  var scope = SceneScope()
  /// The views and guides found so far, in the order of `LayoutDocument.items`.
  var items: [LayoutDocument.Item] = []
  /// The ids of views and guides in reading order, which may differ from the order of the file.
  var registrations: [(id: String, item: SceneScope.Item, position: SourcePosition)] = []
  /// The paths of image files, by the index of the view that shows the image.
  var images: [Int: SceneText] = [:]
  /// The number of characters of all drawn texts that have been read so far.
  var setTextLength = 0
  /// The problems so far, in the order in which they were found.
  var problems: [SceneProblem] = []

  /// Reads a scene, or returns `nil` if required values are missing or invalid.
  mutating func document(_ node: DocumentNode) -> SceneDocument? {
    if case .mapping(let entries) = node.content, entries.allSatisfy(isUnrelated), !entries.isEmpty
    {
      problems.append(.init(node.position, .unrelated(keys: entries.map(\.key))))
      return nil
    }
    if node.entry("view") != nil, node.entry("root") == nil {
      problems.append(.init(node.position, ComponentFault.notScene))
      return nil
    }
    guard let fields = fields(of: node, .scene, "a scene file") else { return nil }
    let metrics = fields["metrics"].map { self.metrics($0.value) } ?? []
    for metric in metrics { scope.addMetric(metric.name, metric.value) }
    let direction = fields["direction"].flatMap { self.direction($0) }
    let hasRoot = fields["root"].map { readRoot($0.value) } ?? false
    addRegistrations()
    if fields["root"] == nil {
      problems.append(.init(node.position, .missingKey("root", of: .scene)))
    }
    let canvasNodes = list(fields["canvases"])
    let canvases = canvasNodes.compactMap {
      canvas($0, direction: direction ?? .leftToRight)
    }
    // Without a tree, every name in the following sections would be unknown.
    guard hasRoot else { return nil }
    var source = SceneSource()
    source.images = images
    for registration in registrations {
      source.items[registration.item.index] = registration.position
    }
    var constraints: [LayoutDocument.Constraint] = []
    for node in list(fields["constraints"]) { readConstraints(node, into: &constraints, &source) }
    let title = setText(fields["scene"])
    let description = text(fields["description"])?.text
    let keyboard = self.keyboard(fields["keyboard"])
    var surroundings = LayoutDocument.Surroundings(
      profile: profile(fields["profile"]), direction: direction,
      canvases: canvases)
    switch keyboard {
    case .shown: surroundings.showsKeyboard = true
    case .height(let height): surroundings.keyboardHeight = height
    case nil: break
    }
    let identifiers = Set(constraints.compactMap(\.identifier))
    let figure = fields["figure"].map {
      self.figure($0.value, identifiers, canvasCount: canvasNodes.count)
    }
    let ignoredFindings = fields["lint"].map { self.ignoredFindings($0) } ?? []
    var document = SceneDocument(
      file: file, title: title, description: description,
      layout: LayoutDocument(
        items: items, constraints: constraints, metrics: metrics, surroundings: surroundings),
      figure: figure ?? SceneFigure())
    document.source = source
    document.ignoredFindings = ignoredFindings
    return document
  }

  /// Whether an entry's key isn't similar to any key of scenes.
  private func isUnrelated(_ entry: DocumentNode.Entry) -> Bool {
    let table = SceneTable.scene
    return entry.key == "$schema"
      || !table.keys.contains(entry.key)
        && table.suggestion(for: entry.key) == nil
        && table.home(ofKey: entry.key) == nil
  }

  /// Registers the ids that constraints can use, and reports ids that occur twice.
  private mutating func addRegistrations() {
    var duplicates: Set<String> = []
    for (id, item, position) in registrations.sorted(by: { $0.position < $1.position }) {
      guard let first = scope.add(id, item, at: position) else { continue }
      duplicates.insert(id)
      // If two uses have the same id, everything inside them has the same ids as well.
      let outer = id.lastIndex(of: ".").map { String(id[..<$0]) }
      guard outer.map({ !duplicates.contains($0) }) ?? true else { continue }
      problems.append(
        .init(position.inScene, .duplicateIdentifier(id, firstAt: first.inScene)))
    }
  }

  /// Reads a layout direction, `ltr` or `rtl`.
  mutating func direction(_ entry: DocumentNode.Entry) -> LayoutDirection? {
    choice(entry, as: LayoutDirection.self)
  }

  /// Reads the metrics, which are numbers by name, in the order of the file.
  mutating func metrics(_ node: DocumentNode) -> [MetricExpression.Metric] {
    guard !node.isNothing else { return [] }
    guard case .mapping(let entries) = node.content else {
      problems.append(
        .init(node.position, .wrongShape("metrics", expected: "a mapping of names to numbers")))
      return []
    }
    return entries.map { entry in
      if !isIdentifier(entry.key) || plainDecimal(entry.key) != nil {
        problems.append(.init(entry.keyPosition, .badMetricName(entry.key)))
      }
      // A metric with an invalid number still exists, so that its uses aren't reported as well.
      let value = number(entry, .any) ?? 1
      return MetricExpression.Metric(name: entry.key, value: value)
    }
  }

  private mutating func profile(_ entry: DocumentNode.Entry?) -> PlatformProfile? {
    guard let name = text(entry) else { return nil }
    if let profile = PlatformProfile.named(name.text) { return profile }
    let names = PlatformProfile.all.map(\.name)
    let suggestion = spellingSuggestion(for: name.text, amongNumbered: names)
    problems.append(.init(name.position, .unknownProfile(name.text, suggestion: suggestion)))
    return nil
  }

  /// Reads the `lint:` section, which lists findings that the author accepts.
  private mutating func ignoredFindings(_ entry: DocumentNode.Entry) -> [SceneIgnoredFinding] {
    guard !entry.value.isNothing, let fields = fields(of: entry.value, .lint, "lint") else {
      return []
    }
    return list(fields["ignore"]).compactMap { ignoredFinding($0) }
  }

  private mutating func ignoredFinding(_ node: DocumentNode) -> SceneIgnoredFinding? {
    guard let fields = fields(of: node, .ignoredFinding, "an entry of 'ignore'") else { return nil }
    for key in ["rule", "reason"] where fields[key] == nil {
      problems.append(.init(node.position, .missingKey(key, of: .ignoredFinding)))
    }
    let rule = choice(fields["rule"], SceneIgnoredFinding.rules)
    let reason = setText(fields["reason"])
    if let entry = fields["reason"], let reason, reason.allSatisfy(\.isWhitespace) {
      problems.append(.init(entry.value.position, .missingValue("reason")))
    }
    let item = text(fields["item"]).flatMap { self.item($0) }
    guard let rule, let reason else { return nil }
    return SceneIgnoredFinding(rule: rule, item: item, reason: reason, position: node.position)
  }
}
