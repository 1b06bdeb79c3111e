package import AutoLayout
package import Figures
import Foundation
package import Imaging

/// Turns drawings into pictures, and measures texts with the same fonts.
///
/// A class, because it owns what is worth keeping from one picture to the next: the opened fonts,
/// the extents of texts, the pixels of the last image and the memory in which files are packed. It belongs to one task. Make few and keep
/// them: opening fonts takes a millisecond, and pango 1.50 never gives back some kilobytes of a font
/// map, even to a program of a few lines of C.
package final class Renderer {
  /// The font files that texts are set in.
  package let fonts: FontLibrary
  private var typesetter: Typesetter?
  private var image: ImageSurface?
  private var pngWriter = PNGWriter()
  private var extents: [ExtentKey: TextExtent] = [:]
  private var pairedWidths = PairedWidths()
  private var fontVersions: [[String]: [FontLibrary.FileVersion]] = [:]

  /// Makes a renderer; fonts are opened when the first text is measured or drawn.
  package init(fonts: FontLibrary) { self.fonts = fonts }

  /// The drawing as a PNG file of opaque 8-bit RGB pixels.
  package func renderPNG(
    _ drawing: Drawing, coding: PNGCoding = .fast
  ) throws(RenderError) -> [UInt8] {
    try paint(drawing)
    return try paintedPNG(coding: coding)
  }

  /// A drawing whose guides' outlines move, as an animated PNG file.
  package func renderAnimatedPNG(
    _ dashes: MarchingDashes, coding: PNGCoding = .fast
  ) throws(RenderError) -> [UInt8] {
    var animation = PNGAnimation(framesPerSecond: dashes.framesPerSecond, coding: coding)
    for number in 0..<dashes.frameCount {
      try paint(dashes.frame(number))
      let bitmap = try paintedBitmap()
      do throws(PNGError) {
        try animation.append(bitmap)
      } catch {
        throw RenderError(error)
      }
    }
    return animation.bytes()
  }

  /// The drawing as an SVG file whose texts are outlines.
  package func renderSVG(_ drawing: Drawing) throws(RenderError) -> [UInt8] {
    try checkSize(of: drawing)
    let size = drawing.size
    let document = try DocumentSurface.svg(width: size.width, height: size.height)
    try draw(drawing, on: document.makeContext())
    return renumberedIdentifiers(in: try document.finish())
  }

  /// The drawing as an SVG file of named parts, whose texts are texts.
  ///
  /// A `source` is kept in the file's metadata.
  package func renderStructuredSVG(
    _ drawing: AdaptiveDrawing, source: String? = nil, motion: FigureOptions.Motion = .still
  ) throws(RenderError) -> [UInt8] {
    let document = try StructuredSVG(drawing, motion: motion) { run throws(RenderError) in
      try fontMap(for: run.text).lines(of: run)
    }
    return Array(document.text(source: source).utf8)
  }

  /// The drawing as a PDF file of one page, a point of the drawing being one of the page.
  package func renderPDF(_ drawing: Drawing) throws(RenderError) -> [UInt8] {
    try checkSize(of: drawing)
    let size = drawing.size
    let document = try DocumentSurface.pdf(
      width: size.width, height: size.height, title: drawing.title)
    try draw(drawing, on: document.makeContext())
    return try document.finish()
  }

  /// Draws on an image, which is kept for the next drawing of the same size.
  package func paint(_ drawing: Drawing) throws(RenderError) {
    if image?.pixelWidth != drawing.pixelWidth || image?.pixelHeight != drawing.pixelHeight {
      image = nil
      image = try ImageSurface(pixelWidth: drawing.pixelWidth, pixelHeight: drawing.pixelHeight)
    }
    guard let pen = try image?.makeContext(scale: drawing.scale) else { return }
    try draw(drawing, on: pen)
  }

  /// The hash of the pixels that were painted last.
  ///
  /// - Precondition: something was painted.
  package func paintedDigest() throws(RenderError) -> PixelDigest {
    let digest = try image?.withPixels { words, layout in PixelDigest(words, layout) }
    guard let digest else { preconditionFailure("nothing was painted") }
    return digest
  }

  /// A copy of the pixels that were painted last.
  ///
  /// - Precondition: something was painted.
  package func paintedBitmap() throws(RenderError) -> Bitmap {
    let bitmap = try image?.withPixels { words, layout in Bitmap(words, layout) }
    guard let bitmap else { preconditionFailure("nothing was painted") }
    return bitmap
  }

  /// The pixels that were painted last, as a PNG file.
  ///
  /// - Precondition: something was painted.
  package func paintedPNG(coding: PNGCoding) throws(RenderError) -> [UInt8] {
    let bytes = try image?.withPixels { (words, layout) throws(RenderError) in
      do throws(PNGError) {
        return try pngWriter.bytes(words, layout, coding: coding)
      } catch {
        throw RenderError(error)
      }
    }
    guard let bytes else { preconditionFailure("nothing was painted") }
    return bytes
  }

  /// The files that set some texts and their hashes: those of the figures' own family, and those of
  /// other scripts where the texts need them.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that has gone or is no font.
  /// - Complexity: reads every file once in the renderer's life.
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
  /// What a measured text depends on.
  private struct ExtentKey: Hashable {
    var text: String
    var font: Font
    var maximumWidth: CGFloat?
  }

  /// How many extents are kept before all are forgotten: more than most scenes have texts, and little
  /// enough not to show in the memory of a long batch, whose texts may all differ.
  private static let extentLimit = 4_096

  /// How many extents are kept before lines are no longer set to be measured but added up: pairs of letters
  /// have to be set for that, which does not pay for the texts of a usual scene.
  private static let manyExtents = 1_536

  /// Measures texts with the fonts that they are drawn in; widths are not rounded.
  ///
  /// The closure keeps the renderer alive. Where fonts cannot be opened it answers with fixed
  /// metrics; rendering then throws the reason.
  package var textMeasure: TextMeasure {
    { text, font, maximumWidth in
      self.extent(ExtentKey(text: text, font: font, maximumWidth: maximumWidth))
    }
  }

  private func extent(_ key: ExtentKey) -> TextExtent {
    if let known = extents[key] { return known }
    let extent: TextExtent
    do throws(RenderError) {
      if extents.count >= Self.manyExtents, key.maximumWidth == nil,
        let width = try sum(of: key.text, font: key.font)
      {
        return TextExtent(width: width, lineCount: 1)
      }
      extent = try setExtent(key)
    } catch {
      return fixedTextMeasure(key.text, key.font, key.maximumWidth)
    }
    if extents.count >= Self.extentLimit { extents.removeAll(keepingCapacity: true) }
    extents[key] = extent
    return extent
  }

  /// The extent of a text that is set to be measured.
  private func setExtent(_ key: ExtentKey) throws(RenderError) -> TextExtent {
    try fontMap(for: key.text)
      .extent(of: key.text, font: key.font, maximumWidth: key.maximumWidth)
  }

  /// The width of a line as a sum, where it is one.
  private func sum(of line: String, font: Font) throws(RenderError) -> CGFloat? {
    try pairedWidths.width(of: line, font: font) { text throws(RenderError) in
      try setExtent(ExtentKey(text: text, font: font, maximumWidth: nil)).width
    }
  }

  /// The scripts of some texts that no font here has, each once, in a stable order.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that is no font.
  package func missingScripts(in texts: [String]) throws(RenderError) -> [TextScript] {
    var missing: Set<TextScript> = []
    // Opening fonts for texts of plain letters would cost more than asking.
    for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      try openFonts()
      missing.formUnion(try typesetter?.missingScripts(in: text) ?? [])
    }
    return missing.sorted()
  }

  private func openFonts() throws(RenderError) {
    if typesetter == nil { typesetter = try Typesetter(fonts) }
  }

  private func fontMap(for text: String) throws(RenderError) -> FontMap {
    try openFonts()
    guard let map = try typesetter?.map(for: text) else {
      preconditionFailure("no fonts after opening them")
    }
    return map
  }

  private func draw(_ drawing: Drawing, on pen: borrowing DrawingContext) throws(RenderError) {
    pen.paint(drawing.background)
    // What can be seen of the plane that the pen draws on, and of those that it comes back to.
    var areas = [drawing.bounds]
    for command in drawing.commands {
      let area = areas[areas.count - 1]
      switch command.step {
      case .begin(let scope): areas.append(scope.visiblePart(of: area))
      case .end: areas.removeLast()
      default: break
      }
      try draw(command.step, within: area, on: pen)
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
    case .text(let run):
      pen.setColor(run.color)
      try fontMap(for: run.text).show(run, on: pen)
    case .begin(let scope): pen.begin(scope)
    case .end: pen.end()
    }
  }
}

extension DrawingCommand.Scope {
  /// The smallest rectangle around what of an area can be seen in the scope's own coordinates.
  fileprivate func visiblePart(of area: CGRect) -> CGRect {
    switch self {
    case .clip, .figure: area
    case .transform(let map): area.applying(map.inverted())
    }
  }
}
