import Foundation
import Testing

@testable import AutoLayout

/// One stack of three views for each distribution and alignment.
struct StackCase: Sendable, CustomTestStringConvertible {
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  let frames: String

  init(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment, _ frames: String
  ) {
    self.distribution = distribution
    self.alignment = alignment
    self.frames = frames
  }

  var testDescription: String { "\(distribution), \(alignment)" }
}

@Suite("Stack views, every distribution with every alignment")
struct StackTableTests {
  /// Views of 40×10, 60×20 and 20×30, 10 apart, of which the second hugs least along the axis.
  private func stack(_ axis: LayoutConstraint.Axis, _ example: StackCase) -> StackFixture {
    let fixture = StackFixture()
    fixture.stack.axis = axis
    fixture.stack.distribution = example.distribution
    fixture.stack.alignment = example.alignment
    fixture.b.setContentHuggingPriority(LayoutPriority(249), for: axis)
    return fixture
  }

  private func check(_ fixture: StackFixture, _ example: StackCase) {
    fixture.root.layoutIfNeeded()
    expect([fixture.a, fixture.b, fixture.c], at: example.frames)
    #expect(fixture.root.layoutConflicts.isEmpty)
    #expect(!fixture.stack.arrangedSubviews.contains { $0.hasAmbiguousLayout })
  }

  // Along: 260 − 20 of distances, the extents 40, 60 and 20. Shares of 140 are 2/7, 3/7 and what is
  // left; equal distances are 70; middles lie at 20, 135 and 250.
  // Across: 50, the extents 10, 20 and 30. Without text the first baselines are the top edges, which
  // lie as low as the tallest view lets them; the last ones are the bottom edges, as high as it does.
  @Test(
    "a row of 260 by 50",
    arguments: [
      StackCase(.fill, .fill, "0 0 40 50 | 50 0 180 50 | 240 0 20 50"),
      StackCase(.fill, .top, "0 0 40 10 | 50 0 180 20 | 240 0 20 30"),
      StackCase(.fill, .firstBaseline, "0 20 40 10 | 50 20 180 20 | 240 20 20 30"),
      StackCase(.fill, .center, "0 20 40 10 | 50 15 180 20 | 240 10 20 30"),
      StackCase(.fill, .bottom, "0 40 40 10 | 50 30 180 20 | 240 20 20 30"),
      StackCase(.fill, .lastBaseline, "0 20 40 10 | 50 10 180 20 | 240 0 20 30"),
      StackCase(.fillEqually, .fill, "0 0 80 50 | 90 0 80 50 | 180 0 80 50"),
      StackCase(.fillEqually, .top, "0 0 80 10 | 90 0 80 20 | 180 0 80 30"),
      StackCase(.fillEqually, .firstBaseline, "0 20 80 10 | 90 20 80 20 | 180 20 80 30"),
      StackCase(.fillEqually, .center, "0 20 80 10 | 90 15 80 20 | 180 10 80 30"),
      StackCase(.fillEqually, .bottom, "0 40 80 10 | 90 30 80 20 | 180 20 80 30"),
      StackCase(.fillEqually, .lastBaseline, "0 20 80 10 | 90 10 80 20 | 180 0 80 30"),
      StackCase(
        .fillProportionally, .fill, "0 0 74.286 50 | 84.286 0 111.429 50 | 205.714 0 54.286 50"),
      StackCase(
        .fillProportionally, .top, "0 0 74.286 10 | 84.286 0 111.429 20 | 205.714 0 54.286 30"),
      StackCase(
        .fillProportionally, .firstBaseline,
        "0 20 74.286 10 | 84.286 20 111.429 20 | 205.714 20 54.286 30"),
      StackCase(
        .fillProportionally, .center, "0 20 74.286 10 | 84.286 15 111.429 20 | 205.714 10 54.286 30"
      ),
      StackCase(
        .fillProportionally, .bottom, "0 40 74.286 10 | 84.286 30 111.429 20 | 205.714 20 54.286 30"
      ),
      StackCase(
        .fillProportionally, .lastBaseline,
        "0 20 74.286 10 | 84.286 10 111.429 20 | 205.714 0 54.286 30"),
      StackCase(.equalSpacing, .fill, "0 0 40 50 | 110 0 60 50 | 240 0 20 50"),
      StackCase(.equalSpacing, .top, "0 0 40 10 | 110 0 60 20 | 240 0 20 30"),
      StackCase(.equalSpacing, .firstBaseline, "0 20 40 10 | 110 20 60 20 | 240 20 20 30"),
      StackCase(.equalSpacing, .center, "0 20 40 10 | 110 15 60 20 | 240 10 20 30"),
      StackCase(.equalSpacing, .bottom, "0 40 40 10 | 110 30 60 20 | 240 20 20 30"),
      StackCase(.equalSpacing, .lastBaseline, "0 20 40 10 | 110 10 60 20 | 240 0 20 30"),
      StackCase(.equalCentering, .fill, "0 0 40 50 | 105 0 60 50 | 240 0 20 50"),
      StackCase(.equalCentering, .top, "0 0 40 10 | 105 0 60 20 | 240 0 20 30"),
      StackCase(.equalCentering, .firstBaseline, "0 20 40 10 | 105 20 60 20 | 240 20 20 30"),
      StackCase(.equalCentering, .center, "0 20 40 10 | 105 15 60 20 | 240 10 20 30"),
      StackCase(.equalCentering, .bottom, "0 40 40 10 | 105 30 60 20 | 240 20 20 30"),
      StackCase(.equalCentering, .lastBaseline, "0 20 40 10 | 105 10 60 20 | 240 0 20 30"),
    ])
  func rows(example: StackCase) {
    let fixture = stack(.horizontal, example)
    size(fixture.stack, 260, 50)
    check(fixture, example)
  }

  // Along: 200 − 20 of distances, the extents 10, 20 and 30. Shares of 80 are 1/8, 2/8 and what is
  // left; equal distances are 70; middles lie at 5, 95 and 185.
  // Across: 100, the extents 40, 60 and 20. Baselines align rows alone.
  @Test(
    "a column of 100 by 200",
    arguments: [
      StackCase(.fill, .fill, "0 0 100 10 | 0 20 100 140 | 0 170 100 30"),
      StackCase(.fill, .leading, "0 0 40 10 | 0 20 60 140 | 0 170 20 30"),
      StackCase(.fill, .firstBaseline, "0 0 40 10 | 0 20 60 140 | 0 170 20 30"),
      StackCase(.fill, .center, "30 0 40 10 | 20 20 60 140 | 40 170 20 30"),
      StackCase(.fill, .trailing, "60 0 40 10 | 40 20 60 140 | 80 170 20 30"),
      StackCase(.fill, .lastBaseline, "60 0 40 10 | 40 20 60 140 | 80 170 20 30"),
      StackCase(.fillEqually, .fill, "0 0 100 60 | 0 70 100 60 | 0 140 100 60"),
      StackCase(.fillEqually, .leading, "0 0 40 60 | 0 70 60 60 | 0 140 20 60"),
      StackCase(.fillEqually, .firstBaseline, "0 0 40 60 | 0 70 60 60 | 0 140 20 60"),
      StackCase(.fillEqually, .center, "30 0 40 60 | 20 70 60 60 | 40 140 20 60"),
      StackCase(.fillEqually, .trailing, "60 0 40 60 | 40 70 60 60 | 80 140 20 60"),
      StackCase(.fillEqually, .lastBaseline, "60 0 40 60 | 40 70 60 60 | 80 140 20 60"),
      StackCase(.fillProportionally, .fill, "0 0 100 25 | 0 35 100 50 | 0 95 100 105"),
      StackCase(.fillProportionally, .leading, "0 0 40 25 | 0 35 60 50 | 0 95 20 105"),
      StackCase(.fillProportionally, .firstBaseline, "0 0 40 25 | 0 35 60 50 | 0 95 20 105"),
      StackCase(.fillProportionally, .center, "30 0 40 25 | 20 35 60 50 | 40 95 20 105"),
      StackCase(.fillProportionally, .trailing, "60 0 40 25 | 40 35 60 50 | 80 95 20 105"),
      StackCase(.fillProportionally, .lastBaseline, "60 0 40 25 | 40 35 60 50 | 80 95 20 105"),
      StackCase(.equalSpacing, .fill, "0 0 100 10 | 0 80 100 20 | 0 170 100 30"),
      StackCase(.equalSpacing, .leading, "0 0 40 10 | 0 80 60 20 | 0 170 20 30"),
      StackCase(.equalSpacing, .firstBaseline, "0 0 40 10 | 0 80 60 20 | 0 170 20 30"),
      StackCase(.equalSpacing, .center, "30 0 40 10 | 20 80 60 20 | 40 170 20 30"),
      StackCase(.equalSpacing, .trailing, "60 0 40 10 | 40 80 60 20 | 80 170 20 30"),
      StackCase(.equalSpacing, .lastBaseline, "60 0 40 10 | 40 80 60 20 | 80 170 20 30"),
      StackCase(.equalCentering, .fill, "0 0 100 10 | 0 85 100 20 | 0 170 100 30"),
      StackCase(.equalCentering, .leading, "0 0 40 10 | 0 85 60 20 | 0 170 20 30"),
      StackCase(.equalCentering, .firstBaseline, "0 0 40 10 | 0 85 60 20 | 0 170 20 30"),
      StackCase(.equalCentering, .center, "30 0 40 10 | 20 85 60 20 | 40 170 20 30"),
      StackCase(.equalCentering, .trailing, "60 0 40 10 | 40 85 60 20 | 80 170 20 30"),
      StackCase(.equalCentering, .lastBaseline, "60 0 40 10 | 40 85 60 20 | 80 170 20 30"),
    ])
  func columns(example: StackCase) {
    let fixture = stack(.vertical, example)
    size(fixture.stack, 100, 200)
    check(fixture, example)
  }
}

/// A stack of three views at the origin of a root of 400 by 300.
final class StackFixture {
  let root: View
  let stack = StackView()
  /// 40×10 points.
  let a = View()
  /// 60×20 points.
  let b = View()
  /// 20×30 points.
  let c = View()

  init(_ surroundings: (inout LayoutEnvironment) -> Void = { _ in }) {
    root = makeRoot(400, 300, surroundings: surroundings)
    addView(stack, "stack", to: root)
    let sizes = [(40, 10), (60, 20), (20, 30)]
    for (view, (name, size)) in zip([a, b, c], zip(["a", "b", "c"], sizes)) {
      view.identifier = name
      view.overrideIntrinsicContentSize(CGSize(width: size.0, height: size.1))
      stack.addArrangedSubview(view)
    }
    stack.spacing = 10
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  /// Gives the stack a width, a height, or both, in points.
  func resize(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}
