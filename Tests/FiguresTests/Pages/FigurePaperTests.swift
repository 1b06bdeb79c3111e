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

  /// A view that fills its canvas.
  private func boxTree(_ width: CGFloat, _ height: CGFloat) -> SolvedTree {
    var builder = TreeBuilder(width, height)
    builder.view("box", [0, 0, width, height])
    return builder.tree
  }

  private func drawing(
    of tree: SolvedTree, _ notes: [FigureNote], margin: FigurePaper.Margin,
    measure: @escaping TextMeasure = fixedTextMeasure
  ) -> Drawing {
    var options = FigureOptions(overlays: [])
    options.notes = notes
    options.paper.margin = margin
    return Drawing(of: tree, options: options, measure: measure)
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

  @Test("show the part of a text that a crop leaves")
  func cutText() throws {
    var builder = TreeBuilder(200, 100)
    builder.view("first", [10, 10, 60, 20])
    builder.view(
      "second", [10, 40, 120, 20], className: "Label", Appearance(text: "Bluetooth"))
    var options = FigureOptions()
    let whole = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    let text = try #require(whole.texts.first { $0.text == "Bluetooth" })
    options.paper.crop = .init("first", margin: 20)
    let cropped = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    let cut = try #require(cropped.texts.first { $0.text == "Bluetooth" })
    // The crop begins 10 points beyond the canvas's edges.
    #expect(cut.box == text.box.offsetBy(dx: 10, dy: 10))
    let place = try #require(cropped.commands.firstIndex { $0.step == .text(cut) })
    let window = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(cropped.commands[place - 1].step == .begin(.clip(window)))
    #expect(!cropped.omissions.contains(.label("second")))
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
    let card = FigureFocus.Part(items: [1], constraints: [])
    #expect(tree.area(around: card, atMost: 0.5) == CGRect(x: 8, y: 18, width: 164, height: 124))
    let least = CGSize(width: 400, height: 140)
    #expect(
      tree.area(around: card, least: least, atMost: 1)
        == CGRect(x: 0, y: 10, width: 290, height: 140))
    #expect(tree.area(around: card, least: least, atMost: 0.5) == nil)
    let tied = FigureFocus.Part(constraints: [1])
    #expect(tree.area(around: tied, atMost: 0.5) == CGRect(x: 0, y: 18, width: 172, height: 124))
    let area = try #require(tree.area(around: tied, atMost: 0.5))
    let drawing = Drawing(of: tree, focus: .init(on: nil, area: area), measure: fixedTextMeasure)
    #expect(drawing.size == area.size)
    #expect(tree.area(around: FigureFocus.Part(items: [0], constraints: []), atMost: 1) == nil)
  }

  @Test("note a crop to what isn't there, and kinds of figures that are not cropped")
  func unknownCrops() {
    let unknown = drawing { $0.paper.crop = .init("crad", margin: 4) }
    #expect(unknown.size == CGSize(width: 300, height: 200))
    #expect(unknown.omissions == [.crop("crad + 4")])
    #expect(!FigureOmission.isLackOfSpace(unknown.omissions[0].description))
    let exploded = drawing {
      $0.paper.crop = .init("card")
      $0.exploded = Explosion()
    }
    #expect(exploded.omissions.contains(.unsuited("crop", .exploded)))
  }

  @Test("don't recommend a larger margin for what an automatic one has no room for")
  func lackOfRoom() {
    var builder = TreeBuilder(30, 20)
    for index in 0..<60 { builder.guide("guide\(index)", [10, 8, 4, 4]) }
    func omissions(_ margin: FigurePaper.Margin) -> [FigureOmission] {
      var options = FigureOptions(overlays: [.guides, .names])
      options.paper.margin = margin
      return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure).omissions
    }
    let fixed = omissions(.points(20)).map(\.description)
    #expect(fixed.contains { FigureOmission.isLackOfSpace($0) })
    let automatic = omissions(.automatic)
    #expect(!automatic.isEmpty)
    for omission in automatic {
      #expect(omission.isLackOfSpace && !omission.isNote)
      #expect(!FigureOmission.isLackOfSpace(omission.description))
      #expect(omission.description.hasSuffix(", with any margin up to 160"))
    }
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

  @Test("have an automatic margin on the sides where texts need one")
  func automaticSides() throws {
    let tree = boxTree(200, 80)
    for side in [FigureNote.Side.top, .leading, .bottom, .trailing] {
      let note = FigureNote(.callout("Out there", at: .init("box"), side: side))
      let drawing = drawing(of: tree, [note], margin: .automatic)
      #expect(drawing.omissions.isEmpty)
      let run = try #require(drawing.texts.first { $0.text == "Out there" })
      #expect(holds(drawing.bounds, run.box))
      let isBeside = side == .leading || side == .trailing
      #expect((drawing.size.width > 200) == isBeside, "\(side)")
      #expect((drawing.size.height > 80) == !isBeside, "\(side)")
      #expect(drawing.size.width < 200 + 160 && drawing.size.height < 80 + 160)
    }
  }

  @Test("say which margin has room for the notes that an automatic one leaves out")
  func roomyMargin() throws {
    let tree = boxTree(60, 40)
    // A word that can't be broken is wider than the widest automatic margin.
    let word = String(repeating: "w", count: 40)
    let notes = [FigureNote(.callout(word, at: .init("box"), side: .trailing))]
    let unbroken: TextMeasure = { text, font, _ in fixedTextMeasure(text, font, nil) }
    let figure = drawing(of: tree, notes, margin: .automatic, measure: unbroken)
    let lost = try #require(figure.omissions.first)
    guard case .note(word, _, let recommended) = lost else {
      Issue.record("\(lost)")
      return
    }
    let margin = try #require(recommended)
    #expect(margin > 160)
    #expect(lost.description.hasSuffix("'margin: \(Int(margin))' has room for all notes"))
    #expect(!FigureOmission.isLackOfSpace(lost.description))
    let roomy = drawing(of: tree, notes, margin: .points(margin), measure: unbroken)
    #expect(roomy.omissions.filter(\.isNote).isEmpty)
  }

  @Test("have a margin of other widths on each side")
  func sides() {
    let margin = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let drawing = drawing { $0.paper.margin = .sides(margin) }
    #expect(drawing.size == CGSize(width: 360, height: 240))
    #expect(drawing.commands.contains { "\($0)".contains("20 10 300 200") })
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

  @Test("take paper for a number that has no other place than on another view")
  func noMakeshifts() throws {
    var builder = TreeBuilder(120, 60)
    builder.view("wall", [0, 0, 120, 30])
    let box = builder.view("box", [0, 30, 120, 30])
    builder.constraint(box, .width, constant: 120)
    builder.constraint(box, .height, constant: 30)
    var options = FigureOptions(overlays: [.constraints])
    let tight = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(tight.makeshiftCount > 0)
    options.paper.margin = .automatic
    let fitting = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(fitting.makeshiftCount == 0 && fitting.omissions.isEmpty)
    for run in fitting.figures {
      #expect(!overlaps(run.box.insetBy(dx: 0, dy: 2), fitting.frame(of: "wall")), "\(run)")
    }
  }

  @Test("leave the canvas's edge whole on sides without a margin")
  func edgesOfSides() {
    let drawing = drawing {
      $0.paper.margin = .sides(EdgeInsets(top: 0, left: 40, bottom: 0, right: 0))
    }
    let bands = drawing.commands.compactMap { command -> CGRect? in
      if case .band(let box, _, _, _, Theme.light.palette.hairline) = command.step {
        box
      } else {
        nil
      }
    }
    #expect(bands == [CGRect(x: 39, y: 0, width: 301, height: 200)])
  }

  @Test(
    "have title, crop and legend flush with each other, and no paper for a legend of the canvas's width"
  )
  func alignedCrop() throws {
    let words = "A card that is as wide as it was drawn to be"
    let left = drawing { options in
      options.overlays = [.caption, .names]
      options.title = "Card"
      options.paper.crop = .init("card", margin: 10)
      options.paper.margin = .automatic
      options.notes = [FigureNote(.legend(words, of: .init("card")))]
    }
    let starts = ["Card", "300 × 200"].map { text in left.texts.first { $0.text == text }?.left }
    #expect(starts == [24, 24])
    #expect(try #require(left.texts.first { $0.text == words }).left == 24 + 22 + 7)
    #expect(abs(left.frame(of: "card").minX - (24 + 10)) < 0.01)
    #expect(left.size.width < 24 + 220 + 24 + 1)
  }

  @Test("have a title and a legend at the right in right-to-left figures")
  func rightToLeft() throws {
    var tree = builder().tree
    tree.direction = .rightToLeft
    var options = FigureOptions(overlays: [.caption], title: "A title")
    options.notes = [FigureNote(.legend("A card", of: .init("card")))]
    let drawing = Drawing(of: tree, options: options, measure: fixedTextMeasure)
    let title = try #require(drawing.texts.first { $0.text == "A title" })
    #expect(title.anchor == .right && title.box.maxX == 24 + 300)
    let words = try #require(drawing.texts.first { $0.text == "A card" })
    #expect(abs(words.box.maxX - (24 + 300 - 22 - 7)) < 0.01)
  }

  @Test("break long titles into lines", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func longTitles(direction: LayoutDirection) throws {
    var tree = TreeBuilder(120, 80, direction: direction).tree
    tree.direction = direction
    let title = "A title that is longer than its canvas is wide, in three lines or more"
    let options = FigureOptions(overlays: [.caption], title: title)
    let drawing = Drawing(of: tree, options: options, measure: fixedTextMeasure)
    let run = try #require(drawing.texts.first)
    #expect(run.text == title)
    #expect(try #require(run.wrapping).lineLimit > 2)
    #expect(holds(drawing.bounds.insetBy(dx: 23, dy: 20), run.box))
    #expect(!overlaps(run.box, drawing.texts[1].box))
  }

  @Test("show no distances that a crop cuts: insets and sizes")
  func cutInsets() {
    let cropped = drawing {
      $0.paper.crop = .init("card", margin: 30)
      $0.paper.margin = .points(60)
      $0.overlays = [.margins, .dimensions]
    }
    #expect(Set(cropped.figures.map(\.text)) == ["100", "60"])
  }
}

extension Drawing {
  /// The frame that fills a view.
  fileprivate func frame(of identifier: String) -> CGRect {
    for command in commands where command.tag?.identifier == identifier {
      switch command.step {
      case .fill(let box, _), .roundedFill(let box, _, _): return box
      default: continue
      }
    }
    return .null
  }
}
