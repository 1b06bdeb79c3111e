import AutoLayout
import Foundation

extension FigureContents {
  /// The bands between a view's edges and its margins or safe area, and what the keyboard covers,
  /// behind the views.
  ///
  /// The root's alone: those of other views would change the views' own fills.
  var bandCommands: [DrawingCommand] {
    items.compactMap { guide in
      guard hasBand(guide), let style = style(of: guide) else { return nil }
      return band(of: guide, color: style.color)
    }
  }

  /// Whether an item is a guide around which a band is drawn.
  func hasBand(_ guide: FigureItem) -> Bool {
    guard shows(guide), case .systemGuide(let kind) = guide.role, let owner = guide.owner,
      items[owner].role == .root
    else { return false }
    switch kind {
    case .layoutMargins, .safeArea, .readableContent: return true
    case .keyboard: return !guide.frame.isEmpty
    case .scrollContent, .scrollFrame: return false
    }
  }

  private func band(of guide: FigureItem, color: Color) -> DrawingCommand {
    let visible = guide.frame.intersection(page.canvas)
    // What the keyboard covers is the guide itself; the others are what is left free.
    let isCovered = guide.role == .systemGuide(.keyboard)
    let whole = isCovered ? (visible.isNull ? .zero : visible) : page.canvas
    let hole = isCovered ? .zero : visible
    let radius = isCovered ? 0 : canvasRadius
    let step: DrawingCommand.Step =
      switch palette.bands {
      case .translucent(let opacity):
        .band(
          whole, radius: radius, hole: hole.isNull ? .zero : hole, holeRadius: 0,
          color.opacity(opacity))
      case .hatched(let lineColor):
        .hatch(whole, radius: radius, hole: hole.isNull ? .zero : hole, lineColor)
      }
    return DrawingCommand(step, tag: guide.tag)
  }
}
