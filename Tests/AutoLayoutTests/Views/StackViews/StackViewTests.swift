import Foundation
import Testing

@testable import AutoLayout

@Suite("Stack views")
struct StackViewTests {
  let root = makeRoot(400, 300)
  let stack: StackView
  let views: [View]

  /// A stack of three views with content of 40×10, 60×20 and 20×30, at the root's origin.
  init() {
    stack = addView(StackView(), "stack", to: root)
    views = [(40, 10), (60, 20), (20, 30)].enumerated().map { index, size in
      let view = View()
      view.identifier = "v\(index)"
      view.overrideIntrinsicContentSize(CGSize(width: size.0, height: size.1))
      return view
    }
    for view in views { stack.addArrangedSubview(view) }
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func widen(to width: CGFloat, height: CGFloat? = nil) {
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
  }

  /// Where the views begin and how long they are along the axis.
  private var row: [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }
  /// The same across the axis.
  private var column: [[CGFloat]] { views.map { [$0.frame.minY, $0.frame.height] } }

  @Test("a stack left to itself is as large as its views and distances")
  func ownSize() {
    stack.spacing = 5
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 130, height: 30))
    #expect(row == [[0, 40], [45, 60], [110, 20]])
    #expect(column == [[0, 30], [0, 30], [0, 30]])
    #expect(root.layoutConflicts.isEmpty)
  }

  struct Distribution: Sendable {
    let distribution: StackView.Distribution
    let row: [[CGFloat]]
  }

  @Test(
    "distributions share the space along the axis",
    arguments: [
      Distribution(distribution: .fillEqually, row: [[0, 80], [90, 80], [180, 80]]),
      Distribution(
        distribution: .fillProportionally,
        row: [[0, 40 * 260 / 140.0], [40 * 260 / 140.0 + 10, 60 * 260 / 140.0], [0, 0]]),
      Distribution(distribution: .equalSpacing, row: [[0, 40], [110, 60], [240, 20]]),
      Distribution(distribution: .equalCentering, row: [[0, 40], [105, 60], [240, 20]]),
    ])
  func distributions(example: Distribution) {
    stack.distribution = example.distribution
    stack.spacing = 10
    widen(to: 260)
    let exact = views.map(\.geometry.exactFrame)
    for (index, part) in example.row.enumerated() where part != [0, 0] {
      #expect(isSameLength(exact[index].minX, part[0]))
      #expect(isSameLength(exact[index].width, part[1]))
    }
    #expect(isSameLength(exact[2].maxX, 260))
    #expect(!views.contains { $0.hasAmbiguousLayout })
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("fill stretches the view that hugs least")
  func fill() {
    views[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    widen(to: 200)
    #expect(row == [[0, 40], [40, 140], [180, 20]])
  }

  struct Alignment: Sendable {
    let alignment: StackView.Alignment
    let column: [[CGFloat]]
  }

  @Test(
    "alignments place views across the axis",
    arguments: [
      Alignment(alignment: .fill, column: [[0, 50], [0, 50], [0, 50]]),
      Alignment(alignment: .top, column: [[0, 10], [0, 20], [0, 30]]),
      Alignment(alignment: .center, column: [[20, 10], [15, 20], [10, 30]]),
      Alignment(alignment: .bottom, column: [[40, 10], [30, 20], [20, 30]]),
      // Views without text have their first baseline at their top edge, their last one at the bottom.
      Alignment(alignment: .firstBaseline, column: [[20, 10], [20, 20], [20, 30]]),
      Alignment(alignment: .lastBaseline, column: [[20, 10], [10, 20], [0, 30]]),
    ])
  func alignments(example: Alignment) {
    stack.alignment = example.alignment
    widen(to: 120, height: 50)
    #expect(column == example.column)
    #expect(!views.contains { $0.hasAmbiguousLayout })
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test(
    "a stack that nothing sizes across the axis is as tall as its tallest view",
    arguments: [StackView.Alignment.fill, .top, .center, .bottom, .lastBaseline])
  func hugging(alignment: StackView.Alignment) {
    stack.alignment = alignment
    root.layoutIfNeeded()
    #expect(stack.frame.height == 30)
  }

  @Test("first baselines hold the first view inside of the stack, and let taller ones stick out")
  func baselines() {
    for view in views { view.removeFromSuperview() }
    let labels = [12.0, 30, 17].map { points in
      let label = Label()
      label.text = "Text"
      label.font = .systemFont(ofSize: CGFloat(points))
      return label
    }
    for label in labels { stack.addArrangedSubview(label) }
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    let lines = labels.map { $0.geometry.exactFrame.minY + $0.font.ascender }
    for line in lines { #expect(isSameLength(line, lines[0])) }
    #expect(labels.allSatisfy { $0.frame.maxY <= stack.frame.height })
    #expect(labels[0].frame.minY == 0)
    #expect(labels[1].frame.minY < 0)
  }

  @Test("there are no shares of nothing, where views overlap by all that they want")
  func overlapping() {
    stack.distribution = .fillProportionally
    stack.spacing = -60
    root.layoutIfNeeded()
    #expect(row == [[0, 40], [-20, 60], [-20, 20]])
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("a hidden view takes no space, nor the distance after it")
  func hidden() {
    stack.spacing = 10
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 70)
    #expect(views[1].frame.width == 0)
    #expect(views[2].frame.minX == 50)
    #expect(stack.arrangedSubviews.count == 3)
    #expect(!views[1].hasAmbiguousLayout)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 140)
  }

  @Test("a hidden view that is tied to visible ones leaves them their sizes", arguments: [0, 1])
  func tiedHidden(_ index: Int) {
    let shown = views[2]
    shown.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let tie = views[index].widthAnchor.constraint(equalTo: shown.widthAnchor)
    tie.isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    views[index].isHidden = true
    root.layoutIfNeeded()
    #expect(shown.frame.width == 40)
    #expect(root.layoutConflicts.count == 1)
    views[index].isHidden = false
    root.layoutIfNeeded()
    #expect(views[index].frame.width == 40)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("a stack of hidden views alone, or of none, has no size and no conflict")
  func allHidden() {
    for view in views { view.isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    for view in views { view.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("custom spacing follows its view, replaces the default, and can be taken back")
  func customSpacing() {
    stack.spacing = 10
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(3, after: views[0])
    root.layoutIfNeeded()
    #expect(row.map { $0[0] } == [0, 43, 113])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 43)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 48)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 50)
  }

  @Test("a column goes down, and a row from right to left where reading does")
  func axes() {
    stack.axis = .vertical
    stack.alignment = .trailing
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 60, height: 60))
    #expect(column == [[0, 10], [10, 20], [30, 30]])
    #expect(row.map { $0[0] } == [20, 0, 40])
    stack.axis = .horizontal
    root.layoutEnvironment?.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(row.map { $0[0] } == [80, 20, 0])
  }

  @Test("margins hold the views where they are asked to")
  func margins() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 126, height: 34))
    #expect(views[0].frame == CGRect(2, 1, 40, 30))
  }

  @Test("baseline-relative columns count from baseline to baseline")
  func baselineRelative() {
    let column = addView(StackView(), "column", to: root)
    column.axis = .vertical
    column.isBaselineRelativeArrangement = true
    column.spacing = 30
    let labels = (0..<2).map { _ in Label() }
    for label in labels {
      label.text = "x"
      column.addArrangedSubview(label)
    }
    root.layoutIfNeeded()
    let exact = labels.map(\.geometry.exactFrame)
    let font: Font = labels[0].font
    #expect(isSameLength(exact[1].minY + font.ascender, exact[0].maxY + font.descender + 30))
  }

  @Test("arranging turns frames off; no longer arranging leaves a subview; leaving un-arranges")
  func membership() {
    let view = View()
    stack.insertArrangedSubview(view, at: 1)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.arrangedSubviews.map { $0 === view } == [false, true, false, false])
    stack.insertArrangedSubview(view, at: 3)
    #expect(stack.arrangedSubviews.last === view)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack)
    #expect(stack.arrangedSubviews.count == 3)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    let other = StackView(arrangedSubviews: [views[1]])
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(views[1].superview === other)
  }

  @Test("an index out of range stops the program")
  func outOfRange() async {
    await #expect(processExitsWith: .failure) {
      StackView().insertArrangedSubview(View(), at: 1)
    }
  }

  @Test("conflicts show the stack's own constraints under Apple's identifiers")
  func identifiers() throws {
    views[0].widthAnchor.constraint(equalToConstant: 10).named("ten").isActive = true
    views[0].isHidden = true
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflicts.first)
    #expect(
      Set([conflict.broken] + conflict.because)
        == ["ten: v0.width == 10", "UISV-hiding: v0.width == 0"])
  }
}
