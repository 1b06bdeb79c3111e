import AutoLayout
import Foundation
import Testing

@testable import CairoCanvas

@Suite("Widths of lines that are added up")
struct PairedWidthsTests {
  private let fonts = [
    Font(pointSize: 13, weight: .semibold), Font(pointSize: 9.5),
    Font(pointSize: 17.25, weight: .bold),
  ]

  private func line(_ number: Int) -> String {
    // Letters that are kerned, digits, signs that fonts like to put together, and a cut end.
    let letters = Array("AVATo.Ty,We'11/7LT->fi…P. x=:)\"~ffl0")
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    return String(
      (0...(number % 23)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int(state >> 33) % letters.count]
      })
  }

  @Test("are what pango measures, to its unit")
  func exact() throws {
    let map = try FontMap(FontLibrary())
    var widths = PairedWidths()
    for font in fonts {
      for number in 0..<400 {
        let text = line(number)
        let wanted = map.extent(of: text, font: font, maximumWidth: nil).width
        let sum = try widths.width(of: text, font: font) { text in
          map.extent(of: text, font: font, maximumWidth: nil).width
        }
        #expect(sum == wanted, "\(text)")
      }
    }
  }

  @Test("are left to pango for other letters, and for fonts whose lines are no sums")
  func others() throws {
    var widths = PairedWidths()
    func ruler(_ text: String) -> CGFloat { CGFloat(text.count) }
    for text in ["", "é", "a\nb", "日本", "—"] {
      #expect(try widths.width(of: text, font: fonts[0]) { ruler($0) } == nil)
    }
    var contextual = PairedWidths()
    let squares = { (text: String) in CGFloat(text.count * text.count) }
    #expect(try contextual.width(of: "abc", font: fonts[0]) { squares($0) } == 9)
    #expect(try contextual.width(of: "abc", font: fonts[0]) { squares($0) } == nil)
  }

  @Test("a renderer that has met many texts measures as one that has met none")
  func manyTexts() throws {
    let old = Renderer(fonts: try FontLibrary())
    for number in 0..<4_000 { _ = old.textMeasure("label \(number)", fonts[0], nil) }
    let new = Renderer(fonts: try FontLibrary())
    for number in stride(from: 0, to: 400, by: 7) {
      for font in fonts {
        #expect(
          old.textMeasure(line(number), font, nil) == new.textMeasure(line(number), font, nil))
      }
    }
  }
}
