import CPNG
import Testing

@testable import Imaging

@Suite("Texts in PNG files")
struct PNGTextTests {
  private let bitmap = Picture("bar", 12, 5) { column, row in UInt32(column * row) }.bitmap
  private let texts = [
    PNGText(.title, "A “title”", language: "en"),
    PNGText(.description, "第一行\nsecond", language: "ja"),
  ]

  private func still(_ coding: PNGCoding, _ texts: [PNGText]) throws -> [UInt8] {
    var writer = PNGWriter()
    try writer.start(bitmap.layout, coding: coding, texts: texts)
    writer.append(bitmap.pixels.span, bitmap.layout, rows: 0..<bitmap.pixelHeight)
    return try writer.finish()
  }

  /// The texts that libpng finds, each with its keyword and language.
  private func texts(_ file: [UInt8]) -> [[String]] {
    final class Found { var texts: [[String]] = [] }
    let found = Found()
    let count = unsafe cpng_texts(
      file, file.count, Unmanaged.passUnretained(found).toOpaque()
    ) { context, keyword, language, text in
      guard let context = unsafe context else { return }
      let parts = unsafe [keyword, language, text].map {
        unsafe $0.map { unsafe String(cString: $0) } ?? ""
      }
      unsafe Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().texts.append(parts)
    }
    #expect(Int(count) == found.texts.count)
    return found.texts
  }

  private let expected = [
    ["Title", "en", "A “title”"], ["Description", "ja", "第一行\nsecond"],
  ]

  @Test("are what libpng reads, and change no pixel", arguments: PNGCoding.allCases)
  func still(coding: PNGCoding) throws {
    let file = try still(coding, texts)
    #expect(texts(file) == expected)
    let chunks = try #require(Chunks(file))
    #expect(chunks.list.map(\.type) == ["IHDR", "iTXt", "iTXt", "IDAT", "IEND"])
    #expect(chunks.list.allSatisfy { $0.isSound })
    #expect(try PNGReader.bitmap(of: file) == bitmap)
    #expect(DecodedByLibpng(file)?.pixels == DecodedByLibpng(try still(coding, []))?.pixels)
    // Such files are still read without libspng.
    #expect(unsafe file.withUnsafeBytes { unsafe DirectPNG($0)?.bitmap(of: $0) } == bitmap)
  }

  @Test("are in animated files as well", arguments: PNGCoding.allCases)
  func animated(coding: PNGCoding) throws {
    var animation = PNGAnimation(coding: coding, texts: texts)
    try animation.append(bitmap, for: .init(1, in: 2))
    try animation.append(bitmap, for: .init(1, in: 2))
    let file = animation.bytes()
    #expect(texts(file) == expected)
    let types = try #require(Chunks(file)).list.map(\.type)
    #expect(types.prefix(4) == ["IHDR", "acTL", "iTXt", "iTXt"])
  }

  @Test("have no zero bytes, and are absent from files of which nothing is said")
  func odd() throws {
    let file = try still(.fast, [PNGText(.title, "a\0b", language: "x y\0")])
    #expect(texts(file) == [["Title", "xy", "a\u{FFFD}b"]])
    #expect(try Chunks(still(.fast, []))?.list.map(\.type) == ["IHDR", "IDAT", "IEND"])
  }
}
