import AutoLayout
import Foundation
import Testing

@testable import Plumbline

@Suite("The texts of the samples' figures")
struct SampleLabelTests {
  /// Every overlay at once, and those that the scene asks for.
  private func options(_ scene: Scene) -> [FigureOptions] {
    var everything = scene.figureOptions
    everything.overlays = Set(Overlay.allCases)
    everything.subjects[.attributes] = ["yes", "label", "preview"]
    return [scene.figureOptions, everything]
  }

  @Test(
    "do not overlap, do not leave the picture and are not cut, on every canvas in both directions",
    arguments: sampleNames)
  func textsKeepApart(name: String) throws {
    let painter = try Painter()
    for solved in try solvedSample(name, with: painter) {
      for options in options(solved.scene) {
        let drawing = Drawing(of: solved.tree, options: options, measure: painter.measureText)
        let place = "\(name) at \(solved.tree.canvas.name), \(solved.tree.direction)"
        check(drawing, painter.measureText, place)
      }
    }
  }

  private func check(_ drawing: Drawing, _ measure: TextMeasure, _ place: String) {
    let runs = drawing.commands.compactMap { command -> TextRun? in
      if case .text(let run) = command.step { return run }
      return nil
    }
    for (index, run) in runs.enumerated() {
      let box = run.box
      let isInside =
        drawing.bounds.minX <= box.minX && box.maxX <= drawing.bounds.maxX
        && drawing.bounds.minY <= box.minY && box.maxY <= drawing.bounds.maxY
      #expect(isInside, "\(place): \(run)")
      if run.wrapping == nil {
        #expect(run.width == measure(run.text, run.font, nil).width, "\(place): \(run)")
      }
      for other in runs[(index + 1)...] {
        let common = box.intersection(other.box)
        #expect(common.isNull || common.isEmpty, "\(place): \(run) and \(other)")
      }
    }
  }

  @Test("overlays change no frame", arguments: sampleNames)
  func overlaysMoveNothing(name: String) throws {
    let painter = try Painter()
    for solved in try solvedSample(name, with: painter) {
      let fills = options(solved.scene).map { options in
        var options = options
        // A caption moves the canvas as a whole.
        options.overlays.remove(.caption)
        return viewFills(
          Drawing(of: solved.tree, options: options, measure: painter.measureText),
          exceptOf: solved.tree.items[0].identifier)
      }
      // A text without a fill of its own may have a ground where an overlay crosses it.
      let clear = Set(
        solved.tree.items.filter {
          let isPlain = solved.scene.figure.look == .plain
          return ($0.appearance.fill?.alphaComponent ?? (isPlain ? 0 : 1)) == 0
        }.map(\.identifier))
      #expect(
        fills[0].filter { !clear.contains($0.key) } == fills[1].filter { !clear.contains($0.key) })
    }
  }

  /// The fills that views begin with, by the names of the views, except those of the root and its guides.
  private func viewFills(_ drawing: Drawing, exceptOf root: String) -> [String: CGRect] {
    var fills: [String: CGRect] = [:]
    for command in drawing.commands {
      guard let tag = command.tag, tag.kind == .view || tag.kind == .systemGuide else { continue }
      switch command.step {
      case .fill(let frame, _), .roundedFill(let frame, _, _):
        if fills[tag.identifier] == nil { fills[tag.identifier] = frame }
      default: continue
      }
    }
    return fills.filter { !$0.key.hasPrefix(root) }
  }
}
