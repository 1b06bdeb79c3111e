import AppKitNames
import Testing

/// Layout code as Apple's documentation writes it: that it compiles is half of the test.
@Suite("AppKit names")
struct AppKitNamesTests {
  @Test("a guide between two views, with AppKit's names for what it takes")
  func guides() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    let (first, second) = (NSView(), NSView())
    for subview in [first, second] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let space = NSLayoutGuide()
    space.identifier = NSUserInterfaceItemIdentifier(rawValue: "space")
    view.addLayoutGuide(space)
    let width = first.widthAnchor.constraint(equalToConstant: 1000)
    width.priority = NSLayoutConstraint.Priority.windowSizeStayPut
    NSLayoutConstraint.activate([
      width,
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: space.leadingAnchor),
      space.widthAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(equalTo: space.trailingAnchor),
      second.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(!view.needsLayout)
    // An axis without constraints has no extent and lies at the top, which is y 100 here.
    #expect(space.frame == CGRect(x: 230, y: 100, width: 20, height: 0))
    #expect(space.owningView == view)
    #expect(view.userInterfaceLayoutDirection == .leftToRight)
    #expect(
      second.contentHuggingPriority(for: NSLayoutConstraint.Orientation.vertical) == .defaultLow)
  }

  @Test("constraints in AppKit's spellings")
  func constraints() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let box = NSView(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    view.addConstraint(
      NSLayoutConstraint(
        item: box, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 20))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[box(>=30)]-|", options: [], metrics: nil, views: ["box": box]))
    let x: NSLayoutXAxisAnchor = box.trailingAnchor
    let y: NSLayoutYAxisAnchor = box.centerYAnchor
    let wide: NSLayoutDimension = box.widthAnchor
    NSLayoutConstraint.activate([
      x.constraint(equalTo: view.trailingAnchor, constant: -20),
      y.constraint(equalTo: view.centerYAnchor),
      wide.constraint(greaterThanOrEqualToConstant: 10),
    ])
    box.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    box.setContentCompressionResistancePriority(
      NSLayoutConstraint.Priority(rawValue: 751), for: .vertical)
    view.layoutSubtreeIfNeeded()
    #expect(box.frame == NSRect(x: 20, y: 20, width: 160, height: 60))
    #expect(!box.hasAmbiguousLayout)
    #expect(box.constraintsAffectingLayout(for: .horizontal).count == 2)
    #expect(view.constraints.count == 6)
  }

  @Test("the fitting size is the smallest that fits")
  func fittingSize() {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stack = NSStackView(views: [
      NSImageView(image: NSImage(size: NSSize(width: 9, height: 9)))
    ])
    view.addSubview(stack)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-5-[stack]-5-|", options: [], metrics: nil, views: ["stack": stack]))
    #expect(stack.fittingSize == CGSize(width: 9, height: 9))
    #expect(view.fittingSize.width == 19)
    #expect(view.frame.width == 300)
  }

  @Test("priorities have AppKit's numbers")
  func priorities() {
    typealias Priority = NSLayoutConstraint.Priority
    let numbers = [
      Priority.required, .defaultHigh, .dragThatCanResizeWindow, .windowSizeStayPut,
      .dragThatCannotResizeWindow, .defaultLow, .fittingSizeCompression,
    ].map(\.rawValue)
    #expect(numbers == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test("masks have AppKit's bits")
  func masks() {
    let masks: [NSView.AutoresizingMask] = [
      .none, .minXMargin, .width, .maxXMargin, .minYMargin, .height, .maxYMargin,
    ]
    #expect(masks.map(\.rawValue) == [0, 1, 2, 4, 8, 16, 32])
  }

  @Test("a window of a label, a field and two buttons, as people write it")
  func form() {
    let content = FormView(frame: NSRect(x: 0, y: 0, width: 480, height: 270))
    content.layoutSubtreeIfNeeded()
    #expect(content.didLayOut)
    #expect(content.label.firstBaselineOffsetFromTop > 0)
    // The label, 36 wide, and a distance of 6; what is left of 440 is the field's, which fills.
    #expect(content.field.frame == NSRect(x: 42, y: 0, width: 398, height: 21))
    let ok = content.ok.convert(content.ok.bounds, to: content)
    #expect(ok.maxX == 460)
    #expect(ok.minY == 20)
    #expect(content.layoutConflicts.isEmpty)
    #expect(!content.ok.hasAmbiguousLayout && !content.field.hasAmbiguousLayout)
  }
}

private final class FormView: NSView {
  let label = NSTextField(labelWithString: "Name:")
  let field = NSTextField(string: "")
  let ok = NSButton(title: "OK", target: nil, action: nil)
  let cancel = NSButton(title: "Cancel", target: nil, action: nil)
  var didLayOut = false

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    label.font = .systemFont(ofSize: NSFont.systemFontSize)
    label.alignment = .right
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    field.placeholderString = "Somebody"
    ok.keyEquivalent = "\r"
    ok.bezelStyle = .rounded
    let buttons = NSStackView(views: [cancel, ok])
    buttons.orientation = .horizontal
    buttons.spacing = 12
    let grid = NSGridView(views: [[label, field]])
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    grid.translatesAutoresizingMaskIntoConstraints = false
    addSubview(grid)
    addSubview(buttons)
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      grid.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: grid.trailingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: buttons.trailingAnchor, constant: 20),
      bottomAnchor.constraint(equalTo: buttons.bottomAnchor, constant: 20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layout() {
    super.layout()
    didLayOut = true
  }
}
