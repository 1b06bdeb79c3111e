internal import AutoLayout
internal import Figures
internal import Foundation

extension SVGShape {
  /// The elements for the lines of a text, with fixed widths if `statesWidths`, so that they fit with any font.
  static func lines(_ lines: [TextLine], of run: TextRun, statesWidths: Bool) -> [SVGShape] {
    lines.enumerated().map { number, line in
      let y = run.position.y + CGFloat(number) * (run.wrapping?.lineHeight ?? 0)
      return SVGShape(line, of: run, y: y, statesWidth: statesWidths)
    }
  }

  private init(_ line: TextLine, of run: TextRun, y: CGFloat, statesWidth: Bool) {
    let isRightToLeft = readsFromRight(line.text)
    // The start of right-to-left text is its right end.
    let anchor: String? =
      switch run.anchor {
      case .left: isRightToLeft ? "end" : nil
      case .middle: "middle"
      case .right: isRightToLeft ? nil : "end"
      }
    tag = "text x=\""
    tag.append(svgNumber: run.position.x)
    tag += "\" y=\""
    tag.append(svgNumber: y)
    tag += "\" font-size=\""
    tag.append(svgNumber: run.font.pointSize)
    tag += "\""
    if run.font.weight != .regular { tag += " font-weight=\"\(run.font.weight.rawValue)\"" }
    if let anchor { tag += " text-anchor=\"\(anchor)\"" }
    if isRightToLeft { tag += " direction=\"rtl\"" }
    if line.text.utf8.contains(UInt8(ascii: " ")), line.text.contains("  ") {
      tag += " xml:space=\"preserve\""
    }
    if statesWidth {
      tag += " textLength=\"\(svgNumber(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    content = xmlText(line.text)
  }
}

/// Returns whether a paragraph is right to left, based on its first letter (Unicode's bidirectional rules P2, P3).
private func readsFromRight(_ text: String) -> Bool {
  guard let letter = text.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
    return false
  }
  if letter.isASCII { return false }
  return rightToLeftScripts.contains(TextScript(of: letter)?.code ?? "")
}

private let rightToLeftScripts: Set = [
  "Adlm", "Arab", "Hebr", "Mand", "Mani", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
]
