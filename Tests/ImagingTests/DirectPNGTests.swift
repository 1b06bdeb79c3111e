import Testing

@testable import Imaging

@Suite("PNG files that are read directly")
struct DirectPNGTests {
  /// A file with nothing but header, data and end.
  private func file(
    _ sample: SamplePNG, stream: (inout [UInt8]) -> Void = { _ in }, parts: Int = 1
  ) throws -> [UInt8] {
    let chunks = try #require(Chunks(sample.file()))
    var data = chunks.list.filter { $0.type == "IDAT" }.flatMap(\.content)
    stream(&data)
    let length = (data.count + parts - 1) / parts
    let pieces = stride(from: 0, to: data.count, by: length).map { start in
      (type: "IDAT", content: Array(data[start..<min(data.count, start + length)]))
    }
    return Chunks.file([("IHDR", sample.header)] + pieces + [("IEND", [])])
  }

  private func direct(_ file: [UInt8]) -> Bitmap? {
    unsafe file.withUnsafeBytes { unsafe DirectPNG($0)?.bitmap(of: $0) }
  }

  @Test(
    "are those of 8 bits with the five filters, whatever their size",
    arguments: [SamplePNG.ColorType.color, .colorAlpha],
    [
      (1, 1), (2, 1), (1, 7), (3, 2), (5, 9), (16, 16), (17, 6), (21, 11), (22, 11), (64, 10),
      (129, 13), (1_170, 12),
    ])
  func readsAllFilters(colorType: SamplePNG.ColorType, size: (Int, Int)) throws {
    let sample = SamplePNG(colorType: colorType, depth: 8, width: size.0, height: size.1)
    let expected = Bitmap(
      words: sample.pixels.map(premultiplied),
      PixelLayout(pixelWidth: size.0, pixelHeight: size.1, alpha: .premultiplied))
    for parts in [1, 2, 5] {
      let file = try file(sample, parts: parts)
      #expect(direct(file) == expected)
      #expect(try PNGReader.bitmap(of: file) == expected)
    }
  }

  @Test("are all that we write", arguments: PNGCoding.allCases)
  func readsOwnFiles(coding: PNGCoding) throws {
    for picture in Picture.all {
      let bitmap = try #require(direct(picture.png(coding)))
      let expected = picture.bitmap
      #expect(bitmap.alpha == expected.alpha)
      #expect(bitmap == expected, "\(picture.testDescription)")
    }
  }

  @Test("are no others, which libspng reads", arguments: SamplePNG.all)
  func leavesOthers(sample: SamplePNG) throws {
    #expect(direct(sample.file()) == nil)
    let isPlain = sample.depth == 8 && !sample.isInterlaced
    guard !(isPlain && [.color, .colorAlpha].contains(sample.colorType)) else { return }
    let chunks = try #require(Chunks(sample.file())).list
      .filter { ["IHDR", "IDAT", "IEND"].contains($0.type) }
    #expect(direct(Chunks.file(chunks.map { ($0.type, $0.content) })) == nil)
  }

  @Test("are none whose data is not what the header says", arguments: 0..<6)
  func refusesDamage(kind: Int) throws {
    let sample = SamplePNG(colorType: .color, depth: 8)
    let file = try file(sample) { stream in
      switch kind {
      case 0: stream[stream.count - 1] ^= 1  // The check sum of the pixels.
      case 1: stream[20] ^= 1  // A pixel.
      case 2: stream.append(0)  // More than a stream.
      case 3: stream.removeLast(30)
      case 4: stream[0] ^= 0x80
      default: stream = SamplePNG.stored([UInt8](repeating: 5, count: 440), blockLength: 1_000)
      }
    }
    #expect(direct(file) == nil)
    // libspng does not mind what comes after the stream.
    guard kind != 2 else { return }
    #expect(throws: PNGError.self) { try PNGReader.bitmap(of: file) }
  }

  @Test("are none of more pixels than are read, nor of more than their bytes can hold")
  func refusesBombs() throws {
    for (width, height) in [(30_000, 30_000), (100_000, 1_000), (1 << 31 - 1, 1 << 31 - 1)] {
      var sample = SamplePNG(colorType: .color, depth: 8)
      let data = try #require(Chunks(sample.file())).list.filter { $0.type == "IDAT" }
      (sample.width, sample.height) = (width, height)
      let file = Chunks.file(
        [("IHDR", sample.header)] + data.map { ($0.type, $0.content) } + [("IEND", [])])
      #expect(direct(file) == nil)
      #expect(throws: PNGError.self) { try PNGReader.bitmap(of: file) }
    }
  }
}
