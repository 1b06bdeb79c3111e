import Foundation
import Testing

@testable import AutoLayout

@Suite("Heights of keyboards")
struct KeyboardTests {
  @Test("are those that developers measured, by device and orientation")
  func devices() throws {
    let known: [(device: String, portrait: CGFloat, landscape: CGFloat)] = [
      ("iPhone SE (1st generation)", 253, 200), ("iPhone SE (3rd generation)", 260, 200),
      ("iPhone 8 Plus", 271, 200), ("iPhone 17", 336, 209), ("iPhone 11", 346, 209),
    ]
    for (name, portrait, landscape) in known {
      let device = try #require(Device.named(name))
      #expect(device.canvas().standardKeyboardHeight == portrait, "\(name)")
      #expect(
        device.canvas(orientation: .landscape).standardKeyboardHeight == landscape, "\(name)")
    }
  }

  @Test("of canvases without a device follow from the size")
  func sizes() {
    #expect(Canvas(width: 768, height: 1024).standardKeyboardHeight == 313)
    #expect(Canvas(width: 1024, height: 768).standardKeyboardHeight == 398)
    #expect(Canvas(width: 1366, height: 1024).standardKeyboardHeight == 459)
    #expect(Canvas(width: 320, height: nil).standardKeyboardHeight == 253)
  }
}
