import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Settings as causes") struct SettingCauseTests {
  /// A card with a row of three labels, and a badge beside it.
  private struct Row {
    var distribution = StackView.Distribution.fill
    var axis = LayoutConstraint.Axis.horizontal
    var spacing: CGFloat = 0
    var gapAfterFirst: CGFloat?
    var names = ["one", "two", "three"]
    var isMiddleHidden = false
    var isCardHidden = false
    var margins: DirectionalEdgeInsets?
    var isButton = false
    var fontSize: CGFloat?
    var top: CGFloat = 0
    var canvasSize = CGSize(width: 320, height: 200)

    func record() -> LayoutRecord {
      let canvas = Canvas(width: canvasSize.width, height: canvasSize.height)
      let root = View(frame: CGRect(origin: .zero, size: canvas.size))
      root.identifier = "root"
      root.layoutEnvironment = LayoutEnvironment(
        canvas: canvas, direction: .leftToRight, profile: .standard)
      if let margins { root.directionalLayoutMargins = margins }
      let card = View()
      card.identifier = "card"
      card.isHidden = isCardHidden
      let row = StackView()
      row.identifier = "row"
      (row.axis, row.distribution, row.spacing) = (axis, distribution, spacing)
      for name in names {
        let view: View
        if isButton {
          let button = Button.makeSystemButton()
          button.title = name
          view = button
        } else {
          let label = Label()
          label.text = name
          if let fontSize { label.font = .systemFont(ofSize: fontSize) }
          view = label
        }
        view.identifier = name
        view.isHidden = name == "two" && isMiddleHidden
        // One of them has to stretch, or nobody knows which does.
        if name == "three" { view.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal) }
        row.addArrangedSubview(view)
        if let gapAfterFirst, name == "one" { row.setCustomSpacing(gapAfterFirst, after: view) }
      }
      for (view, owner) in [(card, root), (row, card)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        owner.addSubview(view)
      }
      let guide = root.layoutMarginsGuide
      let rowTop = row.topAnchor.constraint(equalTo: card.topAnchor, constant: top)
      rowTop.identifier = "row-top"
      LayoutConstraint.activate([
        rowTop,
        card.topAnchor.constraint(equalTo: guide.topAnchor),
        card.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        card.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        row.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
      return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
    }
  }

  private func sentences(
    _ reference: Row = Row(), _ change: (inout Row) -> Void
  ) -> [String] {
    var actual = reference
    change(&actual)
    return LayoutComparison(
      reference: reference.record(), actual: actual.record(), tolerance: 0
    ).texts
  }

  @Test("name the property of a stack view and not the constraints that it makes of it")
  func stack() {
    #expect(
      sentences { $0.distribution = .fillEqually } == [
        "row: distribution fill → fillEqually; 3 views followed"
      ])
    #expect(sentences { $0.spacing = 8 } == ["row: spacing 0 → 8; 2 views followed"])
    #expect(
      sentences { $0.axis = .vertical } == [
        "row: height 21 → 63, because the axis of row changed from horizontal to vertical; "
          + "4 views followed"
      ])
    #expect(
      sentences { $0.gapAfterFirst = 12 } == [
        "one: customSpacing default → 12; 2 views followed"
      ])
  }

  @Test("leave to a constraint what it says of an axis, and keep the other one")
  func besideConstraint() {
    let sentences = sentences {
      $0.distribution = .fillEqually
      $0.top = 4
    }
    #expect(
      sentences == [
        "row: distribution fill → fillEqually; 3 views followed",
        "row: y 0 → 4, because constraint `row-top` changed from 0 to 4; 1 view followed",
      ])
  }

  @Test("are the cause of what they moved also where the canvas is another")
  func besideCanvas() {
    let reference = Row().record()
    var actual = Row(spacing: 8).record()
    actual.surroundings.size.height += 40
    actual.items[0].frame.size.height += 40
    let comparison = LayoutComparison(reference: reference, actual: actual, tolerance: 0)
    #expect(
      comparison.texts == [
        "the canvas changed from 320 × 200 to 320 × 240: 1 view moved",
        "row: spacing 0 → 8; 2 views followed",
      ])
  }

  @Test("name the order of a stack view's views, also where one came or went")
  func order() {
    #expect(
      sentences { $0.names = ["two", "one", "three"] }.first?.hasPrefix(
        "row: order one, two, three → two, one, three; 2 views followed") == true)
    #expect(sentences { $0.names = ["one", "three"] }.count == 1)
  }

  @Test("name a view that is hidden, and not what is in it")
  func hidden() {
    #expect(
      sentences { $0.isMiddleHidden = true }.first?.contains("because two is hidden now") == true)
    #expect(sentences { $0.isCardHidden = true } == ["card: hidden now"])
  }

  @Test("name margins, a font, and a class with the size that follows from it")
  func views() {
    let margins = DirectionalEdgeInsets(top: 4, leading: 16, bottom: 0, trailing: 16)
    #expect(
      sentences { $0.margins = margins } == [
        "root: margins default → 4 16 0 16; 1 view followed"
      ])
    let bigger = sentences { $0.fontSize = 20 }
    #expect(bigger.count == 3)
    #expect(bigger[0].contains("because the font of one changed from default to 20"))
    let buttons = sentences { $0.isButton = true }
    #expect(buttons.count == 3)
    #expect(buttons[0].contains("because the class of one changed from Label to Button"))
  }

  @Test("are named as margins beside another canvas, unless they only follow its size")
  func marginsBesideCanvas() {
    func row(_ side: CGFloat, _ width: CGFloat) -> Row {
      Row(
        margins: DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side),
        canvasSize: CGSize(width: width, height: 500))
    }
    func comparison(_ side: CGFloat, canvasWidth: CGFloat) -> LayoutComparison {
      LayoutComparison(
        reference: row(16, 320).record(), actual: row(side, canvasWidth).record(), tolerance: 0)
    }
    for side: CGFloat in [20, 30] {
      #expect(
        comparison(side, canvasWidth: 400).texts == [
          "the canvas changed from 320 × 500 to 400 × 500: 4 views moved",
          "root: margins 0 16 0 16 → 0 \(Int(side)) 0 \(Int(side)); 3 views followed",
        ])
    }
    #expect(
      comparison(20, canvasWidth: 430).texts == [
        "the canvas changed from 320 × 500 to 430 × 500: 4 views moved"
      ])
  }
}
