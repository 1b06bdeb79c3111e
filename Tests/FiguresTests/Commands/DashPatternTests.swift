import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct DashPatternTests {
  private static let scales: [CGFloat] = [1, 1.5, 2, 3]
  private let picture = CGRect(x: 0, y: 0, width: 400, height: 400)
  private let frame = CGRect(x: 20, y: 40, width: 42, height: 60)

  private func pattern(_ scale: CGFloat) -> DashPattern {
    DashPattern(.dashed, on: PixelGrid(scale: scale))
  }

  @Test("every box lies on whole pixels, inside of the outline's frame", arguments: scales)
  func keepsToPixels(scale: CGFloat) {
    // Frames are given on pixels; sums of thirds of a point are off by rounding alone.
    let tolerance = 1e-9
    for box in pattern(scale).outlineBoxes(of: frame, within: picture) {
      for edge in [box.minX, box.minY, box.maxX, box.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < tolerance)
      }
      #expect(holds(frame.insetBy(dx: -tolerance, dy: -tolerance), box))
    }
  }

  @Test("dashes are 4 points long and 3 apart, from the corner on, and the same on opposite edges")
  func repeatsFromCorner() {
    let boxes = pattern(1).outlineBoxes(of: frame, within: picture)
    let top = boxes.filter { $0.minY == 40 && $0.height == 1 }
    let bottom = boxes.filter { $0.maxY == 100 && $0.height == 1 }
    #expect(top.map(\.minX) == [20, 27, 34, 41, 48, 55])
    #expect(top.map(\.width) == [4, 4, 4, 4, 4, 4])
    #expect(bottom.map(\.minX) == top.map(\.minX))
    let left = boxes.filter { $0.minX == 20 && $0.width == 1 }
    let right = boxes.filter { $0.maxX == 62 && $0.width == 1 }
    #expect(left.first == CGRect(x: 20, y: 40, width: 1, height: 4))
    #expect(left.map(\.minY) == right.map(\.minY))
  }

  @Test("an outline far larger than the picture costs only what is seen of it")
  func skipsWhatIsNotSeen() {
    let huge = CGRect(x: -7e6, y: 10, width: 1e9, height: 50)
    let boxes = pattern(1).outlineBoxes(of: huge, within: picture)
    #expect(boxes.count < 200)
    #expect(boxes.first?.minX == 0)
    #expect(boxes.allSatisfy { $0.intersects(picture) })
  }

  @Test("a frame too thin for two strokes is one line")
  func thinFrame() {
    let thin = CGRect(x: 0, y: 0, width: 20, height: 1)
    #expect(pattern(1).outlineBoxes(of: thin, within: picture).map(\.minX) == [0, 7, 14])
  }

  @Test(
    "lengths that are no pairs of positive numbers make no pattern",
    arguments: [[], [4], [4, 0], [4, -1], [4, .nan]] as [[CGFloat]])
  func refusesLengths(lengths: [CGFloat]) {
    #expect(DashPattern(lengths: lengths, thickness: 1) == nil)
  }
}
