import AutoLayout
import Foundation
import TestTools
import Testing

@Suite("Files of images")
struct ImageFileTests {
  @Test("state their size and how their camera was held")
  func headers() throws {
    let png = try ImageFile(SmallImages.png, name: "a.png")
    #expect(png.format == .png && png.pixelSize == CGSize(width: 4, height: 2))
    let jpeg = try ImageFile(SmallImages.jpeg, name: "a.jpg")
    #expect(jpeg.format == .jpeg && jpeg.pixelSize == CGSize(width: 16, height: 8))
    let turned = try ImageFile(SmallImages.turnedJPEG, name: "b.jpg")
    #expect(turned.orientation == 6 && turned.pixelSize == CGSize(width: 8, height: 16))
    #expect(turned.pixelWidth == 16)
  }

  @Test("are equal by content, whatever their names")
  func equality() throws {
    let one = try ImageFile(SmallImages.png, name: "a")
    #expect(try one == ImageFile(SmallImages.png, name: "b"))
    #expect(try one.hashValue == ImageFile(SmallImages.png, name: "b").hashValue)
    #expect(try one != ImageFile(SmallImages.jpeg, name: "a"))
  }

  @Test("are refused with the reason")
  func refused() {
    #expect(throws: ImageFile.Failure.otherFormat) { try ImageFile(Array("GIF89a".utf8), name: "") }
    #expect(throws: ImageFile.Failure.otherFormat) { try ImageFile([], name: "") }
    #expect(throws: ImageFile.Failure.brokenHeader) {
      try ImageFile(Array(SmallImages.png.prefix(20)), name: "")
    }
    var vast = SmallImages.png
    vast.replaceSubrange(16..<24, with: [0, 0x10, 0, 0, 0, 0x10, 0, 0])
    #expect(throws: ImageFile.Failure.manyPixels(width: 1 << 20, height: 1 << 20)) {
      try ImageFile(vast, name: "")
    }
    let large = SmallImages.png + [UInt8](repeating: 0, count: ImageFile.byteLimit)
    #expect(throws: ImageFile.Failure.manyBytes(large.count)) { try ImageFile(large, name: "") }
  }

  @Test("never trap on bytes that were cut off or changed")
  func damage() {
    var generator = SeededGenerator(seed: 45)
    for file in [SmallImages.png, SmallImages.jpeg, SmallImages.turnedJPEG] {
      for count in 0..<min(file.count, 400) {
        _ = try? ImageFile(Array(file.prefix(count)), name: "")
      }
      for _ in 0..<2000 {
        var bytes = file
        for _ in 0..<3 {
          let place = Int.random(in: 2..<min(bytes.count, 200), using: &generator)
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = try? ImageFile(bytes, name: "")
      }
    }
  }
}
