import AppKitNames
import AutoLayout
import Testing

// Written as in applications for macOS; frames are worked out by hand, y upwards.

private final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

/// Rows of a height each, stacked by their frames.
private final class RowsView: NSView {
  var sizes: [NSSize] = []

  override var isOpaque: Bool { true }
  override func resizeSubviews(withOldSize oldSize: NSSize) {
    super.resizeSubviews(withOldSize: oldSize)
    sizes.append(oldSize)
    for (index, row) in subviews.enumerated() {
      row.frame = NSRect(x: 0, y: CGFloat(index) * 20, width: bounds.width, height: 20)
    }
  }
}

/// Keeps its subviews in a holder of its own.
private final class CardView: NSView {
  let holder = NSView()
  var told: [String] = []

  override func addSubview(_ view: NSView) {
    if view === holder { super.addSubview(view) } else { holder.addSubview(view) }
  }
  override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    told.append(subview === holder ? "holder came" : "another came")
  }
  override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    told.append("left")
  }
}

/// A badge that grows with its count.
private final class CountBadge: NSView {
  var count = 0 { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: NSSize {
    NSSize(width: CGFloat(count) * 10, height: NSView.noIntrinsicMetric)
  }
  override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsetsMake(1, 2, 3, 4) }
}

private final class ToolbarController: NSViewController {
  let back = Box(50, 20)
  let forward = Box(60, 20)
  let share = Box(30, 20)
  private(set) lazy var bar: NSStackView = {
    let stack = NSStackView()
    stack.orientation = .horizontal
    stack.alignment = .centerY
    stack.spacing = 10
    stack.edgeInsets = NSEdgeInsets(top: 4, left: 8, bottom: 4, right: 6)
    stack.setHuggingPriority(.defaultHigh, for: .vertical)
    stack.setViews([back, forward], in: .leading)
    stack.setViews([share], in: .trailing)
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  override func loadView() {
    let root = NSView()
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      root.widthAnchor.constraint(greaterThanOrEqualToConstant: 400),
      root.heightAnchor.constraint(equalToConstant: 300),
    ])
    view = root
  }
}

private final class Listener: NSStackViewDelegate {
  var told: [String] = []

  func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {
    told.append("detach \(views.count)")
  }
  func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {
    told.append("reattach \(views.count)")
  }
}

@Suite("Pasted code: AppKit's layout")
struct PastedDesktopLayoutTests {
  let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))

  private func add(_ views: NSView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test("a controller's bar of gravity areas in a window that its constraints size")
  func bar() {
    let controller = ToolbarController()
    let window = NSWindow(contentViewController: controller)
    window.layoutIfNeeded()
    #expect(controller.view.frame.size == NSSize(width: 400, height: 300))
    #expect(controller.bar.frame == NSRect(x: 0, y: 272, width: 400, height: 28))
    #expect(
      [controller.back, controller.forward, controller.share].map(\.frame) == [
        NSRect(x: 8, y: 4, width: 50, height: 20), NSRect(x: 68, y: 4, width: 60, height: 20),
        NSRect(x: 364, y: 4, width: 30, height: 20),
      ])
  }

  @Test("a document in a scroll view is as wide as what shows it, and as tall as its rows")
  func document() {
    let (scroll, document) = (NSScrollView(), FlippedView())
    add(scroll)
    scroll.borderType = .lineBorder
    scroll.scrollerInsets = NSEdgeInsetsZero
    scroll.documentView = document
    document.translatesAutoresizingMaskIntoConstraints = false
    let rows = NSStackView(views: [Box(40, 70), Box(50, 500)])
    rows.orientation = .vertical
    rows.alignment = .leading
    document.addSubview(rows)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 60),
      document.topAnchor.constraint(equalTo: scroll.contentView.topAnchor),
      document.leadingAnchor.constraint(equalTo: scroll.contentView.leadingAnchor),
      document.widthAnchor.constraint(equalTo: scroll.contentView.widthAnchor),
      rows.topAnchor.constraint(equalTo: document.topAnchor, constant: 10),
      rows.leadingAnchor.constraint(equalTo: document.leadingAnchor, constant: 10),
      document.bottomAnchor.constraint(equalTo: rows.bottomAnchor, constant: 10),
    ])
    root.layoutSubtreeIfNeeded()
    scroll.tile()
    #expect(scroll.frame == NSRect(x: 20, y: 60, width: 360, height: 220))
    #expect(scroll.contentView.frame == NSRect(x: 1, y: 1, width: 358, height: 218))
    // 10 + 70 + 8 + 500 + 10.
    #expect(document.frame == NSRect(x: 0, y: 0, width: 358, height: 598))
    #expect(rows.frame == NSRect(x: 10, y: 10, width: 50, height: 578))
    #expect(document.visibleRect == NSRect(x: 0, y: 0, width: 358, height: 218))
    #expect(document.enclosingScrollView === scroll && scroll.verticalScroller == nil)
  }

  @Test("a form in a grid: titles at the right, fields that fill, a heading over both")
  func grid() {
    let (heading, empty) = (Box(100, 20), NSGridCell.emptyContentView)
    let (name, mail) = (Box(40, 16), Box(60, 16))
    let (field, other, check) = (Box(10, 22), Box(10, 22), Box(80, 18))
    let grid = NSGridView(views: [
      [heading], [name, field], [mail, other], [empty, check],
    ])
    add(grid)
    grid.rowSpacing = 8
    grid.columnSpacing = 10
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    grid.column(at: 1).width = 200
    grid.yPlacement = .center
    grid.row(at: 0).mergeCells(in: NSRange(location: 0, length: 2))
    grid.cell(for: heading)?.xPlacement = .center
    grid.row(at: 3).topPadding = 6
    grid.cell(for: check)?.xPlacement = .leading
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: root.topAnchor),
      grid.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    // 60 + 10 + 200; 20 + 22 + 22 + (6 + 18), 8 apart.
    #expect(grid.frame.size == NSSize(width: 270, height: 112))
    #expect(heading.frame == NSRect(x: 85, y: 92, width: 100, height: 20))
    #expect(name.frame == NSRect(x: 20, y: 65, width: 40, height: 16))
    #expect(field.frame == NSRect(x: 70, y: 62, width: 200, height: 22))
    #expect(mail.frame == NSRect(x: 0, y: 35, width: 60, height: 16))
    #expect(other.frame == NSRect(x: 70, y: 32, width: 200, height: 22))
    #expect(check.frame == NSRect(x: 70, y: 0, width: 80, height: 18))
  }

  @Test("a column with custom spacing, in which a view hides and its delegate hears of it")
  func column() {
    let (a, b, c) = (Box(40, 10), Box(60, 20), Box(20, 30))
    let stack = NSStackView(views: [a, b, c])
    let listener = Listener()
    add(stack)
    stack.delegate = listener
    stack.orientation = .vertical
    stack.alignment = .trailing
    stack.spacing = 12
    stack.setCustomSpacing(20, after: a)
    NSLayoutConstraint.activate([
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(stack.frame == NSRect(x: 0, y: 0, width: 60, height: 92))
    #expect(a.frame == NSRect(x: 20, y: 82, width: 40, height: 10))
    #expect(b.frame == NSRect(x: 0, y: 42, width: 60, height: 20))
    #expect(c.frame == NSRect(x: 40, y: 0, width: 20, height: 30) && listener.told.isEmpty)
    NSAnimationContext.runAnimationGroup { context in
      context.allowsImplicitAnimation = true
      b.animator().isHidden = true
      stack.layoutSubtreeIfNeeded()
    }
    #expect(stack.frame.size == NSSize(width: 40, height: 60))
    #expect(stack.detachedViews == [b] && listener.told == ["detach 1"])
    b.isHidden = false
    stack.layoutSubtreeIfNeeded()
    #expect(stack.frame.height == 92 && listener.told == ["detach 1", "reattach 1"])
  }

  @Test("hidden views keep their room where the stack does not detach them")
  func hidden() {
    let (a, b) = (Box(40, 10), Box(60, 20))
    let stack = NSStackView(views: [a, b])
    add(stack)
    stack.detachesHiddenViews = false
    a.isHidden = true
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(b.frame.minX == 48 && stack.frame.width == 108)
    #expect(a.isHiddenOrHasHiddenAncestor && !b.isHiddenOrHasHiddenAncestor)
  }

  @Test("a size that content says again moves what is held to it, by its alignment rectangle")
  func intrinsic() {
    let (badge, next) = (CountBadge(), Box(10, 10))
    add(badge, next)
    badge.count = 3
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      badge.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      badge.heightAnchor.constraint(equalToConstant: 16),
      next.leadingAnchor.constraint(equalToSystemSpacingAfter: badge.trailingAnchor, multiplier: 1),
      next.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    // 30 by 16 at (20, 10), and the insets around it.
    #expect(badge.frame == NSRect(x: 18, y: 7, width: 36, height: 20))
    #expect(
      badge.alignmentRect(forFrame: badge.frame) == NSRect(x: 20, y: 10, width: 30, height: 16))
    #expect(next.frame == NSRect(x: 58, y: 10, width: 10, height: 10))
    badge.count = 5
    root.layoutSubtreeIfNeeded()
    #expect(next.frame.minX == 78)
  }

  @Test("formats with metrics, options and priorities between views of an AppKit window")
  func formats() {
    let (label, field, button) = (Box(40, 16), Box(10, 22), Box(70, 24))
    add(label, field, button)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let views: [String: Any] = ["label": label, "field": field, "button": button]
    let metrics: [String: NSNumber] = ["margin": 12, "low": 240]
    for (format, options) in [
      ("H:|-margin-[label]-[field(>=80)]-margin-|", .alignAllCenterY),
      ("V:|-margin-[field]-(>=8)-[button]-|", []), ("H:[button]-|", []),
      ("H:[field(300@low)]", []),
    ] as [(String, NSLayoutConstraint.FormatOptions)] {
      root.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutSubtreeIfNeeded()
    // 12 + 40 + 8; 400 − 60 − 12.
    #expect(field.frame == NSRect(x: 60, y: 266, width: 328, height: 22))
    #expect(label.frame == NSRect(x: 12, y: 269, width: 40, height: 16))
    #expect(button.frame == NSRect(x: 310, y: 20, width: 70, height: 24))
  }

  @Test("subviews are set, sorted and replaced, and rows follow the size by hand")
  func rows() {
    let list = RowsView(frame: NSRect(x: 0, y: 0, width: 100, height: 60))
    root.addSubview(list)
    let rows = (0..<3).map { _ in NSView() }
    list.subviews = [rows[0], rows[1]]
    list.subviews = [rows[2], rows[0]]
    #expect(list.subviews == [rows[2], rows[0]] && rows[1].superview == nil)
    root.layoutSubtreeIfNeeded()
    list.setFrameSize(NSSize(width: 150, height: 80))
    root.layoutSubtreeIfNeeded()
    #expect(list.sizes == [NSSize(width: 100, height: 60)])
    #expect(rows[0].frame == NSRect(x: 0, y: 20, width: 150, height: 20))
    list.subviews.removeAll()
    #expect(rows[0].superview == nil && list.isOpaque)
    list.superview?.needsLayout = true
    list.superview?.layoutSubtreeIfNeeded()
  }

  @Test("hooks of subviews are overridden with AppKit's types; children of controllers have places")
  func hooks() {
    let (card, row) = (CardView(), NSView())
    card.addSubview(card.holder)
    card.addSubview(row)
    (card as View).addSubview(NSView())
    card.holder.removeFromSuperview()
    #expect(row.superview === card.holder && card.holder.subviews.count == 2)
    #expect(card.told == ["holder came", "left"])
    let (parent, children) = (NSViewController(), [NSViewController(), NSViewController()])
    parent.addChild(children[0])
    parent.insertChild(children[1], at: 0)
    #expect(parent.children == [children[1], children[0]] && children[1].parent === parent)
    parent.removeChild(at: 1)
    #expect(parent.children == [children[1]] && children[0].parent == nil)
  }

  @Test("guides tell their frames with y upwards; margins, safe area and both directions")
  func guides() throws {
    let (guide, view) = (NSLayoutGuide(), Box(50, 20))
    root.addLayoutGuide(guide)
    guide.identifier = NSUserInterfaceItemIdentifier(rawValue: "header")
    add(view)
    root.additionalSafeAreaInsets = NSEdgeInsetsMake(30, 0, 0, 0)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 5),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(guide.frame == NSRect(x: 20, y: 230, width: 100, height: 40))
    #expect(view.frame == NSRect(x: 125, y: 240, width: 50, height: 20))
    root.userInterfaceLayoutDirection = .rightToLeft
    root.layoutSubtreeIfNeeded()
    #expect(guide.frame.minX == 280 && view.frame.minX == 225)
    let found = try #require(root.layoutGuides.first { $0.identifier.rawValue == "header" })
    #expect(
      found.description
        == "<NSLayoutGuide: - \"header\", layoutFrame = {{280, 30}, {100, 40}}, "
        + "owningView = <NSView; frame = (0 0; 400 300)>>")
  }

  @Test("priorities and constants change as pasted code changes them")
  func changes() {
    let view = NSView()
    add(view)
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    width.priority = .defaultLow + 1
    #expect(width.priority == NSLayoutConstraint.Priority(251))
    width.priority = .windowSizeStayPut - 1
    width.isActive = true
    width.animator().constant = 20
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.width == 20 && view.fittingSize.width == 20)
    #expect(view.hasAmbiguousLayout)
    if view.hasAmbiguousLayout { view.exerciseAmbiguityInLayout() }
    view.needsUpdateConstraints = true
    view.updateConstraintsForSubtreeIfNeeded()
    #expect(!view.needsUpdateConstraints)
    #expect(NSEdgeInsetsEqual(NSEdgeInsetsZero, view.alignmentRectInsets))
  }

  @Test("a text in a scroll view, and a field with all that is kept of it")
  func texts() {
    let scroll = NSTextView.scrollableTextView()
    let text = scroll.documentView as? NSTextView
    text?.textContainer?.widthTracksTextView = true
    text?.textContainer?.containerSize = NSSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    text?.textContainer?.lineFragmentPadding = 0
    text?.delegate = nil
    #expect(text?.textContainer?.size.width == 100)
    let field = NSTextField(labelWithString: "x")
    field.allowsDefaultTighteningForTruncation = true
    field.formatter = nil
    field.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(field.contentHuggingPriority(for: .horizontal).rawValue == 249)
    #expect(NSImage().size == .zero)
  }
}
