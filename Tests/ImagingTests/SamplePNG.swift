import Testing

/// A PNG file of any kind, made by the rules of the specification and nothing else.
struct SamplePNG: Sendable, CustomTestStringConvertible {
  /// The format's numbers for what a pixel consists of.
  enum ColorType: UInt8, Sendable, CaseIterable {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    }
  }

  var colorType: ColorType
  var depth: Int
  var width = 13
  var height = 11
  var isInterlaced = false
  var isKeyed = false

  var testDescription: String {
    "\(colorType) of \(depth) bits, \(width)×\(height)" + (isInterlaced ? ", interlaced" : "")
      + (isKeyed ? ", tRNS" : "")
  }

  /// Every color type with every depth, plain and interlaced, with and without transparency.
  static let all: [SamplePNG] =
    ColorType.allCases.flatMap { colorType in
      colorType.depths.flatMap { depth in
        [false, true].flatMap { isInterlaced in
          let plain = SamplePNG(colorType: colorType, depth: depth, isInterlaced: isInterlaced)
          guard colorType.rawValue < 4 else { return [plain] }
          var keyed = plain
          keyed.isKeyed = true
          return [plain, keyed]
        }
      }
    }
    + [(1, 1), (2, 1), (1, 5), (4, 4), (5, 3), (9, 9)].flatMap { width, height in
      // Sizes at which some of the passes are empty.
      [1, 8].map {
        SamplePNG(colorType: .gray, depth: $0, width: width, height: height, isInterlaced: true)
      }
    }

  /// The sample of a channel: every value of small depths, and a wide range of large ones.
  func sample(_ column: Int, _ row: Int, _ channel: Int) -> Int {
    let number = column * 7_919 + row * 104_729 + channel * 1_299_709
    return number % (colorType == .palette ? paletteCount : 1 << depth)
  }

  private var paletteCount: Int { min(1 << depth, 200) }

  /// The color that tRNS makes transparent: that of the first pixel.
  private var key: [Int] { (0..<colorType.channels).map { sample(0, 0, $0) } }

  private func paletteColor(_ index: Int) -> [UInt8] {
    [index * 83, index * 151 + 9, 255 - index].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Alphas of the first colors only, which the format allows.
  private var paletteAlphas: [UInt8] {
    (0..<(paletteCount + 1) / 2).map { UInt8(truncatingIfNeeded: $0 * 91) }
  }

  /// The pixels that a reader is to find, as `0xAARRGGBB`, not multiplied with alpha.
  var pixels: [UInt32] {
    (0..<height).flatMap { row in (0..<width).map { pixel($0, row) } }
  }

  private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    let samples = (0..<colorType.channels).map { sample(column, row, $0) }
    if colorType == .palette {
      let alpha = isKeyed && samples[0] < paletteAlphas.count ? paletteAlphas[samples[0]] : 255
      return Self.word(alpha, paletteColor(samples[0]))
    }
    let bytes = samples.map { UInt8(depth == 16 ? $0 >> 8 : $0 * 255 / ((1 << depth) - 1)) }
    let opaque: UInt8 = isKeyed && samples == key ? 0 : 255
    switch colorType {
    case .gray, .palette: return Self.word(opaque, [bytes[0], bytes[0], bytes[0]])
    case .grayAlpha: return Self.word(bytes[1], [bytes[0], bytes[0], bytes[0]])
    case .color: return Self.word(opaque, bytes)
    case .colorAlpha: return Self.word(bytes[3], Array(bytes[..<3]))
    }
  }

  private static func word(_ alpha: UInt8, _ colors: [UInt8]) -> UInt32 {
    colors.reduce(UInt32(alpha)) { $0 << 8 | UInt32($1) }
  }
}

extension SamplePNG {
  /// The file, its pixels in stored blocks of at most so many bytes.
  func file(blockLength: Int = 1_000) -> [UInt8] {
    var chunks = [(type: "IHDR", content: header)]
    chunks.append(("gAMA", Chunks.bigEndian(100_000)))
    if colorType == .palette {
      chunks.append(("PLTE", (0..<paletteCount).flatMap(paletteColor)))
    }
    if isKeyed {
      let twoBytes = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      chunks.append(("tRNS", colorType == .palette ? paletteAlphas : twoBytes))
    }
    chunks.append(("tEXt", Array("Comment\0nobody reads this".utf8)))
    // Pixels may be spread over chunks at any byte.
    let stream = Self.stored(scanlines, blockLength: blockLength)
    let middle = stream.count / 3
    chunks.append(("IDAT", Array(stream[..<middle])))
    chunks.append(("IDAT", []))
    chunks.append(("IDAT", Array(stream[middle...])))
    return Chunks.file(chunks + [("IEND", [])])
  }

  var header: [UInt8] {
    Chunks.bigEndian(UInt32(width)) + Chunks.bigEndian(UInt32(height))
      + [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }

  /// The filtered rows of the picture, or of its seven passes.
  private var scanlines: [UInt8] {
    guard isInterlaced else {
      return rows(columns: Array(0..<width), rows: Array(0..<height))
    }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { left, top, across, down in
      rows(
        columns: Array(stride(from: left, to: width, by: across)),
        rows: Array(stride(from: top, to: height, by: down)))
    }
  }

  /// Rows of a pass, filtered with each of the five filters in turn.
  private func rows(columns: [Int], rows: [Int]) -> [UInt8] {
    guard !columns.isEmpty else { return [] }
    let step = max(1, colorType.channels * depth / 8)
    var bytes: [UInt8] = []
    var above = [UInt8](repeating: 0, count: packed(columns, row: 0).count)
    for (number, row) in rows.enumerated() {
      let current = packed(columns, row: row)
      bytes.append(UInt8(number % 5))
      for index in current.indices {
        let left = index < step ? 0 : Int(current[index - step])
        let corner = index < step ? 0 : Int(above[index - step])
        let up = Int(above[index])
        let predictions = [0, left, up, (left + up) / 2, Self.paeth(left, up, corner)]
        bytes.append(current[index] &- UInt8(predictions[number % 5]))
      }
      above = current
    }
    return bytes
  }

  private func packed(_ columns: [Int], row: Int) -> [UInt8] {
    var bits: [Bool] = []
    for column in columns {
      for channel in 0..<colorType.channels {
        let value = sample(column, row, channel)
        bits += (0..<depth).reversed().map { value >> $0 & 1 == 1 }
      }
    }
    bits += [Bool](repeating: false, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let distances = [left, up, corner].map { abs(guess - $0) }
    if distances[0] <= distances[1] && distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? up : corner
  }

  /// A zlib stream that packs nothing.
  static func stored(_ bytes: [UInt8], blockLength: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let starts = Array(stride(from: 0, to: bytes.count, by: blockLength))
    for start in starts {
      let block = bytes[start..<min(bytes.count, start + blockLength)]
      let length = UInt16(block.count)
      stream.append(start == starts.last ? 1 : 0)
      stream += [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + block
    }
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    return stream + Chunks.bigEndian(sums << 16 | sum)
  }
}
