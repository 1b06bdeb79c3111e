import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Plain figures")
struct PlainLookTests {
  private let white = Color(red: 1, green: 1, blue: 1)

  /// A plain drawing of one view in the middle of a canvas.
  private func drawing(
    _ className: String, _ look: Look, _ theme: Theme = .light,
    canvas: Appearance = Appearance(), frame: [CGFloat] = [20, 20, 160, 40]
  ) -> Drawing {
    var builder = TreeBuilder(200, 80, root: canvas)
    let view = builder.view("a", frame, className: className, look.appearance)
    builder.change(view) { $0.device = look.device }
    builder.guide("g", [10, 0, 4, 80])
    var options = FigureOptions(theme: theme)
    options.look = .plain
    return Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
  }

  /// All that says how a view looks.
  @dynamicMemberLookup
  private struct Look {
    var appearance = Appearance()
    var device = DeviceLook()

    subscript<Value>(dynamicMember path: WritableKeyPath<Appearance, Value>) -> Value {
      get { appearance[keyPath: path] }
      set { appearance[keyPath: path] = newValue }
    }
  }

  private func label(_ side: Appearance.TextSide = .left) -> Look {
    var look = Look(appearance: Appearance(text: "Text"))
    look.device.font = Font(pointSize: 17)
    look.device.textSide = side
    return look
  }

  /// The fills on a view, from back to front.
  private func fills(_ drawing: Drawing) -> [Color] {
    drawing.commands.compactMap { command in
      switch command.step {
      case .fill(_, let color), .roundedFill(_, _, let color), .band(_, _, _, _, let color): color
      default: nil
      }
    }
  }

  @Test("show nothing of a view without a fill, of guides and of names")
  func clearViews() {
    let drawing = drawing("View", Look())
    #expect(drawing.commands.isEmpty)
    #expect(drawing.background == white)
    #expect(self.drawing("View", Look(), .dark).background == .black)
    let clear = self.drawing("View", Look(appearance: Appearance(fill: Color(hex: "#0000"))))
    #expect(clear.commands.isEmpty)
  }

  @Test("take up overlays of the other look only where something else was asked for")
  func overlays() {
    var options = FigureOptions()
    options.look = .plain
    #expect(options.overlays.isEmpty)
    options.overlays.insert(.caption)
    options.look = .diagram
    #expect(options.overlays == [.guides, .names, .caption])
    options.show([OverlayWord(.guides)])
    options.look = .plain
    #expect(options.overlays == [.guides])
    options.show([])
    options.look = .diagram
    #expect(options.overlays == [.guides, .names])
    options.show([
      OverlayWord(.guides), OverlayWord(.names), OverlayWord(.attributes, subject: "a"),
    ])
    options.look = .plain
    #expect(options.overlays.count == 3)
  }

  @Test(
    "have texts in their own font at their own side, without plates",
    arguments: [
      (Appearance.TextSide.left, "text \"Text\" left 20 "), (.right, "text \"Text\" right 180 "),
      (.middle, "text \"Text\" middle 99.7"),
    ])
  func sides(side: Appearance.TextSide, expected: String) throws {
    let drawing = drawing("Label", label(side))
    #expect(drawing.commands.count == 1)
    #expect(drawing.description.contains(expected), "\(drawing.description)")
    let text = try #require(drawing.texts.first)
    #expect(text.font == Font(pointSize: 17) && text.color == .black)
    let middle = text.position.y - text.font.ascender + text.font.lineHeight / 2
    #expect(abs(middle - 40) <= 0.5)
  }

  @Test("do not change where diagrams have a text")
  func diagrams() throws {
    var builder = TreeBuilder(200, 80)
    let view = builder.view("a", [20, 20, 160, 40], className: "Label", label(.right).appearance)
    builder.change(view) { $0.device = label(.right).device }
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    #expect(try #require(drawing.texts.first).anchor == .middle)
  }

  @Test("have black or white labels by what they stand on, and the author's colors as they are")
  func colors() throws {
    for (fill, expected) in [("#ffffff", Color.black), ("#20242c", white), ("#ffd166", .black)] {
      for theme in [Theme.light, .dark] {
        var look = label()
        look.fill = Color(hex: fill)
        #expect(drawing("Label", look, theme).texts.first?.color == expected, "\(fill)")
        let canvas = Appearance(fill: Color(hex: fill))
        #expect(drawing("Label", label(), theme, canvas: canvas).texts.first?.color == expected)
        look.textColor = Color(hex: fill)
        #expect(drawing("Label", look, theme).texts.first?.color == Color(hex: fill))
      }
    }
  }

  @Test("cut a text that is too long for its view, and break one that may take several lines")
  func lengths() throws {
    var look = label()
    look.text = "A text of many words that has no room"
    let cut = try #require(drawing("Label", look).texts.first)
    #expect(cut.text.hasSuffix("…") && cut.font.pointSize == 17)
    look.lineLimit = 0
    let broken = try #require(
      drawing("Label", look, frame: [20, 0, 160, 80]).texts.first)
    #expect(broken.wrapping != nil && broken.text == look.text && broken.left == 20)
    look = label(.middle)
    look.text = "First\nSecond"
    look.lineLimit = 0
    let lines = try #require(drawing("Label", look, frame: [20, 0, 160, 80]).texts.first)
    #expect(lines.wrapping?.lineLimit == 2)
  }

  @Test("leave a text out that another view hides, and say so")
  func hiddenTexts() {
    var builder = TreeBuilder(200, 80)
    let view = builder.view("a", [20, 20, 160, 40], className: "Label", label().appearance)
    builder.change(view) { $0.device = label().device }
    builder.view("b", [30, 10, 40, 60], Appearance(fill: white))
    var options = FigureOptions()
    options.look = .plain
    let hidden = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(hidden.texts.isEmpty && hidden.omissions == [.label("a")])
    builder.change(2) { $0.appearance.fill = Color(hex: "#00000040") }
    let dimmed = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    #expect(dimmed.texts.count == 1 && dimmed.omissions.isEmpty)
  }

  @Test(
    "surround buttons' titles by their style",
    arguments: [
      (Button.Configuration.Style.plain, true, [], "#007aff"),
      (.gray, true, ["#78788029"], "#007aff"), (.tinted, true, ["#007aff2e"], "#007aff"),
      (.filled, true, ["#007aff"], "#ffffff"), (.plain, false, [], "#3c3c434d"),
      (.filled, false, ["#7676801f"], "#3c3c434d"),
    ])
  func buttons(
    style: Button.Configuration.Style, isEnabled: Bool, expected: [String], title: String
  ) throws {
    var look = label(.middle)
    look.device.surround = .button(style)
    look.device.isEnabled = isEnabled
    let drawing = drawing("Button", look)
    #expect(fills(drawing).map(\.hexText) == expected)
    #expect(drawing.texts.first?.color.hexText == title)
  }

  @Test("keep the title of a button readable on a fill of the author's")
  func filledButtons() throws {
    for (fill, title) in [("#007aff", "#ffffff"), ("#ffffff", "#007aff"), ("#5ac8fa", "#000000")] {
      var look = label(.middle)
      look.fill = Color(hex: fill)
      look.device.surround = .button(.plain)
      let text = try #require(drawing("Button", look).texts.first)
      #expect(text.color.hexText == title)
    }
  }

  @Test("have a crossed box for a picture, cut off at its view")
  func pictures() throws {
    var look = Look()
    look.device.picture = DeviceLook.Picture(
      box: CGRect(x: -20, y: 0, width: 200, height: 40))
    let drawing = drawing("ImageView", look)
    let steps = drawing.commands.map(\.step)
    let box = CGRect(x: 20, y: 20, width: 160, height: 40)
    #expect(steps.first == .begin(.clip(box)) && steps.last == .end)
    #expect(steps.count { if case .line = $0 { true } else { false } } == 2)
    #expect(steps.contains { if case .fill(box, _) = $0 { true } else { false } })
  }

  @Test(
    "have controls of the same parts in light and in dark, paler ones where they are disabled",
    arguments: [ControlLook.Kind.toggle, .slider, .progress, .activity, .stepper])
  func controls(kind: ControlLook.Kind) {
    for share in [0, 0.3, 1] as [CGFloat] {
      var look = Look()
      look.control = ControlLook(kind, share: share)
      let light = drawing("Control", look)
      let dark = drawing("Control", look, .dark)
      #expect(!light.commands.isEmpty)
      #expect(light.commands.count == dark.commands.count)
      look.device.isEnabled = false
      let disabled = drawing("Control", look)
      #expect(disabled.commands.count == light.commands.count && disabled != light)
    }
  }

  @Test("have the paper of a theme file, and greys alone in print")
  func themes() {
    var palette = Theme.light.palette
    palette.paper = Color(hex: "#ffeedd") ?? white
    let own = Theme(name: "own", interface: .light, palette: palette)
    #expect(drawing("View", Look(), own).background == palette.paper)
    var look = label(.middle)
    look.device.surround = .button(.filled)
    look.device.tint = Color(hex: "#ff3b30")
    for color in fills(drawing("Button", look, .print)) {
      #expect(color.redComponent == color.greenComponent)
      #expect(color.greenComponent == color.blueComponent)
    }
  }
}
