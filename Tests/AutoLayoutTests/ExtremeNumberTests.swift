import Foundation
import Testing

@testable import AutoLayout

@Suite("Extreme numbers")
struct ExtremeNumberTests {
  static let numbers: [CGFloat] = [
    1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0, -0.0, 1e15, 0.1,
  ]

  @Test("constants and multipliers neither trap nor hang", arguments: numbers)
  func constraints(number: CGFloat) throws {
    let root = makeRoot(300, 200)
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    let guide = addGuide("gap", to: a)
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: number),
      a.widthAnchor.constraint(equalToConstant: number),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: number, constant: number),
      b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: number).at(0.001),
      guide.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: number),
    ])
    try expectNumbers(root)
    #expect(b.description.isEmpty == false && guide.description.isEmpty == false)
  }

  @Test("frames, content sizes, offsets and margins neither trap nor hang", arguments: numbers)
  func geometry(number: CGFloat) throws {
    let root = makeRoot(300, 200)
    let label = addView(Label(), "label", to: root)
    label.numberOfLines = 0
    label.text = "some text"
    label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let placed = View(frame: CGRect(x: number, y: number, width: number, height: number))
    placed.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    root.addSubview(placed)
    let content = addView("content", to: placed)
    content.overrideIntrinsicContentSize(CGSize(width: number, height: number))
    content.layoutMargins = EdgeInsets(top: number, left: number, bottom: number, right: number)
    content.setAlignmentInsets(EdgeInsets(top: number, left: number))
    _ = (content.layoutMarginsGuide, content.readableContentGuide, root.keyboardLayoutGuide)
    let scroll = addView(ScrollView(), "scroll", to: root)
    scroll.contentOffset = CGPoint(x: number, y: number)
    root.layoutIfNeeded()
    root.frame = CGRect(x: 0, y: 0, width: abs(number), height: abs(number))
    _ = root.solvedTree(canvas: Canvas(width: number, height: number))
    _ = root.systemLayoutSizeFitting(CGSize(width: number, height: number))
    expectSoundLayout(in: root)
  }

  @Test(
    "not-a-number in a frame or a canvas neither traps nor hangs",
    arguments: [
      CGFloat.nan, .infinity, -.infinity,
    ])
  func notNumbers(number: CGFloat) {
    let root = makeRoot(number, 200)
    let placed = View(frame: CGRect(x: number, y: 0, width: 10, height: number))
    root.addSubview(placed)
    let stack = addView(StackView(arrangedSubviews: [View(), View()]), "stack", to: root)
    stack.arrangedSubviews[0].overrideIntrinsicContentSize(CGSize(width: number, height: number))
    stack.distribution = .fillProportionally
    root.layoutMargins.top = number
    _ = root.layoutMarginsGuide
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(CGSize(width: number, height: number))
    _ = root.solvedTree(canvas: Canvas(width: number, height: 200)).conflicts
    placed.exerciseAmbiguityInLayout()
    expectSoundLayout(in: root)
  }

  @Test("scales of any size round or leave alone", arguments: [1e-300, 1e-9, 0, -2, 1e9, 1e300])
  func scales(scale: CGFloat) throws {
    let root = makeRoot(300, 200) { $0.scale = scale }
    let label = addView(Label(), "label", to: root)
    label.text = "text"
    place(addView("view", to: root), 0.3, 0.3, 10.7, 10.7)
    try expectNumbers(root)
  }

  @Test("constraints whose numbers overflow are reported as broken")
  func overflow() {
    let root = makeRoot(300, 200)
    let view = addView("view", to: root)
    let huge = CGFloat.greatestFiniteMagnitude
    view.leftAnchor.constraint(equalTo: root.leftMarginPlace, constant: huge).isActive = true
    root.layoutMargins.left = huge
    root.layoutIfNeeded()
    // No other constraint is to blame for a number beyond all numbers, and none gives way to it.
    let text = "view.left == root.leftMargin + \(Double.greatestFiniteMagnitude)"
    #expect(root.layoutConflicts.map(\.broken) == [text])
    #expect(root.layoutConflicts.flatMap(\.because) == [])
    #expect(view.frame == .zero)
  }

  /// Expects a plain view to be laid out as ever once what is extreme has left.
  private func expectSoundLayout(in root: View) {
    for view in root.subviews { view.removeFromSuperview() }
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let view = addView("sound", to: root)
    place(view, 10, 20, 30, 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  private func expectNumbers(_ root: View) throws {
    let tree = root.solvedTree(canvas: Canvas(width: 300, height: 200))
    for item in tree.items {
      #expect(!item.frame.minX.isNaN && !item.frame.width.isNaN, "\(item.identifier)")
      #expect(item.exactFrame.width >= 0, "\(item.identifier)")
    }
  }
}

extension View {
  fileprivate var leftMarginPlace: LayoutXAxisAnchor { reference.xAnchor(.leftMargin) }
}
