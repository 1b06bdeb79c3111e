import AutoLayout
import Foundation
import Testing

@testable import Analysis

@Suite("Placement")
struct PlacementTests {
  @Test(
    "finds whatever is visible outside of the canvas, apart from backgrounds and scroll content",
    arguments: [
      ("{ id: a, class: ImageView, intrinsicSize: 80x80 }", 20, -26, 80, 80, true),
      ("{ id: a }", 300, 100, 100, 50, true),
      ("{ id: a, class: StackView }", 300, 100, 100, 50, false),
      ("{ id: a, hidden: true }", 300, 100, 100, 50, false),
      ("{ id: a }", 300, 100, 20, 50, false),
      ("{ id: a, class: ImageView }", -10, -10, 340, 500, false),
      ("{ id: a, class: ImageView }", -10, -10, 340, 300, true),
      ("{ id: a, class: Label, text: Wide }", -10, -10, 340, 500, true),
    ])
  func canvas(
    _ view: String, _ left: Int, _ top: Int, _ width: Int, _ height: Int, _ isFound: Bool
  ) throws {
    let found = try findings(
      """
      root: { subviews: [\(view)] }
      constraints:
        - a.leading == root.leading + \(left)
        - a.top == root.top + \(top)
        - a.width == \(width)
        - a.height == \(height)
      """)
    #expect(found.contains { $0.rule == .outsideCanvas } == isFound)
  }

  @Test("compares lengths up to a tolerance of 0.001 points")
  func tolerance() {
    #expect(!CGFloat(44).exceeds(43.999_999_999_999_94))
    #expect(!CGFloat(44).exceeds(43.9995))
    #expect(CGFloat(44).exceeds(43.99))
    #expect(CGFloat(16.000_01).isNear(16))
    #expect(!CGFloat(16.01).isNear(16))
  }

  @Test("takes edges that miss by a rounding error for the ones they should be")
  func rounding() {
    let limit = Confinement.Limit(rule: .outsideCanvas, outer: 0, allowsBackground: true)
    let canvas = SIMD4(0.0, 320, 0, 480)
    func isOutside(_ frame: SIMD4<Double>) -> Bool {
      let distances = Confinement.distances(frame, beyond: canvas)
      return !limit.violations(distances, distances, pixel: 1).isEmpty
    }
    #expect(!isOutside(SIMD4(-1.000_1, 100, 0, 10)))
    #expect(isOutside(SIMD4(-1.1, 100, 0, 10)))
    #expect(!isOutside(SIMD4(-5, 325, 0.000_1, 485)))
    #expect(isOutside(SIMD4(-5, 325, 0.1, 485)))
  }

  @Test("reports a view that covers many others once", arguments: [3, 4, 5, 40])
  func manyOverlaps(_ count: Int) throws {
    let range = 0..<count
    let views = range.map { "{ id: v\($0), class: Button, text: B }" }.joined(separator: ", ")
    let constraints = range.map { index in
      "v\(index).leading == root.leading + \(2 * index), v\(index).top == root.top + \(2 * index),"
        + " v\(index).width == 200, v\(index).height == 200"
    }.joined(separator: ", ")
    let found = try findings(
      "root: { subviews: [\(views)] }\nconstraints: [\(constraints)]"
    ).filter { $0.rule == .overlap }
    // The first four cover up to three others, which are reported one by one.
    #expect(found.count == [0, 1, 2, 3].prefix(count).reduce(0, +) + max(0, count - 4))
    #expect(found.allSatisfy { $0.items.count <= 4 })
    if count > 4 {
      let last = try #require(found.first { $0.items.first == "v\(count - 1)" })
      #expect(last.message.contains("'v0', 'v1', 'v2' and \(count - 4) more"))
    }
  }
}
