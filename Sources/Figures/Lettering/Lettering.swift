import AutoLayout
import Foundation

/// The texts of a figure while they are placed, with what lies below them.
struct Lettering {
  /// What is placed before the rest, because it had no place behind it.
  struct Order: Hashable {
    /// The measures that come before others.
    var measures: Set<Measure.Key> = []
    /// Whether notes come before all measures.
    var notesAreFirst = false
  }

  /// The least contrast of a text with what it stands on: WCAG's for small text.
  static let textContrast: CGFloat = 4.5

  /// The figure that the texts are for.
  let contents: FigureContents
  /// What the views fill.
  let fills: ViewFills
  /// The bands behind the views.
  let bands: Washes
  /// The tints over the views.
  let tints: Washes
  /// Measures texts.
  let measure: TextMeasure
  /// Where texts stand so far.
  var layout: LabelLayout
  /// Grounds that keep texts apart from what they cross.
  var plates: [DrawingCommand] = []
  /// Dimension lines and other strokes that come with texts.
  var lines: [DrawingCommand] = []
  /// Pale lines from dimension lines to what they measure, as far as no text stands on them.
  var witnesses: [Witness] = []
  /// Strokes over texts: what crosses them out.
  var strikes: [DrawingCommand] = []
  /// What was asked for and has no place.
  var omissions: [FigureOmission] = []
  /// The indices of the views whose labels have no room in them, until they are named elsewhere.
  var unlabelled: [Int] = []
  /// The boxes of the texts that lie on the views that have them, which baselines go through.
  var labelBoxes: Set<CGRect> = []
  /// Whether names lie on planes, where what is nearer hides them.
  var isOnPlanes = false
  /// The measures without a place.
  var displaced: [Measure.Key] = []
  /// What is placed before the rest.
  let order: Order
  /// Where dimension lines lie across their axis so far, by axis.
  var usedLanes: [[CGFloat]] = [[], []]
  /// Numbers that pair what is drawn with pieces of a formula.
  var badges: [DrawingCommand] = []
  private var leaders: [DrawingCommand] = []
  private var texts: [DrawingCommand] = []

  /// Makes a lettering without texts that knows the figure's strokes.
  ///
  /// Some measures may take precedence over others.
  init(
    _ contents: FigureContents, _ order: Order = Order(), measure: @escaping TextMeasure
  ) {
    self.contents = contents
    self.order = order
    self.measure = measure
    fills = ViewFills(contents)
    bands = Washes(contents.bandCommands, bounds: contents.page.bounds)
    tints = Washes(contents.tintCommands, bounds: contents.page.bounds)
    layout = LabelLayout(canvas: contents.page.room, bounds: contents.page.bounds, fills: fills)
    let canvas = contents.page.visibleCanvas
    if contents.page.room != canvas {
      // Texts on the paper around the canvas had better not stand on its edge.
      for x in [canvas.minX, canvas.maxX] {
        layout.insert(stroke: CGRect(x: x - 0.5, y: canvas.minY, width: 1, height: canvas.height))
      }
      for y in [canvas.minY, canvas.maxY] {
        layout.insert(stroke: CGRect(x: canvas.minX, y: y - 0.5, width: canvas.width, height: 1))
      }
    }
    for item in contents.items where contents.shows(item) {
      if case .guide = item.role { layout.insert(guide: item.frame) }
      for strip in contents.strips(of: item) where strip.intersects(contents.page.stage) {
        if item.isSystemGuide { layout.insert(dots: strip) } else { layout.insert(stroke: strip) }
      }
    }
    for strip in contents.ghostStrips { layout.insert(stroke: strip) }
  }

  /// All commands, texts last.
  var commands: [DrawingCommand] {
    plates + witnessCommands + lines + leaders + texts + badges + strikes
  }

  /// The device pixels.
  var grid: PixelGrid { contents.page.grid }

  /// Adds a text of an item.
  mutating func append(_ run: TextRun, tag: DrawingCommand.Tag) {
    texts.append(DrawingCommand(.text(run), tag: tag))
  }

  /// Adds a line from a text to what it names, as boxes on whole pixels.
  mutating func append(leader: [CGPoint], _ color: Color, tag: DrawingCommand.Tag) {
    let width = grid.hairline
    for (start, end) in zip(leader, leader.dropFirst()) {
      let box = CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: max(width, abs(start.x - end.x)),
        height: max(width, abs(start.y - end.y)))
      leaders.append(DrawingCommand(.fill(box, color), tag: tag))
      // Over a fill that the line would sink into it is light, as outlines are.
      for part in fills.casing(below: box, color: color) {
        leaders.append(DrawingCommand(.fill(part, contents.palette.paper), tag: tag))
      }
    }
  }
}

extension Lettering.Order {
  /// The order in which what an attempt found no place for comes earlier.
  init(after attempt: Lettering) {
    measures = attempt.order.measures.union(attempt.displaced)
    notesAreFirst =
      attempt.order.notesAreFirst
      || attempt.omissions.contains { if case .note = $0 { true } else { false } }
  }
}

extension FigureContents {
  /// All names and labels, with the overlays that have texts, in the order in which a reader misses
  /// them: labels of leaves, what changed, conflicts, constraints and extents, then the names of
  /// guides, of containers, and what is known from elsewhere.
  ///
  /// Where a measure finds no place, all is placed anew with that one before the other measures, which
  /// moves what is less important, and where a note finds none, with notes before measures; the attempt with
  /// the fewest omissions counts.
  func lettering(
    measure: @escaping TextMeasure, _ comparison: ComparisonFigure? = nil
  ) -> Lettering {
    var best = lettering(Lettering.Order(), comparison, measure: measure)
    var order = Lettering.Order(after: best)
    for _ in 0..<Self.attempts where best.order != order {
      let next = lettering(order, comparison, measure: measure)
      if next.omissions.count < best.omissions.count { best = next }
      let later = Lettering.Order(after: next)
      guard later != order else { break }
      order = later
    }
    return best
  }

  /// How often texts are placed anew at most.
  private static let attempts = 3

  private func lettering(
    _ order: Lettering.Order, _ comparison: ComparisonFigure?,
    measure: @escaping TextMeasure
  ) -> Lettering {
    var lettering = Lettering(self, order, measure: measure)
    for stroke in comparison?.strokes ?? [] { lettering.layout.insert(stroke: stroke) }
    let named = items.filter { item in
      switch item.emphasis {
      case .plain: options.overlays.contains(.names) && shows(item)
      case .strong: shows(item)
      case .dimmed: false
      }
    }
    if let housingFrame { lettering.layout.reserve(housingFrame) }
    for (index, item) in items.enumerated() where item.role == .leaf && item.emphasis != .dimmed {
      lettering.placeLabel(of: item, at: index)
    }
    if let device {
      for (index, item) in items.enumerated() where item.role == .container {
        lettering.placeDeviceText(of: item, at: index, device)
      }
    }
    lettering.placeAnatomy()
    lettering.placeFormats()
    for (index, item) in items.enumerated() where item.role == .leaf && item.emphasis == .dimmed {
      lettering.placeLabel(of: item, at: index)
    }
    if let comparison { lettering.placeChanges(of: comparison) }
    lettering.placeTicks()
    if order.notesAreFirst { lettering.placeNotes() }
    let (contested, stated) = (conflictMeasures, constraintMeasures)
    lettering.place(contested)
    lettering.placeAttributes()
    lettering.place(stated + contentMeasures)
    lettering.place(sizeMeasures(besides: contested + stated))
    if !order.notesAreFirst { lettering.placeNotes() }
    lettering.placeFocusedMeetings()
    lettering.placeGhosts()
    lettering.placeNamesAside()
    for item in named where !item.isSystemGuide { lettering.placeName(of: item) }
    for (index, item) in items.enumerated() where item.role == .container {
      lettering.placeName(ofContainer: item, at: index)
    }
    if anatomy == nil, options.formats.isEmpty { lettering.place(insetMeasures) }
    // A guide that is a line has fewer places for its name than one that is an area.
    let systemGuides = named.filter(\.isSystemGuide)
    for item in systemGuides where item.frame.isEmpty { lettering.placeName(of: item) }
    for item in systemGuides where !item.frame.isEmpty { lettering.placeName(of: item) }
    lettering.placeAlignmentLines()
    return lettering
  }
}
