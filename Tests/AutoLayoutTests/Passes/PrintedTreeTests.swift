import Foundation
import Testing

@testable import AutoLayout

@Suite("Views, traces and conflict logs in Apple's shape")
struct PrintedTreeTests {
  @Test("a view tells its name, its frame, and what is not the default")
  func views() {
    #expect(View().description == "<UIView; frame = (0 0; 0 0)>")
    let label = Label()
    label.identifier = "title"
    label.text = "Sign Up"
    label.frame = CGRect(8, 0.5, 47, 21)
    #expect(label.description == "<UILabel: title; frame = (8 0.5; 47 21); text = 'Sign Up'>")
    let box = View(frame: CGRect(0, 0, 10, 10))
    box.clipsToBounds = true
    box.alpha = 0.5
    box.isHidden = true
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.tag = 7
    #expect(
      box.description
        == "<UIView; frame = (0 0; 10 10); clipsToBounds = YES; alpha = 0.5; hidden = YES; "
        + "autoresize = W+H; tag = 7>")
    box.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    #expect(box.description.contains("autoresize = LM+RM+TM+BM;"))
    #expect(StackView().description == "<UIStackView; frame = (0 0; 0 0)>")
  }

  @Test("a recursive description indents each level by one more bar")
  func recursive() {
    let root = makeRoot(300, 200)
    let outer = addView("outer", to: root)
    addView("inner", to: outer)
    addView("last", to: root)
    #expect(
      root.recursiveDescription() == """
        <UIView: root; frame = (0 0; 300 200)>
           | <UIView: outer; frame = (0 0; 0 0)>
           |    | <UIView: inner; frame = (0 0; 0 0)>
           | <UIView: last; frame = (0 0; 0 0)>
        """)
  }

  private static let legend = """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  @Test("a trace marks the host, what constraints place, what frames place, and what is open")
  func trace() {
    let root = makeRoot(300, 200)
    let guide = addGuide("gap", to: root)
    place(guide, 0, 0, 10, 10)
    addGuide("unmentioned", to: root)
    let label = Label()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let frame = View(frame: CGRect(0, 0, 10, 10))
    frame.identifier = "placed"
    root.addSubview(frame)
    let loose = addView("loose", to: frame)
    place(loose, 0, 0, 10, 10)
    loose.constraints.first { $0.firstAttribute == .width }?.isActive = false
    root.layoutIfNeeded()
    let owner = "owningView = <UIView: root; frame = (0 0; 300 200)>>"
    #expect(
      root.autolayoutTrace() == """
        •root
        |   *<UILayoutGuide: - "gap", layoutFrame = {{0, 0}, {10, 10}}, \(owner)
        |   *<UILayoutGuide: - "unmentioned", layoutFrame = {{0, 0}, {0, 0}}, \(owner)
        |   *UILabel'Title'- AMBIGUOUS LAYOUT for UILabel'Title'.minY{id: 14}
        |   +placed
        |   |   *loose- AMBIGUOUS LAYOUT for loose.Width{id: 21}

        \(Self.legend)
        """)
  }

  @Test("a trace begins at the view that is asked, and names places before extents")
  func subtree() {
    let root = makeRoot()
    let view = addView("view", to: addView("outer", to: root))
    #expect(
      view.autolayoutTrace() == """
        *view- AMBIGUOUS LAYOUT for view.minX{id: 8}, view.minY{id: 10}, view.Width{id: 9}, \
        view.Height{id: 11}

        \(Self.legend)
        """)
  }

  private static func log(_ constraints: String, _ broken: String, note: Bool = false) -> String {
    """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \n\
    \tTry this: \n\
    \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n
    """
      + (note
        ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) \n" : "") + """
        (
        \(constraints)
        )

        Will attempt to recover by breaking constraint \n\(broken)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
  }

  @Test("a conflict is told in the words of Apple's console")
  func conflict() {
    let root = makeRoot()
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 80).named("eighty"),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
    ])
    #expect(
      root.layoutConflictLogs == [
        Self.log(
          """
              "<NSLayoutConstraint 'eighty' view.width == 80   (active)>",
              "<NSLayoutConstraint view.width >= 90   (active)>"
          """, "<NSLayoutConstraint 'eighty' view.width == 80   (active)>")
      ])
  }

  @Test("the note on autoresizing masks stands only where one takes part")
  func note() {
    let root = makeRoot()
    let view = View(frame: CGRect(0, 0, 30, 40))
    view.identifier = "view"
    root.addSubview(view)
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let mask = "<NSAutoresizingMaskLayoutConstraint h=--& v=--& view.height == 40   (active)>"
    let broken = "<NSLayoutConstraint view.height == 50   (active)>"
    let logs = root.layoutConflictLogs
    #expect(
      [mask, broken].map { Self.log("    \"\(mask)\",\n    \"\(broken)\"", $0, note: true) }
        .contains(logs.first ?? ""))
    #expect(logs.count == 1)
  }

  @Test("the canvas and the guides that views have take part under Apple's identifiers")
  func systemConstraints() throws {
    let root = makeRoot(100, 100)
    root.layoutMargins.left = 16
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 99),
    ])
    let log = try #require(root.layoutConflictLogs.first)
    for line in [
      "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' root.width == 100   (active)>",
      "<NSLayoutConstraint 'UIView-leftMargin-guide-constraint' H:|-(16)-[root.margins](LTR)   "
        + "(active, names: '|':root )>",
      "<NSLayoutConstraint 'UIViewSafeAreaLayoutGuide-right' H:[root.safeArea]-(0)-|(LTR)   "
        + "(active, names: '|':root )>",
    ] {
      #expect(log.contains("    \"\(line)\""))
    }
  }

  @Test("logs come in the order of the conflicts, one for each")
  func several() {
    let root = makeRoot()
    for name in ["b", "a", "c"] {
      let view = addView(name, to: root)
      for width in [10, 20] {
        view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
      }
    }
    let conflicts = root.layoutConflicts
    let logs = root.layoutConflictLogs
    #expect(conflicts.count == 3)
    #expect(logs.count == 3)
    for (conflict, log) in zip(conflicts, logs) {
      #expect(log.contains("breaking constraint \n<NSLayoutConstraint \(conflict.broken) "))
    }
  }

  @Test("constraints that look alike, of views without names, are listed one by one")
  func alike() throws {
    let root = View(frame: CGRect(0, 0, 100, 100))
    let views = (0..<2).map { _ in addView(View(), "", to: root) }
    for view in views { view.identifier = nil }
    LayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      root.trailingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[0].widthAnchor.constraint(equalToConstant: 60),
      views[1].widthAnchor.constraint(equalToConstant: 60),
    ])
    let lines = try #require(root.layoutConflictLogs.first).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("    \"<NSLayoutConstraint UIView.width == 60 ") }.count == 2)
    #expect(
      lines.contains(
        "    \"<NSLayoutConstraint H:|-(0)-[UIView]   (active, names: '|':UIView )>\","))
  }

  @Test("without a conflict there is no log")
  func none() { #expect(makeRoot().layoutConflictLogs.isEmpty) }
}
