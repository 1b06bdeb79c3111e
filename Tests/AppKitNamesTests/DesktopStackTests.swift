import AppKitNames
import AutoLayout
import Testing

/// A view that wants a size, and has its baselines 4 above its bottom edge.
final class Box: NSView {
  var wanted = NSSize.zero
  override var intrinsicContentSize: NSSize { wanted }
  override var firstBaselineOffsetFromTop: CGFloat { wanted.height - 4 }
  override var lastBaselineOffsetFromBottom: CGFloat { 4 }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    wanted = NSSize(width: width, height: height)
  }
}

@Suite("AppKit's stack view")
struct DesktopStackTests {
  let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
  let stack: NSStackView
  /// 40×10, 60×20 and 20×30 points.
  let boxes = [Box(40, 10), Box(60, 20), Box(20, 30)]

  init() {
    stack = NSStackView(views: boxes)
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func resize(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutSubtreeIfNeeded()
  }

  /// x and width of each box.
  private var row: [[CGFloat]] { boxes.map { [$0.frame.minX, $0.frame.width] } }
  /// y, upwards, and height of each box.
  private var column: [[CGFloat]] { boxes.map { [$0.frame.minY, $0.frame.height] } }

  @Test("a new stack is a row of the header's defaults")
  func defaults() {
    #expect(stack.orientation == .horizontal)
    #expect(stack.alignment == .centerY)
    #expect(stack.distribution == .gravityAreas)
    #expect(stack.spacing == 8)
    #expect(stack.edgeInsets == NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(stack.detachesHiddenViews)
    #expect(!stack.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.huggingPriority(for: .horizontal).rawValue == 249.99998474121094)
    #expect(stack.clippingResistancePriority(for: .vertical) == .required)
    #expect(stack.visibilityPriority(for: boxes[0]) == .mustHold)
    #expect(stack.customSpacing(after: boxes[0]) == NSStackView.useDefaultSpacing)
    #expect(stack.views(in: .leading) == boxes)
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX)
  }

  @Test("left to itself it is as large as its views and distances")
  func ownSize() {
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame == NSRect(x: 0, y: 270, width: 136, height: 30))
    #expect(row == [[0, 40], [48, 60], [116, 20]])
    #expect(column == [[10, 10], [5, 20], [0, 30]])
    #expect(root.layoutConflicts.isEmpty)
    #expect(!boxes.contains { $0.hasAmbiguousLayout })
  }

  @Test("the three areas lie at the edges and in the middle")
  func areas() {
    stack.setViews([boxes[0]], in: .leading)
    stack.setViews([boxes[1]], in: .center)
    stack.setViews([boxes[2]], in: .trailing)
    resize(width: 300)
    #expect(row == [[0, 40], [120, 60], [280, 20]])
    #expect(root.layoutConflicts.isEmpty)
    #expect(!boxes.contains { $0.hasAmbiguousLayout })
  }

  @Test("the middle gives way where an edge's area needs the room")
  func crowdedMiddle() {
    boxes[0].wanted.width = 150
    stack.setViews([boxes[0]], in: .leading)
    stack.setViews([boxes[1]], in: .center)
    stack.setViews([boxes[2]], in: .trailing)
    resize(width: 300)
    #expect(row == [[0, 150], [158, 60], [280, 20]])
  }

  @Test("from right to left the areas change sides, and the edge insets do not")
  func rightToLeft() {
    root.userInterfaceLayoutDirection = .rightToLeft
    stack.userInterfaceLayoutDirection = .rightToLeft
    stack.setViews([boxes[0], boxes[1]], in: .leading)
    stack.setViews([boxes[2]], in: .trailing)
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    resize(width: 300)
    #expect(row == [[255, 40], [187, 60], [10, 20]])
  }

  @Test("columns go down from the top")
  func columns() {
    stack.orientation = .vertical
    stack.setViews([boxes[0]], in: .top)
    stack.setViews([boxes[1]], in: .center)
    stack.setViews([boxes[2]], in: .bottom)
    resize(height: 200)
    #expect(column == [[190, 10], [90, 20], [0, 30]])
    #expect(row == [[10, 40], [0, 60], [20, 20]])
  }

  struct Distribution: Sendable {
    let distribution: NSStackView.Distribution
    let row: [[CGFloat]]
  }

  @Test(
    "distributions share 260 points, edge to edge, at least 8 between neighbors",
    arguments: [
      // 244 are left of 260 − 2·8; a third of them is no whole number.
      Distribution(distribution: .fillEqually, row: [[0, 81], [89, 82], [179, 81]]),
      // 244 in parts of 4:6:2.
      Distribution(distribution: .fillProportionally, row: [[0, 81], [89, 122], [219, 41]]),
      // 140 are left for two distances.
      Distribution(distribution: .equalSpacing, row: [[0, 40], [110, 60], [240, 20]]),
      // Middles at 20, 135 and 250.
      Distribution(distribution: .equalCentering, row: [[0, 40], [105, 60], [240, 20]]),
    ])
  func distributions(example: Distribution) {
    stack.distribution = example.distribution
    resize(width: 260)
    #expect(row == example.row)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("filling stretches the view that hugs least")
  func fill() {
    stack.distribution = .fill
    boxes[1].setContentHuggingPriority(NSLayoutConstraint.Priority(249), for: .horizontal)
    resize(width: 260)
    #expect(row == [[0, 40], [48, 184], [240, 20]])
  }

  struct Alignment: Sendable {
    let alignment: NSLayoutConstraint.Attribute
    let column: [[CGFloat]]
  }

  @Test(
    "alignments place views in a row 50 high, with 2 above and 6 below",
    arguments: [
      Alignment(alignment: .top, column: [[38, 10], [28, 20], [18, 30]]),
      Alignment(alignment: .bottom, column: [[6, 10], [6, 20], [6, 30]]),
      // The middle of what the insets leave is at 6 + 42/2.
      Alignment(alignment: .centerY, column: [[22, 10], [17, 20], [12, 30]]),
      Alignment(alignment: .height, column: [[6, 42], [6, 42], [6, 42]]),
    ])
  func alignments(example: Alignment) {
    stack.alignment = example.alignment
    stack.edgeInsets = NSEdgeInsets(top: 2, left: 0, bottom: 6, right: 0)
    if example.alignment == .height {
      for box in boxes { box.setContentHuggingPriority(.init(1), for: .vertical) }
    }
    resize(height: 50)
    #expect(column == example.column)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test(
    "baselines line up", arguments: [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline])
  func baselines(alignment: NSLayoutConstraint.Attribute) {
    stack.alignment = alignment
    root.layoutSubtreeIfNeeded()
    let lines = boxes.map { $0.frame.minY + 4 }
    #expect(lines == [lines[0], lines[0], lines[0]])
    #expect(stack.frame.height == 30)
  }

  @Test("its constraints have the identifiers and priorities of Apple's")
  func identifiers() {
    boxes[0].isHidden = true
    stack.setViews([boxes[1]], in: .center)
    resize(width: 200, height: 50)
    let own = Set(
      stack.makeSystemConstraints().map { "\($0.identifier ?? "") \($0.priority.rawValue)" })
    let hugging = LayoutPriority(LayoutPriority.defaultLow.rawValue.nextDown).rawValue
    #expect(
      own == [
        "NSStackView.Detached 25.0", "NSStackView.Align 260.0", "NSStackView.Edge.Top 1000.0",
        "NSStackView.Edge.Min.Top \(hugging)", "NSStackView.Edge.Bottom 1000.0",
        "NSStackView.Edge.Min.Bottom \(hugging)", "NSStackView.Edge.Leading 1000.0",
        "NSStackView.Edge.Min.Leading 750.0", "NSStackView.Edge.Trailing 1000.0",
        "NSStackView.Edge.Min.Trailing \(hugging)", "NSStackView.Stack.Min 1000.0",
        "NSStackView.Stack \(hugging)", "NSStackView.CenterGroup.Center 260.0",
      ])
  }

  @Test(
    "an alignment is weaker than a view's own constraints, and stronger than it hugs its content")
  func overriding() {
    boxes[0].topAnchor.constraint(equalTo: stack.topAnchor, constant: 3).isActive = true
    resize(height: 50)
    // Its middle is the stack's for a height of 44.
    #expect(column[0] == [3, 44])
    boxes[0].setContentHuggingPriority(.defaultHigh, for: .vertical)
    root.layoutSubtreeIfNeeded()
    #expect(column[0] == [37, 10])
    #expect(column[2] == [10, 30])
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test(
    "across, views fill it where it hugs them more than they hug their contents",
    arguments: [
      (249, [50, 10, 20, 30]), (251, [30, 30, 30, 30]), (1000, [30, 30, 30, 30]),
    ] as [(Double, [Double])])
  func hugging(priority: Double, heights: [Double]) {
    stack.setHuggingPriority(NSLayoutConstraint.Priority(Float(priority)), for: .vertical)
    let wish = stack.heightAnchor.constraint(equalToConstant: 50)
    wish.priority = NSLayoutConstraint.Priority(250)
    wish.isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(([stack] + boxes).map(\.frame.height) == heights.map { CGFloat($0) })
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("custom spacing replaces the default after a view")
  func customSpacing() {
    stack.setCustomSpacing(20, after: boxes[0])
    root.layoutSubtreeIfNeeded()
    #expect(row == [[0, 40], [60, 60], [128, 20]])
    #expect(stack.customSpacing(after: boxes[0]) == 20)
    stack.setCustomSpacing(NSStackView.useDefaultSpacing, after: boxes[0])
    root.layoutSubtreeIfNeeded()
    #expect(row[1] == [48, 60])
  }

  @Test("hidden views are detached, unless the stack says otherwise")
  func hidden() {
    boxes[1].isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [boxes[1]])
    #expect(stack.frame.width == 68)
    #expect(boxes[2].frame.minX == 48)
    #expect(stack.views == boxes)
    stack.detachesHiddenViews = false
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews.isEmpty)
    #expect(stack.frame.width == 136)
  }

  @Test("a view that is never visible takes no part")
  func notVisible() {
    stack.setVisibilityPriority(.notVisible, for: boxes[0])
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [boxes[0]])
    #expect(stack.frame.width == 88)
  }

  @Test(
    "where there is no room, views are dropped by visibility, those of one priority together",
    arguments: [
      (136, [] as [Int]), (135, [0, 2]), (60, [0, 2]), (59, [0, 1, 2]),
    ])
  func dropping(width: Int, dropped: [Int]) {
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: boxes[1])
    for box in [boxes[0], boxes[2]] {
      stack.setVisibilityPriority(.init(rawValue: 800), for: box)
    }
    resize(width: CGFloat(width))
    #expect(stack.detachedViews == dropped.map { boxes[$0] })
    if !dropped.contains(1), !dropped.isEmpty { #expect(row[1] == [0, 60]) }
    // Making room brings them back.
    for constraint in stack.constraints where constraint.firstAttribute == .width {
      constraint.constant = 200
    }
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews.isEmpty)
  }

  @Test("views that must be held are cut off at the right, and only where the stack lets them")
  func clipping() {
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    resize(width: 100)
    #expect(row == [[0, 40], [48, 60], [116, 20]])
    stack.setClippingResistancePriority(.required, for: .horizontal)
    root.layoutSubtreeIfNeeded()
    #expect(boxes[2].frame.maxX == 100)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("views join, move and leave, in their areas and among all")
  func membership() {
    let extra = Box(5, 5)
    stack.addView(extra, in: .trailing)
    #expect(stack.views == boxes + [extra])
    stack.insertView(extra, at: 0, in: .leading)
    #expect(stack.views(in: .leading) == [extra] + boxes)
    stack.addArrangedSubview(extra)
    #expect(stack.arrangedSubviews == boxes + [extra])
    #expect(stack.views(in: .leading).last == extra)
    stack.removeArrangedSubview(extra)
    #expect(extra.superview == stack)
    #expect(stack.views == boxes)
    stack.removeView(boxes[0])
    boxes[1].removeFromSuperview()
    #expect(stack.views == [boxes[2]])
    #expect(boxes[0].superview == nil)
  }
}
