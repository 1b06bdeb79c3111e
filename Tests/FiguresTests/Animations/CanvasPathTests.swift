import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Animations from canvas to canvas")
struct CanvasPathTests {
  private let canvases = [
    Canvas(width: 100, height: 60, scale: 3, name: "small"),
    Canvas(
      width: 220, height: 40,
      safeAreaInsets: EdgeInsets(top: 0, left: 24, bottom: 0, right: 0), textSize: .small),
  ]

  @Test("rest at each canvas, start and stop gently, and come back to the first")
  func frames() {
    let frames = CanvasPath(canvases, scale: 2).frames
    #expect(frames.count == 24)
    #expect(frames.filter(\.isStop).map(\.canvas.name) == ["small", canvases[1].name])
    #expect(frames.allSatisfy { $0.canvas.scale == 2 })
    #expect(frames.filter { !$0.isStop }.allSatisfy { $0.duration == 1 })
    #expect(frames.filter(\.isStop).allSatisfy { $0.duration == 18 })
    let widths = frames[0...12].map(\.canvas.size.width)
    let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }
    #expect(widths.last == 220)
    // The middle goes several times as fast as both ends.
    #expect(steps[0] < 4 && steps[11] < 4 && steps[5] > 14 && steps[6] > 14)
    #expect(frames[13...].map(\.canvas.size) == frames[1..<12].reversed().map(\.canvas.size))
  }

  @Test("go through whole points, and through the safe area and text size between")
  func between() {
    let frames = CanvasPath(canvases, scale: 2).frames
    for frame in frames {
      let numbers = [frame.canvas.size.width, frame.canvas.size.height]
      #expect(numbers.allSatisfy { $0 == $0.rounded() })
    }
    #expect(frames[6].canvas.safeAreaInsets.left == 12)
    #expect(frames[3].canvas.textSize == .large)
    #expect(frames[9].canvas.textSize == .small)
  }

  @Test("show canvases longer that are equal to those before")
  func equalCanvases() {
    let frames = CanvasPath([canvases[0], canvases[0]], scale: 1).frames
    #expect(frames.map(\.duration) == [29, 29])
    let near = Canvas(width: 102, height: 60)
    // 100, 101 and 102 points, then 102, 101 and 100 again.
    #expect(CanvasPath([canvases[0], near], scale: 1).frames.count == 6)
    let total = CanvasPath([canvases[0], near], scale: 1).frames.reduce(0) { $0 + $1.duration }
    #expect(total == 58)
  }

  private func sequence(_ change: (inout FigureOptions) -> Void = { _ in }) -> DrawingSequence {
    var options = FigureOptions(title: "Title")
    options.overlays = [.guides, .names, .caption]
    change(&options)
    let animation = CanvasAnimation(along: CanvasPath(canvases, scale: 2)) { canvas in
      var builder = TreeBuilder(canvas.size.width, canvas.size.height)
      builder.view("a", [10, 10, canvas.size.width - 20, 20])
      var tree = builder.tree
      tree.canvas = canvas
      return tree
    }
    return DrawingSequence(of: animation, options: options, measure: fixedTextMeasure)
  }

  @Test("keep the canvas's corner and the page where they are", arguments: [true, false])
  func pages(hasCaption: Bool) {
    let frames = sequence { if !hasCaption { $0.overlays.remove(.caption) } }.frames
    #expect(Set(frames.map(\.drawing.pixelWidth)) == [2 * (220 + 48)])
    #expect(Set(frames.map(\.drawing.pixelHeight)).count == 1)
    let corners = frames.map { frame -> CGPoint? in
      for command in frame.drawing.commands {
        if case .roundedFill(let box, _, _) = command.step { return box.origin }
      }
      return nil
    }
    #expect(corners.allSatisfy { $0 == CGPoint(x: 24, y: hasCaption ? 56 : 24) })
  }

  @Test("say each size and all of them, and cut no caption on the way")
  func texts() {
    let frames = sequence().frames
    #expect(frames[0].drawing.summary.contains("It takes the sizes 100 × 60 and 220 × 40 in turn."))
    for frame in frames {
      let runs = frame.drawing.texts
      #expect(!runs.contains { $0.text.contains("…") })
      #expect(runs.contains { $0.text.hasPrefix(plainNumber(frame.drawing.canvasWidth)) })
    }
  }

  @Test(
    "are figures of which a document shows one at a time, and parts of those at rest have names")
  func together() {
    let labels = sequence().together.commands.compactMap {
      command -> DrawingCommand.FigureLabel? in
      if case .begin(.figure(let label)) = command.step { return label }
      return nil
    }
    #expect(labels.count == 24)
    let names = labels.map(\.identifier).filter { !$0.isEmpty }
    #expect(names == ["canvas-small", "canvas-220x40-small"])
    #expect(labels.filter { $0.turn?.isShownStill == true }.map(\.title) == ["Title, 100 × 60"])
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.turn?.end == $1.turn?.start })
    #expect(labels.last?.turn?.end == labels.last?.turn?.total)
  }

  @Test("note what is for figures of one canvas")
  func omissions() {
    let omissions = sequence {
      $0.exploded = Explosion()
      $0.paper.crop = .init("a")
    }.omissions
    #expect(
      omissions.map(\.description) == [
        "'crop' in an animation of canvases", "'exploded' in an animation of canvases",
      ])
  }
}

extension Drawing {
  /// The width of the canvas, whose rounded ground is the first thing drawn.
  fileprivate var canvasWidth: CGFloat {
    for command in commands {
      if case .roundedFill(let box, _, _) = command.step { return box.width }
    }
    return 0
  }
}
