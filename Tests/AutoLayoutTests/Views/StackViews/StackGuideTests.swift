import Foundation
import Testing

@testable import AutoLayout

@Suite("The spacer and the gap guides of stack views, where Apple's texts name them")
struct StackGuideTests {
  // As in a log of a cell of 44 points that an image of 60 lies in: one in a review of
  // yagom-academy/ios-open-market lists the same seven.
  @Test("a conflict across a stack names the spacer, as Apple's log does")
  func conflict() {
    let root = makeRoot(320, 44)
    let stack = addView(StackView(), "stack", to: root)
    stack.alignment = .center
    for name in ["image", "title"] {
      let view = View()
      view.identifier = name
      stack.addArrangedSubview(view)
    }
    LayoutConstraint.activate([
      stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 60),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let log = root.layoutConflictLogs.first?.split(separator: "\n").map(String.init) ?? []
    #expect(
      log.filter { $0.hasPrefix("    ") } == [
        "    \"<NSLayoutConstraint 'UISV-canvas-connection' stack.centerY == image.centerY"
          + "   (active)>\",",
        "    \"<NSLayoutConstraint 'UISV-canvas-connection' stack.top == "
          + "_UILayoutSpacer:stack'UISV-alignment-spanner'.top   (active)>\",",
        "    \"<NSLayoutConstraint 'UISV-spanning-boundary' "
          + "_UILayoutSpacer:stack'UISV-alignment-spanner'.top <= image.top   (active)>\",",
        "    \"<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' root.height == 44"
          + "   (active)>\",",
        "    \"<NSLayoutConstraint V:|-(0)-[stack]   (active, names: '|':root )>\",",
        "    \"<NSLayoutConstraint image.height == 60   (active)>\",",
        "    \"<NSLayoutConstraint stack.bottom == root.bottom   (active)>\"",
      ])
    // Reports say the same of the stack.
    let told = root.layoutConflicts.flatMap { [$0.broken] + $0.because }
    #expect(!told.isEmpty && !told.contains { $0.contains("Spacer") || $0.contains("spanner") })
  }

  @Test("distances that cannot be equal are told of by the guides in the gaps")
  func gaps() throws {
    let root = makeRoot(300, 100)
    let stack = addView(StackView(), "stack", to: root)
    stack.distribution = .equalSpacing
    for name in ["a", "b", "c"] {
      let view = View()
      view.identifier = name
      view.overrideIntrinsicContentSize(CGSize(width: 20, height: 10))
      stack.addArrangedSubview(view)
    }
    let (a, b, c) = (
      stack.arrangedSubviews[0], stack.arrangedSubviews[1], stack.arrangedSubviews[2]
    )
    LayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 9),
    ])
    let log = root.layoutConflictLogs.first ?? ""
    for text in [
      "'UISV-distributing-edge' H:[a]-(0)-[_UIOLAGapGuide:a-b]   (active)>",
      "'UISV-distributing-edge' _UIOLAGapGuide:a-b.trailing == b.leading   (active)>",
      "'UISV-distributing-edge' H:[b]-(0)-[_UIOLAGapGuide:b-c]   (active)>",
      "'UISV-distributing-edge' _UIOLAGapGuide:b-c.trailing == c.leading   (active)>",
      "'UISV-fill-equally' _UIOLAGapGuide:b-c.width == _UIOLAGapGuide:a-b.width   (active)>",
      "H:[a]-(8)-[b]", "H:[b]-(9)-[c]",
    ] {
      #expect(log.contains(text))
    }
    #expect(log.split(separator: "\n").count { $0.hasPrefix("    \"") } == 7)
  }

  @Test("a gap guide lies between the views whose distance is equal to others")
  func gapFrames() {
    for (distribution, frames) in [
      (StackView.Distribution.equalSpacing, [CGRect(40, 0, 40, 0), CGRect(140, 0, 40, 0)]),
      (.equalCentering, [CGRect(20, 0, 85, 0), CGRect(105, 0, 85, 0)]),
    ] {
      let fixture = StackFixture()
      fixture.stack.distribution = distribution
      fixture.resize(width: 200)
      fixture.root.layoutIfNeeded()
      let guides = fixture.b.constraintsAffectingLayout(for: .horizontal)
        .flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? StackGuide }
      #expect(!guides.isEmpty)
      for guide in guides { #expect(frames.contains(guide.layoutFrame)) }
    }
  }

  @Test("the spacer decides how high a stack is, and has a place, but is no item of the layout")
  func spacer() throws {
    let fixture = StackFixture()
    fixture.stack.alignment = .top
    fixture.root.layoutIfNeeded()
    let deciding = fixture.stack.constraintsAffectingLayout(for: .vertical)
    let boundary = try #require(deciding.first { $0.identifier == "UISV-spanning-boundary" })
    #expect(boundary.secondItem === fixture.c)
    let spacer = try #require(boundary.firstItem as? LayoutGuide)
    #expect(
      spacer.description.hasPrefix(
        "<_UILayoutSpacer: - \"UISV-alignment-spanner\", layoutFrame = {{0, 0}, {0, 30}}, "
          + "owningView = <UIStackView: stack;"))
    #expect(fixture.stack.layoutGuides.isEmpty && spacer.owningView === fixture.stack)
    #expect(!spacer.hasAmbiguousLayout && spacer.constraintsAffectingLayout(for: .vertical).isEmpty)
    fixture.stack.removeLayoutGuide(spacer)
    fixture.root.addLayoutGuide(spacer)
    #expect(spacer.owningView === fixture.stack && fixture.root.layoutGuides.isEmpty)
  }

  @Test("a trace shows the spacer before what is arranged, where Apple's class has one")
  func trace() {
    let fixture = StackFixture()
    fixture.stack.alignment = .center
    let line =
      "|   |   *<_UILayoutSpacer: - \"UISV-alignment-spanner\", layoutFrame = {{0, 0}, {0, 30}}, "
      + "owningView = <UIStackView: stack; frame = (0 0; 140 30)>>\n|   |   *a"
    fixture.root.layoutIfNeeded()
    #expect(fixture.root.autolayoutTrace().contains(line))
    fixture.stack.alignment = .fill
    #expect(!fixture.root.autolayoutTrace().contains("_UILayoutSpacer"))
    fixture.stack.alignment = .center
    for view in [fixture.b, fixture.c] { fixture.stack.removeArrangedSubview(view) }
    #expect(!fixture.root.autolayoutTrace().contains("_UILayoutSpacer"))
  }
}
