import Imaging
import TestTools
import Testing

@Suite("JPEG files")
struct JPEGReaderTests {
  @Test("are read as they are stored")
  func pixels() throws {
    let bitmap = try JPEGReader.bitmap(of: SmallImages.jpeg, pixelLimit: 1000)
    #expect(bitmap.pixelWidth == 16 && bitmap.pixelHeight == 8 && bitmap.alpha == .opaque)
    func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF > 200 && pixel & 0xFF < 60 }
    #expect(isRed(bitmap[column: 1, row: 1]) && !isRed(bitmap[column: 14, row: 6]))
    let stored = try JPEGReader.bitmap(of: SmallImages.turnedJPEG, pixelLimit: 1000)
    let turned = stored.turned(by: 6)
    #expect(turned.pixelWidth == 8 && turned.pixelHeight == 16)
    #expect(isRed(turned[column: 1, row: 1]) && isRed(turned[column: 6, row: 1]))
    #expect(!isRed(turned[column: 6, row: 14]))
    for orientation in 1...8 {
      let once = stored.turned(by: orientation)
      let inverse = [6: 8, 8: 6][orientation] ?? orientation
      #expect(once.turned(by: inverse) == stored, "\(orientation)")
    }
  }

  @Test("are refused with the reason")
  func refused() {
    #expect(throws: JPEGError.inks) {
      try JPEGReader.bitmap(of: SmallImages.inkJPEG, pixelLimit: 1000)
    }
    #expect(throws: JPEGError.tooLarge(pixelWidth: 16, pixelHeight: 8)) {
      try JPEGReader.bitmap(of: SmallImages.jpeg, pixelLimit: 100)
    }
    for bytes in [[], Array(SmallImages.jpeg.prefix(30)), SmallImages.png] {
      #expect(throws: JPEGError.self) { try JPEGReader.bitmap(of: bytes, pixelLimit: 1000) }
    }
  }

  @Test("never trap on bytes that were cut off or changed")
  func damage() {
    var generator = SeededGenerator(seed: 7)
    for count in 0..<SmallImages.jpeg.count {
      _ = try? JPEGReader.bitmap(of: Array(SmallImages.jpeg.prefix(count)), pixelLimit: 1000)
    }
    for _ in 0..<2000 {
      var bytes = SmallImages.jpeg
      for _ in 0..<3 {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? JPEGReader.bitmap(of: bytes, pixelLimit: 1 << 20)
    }
  }

  @Test("lend their shape to a color")
  func shapes() throws {
    let shape = try PNGReader.bitmap(of: SmallImages.png).shape(in: 0x112233, opacity: 0.5)
    #expect(shape[column: 0, row: 0] == 0x8011_2233 && shape[column: 3, row: 1] == 0)
  }
}
