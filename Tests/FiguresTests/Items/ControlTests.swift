import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Controls in figures")
struct ControlTests {
  private func drawing(
    _ className: String, _ appearance: Appearance, _ theme: Theme = .light, card: Color? = nil
  ) -> Drawing {
    var builder = TreeBuilder(300, 120)
    let owner = builder.view("card", [10, 10, 280, 100], Appearance(fill: card))
    builder.view("control", [20, 40, 240, 40], in: owner, className: className, appearance)
    return Drawing(
      of: builder.tree, options: FigureOptions(theme: theme, overlays: []),
      measure: fixedTextMeasure)
  }

  private func fills(_ drawing: Drawing) -> [Color] {
    drawing.commands.compactMap { command in
      guard command.tag?.identifier == "control", case .roundedFill(_, _, let color) = command.step
      else { return nil }
      return color
    }
  }

  @Test("segments have their titles, and lines between them")
  func segments() {
    var appearance = Appearance()
    appearance.segments = ["One", "Two", "Three"]
    let drawing = drawing("SegmentedControl", appearance)
    #expect(drawing.texts.map(\.text) == ["One", "Two", "Three"])
    for (number, run) in drawing.texts.enumerated() {
      #expect(abs(run.box.midX - (20 + 80 * (CGFloat(number) + 0.5))) <= 1)
    }
    let lines = drawing.commands.compactMap { command -> CGFloat? in
      if case .fill(let box, _) = command.step, box.width == 1 { box.minX } else { nil }
    }
    #expect(lines == [100, 180])
  }

  @Test("a placeholder is paler than a text, and both can be read", arguments: Theme.allCases)
  func placeholders(theme: Theme) throws {
    var appearance = Appearance(text: "Name")
    let text = try #require(drawing("TextField", appearance, theme).texts.first)
    appearance.isPlaceholder = true
    let placeholder = try #require(drawing("TextField", appearance, theme).texts.first)
    let paper = theme.palette.paper
    #expect(text.color.contrastRatio(with: paper) > placeholder.color.contrastRatio(with: paper))
    #expect(placeholder.color.contrastRatio(with: paper) >= 4.5)
    #expect(fills(drawing("TextField", appearance, theme)).contains(paper))
  }

  /// The boxes that are filled for a control of a kind, its own ground first.
  private func boxes(
    _ kind: ControlLook.Kind, share: CGFloat, start: Appearance.TextSide = .left,
    _ theme: Theme = .light
  ) -> [(box: CGRect, color: Color)] {
    var appearance = Appearance()
    appearance.control = ControlLook(kind, share: share, start: start)
    return drawing("View", appearance, theme).commands.compactMap { command in
      guard command.tag?.identifier == "control" else { return nil }
      switch command.step {
      case .fill(let box, let color), .roundedFill(let box, _, let color): return (box, color)
      case .band(let box, _, _, _, let color): return (box, color)
      default: return nil
      }
    }
  }

  @Test("a switch has its thumb at the end where it is on, whole there and a ring where it is off")
  func switches() throws {
    for (share, start, isRight) in [
      (1, .left, true), (0, .left, false), (1, .right, false), (0, .right, true),
    ] as [(CGFloat, Appearance.TextSide, Bool)] {
      let thumb = try #require(boxes(.toggle, share: share, start: start).last)
      #expect((thumb.box.midX > 140) == isRight)
    }
    let on = try #require(boxes(.toggle, share: 1).dropFirst().first)
    let off = try #require(boxes(.toggle, share: 0).dropFirst().first)
    // The tracks differ without their hues.
    #expect(on.color.contrastRatio(with: off.color) >= 3)
  }

  @Test("thumbs and bars stand where their values are", arguments: Theme.allCases)
  func values(theme: Theme) throws {
    let slider = boxes(.slider, share: 0.25, theme)
    let thumb = try #require(slider.last)
    #expect(thumb.box.width == thumb.box.height)
    #expect(abs(thumb.box.midX - (20 + 15 + 0.25 * 210)) <= 1)
    let mirrored = try #require(boxes(.slider, share: 0.25, start: .right, theme).last)
    #expect(abs(mirrored.box.midX - (260 - 15 - 0.25 * 210)) <= 1)
    let bar = boxes(.progress, share: 0.25, theme)
    let part = try #require(bar.last)
    #expect(part.box == CGRect(x: 20, y: 40, width: 60, height: 40))
    #expect(boxes(.progress, share: 0, theme).count == bar.count - 1)
    // Nothing rests on the hue.
    for control in [slider, bar] {
      let contrast = control[control.count - 1].color.contrastRatio(with: control[1].color)
      #expect(contrast >= 1.5 || control.count > 3, "\(theme.name)")
    }
  }

  @Test("a share is brought into its range, and one that is no number is none")
  func shares() {
    #expect(ControlLook(.slider, share: -1).share == 0)
    #expect(ControlLook(.slider, share: 2).share == 1)
    #expect(ControlLook(.slider, share: .nan).share == 0)
  }

  @Test("the picked segment has a plate and its title in the ground's color")
  func pickedSegment() throws {
    var appearance = Appearance()
    appearance.segments = ["One", "Two", "Three"]
    appearance.pickedSegment = 1
    let drawing = drawing("SegmentedControl", appearance)
    let runs = drawing.texts
    #expect(runs[1].color != runs[0].color)
    #expect(runs[1].color.contrastRatio(with: runs[0].color) >= 4.5)
    appearance.pickedSegment = 3
    #expect(Set(self.drawing("SegmentedControl", appearance).texts.map(\.color)).count == 1)
  }

  @Test("controls have their names beside them, not on their parts")
  func names() throws {
    var builder = TreeBuilder(300, 120)
    var appearance = Appearance()
    for (number, kind) in [ControlLook.Kind.toggle, .slider, .activity, .stepper].enumerated() {
      appearance.control = ControlLook(kind, share: 1)
      builder.view("c\(number)", [20 + 70 * CGFloat(number), 40, 50, 30], appearance)
    }
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    #expect(drawing.texts.map(\.text) == ["c0", "c1", "c2", "c3"])
    for run in drawing.texts { #expect(run.box.maxY <= 40) }
  }

  @Test("a view can be told from the card that it lies on", arguments: Theme.allCases)
  func cards(theme: Theme) throws {
    for fill in theme.palette.fills {
      let drawing = drawing("Label", Appearance(text: "Hello"), theme, card: fill)
      let own = try #require(fills(drawing).first)
      let card = theme == .print ? fill.inGray : fill
      #expect(own.contrastRatio(with: card) >= 1.2, "\(own.hexText) on \(fill.hexText)")
    }
  }
}

extension Color {
  /// What the print theme makes of a grey: the same.
  fileprivate var inGray: Color { self }
}
