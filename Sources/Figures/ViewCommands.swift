import AutoLayout
import Foundation

extension FigureContents {
  /// The solid views from back to front.
  var viewCommands: [DrawingCommand] {
    solidViews.flatMap { commands(of: $0.item) }
  }

  /// A view's fill; a container's edge is a fill below a smaller one, so that both keep to pixels.
  private func commands(of view: FigureItem) -> [DrawingCommand] {
    guard let fill = view.fill else { return [] }
    let radius = view.cornerRadius
    let hairline = page.grid.hairline
    guard let edge = view.edge, min(view.frame.width, view.frame.height) > 4 * hairline else {
      return [.rounded(view.frame, radius: radius, fill, tag: view.tag)]
    }
    let inner = view.frame.insetBy(dx: hairline, dy: hairline)
    return [
      .rounded(view.frame, radius: radius, edge, tag: view.tag),
      .rounded(inner, radius: max(0, radius - hairline), fill, tag: view.tag),
    ]
  }
}
