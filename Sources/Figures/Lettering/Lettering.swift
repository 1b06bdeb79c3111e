import AutoLayout
import Foundation
import PictureDescriptions

/// The texts of a figure during placement, with their plates, lines and leaders.
struct Lettering {
  /// The content to place first, because an earlier attempt had no position for it.
  struct Order: Hashable {
    /// The measures that come before others.
    var measures: Set<Measure.Key> = []
    /// Whether notes come before all measures.
    var notesAreFirst = false
  }

  /// The minimum contrast of text with its background, WCAG's for small text.
  static let textContrast: CGFloat = 4.5

  /// The contents of the figure.
  let contents: FigureContents
  /// The fills of the views.
  let fills: ViewFills
  /// The bands behind the views.
  let bands: Washes
  /// The tints over the views.
  let tints: Washes
  /// The text measure.
  let measure: TextMeasure
  /// The positions of the texts placed so far.
  var layout: LabelLayout
  /// The plates that set texts off from what they cross.
  var plates: [DrawingCommand] = []
  /// Dimension lines and other strokes that belong to texts.
  var lines: [DrawingCommand] = []
  /// Pale lines from dimension lines to the measured items, interrupted by text.
  var witnesses: [Witness] = []
  /// Strokes that cross texts out.
  var strikes: [DrawingCommand] = []
  /// The placed content, and the requested content without a position.
  private var record: (drawn: DrawnContents, omissions: [FigureOmission]) = (DrawnContents(), [])
  /// The indices of views without room for their label, until they have a name elsewhere.
  var unlabelled: [Int] = []
  /// The boxes of texts on their own views, which baselines may cross.
  var labelBoxes: Set<CGRect> = []
  /// Whether names are on planes, where nearer items hide them.
  var isOnPlanes = false
  /// The measures without a position.
  var displaced: [Measure.Key] = []
  /// The content to place first.
  let order: Order
  /// The positions of dimension lines across their axis, by axis.
  var usedLanes: [[CGFloat]] = [[], []]
  /// Numbers that link drawn items to the tokens of a formula.
  var badges: [DrawingCommand] = []
  private var leaders: [DrawingCommand] = []
  private var texts: [DrawingCommand] = []

  /// Makes a lettering without texts that has the figure's strokes.
  ///
  /// Some content may come first.
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
      // Texts on the paper around the canvas avoid its edge if possible.
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

  /// The requested content without a position.
  var omissions: [FigureOmission] {
    get { record.omissions }
    set { record.omissions = newValue }
  }
  /// The placed constraints, notes and overlays.
  var drawn: DrawnContents {
    get { record.drawn }
    set { record.drawn = newValue }
  }

  /// The pixel grid.
  var grid: PixelGrid { contents.page.grid }

  /// Adds a text of an item.
  mutating func append(_ run: TextRun, tag: DrawingCommand.Tag) {
    texts.append(DrawingCommand(.text(run), tag: tag))
  }

  /// Adds a leader from a text to its item, as boxes on whole pixels.
  mutating func append(leader: [CGPoint], _ color: Color, tag: DrawingCommand.Tag) {
    let width = grid.hairline
    for (start, end) in zip(leader, leader.dropFirst()) {
      let box = CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: max(width, abs(start.x - end.x)),
        height: max(width, abs(start.y - end.y)))
      leaders.append(DrawingCommand(.fill(box, color), tag: tag))
      // Over a fill that it would blend into, a leader is light, as outlines are.
      for part in fills.casing(below: box, color: color) {
        leaders.append(DrawingCommand(.fill(part, contents.palette.paper), tag: tag))
      }
    }
  }
}

extension Lettering.Order {
  /// The order of the next attempt, in which displaced content comes first.
  init(after attempt: Lettering) {
    measures = attempt.order.measures.union(attempt.displaced)
    notesAreFirst =
      attempt.order.notesAreFirst
      || attempt.omissions.contains { if case .note = $0 { true } else { false } }
  }
}

extension FigureContents {
  /// Places all names and labels, and the overlays with texts, most important first.
  ///
  /// The order is labels of leaves, changes, conflicts, constraints and extents, names of
  /// guides, then names of containers. If a measure has no position, everything is placed
  /// again with that measure first, which displaces less important content. If a note has
  /// none, notes come before measures. The attempt with the fewest omissions is used.
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

  /// The maximum number of attempts.
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
    // A guide without width or height has fewer positions for its name than one with an
    // area.
    let systemGuides = named.filter(\.isSystemGuide)
    for item in systemGuides where item.frame.isEmpty { lettering.placeName(of: item) }
    for item in systemGuides where !item.frame.isEmpty { lettering.placeName(of: item) }
    lettering.placeAlignmentLines()
    return lettering
  }
}
