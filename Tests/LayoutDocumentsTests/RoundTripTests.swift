import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@Suite("Documents and view trees")
struct RoundTripTests {
  @Test("are taken from a view tree as they were built", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(_ seed: UInt64) {
    var random = RandomLayoutDocument(seed: seed, hasScreens: true)
    for round in 0..<40 {
      let document = random.next()
      let canvas = document.surroundings.canvases[0]
      let built = document.build(on: canvas)
      #expect(built.faults.isEmpty, "seed \(seed), round \(round)")
      let taken = LayoutDocument(of: built.root, surroundings: document.surroundings)
      #expect(taken.items.map(\.name) == document.items.map(\.name), "seed \(seed), round \(round)")
      for (taken, item) in zip(taken.items, document.items) {
        #expect(taken == item, "seed \(seed), round \(round)")
      }
      #expect(taken.constraints == document.constraints, "seed \(seed), round \(round)")
    }
  }

  @Test("keep texts that are made smaller")
  func smallerTexts() {
    let root = View()
    let label = Label()
    label.text = "A long text"
    label.adjustsFontSizeToFitWidth = true
    root.addSubview(label)
    let document = LayoutDocument(of: root)
    #expect(document.items.map(\.shrinksText) == [false, true])
    let built = document.build(on: Canvas(width: 320, height: 568))
    #expect((built.items[1] as? Label)?.adjustsFontSizeToFitWidth == true)
  }

  @Test("keep what a class has that can't be made by name")
  func otherClass() {
    let card = Card()
    card.identifier = "card"
    let root = View()
    root.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    let document = LayoutDocument(of: root)
    #expect(document.items[1].kind == .view(.other("Card")))
    #expect(document.items[1][.custom("shadow")] == LayoutSetting("shadow", "deep"))
    #expect(document.items[1][.intrinsicSize] == .intrinsicSize(StatedSize(width: 85, height: 54)))
    let built = document.build(on: Canvas(width: 320, height: 568))
    #expect(LayoutDocument(of: built.root) == document)
    #expect((built.items[1] as? View)?.className == "Card")
  }

  @Test("state the size of a content that settings don't describe")
  func contentSize() {
    let picture = ImageView(image: Image(size: .init(width: 30, height: 20)))
    let document = LayoutDocument(of: picture)
    #expect(document.items[0][.intrinsicSize] == .intrinsicSize(StatedSize(width: 30, height: 20)))
  }
}

private final class Card: View, LayoutSettingsSource {
  override var intrinsicContentSize: CGSize { CGSize(width: 85, height: 54) }
  let layoutSettings = [LayoutSetting("shadow", "deep")]
}
