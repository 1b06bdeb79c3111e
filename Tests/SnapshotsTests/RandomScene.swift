import AutoLayout
import Foundation
import Snapshots
import TestTools

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// A scene as a value, so that one thing of it can be changed: a column of cards, each of which holds
/// labels in a column, labels in a row, or a stack view.
struct RandomScene {
  var nodes: [Node] = []
  var constraints: [Constraint] = []
  var rootMargins: DirectionalEdgeInsets?
  /// The canvas, in points.
  var size = CGSize(width: 390, height: 844)
  /// What hardware covers of it.
  var safeArea = EdgeInsets.zero
  /// Which side leads.
  var direction = LayoutDirection.leftToRight
  private var random: SeededGenerator

  /// A view, or a guide of one.
  struct Node {
    enum Kind: Hashable { case view, label, stack, guide }
    var name: String
    var kind: Kind
    var parent: String
    var text = ""
    var lineCount = 1
    var fontSize: CGFloat?
    var isHidden = false
    var hugging: LayoutPriority?
    var resistance: LayoutPriority?
    var size: CGSize?
    var insets = EdgeInsets.zero
    var margins: DirectionalEdgeInsets?
    var preservesMargins = false
    var isTurned = false
    var axis = LayoutConstraint.Axis.horizontal
    var distribution = StackView.Distribution.fill
    var alignment = StackView.Alignment.fill
    var spacing: CGFloat = 0
    var customSpacing: CGFloat?
  }

  /// A constraint by the names of what it relates; `guide` is a view's own of its margins.
  struct Constraint {
    /// What tells it apart from the others of its scene.
    var number = -1
    var identifier: String?
    var first: String
    var attribute: LayoutConstraint.Attribute
    var relation = LayoutConstraint.Relation.equal
    var second: String?
    var secondAttribute = LayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = LayoutPriority.required
  }

  /// Makes a scene; the same for the same seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    if random.chance(50) { rootMargins = margins() }
    var above: String?
    for number in 0..<Int.random(in: 2...5, using: &random) {
      let card = "card\(number)"
      nodes.append(Node(name: card, kind: .view, parent: "root"))
      if random.chance(30) { nodes[nodes.count - 1].margins = margins() }
      if random.chance(20) { nodes[nodes.count - 1].preservesMargins = true }
      hold(card, .top, above ?? "root.margins", above == nil ? .top : .bottom, 4...20)
      hold(card, .leading, "root.margins", .leading, 0...10)
      hold(card, .trailing, "root.margins", .trailing, -10...0)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: fillColumn(card)
      case 1: fillRow(card)
      default: fillStack(card)
      }
      above = card
      if random.chance(30) { addGuide(below: card) }
    }
    for index in constraints.indices { constraints[index].number = index }
  }

  private mutating func margins() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: random.number(0...20), leading: random.number(0...20), bottom: random.number(0...20),
      trailing: random.number(0...20))
  }

  private mutating func hold(
    _ first: String, _ attribute: LayoutConstraint.Attribute, _ second: String,
    _ other: LayoutConstraint.Attribute, _ constants: ClosedRange<Int>
  ) {
    constraints.append(
      Constraint(
        identifier: random.chance(30) ? "\(first)-\(attribute.name)" : nil, first: first,
        attribute: attribute, second: second, secondAttribute: other,
        constant: random.number(constants)))
  }

  private mutating func extent(
    _ first: String, _ attribute: LayoutConstraint.Attribute, _ constants: ClosedRange<Int>,
    _ relation: LayoutConstraint.Relation = .equal, _ priority: LayoutPriority = .required
  ) {
    constraints.append(
      Constraint(
        first: first, attribute: attribute, relation: relation, constant: random.number(constants),
        priority: priority))
  }

  private mutating func label(_ name: String, in parent: String) -> Node {
    let words = ["Save", "Cancel", "A longer text of words", "Open", "All that there is to say"]
    var node = Node(name: name, kind: .label, parent: parent)
    node.text = words.randomElement(using: &random) ?? ""
    if random.chance(20) { node.lineCount = 0 }
    if random.chance(20) { node.hugging = LayoutPriority(Float(random.number(200...300))) }
    if random.chance(10) { node.fontSize = random.number(12...24) }
    return node
  }

  private mutating func fillColumn(_ card: String) {
    let place = random.chance(50) ? "\(card).margins" : card
    var above: String?
    for number in 0..<Int.random(in: 1...4, using: &random) {
      let name = "\(card)-l\(number)"
      nodes.append(label(name, in: card))
      hold(name, .top, above ?? place, above == nil ? .top : .bottom, 2...12)
      hold(name, .leading, place, .leading, 0...12)
      if random.chance(50) {
        hold(name, .trailing, place, .trailing, -12...0)
      } else if random.chance(30) {
        extent(name, .width, 40...120, .equal, LayoutPriority(Float(random.number(700...999))))
      }
      above = name
    }
    hold(card, .bottom, above ?? card, above == nil ? .top : .bottom, 4...16)
  }

  private mutating func fillRow(_ card: String) {
    var before: String?
    for number in 0..<Int.random(in: 2...4, using: &random) {
      let name = "\(card)-r\(number)"
      if random.chance(60) {
        nodes.append(label(name, in: card))
        nodes[nodes.count - 1].lineCount = 1
      } else {
        nodes.append(Node(name: name, kind: .view, parent: card))
        extent(name, .height, 10...60)
        if random.chance(60) {
          extent(name, .width, 10...60)
        } else {
          nodes[nodes.count - 1].size = CGSize(width: random.number(10...60), height: -1)
        }
      }
      hold(name, .top, card, .top, 2...12)
      hold(name, .leading, before ?? card, before == nil ? .leading : .trailing, 2...12)
      constraints.append(
        Constraint(
          first: card, attribute: .bottom, relation: .greaterThanOrEqual, second: name,
          secondAttribute: .bottom, constant: random.number(2...12)))
      before = name
    }
    if random.chance(50), let before {
      constraints.append(
        Constraint(
          first: before, attribute: .trailing, relation: .lessThanOrEqual, second: card,
          secondAttribute: .trailing, constant: -4))
    }
    extent(card, .height, 0...0, .equal, LayoutPriority(10))
  }

  private mutating func fillStack(_ card: String) {
    let name = "\(card)-stack"
    var stack = Node(name: name, kind: .stack, parent: card)
    stack.axis = random.chance(50) ? .horizontal : .vertical
    stack.spacing = random.number(0...12)
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    stack.distribution = distributions.randomElement(using: &random) ?? .fill
    let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
    stack.alignment = alignments.randomElement(using: &random) ?? .fill
    nodes.append(stack)
    hold(name, .top, card, .top, 2...12)
    hold(name, .leading, card, .leading, 2...12)
    if random.chance(70) { hold(name, .trailing, card, .trailing, -12 ... -2) }
    hold(card, .bottom, name, .bottom, 2...12)
    for number in 0..<Int.random(in: 2...4, using: &random) {
      nodes.append(label("\(name)-\(number)", in: name))
      nodes[nodes.count - 1].lineCount = 1
      if random.chance(20) { nodes[nodes.count - 1].customSpacing = random.number(0...20) }
      if random.chance(10) { nodes[nodes.count - 1].isHidden = true }
    }
    if random.chance(30) { fillInnerStack(in: name) }
  }

  private mutating func fillInnerStack(in outer: String) {
    let name = "\(outer)-inner"
    var stack = Node(name: name, kind: .stack, parent: outer)
    stack.axis = random.chance(50) ? .horizontal : .vertical
    stack.spacing = random.number(0...12)
    stack.alignment = random.chance(50) ? .fill : .center
    nodes.append(stack)
    for number in 0..<2 {
      nodes.append(label("\(name)-\(number)", in: name))
      nodes[nodes.count - 1].lineCount = 1
    }
  }

  private mutating func addGuide(below card: String) {
    let name = "\(card)-guide"
    nodes.append(Node(name: name, kind: .guide, parent: "root"))
    hold(name, .top, card, .bottom, 0...8)
    hold(name, .leading, card, .leading, 0...8)
    extent(name, .height, 4...20)
    constraints.append(
      Constraint(
        first: name, attribute: .width, second: card, secondAttribute: .width, multiplier: 0.5))
  }
}

extension RandomScene {
  /// The scene laid out on a canvas, with texts of eight points a letter at the usual size.
  func record() -> LayoutRecord {
    Self.record(size, safeArea, direction) { root in fill(root, "") }
  }

  /// Two scenes beside each other, the names of one beginning with `a-` and those of the other with
  /// `b-`.
  static func record(_ left: RandomScene, beside right: RandomScene) -> LayoutRecord {
    record { root in
      for (number, scene) in [left, right].enumerated() {
        let half = View()
        half.identifier = number == 0 ? "a-root" : "b-root"
        half.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(half)
        LayoutConstraint.activate([
          half.topAnchor.constraint(equalTo: root.topAnchor),
          half.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          half.leadingAnchor.constraint(
            equalTo: root.leadingAnchor, constant: 195 * CGFloat(number)),
          half.widthAnchor.constraint(equalToConstant: 195),
        ])
        scene.fill(half, number == 0 ? "a-" : "b-")
      }
    }
  }

  private static func record(
    _ size: CGSize = CGSize(width: 390, height: 844), _ safeArea: EdgeInsets = .zero,
    _ direction: LayoutDirection = .leftToRight, _ fill: (View) -> Void
  ) -> LayoutRecord {
    var canvas = Canvas(width: size.width, height: size.height, scale: 2)
    canvas.safeAreaInsets = safeArea
    var around = LayoutEnvironment(canvas: canvas, direction: direction, profile: .standard)
    around.measureText = { text, font, width in
      let letter = font.pointSize / 17 * 8
      let whole = CGFloat(text.count) * letter
      guard let width, width > 0, width < whole else {
        return TextExtent(width: whole, lineCount: 1)
      }
      let lines = (whole / max(letter, width)).rounded(.up)
      return TextExtent(width: min(width, whole), lineCount: Int(lines))
    }
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    root.layoutEnvironment = around
    fill(root)
    return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
  }

  /// Fills a view that stands for the scene's root.
  private func fill(_ root: View, _ prefix: String) {
    if let rootMargins { root.directionalLayoutMargins = rootMargins }
    var items: [String: any LayoutItem] = ["root": root]
    for node in nodes {
      items[node.name] = make(node, prefix, in: items[node.parent] as? View ?? root)
    }
    for node in nodes {
      guard let spacing = node.customSpacing, let view = items[node.name] as? View else { continue }
      (view.superview as? StackView)?.setCustomSpacing(spacing, after: view)
    }
    LayoutConstraint.activate(
      constraints.compactMap { constraint in
        let made = constraint.constraint(items)
        made?.identifier = constraint.identifier.map { prefix + $0 }
        return made
      })
  }

  private func make(_ node: Node, _ prefix: String, in parent: View) -> any LayoutItem {
    if node.kind == .guide {
      let guide = LayoutGuide()
      guide.identifier = prefix + node.name
      parent.addLayoutGuide(guide)
      return guide
    }
    let view: View
    switch node.kind {
    case .label:
      let label = Label()
      label.text = node.text
      label.numberOfLines = node.lineCount
      if let size = node.fontSize { label.font = .systemFont(ofSize: size) }
      view = label
    case .stack:
      let stack = StackView()
      stack.axis = node.axis
      stack.distribution = node.distribution
      stack.alignment = node.alignment
      stack.spacing = node.spacing
      view = stack
    case .view, .guide: view = View()
    }
    view.identifier = prefix + node.name
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = node.isHidden
    for axis in LayoutConstraint.Axis.allCases {
      if let hugging = node.hugging { view.setContentHuggingPriority(hugging, for: axis) }
      if let resistance = node.resistance {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
    if let size = node.size { view.overrideIntrinsicContentSize(size) }
    if node.insets != .zero { view.setAlignmentInsets(node.insets) }
    if let margins = node.margins { view.directionalLayoutMargins = margins }
    view.preservesSuperviewLayoutMargins = node.preservesMargins
    if node.isTurned { view.semanticContentAttribute = .forceRightToLeft }
    if let stack = parent as? StackView {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
    return view
  }
}

extension RandomScene.Constraint {
  fileprivate func constraint(_ items: [String: any LayoutItem]) -> LayoutConstraint? {
    func item(_ name: String) -> (any LayoutItem)? {
      guard name.hasSuffix(".margins") else { return items[name] }
      return (items[String(name.dropLast(8))] as? View)?.layoutMarginsGuide
    }
    guard let one = item(first), second == nil || second.flatMap(item) != nil else { return nil }
    let made = LayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: second.flatMap(item),
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    made.priority = priority
    return made
  }
}
