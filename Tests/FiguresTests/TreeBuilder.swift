import AutoLayout
import Foundation

/// Makes solved trees by hand: the root fills the canvas, and everything else is added to an owner.
struct TreeBuilder {
  /// The tree so far.
  private(set) var tree: SolvedTree

  /// Starts with a root that fills a canvas.
  init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, root: Appearance = Appearance(),
    direction: LayoutDirection = .leftToRight
  ) {
    let canvas = Canvas(width: width, height: height, scale: scale)
    tree = SolvedTree(canvas: canvas, direction: direction, items: [], conflicts: [])
    add(
      "root", .view(className: "View"), CGRect(x: 0, y: 0, width: width, height: height), nil, root)
  }

  /// Adds a view with a frame in root coordinates and returns its index.
  @discardableResult
  mutating func view(
    _ identifier: String, _ frame: [CGFloat], in owner: Int = 0, className: String = "View",
    _ appearance: Appearance = Appearance(), isHidden: Bool = false
  ) -> Int {
    add(identifier, .view(className: className), rect(frame), owner, appearance, isHidden: isHidden)
  }

  /// Adds a guide with a frame in root coordinates and returns its index.
  @discardableResult
  mutating func guide(
    _ identifier: String, _ frame: [CGFloat], in owner: Int = 0, isHidden: Bool = false
  ) -> Int {
    add(identifier, .guide, rect(frame), owner, Appearance(), isHidden: isHidden)
  }

  /// Adds a system guide with a frame in root coordinates.
  mutating func systemGuide(_ kind: SystemGuideKind, _ frame: [CGFloat], in owner: Int = 0) {
    add("\(kind)", .systemGuide(kind), rect(frame), owner, Appearance())
  }

  /// Adds a constraint between extents or places; places are given in root coordinates.
  mutating func constraint(
    _ first: Int, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    to second: (item: Int, attribute: LayoutConstraint.Attribute)? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, identifier: String? = nil, holds: Bool = true
  ) {
    tree.constraints.append(
      SolvedTree.Constraint(
        identifier: identifier, first: side(first, attribute), relation: relation,
        second: second.map { side($0.item, $0.attribute) }, multiplier: multiplier,
        constant: constant, priority: LayoutPriority(priority), holds: holds))
  }

  /// Says that a constraint lost to others.
  mutating func conflict(_ broken: Int, because: [Int]) {
    tree.conflicts.append(
      SolvedTree.Conflict(
        broken: "\(broken)", because: because.map { "\($0)" }, brokenIndex: broken,
        becauseIndices: because))
  }

  /// Changes an item.
  mutating func change(_ item: Int, _ body: (inout SolvedTree.Item) -> Void) {
    body(&tree.items[item])
  }

  private func side(
    _ item: Int, _ attribute: LayoutConstraint.Attribute
  ) -> SolvedTree.Constraint.Side {
    let frame = tree.items[item].rootFrame
    let (start, end): (CGFloat, CGFloat) =
      switch attribute {
      case .width: (frame.minX, frame.maxX)
      case .height: (frame.minY, frame.maxY)
      case .top: (frame.minY, frame.minY)
      case .bottom: (frame.maxY, frame.maxY)
      case .centerX: (frame.midX, frame.midX)
      case .centerY: (frame.midY, frame.midY)
      case .trailing, .right: (frame.maxX, frame.maxX)
      default: (frame.minX, frame.minX)
      }
    return SolvedTree.Constraint.Side(item: item, attribute: attribute, start: start, end: end)
  }

  private func rect(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @discardableResult
  private mutating func add(
    _ identifier: String, _ kind: SolvedTree.Item.Kind, _ frame: CGRect, _ owner: Int?,
    _ appearance: Appearance, isHidden: Bool = false
  ) -> Int {
    let origin = owner.map { tree.items[$0].rootFrame.origin } ?? .zero
    let relative = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    tree.items.append(
      SolvedTree.Item(
        kind: kind, identifier: identifier, owner: owner, frame: relative, exactFrame: relative,
        rootFrame: frame, isHidden: isHidden, appearance: appearance, ambiguousAxes: [],
        unconstrainedAxes: []))
    return tree.items.count - 1
  }
}
