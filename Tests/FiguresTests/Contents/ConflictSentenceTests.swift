import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Sentences about conflicts")
struct ConflictSentenceTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let card: View

  init() {
    card = View()
    card.identifier = "card"
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
  }

  private func sentences(_ constraints: [LayoutConstraint]) -> [String?] {
    LayoutConstraint.activate(constraints)
    let tree = root.solvedTree(canvas: Canvas(width: 100, height: 80))
    return tree.conflicts.map { tree.sum(of: $0) }
  }

  @Test("say of a single length which constraint needs it")
  func single() {
    let sentences = sentences([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
    ])
    #expect(sentences == ["'card.width == 200' needs 200, the canvas has 100."])
  }

  @Test("say at least and at most of inequalities")
  func inequalities() {
    let needed = sentences([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      card.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
    ])
    #expect(needed == ["At least 8 + 200 = 208, the canvas has 100."])
  }

  @Test("say at most of an upper limit")
  func limits() {
    let photo = View()
    photo.identifier = "photo"
    photo.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(photo)
    let allowed = sentences([
      photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      photo.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      photo.heightAnchor.constraint(equalToConstant: 50),
      card.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
    ])
    #expect(allowed == ["12 + 50 + 12 = 74, 'card.height <= 60' allows at most 60."])
  }

  @Test("have factors as fractions")
  func factors() {
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 2 / 3),
      card.widthAnchor.constraint(equalToConstant: 10),
    ])
    let tree = root.solvedTree(canvas: Canvas(width: 100, height: 80))
    let texts = tree.conflicts.flatMap { [$0.broken] + $0.because }
    #expect(texts.contains { $0.hasPrefix("card.width == 2/3 * ") }, "\(texts)")
  }
}
