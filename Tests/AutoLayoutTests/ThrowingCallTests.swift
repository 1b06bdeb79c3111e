import Foundation
import Testing

@testable import AutoLayout

@Suite("Calls that throw where UIKit's stop the program")
struct ThrowingCallTests {
  private let stack = StackView(arrangedSubviews: [View(), View()])

  @Test("a view is put at a place counted from the back, the nearest that there is")
  func embedding() throws {
    let (root, back, front) = (View(), View(), View())
    try root.embed(front)
    try root.embed(back, at: 0)
    #expect(root.subviews == [back, front])
    try root.embed(back, at: 100)
    #expect(root.subviews == [front, back])
    try root.embed(back, at: -1)
    #expect(root.subviews == [back, front])
  }

  @Test("a view in itself, and one in what it contains, are refused, and nothing has changed")
  func cycles() {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(throws: LayoutError.subviewOfItself) { try outer.embed(outer) }
    #expect(
      throws: LayoutError.subviewOfDescendant(
        view: outer.description, superview: inner.description)
    ) { try inner.embed(outer) }
    #expect(outer.superview == nil && inner.superview === middle && inner.subviews.isEmpty)
  }

  @Test("stack views in each other are refused, and arrange what they did")
  func stackCycles() {
    let outer = StackView(arrangedSubviews: [stack])
    #expect(throws: LayoutError.self) { try stack.arrange(outer) }
    #expect(throws: LayoutError.subviewOfItself) { try stack.arrange(stack) }
    #expect(stack.arrangedSubviews.count == 2)
    #expect(outer.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("an arranged subview beyond the others is refused, and one that moves stays where it was")
  func arranging() throws {
    #expect(throws: LayoutError.arrangedIndexOutOfBounds(index: 3, count: 2)) {
      try stack.arrange(View(), at: 3)
    }
    #expect(throws: LayoutError.arrangedIndexOutOfBounds(index: -1, count: 2)) {
      try stack.arrange(View(), at: -1)
    }
    #expect(stack.subviews.count == 2)
    let first = stack.arrangedSubviews[0]
    // Of two views one is left, so that there is no third place.
    #expect(throws: LayoutError.arrangedIndexOutOfBounds(index: 2, count: 1)) {
      try stack.arrange(first, at: 2)
    }
    #expect(stack.arrangedSubviews[0] === first)
    try stack.arrange(first)
    #expect(stack.arrangedSubviews[1] === first)
    let second = stack.arrangedSubviews[0]
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, second])
    let last = View()
    try stack.arrange(last, at: 0)
    #expect(stack.arrangedSubviews[0] === last && last.superview === stack)
    #expect(!last.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(
    "distances that are no numbers are refused", arguments: [CGFloat.nan, .infinity, -.infinity])
  func spacing(spacing: CGFloat) throws {
    try stack.setSpacing(5)
    let view = stack.arrangedSubviews[0]
    try stack.setSpacing(7, after: view)
    #expect(throws: LayoutError.spacingNotFinite(value: "\(spacing)")) {
      try stack.setSpacing(spacing)
    }
    #expect(throws: LayoutError.spacingNotFinite(value: "\(spacing)")) {
      try stack.setSpacing(spacing, after: view)
    }
    #expect(stack.spacing == 5 && stack.customSpacing(after: view) == 7)
    try stack.setSpacing(StackView.spacingUseDefault, after: view)
    #expect(stack.customSpacing(after: view) == StackView.spacingUseDefault)
  }

  @Test("contents may have the priority 0, which is weaker than any other")
  func weightless() {
    let root = makeRoot()
    let label = addView(Label(), "label", to: root)
    label.text = "text"
    let size = label.intrinsicContentSize
    for axis in LayoutConstraint.Axis.allCases {
      label.setContentHuggingPriority(LayoutPriority(0), for: axis)
      label.setContentCompressionResistancePriority(LayoutPriority(0), for: axis)
      #expect(label.contentHuggingPriority(for: axis) == LayoutPriority(0))
      #expect(label.contentCompressionResistancePriority(for: axis) == LayoutPriority(0))
    }
    root.layoutIfNeeded()
    #expect(label.bounds.size == size)
    let width = label.widthAnchor.constraint(equalToConstant: 90)
    width.priority = LayoutPriority(Float.leastNonzeroMagnitude)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(label.bounds.width == 90)
  }

  @Test(
    "priorities of contents out of range are refused", arguments: [-1, 1000.5, .nan] as [Float])
  func priorities(number: Float) throws {
    let view = View()
    try view.setHugging(.required, for: .horizontal)
    try view.setCompressionResistance(.defaultLow, for: .vertical)
    #expect(throws: LayoutError.self) {
      try view.setHugging(LayoutPriority(number), for: .horizontal)
    }
    #expect(throws: LayoutError.self) {
      try view.setCompressionResistance(LayoutPriority(number), for: .vertical)
    }
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
  }
}
