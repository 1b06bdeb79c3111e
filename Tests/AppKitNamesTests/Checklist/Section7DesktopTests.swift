import AppKitNames
import AutoLayout
import Testing

// The part of the checklist that is AppKit's; UIKit's is beside the tests of its names.

@Suite("Checklist 7: AppKit")
struct DesktopItems {
  let view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
  let child = NSView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
  }

  @Test("NSLayoutConstraint.Orientation and NSLayoutConstraint.Priority")
  func types() {
    let orientations: [NSLayoutConstraint.Orientation] = [.horizontal, .vertical]
    #expect(orientations.map(\.rawValue) == [0, 1])
    let priorities: [NSLayoutConstraint.Priority] = [
      .required, .defaultHigh, .dragThatCanResizeWindow, .windowSizeStayPut,
      .dragThatCannotResizeWindow, .defaultLow, .fittingSizeCompression,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    let constraint = child.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = NSLayoutConstraint.Priority(rawValue: 999)
    #expect(constraint.priority == NSLayoutConstraint.Priority(999))
  }

  @Test("NSLayoutAnchor: name, item, hasAmbiguousLayout, constraintsAffectingLayout")
  func anchors() {
    let width = child.widthAnchor.constraint(equalToConstant: 7)
    width.isActive = true
    let anchor: NSLayoutDimension = child.widthAnchor
    #expect(anchor.name == "width" && anchor.item === child)
    #expect(!anchor.hasAmbiguousLayout && anchor.constraintsAffectingLayout == [width])
    #expect(child.leadingAnchor.hasAmbiguousLayout)
    #expect(child.leadingAnchor.constraintsAffectingLayout.isEmpty)
  }

  @Test("NSView: y up unless it is flipped, layout(), needsLayout, fittingSize, baselines")
  func views() {
    #expect(!view.isFlipped && view.userInterfaceLayoutDirection == .leftToRight)
    #expect(view.alignmentRectInsets == NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(view.firstBaselineOffsetFromTop == 0 && view.lastBaselineOffsetFromBottom == 0)
    let counting = Counting()
    counting.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(counting)
    NSLayoutConstraint.activate(
      ["|-5-[counting(20)]", "V:|-5-[counting(10)]-7-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: ["counting": counting])
      })
    // Nothing ties the right edge.
    #expect(view.fittingSize == NSSize(width: 0, height: 22))
    view.frame.size.height = 22
    view.layoutSubtreeIfNeeded()
    #expect(counting.frame == NSRect(x: 5, y: 7, width: 20, height: 10) && counting.layouts == 1)
    #expect(!counting.needsLayout)
    counting.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(counting.layouts == 2)
    #expect(counting.constraintsAffectingLayout(for: .horizontal).count == 2)
    view.userInterfaceLayoutDirection = .rightToLeft
    view.layoutSubtreeIfNeeded()
    #expect(counting.frame.minX == 275)
  }

  @Test("NSView: guides, safe area and margins")
  func areas() {
    var surroundings = LayoutEnvironment(profile: .macOS)
    surroundings.safeAreaInsets = NSEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
    view.layoutEnvironment = surroundings
    view.additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 8, bottom: 5, right: -1)
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide]
    #expect(view.layoutGuides == guides)
    view.layoutSubtreeIfNeeded()
    #expect(view.safeAreaInsets == NSEdgeInsets(top: 32, left: 8, bottom: 5, right: 0))
    #expect(view.safeAreaRect == NSRect(x: 8, y: 5, width: 292, height: 163))
    #expect(guides[0].frame == view.safeAreaRect)
    #expect(guides[1].frame == NSRect(x: 28, y: 25, width: 252, height: 123))
    #expect(view.rect(for: .safeArea()) == view.safeAreaRect)
    #expect(view.rect(for: .margins(cornerAdaptation: .vertical)) == guides[1].frame)
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).top == 32)
    #expect(view.layoutGuide(for: .margins()) === guides[1])
    #expect(NSView.LayoutRegion.AdaptivityAxis.horizontal.rawValue == 1)
  }

  @Test("NSLayoutGuide: frame, identifier, owningView, anchors, ambiguity")
  func guides() {
    let guide = NSLayoutGuide()
    #expect(guide.identifier == "" && guide.owningView == nil && guide.frame == .zero)
    guide.identifier = NSUserInterfaceItemIdentifier("gap")
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutGuides == [guide])
    #expect(!guide.hasAmbiguousLayout)
    let top = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
    top.isActive = true
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [top])
    NSLayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: 30),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    view.layoutSubtreeIfNeeded()
    #expect(guide.frame == NSRect(x: 4, y: 150, width: 150, height: 30))
    #expect(!guide.hasAmbiguousLayout)
    let others: [NSLayoutXAxisAnchor] = [
      guide.leadingAnchor, guide.trailingAnchor, guide.rightAnchor, guide.centerXAnchor,
    ]
    let vertical: [NSLayoutYAxisAnchor] = [guide.bottomAnchor, guide.centerYAnchor]
    #expect(Set(others).count + Set(vertical).count == 6)
    view.removeLayoutGuide(guide)
    #expect(guide.frame == .zero)
  }

  @Test(
    "NSWindow: contentLayoutGuide, contentLayoutRect, visualized constraints, anchor attributes")
  func windows() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 300),
      styleMask: [.titled, .fullSizeContentView], backing: .buffered, defer: true)
    let content = try #require(window.contentView)
    let guide = try #require(window.contentLayoutGuide as? NSLayoutGuide)
    content.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(window.contentLayoutRect == NSRect(x: 0, y: 0, width: 400, height: 268))
    #expect(child.frame == NSRect(x: 0, y: 258, width: 10, height: 10))
    window.visualizeConstraints(child.constraints)
    #expect(window.visualizedConstraints == child.constraints)
    #expect(window.anchorAttribute(for: .vertical) == .top)
    window.setAnchorAttribute(.bottom, for: .vertical)
    #expect(window.anchorAttribute(for: .vertical) == .bottom)
    let masks: [NSWindow.StyleMask] = [
      .borderless, .titled, .closable, .miniaturizable, .resizable, .utilityWindow, .fullScreen,
      .fullSizeContentView,
    ]
    #expect(masks.map(\.rawValue) == [0, 1, 2, 4, 8, 16, 16384, 32768])
  }

  @Test("NSStackView: areas, distributions, priorities, and every property's default")
  func stacks() {
    let gravities: [NSStackView.Gravity] = [.leading, .center, .trailing]
    #expect(gravities.map(\.rawValue) == [1, 2, 3])
    #expect(NSStackView.Gravity.top == .leading && NSStackView.Gravity.bottom == .trailing)
    let distributions: [NSStackView.Distribution] = [
      .gravityAreas, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    let visibilities: [NSStackView.VisibilityPriority] = [
      .mustHold, .detachOnlyIfNecessary, .notVisible,
    ]
    #expect(visibilities.map(\.rawValue) == [1000, 900, 0])
    let stack = NSStackView(views: [child])
    #expect(stack.orientation == .horizontal && stack.alignment == .centerY)
    #expect(stack.distribution == .gravityAreas && stack.spacing == 8)
    #expect(stack.edgeInsets == NSEdgeInsets() && stack.detachesHiddenViews)
    #expect(stack.detachedViews.isEmpty && stack.views == [child])
    #expect(stack.views(in: .leading) == [child] && stack.views(in: .center).isEmpty)
    #expect(stack.huggingPriority(for: .vertical).rawValue == Float(250).nextDown)
    #expect(stack.clippingResistancePriority(for: .horizontal) == .required)
    #expect(stack.visibilityPriority(for: child) == .mustHold)
    #expect(stack.customSpacing(after: child) == NSStackView.useDefaultSpacing)
  }

  // Boxes of 40, 60 and 20 points in 300.
  @Test("NSStackView: views come to their areas, move, and go")
  func stackViews() {
    let boxes = [Box(40, 10), Box(60, 20), Box(20, 30)]
    let stack = NSStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.addView(boxes[0], in: .leading)
    stack.insertView(boxes[1], at: 0, in: .center)
    stack.setViews([boxes[2]], in: .trailing)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    stack.edgeInsets = NSEdgeInsets(top: 0, left: 10, bottom: 0, right: 6)
    view.layoutSubtreeIfNeeded()
    #expect(boxes.map(\.frame.minX) == [10, 120, 274])
    stack.insertView(boxes[2], at: 0, in: .leading)
    stack.setCustomSpacing(1, after: boxes[2])
    stack.removeView(boxes[1])
    view.layoutSubtreeIfNeeded()
    #expect(boxes[2].frame.minX == 10 && boxes[0].frame.minX == 31)
    #expect(stack.views == [boxes[2], boxes[0]] && boxes[1].superview == nil)
    boxes[2].isHidden = true
    stack.setHuggingPriority(.required, for: .vertical)
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: boxes[0])
    view.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [boxes[2]] && boxes[0].frame.minX == 10)
    #expect(stack.frame.height == 10)
  }

  @Test("NSGridView, NSGridRow, NSGridColumn, NSGridCell: values and defaults")
  func grids() throws {
    let placements: [NSGridCell.Placement] = [
      .inherited, .none, .leading, .trailing, .center, .fill,
    ]
    #expect(placements.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(NSGridCell.Placement.top == .leading && NSGridCell.Placement.bottom == .trailing)
    let alignments: [NSGridRow.Alignment] = [.inherited, .none, .firstBaseline, .lastBaseline]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3])
    let grid = NSGridView(numberOfColumns: 2, rows: 3)
    #expect(grid.numberOfColumns == 2 && grid.numberOfRows == 3)
    #expect(grid.xPlacement == .leading && grid.yPlacement == .bottom)
    #expect(grid.rowAlignment == .none && grid.rowSpacing == 6 && grid.columnSpacing == 6)
    let (row, column, cell) = (
      grid.row(at: 1), grid.column(at: 1), grid.cell(atColumnIndex: 1, rowIndex: 1)
    )
    #expect(row.gridView === grid && row.numberOfCells == 2 && grid.index(of: row) == 1)
    #expect(row.yPlacement == .inherited && row.rowAlignment == .inherited && !row.isHidden)
    #expect(row.height == NSGridView.sizedForContent && row.topPadding == 0)
    #expect(row.bottomPadding == 0 && row.cell(at: 1) === cell)
    #expect(column.gridView === grid && column.numberOfCells == 3 && !column.isHidden)
    #expect(column.xPlacement == .inherited && column.width == NSGridView.sizedForContent)
    #expect(column.leadingPadding == 0 && column.trailingPadding == 0)
    #expect(column.cell(at: 1) === cell && grid.index(of: column) == 1)
    #expect(cell.row === row && cell.column === column && cell.contentView == nil)
    #expect(cell.xPlacement == .inherited && cell.yPlacement == .inherited)
    #expect(cell.rowAlignment == .inherited && cell.customPlacementConstraints.isEmpty)
    row.mergeCells(in: NSRange(location: 0, length: 2))
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 1) === row.cell(at: 0))
  }
}

private final class Counting: NSView {
  var layouts = 0

  override func layout() {
    super.layout()
    layouts += 1
  }
}
