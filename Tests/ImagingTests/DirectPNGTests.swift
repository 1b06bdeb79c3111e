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
      words: sample.pixels,
      PixelLayout(pixelWidth: size.0, pixelHeight: size.1, alpha: .straight))
    for parts in [1, 2, 5] {
      let file = try file(sample, parts: parts)
      #expect(direct(file) == expected)
      #expect(try PNGReader.bitmap(of: file) == expected)
    }
  }

  @Test(
    "have rows of which stretches are as what is beside them, with each filter",
    arguments: [0, 1, 2, 4], [(31, 5), (32, 12), (33, 3), (65, 30), (200, 9), (331, 40)])
  func readsStretches(filter: Int, size: (Int, Int)) throws {
    let (width, height) = size
    // Boxes, with a dot in each row that is nowhere else.
    func pixel(_ column: Int, _ row: Int) -> UInt32 {
      let box = UInt32(column / 77 + row / 4) &* 0x0F_3591
      return 0xFF00_0000 | (column == row * 41 % width ? ~box : box) & 0xFF_FFFF
    }
    func bytes(_ row: Int) -> [UInt8] {
      (0..<width).flatMap { column in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel(column, row) >> $0) }
      }
    }
    var above = [UInt8](repeating: 0, count: 3 * width)
    let rows = (0..<height).flatMap { row -> [UInt8] in
      let current = bytes(row)
      defer { above = current }
      return [UInt8(filter)]
        + current.indices.map { index in
          let left = index < 3 ? 0 : current[index - 3]
          let corner = index < 3 ? 0 : above[index - 3]
          let nearest = SamplePNG.paeth(Int(left), Int(above[index]), Int(corner))
          let predictions = [0, left, above[index], 0, UInt8(nearest)]
          return current[index] &- predictions[filter]
        }
    }
    var sample = SamplePNG(colorType: .color, depth: 8)
    (sample.width, sample.height) = size
    let file = Chunks.file([
      ("IHDR", sample.header), ("IDAT", SamplePNG.stored(rows, blockLength: 1_000)), ("IEND", []),
    ])
    let words = (0..<height).flatMap { row in (0..<width).map { pixel($0, row) } }
    #expect(
      direct(file)
        == Bitmap(words: words, PixelLayout(pixelWidth: width, pixelHeight: height)))
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
