import AppKitNames
import Testing

/// A layout as an application writes it, and the frames that Apple's rules give it.
private struct Piece: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// `x y width height` of each view, in its superview's coordinates.
  let frames: [[CGFloat]]
  /// Fills the root, 400 by 300, and returns the views whose frames are told.
  let build: @Sendable (NSView) -> [NSView]

  init(
    _ name: String, _ frames: [[CGFloat]], _ build: @escaping @Sendable (NSView) -> [NSView]
  ) {
    testDescription = name
    self.frames = frames
    self.build = build
  }
}

/// A view whose y goes down.
private final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

private func add(_ views: NSView..., to superview: NSView) {
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }
}

/// Puts a view to the top left corner of another, with a size or with one of its own.
private func pin(
  _ view: NSView, to superview: NSView, _ width: CGFloat? = nil, _ height: CGFloat? = nil
) {
  add(view, to: superview)
  view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
  view.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
  if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
}

private let anchors = [
  // 300 − 20 − 30 = 250 from below.
  Piece("distances from the top left corner", [[10, 250, 50, 30]]) { root in
    let view = Box(50, 30)
    add(view, to: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
    ])
    return [view]
  },
  Piece("the same in a view whose y goes down", [[10, 20, 50, 30]]) { root in
    let flipped = FlippedView()
    pin(flipped, to: root, 400, 300)
    let view = Box(50, 30)
    add(view, to: flipped)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: flipped.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: flipped.leadingAnchor, constant: 10),
    ])
    return [view]
  },
  // The middle at 1.5 × 200, and at 0.5 × 150 from the top: 300 − 75 − 10.
  Piece("middles that are multiples of the superview's", [[280, 215, 40, 20]]) { root in
    let view = Box(40, 20)
    add(view, to: root)
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
      multiplier: 1.5, constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
      multiplier: 0.5, constant: 0
    ).isActive = true
    return [view]
  },
  // A quarter of 300 less 15 is 60, twice that is 120; 10 from the right and from below.
  Piece("a ratio of width and height", [[270, 10, 120, 60]]) { root in
    let view = NSView()
    add(view, to: root)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(
        equalTo: root.heightAnchor, multiplier: 0.25, constant: -15),
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
    ])
    return [view]
  },
  // (400 − 2·50) / 3 = 100 for each guide.
  Piece("guides of equal widths around two views", [[100, 290, 50, 10], [250, 290, 50, 10]]) {
    root in
    let (first, second) = (Box(50, 10), Box(50, 10))
    add(first, second, to: root)
    let guides = (0..<3).map { _ in NSLayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: second.trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return [first, second]
  },
  // 20 to the superview and 8 to a sibling: 400 − 20 − 78 is left.
  Piece("a visual format", [[20, 260, 50, 30], [78, 260, 302, 30]]) { root in
    let (first, second) = (NSView(), NSView())
    add(first, second, to: root)
    let views = ["first": first, "second": second]
    for (format, options) in [
      ("|-[first(50)]-[second]-|", [.alignAllTop, .alignAllBottom]),
      ("V:|-10-[first(30)]", []),
    ] as [(String, NSLayoutConstraint.FormatOptions)] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: nil, views: views))
    }
    return [first, second]
  },
  // 100 wider and 50 higher: what gives on the left and below moves, and what gives in itself grows.
  Piece(
    "masks, as the superview grows by 100 and 50", [[110, 60, 20, 20], [10, 10, 120, 70]]
  ) { root in
    let panel = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let views = [[.minXMargin, .minYMargin], [.width, .height]].map {
      (mask: NSView.AutoresizingMask) in
      let view = NSView(frame: NSRect(x: 10, y: 10, width: 20, height: 20))
      view.autoresizingMask = mask
      panel.addSubview(view)
      return view
    }
    root.addSubview(panel)
    panel.setFrameSize(NSSize(width: 200, height: 150))
    return views
  },
]

private let stacks = [
  // Rows of 10, 34 and 30 with 8 between and 5 around them fill 100; each as wide as 200 − 10.
  Piece(
    "a column whose views are as wide as it is",
    [[5, 85, 190, 10], [5, 43, 190, 34], [5, 5, 190, 30]]
  ) { root in
    let views = [Box(40, 10), Box(60, 20), Box(20, 30)]
    views[1].setContentHuggingPriority(.init(1), for: .vertical)
    let stack = NSStackView(views: views)
    stack.orientation = .vertical
    stack.distribution = .fill
    stack.alignment = .width
    stack.edgeInsets = NSEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    pin(stack, to: root, 200, 100)
    return views
  },
  // What has no height of its own fills the row, what has one is in its middle.
  Piece("a row across which a plain view is stretched", [[0, 0, 40, 50], [48, 15, 60, 20]]) {
    root in
    let (plain, box) = (NSView(), Box(60, 20))
    plain.widthAnchor.constraint(equalToConstant: 40).isActive = true
    pin(NSStackView(views: [plain, box]), to: root, 300, 50)
    return [plain, box]
  },
  // 80 for each would crush the second, which resists it more strongly than it is to be equal.
  Piece("equal widths give way where a content needs more", [[0, 0, 40, 10], [48, 0, 120, 10]]) {
    root in
    let views = [Box(40, 10), Box(120, 10)]
    let stack = NSStackView(views: views)
    stack.distribution = .fillEqually
    pin(stack, to: root, 168, 10)
    return views
  },
  // 120 in parts of 2 and 1; both are crushed by 30 in all, however it is shared.
  Piece("proportional widths below what contents want", [[0, 0, 80, 10], [88, 0, 40, 10]]) {
    root in
    let views = [Box(100, 10), Box(50, 10)]
    let stack = NSStackView(views: views)
    stack.distribution = .fillProportionally
    pin(stack, to: root, 128, 10)
    return views
  },
  // 40 + 8 + 20, as the distance between the areas hugs like the stack.
  Piece("a row that hugs its two areas", [[0, 290, 68, 10], [0, 0, 40, 10], [48, 0, 20, 10]]) {
    root in
    let views = [Box(40, 10), Box(20, 10)]
    let stack = NSStackView()
    stack.addView(views[0], in: .leading)
    stack.addView(views[1], in: .trailing)
    stack.setHuggingPriority(.required, for: .horizontal)
    pin(stack, to: root)
    return [stack] + views
  },
  // 10 + 8 + 1 + 8 + 20; the line's frame reaches 2 beyond it on either side.
  Piece(
    "a line between two views of a column", [[0, 37, 100, 10], [0, 26, 100, 5], [0, 0, 50, 20]]
  ) { root in
    let line = NSBox()
    line.boxType = .separator
    let views = [Box(100, 10), line, Box(50, 20)]
    let stack = NSStackView(views: views)
    stack.orientation = .vertical
    stack.alignment = .leading
    pin(stack, to: root)
    return views
  },
]

private let containers = [
  // Columns of 40 and 60, rows of 20 and 30, 6 apart; contents at the leading edge and at the bottom.
  Piece(
    "a grid as it is made",
    [[0, 36, 40, 10], [46, 36, 60, 20], [0, 0, 30, 30], [46, 0, 20, 15]]
  ) { root in
    let views = [Box(40, 10), Box(60, 20), Box(30, 30), Box(20, 15)]
    pin(NSGridView(views: [[views[0], views[1]], [views[2], views[3]]]), to: root)
    return views
  },
  // As above, 4 higher and its second column 10 further to the right; 30 of 40 at the trailing edge.
  Piece(
    "a grid with padding and placements",
    [[0, 46, 40, 10], [56, 36, 60, 20], [10, 0, 30, 30], [71, 15, 30, 15]]
  ) { root in
    let views = [Box(40, 10), Box(60, 20), Box(30, 30), Box(30, 15)]
    let grid = NSGridView(views: [[views[0], views[1]], [views[2], views[3]]])
    grid.row(at: 0).topPadding = 4
    grid.column(at: 1).leadingPadding = 10
    grid.column(at: 0).xPlacement = .trailing
    grid.cell(atColumnIndex: 0, rowIndex: 0).yPlacement = .top
    grid.cell(for: views[3])?.xPlacement = .center
    grid.row(at: 1).yPlacement = .top
    pin(grid, to: root)
    return views
  },
  // The middle of 106.
  Piece("a cell over two columns", [[28, 36, 50, 10], [0, 0, 40, 30], [46, 10, 60, 20]]) { root in
    let views = [Box(50, 10), Box(40, 30), Box(60, 20)]
    let grid = NSGridView(views: [
      [views[0], NSGridCell.emptyContentView], [views[1], views[2]],
    ])
    grid.row(at: 0).mergeCells(in: NSRange(location: 0, length: 2))
    grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = .center
    grid.row(at: 1).yPlacement = .center
    grid.cell(for: views[2])?.yPlacement = .top
    pin(grid, to: root)
    return views
  },
  // A line of 1 around 198 by 98; the document's top is the content's.
  Piece("a document that is as wide as what shows it", [[1, 1, 198, 98], [0, -402, 198, 500]]) {
    root in
    let scroll = NSScrollView(frame: NSRect(x: 10, y: 10, width: 200, height: 100))
    scroll.borderType = .lineBorder
    root.addSubview(scroll)
    let document = NSView()
    document.translatesAutoresizingMaskIntoConstraints = false
    scroll.documentView = document
    NSLayoutConstraint.activate([
      document.topAnchor.constraint(equalTo: scroll.contentView.topAnchor),
      document.leadingAnchor.constraint(equalTo: scroll.contentView.leadingAnchor),
      document.trailingAnchor.constraint(equalTo: scroll.contentView.trailingAnchor),
      document.heightAnchor.constraint(equalToConstant: 500),
    ])
    return [scroll.contentView, document]
  },
  // 400 less a line of 1; the second pane holds on less.
  Piece("panes of which one keeps its width", [[0, 0, 100, 300], [101, 0, 299, 300]]) { root in
    let panes = [100, 200].map { NSView(frame: NSRect(x: 0, y: 0, width: $0, height: 50)) }
    let split = NSSplitView()
    split.isVertical = true
    split.dividerStyle = .thin
    for pane in panes { split.addArrangedSubview(pane) }
    split.setHoldingPriority(.init(260), forSubviewAt: 0)
    pin(split, to: root, 400, 300)
    return panes
  },
]

@Suite("Frames computed by hand from AppKit's rules")
struct HandComputedFrameTests {
  @Test("are those of the layout", arguments: anchors + stacks + containers)
  fileprivate func frames(piece: Piece) {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let views = piece.build(root)
    root.layoutSubtreeIfNeeded()
    let found = views.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
    #expect(found == piece.frames)
    #expect(root.layoutConflicts.isEmpty)
    #expect(!views.contains { $0.hasAmbiguousLayout })
  }
}
