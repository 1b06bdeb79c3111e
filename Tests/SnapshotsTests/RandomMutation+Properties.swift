import AutoLayout
import Foundation

extension RandomMutation {
  static func arrangement(_ source: Source, _ random: inout SplitMix) -> RandomMutation? {
    let stacks = source.nodes { $0.kind == .stack }
    guard let stack = stacks.randomElement(using: &random) else { return nil }
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      return edit(stack, "axis") { $0.axis = $0.axis == .horizontal ? .vertical : .horizontal }
    case 1:
      return edit(stack, "distribution") {
        $0.distribution = $0.distribution == .fillEqually ? .fill : .fillEqually
      }
    case 2:
      return edit(stack, "alignment") {
        $0.alignment = $0.alignment == .center ? .trailing : .center
      }
    case 3: return edit(stack, "spacing") { $0.spacing += 5 }
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

  static func margins(_ source: Source, _ random: inout SplitMix) -> RandomMutation? {
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

  static func property(_ source: Source, _ random: inout SplitMix) -> RandomMutation? {
    let kind = Int.random(in: 0..<9, using: &random)
    let node = source.nodes {
      $0.kind == .label || $0.kind == .view && ![0, 1, 2, 3].contains(kind)
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
}
