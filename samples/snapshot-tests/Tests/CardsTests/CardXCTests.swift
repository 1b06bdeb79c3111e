import Cards
import PlumblineTesting
import XCTest

final class CardXCTests: XCTestCase {
  func testCardIsAsItWas() {
    let card = Scene("Card", canvases: [Canvas(width: 320, height: 96)]) { root in
      let card = CardView(frame: root.bounds)
      card.identifier = "card"
      root.addSubview(card)
    }
    expectSnapshot(of: card, as: .frames)
    expectNoConflicts(in: card)
  }
}
