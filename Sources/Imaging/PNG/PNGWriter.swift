/// An encoder of PNG files with 8 bits per channel: RGB, or RGBA if pixels may be translucent.
///
/// A writer reuses its working memory between pictures, so create few writers and reuse them. Files with fast coding
/// depend only on the pixels. Files with compact coding also depend on libdeflate's version.
package struct PNGWriter: ~Copyable {
  private var tokens = RunTokens()
  private var compressor: Compressor?
  private var scanlines: [UInt8] = []
  /// The layout of the current picture.
  private var picture = PixelLayout(pixelWidth: 1, pixelHeight: 1)
  private var coding = PNGCoding.fast
  private var texts: [PNGText] = []
  private var pixelsPerMeter: Int?

  /// Creates a writer without working memory.
  package init() {}

  /// Starts a picture, to which ranges of rows are then appended.
  ///
  /// - Parameters:
  ///   - layout: The picture's size and alpha.
  ///   - coding: The compression.
  ///   - pixelsPerMeter: The resolution on paper, or `nil` to omit it.
  ///   - texts: The texts of the file.
  /// - Throws: ``PNGError/tooLarge(pixelWidth:pixelHeight:)`` if the pixels may exceed the maximum size of a chunk, and
  ///   ``PNGError/outOfMemory``.
  package mutating func start(
    _ layout: PixelLayout, coding: PNGCoding, pixelsPerMeter: Int? = nil, texts: [PNGText] = []
  ) throws(PNGError) {
    // No byte takes more than 15 bits, so the stream fits into one chunk.
    let bytesPerRow = layout.pixelWidth * layout.alpha.bytesPerPixel + 1
    guard bytesPerRow <= PNGFile.chunkLimit / 2 / layout.pixelHeight else {
      throw .tooLarge(pixelWidth: layout.pixelWidth, pixelHeight: layout.pixelHeight)
    }
    picture = layout
    self.coding = coding
    self.texts = texts
    self.pixelsPerMeter = pixelsPerMeter
    tokens.removeAll()
    scanlines.removeAll(keepingCapacity: true)
    if coding == .compact {
      try requireMemory(layout.pixelHeight * bytesPerRow)
      scanlines.reserveCapacity(layout.pixelHeight * bytesPerRow)
    }
  }

  /// Appends the given rows of the pixels in `words`, which are stored as `layout` describes.
  ///
  /// - Precondition: There are as many words as the layout needs, and its rows are as wide as the picture.
  /// - Complexity: O(pixels).
  package mutating func append(
    _ words: Span<UInt32>, _ layout: PixelLayout, rows: Range<Int>
  ) {
    precondition(words.count >= layout.wordCount, "there are fewer words than the layout says")
    precondition(layout.pixelWidth == picture.pixelWidth, "rows of another width")
    switch layout.alpha {
    case .opaque, .straight: take(words, layout, rows: rows)
    case .premultiplied:
      let line = PixelLayout(
        pixelWidth: layout.pixelWidth, pixelHeight: 1, alpha: .straight)
      var pixels = [UInt32](repeating: 0, count: layout.pixelWidth)
      for row in rows {
        for (column, index) in layout.words(ofRow: row).enumerated() {
          pixels[column] = straight(words[index])
        }
        take(pixels.span, line, rows: 0..<1)
      }
    }
  }

  /// Returns the contents of the file for the current picture.
  ///
  /// - Throws: ``PNGError/outOfMemory``.
  /// - Precondition: All rows were appended exactly once.
  package mutating func finish() throws(PNGError) -> [UInt8] {
    let (texts, resolution) = (texts, pixelsPerMeter)
    return try unsafe pack { layout, limit, write in
      unsafe PNGFile.bytes(
        layout, pixelsPerMeter: resolution, texts: texts, byteLimit: limit, writeStream: write)
    }
  }

  /// Encodes pixels and returns the contents of the file.
  ///
  /// - Throws: ``PNGError/tooLarge(pixelWidth:pixelHeight:)`` if the pixels may exceed the maximum size of a chunk, and
  ///   ``PNGError/outOfMemory``.
  /// - Precondition: There are as many words as the layout needs.
  /// - Complexity: O(pixels). A figure of 1170 × 2532 pixels takes 1 ms with fast coding, and 45 ms with compact coding.
  package mutating func bytes(
    _ words: Span<UInt32>, _ layout: PixelLayout, coding: PNGCoding = .fast
  ) throws(PNGError) -> [UInt8] {
    try start(layout, coding: coding)
    append(words, layout, rows: 0..<layout.pixelHeight)
    return try finish()
  }

  /// Encodes pixels as the zlib stream in a file's data chunk, in RGB or, if the layout has alpha, RGBA.
  ///
  /// - Throws: The errors of ``bytes(_:_:coding:)``.
  mutating func stream(
    _ words: Span<UInt32>, _ layout: PixelLayout, coding: PNGCoding
  ) throws(PNGError) -> [UInt8] {
    try start(layout, coding: coding)
    append(words, layout, rows: 0..<layout.pixelHeight)
    return try unsafe pack { _, limit, write in
      unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        count = unsafe write(UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }

  /// Encodes a bitmap and returns the contents of the file.
  ///
  /// - Throws: The errors of ``bytes(_:_:coding:)``.
  package mutating func bytes(
    of bitmap: Bitmap, coding: PNGCoding = .fast
  ) throws(PNGError) -> [UInt8] {
    try bytes(bitmap.pixels.span, bitmap.layout, coding: coding)
  }

  /// A function that returns a file's contents, given a layout, a maximum length and a closure that writes the stream.
  private typealias Wrapping = (
    PixelLayout, Int, (UnsafeMutableRawBufferPointer) -> Int
  ) -> [UInt8]

  private mutating func take(
    _ words: Span<UInt32>, _ layout: PixelLayout, rows: Range<Int>
  ) {
    switch coding {
    case .fast: tokens.append(words, layout, rows: rows)
    case .compact: appendScanlines(words, layout, rows: rows)
    }
  }

  private mutating func pack(_ wrap: Wrapping) throws(PNGError) -> [UInt8] {
    switch coding {
    case .fast:
      let block = RunBlock(symbolCounts: tokens.counts.symbolCounts)
      return unsafe wrap(picture, block.byteLimit) { unsafe block.write(tokens, to: $0) }
    case .compact:
      if compressor == nil { compressor = try Compressor() }
      guard let limit = compressor?.byteLimit(packing: scanlines.count) else {
        throw .outOfMemory
      }
      try requireMemory(limit)
      return unsafe wrap(picture, limit) { memory in
        unsafe compressor?.pack(scanlines, to: memory) ?? 0
      }
    }
  }

  /// Appends the bytes of unfiltered rows, each preceded by PNG's filter type 0.
  ///
  /// Figures compress best without a filter.
  private mutating func appendScanlines(
    _ words: Span<UInt32>, _ layout: PixelLayout, rows: Range<Int>
  ) {
    for row in rows {
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
