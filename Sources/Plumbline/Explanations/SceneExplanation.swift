public import AutoLayout
internal import Batches
public import Figures
internal import Foundation
internal import LayoutDocuments
internal import SceneFile
internal import Scenes

/// The answer to a question about a scene's layout on a canvas, such as why a view has its frame.
public struct SceneExplanation: Sendable {
  /// A question about a layout.
  public enum Question: Hashable, Sendable {
    /// A question about the reasons for the value of an attribute, such as `title.top`, or for the frame of an item.
    case item(String)
    /// A question about why a conflict's constraint was broken, given the conflict's number, counted from 1.
    case conflict(Int)
    /// A question about why a view or guide is ambiguous, given its name.
    case ambiguity(String)
  }

  /// The question that the explanation answers.
  public let question: Question
  /// The scene that was laid out.
  public let scene: Scene
  /// The layout that the answer explains.
  public let tree: SolvedTree
  /// The explanations of the attributes in question, or an empty array if the question is about a conflict.
  public let explanations: [LayoutExplanation]
  let positions: PartPositions
  /// The axes along which the root has its fitting size instead of the canvas's size.
  let fittingAxes: [LayoutConstraint.Axis]

  /// Lays out a scene and answers a question about the layout.
  ///
  /// A question about an item without an attribute explains four attributes: left, width, top and height.
  ///
  /// - Throws: `PlumblineError` if the canvas can't be laid out, or the layout lacks the item, attribute or conflict.
  /// - Complexity: See `LayoutExplanation`.
  public init(
    _ question: Question, in scene: Scene, at placement: Scene.Placement, with painter: Painter
  ) throws(PlumblineError) {
    let placement = try scene.placed(placement, measureText: painter.measureText)
    let root = try scene.makeRoot(placement, measureText: painter.measureText)
    let canvas = scene.canvas(of: placement)
    let explainer = scene.withMainScreen(placement.canvas) {
      LayoutExplainer(root: root, canvas: canvas)
    }
    let tree = explainer.tree
    fittingAxes =
      (canvas.size.width == placement.canvas.size.width ? [] : [.horizontal])
      + (canvas.size.height == placement.canvas.size.height ? [] : [.vertical])
    (self.question, self.scene, self.tree) = (question, scene, tree)
    positions = PartPositions(of: scene)
    switch question {
    case .item(let text):
      let (item, attributes) = try Self.subject(text, of: scene, in: tree)
      explanations = scene.withMainScreen(placement.canvas) {
        attributes.map { explainer.explanation(of: item, $0) }
      }
    case .conflict(let number):
      try Self.check(conflict: number, of: scene, in: tree)
      explanations = []
    case .ambiguity(let name):
      guard let item = tree.item(named: name) else { throw Self.unknown(name, of: scene, in: tree) }
      let axes = tree.items[item].ambiguousAxes + tree.items[item].unconstrainedAxes
      let attributes = LayoutConstraint.Axis.allCases.filter(axes.contains).flatMap { axis in
        [axis == .horizontal ? .left : .top, axis.sizeAttribute]
      }
      explanations = scene.withMainScreen(placement.canvas) {
        attributes.map { explainer.explanation(of: item, $0) }.filter { !$0.isDetermined }
      }
    }
  }

  /// The index in the tree of the item in question, or `nil` if the question is about a conflict.
  public var item: Int? {
    switch question {
    case .conflict: nil
    case .ambiguity(let name): tree.item(named: name)
    case .item: explanations.first?.item
    }
  }

  /// The conflict in question, or `nil` if the question is about an item.
  public var conflict: SolvedTree.Conflict? {
    if case .conflict(let number) = question { tree.conflicts[number - 1] } else { nil }
  }

  /// The constraints that the answer names as causes, as indices into the tree's constraints, in the answer's order.
  public var constraints: [Int] {
    let causes = explanations.flatMap(\.reasons).compactMap { reason -> Int? in
      if case .constraint(let index) = reason.source { index } else { nil }
    }
    let conflicting = conflict.map { [$0.brokenIndex].compactMap(\.self) + $0.becauseIndices } ?? []
    var seen: Set<Int> = []
    return (causes + conflicting).filter { seen.insert($0).inserted }
  }

  /// The focus of a figure on the answer's item and constraints.
  public var figureFocus: FigureFocus {
    let part = FigureFocus.Part(
      items: Set(item.map { [$0] } ?? []), constraints: Set(constraints))
    return FigureFocus(
      on: part,
      area: tree.area(around: part, least: CGSize(width: 320, height: 200), atMost: 0.5))
  }

  /// The options for a figure of ``tree`` with ``figureFocus``, in which everything else is dimmed.
  public var figureOptions: FigureOptions {
    var options = scene.reportFigureOptions
    options.overlays.insert(.conflicts)
    if case .ambiguity = question, let item {
      options.overlays.insert(.ambiguity)
      options.subjects[.ambiguity] = [tree.items[item].identifier]
    }
    return options
  }
}

extension SceneExplanation {
  /// Resolves a text such as `title` or `title.top` to an item and the attributes to explain.
  private static func subject(
    _ text: String, of scene: Scene, in tree: SolvedTree
  ) throws(PlumblineError) -> (item: Int, attributes: [LayoutConstraint.Attribute]) {
    if let item = tree.item(named: text) { return (item, [.left, .width, .top, .height]) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let name = parts.dropLast().joined(separator: ".")
    guard let last = parts.last, parts.count > 1, let item = tree.item(named: name) else {
      let known = LayoutConstraint.Attribute.explained.contains { $0.name == parts.last ?? "" }
      throw unknown(known ? name : text, of: scene, in: tree)
    }
    guard let attribute = LayoutConstraint.Attribute.explained.first(where: { $0.name == last })
    else {
      let names = LayoutConstraint.Attribute.explained.map(\.name)
      let suggestion = spellingSuggestion(for: String(last), among: names)
      throw PlumblineError.noSuchItem(
        scene: scene.name,
        reason: "'\(last)' is not an attribute that can be explained"
          + nameHint(suggestion, all: "attributes", names))
    }
    return (item, [attribute])
  }

  private static func unknown(
    _ name: String, of scene: Scene, in tree: SolvedTree
  ) -> PlumblineError {
    let names = tree.items.indices.map(tree.constraintName)
    let suggestion = spellingSuggestion(for: name, among: names + tree.items.map(\.name))
    return .noSuchItem(
      scene: scene.name,
      reason: "there is no view or guide '\(name)'" + nameHint(suggestion, all: "ids", names))
  }

  private static func check(
    conflict number: Int, of scene: Scene, in tree: SolvedTree
  ) throws(PlumblineError) {
    guard !tree.conflicts.indices.contains(number - 1) else { return }
    let count = tree.conflicts.count
    throw .noSuchConstraint(
      scene: scene.name,
      reason: count == 0
        ? "no constraints conflict on the canvas \(tree.canvas.name)"
        : "there is no conflict \(number); on the canvas \(tree.canvas.name) they are numbered from 1 to \(count)"
    )
  }
}

extension LayoutConstraint.Attribute {
  /// The attributes that the package can explain.
  static let explained: [Self] = [
    .left, .right, .leading, .trailing, .centerX, .width, .top, .bottom, .centerY, .height,
  ]
}

extension SolvedTree {
  /// Finds an item by its name in constraints or reports, or otherwise by its name in figures if the name is unique.
  func item(named name: String) -> Int? {
    if let index = items.indices.first(where: { constraintName(of: $0) == name }) { return index }
    if let index = items.indices.first(where: { reportName(of: $0) == name }) { return index }
    let shown = items.indices.filter { items[$0].name == name }
    return shown.count == 1 ? shown[0] : nil
  }
}
