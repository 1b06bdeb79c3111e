import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("The paper of figures")
struct FigurePaperTests {
  private func builder() -> TreeBuilder {
    var builder = TreeBuilder(300, 200, scale: 2)
    let card = builder.view("card", [40, 50, 100, 60])
    builder.view("far", [220, 150, 60, 40])
    builder.guide("gap", [140, 50, 20, 60])
    builder.systemGuide(.layoutMargins, [16, 16, 268, 168])
    builder.constraint(card, .width, constant: 100)
    builder.constraint(card, .leading, to: (0, .leading), constant: 40)
    return builder
  }

  private func drawing(_ change: (inout FigureOptions) -> Void) -> Drawing {
    var options = FigureOptions()
    change(&options)
    return Drawing(of: builder().tree, options: options, measure: fixedTextMeasure)
  }

  @Test("show an item with points around it, at the scale of the canvas")
  func crop() {
    let cropped = drawing { $0.paper.crop = .init("card", margin: 16) }
    #expect(cropped.size == CGSize(width: 132, height: 92))
    // The view lies where the margin ends.
    let card = cropped.commands.first { $0.tag?.identifier == "card" }?.step
    #expect("\(card.map(String.init(describing:)) ?? "")".contains("16 16 100 60"))
    #expect(!cropped.texts.contains { $0.text == "far" })
    #expect(cropped.texts.allSatisfy { cropped.bounds.contains($0.box) })
    #expect(drawing { $0.paper.crop = .init("gap") }.size == CGSize(width: 20, height: 60))
    let margins = drawing { $0.paper.crop = .init("root", guide: .layoutMargins) }
    #expect(margins.size == CGSize(width: 268, height: 168))
  }

  @Test("have their captions above a crop, and clip to it what reaches out of it")
  func captionedCrop() {
    let cropped = drawing {
      $0.paper.crop = .init("card", margin: 16)
      $0.overlays.insert(.caption)
      $0.title = "Card"
    }
    #expect(Int(cropped.size.height.rounded()) == 92 + 24 + 32 + 24)
    #expect(cropped.commands.contains { "\($0)".hasPrefix("clip 24 56 132 92") })
    #expect(cropped.texts.contains { $0.text == "Card" })
  }

  @Test("leave out, without a note, the lines of what a crop cuts")
  func cutMeasures() {
    let cropped = drawing {
      $0.paper.crop = .init("card", margin: 24)
      $0.overlays = [.constraints]
    }
    #expect(cropped.figures.map(\.text) == ["100"])
    #expect(cropped.omissions.isEmpty)
  }

  @Test("have no line in their margin for a distance that a crop cuts")
  func cutMeasuresInMargin() {
    let cropped = drawing {
      $0.paper.crop = .init("card", margin: 24)
      $0.paper.margin = .points(60)
      $0.overlays = [.constraints]
    }
    #expect(cropped.figures.map(\.text) == ["100"])
  }

  @Test("show paper around the canvas where a crop is larger")
  func largeCrop() {
    let large = drawing { $0.paper.crop = .init("root", margin: 10) }
    #expect(large.size == CGSize(width: 320, height: 220))
    #expect(large.background == Theme.light.palette.desk)
  }

  @Test("show the surroundings of a part that is small, with the canvas's edges that it is tied to")
  func partArea() throws {
    let tree = builder().tree
    let card = FigureEmphasis.Part(items: [1], constraints: [])
    #expect(tree.area(around: card, atMost: 0.5) == CGRect(x: 8, y: 18, width: 164, height: 124))
    let least = CGSize(width: 400, height: 140)
    #expect(
      tree.area(around: card, least: least, atMost: 1)
        == CGRect(x: 0, y: 10, width: 290, height: 140))
    #expect(tree.area(around: card, least: least, atMost: 0.5) == nil)
    let tied = FigureEmphasis.Part(constraints: [1])
    #expect(tree.area(around: tied, atMost: 0.5) == CGRect(x: 0, y: 18, width: 172, height: 124))
    let area = try #require(tree.area(around: tied, atMost: 0.5))
    #expect(drawing { $0.paper.area = area }.size == area.size)
    #expect(tree.area(around: FigureEmphasis.Part(items: [0], constraints: []), atMost: 1) == nil)
  }

  @Test("note a crop to what isn't there, and kinds of figures that are not cropped")
  func unknownCrops() {
    let unknown = drawing { $0.paper.crop = .init("crad", margin: 4) }
    #expect(unknown.size == CGSize(width: 300, height: 200))
    #expect(unknown.omissions == [.crop("crad + 4")])
    #expect(!FigureOmission.isMatterOfRoom(unknown.omissions[0].description))
    let exploded = drawing {
      $0.paper.crop = .init("card")
      $0.exploded = Explosion()
    }
    #expect(exploded.omissions.contains(.unsuited("crop", .exploded)))
  }

  @Test("have the smallest margin with which all labels have a place")
  func automaticMargin() {
    var builder = TreeBuilder(40, 30)
    let box = builder.view("box", [0, 0, 40, 30], className: "View")
    builder.constraint(box, .width, constant: 40)
    builder.constraint(box, .height, constant: 30)
    var options = FigureOptions(overlays: [.constraints])
    let tight = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    options.paper.margin = .automatic
    let fitting = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(fitting.omissions.count <= tight.omissions.count)
    #expect(fitting.omissions.isEmpty)
    #expect(fitting.size.width <= 40 + 2 * 160)
    // A figure that needs no paper has none.
    let roomy = drawing { $0.paper.margin = .automatic }
    #expect(roomy.size == CGSize(width: 300, height: 200))
  }

  @Test("have the background that is asked for, on the canvas or around it")
  func backgrounds() throws {
    let clear = try #require(Color(hex: "#00000000"))
    let plain = drawing { $0.paper.background = clear }
    #expect(plain.background.alphaComponent == 0)
    let framed = drawing {
      $0.paper.background = clear
      $0.overlays.insert(.caption)
    }
    #expect(framed.background.alphaComponent == 0)
    #expect(framed.commands.contains { "\($0)".contains(Theme.light.palette.paper.hexText) })
    #expect(drawing { $0.paper.background = Color(hex: "#123456") }.background.hexText == "#123456")
    #expect(drawing { _ in }.background == Theme.light.palette.paper)
  }
}
