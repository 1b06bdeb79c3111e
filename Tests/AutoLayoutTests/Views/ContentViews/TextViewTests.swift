import Foundation
import Testing

@testable import AutoLayout

@Suite("Text views")
struct TextViewTests {
  @Test(
    "have their first baseline in the line below the top inset, full or not",
    arguments: [false, true], [0, 30] as [CGFloat])
  func firstBaseline(scrolls: Bool, inset: CGFloat) throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (text, mark) = (TextView(), View())
    text.font = Font(pointSize: 20)
    text.text = "Notes"
    text.isScrollEnabled = scrolls
    text.textContainerInset.top = inset
    for view in [text, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      text.heightAnchor.constraint(equalToConstant: 200),
      mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let font = try #require(text.font)
    #expect(abs(mark.frame.minY - (10 + inset + font.ascender)) <= 0.5)
    let insets = try #require(text.figureLook.textInsets)
    #expect(insets == EdgeInsets(top: inset, left: 5, bottom: 8, right: 5))
  }
}
