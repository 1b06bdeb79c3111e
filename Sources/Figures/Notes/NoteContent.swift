import AutoLayout
import Foundation
import PictureDescriptions

/// The placement of the author's notes in a figure.
struct NoteContent {
  private typealias Mark = PlacementRequest.Mark

  /// The minimum distance between a note's text and the edges of views, in points.
  private static let clearance = CGSize(width: 2, height: 1)

  /// The context for placing the notes.
  let context: PlacementContext

  private var subjects: NoteSubjects { NoteSubjects(contents) }
  private var contents: FigureContents { context.contents }
  private var palette: Palette { contents.palette }
  private var grid: PixelGrid { context.grid }

  /// Returns the requests for notes that meet a condition, beginning with the notes that have few possible positions.
  func requests(where isWanted: (FigureNote) -> Bool = { _ in true }) -> [PlacementRequest] {
    let notes = contents.options.notes.enumerated().filter { isWanted($0.element) }
    return (0..<2).flatMap { rank in
      notes.filter { $0.element.rank == rank }.map { number, note in
        let tag = note.tag(number)
        if let unseen = note.places.first(where: { !isSeen($0, by: note) }) {
          let omission = FigureOmission.noteSubject(
            note.title, item: unseen.item, line: note.line)
          return PlacementRequest(tag, marks: [], omission: omission)
        }
        var request = request(for: note, note.places.compactMap(subjects.frame), tag)
        request.id = .note
        request.omission = .note(note.title, line: note.line)
        request.drawn.notes = [number]
        return request
      }
    }
  }

  /// Whether the figure shows the item of a place, with an outline if the note explains how a guide looks.
  private func isSeen(_ place: FigureNote.Place, by note: FigureNote) -> Bool {
    guard subjects.frame(of: place) != nil, let item = subjects.item(of: place) else {
      return false
    }
    guard note.needsSwatch, case .guide = contents.items[item].role else { return true }
    return contents.shows(contents.items[item])
  }

  /// Returns the request for a note, near the frames of the items and attributes that the note is about.
  private func request(
    for note: FigureNote, _ frames: [CGRect], _ tag: DrawingCommand.Tag
  ) -> PlacementRequest {
    switch note.content {
    case .legend: return PlacementRequest(tag)
    case .text(let words, _):
      let near = stages(of: words) { $0.near(frames[0]) }
      let led = stages(of: words) { $0.led(from: frames[0]) }
      // Fewer lines with a leader are better than more lines beside the subject.
      var request = PlacementRequest(tag, marks: zip(near, led).flatMap { [$0, $1] })
      request.highCost = PlacementRequest.edgeCost
      return request
    case .callout(let words, _, let side):
      let edges = side.map { [subjects.edge(of: $0)] } ?? NoteEdge.allCases
      return PlacementRequest(
        tag,
        marks: stages(
          of: words, next: { ($0?.leader?.first).map { [dot(at: $0, tag)] } ?? [] },
          isSuited: { place, layout in
            // The dot would hide the end of a dimension line.
            place.leader?.first.map { !layout.crossesLine(disc(at: $0, 2.5)) } ?? true
          }, { $0.led(from: frames[0], edges) }))
    case .marker(let mark, _, _):
      let badge = Badge(
        mark, size: FigureLegend.markSize, font: FigureLegend.markFont, context.measure)
      return badge.request(tag, at: candidates(for: badge, at: frames[0]), contents)
    case .bracket(let words, _, let side):
      return PlacementRequest(
        tag,
        marks: stages { width in brackets(over: frames, side.map(subjects.edge), words, width, tag)
        })
    case .arrow(let words?, _, _):
      return PlacementRequest(
        tag,
        marks: stages { width in
          places(of: words, width).map { arrows(from: frames[0], to: frames[1], $0, tag) } ?? []
        })
    case .arrow(nil, _, _):
      return PlacementRequest(
        tag, marks: [{ _ in arrows(from: frames[0], to: frames[1], nil, tag) }])
    }
  }

  /// Candidate positions, in groups, for a note that consists of a text and possibly a leader.
  private func stages(
    of words: String, next: @escaping (LabelLayout.Candidate?) -> [PlacementRequest] = { _ in [] },
    isSuited: @escaping (LabelLayout.Candidate, LabelLayout) -> Bool = { _, _ in true },
    _ candidates: @escaping (NotePlaces) -> [LabelLayout.Candidate]
  ) -> [(LabelLayout) -> [Mark]] {
    stages { width in
      places(of: words, width).map { places in
        [
          Mark(
            texts: { weighed(candidates(places), in: $0) }, isSuited: isSuited, next: next)
        ]
      } ?? []
    }
  }

  /// Candidate positions for a note, in one group for each line width, widest first.
  private func stages(
    _ marks: @escaping (_ width: CGFloat) -> [Mark]
  ) -> [(LabelLayout) -> [Mark]] {
    NoteText.widths.map { width in { _ in marks(width) } }
  }

  /// Candidate brackets with text along items, on the given side or on any side.
  private func brackets(
    over frames: [CGRect], _ edge: NoteEdge?, _ words: String, _ width: CGFloat,
    _ tag: DrawingCommand.Tag
  ) -> [Mark] {
    let union = frames.reduce(CGRect.null) { $0.union($1) }
    let edges: [NoteEdge] = edge.map { [$0] } ?? [.top, .bottom, .right, .left]
    return edges.enumerated().flatMap { order, edge -> [Mark] in
      let length = edge.axis == .vertical ? union.width : 0
      guard let places = places(of: words, max(width, length)) else { return [] }
      return NoteBracket.distances.enumerated().map { number, distance in
        let bracket = NoteBracket(along: union, edge, distance: distance, grid: grid)
        return Mark(
          baseCost: 4 * number + 3 * order,
          cost: { bracket.cost(in: $0, over: context.fills, of: frames) },
          texts: { weighed(places.beyond(bracket, in: union), in: $0) },
          obstacles: [.box(bracket.box)],
          strokes: { _, _ in
            let commands = bracket.commands(
              palette.note, palette.paper, over: context.fills, tag: tag)
            return LetteringLayers(lines: commands)
          })
      }
    }
  }

  /// Candidate arrows between two frames, with a text unless `places` is `nil`.
  private func arrows(
    from old: CGRect, to new: CGRect, _ places: NotePlaces?, _ tag: DrawingCommand.Tag
  ) -> [Mark] {
    NoteArrow.candidates(from: old, to: new).map { arrow in
      let boxes = arrow.boxes
      var mark = Mark(
        baseCost: arrow.baseCost, cost: { arrow.cost(in: $0, context, [old, new]) },
        isSuited: { place, _ in !boxes.contains { overlaps($0, place.run.box) } },
        obstacles: boxes.map { .box($0) },
        strokes: { _, _ in
          LetteringLayers(lines: arrow.commands(palette.note, palette.paper, tag: tag))
        })
      if let places { mark.texts = { weighed(places.along(arrow), in: $0) } }
      return mark
    }
  }

  /// Returns the candidate positions for a text broken into lines of at most `width` points.
  ///
  /// If `width` is less than ``NoteText/widest``, the result is `nil` unless the text has several lines that fit.
  private func places(of words: String, _ width: CGFloat) -> NotePlaces? {
    let text = NoteText(words, width: width, grid: grid, measure: context.measure)
    guard width >= NoteText.widest || text.isBroken(within: width) else { return nil }
    return NotePlaces(text: text, color: palette.note, page: contents.page)
  }

  /// The candidates that don't cross an edge of a view or of the canvas, with a higher cost for misleading ones.
  ///
  /// Text on a view without subviews would look like the view's own, and text on an outline is hard to read. Leaders
  /// shouldn't run next to other text, or start at a point that a nearer plane hides. In exploded figures, candidates
  /// that cross an edge are kept at a higher cost.
  private func weighed(
    _ places: [LabelLayout.Candidate], in layout: LabelLayout
  ) -> [LabelLayout.Candidate] {
    places.compactMap { place in
      var place = place
      let ground = place.run.box.insetBy(dx: -Self.clearance.width, dy: -Self.clearance.height)
      if case .mixed = context.fills.backdrop(of: ground) {
        // Planes leave little other room in exploded figures.
        if contents.page.slope == nil { return nil }
        place.baseCost += 24
      }
      let isOnLeaf = context.fills.items(in: place.run.box).contains {
        contents.items[$0].role == .leaf
      }
      if isOnLeaf || layout.crossesStroke(ground) {
        place.baseCost += PlacementRequest.edgeCost
        place.isMakeshift = true
      }
      let leader = place.leader ?? []
      let isCrowded = zip(leader, leader.dropFirst()).contains { start, end in
        let line = CGRect(origin: start, size: .zero).union(CGRect(origin: end, size: .zero))
        return !layout.textBoxes(in: line.insetBy(dx: -4, dy: -4)).isEmpty
      }
      if isCrowded { place.baseCost += 12 }
      if isHidden(place.leader?.first, of: place.subject) { place.baseCost += 48 }
      return place
    }
  }

  /// Whether a view on a nearer plane hides a point of the item with the given frame.
  private func isHidden(_ point: CGPoint?, of frame: CGRect?) -> Bool {
    guard let slope = contents.page.slope, let point,
      let index = contents.items.firstIndex(where: { $0.frame == frame })
    else { return false }
    return contents.items[(index + 1)...].contains { item in
      let (x, y) = (point.x - item.frame.midX, point.y - item.frame.midY)
      return item.isSolid && abs(x) <= item.frame.width / 2 + 2
        && abs(y - slope * x) <= item.frame.height / 2 + 2
    }
  }

  /// Returns the request for a dot at the start of a leader, with a ring that contrasts with the background.
  private func dot(at point: CGPoint, _ tag: DrawingCommand.Tag) -> PlacementRequest {
    let discs = [(CGFloat(3.5), palette.paper), (2.5, palette.note)].map { reach, color in
      let box = disc(at: point, reach)
      return (
        box: box, command: DrawingCommand.rounded(box, radius: box.width / 2, color, tag: tag)
      )
    }
    return PlacementRequest(tag, obstacles: discs.map { .box($0.box) }) { _ in
      LetteringLayers(badges: discs.map(\.command))
    }
  }

  private func disc(at point: CGPoint, _ radius: CGFloat) -> CGRect {
    let reach = -grid.wholePixels(radius)
    return CGRect(origin: point, size: .zero).insetBy(dx: reach, dy: reach)
  }

  /// Candidate positions for a marker: inside a corner of the frame, on a corner or edge, or beside the frame.
  private func candidates(for badge: Badge, at frame: CGRect) -> [LabelLayout.Candidate] {
    let half = badge.box.height / 2
    func center(_ corner: (dx: CGFloat, dy: CGFloat), outwards reach: CGFloat) -> CGPoint {
      CGPoint(
        x: frame.midX + corner.dx * (frame.width / 2 + reach),
        y: frame.midY + corner.dy * (frame.height / 2 + reach)
          + (contents.page.slope ?? 0) * corner.dx * frame.width / 2)
    }
    let corners: [(dx: CGFloat, dy: CGFloat)] = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    let edges: [(dx: CGFloat, dy: CGFloat)] = [(0, -1), (-1, 0), (1, 0), (0, 1)]
    let isLarge = min(frame.width, frame.height) > 5 * half
    let inside = isLarge ? corners.map { center($0, outwards: -half - 4) } : []
    let onIt = (corners + edges).map { center($0, outwards: 0) }
    let beside = (edges + corners).map { center($0, outwards: half + 3) }
    return (inside + onIt + beside).enumerated().map { order, center in
      var place = badge.candidate(at: grid.snapped(center), palette.note, baseCost: order)
      // A marker on the edge of its subject hides nothing of it.
      place.subject = frame
      return place
    }
  }
}
