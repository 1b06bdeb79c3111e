import AutoLayout
import Foundation
import PictureDescriptions

/// The author's notes.
extension Lettering {
  /// Places the matching notes, those with few possible positions first.
  mutating func placeNotes(where isWanted: (FigureNote) -> Bool = { _ in true }) {
    let notes = contents.options.notes.enumerated().filter { isWanted($0.element) }
    let subjects = NoteSubjects(contents)
    for rank in 0..<2 {
      for (number, note) in notes where note.rank == rank {
        if let unseen = note.places.first(where: { subjects.frame(of: $0) == nil }) {
          omissions.append(.noteSubject(note.title, item: unseen.item, line: note.line))
        } else if place(note, note.tag(number)) {
          drawn.notes.insert(number)
        } else {
          omissions.append(.note(note.title, line: note.line))
        }
      }
    }
  }

  /// Places a note, and returns whether there was room.
  private mutating func place(_ note: FigureNote, _ tag: DrawingCommand.Tag) -> Bool {
    let subjects = NoteSubjects(contents)
    switch note.content {
    case .legend: return true
    case .text(let words, let place):
      guard let frame = subjects.frame(of: place) else { return false }
      let places = places(of: words)
      return self.place(
        weighed(places.near(frame)), tag: tag, or: { $0.weighed(places.led(from: frame)) })
    case .callout(let words, let place):
      guard let frame = subjects.frame(of: place),
        let chosen = placed(weighed(places(of: words).led(from: frame)), tag: tag)
      else { return false }
      if let foot = chosen.leader?.first { placeDot(at: foot, tag) }
      return true
    case .marker(let mark, let place, _):
      return subjects.frame(of: place).map { self.place(marker: mark, at: $0, tag) } ?? false
    case .bracket(let words, let places, let side):
      let frames = places.compactMap(subjects.frame)
      return frames.count == places.count
        && place(bracket: words, over: frames, side.map(subjects.edge), tag)
    case .arrow(let words, let start, let end):
      guard let old = subjects.frame(of: start), let new = subjects.frame(of: end) else {
        return false
      }
      return place(arrow: words, from: old, to: new, tag)
    }
  }

  private mutating func place(
    bracket words: String, over frames: [CGRect], _ edge: NoteEdge?, _ tag: DrawingCommand.Tag
  ) -> Bool {
    guard
      let (bracket, place) = NoteBracket.best(
        along: frames, edge, in: self, places: { places(of: words, width: $0) })
    else { return false }
    layout.reserve(bracket.box)
    lines += bracket.commands(contents.palette.note, contents.palette.paper, over: fills, tag: tag)
    put(place, tag: tag)
    return true
  }

  private mutating func place(
    arrow words: String?, from old: CGRect, to new: CGRect, _ tag: DrawingCommand.Tag
  ) -> Bool {
    guard
      let (arrow, place) = NoteArrow.best(
        from: old, to: new, in: self, places: words.map { places(of: $0) })
    else { return false }
    for box in arrow.boxes { layout.reserve(box) }
    lines += arrow.commands(contents.palette.note, contents.palette.paper, tag: tag)
    if let place { put(place, tag: tag) }
    return true
  }

  /// The candidate positions for a text.
  func places(of words: String, width: CGFloat = NoteText.widest) -> NotePlaces {
    NotePlaces(
      text: NoteText(words, width: width, grid: grid, measure: measure),
      color: contents.palette.note, page: contents.page)
  }

  /// The candidates with a higher cost for misleading positions.
  ///
  /// Text on a leaf view would look like the view's own. Text should not cross the canvas's edge.
  /// Leaders should not run next to other text, or start at a point that a nearer plane hides.
  func weighed(_ places: [LabelLayout.Candidate]) -> [LabelLayout.Candidate] {
    places.map { place in
      var place = place
      let isOnLeaf = fills.items(in: place.run.box).contains { contents.items[$0].role == .leaf }
      if isOnLeaf { place.reluctance += 24 }
      let canvas = contents.page.canvas
      if overlaps(canvas, place.run.box), !holds(canvas, place.run.box) { place.reluctance += 24 }
      let leader = place.leader ?? []
      let isCrowded = zip(leader, leader.dropFirst()).contains { start, end in
        let line = CGRect(origin: start, size: .zero).union(CGRect(origin: end, size: .zero))
        return !layout.textBoxes(in: line.insetBy(dx: -4, dy: -4)).isEmpty
      }
      if isCrowded { place.reluctance += 12 }
      if isHidden(place.leader?.first, of: place.subject) { place.reluctance += 48 }
      return place
    }
  }

  /// Whether a view on a nearer plane hides a point of the item with a frame.
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

  /// Draws a dot at the start of a leader, with a ring that sets it off from its background.
  private mutating func placeDot(at point: CGPoint, _ tag: DrawingCommand.Tag) {
    let radii = [grid.wholePixels(3.5), grid.wholePixels(2.5)]
    for (radius, color) in zip(radii, [contents.palette.paper, contents.palette.note]) {
      let box = CGRect(origin: point, size: .zero).insetBy(dx: -radius, dy: -radius)
      badges.append(.rounded(box, radius: radius, color, tag: tag))
      layout.reserve(box)
    }
  }

  /// Draws a number or letter in a circle: in a corner, on a corner or edge, or beside the frame.
  private mutating func place(
    marker mark: String, at frame: CGRect, _ tag: DrawingCommand.Tag
  ) -> Bool {
    let color = contents.palette.note
    let badge = Badge(
      mark, size: FigureLegend.markSize, font: FigureLegend.markFont, measure)
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
    let candidates = (inside + onIt + beside).enumerated().map { order, center in
      var place = badge.candidate(at: grid.snapped(center), color, reluctance: order)
      // A marker on the edge of its subject hides nothing of it.
      place.subject = frame
      return place
    }
    guard let place = layout.place(candidates) else { return false }
    append(badge, in: place.run.box, color, tag: tag)
    return true
  }
}
