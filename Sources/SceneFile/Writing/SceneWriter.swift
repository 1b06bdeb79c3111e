internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneDocument {
  /// Returns the text of a scene file that parses as the same scene.
  ///
  /// - Parameters:
  ///   - syntax: The syntax of the file.
  ///   - repetition: The way to write similar views.
  /// - Returns: The file's text, and descriptions of the properties that scene files don't support.
  package func text(
    as syntax: SceneSyntax, repetition: WrittenRepetition = .plain
  ) -> (text: String, omissions: [String]) {
    var writer = SceneWriter(self)
    if repetition == .components { writer = ComponentWriting(writer).writerOfUses() }
    let text = writer.scene().lines(syntax).joined(separator: "\n") + "\n"
    return (text, writer.omissions.uniqued())
  }
}

/// The ways to write similar views.
package enum WrittenRepetition: Hashable, Sendable {
  /// Writes each view separately.
  case plain
  /// Writes three or more similar views as uses of one component.
  case components
}

/// Converts a document to the values of a scene file.
struct SceneWriter {
  let document: SceneDocument
  /// The id to write for each item, or `nil` for an item that doesn't need one.
  let ids: [String?]
  /// The indices of each view's subviews and guides.
  let children: [[Int]]
  /// The names that equations can use.
  let scope: SceneScope
  /// Descriptions of the properties that scene files don't support.
  var omissions: [String]
  /// The definitions of components by name.
  var components: [(key: String, value: WrittenNode)] = []
  /// The uses of components, by the index of the view that each replaces.
  var uses: [Int: WrittenNode] = [:]
  /// The number of characters that the scene's remaining texts may have.
  var textRest = TextLimits.totalLength

  var layout: LayoutDocument { document.layout }

  init(_ document: SceneDocument) {
    var document = document
    var omissions: [String] = []
    document.layout = Self.limited(document.layout, &omissions)
    self.document = document
    self.omissions = omissions
    ids = Self.ids(of: document.layout)
    children = document.layout.items.indices.reduce(
      into: document.layout.items.map { _ in [] }
    ) { children, index in
      if let owner = document.layout.items[index].owner { children[owner].append(index) }
    }
    var named = document
    for (index, id) in ids.enumerated() { named.layout.items[index].name = id }
    scope = named.scope
  }

  /// Returns the whole scene.
  mutating func scene() -> WrittenNode {
    let surroundings = layout.surroundings
    var entries: [(key: String, value: WrittenNode?)] = [
      ("scene", document.title.map { .text(limited($0, of: "the title")) }),
      ("description", document.description.map { .text($0) }),
      ("profile", surroundings.profile.map { .text($0.name) }),
      ("direction", surroundings.direction.map { .text($0.word) }),
      ("canvases", nonemptyList(surroundings.canvases.map { canvas($0) })),
      ("metrics", metrics(layout.metrics)),
      ("components", components.isEmpty ? nil : .block(components)),
    ]
    if !layout.items.isEmpty { entries.append(("root", view(0))) }
    let constraints = constraints()
    entries += [
      ("constraints", constraints.isEmpty ? nil : .lines(constraints)),
      ("figure", figure()), ("lint", lint()),
      (
        "keyboard",
        surroundings.showsKeyboard
          ? Keyboard.shown.node : surroundings.keyboardHeight.map { Keyboard.height($0).node }
      ),
    ]
    return .block(stated(entries))
  }

  /// Returns the `lint:` section, or `nil` if the scene accepts no findings.
  private func lint() -> WrittenNode? {
    let entries = document.ignoredFindings.map { ignored in
      WrittenNode.mapping(
        stated([
          ("rule", .text(ignored.rule)), ("item", ignored.item.map { .text($0) }),
          ("reason", .text(ignored.reason)),
        ]))
    }
    return entries.isEmpty ? nil : .block([("ignore", .lines(entries))])
  }

  /// Returns the metrics by name, or `nil` if the list is empty.
  func metrics(_ metrics: [MetricExpression.Metric]) -> WrittenNode? {
    metrics.isEmpty ? nil : .mapping(metrics.map { ($0.name, .number(CGFloat($0.value))) })
  }

  // MARK: - Ids

  /// Returns an id for each item: its valid and unique name, or else a name from its class, or `nil` if it needs no id.
  private static func ids(of layout: LayoutDocument) -> [String?] {
    var needed: Set<Int> = []
    for constraint in layout.constraints {
      if case .relation(let form) = constraint { needed.formUnion(form.places.map(\.item)) }
    }
    for (index, item) in layout.items.enumerated()
    where item.kind == .guide || item[.spacing(.afterView)] != nil {
      needed.insert(index)
    }
    var taken: Set<String> = ["root"]
    var ids: [String?] = layout.items.enumerated().map { index, item in
      if index == 0 { return "root" }
      guard let name = item.name, isItemIdentifier(name) else { return nil }
      return taken.insert(name).inserted ? name : nil
    }
    var numbers: [String: Int] = [:]
    for index in ids.indices where ids[index] == nil && needed.contains(index) {
      let word = layout.items[index].viewClass?.name ?? "guide"
      let base = isIdentifier(word) ? word.prefix(1).lowercased() + word.dropFirst() : "view"
      var name = base
      while !taken.insert(name).inserted {
        numbers[base, default: 1] += 1
        name = "\(base)\(numbers[base, default: 1])"
      }
      ids[index] = name
    }
    return ids
  }

  // MARK: - Canvases and figures

  private mutating func canvas(_ canvas: Canvas) -> WrittenNode {
    if canvas.screen != nil, canvas.deviceNode == nil {
      omissions.append("the shape of the screen of '\(canvas.name)'")
    }
    return canvas.node
  }
}
