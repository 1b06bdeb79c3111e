import AutoLayout
import Foundation
import PictureDescriptions

// Names in corners and beside views.
extension LabelContent {
  /// The distance from a view's edges to a name in its corner, in points.
  private static let cornerInset: CGFloat = 6
  /// The maximum number of names beside views, chosen to keep their leaders readable.
  private static let asideLimit = 48

  /// Returns candidate positions close above and below a view for its identifier, on the free paper of its superview.
  func freeNames(of view: FigureItem, at index: Int) -> (LabelLayout) -> [Mark] {
    { _ in
      guard !hasText(view), context.names(view), !context.isOnPlanes else { return [] }
      let visible = view.seenFrame.intersection(contents.page.stage)
      let palette = contents.palette
      let name = context.name(view.item.name, palette.textColor(on: palette.paper), of: visible)
      return [
        Mark(
          texts: { _ in name.above(visible) + name.below(visible) },
          isSuited: { place, _ in
            fills.viewCost(ofName: place.run.box, for: nil) == 0
              && !fills.cutsPaper(place.run.box)
              && !fills.misleads(place, index, [], among: contents.items)
          })
      ]
    }
  }

  /// The requests for the names of containers, in a corner of the container, or otherwise beside it.
  var containers: [PlacementRequest] {
    contents.items.enumerated().compactMap { index, view in
      guard view.role == .container, label(of: view) != nil, isSeen(view, at: index) else {
        return nil
      }
      var request = nameAside(of: view, at: index)
      request.omission = .name(view.item.name)
      if !view.hasParts { request.stages.insert(corners(of: view, at: index), at: 0) }
      return request
    }
  }

  /// Returns requests to place a name beside each view whose label couldn't be placed.
  func besideViews(_ unplaced: [PlacementRequest.ID]) -> [PlacementRequest] {
    let unlabeled = unplaced.compactMap { if case .view(let index) = $0 { index } else { nil } }
    let nameless = Set(unlabeled)
    return unlabeled.enumerated().map { number, index in
      let view = contents.items[index]
      var request = nameAside(of: view, at: index, nameless)
      if !context.names(view) || number >= Self.asideLimit { request.stages = [] }
      let (name, text) = (view.item.name, view.item.appearance.text ?? "")
      request.omission = text.isEmpty ? .name(name) : .label(name)
      return request
    }
  }

  /// Returns the request for a view's name beside the view or at the end of a leader.
  ///
  /// Positions in which the name could seem to be another view's name are skipped.
  private func nameAside(
    of view: FigureItem, at index: Int, _ nameless: Set<Int> = []
  ) -> PlacementRequest {
    let visible = view.seenFrame.intersection(contents.page.stage)
    let palette = contents.palette
    let name = context.name(view.item.name, palette.textColor(on: palette.paper), of: visible)
    let isContainer = view.role == .container
    return PlacementRequest(
      view.tag, omission: nil,
      texts: { _ in
        // Names of containers are at upper edges, so that no name seems to belong to the next container.
        name.above(visible) + name.closeAbove(visible)
          + (isContainer
            ? name.onEdge(visible) + name.below(visible, baseCost: 40) : name.below(visible))
          + name.aside(visible) + name.higher(visible)
      }, { _ in name.distant(visible) },
      where: { place, _ in
        context.isOnPlanes
          ? !fills.isCovered(place.run.box, after: index)
          : !fills.misleads(place, index, nameless, among: contents.items)
      })
  }

  /// Returns candidate positions for a view's label: in corners, along the top and bottom edges, or elsewhere on it.
  func corners(of view: FigureItem, at index: Int) -> (LabelLayout) -> [Mark] {
    { _ in
      let candidates = cornerPlaces(of: view)
      guard !candidates.isEmpty else { return [] }
      return [
        Mark(
          texts: { _ in candidates },
          isSuited: { place, layout in
            let box = place.run.box
            // Inside a guide, the name of a container would seem to be the guide's.
            return !fills.isCovered(box, after: index) && !layout.crossesStroke(box)
              && view.fills(box)
              && (view.role != .container || guides.numbers(intersecting: box).isEmpty)
          },
          letters: { letters(of: $0.run, of: view, at: index, in: $1) })
      ]
    }
  }

  private func cornerPlaces(of view: FigureItem) -> [LabelLayout.Candidate] {
    guard let text = label(of: view)?.text else { return [] }
    // The square around a round corner is partly outside of the view.
    let inset = Self.cornerInset + 0.3 * max(0, view.cornerRadius - 2 * Self.cornerInset)
    let room = view.seenFrame.intersection(contents.page.stage).insetBy(dx: inset, dy: inset)
    let metrics = LetterMetrics(PlacementContext.nameFont)
    guard !room.isNull, metrics.height <= room.height, !text.contains(where: \.isNewline) else {
      return []
    }
    // This check is last, because measuring text is slow.
    let name = context.name(text, textColor(of: view))
    guard name.width <= room.width else { return [] }
    return Self.cornerShares.map { share in
      var place = name.candidate(
        room.minX + share.x * (room.width - name.width),
        room.minY + metrics.ascent + share.y * (room.height - metrics.height), baseCost: 0)
      place.isOnItem = true
      return place
    }
  }

  /// The positions to try on a view, best first, as fractions of the width and height that the text leaves free.
  private static let cornerShares: [CGPoint] = {
    let eighths = (1..<8).map { CGFloat($0) / 8 }
    let ends = [[0, 1], [0.5, 0.25, 0.75], [0.125, 0.375, 0.625, 0.875]] as [[CGFloat]]
    let atEnds = ends.flatMap { shares in
      [0, 1].flatMap { y in shares.map { CGPoint(x: $0, y: y) } }
    }
    return atEnds + eighths.flatMap { y in ([0] + eighths + [1]).map { CGPoint(x: $0, y: y) } }
  }()
}
