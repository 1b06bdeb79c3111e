internal import AutoLayout
internal import CCairo
internal import Figures
internal import Foundation

extension FontMap {
  /// The vertical extent of a drawn text, in points.
  ///
  /// - Complexity: O(*n*) in the length of the text. Texts with marks or in other scripts are also shaped.
  func verticalReach(of run: TextRun) -> ClosedRange<CGFloat> {
    guard scripts.isEmpty, !run.text.unicodeScalars.contains(where: \.isMark) else {
      return inkReach(of: run)
    }
    let letters = letterReach(run.font.weight)
    let wrapping = run.wrapping
    let height = wrapping.map { CGFloat($0.lineLimit - 1) * $0.lineHeight } ?? 0
    let baseline = run.position.y
    return baseline + letters.lowerBound * run.font.pointSize...baseline + height + letters
      .upperBound * run.font.pointSize
  }

  /// The vertical bounds of all letters of a weight, in ems below the baseline, with a margin for synthesized bold.
  private func letterReach(_ weight: Font.Weight) -> ClosedRange<CGFloat> {
    if let known = letterReaches[weight] { return known }
    setFont(Font(pointSize: 12, weight: weight))
    var reach: ClosedRange<CGFloat> = -2...2
    if let font = unsafe pango_context_load_font(context, description) {
      defer { unsafe g_object_unref(font) }
      let face = unsafe hb_font_get_face(pango_font_get_hb_font(font))
      if let box = unsafe letterBox(of: face) {
        reach = box.lowerBound - 0.1...box.upperBound + 0.1
      }
    }
    letterReaches[weight] = reach
    return reach
  }

  /// The vertical bounds of a text's ink, found by shaping the text.
  private func inkReach(of run: TextRun) -> ClosedRange<CGFloat> {
    let wrapping = run.wrapping
    let text = laidOut(run)
    var (top, bottom) = (run.position.y, run.position.y)
    for number in 0..<min(wrapping?.lineLimit ?? 1, text.lineCount) {
      guard let line = unsafe line(number, of: text.layout) else { break }
      var ink = PangoRectangle()
      unsafe pango_layout_line_get_extents(line, &ink, nil)
      let baseline = run.position.y + CGFloat(number) * (wrapping?.lineHeight ?? 0)
      top = min(top, baseline + points(ink.y))
      bottom = max(bottom, baseline + points(ink.y) + points(ink.height))
    }
    return top...bottom
  }
}

extension Unicode.Scalar {
  /// Whether the character is a combining mark, which may be stacked.
  fileprivate var isMark: Bool {
    guard !isASCII else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}

/// The vertical bounds of a font's glyphs, in ems below the baseline, as stated in the OpenType table `head`.
private func letterBox(of face: OpaquePointer?) -> ClosedRange<CGFloat>? {
  let head: UInt32 = 0x6865_6164
  let table = unsafe hb_face_reference_table(face, head)
  defer { unsafe hb_blob_destroy(table) }
  var length: UInt32 = 0
  guard let bytes = unsafe hb_blob_get_data(table, &length), length >= 44 else { return nil }
  let header = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(length))
  func number(at offset: Int) -> CGFloat {
    CGFloat(
      Int16(bigEndian: unsafe header.loadUnaligned(fromByteOffset: offset, as: Int16.self)))
  }
  let em = CGFloat(unsafe hb_face_get_upem(face))
  let (top, bottom) = (-number(at: 42) / em, -number(at: 38) / em)
  return top <= bottom && em > 0 ? top...bottom : nil
}
