import Foundation
import Testing

@testable import AutoLayout

// Rules that frames and constraints of the real class tell, and that its documentation leaves out: 560
// stacks that kern0x1b/charon had it lay out, its notes on them, and the tests of kean/Arranged.
@Suite("Stack views as the real class lays them out")
struct StackFidelityTests {
  struct Fill: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frames: String
    let change: @Sendable (StackFixture) -> Void
  }

  @Test(
    "of views that hold on equally, the first gives way, and the verdict is that it is open",
    arguments: [
      Fill(testDescription: "too much room", frames: "0 0 100 30 | 110 0 60 30 | 180 0 20 30") {
        $0.resize(width: 200)
      },
      Fill(testDescription: "too little", frames: "0 0 10 30 | 20 0 60 30 | 90 0 20 30") {
        $0.resize(width: 110)
      },
      Fill(testDescription: "a column", frames: "0 0 60 40 | 0 50 60 20 | 0 80 60 30") {
        $0.stack.axis = .vertical
        $0.resize(height: 110)
      },
      Fill(testDescription: "a hidden", frames: "0 0 0 30 | 0 0 170 30 | 180 0 20 30") {
        $0.a.isHidden = true
        $0.resize(width: 200)
      },
      Fill(testDescription: "a hidden later", frames: "0 0 0 30 | 0 0 170 30 | 180 0 20 30") {
        $0.resize(width: 200)
        $0.root.layoutIfNeeded()
        $0.a.isHidden = true
      },
      Fill(testDescription: "c before a", frames: "90 0 40 30 | 140 0 60 30 | 0 0 80 30") {
        $0.resize(width: 200)
        $0.root.layoutIfNeeded()
        $0.stack.insertArrangedSubview($0.c, at: 0)
      },
      Fill(testDescription: "b wants more", frames: "0 0 80 30 | 90 0 80 30 | 180 0 20 30") {
        $0.resize(width: 200)
        $0.root.layoutIfNeeded()
        $0.b.overrideIntrinsicContentSize(CGSize(width: 80, height: 20))
      },
      Fill(testDescription: "right to left", frames: "100 0 100 30 | 30 0 60 30 | 0 0 20 30") {
        $0.stack.semanticContentAttribute = .forceRightToLeft
        $0.resize(width: 200)
      },
    ])
  func first(example: Fill) {
    let fixture = StackFixture()
    example.change(fixture)
    fixture.root.layoutIfNeeded()
    expect([fixture.a, fixture.b, fixture.c], at: example.frames)
    #expect(fixture.root.layoutConflicts.isEmpty)
    #expect(fixture.stack.visibleViews.allSatisfy { $0.hasAmbiguousLayout })
  }

  @Test("one that holds on less gives way in the place of the first, and that is no ambiguity")
  func hugging() {
    let fixture = StackFixture()
    fixture.c.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    fixture.resize(width: 200)
    fixture.root.layoutIfNeeded()
    expect([fixture.a, fixture.b, fixture.c], at: "0 0 40 30 | 50 0 60 30 | 120 0 80 30")
    #expect(!fixture.a.hasAmbiguousLayout)
  }

  @Test("a hidden view counts for the extent of a stack that its views fill across, and no other's")
  func hidden() {
    let fixture = StackFixture()
    fixture.stack.axis = .vertical
    fixture.b.isHidden = true
    fixture.root.layoutIfNeeded()
    expect([fixture.stack], at: "0 0 60 50")
    expect([fixture.a, fixture.b, fixture.c], at: "0 0 60 10 | 0 15 60 0 | 0 20 60 30")
    fixture.stack.alignment = .trailing
    fixture.root.layoutIfNeeded()
    expect([fixture.stack], at: "0 0 40 50")
    expect([fixture.a, fixture.b, fixture.c], at: "0 0 40 10 | -20 15 60 0 | 20 20 20 30")
  }

  // By the constraints of kean/Arranged: a spacer lies around the views and stretches none.
  @Test("a line of text stretches no view without content, and lies low in a higher stack")
  func line() {
    let root = makeRoot(300, 100)
    let stack = addView(StackView(), "stack", to: root)
    stack.alignment = .firstBaseline
    let text = label(17, in: stack)
    let plain = View()
    stack.addArrangedSubview(plain)
    place(stack, 0, 0, 100, 50)
    root.layoutIfNeeded()
    #expect(isSameLength(text.geometry.exactFrame.maxY, 50))
    #expect(plain.geometry.exactFrame.minY == text.geometry.exactFrame.minY)
    #expect(plain.frame.height == 0)
  }

  // What asks for a height with 50 outweighs the 49 of `UISV-canvas-fit`, and not the 51 of a spacer.
  @Test("a stack of one view or of a line takes a height that is asked for, one of others does not")
  func fitting() {
    let fixture = StackFixture()
    let stack = fixture.stack
    func height(_ alignment: StackView.Alignment) -> CGFloat {
      stack.alignment = alignment
      return stack.systemLayoutSizeFitting(CGSize(width: 140, height: 200)).height
    }
    #expect([.top, .center, .bottom].map(height) == [30, 30, 30])
    #expect([.firstBaseline, .lastBaseline].map(height) == [200, 200])
    for view in [fixture.b, fixture.c] { stack.removeArrangedSubview(view) }
    #expect([.top, .center, .bottom].map(height) == [200, 200, 200])
  }

  // The 51 of the spacer of a line outweighs 50, too, where the views may not move with the stack's edge.
  @Test(
    "a line keeps its edge at its views against a height that is asked for, whenever it became one",
    arguments: [StackView.Alignment.firstBaseline, .lastBaseline], [false, true])
  func lineEdge(alignment: StackView.Alignment, isLater: Bool) {
    let fixture = StackFixture()
    let stack = fixture.stack
    if isLater {
      stack.alignment = .center
      fixture.root.layoutIfNeeded()
    }
    stack.alignment = alignment
    let height = stack.heightAnchor.constraint(equalToConstant: 200)
    height.priority = .fittingSizeLevel
    height.isActive = true
    let held =
      alignment == .firstBaseline
      ? fixture.a.topAnchor.constraint(equalTo: stack.topAnchor)
      : fixture.a.bottomAnchor.constraint(equalTo: stack.bottomAnchor)
    held.isActive = true
    fixture.root.layoutIfNeeded()
    #expect(stack.frame.height == 30)
    stack.axis = .vertical
    stack.axis = .horizontal
    held.isActive = false
    fixture.root.layoutIfNeeded()
    #expect(stack.frame.height == 200)
    let tree = fixture.root.solvedTree(canvas: Canvas(width: 400, height: 300))
    #expect(!tree.items.contains { $0.identifier.contains("spanner") })
    #expect(tree.items.allSatisfy { $0.ambiguousAxes.isEmpty })
    #expect(stack.layoutGuides.isEmpty)
    let spacer = stack.guide(.spacer).layoutFrame
    #expect(spacer.height == 30 && spacer.minY == (alignment == .firstBaseline ? 170 : 0))
  }

  @Test("shares are of what margins leave, which one view has without a conflict")
  func sharesInMargins() {
    let fixture = StackFixture()
    let (stack, a, b) = (fixture.stack, fixture.a, fixture.b)
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = directional("0 10 0 10")
    stack.spacing = 0
    fixture.c.isHidden = true
    fixture.resize(width: 220)
    fixture.root.layoutIfNeeded()
    expect([a, b], at: "10 0 80 30 | 90 0 120 30")
    b.isHidden = true
    fixture.root.layoutIfNeeded()
    expect([a], at: "10 0 200 30")
    #expect(fixture.root.layoutConflicts.isEmpty)
  }

  @Test("views without content have the share of what is in them, nested stacks among them")
  func shares() {
    let fixture = StackFixture()
    let inner = StackView(arrangedSubviews: [fixture.b, fixture.c])
    inner.spacing = 40
    fixture.stack.spacing = 0
    fixture.stack.distribution = .fillProportionally
    fixture.stack.addArrangedSubview(inner)
    fixture.resize(width: 320)
    fixture.root.layoutIfNeeded()
    // 40 and 60 + 40 + 20 of 160.
    expect([fixture.a, inner], at: "0 0 80 30 | 80 0 240 30")
    expect([fixture.b, fixture.c], at: "0 0 180 30 | 220 0 20 30")
    fixture.c.overrideIntrinsicContentSize(CGSize(width: 60, height: 30))
    fixture.root.layoutIfNeeded()
    expect([fixture.a, inner], at: "0 0 64 30 | 64 0 256 30")
    fixture.b.isHidden = true
    fixture.root.layoutIfNeeded()
    // 40 and 60 of 100.
    expect([fixture.a, inner], at: "0 0 128 30 | 128 0 192 30")
    let box = View()
    let line = addView(View(), "line", to: box)
    let lineWidth = line.widthAnchor.constraint(equalToConstant: 40)
    lineWidth.priority = .defaultHigh
    LayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: box.trailingAnchor), lineWidth,
    ])
    inner.removeFromSuperview()
    fixture.stack.addArrangedSubview(box)
    fixture.root.layoutIfNeeded()
    expect([fixture.a, box], at: "0 0 160 10 | 160 0 160 10")
    lineWidth.constant = 120
    fixture.root.layoutIfNeeded()
    expect([fixture.a, box], at: "0 0 80 10 | 80 0 240 10")
    #expect(fixture.root.layoutConflicts.isEmpty)
  }

  @Test("shares inside of shares take no time for each way down")
  func deepShares() {
    let fixture = StackFixture()
    var content: View = fixture.a
    for _ in 0..<25 {
      let stack = StackView(arrangedSubviews: [content])
      stack.distribution = .fillProportionally
      content = stack
    }
    fixture.stack.distribution = .fillProportionally
    fixture.stack.insertArrangedSubview(content, at: 0)
    fixture.resize(width: 280)
    fixture.root.layoutIfNeeded()
    // 40, 60 and 20 of 140, with 20 of distances.
    expect([content, fixture.b], at: "0 0 80 30 | 90 0 120 30")
    expect([fixture.a], at: "0 0 80 30")
  }

  @Test("the spacing of all may be the system's, or none")
  func tokens() {
    let fixture = StackFixture()
    fixture.stack.spacing = StackView.spacingUseSystem
    fixture.root.layoutIfNeeded()
    expect([fixture.b, fixture.c], at: "48 0 60 30 | 116 0 20 30")
    #expect(fixture.stack.spacing == StackView.spacingUseSystem)
    let spacing = fixture.stack.makeSystemConstraints().filter { $0.identifier == "UISV-spacing" }
    #expect(
      spacing.first?.description
        == "<NSLayoutConstraint 'UISV-spacing' H:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]"
        + "   (active)>")
    fixture.stack.spacing = StackView.spacingUseDefault
    fixture.stack.setCustomSpacing(StackView.spacingUseSystem, after: fixture.b)
    fixture.root.layoutIfNeeded()
    expect([fixture.b, fixture.c], at: "40 0 60 30 | 108 0 20 30")
  }

  @Test("the system's spacing between baselines is that of the lines of a text")
  func systemBaselines() {
    let root = makeRoot(300, 300)
    let stack = addView(StackView(), "stack", to: root)
    let labels = ["x", "y"].map { text in
      let label = Label()
      label.text = text
      stack.addArrangedSubview(label)
      return label
    }
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isBaselineRelativeArrangement = true
    stack.spacing = StackView.spacingUseSystem
    root.layoutIfNeeded()
    // Lines of 20.29 points, 21 in whole ones; the last baseline is 4.101 above the bottom, the first one
    // 16.187 below the top: 21 - 4.101 + 21 - 16.187.
    expect(labels, at: "0 0 10 21 | 0 21.713 10 21")
  }

  @Test("distances are whole pixels")
  func pixels() {
    let fixture = StackFixture { $0.scale = 2 }
    fixture.stack.spacing = 7.3
    fixture.stack.setCustomSpacing(3.2, after: fixture.a)
    fixture.root.layoutIfNeeded()
    expect([fixture.b, fixture.c], at: "43 0 60 30 | 110.5 0 20 30")
    #expect(fixture.stack.spacing == 7.3)
    #expect(fixture.stack.customSpacing(after: fixture.a) == 3.2)
  }

  @Test("the distance after a view goes with it, and is forgotten when it is arranged no longer")
  func customSpacing() {
    let fixture = StackFixture()
    let stack = fixture.stack
    let stranger = View()
    stack.setCustomSpacing(50, after: stranger)
    #expect(stack.customSpacing(after: stranger) == StackView.spacingUseDefault)
    stack.addArrangedSubview(stranger)
    #expect(stack.customSpacing(after: stranger) == StackView.spacingUseDefault)
    stack.setCustomSpacing(25, after: fixture.a)
    stack.insertArrangedSubview(fixture.a, at: 2)
    #expect(stack.customSpacing(after: fixture.a) == 25)
    stack.removeArrangedSubview(fixture.a)
    #expect(stack.customSpacing(after: fixture.a) == StackView.spacingUseDefault)
    stack.setCustomSpacing(25, after: fixture.a)
    stack.insertArrangedSubview(fixture.a, at: 0)
    #expect(stack.customSpacing(after: fixture.a) == StackView.spacingUseDefault)
  }

  private func label(_ points: CGFloat, in stack: StackView) -> Label {
    let label = Label()
    label.text = "x"
    label.font = .systemFont(ofSize: points)
    stack.addArrangedSubview(label)
    return label
  }

  @Test("equal distances are between baselines where the arrangement is relative to them")
  func equalBaselines() {
    let root = makeRoot(300, 300)
    let stack = addView(StackView(), "stack", to: root)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.isBaselineRelativeArrangement = true
    let labels = [17, 40, 10].map { label($0, in: stack) }
    size(stack, 100, 300)
    root.layoutIfNeeded()
    let frames = labels.map(\.geometry.exactFrame)
    #expect(isSameLength(frames[0].minY, 0) && isSameLength(frames[2].maxY, 300))
    let gaps = (0..<2).map { index in
      frames[index + 1].minY + labels[index + 1].font.ascender
        - (frames[index].maxY + labels[index].font.descender)
    }
    #expect(isSameLength(gaps[0], gaps[1]))
  }

  @Test("beside texts on one line, what has no text lies at their edge; stacks are as their texts")
  func baselines() throws {
    let root = makeRoot(400, 300)
    let stack = addView(StackView(), "row", to: root)
    stack.alignment = .firstBaseline
    let (large, small) = (label(40, in: stack), label(10, in: stack))
    let plain = View()
    plain.overrideIntrinsicContentSize(CGSize(width: 10, height: 10))
    stack.addArrangedSubview(plain)
    let inner = StackView()
    inner.axis = .vertical
    let (upper, lower) = (label(20, in: inner), label(30, in: inner))
    stack.addArrangedSubview(inner)
    func line(_ label: Label) -> CGFloat {
      root.layoutIfNeeded()
      return label.convert(CGPoint.zero, to: root).y
        + (label.geometry.exactFrame.minY - label.frame.minY) + label.font.ascender
    }
    let isAligned = { (lhs: CGFloat, rhs: CGFloat) in abs(lhs - rhs) < 1 }
    #expect(isAligned(line(large), line(small)) && isAligned(line(large), line(upper)))
    #expect(plain.frame.minY == large.frame.minY)
    stack.alignment = .lastBaseline
    #expect(isAligned(line(large), line(small)) && isAligned(line(large), line(lower)))
    #expect(plain.frame.maxY == large.frame.maxY)
    // What stands for the first line of the inner stack is no text any more.
    stack.alignment = .firstBaseline
    inner.insertArrangedSubview(View(), at: 0)
    root.layoutIfNeeded()
    #expect(inner.frame.minY == large.frame.minY)
  }
}

extension StackView {
  /// The arranged views that are not hidden.
  fileprivate var visibleViews: [View] { arrangedSubviews.filter { !$0.isHidden } }
}
