import AppKitNames
import AutoLayout
import Testing

@Suite("AppKit coordinates")
struct CoordinateTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSRect {
    NSRect(x: x, y: y, width: width, height: height)
  }

  /// A view held by constraints at a distance from its superview's left and top edges.
  private func pin(_ view: NSView, in parent: NSView, left: CGFloat, top: CGFloat, _ size: NSSize) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: left),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: top),
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }

  private func makeRoot(_ root: NSView) -> NSView {
    root.frame = rect(0, 0, 200, 100)
    return root
  }

  @Test("frames count from the superview's bottom, unless the superview is flipped")
  func frames() {
    for (root, y) in [(NSView(), 70.0), (Flipped(), 10)] {
      let root = makeRoot(root)
      let view = NSView()
      pin(view, in: root, left: 5, top: 10, NSSize(width: 50, height: 20))
      root.layoutSubtreeIfNeeded()
      #expect(view.frame == rect(5, CGFloat(y), 50, 20))
      #expect(view.bounds == rect(0, 0, 50, 20))
    }
  }

  @Test("a flipped view in one that is not, and the other way round")
  func mixed() {
    // 10 from the top of 60, in a box 30 from the top of 100.
    let cases: [(outer: NSView, inner: NSView, box: CGFloat, view: CGFloat)] = [
      (NSView(), NSView(), 10, 30), (NSView(), Flipped(), 10, 10),
      (Flipped(), NSView(), 30, 30), (Flipped(), Flipped(), 30, 10),
    ]
    for example in cases {
      let root = makeRoot(example.outer)
      let view = NSView()
      pin(example.inner, in: root, left: 20, top: 30, NSSize(width: 100, height: 60))
      pin(view, in: example.inner, left: 1, top: 10, NSSize(width: 10, height: 20))
      root.layoutSubtreeIfNeeded()
      #expect(example.inner.frame == rect(20, example.box, 100, 60))
      #expect(view.frame == rect(1, example.view, 10, 20))
    }
  }

  @Test("guides are told in their owner's coordinates")
  func guides() {
    for (root, y) in [(NSView(), 60.0), (Flipped(), 25)] {
      let root = makeRoot(root)
      let guide = NSLayoutGuide()
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 25),
        guide.heightAnchor.constraint(equalToConstant: 15),
      ])
      root.layoutSubtreeIfNeeded()
      #expect(guide.frame == rect(0, CGFloat(y), 0, 15))
    }
    #expect(NSLayoutGuide().frame == .zero)
  }

  @Test("constraints count from the top all the same")
  func constraints() {
    let root = makeRoot(NSView())
    let view = NSView(frame: rect(10, 10, 50, 30))
    let other = NSView()
    root.addSubview(view)
    pin(other, in: root, left: 0, top: 0, NSSize(width: 5, height: 5))
    let below = NSView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 7),
      below.bottomAnchor.constraint(equalTo: view.topAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(view.frame == rect(10, 10, 50, 30))
    #expect(other.frame == rect(0, 95, 5, 5))
    // From y 95 − 7 down to the top of the frame, y 40.
    #expect(below.frame == rect(0, 40, 0, 48))
  }

  @Test("the numbers of a frame stay when a view moves to another superview")
  func moving() {
    let (up, down) = (makeRoot(NSView()), makeRoot(Flipped()))
    let view = NSView(frame: rect(10, 20, 30, 40))
    #expect(view.frame == rect(10, 20, 30, 40))
    for parent in [up, down, up] {
      parent.addSubview(view)
      parent.layoutSubtreeIfNeeded()
      #expect(view.frame == rect(10, 20, 30, 40))
    }
    view.removeFromSuperview()
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test("places are converted between any two views of a tree")
  func conversion() {
    let root = makeRoot(NSView())
    let box = Flipped(frame: rect(20, 10, 100, 60))
    let view = NSView(frame: rect(5, 15, 40, 20))
    root.addSubview(box)
    box.addSubview(view)
    // In the box, which is flipped, the view goes from y 15 down to 35; the box's top is at y 70.
    #expect(view.convert(NSPoint(x: 0, y: 0), to: box) == NSPoint(x: 5, y: 35))
    #expect(view.convert(NSPoint(x: 0, y: 0), to: root) == NSPoint(x: 25, y: 35))
    #expect(view.convert(view.bounds, to: root) == rect(25, 35, 40, 20))
    #expect(box.convert(view.frame, to: root) == rect(25, 35, 40, 20))
    #expect(root.convert(rect(25, 35, 40, 20), to: view) == view.bounds)
    #expect(view.convert(rect(0, 0, 200, 100), from: root) == rect(-25, -35, 200, 100))
    #expect(box.convert(NSPoint(x: 3, y: 4), from: root) == NSPoint(x: -17, y: 66))
    #expect(box.convert(NSSize(width: 3, height: 4), to: root) == NSSize(width: 3, height: 4))
  }

  @Test("bounds that do not begin at 0 move what is in the view")
  func bounds() {
    for (root, y) in [(NSView(), 30.0), (Flipped(), 30)] {
      let root = makeRoot(root)
      let view = NSView(frame: rect(10, CGFloat(y), 20, 20))
      root.addSubview(view)
      root.bounds.origin = NSPoint(x: 5, y: 8)
      root.layoutSubtreeIfNeeded()
      #expect(root.bounds == rect(5, 8, 200, 100))
      #expect(view.frame == rect(10, 30, 20, 20))
    }
  }

  @Test("a scrolled document is seen at its new place")
  func scrolling() {
    let window = makeRoot(NSView())
    let scroll = NSScrollView(frame: rect(0, 0, 100, 50))
    let document = NSView(frame: rect(0, 0, 300, 400))
    scroll.documentView = document
    window.addSubview(scroll)
    window.layoutSubtreeIfNeeded()
    #expect(scroll.contentView.frame == rect(0, 0, 100, 50))
    #expect(document.convert(NSPoint(x: 0, y: 0), to: window) == NSPoint(x: 0, y: 0))
    scroll.contentView.scroll(to: NSPoint(x: 10, y: 30))
    window.layoutSubtreeIfNeeded()
    #expect(scroll.documentVisibleRect == rect(10, 30, 100, 50))
    #expect(document.frame == rect(0, 0, 300, 400))
    #expect(document.convert(NSPoint(x: 10, y: 30), to: window) == NSPoint(x: 0, y: 0))
    document.removeFromSuperview()
    #expect(scroll.documentView == nil)
  }

  struct Mask: Sendable {
    let mask: NSView.AutoresizingMask
    let up: [CGFloat]
    let down: [CGFloat]
  }

  @Test(
    "masks give where they say, counted in the superview's coordinates",
    arguments: [
      // y and height of a frame of 20 to 50 of 100, when the superview has 200.
      Mask(mask: .none, up: [20, 30], down: [20, 30]),
      Mask(mask: .minYMargin, up: [120, 30], down: [120, 30]),
      Mask(mask: .maxYMargin, up: [20, 30], down: [20, 30]),
      Mask(mask: .height, up: [20, 130], down: [20, 130]),
      Mask(mask: [.minYMargin, .maxYMargin], up: [20 + 100 * 2 / 7.0, 30], down: [48.571, 30]),
      Mask(mask: [.minYMargin, .height], up: [60, 90], down: [60, 90]),
    ])
  func masks(example: Mask) {
    for (root, expected) in [(NSView(), example.up), (Flipped(), example.down)] {
      let root = makeRoot(root)
      let view = NSView(frame: rect(0, 20, 10, 30))
      view.autoresizingMask = example.mask
      root.addSubview(view)
      root.frame = rect(0, 0, 200, 200)
      #expect(abs(view.frame.minY - expected[0]) < 0.001)
      #expect(abs(view.frame.height - expected[1]) < 0.001)
      root.layoutSubtreeIfNeeded()
      #expect(abs(view.frame.minY - expected[0]) < 0.51)
      #expect(abs(view.frame.height - expected[1]) < 0.51)
    }
  }

  @Test("a superview that does not resize its subviews keeps their frames")
  func withoutAutoresizing() {
    for root in [NSView(), Flipped()] {
      let root = makeRoot(root)
      root.autoresizesSubviews = false
      let view = NSView(frame: rect(0, 20, 10, 30))
      view.autoresizingMask = [.minYMargin]
      root.addSubview(view)
      root.frame = rect(0, 0, 200, 200)
      root.layoutSubtreeIfNeeded()
      #expect(view.frame == rect(0, 20, 10, 30))
    }
  }

  @Test("alignment rectangles have their bottom inset below, whichever way y grows")
  func alignment() {
    for (root, y) in [(NSView(), 7.0), (Flipped(), 5)] {
      let view = Bezelled(frame: rect(0, 0, 100, 32))
      root.addSubview(view)
      let aligned = view.alignmentRect(forFrame: view.frame)
      #expect(aligned == rect(6, CGFloat(y), 88, 20))
      #expect(view.frame(forAlignmentRect: aligned) == view.frame)
    }
  }

  @Test("the safe area is told in the view's own coordinates, and can be added to")
  func safeArea() {
    let root = makeRoot(NSView())
    var surroundings = LayoutEnvironment(profile: .macOS)
    surroundings.safeAreaInsets = NSEdgeInsets(top: 28, left: 0, bottom: 0, right: 0)
    root.layoutEnvironment = surroundings
    root.additionalSafeAreaInsets = NSEdgeInsets(top: 2, left: 0, bottom: 5, right: 0)
    let guide = root.safeAreaLayoutGuide
    root.layoutSubtreeIfNeeded()
    #expect(root.safeAreaInsets == NSEdgeInsets(top: 30, left: 0, bottom: 5, right: 0))
    #expect(root.safeAreaRect == rect(0, 5, 200, 65))
    #expect(guide.frame == root.safeAreaRect)
  }
}

private final class Flipped: NSView {
  override var isFlipped: Bool { true }
}

private final class Bezelled: NSView {
  override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(top: 5, left: 6, bottom: 7, right: 6)
  }
}
