import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 2: anchors")
struct AnchorItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()

  init() {
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
  }

  private func expect(
    _ made: [NSLayoutConstraint], multiplier: CGFloat = 1, constants: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let relations = made.map(\.relation.rawValue)
    #expect(relations == [0, 1, -1], sourceLocation: sourceLocation)
    #expect(made.map(\.constant) == constants, sourceLocation: sourceLocation)
    #expect(
      made.allSatisfy { !$0.isActive && $0.multiplier == multiplier && $0.priority == .required },
      sourceLocation: sourceLocation)
  }

  @Test("NSLayoutAnchor: constraint(equalTo:) and its inequalities")
  func plain() {
    let (first, second): (NSLayoutAnchor<NSLayoutXAxisAnchor>, NSLayoutXAxisAnchor) = (
      a.leadingAnchor, b.trailingAnchor
    )
    expect(
      [
        first.constraint(equalTo: second), first.constraint(greaterThanOrEqualTo: second),
        first.constraint(lessThanOrEqualTo: second),
      ], constants: [0, 0, 0])
  }

  @Test("NSLayoutAnchor: constraint(equalTo:constant:) and its inequalities")
  func withConstant() {
    let (first, second): (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) = (a.topAnchor, b.bottomAnchor)
    expect(
      [
        first.constraint(equalTo: second, constant: 1),
        first.constraint(greaterThanOrEqualTo: second, constant: 2),
        first.constraint(lessThanOrEqualTo: second, constant: 3),
      ], constants: [1, 2, 3])
  }

  @Test("NSLayoutXAxisAnchor.anchorWithOffset(to:): b − a, to a constant, a multiple, another")
  func horizontalOffsets() {
    let before: NSLayoutDimension = view.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let after: NSLayoutDimension = a.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)
    let ratio = after.constraint(equalTo: before, multiplier: 3, constant: 20)
    NSLayoutConstraint.activate([ratio, a.widthAnchor.constraint(equalToConstant: 80)])
    view.layoutIfNeeded()
    #expect(a.frame.minX == 50 && a.frame.maxX == 130)
    #expect(
      ratio.description
        == "<NSLayoutConstraint (UIView.trailing - UIView.trailing) == 3*(UIView.leading - "
        + "UIView.leading) + 20   (active)>")
  }

  @Test("constraint(equalToSystemSpacingAfter:multiplier:): 8 points, 0 for less than none")
  func spacingAfter() {
    expect(
      [
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
        a.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2.5),
        a.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: b.leadingAnchor, multiplier: -1),
      ], constants: [8, 20, 0])
  }

  @Test("NSLayoutYAxisAnchor.anchorWithOffset(to:)")
  func verticalOffsets() {
    let above: NSLayoutDimension = view.topAnchor.anchorWithOffset(to: a.topAnchor)
    NSLayoutConstraint.activate([
      above.constraint(equalToConstant: 30),
      above.constraint(equalTo: a.heightAnchor, multiplier: 0.5),
    ])
    view.layoutIfNeeded()
    #expect(a.frame.minY == 30 && a.frame.height == 60)
  }

  @Test("constraint(equalToSystemSpacingBelow:multiplier:): 8 points, and lines between baselines")
  func spacingBelow() {
    expect(
      [
        a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
        a.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2),
        a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: -1),
      ], constants: [8, 16, 0])
    // Views without a font have the distance of edges.
    #expect(
      a.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 1
      ).constant == 8)
  }

  // Line height of the lower font + its descender − the upper font's, rounded up to the pixel:
  // 1.193359375 em and −0.2412109375 em.
  @Test(
    "distances between baselines by the sizes of the fonts above and below",
    arguments: [
      (17.0, 17.0, 1.0, 21.0), (17, 17, 2, 20.5), (9, 40, 2, 40.5), (40, 9, 2, 18.5),
      (17, 40, 2, 42.5), (40, 17, 2, 26),
    ])
  func baselines(upper: Double, lower: Double, scale: Double, distance: Double) {
    var surroundings = LayoutEnvironment()
    surroundings.scale = CGFloat(scale)
    view.layoutEnvironment = surroundings
    let labels = [upper, lower].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: CGFloat(size))
      view.addSubview(label)
      return label
    }
    let line = labels[1].firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1)
    let (exact, pixel) = (
      lower * (1.193359375 - 0.2412109375) + upper * 0.2412109375, 1 / scale
    )
    #expect(line.constant == CGFloat(distance))
    #expect(line.constant >= CGFloat(exact) - 1e-9 && line.constant < CGFloat(exact + pixel))
  }

  @Test("NSLayoutDimension: constraint(equalToConstant:) and its inequalities")
  func constants() {
    let width: NSLayoutDimension = a.widthAnchor
    expect(
      [
        width.constraint(equalToConstant: 1), width.constraint(greaterThanOrEqualToConstant: 2),
        width.constraint(lessThanOrEqualToConstant: 3),
      ], constants: [1, 2, 3])
  }

  @Test("NSLayoutDimension: constraint(equalTo:multiplier:) and its inequalities")
  func multipliers() {
    expect(
      [
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2),
        a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2),
      ], multiplier: 2, constants: [0, 0, 0])
  }

  @Test("NSLayoutDimension: constraint(equalTo:multiplier:constant:) and its inequalities")
  func multipliersAndConstants() {
    expect(
      [
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 1),
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 1),
        a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: -1),
      ], multiplier: 2, constants: [1, 1, -1])
  }
}
