import AppKitNames
import Testing

@Suite("What follows from frames, from layout to layout")
struct AdaptationTests {
  let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
  /// 40×10, 60×20 and 20×30 points.
  let boxes = [Box(40, 10), Box(60, 20), Box(20, 30)]
  let stack: NSStackView
  let width: NSLayoutConstraint

  init() {
    stack = NSStackView(views: boxes)
    root.addSubview(stack)
    width = stack.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: boxes[0])
  }

  /// Lays out with the stack at a width.
  private func resize(to length: CGFloat) {
    width.constant = length
    root.layoutSubtreeIfNeeded()
  }

  @Test("a stack drops views and takes them back as often as its width changes")
  func droppingAgain() {
    for _ in 0..<3 {
      resize(to: 200)
      #expect(stack.detachedViews.isEmpty)
      #expect(boxes.map(\.frame.minX) == [0, 48, 116])
      resize(to: 100)
      #expect(stack.detachedViews == [boxes[0]])
      #expect(boxes[1].frame.minX == 0 && boxes[2].frame.minX == 68)
    }
  }

  @Test("other changes leave dropped views dropped")
  func staying() {
    resize(to: 100)
    boxes[1].wanted.width = 50
    boxes[1].invalidateIntrinsicContentSize()
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [boxes[0]])
    #expect(boxes[2].frame.minX == 58)
  }

  @Test("a fitting size that is only tried out changes no answer")
  func fitting() {
    resize(to: 100)
    width.isActive = false
    #expect(stack.fittingSize.width == 136)
    width.isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(stack.detachedViews == [boxes[0]])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 100)
    #expect(stack.detachedViews == [boxes[0]])
    #expect(boxes[1].frame.minX == 0)
  }

  @Test("a stack's direction turns what it holds after a layout as before")
  func direction() {
    resize(to: 200)
    #expect(boxes.map(\.frame.minX) == [0, 48, 116])
    stack.userInterfaceLayoutDirection = .rightToLeft
    root.layoutSubtreeIfNeeded()
    #expect(boxes.map(\.frame.minX) == [160, 92, 64])
    #expect(stack.frame.minX == 0)
  }

  @Test("a text wraps anew at each width that layout arrives at")
  func wrapping() {
    let label = NSTextField(wrappingLabelWithString: "one two three four five six seven")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let limit = label.widthAnchor.constraint(equalToConstant: 400)
    NSLayoutConstraint.activate([
      limit, label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    let line = label.frame.height
    for _ in 0..<2 {
      limit.constant = 60
      root.layoutSubtreeIfNeeded()
      #expect(label.frame.height >= 3 * line)
      limit.constant = 400
      root.layoutSubtreeIfNeeded()
      #expect(label.frame.height == line)
    }
  }
}
