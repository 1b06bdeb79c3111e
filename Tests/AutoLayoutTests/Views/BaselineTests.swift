import Foundation
import Testing

@testable import AutoLayout

@Suite("Baselines and text")
struct BaselineTests {
  @Test("a label, a button and a text field meet on their baselines")
  func meeting() {
    let root = makeRoot(400, 200) { $0.scale = 2 }
    let label = addView(Label(), "label", to: root)
    label.text = "Name"
    let button = addView(Button(), "button", to: root)
    button.title = "Go"
    let field = addView(TextField(), "field", to: root)
    field.borderStyle = .roundedRect
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    for view in [button, field] {
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    }
    root.layoutIfNeeded()
    let line = 50 + label.font.ascender
    // A button's and a field's text lies in the middle of its height.
    func top(_ font: Font, _ height: CGFloat) -> CGFloat {
      line - (font.ascender - font.lineHeight / 2) - height / 2
    }
    let buttonTop = top(button.font, button.geometry.exactFrame.height)
    let fieldTop = top(field.baselineFont ?? label.font, 34)
    #expect(isSameLength(button.geometry.exactFrame.minY, buttonTop))
    #expect(isSameLength(field.geometry.exactFrame.minY, fieldTop))
    #expect(field.frame.height == 34)
  }

  // Apple's documentation of forFirstBaselineLayout and forLastBaselineLayout.
  @Test(
    "a view without text has its first baseline at its top edge, its last one at its bottom edge")
  func withoutText() {
    let root = makeRoot()
    let (view, mark) = (addView("view", to: root), addView("mark", to: root))
    place(view, 0, 20, 50, 50)
    for (anchor, expected) in [(view.firstBaselineAnchor, 20), (view.lastBaselineAnchor, 70)] {
      let constraint = mark.topAnchor.constraint(equalTo: anchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(mark.frame.minY == CGFloat(expected))
      constraint.isActive = false
    }
  }

  @Test("a label has its baselines at its edges, also when it is stretched")
  func stretchedLabel() {
    let root = makeRoot()
    let (label, mark) = (addView(Label(), "label", to: root), addView("mark", to: root))
    label.text = "text"
    place(label, 0, 0, 100, 90)
    for (anchor, expected) in [
      (label.firstBaselineAnchor, label.font.ascender),
      (label.lastBaselineAnchor, 90 + label.font.descender),
    ] {
      let constraint = mark.topAnchor.constraint(equalTo: anchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(isSameLength(mark.geometry.exactFrame.minY, expected))
      constraint.isActive = false
    }
  }

  @Test("a stack view has the baselines of what it arranges")
  func stackBaselines() {
    let labels = [Label(), Label()]
    for label in labels { label.text = "text" }
    let stack = StackView(arrangedSubviews: labels)
    #expect(stack.forFirstBaselineLayout === labels[0])
    #expect(stack.forLastBaselineLayout === labels[0])
    stack.axis = .vertical
    #expect(stack.forLastBaselineLayout === labels[1])
    labels[1].isHidden = true
    #expect(stack.forLastBaselineLayout === labels[0])
  }

  @Test("a label of several lines takes its width from layout and its height from that width")
  func twoPasses() {
    let root = makeRoot(100, 400)
    let label = addView(Label(), "label", to: root)
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 25)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // Ten characters of 9.35 points fit into a line.
    #expect(label.frame == CGRect(0, 0, 100, 61))
    root.frame = CGRect(0, 0, 300, 400)
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(0, 0, 234, 21))
    root.frame = CGRect(0, 0, 100, 400)
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(0, 0, 100, 61))
  }

  @Test(
    "lines are limited, and wrap at the preferred width where there is one",
    arguments: [(0, 0.0, 4), (2, 0, 2), (1, 0, 1), (0, 200, 2), (3, 50, 3)])
  func limits(lineLimit: Int, preferred: Double, lines: Int) {
    let root = makeRoot(100, 400)
    let label = addView(Label(), "label", to: root)
    label.text = String(repeating: "x", count: 40)
    label.numberOfLines = lineLimit
    label.preferredMaxLayoutWidth = CGFloat(preferred)
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.height == (label.font.lineHeight * CGFloat(lines)).rounded(.up))
  }

  @Test(
    "fixed metrics answer for any width",
    arguments: [
      (CGFloat.nan, 7, 1), (-1, 7, 1), (0, 7, 1), (9.35, 7, 1), (20, 4, 2), (37.5, 3, 4),
      (1e300, 3, 4), (.infinity, 3, 4),
    ])
  func fixedMetrics(width: CGFloat, lines: Int, characters: CGFloat) {
    let extent = fixedTextMeasure("abcd\n\nef", Font(pointSize: 17), width)
    #expect(extent.lineCount == lines)
    #expect(isSameLength(extent.width, characters * 9.35))
    #expect(fixedTextMeasure("", Font(pointSize: 17), width).lineCount == 0)
  }

  @Test("an empty label wants nothing, and a text that changes is measured again")
  func changing() {
    let root = makeRoot()
    let label = addView(Label(), "label", to: root)
    root.layoutIfNeeded()
    #expect(label.frame.size == .zero)
    label.text = "ab"
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 19, height: 21))
    #expect(label.sizeThatFits(.zero) == label.frame.size)
  }

  @Test("an extent set in place of the content's leaves that where it is negative")
  func overridden() {
    let root = makeRoot()
    let label = addView(Label(), "label", to: root)
    label.text = "ab"
    label.overrideIntrinsicContentSize(CGSize(width: -1, height: 50))
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 19, height: 50))
  }
}
