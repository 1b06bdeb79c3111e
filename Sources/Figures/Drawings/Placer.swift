import AutoLayout
import Foundation
import PictureDescriptions

/// Places a figure's content, one request after the other, and draws it.
///
/// All decisions about positions, plates, leaders and omissions are made here.
struct Placer {
  /// The context for placing the content.
  let context: PlacementContext
  /// The layout with all content placed so far.
  private(set) var layout: LabelLayout
  /// The omissions for requested content without a free position.
  private(set) var omissions: [FigureOmission] = []
  /// The number of texts and strokes in unsuitable positions because no better position was free.
  private(set) var makeshiftCount = 0
  /// The constraints, notes and overlays that were placed.
  private(set) var drawn = DrawnContents()
  /// The identities of the content without a free position.
  private(set) var unplaced: [PlacementRequest.ID] = []
  /// The commands for all content placed so far.
  private(set) var layers = LetteringLayers()

  /// Creates a placer without content.
  ///
  /// Texts will avoid the strokes of the figure's guides and ghosts.
  init(_ context: PlacementContext) {
    self.context = context
    let contents = context.contents
    let page = contents.page
    layout = LabelLayout(canvas: page.room, bounds: page.bounds, fills: context.fills)
    let canvas = page.visibleCanvas
    if page.room != canvas {
      // Texts on the paper around the canvas avoid its edge if possible.
      for axis in LayoutConstraint.Axis.allCases {
        let (low, high) = (canvas.start(axis.other), canvas.end(axis.other))
        for edge in [canvas.start(axis), canvas.end(axis)] {
          reserve([.stroke(CGRect(axis, from: edge - 0.5, to: edge + 0.5, across: low, high))])
        }
      }
    }
    for item in contents.items where contents.shows(item) {
      if case .guide = item.role { reserve([.guide(item.frame)]) }
      let strips = contents.strips(of: item).filter { $0.intersects(page.stage) }
      reserve(strips.map { item.isSystemGuide ? .dots($0) : .stroke($0) })
    }
    reserve(contents.ghostStrips.map { .stroke($0) })
  }

  /// Adds obstacles for content that is placed later.
  mutating func reserve(_ obstacles: [LabelLayout.Obstacle]) {
    for obstacle in obstacles { layout.insert(obstacle) }
  }

  /// Places content in the order of the requests, each at the position with the lowest cost.
  mutating func place(_ requests: [PlacementRequest]) {
    for request in requests { place(request) }
  }

  private mutating func place(_ request: PlacementRequest) {
    guard let choice = layout.best(for: request) else {
      if let id = request.id { unplaced.append(id) }
      if let omission = request.omission { omissions.append(omission) }
      return
    }
    let (mark, text) = (choice.mark, choice.text)
    if choice.isMakeshift { makeshiftCount += 1 }
    if let text { layout.take(text) }
    reserve(mark.obstacles)
    drawn.formUnion(request.drawn)
    layers += mark.strokes(text, layout)
    if let text {
      if let leader = text.leader {
        layers.leaders += context.commands(ofLeader: leader, text.run.color, request.tag)
      }
      layers +=
        mark.letters?(text, layout) ?? context.letters(of: text.run, in: layout, request.tag)
    }
    place(mark.next(text))
  }

  /// The commands for all content, layer by layer from back to front.
  var commands: [DrawingCommand] { layers.commands(in: layout, context.grid) }
}

extension Placer {
  /// The maximum number of attempts to improve on the first one.
  private static let attempts = 3

  /// Places all names and labels, and the overlays with texts, most important first.
  ///
  /// If a note or a dimension line has no free position, everything is placed again with a higher priority for that
  /// content. The result is the attempt with the fewest omissions.
  static func placing(
    _ contents: FigureContents, _ comparison: ComparisonFigure? = nil,
    measure: @escaping TextMeasure
  ) -> Placer {
    func attempt(_ first: Set<PlacementRequest.ID>) -> Placer {
      self.attempt(PlacementContext(contents, first: first, measure: measure), comparison)
    }
    var latest = attempt([])
    var best = latest
    for _ in 0..<attempts {
      let first = latest.context.first.union(latest.displaced)
      guard first != latest.context.first else { break }
      latest = attempt(first)
      if latest.omissions.count < best.omissions.count { best = latest }
    }
    return best
  }

  /// The unplaced content to place first in the next attempt: everything except the texts of views.
  var displaced: [PlacementRequest.ID] {
    unplaced.filter { if case .view = $0 { false } else { true } }
  }

  /// Places all content once, most important first.
  ///
  /// Labels of views without subviews come first, then changes, conflicts, constraints and sizes, names of guides,
  /// and names of containers.
  static func attempt(
    _ context: PlacementContext, _ comparison: ComparisonFigure?
  ) -> Placer {
    var placer = Placer(context)
    let (contents, measures) = (context.contents, MeasureContent(context: context))
    let (labels, names) = (LabelContent(context: context), NameContent(context: context))
    let formats = FormatContent(context: context)
    let notes = NoteContent(context: context).requests()
    let notesAreFirst = context.first.contains(.note)
    placer.reserve((comparison?.strokes ?? []).map { .stroke($0) })
    placer.reserve(
      (contents.cornerBoxes + [contents.housingFrame].compactMap(\.self)).map { .box($0) })
    placer.place(labels.requests { $0.role == .leaf && $0.emphasis != .dimmed })
    placer.place(labels.deviceTextsOfContainers)
    placer.place(AnatomyContent(context: context).requests + formats.requests)
    placer.place(labels.requests { $0.role == .leaf && $0.emphasis == .dimmed })
    placer.place(comparison.map { ChangeContent(figure: $0, context: context).requests } ?? [])
    placer.place(TickContent(context: context).requests + (notesAreFirst ? notes : []))
    let (contested, stated) = (contents.conflictMeasures, contents.constraintMeasures)
    placer.place(measures.requests(for: contested) + AttributeContent(context: context).requests)
    placer.place(measures.requests(for: stated + contents.contentMeasures))
    placer.place(measures.requests(for: contents.sizeMeasures(besides: contested + stated)))
    placer.place((notesAreFirst ? [] : notes) + formats.focusedMeetings + names.ghosts)
    placer.place(labels.besideViews(placer.unplaced) + names.guides + labels.containers)
    if contents.anatomy == nil, contents.formats.isEmpty {
      placer.place(measures.requests(for: contents.insetMeasures))
    }
    placer.place(names.systemGuides + AlignmentContent(context: context).requests)
    return placer
  }
}
