import Testing
import XcodeLogs

@Suite("Pieces of logs")
struct LogTextTests {
  private func equations(_ text: String) -> [String] {
    let log = XcodeLog(Array(text.utf8))
    return log.sections.flatMap { $0.constraints.map(log.equation) }
  }

  @Test(
    "have every form that constraints are printed in",
    arguments: [
      ("<NSLayoutConstraint:0x1 H:[UILabel:0x2'Sign ] up'(>=44@750)]>", "UILabel.width >= 44 @750"),
      (
        "<NSLayoutConstraint:0x1 A:0x2.width == 0.5*B:0x3.height - 8   (active)>",
        "A.width == 0.5 * B.height - 8"
      ),
      (
        "<MASLayoutConstraint:key UIView:box.top == UIView:card.top * 2 + 10 ^250>",
        "box.top == 2 * card.top + 10 @250"
      ),
      (
        "<NSLayoutConstraint:0x1 'a 'b' c' A:0x2.top == B:0x3.bottom priority:751   (inactive)>",
        "A.top == B.bottom @751"
      ),
      (
        "<NSLayoutConstraint:0x1 (A:0x2.trailing - B:0x3.leading) == 0.5*(C:0x4.leading - D:0x5.trailing)   (active)>",
        "(A.trailing - B.leading) == 0.5 * (C.leading - D.trailing)"
      ),
      (
        "<NSContentSizeLayoutConstraint:0x1 UILabel:0x2.width == 160 Hug:250 CompressionResistance:750   (active)>",
        "UILabel.width == 160 (hugging 250, compression resistance 750)"
      ),
      (
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x2.midY == + 333.5>",
        "A.centerY == 333.5"
      ),
      (
        "<NSLayoutConstraint:0x1 G:0x2'x'.bottom == A:0x3'Cancel'.bottom NSSpace(8)   (active)>",
        "G.bottom == A.bottom + 8"
      ),
      (
        "<NSLayoutConstraint:0x1 NSView: 0x2.left == NSView: 0x3.left + 4>",
        "NSView 1.left == NSView 2.left + 4"
      ),
      ("<NSLayoutConstraint:0x1 _TtC3App8CardView:0x2.width == 10>", "CardView.width == 10"),
      ("<NSLayoutConstraint:0x1 A:0x2.width == 10", "A.width == 10"),
    ])
  func forms(text: String, equation: String) { #expect(equations(text) == [equation]) }

  @Test("that can't be read are reported with their lines, and the rest is used")
  func unread() {
    let log = XcodeLog(
      Array(
        """
        <NSLayoutConstraint:0x1 A:0x2.width == 10>
        <NSLayoutConstraint:0x3 A:0x2.wid
        <NSLayoutConstraint:0x4 NSGridView:0x5.row-boundary == A:0x2.top>
        <private>
        <NSLayoutConstraint:0x6 A:0x2.width == 20>
        """.utf8))
    #expect(log.unread.map(\.line) == [2, 3, 4])
    #expect(log.sections.map(\.constraints.count) == [2])
    #expect(LogDiagnosis(of: log.sections[0], in: log).irreducible == [0, 1])
  }

  @Test("that name an object in an unknown form are reported, and other text isn't")
  func unknownForms() {
    let log = XcodeLog(
      Array(
        """
        The methods in the category on UIView listed in <UIKit/UIView.h> may also be helpful.
        1:2 Demo[3:4] <NSLayoutConstraint:0x1 A:0x2.width == 10>
        (gdb) frame of A:0x2 is {{0, 0}, {10, 20}}
        <UIWindow:0x3; state is unknown
        """.utf8))
    #expect(log.unread.map(\.line) == [3, 4])
    #expect(log.sections.map(\.constraints.count) == [1])
  }

  @Test("of hierarchies have views with their superviews, frames and ambiguity")
  func hierarchies() {
    let log = XcodeLog(
      Array(
        """
        <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
           | <UILabel: 0x2; frame = (8 20.5; 100 21); text = 'Hi'; hidden = YES>
        •UIWindow:0x3 - AMBIGUOUS LAYOUT
        |   *UIView:0x4
        """.utf8))
    #expect(log.views.map(\.depth) == [0, 1, 0, 1])
    #expect(log.views.map(\.isAmbiguous) == [false, false, true, false])
    #expect(log.views[1].frame == [8, 20.5, 100, 21])
    #expect(log.objects[log.views[1].object].owner == log.views[0].object)
    #expect(log.unread == [])
  }

  @Test("of traces are views with or without marks, brackets and wrapped ends")
  func traces() {
    let log = XcodeLog(
      Array(
        """
        po [[UIWindow keyWindow] _autolayoutTrace]
        UIWindow:0x1
        |   *<UIView:0x2> - AMBIGUOUS LAYOUT
        |   |   <_UISeparatorView:0x3>
        |   |   *UILabel:0x4'Name'-
          AMBIGUOUS LAYOUT for UILabel:0x4'Name'.Width{id: 26}
        |   |   |   _UIBackground:0x5

        [snip]

        |   |   Demo.PageView:0x6
        """.utf8))
    #expect(log.views.map(\.depth) == [0, 1, 2, 2, 3, 2])
    #expect(log.views.map(\.isAmbiguous) == [false, true, false, true, false, false])
    #expect(log.unread == [])
  }

  @Test("of thousands of lines that can't be read are reported one by one")
  func large() {
    let line = "\"<NSLayoutConstraint:0x1 UIView:0x2.width == UIView:0x3.wid\",\n"
    let text = String(repeating: line, count: 4_000)
    #expect(XcodeLog(Array(text.utf8)).unread.count == 4_000)
  }
}
