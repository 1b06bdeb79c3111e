import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Constraints that changed by one rule") struct AlikeCauseTests {
  /// A column of boxes, each of which has a height of its own.
  private func record(_ heights: [CGFloat]) -> LayoutRecord {
    let canvas = Canvas(width: 320, height: 480)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    root.identifier = "root"
    var above = root.topAnchor
    for (number, height) in heights.enumerated() {
      let box = View()
      box.identifier = "box\(number)"
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: above, constant: 4),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: height),
      ])
      above = box.bottomAnchor
    }
    return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
  }

  private func sentences(_ reference: [CGFloat], _ actual: [CGFloat]) -> [String] {
    LayoutComparison(reference: record(reference), actual: record(actual), tolerance: 0).texts
  }

  @Test("are one sentence")
  func many() {
    #expect(
      sentences([44, 44, 44, 44, 44], [52, 52, 52, 52, 52]) == [
        "box0, box1, box2 and 2 more: height 44 → 52, because constraint `box0.height == 44` and 4 more "
          + "like it changed from 44 to 52"
      ])
    #expect(
      sentences([44, 44, 44, 44, 20], [52, 52, 52, 60, 20]) == [
        "box0, box1, box2: height 44 → 52, because constraint `box0.height == 44` and 2 more like it "
          + "changed from 44 to 52; 2 views followed",
        "box3: height 44 → 60, because constraint `box3.height == 44` changed from 44 to 60; 1 view "
          + "followed",
      ])
  }

  @Test("are told one by one where they are two")
  func few() {
    #expect(sentences([44, 44, 20], [52, 52, 20]).count == 2)
  }

  @Test("count each item once, also where a kept result names causes twice or ones not there")
  func keptResults() {
    let boxes = [CGFloat](repeating: 44, count: 4)
    var comparison = LayoutComparison(
      reference: record(boxes), actual: record(boxes.map { $0 + 8 }), tolerance: 0)
    let sentences = comparison.texts
    for index in comparison.changes.indices {
      comparison.changes[index].origins += comparison.changes[index].origins
      comparison.changes[index].origins.append(ItemChange.Origin(cause: 4))
    }
    #expect(comparison.texts == sentences)
  }
}
