import AutoLayout
import Foundation
import PictureDescriptions
import Testing

@testable import Figures

@Suite("The size of letters")
struct LetterSizeTests {
  @Test(
    "is in points or pixels",
    arguments: [("8pt", .points(8)), ("7.5 pt", .points(7.5)), ("14px", .pixels(14))]
      as [(String, LetterSize)])
  func units(text: String, size: LetterSize) {
    #expect(LetterSize(parsing: text) == size)
    #expect(LetterSize(parsing: size.text) == size)
  }

  @Test("is no other text", arguments: ["", "8", "pt", "0pt", "8mm", "501px", "-8pt", "eightpt"])
  func others(text: String) { #expect(LetterSize(parsing: text) == nil) }

  @Test("is in points on paper, and in pixels if the width is")
  func suits() {
    #expect(LetterSize.points(8).suits(.millimeters(84)))
    #expect(LetterSize.points(8).suits(.inches(3)))
    #expect(LetterSize.pixels(8).suits(.pixels(800)))
    #expect(LetterSize.points(8).suits(nil) && LetterSize.pixels(8).suits(nil))
    #expect(!LetterSize.points(8).suits(.pixels(800)))
    #expect(!LetterSize.pixels(8).suits(.millimeters(84)))
  }

  private static let tree: SolvedTree = {
    var builder = TreeBuilder(320, 240, scale: 2)
    let field = builder.view("field", [20, 40, 133.5, 60])
    let label = builder.view("words", [20, 140, 120, 40])
    builder.change(label) {
      $0.appearance = Appearance(
        text: "Some words on two lines", font: Font(pointSize: 17), lineLimit: 0)
    }
    builder.view("bar", [190, 40, 110, 60], className: "Slider")
    builder.guide("gap", [20, 100, 120, 40])
    builder.constraint(field, .width, constant: 133.5, identifier: "wide")
    builder.constraint(field, .leading, to: (0, .leading), constant: 20, identifier: "left")
    builder.systemGuide(.layoutMargins, [16.25, 16, 287.75, 208])
    return builder.tree
  }()

  private func drawing(_ zoom: CGFloat, _ look: FigureLook) -> Drawing {
    var options = FigureOptions(title: "A title")
    options.look = look
    options.overlays = [.guides, .names, .constraints, .dimensions, .caption, .margins]
    options.paper.margin = .points(160)
    options.notes = [FigureNote(.callout("A note", at: .init("field")))]
    return Drawing(
      of: Self.tree.drawn(at: DrawingScale(pixels: 2 / zoom, zoom: zoom)), options: options,
      measure: fixedTextMeasure)
  }

  private func texts(_ drawing: Drawing) -> [(run: TextRun, tag: DrawingCommand.Tag?)] {
    drawing.commands.compactMap { command in
      if case .text(let run) = command.step { (run, command.tag) } else { nil }
    }
  }

  @Test(
    "changes neither numbers nor words, and only the texts of views grow with the canvas",
    arguments: [0.4, 0.75, 1, 1.5], FigureLook.allCases)
  func zoom(zoom: CGFloat, look: FigureLook) {
    let (plain, zoomed) = (drawing(1, look), drawing(zoom, look))
    #expect(plain.omissions.isEmpty && zoomed.omissions.isEmpty)
    #expect(plain.summary == zoomed.summary)
    func fonts(_ drawing: Drawing, _ factor: CGFloat) -> Set<String> {
      Set(
        texts(drawing).map { text in
          let isContent = text.run.text == "Some words on two lines"
          let size = text.run.font.pointSize * (isContent ? factor : 1)
          return "\(text.run.text) \(plainNumber(size)) \(text.run.font.weight)"
        })
    }
    #expect(fonts(plain, zoom) == fonts(zoomed, 1))
    let words = fonts(plain, 1).sorted()
    for text in ["133.5", "16.25", "20", "A note", "A title", "320 × 240"] {
      #expect(words.contains { $0.hasPrefix(text + " ") }, "\(text): \(words)")
    }
  }

  @Test("leaves the canvas its pixels, and pages the points of the layout")
  func pages() {
    for zoom in [0.4, 1.5] as [CGFloat] {
      let (plain, zoomed) = (drawing(1, .diagram), drawing(zoom, .diagram))
      func canvas(_ drawing: Drawing) -> CGRect? {
        drawing.commands.lazy.compactMap { command in
          guard command.tag?.identifier == "root" else { return nil }
          switch command.step {
          case .fill(let box, _), .roundedFill(let box, _, _): return box
          default: return nil
          }
        }.first
      }
      #expect(canvas(plain)?.width == 320)
      #expect(abs((canvas(zoomed)?.width ?? 0) * zoomed.scale - 640) < 1e-9)
      #expect(abs(zoomed.pageSize.width - CGFloat(zoomed.pixelWidth) / 2) < 1e-9)
    }
  }
}
