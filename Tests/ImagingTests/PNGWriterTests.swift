import Imaging
import Testing

@Suite("PNG files that are written")
struct PNGWriterTests {
  @Test(
    "hold every pixel, as libpng and our own reader read them", arguments: Picture.all,
    PNGCoding.allCases)
  func keepsEveryPixel(picture: Picture, coding: PNGCoding) throws {
    let file = try picture.png(coding)
    let bitmap = try PNGReader.bitmap(of: file)
    #expect(bitmap == picture.bitmap)
    let judged = try #require(DecodedByLibpng(file))
    #expect([judged.width, judged.height] == [bitmap.pixelWidth, bitmap.pixelHeight])
    #expect(Bitmap(straightPixels: judged) == picture.bitmap)
  }

  @Test(
    "consist of sound chunks in the order that the format asks for", arguments: PNGCoding.allCases)
  func chunks(coding: PNGCoding) throws {
    for picture in Picture.all where picture.words.count < 1_000 {
      let chunks = try #require(Chunks(try picture.png(coding)))
      #expect(chunks.list.map(\.type) == ["IHDR", "IDAT", "IEND"])
      #expect(chunks.list.allSatisfy { $0.isSound })
      #expect(chunks.rest.isEmpty)
      let layout = picture.layout
      let sizes = [layout.pixelWidth, layout.pixelHeight].flatMap {
        Chunks.bigEndian(UInt32($0))
      }
      let colors: UInt8 = layout.alpha == .opaque ? 2 : 6
      #expect(chunks.list[0].content == sizes + [8, colors, 0, 0, 0])
    }
  }

  @Test("depend on nothing but the pixels", arguments: PNGCoding.allCases)
  func bytesDependOnPixelsAlone(coding: PNGCoding) throws {
    var used = PNGWriter()
    for picture in Picture.all where picture.words.count < 5_000 {
      // Another history, no gaps between rows, and other bits where no pixel is.
      let bytes = try used.bytes(of: picture.bitmap, coding: coding)
      if picture.bitmap.alpha == picture.layout.alpha {
        #expect(try picture.png(coding) == bytes)
      }
    }
  }

  @Test("a figure's bytes are known where this package packs them itself")
  func knownBytes() throws {
    let picture = Picture("boxes", 20, 3) { column, _ in column < 10 ? 0xFF_FFFF : 0 }
    let content = try #require(Chunks(try picture.png(.fast))).list[1].content
    // zlib's header; the bits are held by the tests above, the check sum by hand: three rows of
    // 61 bytes are 1 FF FF FF, 27 zeros, 1 1 1, 27 zeros; then twice 2 and 60 zeros.
    #expect(content.prefix(2) == [0x78, 0x01])
    var (sum, sums) = (1, 0)
    let row = [1, 255, 255, 255] + [Int](repeating: 0, count: 27) + [1, 1, 1]
    let equal = [2] + [Int](repeating: 0, count: 60)
    for byte in row + [Int](repeating: 0, count: 27) + equal + equal {
      sum = (sum + byte) % 65_521
      sums = (sums + sum) % 65_521
    }
    #expect(Array(content.suffix(4)) == Chunks.bigEndian(UInt32(sums << 16 | sum)))
  }

  @Test("the compact coding is the smaller one where there is anything to pack")
  func compactIsSmaller() throws {
    for picture in Picture.all where ["boxes", "stripes"].contains(picture.name) {
      guard picture.words.count >= 2_000 else { continue }
      #expect(try picture.png(.compact).count < picture.png(.fast).count)
    }
  }
}

extension Bitmap {
  /// A bitmap of what libpng read.
  init(straightPixels decoded: DecodedByLibpng) {
    self.init(
      decoded.pixels.span,
      PixelLayout(pixelWidth: decoded.width, pixelHeight: decoded.height, alpha: .straight))
  }
}
