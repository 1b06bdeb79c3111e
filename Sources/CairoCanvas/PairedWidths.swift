import AutoLayout
import Foundation

/// The widths of single lines as sums over pairs of neighbouring letters.
///
/// Pango takes ten to twenty microseconds to set a line, which is most of the time of a scene with more texts
/// than are worth keeping; adding up takes a tenth of one. Lines of plain letters are such sums, to
/// the unit that pango counts in, wherever letters are kerned by their neighbours alone. Whether a font's
/// are is tried on its first lines; one whose lines are not is left to pango.
struct PairedWidths {
  /// Sets a line and measures it, in points.
  typealias Ruler = (String) throws(RenderError) -> CGFloat

  /// How many lines of a font are set as well, to see whether they are sums.
  private static let trialCount = 12
  /// How many fonts have tables before all are forgotten; a table has 37 kilobytes.
  private static let fontLimit = 48

  private var tables: [Font: Table] = [:]

  /// The width of a line in points; nil where it has letters other than printable ASCII and the ellipsis,
  /// and for fonts whose lines are no sums.
  ///
  /// - Complexity: O(*n*) in the length of the line, beside the pairs that were not met before.
  mutating func width(
    of line: String, font: Font, ruler: Ruler
  ) throws(RenderError) -> CGFloat? {
    guard !line.isEmpty else { return nil }
    if tables[font] == nil, tables.count >= Self.fontLimit { tables.removeAll() }
    return try tables[font, default: Table(trialsLeft: Self.trialCount)].width(of: line, ruler)
  }

  /// What is known of one font, in pango's units.
  private struct Table {
    private static let ellipsis = 95
    private static let letterCount = 96
    private static let unknown = Int32.min
    private static let unitsPerPoint: CGFloat = 1024

    /// By how much a letter before another makes a line longer, and the widths of letters at the end.
    private var steps = [Int32](repeating: unknown, count: letterCount * (letterCount + 1))
    private var trialsLeft: Int
    private var isSum = true

    init(trialsLeft: Int) { self.trialsLeft = trialsLeft }

    mutating func width(of line: String, _ ruler: Ruler) throws(RenderError) -> CGFloat? {
      guard isSum else { return nil }
      var units: Int32 = 0
      var previous: Int?
      var bytes = line.utf8.makeIterator()
      while let byte = bytes.next() {
        let letter: Int
        switch byte {
        case 0x20..<0x7F: letter = Int(byte) - 0x20
        case 0xE2:
          guard bytes.next() == 0x80, bytes.next() == 0xA6 else { return nil }
          letter = Self.ellipsis
        default: return nil
        }
        if let previous { units += try step(previous, letter, ruler) }
        previous = letter
      }
      guard let previous else { return nil }
      units += try step(previous, Self.letterCount, ruler)
      let width = CGFloat(units) / Self.unitsPerPoint
      guard trialsLeft > 0 else { return width }
      trialsLeft -= 1
      let wanted = try ruler(line)
      isSum = wanted == width
      return wanted
    }

    private mutating func step(
      _ letter: Int, _ next: Int, _ ruler: Ruler
    ) throws(RenderError) -> Int32 {
      let place = letter * (Self.letterCount + 1) + next
      if steps[place] != Self.unknown { return steps[place] }
      let end = next < Self.letterCount ? Self.text(next) : ""
      var width = try ruler(Self.text(letter) + end)
      if !end.isEmpty { width -= try ruler(end) }
      steps[place] = Int32((width * Self.unitsPerPoint).rounded())
      return steps[place]
    }

    private static func text(_ letter: Int) -> String {
      letter == ellipsis ? "…" : String(UnicodeScalar(UInt8(letter + 0x20)))
    }
  }
}
