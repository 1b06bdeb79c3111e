import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Looks that differ") struct AppearanceTests {
  /// A card with a title, beside a neighbor.
  private struct Card {
    var fill: String?
    var radius: CGFloat?
    var textColor: String?
    var fontSize: CGFloat = 17
    var lineLimit = 1
    var cardX: CGFloat = 10

    func tree() -> SolvedTree {
      let canvas = Canvas(width: 200, height: 100)
      let root = View(frame: CGRect(origin: .zero, size: canvas.size))
      root.identifier = "root"
      root.layoutEnvironment = LayoutEnvironment(
        canvas: canvas, direction: .leftToRight, profile: .standard)
      let card = View(frame: CGRect(x: cardX, y: 10, width: 80, height: 80))
      card.identifier = "card"
      card.backgroundColor = fill.flatMap { Color(hex: $0) }
      card.cornerRadius = radius
      let title = Label(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
      title.identifier = "title"
      title.text = "Title"
      title.textColor = textColor.flatMap { Color(hex: $0) }
      title.font = .systemFont(ofSize: fontSize)
      title.numberOfLines = lineLimit
      let neighbor = View(frame: CGRect(x: 90, y: 10, width: 80, height: 80))
      neighbor.identifier = "neighbor"
      root.addSubview(card)
      card.addSubview(title)
      root.addSubview(neighbor)
      return root.solvedTree(canvas: canvas)
    }

    func record() -> LayoutRecord {
      LayoutRecord(tree(), profile: "iOS-18", environment: [])
    }
  }

  private func compare(_ reference: Card, _ actual: Card) -> LayoutComparison {
    LayoutComparison(reference: reference.record(), actual: actual.record(), tolerance: 0)
  }

  @Test("are named by the words of scene files")
  func sentences() {
    #expect(
      compare(Card(fill: "#2d7dd2"), Card(fill: "#ff0000")).appearanceTexts == [
        "card: fill #2d7dd2 → #ff0000"
      ])
    #expect(
      compare(Card(), Card(fill: "#ff000080", radius: 12)).appearanceTexts == [
        "card: fill default → #ff000080", "card: cornerRadius default → 12",
      ])
    #expect(
      compare(Card(textColor: "#123456"), Card()).appearanceTexts == [
        "title: textColor #123456 → default"
      ])
    #expect(
      compare(Card(), Card(fontSize: 13, lineLimit: 2)).appearanceTexts == [
        "title: numberOfLines 1 → 2", "title: font 17 → 13",
      ])
    let same = compare(Card(fill: "#2d7dd2"), Card(fill: "#2d7dd2"))
    #expect(same.isMatch && same.appearanceTexts.isEmpty)
  }

  @Test("are the pictures' concern, and are said where these differ")
  func remarks() {
    let layout = compare(Card(fill: "#2d7dd2"), Card(fill: "#ff0000"))
    #expect(layout.isMatch && layout.texts.isEmpty)
    let name = SnapshotName(folder: "f", scene: "s", canvas: "c")
    let difference = PixelDifference(
      count: 1, size: PixelSize(width: 200, height: 100), largestChannelDifference: 9, regions: [])
    func texts(_ picture: PictureComparison?) -> [String] {
      SnapshotResult(name: name, status: .changed, layout: layout, picture: picture).remarks
        .filter { $0.kind == .layout }.map(\.text)
    }
    #expect(texts(.different(difference)) == ["card: fill #2d7dd2 → #ff0000"])
    #expect(texts(.sameBytes).isEmpty && texts(nil).isEmpty)
    // Beside what moved they are said too.
    let moved = compare(Card(fill: "#2d7dd2", cardX: 10), Card(fill: "#ff0000", cardX: 4))
    #expect(!moved.isMatch && moved.texts.contains("card: fill #2d7dd2 → #ff0000"))
  }

  @Test("are in records")
  func records() throws {
    let record = Card(fill: "#2d7dd2", radius: 8.5, textColor: "#ffffff").record()
    #expect(record.text.hasPrefix("plumbline frames 4\n"))
    #expect(
      record.text.contains(
        "\nappearance\n  card.fill #2d7dd2\n  card.cornerRadius 8.5\n  title.textColor #ffffff\n"))
    #expect(try LayoutRecord(bytes: Array(record.text.utf8)) == record)
  }

  @Test("pixels that differ are of what is known to differ, and of no neighbor")
  func regions() {
    func items(_ reference: Card, _ actual: Card, _ box: PixelBox) -> [String] {
      PictureItems(actual.tree(), comparison: compare(reference, actual))
        .identifiers(touching: box)
    }
    let card = PixelBox(columns: 10..<90, rows: 10..<90)
    #expect(items(Card(), Card(fill: "#ff0000"), card) == ["card"])
    // A corner of the card lies beside the neighbor.
    let corner = PixelBox(columns: 82..<91, rows: 10..<18)
    #expect(items(Card(), Card(radius: 20), corner) == ["card"])
    #expect(
      items(Card(), Card(textColor: "#ff0000"), PixelBox(columns: 22..<60, rows: 24..<40)) == [
        "title"
      ])
    // Where a view was is the view's doing too.
    #expect(
      items(Card(cardX: 10), Card(cardX: 4), PixelBox(columns: 84..<90, rows: 10..<90)) == ["card"])
    // Where nothing is known to differ, what fills the box best comes first.
    #expect(items(Card(), Card(), card) == ["card", "root", "title"])
  }
}
