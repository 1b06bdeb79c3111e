import AutoLayout
import Foundation

/// What the solid views fill, found by place: what text and outlines have to contrast with.
struct ViewFills {
  /// The least contrast that an outline needs with what it crosses.
  private static let outlineContrast: CGFloat = 3

  private let index: FrameIndex
  private let views: [(index: Int, item: FigureItem)]
  private let rootFill: Color
  private let papers: [CGRect]
  private let desk: Color

  /// Indexes the views of a figure.
  init(_ contents: FigureContents) {
    views = contents.solidViews
    rootFill = contents.paper
    papers = contents.page.papers
    desk = contents.options.theme.palette.desk
    var index = FrameIndex(bounds: contents.page.bounds)
    for view in views { index.insert(view.item.frame) }
    self.index = index
  }

  /// The parts of an outline's strip that need a light ground, for they cross a fill that the
  /// outline's colour would sink into.
  func casing(below strip: CGRect, color: Color) -> [CGRect] {
    if color.contrastRatio(with: rootFill) < Self.outlineContrast { return [strip] }
    return index.numbers(intersecting: strip).compactMap { number in
      let view = views[number].item
      guard color.contrastRatio(with: view.visibleFill) < Self.outlineContrast else { return nil }
      return view.frame.intersection(strip)
    }
  }

  /// What a text stands on.
  enum Backdrop {
    /// The canvas alone.
    case canvas(Color)
    /// The paper around the canvas.
    case desk(Color)
    /// A view that holds all of the text.
    case view(Color)
    /// A view's edge runs through the text, or the canvas's edge does.
    case mixed
  }

  /// What a text in a box stands on.
  func backdrop(of box: CGRect) -> Backdrop {
    guard let number = index.numbers(intersecting: box).last else {
      if papers.contains(where: { holds($0, box) }) { return .canvas(rootFill) }
      return papers.contains { overlaps($0, box) } ? .mixed : .desk(desk)
    }
    let view = views[number].item
    return holds(view.frame, box) ? .view(view.visibleFill) : .mixed
  }

  /// Whether a view painted after the item with an index shares an area with a box.
  func isCovered(_ box: CGRect, after itemIndex: Int) -> Bool {
    guard let number = index.numbers(intersecting: box).last else { return false }
    return views[number].index > itemIndex
  }

  /// How much a text disturbs the views below it: not at all on the paper or inside of a container.
  func disturbance(of box: CGRect) -> Int {
    index.numbers(intersecting: box).reduce(0) { sum, number in
      let view = views[number].item
      let isInside = holds(view.frame, box)
      return sum + (view.role == .container ? (isInside ? 0 : 6) : (isInside ? 5 : 7))
    }
  }
}
