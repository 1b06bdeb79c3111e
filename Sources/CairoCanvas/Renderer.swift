internal import AutoLayout
package import Figures
internal import Foundation
package import Imaging

/// A renderer of drawings, which also measures texts with the same fonts.
///
/// A class, because it owns state that is reused between pictures: opened fonts, text extents, the pixels of a band,
/// and memory for encoding. It belongs to one task. Create few renderers and reuse them, because opening fonts takes a
/// millisecond, and Pango 1.50 leaks some kilobytes for each font map.
package final class Renderer {
  /// The font files for texts.
  package let fonts: FontLibrary
  var typesetter: Typesetter?
  private var band: ImageSurface?
  /// The maximum size of a band of rows in bytes, which doesn't affect the resulting picture.
  var bandByteCount = Bands.byteCount
  private var pngWriter = PNGWriter()
  var extents: [ExtentKey: WrappedExtents] = [:]
  private let images = ImageCache()
  private var fontVersions: [[String]: [FontLibrary.FileVersion]] = [:]

  /// Creates a renderer; fonts are opened when the first text is measured or drawn.
  package init(fonts: FontLibrary) { self.fonts = fonts }

  /// Renders a PNG file with 8 bits per channel: RGB, or RGBA if the background is translucent.
  package func renderPNG(
    _ drawing: Drawing, coding: PNGCoding = .fast
  ) throws(RenderError) -> [UInt8] {
    try checkSize(of: drawing)
    do throws(PNGError) {
      try pngWriter.start(
        drawing.layout, coding: coding, pixelsPerMeter: drawing.pixelsPerMeter,
        texts: drawing.pngTexts)
    } catch {
      throw RenderError(error)
    }
    try paintBands(drawing) { pngWriter.append($0, $1, rows: $2) }
    do throws(PNGError) { return try pngWriter.finish() } catch { throw RenderError(error) }
  }

  /// Renders a drawing with moving dashes around guides as an animated PNG file.
  package func renderAnimatedPNG(
    _ dashes: MarchingDashes, coding: PNGCoding = .fast
  ) throws(RenderError) -> [UInt8] {
    try renderAnimatedPNG(dashes.frameCount, coding) { number in
      (dashes.frame(number), PNGAnimation.Delay(1, in: dashes.framesPerSecond))
    }
  }

  /// Renders a sequence of drawings as an animated PNG file.
  package func renderAnimatedPNG(
    _ sequence: DrawingSequence, coding: PNGCoding = .fast
  ) throws(RenderError) -> [UInt8] {
    try renderAnimatedPNG(sequence.frames.count, coding) { number in
      let frame = sequence.frames[number]
      return (frame.drawing, PNGAnimation.Delay(frame.duration, in: sequence.partsPerSecond))
    }
  }

  private func renderAnimatedPNG(
    _ frameCount: Int, _ coding: PNGCoding,
    frame: (Int) -> (drawing: Drawing, delay: PNGAnimation.Delay)
  ) throws(RenderError) -> [UInt8] {
    var animation = PNGAnimation(coding: coding, texts: frame(0).drawing.pngTexts)
    for number in 0..<frameCount {
      let (drawing, delay) = frame(number)
      let bitmap = try bitmap(of: drawing)
      do throws(PNGError) {
        try animation.append(bitmap, for: delay)
      } catch {
        throw RenderError(error)
      }
    }
    return animation.bytes()
  }

  /// Renders an SVG file in which texts are outlines.
  package func renderSVG(_ drawing: Drawing) throws(RenderError) -> [UInt8] {
    try checkSize(of: drawing)
    let size = drawing.statedSize
    let document = try DocumentSurface.svg(width: size.width, height: size.height)
    var pen = try document.makeContext(scale: size.width / drawing.size.width)
    try draw(drawing, on: &pen)
    return labelled(
      renumberedIdentifiers(in: try document.finish()), title: drawing.title,
      summary: drawing.summary)
  }

  /// Renders an SVG file with named groups, selectable text, `source` as metadata, and IDs that start with `idPrefix`.
  package func renderStructuredSVG(
    _ drawing: AdaptiveDrawing, source: String? = nil, motion: FigureOptions.Motion = .still,
    idPrefix: String = ""
  ) throws(RenderError) -> [UInt8] {
    let document = try StructuredSVG(drawing, motion: motion, idPrefix: idPrefix) {
      run throws(RenderError) in
      try fontMap(for: run.text).lines(of: run)
    }
    return Array(document.text(source: source).utf8)
  }

  /// Renders an SVG document for a page that updates with the layout, and returns its lines.
  ///
  /// For layouts that differ only in positions, lines differ only in numbers. The document has no styles and no labels.
  package func renderLiveSVG(_ drawing: Drawing) throws(RenderError) -> [String] {
    try StructuredSVG(AdaptiveDrawing(drawing), in: .livePage) { run throws(RenderError) in
      try fontMap(for: run.text).lines(of: run)
    }.lines(source: nil)
  }

  /// Renders a PDF file of one page, whose size is the drawing's ``Drawing/pageSize``.
  package func renderPDF(_ drawing: Drawing) throws(RenderError) -> [UInt8] {
    try checkSize(of: drawing)
    let size = drawing.pageSize
    let document = try DocumentSurface.pdf(
      width: size.width, height: size.height, title: drawing.title, subject: drawing.summary)
    var pen = try document.makeContext(scale: size.width / drawing.size.width)
    try draw(drawing, on: &pen)
    return try document.finish()
  }

  /// Renders the drawing's pixels into memory.
  package func bitmap(of drawing: Drawing) throws(RenderError) -> Bitmap {
    try checkSize(of: drawing)
    var rows = Bitmap.Rows(drawing.layout)
    try paintBands(drawing) { rows.append($0, $1, rows: $2) }
    return rows.bitmap()
  }

  /// The hash of the drawing's pixels.
  package func digest(of drawing: Drawing) throws(RenderError) -> PixelDigest {
    try checkSize(of: drawing)
    var hasher = PixelHasher(drawing.layout)
    try paintBands(drawing) { hasher.append($0, $1, rows: $2) }
    return hasher.digest
  }

  /// Renders the drawing in bands of rows from the top, and calls `receive` with each band.
  ///
  /// The arguments are the band's pixels, their layout, and the range of rows that aren't in an earlier band. Only one
  /// band is in memory at a time. Drawings with rotated planes, gradients or images are rendered as a whole.
  package func paintBands(
    _ drawing: Drawing,
    _ receive: (Span<UInt32>, PixelLayout, Range<Int>) throws(RenderError) -> Void = { _, _, _ in }
  ) throws(RenderError) {
    try checkSize(of: drawing)
    let reach = try CommandReach(drawing) { run throws(RenderError) in
      try fontMap(for: run.text).verticalReach(of: run)
    }
    let bands = Bands(
      pixelWidth: drawing.pixelWidth, pixelHeight: drawing.pixelHeight,
      byteCount: reach.isWhole ? .max : bandByteCount)
    if band?.pixelWidth != drawing.pixelWidth || band?.pixelHeight != bands.rowCount
      || band?.alpha != drawing.layout.alpha
    {
      band = nil
      band = try ImageSurface(
        pixelWidth: drawing.pixelWidth, pixelHeight: bands.rowCount, alpha: drawing.layout.alpha)
    }
    for part in bands {
      let firstRow = part.rows.lowerBound
      guard var pen = try band?.makeContext(scale: drawing.scale, firstRow: firstRow) else {
        return
      }
      try draw(drawing, on: &pen, rows: part.rows, reach)
      try band?.withPixels { (words, layout) throws(RenderError) in
        try receive(words, layout, part.newRows)
      }
    }
  }

  /// The names and hashes of the font files that some texts need, including those of fallback fonts.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` if a file is missing or isn't a font.
  /// - Complexity: Reads every file once in the renderer's life.
  package func fontVersions(for texts: [String]) throws(RenderError) -> [FontLibrary.FileVersion] {
    var paths = fonts.paths
    for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      try openFonts()
      for path in typesetter?.scriptPaths(for: text) ?? [] where !paths.contains(path) {
        paths.append(path)
      }
    }
    paths[fonts.paths.count...].sort()
    if let known = fontVersions[paths] { return known }
    let versions = try fonts.versions(of: paths)
    fontVersions[paths] = versions
    return versions
  }

  private func checkSize(of drawing: Drawing) throws(RenderError) {
    let sides = 1...ImageSurface.maximumPixelsPerSide
    guard sides.contains(drawing.pixelWidth), sides.contains(drawing.pixelHeight) else {
      throw .unusableSize(pixelWidth: drawing.pixelWidth, pixelHeight: drawing.pixelHeight)
    }
  }
}

extension Renderer {
  /// Draws the commands that are visible in a range of pixel rows, or all commands if there is no range.
  private func draw(
    _ drawing: Drawing, on pen: inout DrawingContext, rows: Range<Int>? = nil,
    _ reach: CommandReach? = nil
  ) throws(RenderError) {
    pen.paint(drawing.background)
    var bounds = drawing.bounds
    if let rows {
      bounds.origin.y = CGFloat(rows.lowerBound) / drawing.scale
      bounds.size.height = CGFloat(rows.count) / drawing.scale
    }
    // The visible areas of the current plane and of those around it.
    var areas = [bounds]
    for index in drawing.commands.indices {
      // Checked before copying the command, because most bands show few of many commands.
      guard reach?.touches(bounds, command: index) ?? true else { continue }
      switch drawing.commands[index].step {
      case .begin(let scope):
        areas.append(scope.visiblePart(of: areas[areas.count - 1]))
        pen.begin(scope)
      case .end:
        areas.removeLast()
        pen.end()
      case let step: try draw(step, within: areas[areas.count - 1], on: pen)
      }
    }
    try pen.checkStatus()
  }

  private func draw(
    _ step: DrawingCommand.Step, within bounds: CGRect, on pen: borrowing DrawingContext
  ) throws(RenderError) {
    switch step {
    case .fill(let box, let color): pen.fill(box, color)
    case .roundedFill(let box, let radius, let color): pen.fill(box, radius: radius, color)
    case .band(let box, let radius, let hole, let holeRadius, let color):
      pen.fillBand(box, radius: radius, hole: hole, holeRadius: holeRadius, color)
    case .hatch(let box, let radius, let hole, let color):
      pen.hatch(box, radius: radius, hole: hole, color)
    case .dashedOutline(let frame, let pattern, let color):
      pen.fill(pattern.outlineBoxes(of: frame, within: bounds), color)
    case .dashedLine(let strip, let pattern, let color):
      pen.fill(pattern.lineBoxes(along: strip, within: bounds), color)
    case .line(let start, let end, let width, let color):
      pen.stroke([start, end], width: width, color)
    case .polyline(let points, let width, let color): pen.stroke(points, width: width, color)
    case .path(let path, let paint, let color): pen.paint(path, paint, color)
    case .gradient(let path, let gradient): try pen.fill(path, gradient)
    case .image(let image):
      guard image.box.intersects(bounds) else { return }
      try images.withSurface(of: image) { surface throws(RenderError) in
        try pen.show(image, surface)
      }
    case .text(let run):
      pen.setColor(run.color)
      try fontMap(for: run.text).show(run, on: pen)
    case .begin, .end: break
    }
  }
}

extension Drawing {
  /// The resolution on paper in pixels per meter, or `nil` if the picture isn't for paper.
  fileprivate var pixelsPerMeter: Int? {
    width?.printedPoints.map { Int((CGFloat(pixelWidth) / ($0 / 72 * 0.0254)).rounded()) }
  }

  fileprivate var pngTexts: [PNGText] {
    [
      PNGText(.title, title, language: language),
      PNGText(.description, summary, language: language),
    ]
    .filter { !$0.text.isEmpty }
  }

  /// The memory layout of the pixels, with alpha only if the background is translucent.
  fileprivate var layout: PixelLayout {
    PixelLayout(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight,
      alpha: background.alphaComponent < 1 ? .premultiplied : .opaque)
  }
}

extension DrawingCommand.Scope {
  /// The bounding box of a visible area in the scope's own coordinate space.
  fileprivate func visiblePart(of area: CGRect) -> CGRect {
    switch self {
    case .clip, .roundedClip, .pathClip, .figure: area
    case .transform(let map): area.applying(map.inverted())
    }
  }
}
