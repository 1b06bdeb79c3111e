import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("The placer") struct PlacerTests {
  private let context = PlacementContext(
    FigureContents(
      TreeBuilder(200, 100).tree, options: FigureOptions(overlays: []), measure: fixedTextMeasure),
    measure: fixedTextMeasure)
  private let tag = DrawingCommand.Tag(.view, identifier: "v", className: "View")

  private func candidate(_ text: String, x: CGFloat, baseCost: Int = 0) -> LabelLayout.Candidate {
    context.name(text, context.contents.palette.ink).candidate(x, 50, baseCost: baseCost)
  }

  private func positions(_ placer: Placer) -> [String: CGFloat] {
    let runs = placer.layers.texts.compactMap { command in
      if case .text(let run) = command.step { (run.text, run.position.x) } else { nil }
    }
    return Dictionary(uniqueKeysWithValues: runs)
  }

  @Test("takes the best free candidate of each request, in order, and reports what has none")
  func takesCandidates() {
    let requests = (1...3).map { number in
      var request = PlacementRequest(
        tag, omission: .name("\(number)"),
        texts: { _ in
          [
            candidate("\(number)", x: 120, baseCost: 2),
            candidate("\(number)", x: 20, baseCost: 1),
          ]
        })
      request.id = .view(number)
      request.drawn.notes = [number]
      return request
    }
    var placer = Placer(context)
    placer.place(requests)
    #expect(positions(placer) == ["1": 20, "2": 120])
    #expect(placer.omissions == [.name("3")])
    #expect(placer.unplaced == [.view(3)])
    #expect(placer.drawn.notes == [1, 2])
  }

  @Test("looks at later groups of candidates only if the earlier ones have no good position")
  func triesGroupsInOrder() {
    for (baseCost, x) in [(0, CGFloat(20)), (40, 120)] {
      var placer = Placer(context)
      placer.place([
        PlacementRequest(
          tag, omission: nil, texts: { _ in [candidate("name", x: 20, baseCost: baseCost)] },
          { _ in
            #expect(baseCost > 0)
            return [candidate("name", x: 120, baseCost: 1)]
          })
      ])
      #expect(positions(placer) == ["name": x])
    }
  }

  @Test("draws strokes where they and their text have room, and then what follows from them")
  func placesMarks() {
    func mark(x: CGFloat, textX: CGFloat) -> PlacementRequest.Mark {
      let box = CGRect(x: x, y: 10, width: 10, height: 10)
      return PlacementRequest.Mark(
        cost: { $0.isFree(box) ? 0 : nil }, texts: { _ in [candidate("mark", x: textX)] },
        obstacles: [.box(box)],
        strokes: { _, _ in
          LetteringLayers(lines: [DrawingCommand(.fill(box, context.contents.palette.ink))])
        },
        next: { text in
          [
            PlacementRequest(
              tag, omission: nil,
              texts: { _ in [candidate("next", x: (text?.run.position.x ?? 0) + 60)] })
          ]
        })
    }
    var placer = Placer(context)
    placer.reserve([.box(CGRect(x: 10, y: 0, width: 10, height: 30))])
    placer.place([
      PlacementRequest(
        tag,
        marks: [{ _ in [mark(x: 10, textX: 20), mark(x: 40, textX: 300), mark(x: 70, textX: 30)] }])
    ])
    #expect(positions(placer) == ["mark": 30, "next": 90])
    #expect(placer.layers.lines.count == 1)
    #expect(!placer.layout.isFree(CGRect(x: 70, y: 10, width: 10, height: 10)))
  }

  @Test(
    "gives equal results for equal figures, with no more omissions than the first attempt",
    arguments: 0..<12)
  func attempts(seed: Int) {
    let overlays: Set<Overlay> = [.names, .guides, .constraints, .dimensions, .alignment]
    let contents = FigureContents(
      RandomTree(seed: seed).tree, options: FigureOptions(overlays: overlays),
      measure: fixedTextMeasure)
    let (one, other) = (
      Placer.placing(contents, measure: fixedTextMeasure),
      Placer.placing(contents, measure: fixedTextMeasure)
    )
    #expect(one.commands == other.commands)
    #expect(one.omissions == other.omissions)
    func attempt(_ first: [PlacementRequest.ID]) -> Placer {
      let context = PlacementContext(contents, first: Set(first), measure: fixedTextMeasure)
      return Placer.attempt(context, nil)
    }
    let first = attempt([])
    #expect(one.omissions.count <= first.omissions.count)
    // What one attempt has no position for has the first choice in the next one.
    #expect(one.omissions.count <= attempt(first.displaced).omissions.count)
  }
}
