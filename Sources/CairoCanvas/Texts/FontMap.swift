internal import AutoLayout
internal import CCairo
internal import Figures
internal import Foundation

/// The opened fonts of a library for some scripts.
///
/// It owns pango's font map and context, which use only the files for these scripts. Texts in other scripts have their
/// own font maps. So neither other installed fonts nor earlier texts affect the result.
@safe
final class FontMap {
  private let configuration: FontConfiguration
  let scripts: [TextScript]
  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let layout: OpaquePointer
  let description: OpaquePointer
  private let plainAttributes = TextAttributes()
  private let script: (Character) -> TextScript?
  /// The families for symbols and emoji, whose fonts don't depend on adjacent characters.
  private let pictureFamilies: [TextScript: String]
  /// A cache of texts that were drawn, for reuse in later bands and pictures.
  private var drawnTexts: [LayoutKey: LaidOutText] = [:]
  /// The vertical bounds of letters by weight, in ems below the baseline.
  var letterReaches: [Font.Weight: ClosedRange<CGFloat>] = [:]

  /// Opens the font files of a library's main family and of the families for some scripts.
  ///
  /// - Parameters:
  ///   - library: The font files.
  ///   - scripts: The scripts that the main family lacks, in the order in which fonts are tried.
  ///   - script: Returns the script of a character, or `nil` if the main family has it.
  /// - Throws: ``RenderError/fontUnreadable(path:)`` if a file isn't a font.
  init(
    _ library: FontLibrary, scripts: [TextScript] = [],
    script: @escaping (Character) -> TextScript? = { _ in nil }
  ) throws(RenderError) {
    var families = [library.family]
    var paths = library.paths
    for found in scripts.compactMap(library.fontFiles) where !families.contains(found.family) {
      families.append(found.family)
      paths += found.paths
    }
    configuration = try FontConfiguration(paths)
    guard let map = unsafe pango_cairo_font_map_new() else { throw .outOfMemory }
    unsafe self.map = map
    self.scripts = scripts
    self.script = script
    pictureFamilies = Dictionary(
      uniqueKeysWithValues: [TextScript.symbols, .emoji].compactMap { script in
        library.fontFiles(for: script).map { (script, $0.family) }
      })
    unsafe configuration.apply(to: map)
    unsafe context = pango_font_map_create_context(map)
    // The environment's language would otherwise affect the choice of fonts.
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe layout = pango_layout_new(context)
    unsafe description = pango_font_description_new()
    unsafe pango_font_description_set_family(description, families.joined(separator: ","))
    setOptions()
  }

  deinit {
    unsafe pango_font_description_free(description)
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Whether any font of the map has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool { configuration.covers(scalar) }

  /// Disables hinting and rounding of advances, and selects gray antialiasing.
  ///
  /// This makes results independent of the scale and the machine.
  private func setOptions() {
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }
}

extension FontMap {
  func show(_ run: TextRun, on pen: borrowing DrawingContext) {
    // Emoji are bitmaps without outlines.
    let lettering = scripts.contains(.emoji) ? .glyphs : pen.lettering
    let wrapping = run.wrapping
    let text = laidOut(run)
    let hasNoncharacters = run.text.unicodeScalars.contains(where: \.isNoncharacter)
    for number in 0..<min(wrapping?.lineLimit ?? 1, text.lineCount) {
      guard let line = unsafe line(number, of: text.layout) else { return }
      var logical = PangoRectangle()
      unsafe pango_layout_line_get_extents(line, nil, &logical)
      // Aligned here, because pango would mirror the alignment of right-to-left paragraphs.
      let slack = run.width - points(logical.width)
      let indent =
        switch run.anchor {
        case .left: CGFloat(0)
        case .middle: wrapping == nil ? 0 : slack / 2
        case .right: slack
        }
      let baseline = run.position.y + CGFloat(number) * (wrapping?.lineHeight ?? 0)
      let left = run.left + indent
      unsafe pen.withContext { context in
        unsafe cairo_move_to(context, left, baseline)
        switch lettering {
        case .glyphs where hasNoncharacters: unsafe showGlyphs(of: line, on: context)
        case .glyphs: unsafe pango_cairo_show_layout_line(context, line)
        case .outlines:
          unsafe pango_cairo_layout_line_path(context, line)
          unsafe cairo_fill(context)
        }
      }
    }
  }

  /// Draws a line's glyphs without its text, because PDF files would store the text, and cairo may reject it.
  private func showGlyphs(
    of line: UnsafeMutablePointer<PangoLayoutLine>, on context: OpaquePointer
  ) {
    var (left, baseline) = (0.0, 0.0)
    unsafe cairo_get_current_point(context, &left, &baseline)
    var node = unsafe line.pointee.runs
    while let entry = unsafe node {
      defer { unsafe node = entry.pointee.next }
      guard let run = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let font = unsafe run.pointee.item?.pointee.analysis.font,
        let glyphs = unsafe run.pointee.glyphs
      else { continue }
      unsafe cairo_move_to(context, left, baseline)
      unsafe pango_cairo_show_glyph_string(context, font, glyphs)
      left += points(unsafe pango_glyph_string_get_width(glyphs))
    }
  }

  func lines(of run: TextRun) -> [TextLine] {
    guard let wrapping = run.wrapping else { return [TextLine(text: run.text, width: run.width)] }
    let text = laidOut(run)
    let bytes = Array(run.text.utf8)
    return (0..<min(wrapping.lineLimit, text.lineCount)).compactMap { number in
      guard let line = unsafe line(number, of: text.layout) else {
        return nil
      }
      var logical = PangoRectangle()
      unsafe pango_layout_line_get_extents(line, nil, &logical)
      return TextLine(
        text: unsafe self.text(of: line, in: bytes), width: points(logical.width))
    }
  }

  /// Returns a line of the layout for drawing, with the ellipsis in its natural width.
  ///
  /// Pango widens the ellipsis to fill the line, which would break the alignment.
  func line(
    _ number: Int, of layout: OpaquePointer
  ) -> UnsafeMutablePointer<PangoLayoutLine>? {
    guard let line = unsafe pango_layout_get_line(layout, Int32(number)) else { return nil }
    var node = unsafe line.pointee.runs
    while let entry = unsafe node {
      defer { unsafe node = entry.pointee.next }
      guard let run = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = unsafe run.pointee.item?.pointee, unsafe isEllipsis(item),
        let glyphs = unsafe run.pointee.glyphs?.pointee
      else { continue }
      for index in 0..<Int(unsafe glyphs.num_glyphs) {
        var logical = PangoRectangle()
        unsafe pango_font_get_glyph_extents(
          item.analysis.font, glyphs.glyphs[index].glyph, nil, &logical)
        unsafe glyphs.glyphs[index].geometry.width = logical.width
      }
    }
    return unsafe line
  }

  private func isEllipsis(_ item: PangoItem) -> Bool {
    unsafe item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }

  /// The text in a line, with an ellipsis if pango truncated the line.
  private func text(of line: UnsafeMutablePointer<PangoLayoutLine>, in bytes: [UInt8]) -> String {
    var pieces: [(start: Int, text: String)] = []
    var node = unsafe line.pointee.runs
    while let entry = unsafe node {
      defer { unsafe node = entry.pointee.next }
      guard let run = unsafe entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let item = unsafe run.pointee.item?.pointee
      else { continue }
      let start = Int(unsafe item.offset)
      let isEllipsis = unsafe isEllipsis(item)
      let range = start..<min(bytes.count, start + Int(unsafe item.length))
      pieces.append((start, isEllipsis ? "…" : String(decoding: bytes[range], as: UTF8.self)))
    }
    // Runs are in visual order, but text is in logical order.
    let text = pieces.sorted { $0.start < $1.start }.map(\.text).joined()
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func setFont(_ font: Font) {
    unsafe pango_font_description_set_weight(
      description, PangoWeight(UInt32(font.weight.rawValue)))
    unsafe pango_font_description_set_absolute_size(
      description, min(font.pointSize, 10_000) * CGFloat(PANGO_SCALE))
  }

  func laidOut(_ run: TextRun) -> LaidOutText {
    let key = LayoutKey(
      text: run.text, font: run.font, width: run.wrapping?.width,
      lineLimit: run.wrapping?.lineLimit)
    if let known = drawnTexts[key] { return known }
    // Each takes one or two kilobytes.
    if drawnTexts.count >= 512 { drawnTexts.removeAll(keepingCapacity: true) }
    let text = unsafe LaidOutText(pango_layout_new(context))
    var whole = key
    whole.lineLimit = nil
    unsafe set(whole, on: text.layout)
    if let limit = key.lineLimit,
      let hidden = unsafe pango_layout_get_line_readonly(text.layout, Int32(clamping: limit))
    {
      // Pango's time is quadratic in the truncated text, of which one line is enough.
      let end = Int(unsafe hidden.pointee.start_index + hidden.pointee.length)
      var visible = key
      visible.text = String(decoding: run.text.utf8.prefix(end), as: UTF8.self)
      unsafe set(visible, on: text.layout)
    }
    drawnTexts[key] = text
    return text
  }

  func set(_ key: LayoutKey, on layout: OpaquePointer) {
    setFont(key.font)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_width(layout, key.width.map(pangoUnits) ?? -1)
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_height(layout, key.lineLimit.map { -Int32(clamping: $0) } ?? -1)
    unsafe pango_layout_set_ellipsize(
      layout, key.lineLimit == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    if scripts.isEmpty, !TextAttributes.hasLongWords(key.text) {
      unsafe plainAttributes.apply(to: layout)
    } else {
      let attributes = TextAttributes(key.text, families: pictureFamilies, script: script)
      unsafe attributes.apply(to: layout)
    }
    // Without the length, pango would stop at a NUL in the text.
    unsafe pango_layout_set_text(layout, key.text, Int32(clamping: key.text.utf8.count))
  }
}

extension Unicode.Scalar {
  /// Whether the code point is one of Unicode's noncharacters, which are never assigned.
  var isNoncharacter: Bool { properties.isNoncharacterCodePoint }
}

/// A line of text as it is drawn.
struct TextLine: Hashable {
  var text: String
  /// The advance width, in points.
  var width: CGFloat
}

/// Converts a width to pango's units, rounding up so that a text fits into its own measured width.
func pangoUnits(_ width: CGFloat) -> Int32 {
  units(width) + 1
}

/// Converts a length in points to pango's units, after clamping it to 0…1,000,000 points.
func units(_ length: CGFloat) -> Int32 {
  Int32(min(max(0, length), 1e6) * CGFloat(PANGO_SCALE))
}

func points(_ length: Int32) -> CGFloat { CGFloat(length) / CGFloat(PANGO_SCALE) }
