import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The bands between the root's edges and its margins or safe area, and the keyboard's
  /// area, behind the views.
  ///
  /// Other views have no bands, which would change their fills.
  var bandCommands: [DrawingCommand] {
    items.compactMap { guide in
      guard hasBand(guide), let style = style(of: guide) else { return nil }
      return band(of: guide, color: style.color)
    }
  }

  /// Whether an item is a guide with a band around it.
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
    // The keyboard guide is the covered area itself; the other guides are the free areas.
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
