import AutoLayout
import Foundation
import Testing

@Suite("Canvases as text")
struct CanvasParsingTests {
  @Test(
    "are width x height, with the scale after an @",
    arguments: [
      ("320x568", Canvas(width: 320, height: 568)), ("0.5x7@1", Canvas(width: 0.5, height: 7)),
      ("3x4@2", Canvas(width: 3, height: 4, scale: 2)),
      ("3x4@3x", Canvas(width: 3, height: 4, scale: 3)), ("0x-1", Canvas(width: 0, height: -1)),
    ])
  func accepts(_ text: String, _ canvas: Canvas) {
    #expect(Canvas(parsing: text) == canvas)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "x", "320", "320x", "x320", "1x2x3", "1x2@", "1x2@x", "1x2@3@4", "nanx1", "1 x 2",
    ])
  func refuses(_ text: String) {
    #expect(Canvas(parsing: text) == nil)
  }
}
