import Imaging
import TestTools
import Testing

/// What the reader makes of a file.
private func bitmap(of file: [UInt8]) throws -> Bitmap { try PNGReader.bitmap(of: file) }

@Suite("PNG files that are read")
struct PNGReaderTests {
  @Test("give the pixels that were put into them, whatever their kind", arguments: SamplePNG.all)
  func readsEveryKind(sample: SamplePNG) throws {
    let read = try bitmap(of: sample.file())
    let layout = PixelLayout(
      pixelWidth: sample.width, pixelHeight: sample.height, alpha: .straight)
    #expect(read.pixelWidth == sample.width && read.pixelHeight == sample.height)
    #expect(read == Bitmap(words: sample.pixels, layout))
    #expect(try bitmap(of: sample.file(blockLength: 3)) == read)
  }

  @Test("are opaque where no pixel is translucent, with an alpha channel or without")
  func knowsOpaqueFiles() throws {
    let picture = Picture("opaque", 5, 4, alpha: .premultiplied) { column, row in
      0xFF00_0000 | UInt32(column * 50 + row)
    }
    let read = try bitmap(of: picture.png(.fast))
    #expect(read.alpha == .opaque)
    let opaque = PixelLayout(pixelWidth: 5, pixelHeight: 4)
    #expect(read == Bitmap(words: picture.words.map { $0 & 0xFF_FFFF }, opaque))
    #expect(read[column: 2, row: 3] == 0xFF00_0067)
    #expect(read.row(1).first == 0xFF00_0001)
  }

  @Test("16 bits a channel lose the lower 8")
  func deepColors() throws {
    let sample = SamplePNG(colorType: .color, depth: 16, width: 1, height: 1)
    let samples = (0..<3).map { UInt32(sample.sample(0, 0, $0)) >> 8 }
    let pixel = try bitmap(of: sample.file()).pixels[0]
    #expect(pixel == 0xFF00_0000 | samples[0] << 16 | samples[1] << 8 | samples[2])
  }
}

@Suite("PNG files that cannot be read")
struct BadPNGTests {
  private let sound = SamplePNG(colorType: .color, depth: 8).file()

  @Test("what does not begin as a PNG file is none")
  func foreignFiles() {
    for bytes in [[], [0x89], Array("GIF89a".utf8), Array(sound.dropFirst()), sound.reversed()]
      as [[UInt8]]
    {
      #expect(throws: PNGError.notPNG) { try bitmap(of: bytes) }
    }
  }

  @Test("a file that breaks off anywhere is damaged")
  func truncatedFiles() {
    for count in 8..<sound.count {
      let error = #expect(throws: PNGError.self) {
        try bitmap(of: Array(sound[..<count]))
      }
      guard case .damaged = error else {
        Issue.record("\(count) bytes: \(String(describing: error))")
        return
      }
    }
  }

  @Test("a changed bit of a chunk that matters is noticed")
  func changedBits() throws {
    let essential = SamplePNG(colorType: .gray, depth: 8)
    let file = Chunks.file([
      ("IHDR", essential.header),
      ("IDAT", SamplePNG.stored([UInt8](repeating: 0, count: 14 * 11), blockLength: 1_000)),
      ("IEND", []),
    ])
    #expect(try bitmap(of: file).pixels.allSatisfy { $0 == 0xFF00_0000 })
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(throws: PNGError.self) { try bitmap(of: damaged) }
    }
  }

  @Test(
    "vast sizes are refused before memory is taken",
    arguments: [(30_000, 30_000), (2_147_483_647, 2_147_483_647), (1_000_000, 101)])
  func bombs(width: Int, height: Int) {
    let bomb = SamplePNG(colorType: .gray, depth: 1, width: width, height: height)
    let file = Chunks.file([("IHDR", bomb.header), ("IDAT", [0x78, 0x01]), ("IEND", [])])
    #expect(throws: PNGError.tooLarge(pixelWidth: width, pixelHeight: height)) {
      try bitmap(of: file)
    }
  }

  @Test("a file that is too short for its size is refused before memory is taken")
  func impossibleSizes() {
    let bomb = SamplePNG(colorType: .colorAlpha, depth: 16, width: 5_000, height: 5_000)
    let stream = SamplePNG.stored([UInt8](repeating: 0, count: 4_000), blockLength: 4_000)
    let file = Chunks.file([("IHDR", bomb.header), ("IDAT", stream), ("IEND", [])])
    #expect(throws: PNGError.damaged(reason: "it ends before its pixels do")) {
      try bitmap(of: file)
    }
  }

  @Test("sizes of nothing, kinds that are none and parts in disorder are damaged")
  func illegalFiles() {
    let header = SamplePNG(colorType: .gray, depth: 8, width: 1, height: 1).header
    let data = SamplePNG.stored([0, 0], blockLength: 10)
    func file(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
      var header = header
      change(&header)
      return Chunks.file([("IHDR", header), ("IDAT", data), ("IEND", [])])
    }
    #expect(throws: Never.self) { try bitmap(of: file { _ in }) }
    let illegal = [
      file { $0[3] = 0 }, file { $0[7] = 0 }, file { $0[8] = 3 }, file { $0[9] = 5 },
      file { $0[9] = 3 }, file { $0[10] = 1 }, file { $0[11] = 1 }, file { $0[12] = 2 },
      Chunks.file([("IDAT", data), ("IHDR", header), ("IEND", [])]),
      Chunks.file([("IHDR", header), ("IEND", [])]),
      Chunks.file([("IHDR", header), ("IDAT", data)]),
      Chunks.file([("IHDR", header), ("IDAT", [0x78, 0x01, 0x07]), ("IEND", [])]),
      Chunks.file([("IHDR", Array(header.dropLast())), ("IDAT", data), ("IEND", [])]),
      Chunks.file([("IHDR", header), ("CRIT", []), ("IDAT", data), ("IEND", [])]),
    ]
    for (number, file) in illegal.enumerated() {
      #expect(throws: PNGError.self, "\(number)") { try bitmap(of: file) }
    }
  }

  @Test("files that are damaged at random give a bitmap or an error, and end", arguments: 0..<4)
  func randomDamage(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let samples = SamplePNG.all
    var refused = 0
    for round in 0..<300 {
      var file = samples[Int(numbers.next() % UInt64(samples.count))].file()
      for _ in 0...round % 4 {
        let index = 8 + Int(numbers.next() % UInt64(file.count - 8))
        switch numbers.next() % 4 {
        case 0: file[index] = UInt8(truncatingIfNeeded: numbers.next())
        case 1: file.remove(at: index)
        case 2: file.insert(UInt8(truncatingIfNeeded: numbers.next()), at: index)
        default: file.removeSubrange(index..<min(file.count, index + 9))
        }
        guard file.count > 9 else { break }
      }
      // Half of them with check sums made good, so that the damage gets further in.
      if round % 2 == 0, let chunks = Chunks(file) {
        file = Chunks.file(chunks.list.map { ($0.type, $0.content) })
      }
      do {
        let read = try bitmap(of: file)
        #expect(read.pixels.count == read.pixelWidth * read.pixelHeight)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 50)
  }
}
