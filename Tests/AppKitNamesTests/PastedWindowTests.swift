import AppKitNames
import Testing

// Written as in an application for macOS: what layout code says besides constraints.

private final class StatusCell: NSTableCellView {
  private let icon = NSImageView()
  private let label: NSTextField = {
    let field = NSTextField(labelWithString: "")
    field.lineBreakMode = .byTruncatingTail
    field.maximumNumberOfLines = 1
    field.textColor = .secondaryLabelColor
    field.font = .systemFont(ofSize: NSFont.systemFontSize(for: .small), weight: .medium)
    field.cell?.truncatesLastVisibleLine = true
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return field
  }()

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    wantsLayer = true
    layer?.cornerRadius = 6
    layer?.backgroundColor = NSColor.controlBackgroundColor.cgColor
    icon.image = NSImage(systemSymbolName: "circle.fill", accessibilityDescription: nil)?
      .withSymbolConfiguration(.init(pointSize: 10, weight: .regular))
    icon.contentTintColor = .systemGreen
    for view in [icon, label] as [NSView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addTrackingArea(
      NSTrackingArea(
        rect: .zero, options: [.mouseEnteredAndExited, .activeInActiveApp, .inVisibleRect],
        owner: self, userInfo: nil))
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 12),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 6),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
    textField = label
    imageView = icon
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func mouseEntered(with event: NSEvent) { label.textColor = .labelColor }
  override func mouseExited(with event: NSEvent) { label.textColor = .secondaryLabelColor }
  override func updateLayer() { layer?.borderColor = NSColor.separatorColor.cgColor }
}

private final class SettingsController: NSViewController, NSTextFieldDelegate {
  let nameField = NSTextField()
  let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
  let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
  let segments = NSSegmentedControl(
    labels: ["A", "B"], trackingMode: .selectOne, target: nil, action: nil)
  let toggle = NSSwitch()
  let spinner = NSProgressIndicator()
  let grid = NSGridView(numberOfColumns: 2, rows: 0)

  override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholderString = "Name"
    nameField.bezelStyle = .roundedBezel
    nameField.delegate = self
    popUp.addItems(withTitles: ["One", "Seventeen"])
    popUp.selectItem(withTitle: "Seventeen")
    slider.isContinuous = true
    toggle.state = .on
    spinner.style = .spinning
    spinner.controlSize = .small
    spinner.isDisplayedWhenStopped = false
    let rows: [(String, NSView)] = [
      ("Name:", nameField), ("Kind:", popUp), ("Size:", slider), ("Sort:", segments),
      ("On:", toggle),
    ]
    for (title, control) in rows {
      grid.addRow(with: [NSTextField(labelWithString: title), control])
    }
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 0).width = 60
    grid.column(at: 1).width = 200
    grid.rowAlignment = .none
    grid.yPlacement = .center
    nameField.widthAnchor.constraint(equalToConstant: 200).isActive = true
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
    grid.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(grid)
    view.addSubview(spinner, positioned: .below, relativeTo: grid)
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      grid.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ])
  }
}

@Suite("Pasted code: windows, cells and forms")
struct PastedWindowTests {
  @Test("a cell is as high as its label, and the picture of a name has the size that is said")
  func cell() throws {
    let cell = StatusCell(frame: NSRect(x: 0, y: 0, width: 200, height: 22))
    cell.textField?.stringValue = "Ready"
    cell.layoutSubtreeIfNeeded()
    // A line of 11 points is 14 high.
    #expect(cell.fittingSize.height == 22)
    #expect(cell.imageView?.frame == NSRect(x: 8, y: 5, width: 12, height: 12))
    // 8 + 12 + 6, less the 2 that a label's frame reaches beyond.
    #expect(cell.textField?.frame.minX == 24)
    #expect(cell.layer?.cornerRadius == 6 && cell.trackingAreas.count == 1)
    #expect(cell.backgroundColor == .controlBackgroundColor)
    cell.mouseEntered(with: NSEvent(clickCount: 0))
    #expect(cell.textField?.textColor == .labelColor)
    #expect(NSView().layer?.cornerRadius == nil)
  }

  @Test("a form of controls is placed by the sizes of macOS 26")
  func form() {
    let controller = SettingsController()
    let window = NSWindow(contentViewController: controller)
    window.titleVisibility = .hidden
    window.titlebarAppearsTransparent = true
    window.layoutIfNeeded()
    // 21, 24, 16, 24 and the switch's 28 less 3, 6 apart.
    #expect(controller.grid.frame == NSRect(x: 20, y: 166, width: 266, height: 134))
    #expect(controller.nameField.frame == NSRect(x: 66, y: 113, width: 200, height: 21))
    // Nine letters of 7.15 points, rounded up, and 32.
    #expect(controller.popUp.frame == NSRect(x: 66, y: 83, width: 97, height: 24))
    #expect(controller.slider.frame == NSRect(x: 66, y: 61, width: 200, height: 16))
    // Two segments of 8 and 20.
    #expect(controller.segments.frame == NSRect(x: 66, y: 31, width: 56, height: 24))
    #expect(controller.toggle.frame == NSRect(x: 64, y: -2, width: 63, height: 28))
    #expect(controller.spinner.intrinsicContentSize == NSSize(width: 16, height: 16))
    #expect(controller.view.subviews.first === controller.spinner)
    #expect(window.layoutConflicts.isEmpty)
  }

  @Test("what surrounds a content is its box's, its scroll view's and its tab view's")
  func containers() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    let content = NSView()
    box.contentView = content
    box.layoutSubtreeIfNeeded()
    #expect(content.frame == NSRect(x: 4, y: 5, width: 92, height: 60))
    box.titlePosition = .noTitle
    box.layoutSubtreeIfNeeded()
    #expect(content.frame == NSRect(x: 4, y: 5, width: 92, height: 72))
    box.boxType = .custom
    box.borderWidth = 1
    box.contentViewMargins = .zero
    box.layoutSubtreeIfNeeded()
    #expect(content.frame == NSRect(x: 1, y: 1, width: 98, height: 78))

    let scroll = NSTextView.scrollableTextView()
    scroll.frame = NSRect(x: 0, y: 0, width: 120, height: 60)
    scroll.borderType = .bezelBorder
    scroll.layoutSubtreeIfNeeded()
    #expect(scroll.contentSize == NSSize(width: 118, height: 58))
    #expect((scroll.documentView as? NSTextView)?.enclosingScrollView === scroll)

    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 50, height: 40))
    let items = (0..<2).map { NSTabViewItem(identifier: $0) }
    for item in items {
      item.view = NSView()
      tabs.addTabViewItem(item)
    }
    #expect(tabs.subviews == [items[0].view])
    tabs.selectTabViewItem(at: 1)
    #expect(items[1].view?.frame == tabs.bounds && items[0].view?.superview == nil)
  }

  @Test("hugging: heights of controls firmly, and all of switches, steppers and wheels")
  func hugging() {
    let priorities = [
      NSTextField(), NSButton(), NSPopUpButton(), NSSlider(), NSSwitch(), NSStepper(),
      NSImageView(), NSTableView(),
    ].map { (view: NSView) in
      [
        view.contentHuggingPriority(for: .horizontal).rawValue,
        view.contentHuggingPriority(for: .vertical).rawValue,
      ]
    }
    #expect(
      priorities == [
        [250, 750], [250, 750], [250, 750], [250, 750], [750, 750], [750, 750], [250, 250],
        [250, 250],
      ])
    let standing = NSSlider()
    standing.isVertical = true
    #expect(standing.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(standing.intrinsicContentSize == NSSize(width: 16, height: NSView.noIntrinsicMetric))
  }

  @Test(
    "where a picture lies beside its title",
    arguments: [
      (NSButton.ImagePosition.noImage, 15, 16), (.imageOnly, 30, 20), (.imageLeft, 49, 20),
      (.imageTrailing, 49, 20), (.imageAbove, 30, 36), (.imageOverlaps, 30, 20),
    ])
  func imagePositions(position: NSButton.ImagePosition, width: Int, height: Int) {
    // Two letters of 7.15 points; a line is 16 high.
    let button = NSButton(
      title: "Go", image: NSImage(size: NSSize(width: 30, height: 20)), target: nil, action: nil)
    #expect(button.imagePosition == .imageLeading)
    button.isBordered = false
    button.imagePosition = position
    #expect(button.intrinsicContentSize == NSSize(width: width, height: height))
  }

  @Test("values as numbers are written into fields, and kept between a slider's ends")
  func values() {
    let field = NSTextField(labelWithString: "x")
    #expect(field.doubleValue == 0 && field.integerValue == 0)
    field.integerValue = 12
    #expect(field.stringValue == "12" && field.floatValue == 12)
    field.doubleValue = 0.5
    #expect(field.stringValue == "0.5" && field.intValue == 0)
    let slider = NSSlider(value: 3, minValue: 0, maxValue: 2, target: nil, action: nil)
    #expect(slider.doubleValue == 2)
    slider.integerValue = -1
    #expect(slider.doubleValue == 0)
    field.attributedStringValue = NSAttributedString(
      string: "big",
      attributes: [.font: NSFont.systemFont(ofSize: 20), .foregroundColor: NSColor.red])
    #expect(field.font?.pointSize == 20 && field.textColor == .red && field.stringValue == "big")
    #expect(NSFont.preferredFont(forTextStyle: .title1).pointSize == 22)
    #expect(NSFont.preferredFont(forTextStyle: .headline).weight == .bold)
  }

  @Test("panes keep what they hold on to, from a line that was put somewhere")
  func panes() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 200, height: 90))
    split.isVertical = true
    split.dividerStyle = .thin
    let panes = (0..<3).map { _ in NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 10)) }
    for pane in panes { split.addSubview(pane) }
    #expect(split.arrangedSubviews == panes)
    split.setHoldingPriority(.init(240), forSubviewAt: 1)
    split.layoutSubtreeIfNeeded()
    // 200 − 2 lines − 100.
    #expect(panes.map(\.frame.width) == [50, 98, 50])
    split.setPosition(20, ofDividerAt: 0)
    split.layoutSubtreeIfNeeded()
    #expect(panes.map(\.frame.minX) == [0, 21, 150])
    panes[2].isHidden = true
    split.layoutSubtreeIfNeeded()
    #expect(panes[1].frame == NSRect(x: 21, y: 0, width: 179, height: 90))
    #expect(split.isSubviewCollapsed(panes[2]) && split.layoutConflicts.isEmpty)
  }

  @Test("a menu's items are what a pop-up button chooses from")
  func menus() {
    let button = NSPopUpButton()
    #expect(button.indexOfSelectedItem == -1)
    button.menu?.addItem(withTitle: "First", action: nil, keyEquivalent: "")
    button.menu?.addItem(.separator())
    button.addItem(withTitle: "Last")
    button.lastItem?.tag = 7
    #expect(button.titleOfSelectedItem == "First" && button.numberOfItems == 3)
    #expect(button.selectItem(withTag: 7) && button.indexOfSelectedItem == 2)
    button.addItem(withTitle: "First")
    #expect(button.itemTitles == ["", "Last", "First"])
    button.pullsDown = true
    #expect(button.intrinsicContentSize.width == 32)
    button.removeAllItems()
    #expect(button.selectedItem == nil)
  }

  @Test("subviews before and behind others, and points of the superview")
  func order() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<3).map { _ in NSView(frame: NSRect(x: 10, y: 10, width: 20, height: 20)) }
    root.addSubview(views[0])
    root.addSubview(views[1], positioned: .below, relativeTo: views[0])
    root.addSubview(views[2], positioned: .below, relativeTo: nil)
    #expect(root.subviews == [views[2], views[1], views[0]])
    let other = NSView()
    root.replaceSubview(views[1], with: other)
    #expect(root.subviews == [views[2], other, views[0]])
    #expect(views[0].hitTest(NSPoint(x: 12, y: 12)) === views[0])
    #expect(views[0].hitTest(NSPoint(x: 2, y: 2)) == nil)
    #expect(views[0].ancestorShared(with: views[2]) === root)
  }

  @Test("a conflict is told in AppKit's words")
  func conflictLog() {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    view.identifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for width in [10, 20] as [CGFloat] {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    let log = root.layoutConflictLogs.first ?? ""
    #expect(log.hasPrefix("[Layout] Unable to simultaneously satisfy constraints:\n(\n    \"<"))
    #expect(log.hasSuffix("on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger."))
    #expect(log.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint"))
  }
}
