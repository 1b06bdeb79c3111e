import AutoLayout
import Foundation
import Testing

@Suite("Canvases")
struct CanvasTests {
  @Test(
    "have sides from half a pixel to as many pixels as can be drawn",
    arguments: [
      Canvas(width: 0.5, height: 7), Canvas(width: 9, height: 0.25, scale: 2),
      Canvas(width: 16_384, height: 1), Canvas(width: 1, height: 8192, scale: 2),
    ])
  func legal(canvas: Canvas) {
    #expect(throws: Never.self) { try canvas.validate() }
  }

  @Test(
    "have sides and scales above zero",
    arguments: [
      Canvas(width: 0.49, height: 7), Canvas(width: 9, height: 0.24, scale: 2),
      Canvas(width: 0, height: 1), Canvas(width: 1, height: -1),
      Canvas(width: .infinity, height: 1),
      Canvas(width: 1, height: 1, scale: 0),
    ])
  func tooSmall(canvas: Canvas) {
    #expect(throws: CanvasError.notPositive(canvas)) { try canvas.validate() }
  }

  @Test(
    "have no more pixels than can be drawn",
    arguments: [
      Canvas(width: 16_384.5, height: 1), Canvas(width: 1, height: 8192.5, scale: 2),
    ])
  func tooLarge(canvas: Canvas) {
    #expect(throws: CanvasError.tooLarge(canvas)) { try canvas.validate() }
  }
}
