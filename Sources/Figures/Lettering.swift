import AutoLayout
import Foundation

/// The texts of a figure while they are placed, with what lies below them.
struct Lettering {
  /// The least contrast of a text with what it stands on: WCAG's for small text.
  static let textContrast: CGFloat = 4.5

  /// The figure that the texts are for.
  let contents: FigureContents
  /// What the views fill.
  let fills: ViewFills
  /// The bands behind the views.
  let bands: [DrawingCommand]
  /// The tints over the views.
  let tints: [DrawingCommand]
  /// Measures texts.
  let measure: TextMeasure
  /// Where texts stand so far.
  var layout: LabelLayout
  /// Grounds that keep texts apart from what they cross.
  var plates: [DrawingCommand] = []
  /// Dimension lines and other strokes that come with texts.
  var lines: [DrawingCommand] = []
  /// Strokes over texts: what crosses them out.
  var strikes: [DrawingCommand] = []
  /// Where dimension lines lie across their axis so far, by axis.
  var usedLanes: [[CGFloat]] = [[], []]
  private var leaders: [DrawingCommand] = []
  private var texts: [DrawingCommand] = []

  /// Makes a lettering without texts that knows the figure's strokes.
  init(_ contents: FigureContents, measure: @escaping TextMeasure) {
    self.contents = contents
    self.measure = measure
    fills = ViewFills(contents)
    bands = contents.bandCommands
    tints = contents.tintCommands
    layout = LabelLayout(canvas: contents.page.area, bounds: contents.page.bounds, fills: fills)
    for item in contents.items where contents.shows(item) {
      for strip in contents.strips(of: item) where strip.intersects(contents.page.stage) {
        layout.insert(stroke: strip)
      }
    }
  }

  /// All commands, texts last.
  var commands: [DrawingCommand] { plates + lines + leaders + texts + strikes }

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
    }
  }
}

extension FigureContents {
  /// All names and labels, with the overlays that have texts, in the order in which a reader misses
  /// them: labels of leaves, what changed, conflicts, constraints and extents, then the names of guides, of
  /// containers, and what is known from elsewhere.
  func nameCommands(
    measure: @escaping TextMeasure, _ comparison: ComparisonFigure? = nil
  ) -> [DrawingCommand] {
    var lettering = Lettering(self, measure: measure)
    for stroke in comparison?.strokes ?? [] { lettering.layout.insert(stroke: stroke) }
    let named = options.overlays.contains(.names) ? items.filter(shows) : []
    if let housingFrame { lettering.layout.reserve(housingFrame) }
    for (index, item) in items.enumerated() where item.role == .leaf {
      lettering.placeLabel(of: item, at: index)
    }
    if let comparison { lettering.placeChanges(of: comparison) }
    lettering.placeTicks()
    lettering.place(conflictMeasures)
    lettering.placeAttributes()
    lettering.place(constraintMeasures + contentMeasures)
    lettering.place(sizeMeasures)
    lettering.placeGhosts()
    for item in named where !item.isSystemGuide { lettering.placeName(of: item) }
    for (index, item) in items.enumerated() where item.role == .container {
      lettering.placeCornerName(of: item, at: index)
    }
    lettering.place(insetMeasures)
    // A guide that is a line has fewer places for its name than one that is an area.
    let systemGuides = named.filter(\.isSystemGuide)
    for item in systemGuides where item.frame.isEmpty { lettering.placeName(of: item) }
    for item in systemGuides where !item.frame.isEmpty { lettering.placeName(of: item) }
    lettering.placeAlignmentLines()
    return lettering.commands
  }
}
