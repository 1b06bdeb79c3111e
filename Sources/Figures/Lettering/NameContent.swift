import AutoLayout
import Foundation
import PictureDescriptions

/// The names of guides and ghosts, and of views in exploded figures.
struct NameContent {
  /// The context for placing the names.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }

  /// The requests for the names of the author's guides.
  var guides: [PlacementRequest] {
    contents.items.filter { isNamed($0) && !$0.isSystemGuide }.compactMap { name(of: $0) }
  }

  /// The requests for the names of system guides.
  ///
  /// Guides without width or height come first, because there are fewer positions for their names.
  var systemGuides: [PlacementRequest] {
    let guides = contents.items.filter { isNamed($0) && $0.isSystemGuide }
    return (guides.filter(\.frame.isEmpty) + guides.filter { !$0.frame.isEmpty })
      .compactMap { name(of: $0) }
  }

  private func isNamed(_ item: FigureItem) -> Bool {
    context.names(item) && contents.shows(item)
  }

  /// Returns the request for a guide's name, or `nil` if the item is a view or is outside of the picture.
  ///
  /// If `index` is the guide's index, the name avoids all views that are painted after the guide.
  func name(of guide: FigureItem, behind index: Int? = nil) -> PlacementRequest? {
    guard let color = contents.textColor(of: guide),
      let visible = guide.frame.shown(in: contents.page.stage)
    else { return nil }
    let (fills, isSystem) = (context.fills, guide.isSystemGuide)
    return PlacementRequest(
      guide.tag, omission: .name(contents.name(of: guide)),
      texts: { _ in places(of: guide, around: visible, color) },
      { _ in distantPlaces(of: guide, around: visible, color) },
      where: { place, _ in
        let box = place.run.box
        // Views are more important than the names of guides that every view has.
        if isSystem, fills.cutsLeaf(box) { return false }
        return index.map { !fills.isCovered(box, after: $0) } ?? true
      })
  }

  /// Candidate positions for a guide's name, near the guide.
  private func places(
    of guide: FigureItem, around frame: CGRect, _ color: Color
  ) -> [LabelLayout.Candidate] {
    if guide.isSystemGuide { return systemPlaces(contents.name(of: guide), around: frame, color) }
    let name = context.name(guide.item.identifier, color, of: frame)
    let near =
      frame.width <= GuideName.lineWidth
      ? name.nextTo(frame) + name.above(frame)
      : name.above(frame) + name.inside(frame, fromBottom: false)
    return near + name.below(frame) + name.aside(frame) + name.higher(frame)
  }

  /// Candidate positions for the name of an author's guide, for use if no position near the guide is free.
  private func distantPlaces(
    of guide: FigureItem, around frame: CGRect, _ color: Color
  ) -> [LabelLayout.Candidate] {
    guide.isSystemGuide
      ? [] : context.name(guide.item.identifier, color, of: frame).distant(frame)
  }

  private func systemPlaces(
    _ text: String, around frame: CGRect, _ color: Color
  ) -> [LabelLayout.Candidate] {
    let name = context.name(text, color, Font(pointSize: 8.5, weight: .medium))
    let isFlat = frame.width <= 0 || frame.height <= 0
    return isFlat ? name.above(frame) + name.below(frame) : name.inside(frame, fromBottom: true)
  }

  /// The requests for the names of ghosts, inside or around each ghost's visible part.
  var ghosts: [PlacementRequest] {
    contents.ghosts.compactMap { item, frame in
      let visible = frame.intersection(contents.page.visibleCanvas)
      // An item that moves with its owner needs no name.
      let isFollower = item.owner.map { contents.items[$0].item.alternative != nil } ?? false
      guard !frame.isEmpty, !isFollower, !visible.isNull else { return nil }
      let text = item.item.name + "?"
      let name = context.name(text, contents.palette.ghost)
      return PlacementRequest(
        item.ghostTag, omission: .name(text),
        texts: { _ in
          name.inside(visible, fromBottom: false) + name.above(visible) + name.below(visible)
            + name.aside(visible) + name.higher(visible) + name.distant(visible)
        })
    }
  }

  /// Returns a request that places a view's name inside its first visible corner, or else above or below the view.
  func edgeName(of view: FigureItem, at index: Int) -> PlacementRequest {
    let palette = contents.palette
    let inside = context.name(view.item.name, palette.textColor(on: view.visibleFill))
    let outside = context.name(view.item.name, palette.textColor(on: palette.paper))
    return PlacementRequest(
      view.tag, omission: .name(view.item.name),
      texts: { _ in
        inside.inside(view.frame.insetBy(dx: 3, dy: 3), fromBottom: false)
          + outside.above(view.frame).with(moreReluctance: 16) + outside.below(view.frame)
      }, where: { place, _ in !context.fills.isCovered(place.run.box, after: index) })
  }
}
