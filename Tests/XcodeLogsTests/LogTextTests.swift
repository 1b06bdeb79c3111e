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
      ("│  NSLayoutConstraint:0x1 H:[UILabel:0x2(100)]    │", "UILabel.width == 100"),
      (
        "  SnapKit.LayoutConstraint:0x1@/Card.swift#12 CardView:0x2.height == 374.0",
        "CardView.height == 374"
      ),
      (
        "<NSLayoutConstraint:0x1 V:|-(0)-[A:0x2]   (active, names: My Box:0x3, '|':My Box:0x3 )>",
        "A.top == My Box.top"
      ),
      (
        "<NSLayoutConstraint:0x1 *TtC5UIKitP33*0123456789ABCDEF0123456789ABCDEF6Holder:0x2.width == 0>",
        "Holder.width == 0"
      ),
      ("<NSLayoutConstraint:0x1 NSKVONotifying_CardView:0x2.width == 10>", "CardView.width == 10"),
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

  @Test("whose ends are missing are reported in one line, and not used")
  func cut() {
    let log = XcodeLog(
      Array(
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 A:0x2.height <= 200>",
            "<NSLayoutConstraint:0x3 A:0x2.height == 73
        """.utf8))
    #expect(log.unread.map(\.text) == ["<NSLayoutConstraint:0x3 A:0x2.height == 73…"])
    #expect(log.sections.map(\.constraints.count) == [1])
    #expect(log.sections.map(\.unreadCount) == [1])
    #expect(LogDiagnosis(of: log.sections[0], in: log).verdict == .unknown)
  }

  @Test("of a list whose end is missing leave open what contradicts them")
  func cutList() {
    let head = "Unable to simultaneously satisfy constraints.\n(\n    "
    let entry = "\"<NSLayoutConstraint:0x1 A:0x2.height == 200>\",\n"
    for (end, verdict) in [("", LogDiagnosis.Verdict.unknown), (")\n", .none)] {
      let log = XcodeLog(Array((head + entry + end).utf8))
      #expect(LogDiagnosis(of: log.sections[0], in: log).verdict == verdict)
    }
  }

  @Test("that are broken are found by their addresses if their ends are missing")
  func cutBroken() {
    let log = XcodeLog(
      Array(
        """
        "<NSLayoutConstraint:0x1 A:0x2.width == 10>",
        "<NSLayoutConstraint:0x3 A:0x2.width == 20>"
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 A:0x2
        """.utf8))
    #expect(log.sections.map(\.broken) == [1])
    #expect(log.unread == [])
  }

  @Test(
    "that say the same of other views of the same classes are one section, with the lines of the others"
  )
  func repeats() {
    func conflict(_ view: String) -> String {
      """
      Unable to simultaneously satisfy constraints.
      <NSLayoutConstraint:0x1 Cell:\(view).width == 10>
      <NSLayoutConstraint:0x3 Cell:\(view).width == 20>

      """
    }
    let text = conflict("0xa") + conflict("0xb") + conflict("0xc")
    let log = XcodeLog(Array(text.utf8))
    #expect(log.sections.map(\.repeats) == [[4, 7]])
    #expect(log.objects.map(\.name) == ["Cell"])
    let doubled = conflict("0xa").replacing(
      "Unable to simultaneously satisfy constraints.", with: "Conflicting constraints detected: (")
    #expect(XcodeLog(Array((doubled + conflict("0xa")).utf8)).sections.map(\.repeats) == [[]])
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
           |    | <_UILabelContentLayer: 0x5> (layer)
        •UIWindow:0x3 - AMBIGUOUS LAYOUT
        |   *UIView:0x4
        """.utf8))
    #expect(log.views.map(\.depth) == [0, 1, 0, 1])
    #expect(log.views.map(\.tree) == [0, 0, 1, 1])
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
        |   |   |   _UIBackground:0x5, MISSING HOST CONSTRAINTS

        [snip]

        |   |   Demo.PageView:0x6
        """.utf8))
    #expect(log.views.map(\.depth) == [0, 1, 2, 2, 3, 2])
    #expect(log.views.map(\.isAmbiguous) == [false, true, false, true, false, false])
    #expect(log.views[3].ambiguities == ["width"])
    #expect(log.views.map(\.missesHostConstraints) == [false, false, false, false, true, false])
    #expect(log.unread == [])
  }

  @Test(
    "of traces are named by words with blanks, and guides by their identifiers with their frames")
  func tracedNames() {
    let log = XcodeLog(
      Array(
        """
        UIWindow:0x1
        |   •UIView:0x2
        |   |   *<UILayoutGuide: 0x3 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 64}, {1024, 704}}, \
        owningView = <UIView: 0x2; frame = (0 0; 1024 768); layer = <CALayer: 0x4>>>
        |   |   My Bar:0x5
        |   |   |   _UIBarBackground:0x6
        """.utf8))
    #expect(
      log.views.map { log.objects[$0.object].name }.suffix(3) == [
        "UIViewSafeAreaLayoutGuide", "My Bar", "_UIBarBackground",
      ])
    #expect(log.views.map(\.depth) == [0, 1, 2, 2, 3])
    #expect(log.views[2].frame == [0, 64, 1024, 704])
    #expect(log.unread == [])
  }

  @Test("that are content sizes without priorities hold nothing in a list")
  func contentSizes() {
    let list = """
      (
      <MASLayoutConstraint:0x1 UILabel:0x2.width == 44>,
      <NSContentSizeLayoutConstraint:0x3 UILabel:0x2.width == 35>
      )
      """
    let log = XcodeLog(Array(list.utf8))
    #expect(LogDiagnosis(of: log.sections[0], in: log).verdict == .none)
    #expect(log.sections[0].constraints.map(\.isRequired) == [true, false])
  }

  @Test("that are messages without a constraint in a known form are named by their lines")
  func emptyMessages() {
    let message = "Unable to simultaneously satisfy constraints.\n(\n"
    let text =
      message + "    \"<NSLayoutConstraint:0x1 UIView:0x2.height == 10   (active)>\"\n)\n" + message
      + "    \"MyView.height == 200.0 \"\n)\n"
    let log = XcodeLog(Array(text.utf8))
    #expect(log.sections.count == 1)
    #expect(log.unread.map(\.line) == [5])
  }

  @Test("of thousands of lines that can't be read are reported one by one")
  func large() {
    let line = "\"<NSLayoutConstraint:0x1 UIView:0x2.width == UIView:0x3.wid\",\n"
    let text = String(repeating: line, count: 4_000)
    #expect(XcodeLog(Array(text.utf8)).unread.count == 4_000)
  }
}
