import Cards
import Foundation
import PlumblineTesting
import Testing

@Suite struct CardTests {
  /// The card, as large as the canvas.
  private let card = Scene("Card", canvases: [Canvas(width: 320, height: 96)]) { root in
    let card = CardView(frame: root.bounds)
    card.identifier = "card"
    root.addSubview(card)
  }

  @Test("The card is as it was, on a phone, on a tablet, and from right to left")
  func snapshots() {
    expectSnapshot(
      of: card, at: [Canvas(width: 320, height: 96), Canvas(width: 744, height: 96)], as: .frames)
    expectSnapshot(of: card, as: .frames, direction: .rightToLeft)
  }

  @Test("The title ends where the card's margin begins, and nothing is left open")
  func layout() {
    expectFrame(of: "title", in: card, equals: CGRect(x: 92, y: 16, width: 212, height: 24))
    expectNoConflicts(in: card)
    expectNoAmbiguity(in: card)
  }

  @Test("A scene file is as good as Swift")
  func sceneFile() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Scenes/profile.scene.yaml")
    expectSnapshot(of: try Scene(at: file.path), as: .frames)
  }
}
