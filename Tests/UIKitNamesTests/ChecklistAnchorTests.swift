import Testing
import UIKitNames

@Suite("Checklist 2: anchors")
struct ChecklistAnchorTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let a = UIView()
  let b = UIView()

  init() {
    for child in [a, b] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
  }

  @Test("NSLayoutAnchor")
  func anchor() {
    let (first, second): (NSLayoutAnchor<NSLayoutXAxisAnchor>, NSLayoutXAxisAnchor) = (
      a.leadingAnchor, b.trailingAnchor
    )
    let made = [
      first.constraint(equalTo: second), first.constraint(greaterThanOrEqualTo: second),
      first.constraint(lessThanOrEqualTo: second), first.constraint(equalTo: second, constant: 1),
      first.constraint(greaterThanOrEqualTo: second, constant: 2),
      first.constraint(lessThanOrEqualTo: second, constant: 3),
    ]
    #expect(made.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
    #expect(made.map(\.constant) == [0, 0, 0, 1, 2, 3])
    #expect(made.allSatisfy { !$0.isActive && $0.multiplier == 1 })
  }

  @Test("NSLayoutXAxisAnchor and NSLayoutYAxisAnchor: 8 points between edges, 0 for less than none")
  func systemSpacing() {
    let x: [NSLayoutConstraint] = [
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: -1),
    ]
    let y: [NSLayoutConstraint] = [
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
      a.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2),
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: -1),
    ]
    for made in [x, y] {
      #expect(made.map(\.relation.rawValue) == [0, 1, -1])
      #expect(made.map(\.constant) == [8, 16, 0])
      #expect(made.allSatisfy { $0.multiplier == 1 })
    }
  }

  @Test("NSLayoutDimension")
  func dimension() {
    let (width, height): (NSLayoutDimension, NSLayoutDimension) = (a.widthAnchor, b.heightAnchor)
    let made = [
      width.constraint(equalToConstant: 1), width.constraint(greaterThanOrEqualToConstant: 1),
      width.constraint(lessThanOrEqualToConstant: 1),
      width.constraint(equalTo: height, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 2),
      width.constraint(lessThanOrEqualTo: height, multiplier: 2),
      width.constraint(equalTo: height, multiplier: 2, constant: 1),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 1),
      width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 1),
    ]
    #expect(made.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1, 0, 1, -1])
    #expect(made.map(\.multiplier) == [1, 1, 1, 2, 2, 2, 2, 2, 2])
    #expect(made.map(\.constant) == [1, 1, 1, 0, 0, 0, 1, 1, 1])
  }

  @Test("distances between anchors: to a constant, to each other and to a multiple of a size")
  func offsets() {
    let before: NSLayoutDimension = view.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let after: NSLayoutDimension = a.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)
    let above: NSLayoutDimension = view.topAnchor.anchorWithOffset(to: a.topAnchor)
    NSLayoutConstraint.activate([
      after.constraint(equalTo: before, multiplier: 3, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 80),
      above.constraint(equalToConstant: 30),
      above.constraint(equalTo: a.heightAnchor, multiplier: 0.5),
    ])
    view.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 50, y: 30, width: 80, height: 60))
    #expect(!a.hasAmbiguousLayout)
  }
}
