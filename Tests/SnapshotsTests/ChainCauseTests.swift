import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Views that come and go between others") struct ChainCauseTests {
  /// How views are held to the ones before them.
  enum Side: CaseIterable {
    /// Each begins where the one before it ends.
    case following
    /// Each ends where the one behind it begins.
    case leading
  }

  /// A column of named labels, the last of which may be tied to the bottom of a card that holds them.
  private func column(
    _ names: [String], _ side: Side = .following, gap: CGFloat = 8, holdsCard: Bool = false,
    badgeIn badgeOwner: String? = nil
  ) -> LayoutRecord {
    let canvas = Canvas(width: 320, height: 480)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    let card = view(View(), "card", in: root)
    pin(card.topAnchor, to: root.topAnchor, 10)
    pin(card.leadingAnchor, to: root.leadingAnchor, 10)
    card.widthAnchor.constraint(equalToConstant: 200).isActive = true
    if !holdsCard { card.heightAnchor.constraint(equalToConstant: 400).isActive = true }
    let labels = names.map { name in
      let label = Label()
      label.text = name
      label.translatesAutoresizingMaskIntoConstraints = false
      return view(label, name, in: card)
    }
    if let first = labels.first { pin(first.topAnchor, to: card.topAnchor, 4) }
    for (before, next) in zip(labels, labels.dropFirst()) {
      switch side {
      case .following: pin(next.topAnchor, to: before.bottomAnchor, gap)
      case .leading: pin(before.bottomAnchor, to: next.topAnchor, -gap)
      }
    }
    if holdsCard, let last = labels.last { pin(last.bottomAnchor, to: card.bottomAnchor, -6) }
    if let badgeOwner, let label = labels.last {
      let badge = Label()
      badge.text = "New"
      _ = view(badge, "badge", in: labels.first { $0.identifier == badgeOwner } ?? root)
      pin(badge.topAnchor, to: label.topAnchor, 3)
      pin(badge.leadingAnchor, to: label.trailingAnchor, 5)
    }
    return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
  }

  private func view<Kind: View>(_ view: Kind, _ name: String, in owner: View) -> Kind {
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    owner.addSubview(view)
    if owner.identifier == "card" { pin(view.leadingAnchor, to: owner.leadingAnchor, 0) }
    return view
  }

  private func pin<Axis>(
    _ anchor: LayoutAnchor<Axis>, to other: LayoutAnchor<Axis>, _ constant: CGFloat
  ) {
    anchor.constraint(equalTo: other, constant: constant).isActive = true
  }

  private func sentences(_ reference: LayoutRecord, _ actual: LayoutRecord) -> [String] {
    LayoutComparison(reference: reference, actual: actual, tolerance: 0).texts
  }

  @Test("are one thing, and what is tied anew is another", arguments: Side.allCases)
  func removed(_ side: Side) {
    let told = sentences(column(["a", "b", "c", "d"], side), column(["a", "c", "d"], side))
    let constraint =
      side == .following
      ? "`c.top == b.bottom + 8` became `c.top == a.bottom + 8`"
      : "`a.bottom == b.top - 8` became `a.bottom == c.top - 8`"
    #expect(
      told == [
        "b: removed", "c: y 62 → 33, because constraint \(constraint); 1 view followed",
      ])
  }

  @Test("are told of in the same way where they come", arguments: Side.allCases)
  func added(_ side: Side) {
    let told = sentences(column(["a", "c", "d"], side), column(["a", "b", "c", "d"], side))
    let moved =
      side == .following
      ? "c: y 33 → 62, because constraint `c.top == a.bottom + 8` became `c.top == b.bottom + 8`; "
        + "1 view followed"
      : "c: y 33 → 62, because constraint `a.bottom == c.top - 8` became `a.bottom == b.top - 8`; "
        + "1 view followed"
    #expect(told == ["b: new at 0 33, 10 × 21", moved])
  }

  @Test("let what holds the last one follow the constraint that ties it", arguments: Side.allCases)
  func last(_ side: Side) {
    let told = sentences(
      column(["a", "b", "c"], side, holdsCard: true), column(["a", "b"], side, holdsCard: true))
    let constraint =
      side == .following ? "`c.bottom == card.bottom - 6`" : "`b.bottom == c.top - 8`"
    #expect(
      told == [
        "c: removed",
        "card: height 89 → 60, because constraint \(constraint) became `b.bottom == card.bottom - 6`",
      ])
  }

  @Test("let what ties others anew be named for what lies in another view now as well")
  func anotherOwner() {
    let (fewer, more) = (
      column(["a", "c"], badgeIn: "root"), column(["a", "b", "c"], badgeIn: "c")
    )
    #expect(
      sentences(more, fewer) == [
        "badge: x 15 → 25, y 3 → 46, because the superview of badge changed from c to root",
        "b: removed",
        "c: y 62 → 33, because constraint `c.top == b.bottom + 8` became `c.top == a.bottom + 8`; "
          + "1 view followed",
      ])
    #expect(
      sentences(fewer, more) == [
        "b: new at 0 33, 10 × 21",
        "badge: x 25 → 15, y 46 → 3, because the superview of badge changed from root to c",
        "c: y 33 → 62, because constraint `c.top == a.bottom + 8` became `c.top == b.bottom + 8`; "
          + "1 view followed",
      ])
  }

  @Test("name no item twice, wherever one is taken out, or two that are side by side")
  func everyPlace() {
    let names = ["a", "b", "c", "d", "e", "f"]
    for (first, count) in names.indices.flatMap({ [($0, 1), ($0, 2)] }) where first + count <= 6 {
      for side in Side.allCases {
        var fewer = names
        fewer.removeSubrange(first..<first + count)
        for (old, new) in [(names, fewer), (fewer, names)] {
          let comparison = LayoutComparison(
            reference: column(old, side, holdsCard: first % 2 == 0),
            actual: column(new, side, holdsCard: first % 2 == 0), tolerance: 0)
          let told = Comment(rawValue: comparison.texts.joined(separator: "\n"))
          #expect(comparison.changes.allSatisfy { $0.origins.count == 1 }, told)
          #expect(!comparison.changes.contains { $0.origins.contains(where: \.isPresumed) }, told)
        }
      }
    }
  }

  /// Two cells with a name and a line each, and a label below them; the second cell may be left out, or
  /// what is in the first may lie in a box that comes between.
  private func cells(second: Bool, box: Bool = false) -> LayoutRecord {
    let canvas = Canvas(width: 320, height: 480)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    var above: View?
    for number in 1...(second ? 2 : 1) {
      let cell = view(View(), "cell\(number)", in: root)
      pin(cell.leadingAnchor, to: root.leadingAnchor, 0)
      pin(cell.trailingAnchor, to: root.trailingAnchor, 0)
      if let above { pin(cell.topAnchor, to: above.bottomAnchor, 0) }
      if above == nil { pin(cell.topAnchor, to: root.topAnchor, 0) }
      var owner = cell
      if box {
        owner = view(View(), "box", in: cell)
        pin(owner.topAnchor, to: cell.topAnchor, 3)
        pin(owner.bottomAnchor, to: cell.bottomAnchor, -3)
        pin(owner.leadingAnchor, to: cell.leadingAnchor, 5)
      }
      let (name, line) = (
        view(Label(), "name\(number)", in: owner), view(Label(), "line\(number)", in: owner)
      )
      (name.text, line.text) = ("Name", "Line")
      pin(name.topAnchor, to: owner.topAnchor, 8)
      pin(line.topAnchor, to: name.bottomAnchor, 2)
      pin(line.bottomAnchor, to: owner.bottomAnchor, -8)
      for label in [name, line] { pin(label.leadingAnchor, to: owner.leadingAnchor, 16) }
      above = cell
    }
    let footer = view(Label(), "footer", in: root)
    footer.text = "End"
    if let above { pin(footer.topAnchor, to: above.bottomAnchor, 8) }
    pin(footer.leadingAnchor, to: root.leadingAnchor, 16)
    return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
  }

  @Test("take along what is in them")
  func contents() {
    #expect(
      sentences(cells(second: true), cells(second: false)) == [
        "cell2: removed, with 2 views in it",
        "footer: y 128 → 68, because constraint `footer.top == cell2.bottom + 8` became "
          + "`footer.top == cell1.bottom + 8`",
      ])
    #expect(
      sentences(cells(second: false), cells(second: true)) == [
        "cell2: new at 0 60, 320 × 60, with 2 views in it",
        "footer: y 68 → 128, because constraint `footer.top == cell1.bottom + 8` became "
          + "`footer.top == cell2.bottom + 8`",
      ])
  }

  @Test("are told of once where they come around what was there")
  func wrapped() {
    let comparison = LayoutComparison(
      reference: cells(second: false), actual: cells(second: false, box: true), tolerance: 0)
    let told = Comment(rawValue: comparison.texts.joined(separator: "\n"))
    #expect(comparison.texts.first?.hasPrefix("box: new at 5 3, ") == true, told)
    #expect(comparison.changes.allSatisfy { !$0.origins.isEmpty }, told)
  }
}
