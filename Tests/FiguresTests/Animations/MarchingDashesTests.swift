import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Marching dashes")
struct MarchingDashesTests {
  private let color = Color(red: 0, green: 0, blue: 0)
  private let frame = CGRect(x: 10, y: 20, width: 60, height: 40)
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func outline(_ lengths: [CGFloat], _ kind: DrawingCommand.Tag.Kind = .guide) throws
    -> DrawingCommand
  {
    let pattern = try #require(DashPattern(lengths: lengths, thickness: 1))
    return DrawingCommand(
      .dashedOutline(frame, pattern, color),
      tag: DrawingCommand.Tag(kind, identifier: "g", className: "guide"))
  }

  private func drawing(_ commands: [DrawingCommand], scale: CGFloat = 1) -> Drawing {
    Drawing(
      pixelWidth: Int(100 * scale), pixelHeight: Int(100 * scale), scale: scale, title: "",
      background: color, commands: commands)
  }

  /// The boxes of the first outline in a picture of the loop.
  private func boxes(_ dashes: MarchingDashes, _ number: Int) -> [CGRect] {
    dashes.frame(number).commands.first?.marchingPattern?.outlineBoxes(of: frame, within: bounds)
      ?? []
  }

  @Test(
    "begin with the picture that stands still, and end before it",
    arguments: [1, 2, 3] as [CGFloat])
  func loop(scale: CGFloat) throws {
    let still = drawing([try outline([4, 3])], scale: scale)
    let dashes = try #require(MarchingDashes(still))
    #expect(dashes.frameCount == Int(7 * scale))
    #expect(dashes.framesPerSecond == Int(10 * scale))
    #expect(dashes.frame(0) == still)
    #expect(dashes.frame(dashes.frameCount) == still)
    let pictures = Set((0..<dashes.frameCount).map { boxes(dashes, $0) })
    #expect(pictures.count == dashes.frameCount)
  }

  @Test("go clockwise, by a pixel from one picture to the next")
  func clockwise() throws {
    let dashes = try #require(MarchingDashes(drawing([try outline([4, 3])])))
    let (first, second) = (boxes(dashes, 0), boxes(dashes, 1))
    func starts(_ boxes: [CGRect], _ edge: (CGRect) -> Bool, _ side: (CGRect) -> CGFloat)
      -> [CGFloat]
    {
      // Whole dashes alone: those at the corners are cut.
      boxes.filter { edge($0) && max($0.width, $0.height) == 4 }.map(side)
    }
    let top = { (box: CGRect) in box.minY == 20 && box.height == 1 }
    let bottom = { (box: CGRect) in box.maxY == 60 && box.height == 1 }
    let left = { (box: CGRect) in box.minX == 10 && box.width == 1 }
    let right = { (box: CGRect) in box.maxX == 70 && box.width == 1 }
    #expect(starts(first, top, \.minX).prefix(2) == [10, 17])
    #expect(starts(second, top, \.minX).prefix(2) == [11, 18])
    #expect(starts(second, right, \.minY).prefix(2) == [21, 28])
    #expect(starts(second, bottom, \.minX).prefix(2) == [16, 23])
    #expect(starts(second, left, \.minY).prefix(2) == [26, 33])
  }

  @Test(
    "lie on whole pixels inside of the outline in each picture", arguments: [1, 2, 3] as [CGFloat])
  func wholePixels(scale: CGFloat) throws {
    let dashes = try #require(MarchingDashes(drawing([try outline([5, 1, 2, 3])], scale: scale)))
    let tolerance = 1e-9
    for number in 0..<dashes.frameCount {
      for box in boxes(dashes, number) {
        for edge in [box.minX, box.minY, box.maxX, box.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < tolerance)
        }
        #expect(holds(frame.insetBy(dx: -tolerance, dy: -tolerance), box))
        #expect(box.width > 0 && box.height > 0)
      }
    }
  }

  @Test("of several patterns join in one loop")
  func severalPatterns() throws {
    let still = drawing([try outline([8, 3]), try outline([4, 3]), try outline([1, 2])])
    let dashes = try #require(MarchingDashes(still))
    #expect(dashes.frameCount == 11)
    #expect(dashes.frame(11) == still)
    let phases = (0..<11).map { number in
      dashes.frame(number).commands.compactMap { $0.marchingPattern?.phase }
    }
    #expect(phases.map { $0[0] } == (0..<11).map { CGFloat($0) })
    // Two turns of 7 and four of 3 in 11 pictures.
    #expect(phases.map { $0[1] } == [0, 1, 3, 4, 5, 6, 8, 9, 10, 11, 13])
    #expect(phases.map { $0[2] } == [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11])
  }

  @Test("are those of guides alone")
  func guidesAlone() throws {
    let others = [try outline([4, 3], .systemGuide), try outline([4, 3], .view)]
    #expect(MarchingDashes(drawing(others)) == nil)
    #expect(MarchingDashes(drawing([])) == nil)
    let both = try #require(MarchingDashes(drawing([try outline([4, 3])] + others)))
    #expect(both.frame(3).commands[1...] == both.frame(0).commands[1...])
  }

  @Test("make no endless loops")
  func limits() throws {
    let dashes = try #require(MarchingDashes(drawing([try outline([900, 300])])))
    #expect(dashes.frameCount == 120)
    #expect(dashes.framesPerSecond == 1)
    #expect(dashes.frame(1).commands[0].marchingPattern?.phase == 10)
    // A loop of hours shows a picture a second, and not none.
    let hours = try #require(MarchingDashes(drawing([try outline([90_000, 30_000])])))
    #expect(hours.frameCount == 120 && hours.framesPerSecond == 1)
  }
}
