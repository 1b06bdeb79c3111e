import Cards
import Foundation
import PlumblineTesting
import Testing

@Suite struct CardTests {
  let card = Scene("Card", canvases: [Canvas(width: 320, height: 96, scale: 2)]) { root in
    root.addSubview(CardView(frame: root.bounds))
  }

  @Test func snapshot() {
    expectSnapshot(of: card)
    expectNoConflicts(in: card)
    expectNoAmbiguity(in: card)
  }

  @Test func title() {
    expectFrame(of: "title", in: card, equals: CGRect(x: 108, y: 16, width: 108, height: 20.5))
  }
}
