import AppKitNames
import Testing

// Programs as engineers paste them, with the frames that follow from their constraints by hand.

/// A panel beside a document: sections under each other, rows with a name and a control.
private final class InspectorController: NSViewController {
  let stack = NSStackView()
  let opacity = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
  let name = NSTextField(string: "Layer")
  private(set) var rows: [NSStackView] = []

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 260, height: 400))
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.edgeInsets = NSEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    rows = [row("Name", name), row("Opacity", opacity)]
    for row in rows {
      stack.addArrangedSubview(row)
      row.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: -32).isActive = true
    }
  }

  private func row(_ title: String, _ control: NSView) -> NSStackView {
    let label = NSTextField(labelWithString: title)
    label.alignment = .right
    label.widthAnchor.constraint(equalToConstant: 70).isActive = true
    control.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let row = NSStackView(views: [label, control])
    row.distribution = .fill
    row.alignment = .centerY
    return row
  }
}

/// As large as its contents say, y downwards as in a list.
private final class FlippedColumn: NSView {
  let tiles: [NSView]

  init(heights: [CGFloat]) {
    tiles = heights.map { _ in NSView() }
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    var above: NSLayoutYAxisAnchor = topAnchor
    for (tile, height) in zip(tiles, heights) {
      tile.translatesAutoresizingMaskIntoConstraints = false
      addSubview(tile)
      NSLayoutConstraint.activate([
        tile.topAnchor.constraint(equalTo: above, constant: 5),
        tile.leadingAnchor.constraint(equalTo: leadingAnchor),
        tile.trailingAnchor.constraint(equalTo: trailingAnchor),
        tile.heightAnchor.constraint(equalToConstant: height),
      ])
      above = tile.bottomAnchor
    }
    bottomAnchor.constraint(equalTo: above, constant: 5).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isFlipped: Bool { true }
}

@Suite("Programs for macOS from blogs")
struct BlogProgramTests {
  @Test("an inspector's rows are as wide as it, and its controls fill them")
  func inspector() {
    let controller = InspectorController()
    controller.view.layoutSubtreeIfNeeded()
    #expect(controller.stack.frame.width == 260 && controller.stack.frame.maxY == 400)
    #expect(controller.rows.map(\.frame.width) == [228, 228])
    #expect(controller.rows.map(\.frame.minX) == [16, 16])
    // 70 and 8 of 228 are taken.
    #expect(controller.name.frame.minX == 78 && controller.name.frame.width == 150)
    #expect(controller.rows[0].frame.maxY == controller.stack.bounds.height - 12)
    #expect(controller.rows[1].frame.maxY == controller.rows[0].frame.minY - 8)
  }

  @Test("a list in a flipped view counts from the top, in a pane that keeps its width")
  func list() {
    let column = FlippedColumn(heights: [20, 30])
    #expect(column.fittingSize.height == 65)
    let (side, main) = (NSViewController(), NSViewController())
    side.view = NSView()
    side.view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: side.view.topAnchor),
      column.leadingAnchor.constraint(equalTo: side.view.leadingAnchor, constant: 10),
      column.trailingAnchor.constraint(equalTo: side.view.trailingAnchor, constant: -10),
    ])
    let split = NSSplitViewController()
    let item = NSSplitViewItem(sidebarWithViewController: side)
    item.minimumThickness = 200
    item.maximumThickness = 200
    split.addSplitViewItem(item)
    split.addSplitViewItem(NSSplitViewItem(viewController: main))
    let window = NSWindow(contentViewController: split)
    window.setContentSize(NSSize(width: 800, height: 500))
    window.layoutIfNeeded()
    #expect(side.view.frame == NSRect(x: 0, y: 0, width: 200, height: 500))
    #expect(main.view.frame == NSRect(x: 201, y: 0, width: 599, height: 500))
    #expect(column.frame == NSRect(x: 10, y: 435, width: 180, height: 65))
    #expect(column.tiles.map(\.frame.minY) == [5, 30])
  }
}
