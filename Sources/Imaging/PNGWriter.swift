/// Packs pixels as PNG files: 8 bits a channel, RGB, and RGBA where any pixel may be translucent.
///
/// It keeps its working memory from one picture to the next, so make few and keep them. The fast
/// coding's bytes depend on the pixels alone; those of the compact one on libdeflate's version too.
package struct PNGWriter: ~Copyable {
  private var tokens = RunTokens()
  private var compressor: Compressor?
  private var scanlines: [UInt8] = []

  /// Makes a writer without working memory yet.
  package init() {}

  /// The pixels as the bytes of a file.
  ///
  /// - Throws: ``PNGError/tooLarge(pixelWidth:pixelHeight:)`` for more pixels than a file's parts can
  ///   hold, ``PNGError/outOfMemory``.
  /// - Precondition: there are as many words as the layout needs.
  /// - Complexity: O(pixels). 1170 × 2532 pixels of a figure take 1.5 ms fast, 45 ms compact.
  package mutating func bytes(
    _ words: Span<UInt32>, _ layout: PixelLayout, coding: PNGCoding = .fast
  ) throws(PNGError) -> [UInt8] {
    try unsafe stream(words, layout, coding, into: PNGFile.bytes)
  }

  /// The pixels as the zlib stream of a file's data, RGB or RGBA as the layout's alpha says.
  ///
  /// - Throws: as ``bytes(_:_:coding:)`` does.
  mutating func stream(
    _ words: Span<UInt32>, _ layout: PixelLayout, coding: PNGCoding
  ) throws(PNGError) -> [UInt8] {
    try unsafe stream(words, layout, coding) { _, limit, write in
      unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        count = unsafe write(UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }

  /// Makes bytes of a size, of how long the stream is at most, and of what writes it.
  private typealias Wrapping = (
    PixelLayout, Int, (UnsafeMutableRawBufferPointer) -> Int
  ) -> [UInt8]

  private mutating func stream(
    _ words: Span<UInt32>, _ layout: PixelLayout, _ coding: PNGCoding, into wrap: Wrapping
  ) throws(PNGError) -> [UInt8] {
    precondition(words.count >= layout.wordCount, "there are fewer words than the layout says")
    // No byte takes more than 15 bits, so the stream fits into one chunk.
    let bytesPerRow = layout.pixelWidth * layout.alpha.bytesPerPixel + 1
    guard bytesPerRow <= PNGFile.chunkLimit / 2 / layout.pixelHeight else {
      throw .tooLarge(pixelWidth: layout.pixelWidth, pixelHeight: layout.pixelHeight)
    }
    switch layout.alpha {
    case .opaque: return try unsafe pack(words, layout, coding, wrap)
    case .premultiplied:
      let tight = PixelLayout(
        pixelWidth: layout.pixelWidth, pixelHeight: layout.pixelHeight, alpha: .premultiplied)
      let pixels = (0..<layout.pixelHeight).flatMap { row in
        layout.words(ofRow: row).map { straight(words[$0]) }
      }
      return try unsafe pack(pixels.span, tight, coding, wrap)
    }
  }

  /// The bitmap as the bytes of a file.
  ///
  /// - Throws: as ``bytes(_:_:coding:)`` does.
  package mutating func bytes(
    of bitmap: Bitmap, coding: PNGCoding = .fast
  ) throws(PNGError) -> [UInt8] {
    try bytes(bitmap.pixels.span, bitmap.layout, coding: coding)
  }

  private mutating func pack(
    _ words: Span<UInt32>, _ layout: PixelLayout, _ coding: PNGCoding, _ wrap: Wrapping
  ) throws(PNGError) -> [UInt8] {
    switch coding {
    case .fast:
      tokens.removeAll()
      tokens.append(words, layout, rows: 0..<layout.pixelHeight)
      let block = RunBlock(symbolCounts: tokens.census.symbolCounts)
      return unsafe wrap(layout, block.byteLimit) { unsafe block.write(tokens, to: $0) }
    case .compact:
      return try unsafe packCompactly(words, layout, wrap)
    }
  }

  private mutating func packCompactly(
    _ words: Span<UInt32>, _ layout: PixelLayout, _ wrap: Wrapping
  ) throws(PNGError) -> [UInt8] {
    setScanlines(words, layout)
    if compressor == nil { compressor = try Compressor() }
    guard let limit = compressor?.byteLimit(packing: scanlines.count) else { throw .outOfMemory }
    return unsafe wrap(layout, limit) { memory in
      unsafe compressor?.pack(scanlines, to: memory) ?? 0
    }
  }

  /// Lays out the bytes of the rows, each after a zero: no filter packs figures better.
  private mutating func setScanlines(_ words: Span<UInt32>, _ layout: PixelLayout) {
    scanlines.removeAll(keepingCapacity: true)
    scanlines.reserveCapacity(
      layout.pixelHeight * (layout.pixelWidth * layout.alpha.bytesPerPixel + 1))
    for row in 0..<layout.pixelHeight {
      scanlines.append(0)
      for index in layout.words(ofRow: row) {
        let pixel = words[index]
        scanlines.append(UInt8(truncatingIfNeeded: pixel >> 16))
        scanlines.append(UInt8(truncatingIfNeeded: pixel >> 8))
        scanlines.append(UInt8(truncatingIfNeeded: pixel))
        if layout.alpha != .opaque { scanlines.append(UInt8(pixel >> 24)) }
      }
    }
  }
}
