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
