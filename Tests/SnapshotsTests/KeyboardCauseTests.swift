import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Keyboards as causes") struct KeyboardCauseTests {
  /// A field above the keyboard, and a footer at the bottom of the safe area.
  private func record(keyboard: CGFloat, gap: CGFloat = 12, safeBottom: CGFloat = 0) -> LayoutRecord
  {
    var canvas = Canvas(width: 320, height: 480)
    canvas.safeAreaInsets.bottom = safeBottom
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    var around = LayoutEnvironment(canvas: canvas, direction: .leftToRight, profile: .standard)
    around.keyboardHeight = keyboard
    root.layoutEnvironment = around
    for (name, guide) in [
      ("field", root.keyboardLayoutGuide), ("footer", root.safeAreaLayoutGuide),
    ] {
      let view = View()
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let isField = name == "field"
      LayoutConstraint.activate([
        isField
          ? view.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -gap)
          : view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
  }

  private func sentences(_ reference: LayoutRecord, _ actual: LayoutRecord) -> [String] {
    LayoutComparison(reference: reference, actual: actual, tolerance: 0).texts
  }

  @Test("say how high they are, and how high they were")
  func shown() {
    #expect(
      sentences(record(keyboard: 0), record(keyboard: 300)) == [
        "the height of the keyboard changed from 0 to 300: 1 view moved"
      ])
    #expect(
      sentences(record(keyboard: 300), record(keyboard: 250)) == [
        "the height of the keyboard changed from 300 to 250: 1 view moved"
      ])
  }

  @Test("are told from what else changed")
  func others() {
    #expect(
      sentences(record(keyboard: 0), record(keyboard: 300, gap: 20)) == [
        "the height of the keyboard changed from 0 to 300: 1 view moved",
        "field: y 448 → 140, because constraint `field.bottom == root.keyboard.top - 12` changed from "
          + "-12 to -20",
      ])
    let told = sentences(record(keyboard: 0), record(keyboard: 0, safeBottom: 34))
    #expect(told == ["the safe area changed from 0 0 0 0 to 0 0 34 0: 2 views moved"])
  }
}
