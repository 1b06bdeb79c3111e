import Imaging
import TestTools
import Testing

/// Pixels to be packed, in words whose highest byte of an opaque picture is arbitrary.
struct Picture: Sendable, CustomTestStringConvertible {
  var name: String
  var layout: PixelLayout
  var words: [UInt32]

  var testDescription: String { "\(name) \(layout.pixelWidth)×\(layout.pixelHeight)" }

  /// Makes a picture of a rule that gives the word at a column and a row.
  init(
    _ name: String, _ width: Int, _ height: Int, alpha: PixelLayout.Alpha = .opaque,
    stride: Int? = nil, word: (_ column: Int, _ row: Int) -> UInt32
  ) {
    self.name = name
    let layout = PixelLayout(
      pixelWidth: width, pixelHeight: height, stride: stride, alpha: alpha)
    self.layout = layout
    words = (0..<height).flatMap { row in
      (0..<layout.stride).map { $0 < width ? word($0, row) : 0xDEAD_BEEF }
    }
  }

  var bitmap: Bitmap { Bitmap(words: words, layout) }

  func png(_ coding: PNGCoding) throws -> [UInt8] {
    var writer = PNGWriter()
    return try writer.bytes(words.span, layout, coding: coding)
  }

  /// Sizes at which rows begin and end differently, filled in each of several ways.
  static let all: [Picture] = {
    var numbers = SeededGenerator(seed: 7)
    var pictures: [Picture] = []
    let sizes = [
      (1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (7, 3), (8, 8), (9, 9), (31, 4), (32, 4), (33, 4),
      (40, 3), (41, 3), (85, 3), (86, 3), (87, 3), (172, 2), (173, 2), (255, 2), (256, 2), (257, 2),
      (1_023, 2), (20_000, 3), (3, 2_000),
    ]
    for (width, height) in sizes {
      let first = UInt32(truncatingIfNeeded: numbers.next())
      pictures += [
        Picture("one color", width, height) { _, _ in first },
        Picture("black", width, height) { _, _ in 0 },
        Picture("gradient", width, height) { UInt32($0 * 65_793 + $1 * 257) },
        Picture("stripes", width, height) { ($0 / 3 + $1 / 2) % 2 == 0 ? 0xFF_FFFF : 0x12_3456 },
        Picture("boxes", width, height) { $0 % 90 < 80 && $1 % 7 != 3 ? 0xFFEE_DDCC : 0x0044_5566 },
        Picture("noise", width, height, stride: width + 5) { _, _ in
          UInt32(truncatingIfNeeded: numbers.next())
        },
        Picture("sparse", width, height) { _, _ in
          numbers.next() % 40 == 0 ? UInt32(truncatingIfNeeded: numbers.next()) : 0xFFFF_FFFF
        },
        Picture("translucent", width, height, alpha: .premultiplied) { column, row in
          let alpha = UInt32((column * 37 + row * 91) % 256)
          let grey = alpha * UInt32(column % 7) / 7
          return alpha << 24 | grey << 16 | alpha << 8 | (alpha - grey)
        },
        Picture("clear", width, height, alpha: .premultiplied) { $0 == 0 && $1 == 0 ? 1 << 24 : 0 },
      ]
    }
    return pictures
  }()
}

extension Bitmap {
  /// A bitmap of words in a layout.
  init(words: [UInt32], _ layout: PixelLayout) { self.init(words.span, layout) }
}
