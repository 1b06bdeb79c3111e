import AutoLayout
import Foundation

extension FigureContents {
  /// The bands between a view's edges and its margins or safe area, behind the views.
  ///
  /// The root's alone: those of other views would change the views' own fills.
  var bandCommands: [DrawingCommand] {
    items.compactMap { guide in
      guard shows(guide), case .systemGuide(let kind) = guide.role, let style = style(of: guide),
        let owner = guide.owner, items[owner].role == .root
      else { return nil }
      switch kind {
      case .layoutMargins, .safeArea: return band(of: guide, color: style.color)
      case .readableContent, .keyboard, .scrollContent, .scrollFrame: return nil
      }
    }
  }

  private func band(of guide: FigureItem, color: Color) -> DrawingCommand {
    let hole = guide.frame.intersection(page.canvas)
    let step: DrawingCommand.Step =
      switch palette.bands {
      case .translucent(let opacity):
        .band(
          page.canvas, radius: canvasRadius, hole: hole.isNull ? .zero : hole, holeRadius: 0,
          color.opacity(opacity))
      case .hatched(let lineColor):
        .hatch(
          page.canvas, radius: canvasRadius, hole: hole.isNull ? .zero : hole, lineColor)
      }
    return DrawingCommand(step, tag: guide.tag)
  }
}
