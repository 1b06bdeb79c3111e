import AutoLayout
import Foundation
import TestTools

@testable import Snapshots

extension RandomMutation {
  static func arrangement(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    let stacks = source.nodes { $0.kind == .stack }
    guard let stack = stacks.randomElement(using: &random) else { return nil }
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return edit(stack, "axis") { $0.axis = $0.axis == .horizontal ? .vertical : .horizontal }
    case 1:
      let distributions: [StackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ]
      let other = distributions.filter { $0 != stack.distribution }.randomElement(using: &random)
      return edit(stack, "distribution") { $0.distribution = other ?? .fill }
    case 2:
      let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
      let other = alignments.filter { $0 != stack.alignment }.randomElement(using: &random)
      return edit(stack, "alignment") { $0.alignment = other ?? .fill }
    case 3:
      let spacing = stack.spacing + random.number(-10...15)
      return edit(stack, "spacing") { $0.spacing = spacing }
    default: return order(of: stack, in: source.scene)
    }
  }

  private static func order(of stack: RandomScene.Node, in scene: RandomScene) -> RandomMutation? {
    let shown = scene.nodes.filter { $0.parent == stack.name && !$0.isHidden }.map(\.name)
    guard shown.count > 1 else { return nil }
    var mutation = edit(stack, "order") { _ in }
    mutation.change = { scene in
      let places = shown.prefix(2).compactMap { name in
        scene.nodes.firstIndex { $0.name == name }
      }
      if places.count == 2 { scene.nodes.swapAt(places[0], places[1]) }
    }
    return mutation
  }

  static func margins(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    let margins = DirectionalEdgeInsets(
      top: 3, leading: random.number(1...30), bottom: 3, trailing: 9)
    let card = source.nodes { $0.kind == .view }.randomElement(using: &random)
    if source.name == nil, random.chance(50) {
      let root = RandomScene.Node(name: "root", kind: .view, parent: "")
      var mutation = edit(root, "margins") { _ in }
      mutation.change = { $0.rootMargins = margins }
      return mutation
    }
    if random.chance(30) {
      return card.map { edit($0, "preservesSuperviewMargins") { $0.preservesMargins.toggle() } }
    }
    return card.map { edit($0, "margins") { $0.margins = margins } }
  }

  static func property(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    let kind = Int.random(in: 0..<9, using: &random)
    let node = source.nodes {
      switch $0.kind {
      case .label: true
      case .view: kind > 3
      case .stack: [6, 8].contains(kind)
      case .guide: false
      }
    }.randomElement(using: &random)
    guard let node else { return nil }
    let (strength, length) = (random.number(150...350), random.number(5...90))
    switch kind {
    case 0:
      return edit(node, " hugging") { $0.hugging = LayoutPriority(Float(strength)) }
    case 1:
      return edit(node, " compression resistance") {
        $0.resistance = LayoutPriority(Float(2 * strength))
      }
    case 2: return edit(node, "font") { $0.fontSize = 9 + length / 3 }
    case 3: return edit(node, "numberOfLines") { $0.lineCount = $0.lineCount == 0 ? 1 : 0 }
    case 4:
      return edit(node, "intrinsicSize") { $0.size = CGSize(width: length, height: 95 - length) }
    case 5:
      return edit(node, "alignmentInsets") {
        $0.insets = EdgeInsets(top: 2, left: 1 + length / 30, bottom: 0, right: 3)
      }
    case 6: return edit(node, "direction") { $0.isTurned = true }
    case 7: return edit(node, "customSpacing") { $0.customSpacing = 20 + length / 5 }
    default: return edit(node, "hidden") { $0.isHidden.toggle() }
    }
  }

  /// Another canvas, or the other direction, for the whole scene.
  static func surroundings(_ source: Source, _ random: inout SeededGenerator) -> RandomMutation? {
    guard source.name == nil else { return nil }
    let kind = Int.random(in: 0..<4, using: &random)
    let (width, height) = (random.number(250...700), random.number(400...900))
    let name = ["canvas", "canvas", "safe area", "direction"][kind]
    return RandomMutation(
      text: "\(name) of the scene", key: name,
      isCause: { cause in
        if case .surroundingsChanged(let found, _, _) = cause { found == name } else { false }
      }, items: [],
      change: { scene in
        switch kind {
        case 0: scene.size.width = width
        case 1: scene.size = CGSize(width: width, height: height)
        case 2: scene.safeArea.top = width / 10
        default: scene.direction = .rightToLeft
        }
      })
  }
}
