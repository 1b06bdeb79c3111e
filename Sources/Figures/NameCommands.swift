import AutoLayout
import Foundation

/// The texts of a figure while they are placed, with what lies below them.
struct NameCommands {
  /// Small fills that keep a text apart from what it crosses.
  private var plates: [DrawingCommand] = []
  /// Lines from texts to what they name.
  private var leaders: [DrawingCommand] = []
  /// The texts.
  private var texts: [DrawingCommand] = []

  /// All commands, texts last.
  var all: [DrawingCommand] { plates + leaders + texts }

  /// Adds a text of an item.
  mutating func append(_ run: TextRun, tag: DrawingCommand.Tag) {
    texts.append(DrawingCommand(.text(run), tag: tag))
  }

  /// Adds grounds below a text.
  mutating func append(plates commands: [DrawingCommand]) { plates += commands }

  /// Adds a line from a text to what it names, as boxes on whole pixels.
  mutating func append(leader: [CGPoint], width: CGFloat, _ color: Color, tag: DrawingCommand.Tag) {
    for (start, end) in zip(leader, leader.dropFirst()) {
      let box = CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: max(width, abs(start.x - end.x)),
        height: max(width, abs(start.y - end.y)))
      leaders.append(DrawingCommand(.fill(box, color), tag: tag))
    }
  }
}

extension FigureContents {
  /// The least contrast of a text with what it stands on: WCAG's for small text.
  static let textContrast: CGFloat = 4.5

  /// All names and labels: those of leaves first, then guides, containers and system guides, for
  /// that is the order in which a reader misses them.
  func nameCommands(measure: TextMeasure) -> [DrawingCommand] {
    let fills = ViewFills(self)
    var placer = NamePlacer(canvas: page.canvas, bounds: page.bounds, fills: fills)
    for item in items where shows(item) { insertStrokes(of: item, into: &placer) }
    var commands = NameCommands()
    for (index, item) in items.enumerated() where item.role == .leaf {
      placeLabel(of: item, at: index, fills, measure, &placer, &commands)
    }
    if options.overlays.contains(.names) {
      for item in items where shows(item) {
        if case .guide = item.role { placeName(of: item, fills, measure, &placer, &commands) }
      }
    }
    for (index, item) in items.enumerated() where item.role == .container {
      placeCornerName(of: item, at: index, fills, measure, &placer, &commands)
    }
    if options.overlays.contains(.names) {
      for item in items where shows(item) {
        if case .systemGuide = item.role { placeName(of: item, fills, measure, &placer, &commands) }
      }
    }
    return commands.all
  }

  private func insertStrokes(of item: FigureItem, into placer: inout NamePlacer) {
    guard let style = style(of: item) else { return }
    let pattern = DashPattern(style.dash, on: page.grid)
    for strip in GuideShape(item.frame, in: page).strips(pattern)
    where strip.intersects(page.canvas) { placer.insert(stroke: strip) }
  }
}
