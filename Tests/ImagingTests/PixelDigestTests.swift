import Testing

@testable import Imaging

@Suite("Digests of pixels") struct PixelDigestTests {
  @Test(
    "are the published ones for bytes",
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
    ] as [(String, UInt64)])
  func vectors(text: String, hash: UInt64) {
    #expect(PixelDigest(Array(text.utf8)).value == hash)
  }

  @Test("know every byte of texts of every length")
  func everyByte() {
    for count in 1...70 {
      let bytes = [UInt8](repeating: 7, count: count)
      var seen = Set([PixelDigest(bytes)])
      for index in 0..<count {
        var other = bytes
        other[index] ^= 0x10
        #expect(seen.insert(PixelDigest(other)).inserted, "byte \(index) of \(count)")
      }
    }
  }

  private func digest(_ words: [UInt32], _ layout: PixelLayout) -> PixelDigest {
    PixelDigest(words.span, layout)
  }

  @Test("know every pixel, and the size")
  func everyPixel() {
    for width in [1, 3, 8, 17] {
      let layout = PixelLayout(pixelWidth: width, pixelHeight: 3)
      let words = [UInt32](repeating: 0x12_3456, count: layout.wordCount)
      var seen = Set([digest(words, layout)])
      for index in words.indices {
        var other = words
        other[index] ^= 1
        #expect(seen.insert(digest(other, layout)).inserted)
      }
      let turned = PixelLayout(pixelWidth: 3, pixelHeight: width)
      #expect(width == 3 || seen.insert(digest(words, turned)).inserted)
    }
  }

  @Test("do not know what opaque pixels have for alpha, nor what lies between rows")
  func padding() {
    let tight = PixelLayout(pixelWidth: 3, pixelHeight: 2)
    let loose = PixelLayout(pixelWidth: 3, pixelHeight: 2, stride: 4)
    let words: [UInt32] = [1, 2, 3, 4, 5, 6]
    let expected = digest(words, tight)
    #expect(digest(words.map { $0 | 0xFF00_0000 }, tight) == expected)
    #expect(digest([1, 2, 3, 99, 4, 5, 6], loose) == expected)
    let translucent = PixelLayout(pixelWidth: 3, pixelHeight: 2, alpha: .premultiplied)
    #expect(digest(words.map { $0 | 0x0100_0000 }, translucent) != digest(words, translucent))
  }
}
