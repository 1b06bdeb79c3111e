import AutoLayout
import Foundation
import PictureDescriptions

/// A spatial index of the fills of solid views, used to make texts and outlines contrast with them.
struct ViewFills {
  /// The minimum contrast between an outline and the fills that it crosses.
  private static let outlineContrast: CGFloat = 3

  private let index: FrameIndex
  private let views: [View]
  private let rootFill: Color
  private let papers: [CGRect]
  private let desk: Color
  /// The frame of the keyboard, which is drawn over all views, or `nil` if there is no keyboard.
  private let keyboard: CGRect?

  /// A view, with its index in painting order and its visible frame.
  private struct View {
    var index: Int
    var item: FigureItem
    var frame: CGRect

    /// Whether the view hides everything behind its frame.
    var isOpaque: Bool { (item.fill?.alphaComponent ?? 0) >= 1 && item.masks.isEmpty }
  }

  /// Indexes the visible frames of a figure's views.
  init(_ contents: FigureContents) {
    let clip = contents.page.isFramed ? contents.page.visibleCanvas : nil
    views = contents.solidViews.compactMap { index, item in
      let frame = clip.map(item.seenFrame.intersection) ?? item.seenFrame
      return frame.isNull ? nil : View(index: index, item: item, frame: frame)
    }
    rootFill = contents.paper
    papers = contents.page.papers
    desk = contents.options.theme.palette.onPage.desk
    keyboard =
      contents.options.overlays.contains(.device) ? ScreenBars(of: contents)?.keyboardFrame : nil
    var index = FrameIndex(bounds: contents.page.bounds)
    for view in views { index.insert(view.frame) }
    self.index = index
  }

  /// The parts of an outline's strip that need a contrasting casing, as rectangles that don't overlap.
  ///
  /// In these parts, the outline's color would blend into the fill of the frontmost view.
  func casing(below strip: CGRect, color: Color) -> [CGRect] {
    if color.contrastRatio(with: rootFill) < Self.outlineContrast { return [strip] }
    var casing: [CGRect] = []
    var uncovered = [strip]
    for number in index.numbers(intersecting: strip).reversed() where !uncovered.isEmpty {
      let view = views[number]
      if color.contrastRatio(with: view.item.visibleFill) < Self.outlineContrast {
        let seen = uncovered.filter { overlaps($0, view.frame) }
        casing += seen.map { $0.intersection(view.frame) }
      }
      uncovered = uncovered.flatMap { $0.parts(outside: view.frame) }
    }
    return casing.reversed()
  }

  /// The background of a text in a figure.
  enum Backdrop {
    /// The canvas, without a view in front of it.
    case canvas(Color)
    /// The area around the canvas, without a view in front of it.
    case desk(Color)
    /// A view that is behind the whole text.
    case view(Color)
    /// Several backgrounds, because the edge of a view or of the canvas crosses the text.
    case mixed
  }

  /// The background of a text in a box, considering only views that are painted before the item at an index.
  func backdrop(of box: CGRect, below itemIndex: Int = .max) -> Backdrop {
    var seen: [Color] = []
    var limit = itemIndex
    while let number = index.last(intersecting: box, where: { views[$0].index < limit }) {
      let view = views[number]
      guard holds(view.frame, box), view.item.fills(box), !view.item.hasParts else { return .mixed }
      if view.isOpaque { return .view(mixed(seen, over: view.item.visibleFill)) }
      // A translucent view shows whatever is behind it.
      if let fill = view.item.fill { seen.append(fill) }
      limit = view.index
    }
    if cutsPaper(box) { return .mixed }
    let isOnPaper = papers.contains { holds($0, box) }
    let ground = isOnPaper ? rootFill : desk
    if !seen.isEmpty { return .view(mixed(seen, over: ground)) }
    return isOnPaper ? .canvas(ground) : .desk(ground)
  }

  /// The color that results from drawing fills over a background; the fills are ordered from nearest to farthest.
  private func mixed(_ fills: [Color], over ground: Color) -> Color {
    fills.reversed().reduce(ground) { $1.over($0) }
  }

  /// Whether a box is behind the keyboard, or overlaps a view that is painted after the item at an index.
  func isCovered(_ box: CGRect, after itemIndex: Int) -> Bool {
    if isBehindKeyboard(box) { return true }
    guard let number = index.last(intersecting: box) else { return false }
    return views[number].index > itemIndex
  }

  /// Whether the keyboard, or a view that is painted after the item at an index, hides any part of a box.
  func isHidden(_ box: CGRect, after itemIndex: Int) -> Bool {
    isBehindKeyboard(box)
      || index.last(intersecting: box) { number in
        views[number].index > itemIndex
          && (views[number].isOpaque
            || views[number].item.picture != nil && views[number].item.masks.isEmpty)
      } != nil
  }

  private func isBehindKeyboard(_ box: CGRect) -> Bool {
    keyboard.map { overlaps($0, box) } ?? false
  }

  /// The index of the frontmost view that overlaps a box, or `nil` if no view does.
  func front(of box: CGRect) -> Int? {
    index.last(intersecting: box).map { views[$0].index }
  }

  /// The indices of the views that overlap a box, from back to front.
  func items(in box: CGRect) -> [Int] { index.numbers(intersecting: box).map { views[$0].index } }

  /// Whether the keyboard, or a single view that is painted after the item at an index, hides a whole box.
  func isBuried(_ box: CGRect, after itemIndex: Int) -> Bool {
    if let keyboard, holds(keyboard, box) { return true }
    return index.last(intersecting: box) { number in
      let view = views[number]
      return view.index > itemIndex && holds(view.frame, box) && view.isOpaque
    } != nil
  }

  /// The cost of a dimension text over views.
  ///
  /// On a view that isn't at an end of the dimension line, the text would seem to belong to that view. Across the edge
  /// of a view, it's hardly readable.
  func viewCost(ofFigure box: CGRect, between ends: [CGRect]) -> Int {
    viewCost(of: box, between: ends, onEdge: (26, 44), ofStranger: 32)
  }

  /// The cost of a dimension line over views.
  ///
  /// Crossing the edge of a container has a low cost.
  func viewCost(ofLine box: CGRect, between ends: [CGRect]) -> Int {
    viewCost(of: box, between: ends, onEdge: (6, 20), ofStranger: 20)
  }

  private func viewCost(
    of box: CGRect, between ends: [CGRect], onEdge edge: (container: Int, leaf: Int),
    ofStranger stranger: Int
  ) -> Int {
    index.numbers(intersecting: box).reduce(0) { sum, number in
      let frame = views[number].frame
      let (isContainer, isInside) = (views[number].item.role == .container, holds(frame, box))
      guard isContainer else {
        return sum + (!isInside ? edge.leaf : ends.contains(frame) ? 5 : stranger)
      }
      return sum + (!isInside ? edge.container : ends.contains { holds(frame, $0) } ? 0 : 12)
    }
  }

  /// Whether the edge of a view without subviews crosses a box.
  func cutsLeaf(_ box: CGRect) -> Bool {
    index.numbers(intersecting: box).contains { number in
      views[number].item.role == .leaf && !holds(views[number].frame, box)
    }
  }

  /// Whether the edge of the canvas crosses a box.
  func cutsPaper(_ box: CGRect) -> Bool {
    !papers.contains { holds($0, box) } && papers.contains { overlaps($0, box) }
  }

  /// The cost of a name over views.
  ///
  /// Paper, the insides of containers and the named view cost nothing. Crossing the edge of an unrelated view costs
  /// most, because the name's plate would hide a part of it.
  func viewCost(ofName box: CGRect, for subject: CGRect?) -> Int {
    let numbers = index.numbers(intersecting: box)
    let named = numbers.first { views[$0].frame == subject }.map { views[$0].frame }
    return numbers.reduce(0) { sum, number in
      if let named, holds(named, views[number].frame) {
        return sum + (views[number].frame == named ? 0 : 10)
      }
      return sum + viewCost(of: box, views[number], onEdge: 30, ofContainer: 24)
    }
  }

  /// The cost of a name's leader over views, which is low, because a leader hides nothing.
  func viewCost(ofLeader box: CGRect) -> Int {
    index.numbers(intersecting: box).reduce(0) { sum, number in
      sum + viewCost(of: box, views[number], onEdge: 7, ofContainer: 6)
    }
  }

  private func viewCost(
    of box: CGRect, _ view: View, onEdge edge: Int, ofContainer containerEdge: Int
  ) -> Int {
    let isInside = holds(view.frame, box)
    guard view.item.role == .container else { return isInside ? 5 : edge }
    return isInside ? 0 : containerEdge
  }
}
