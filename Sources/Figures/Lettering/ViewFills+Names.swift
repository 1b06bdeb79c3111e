import AutoLayout
import Foundation
import PictureDescriptions

extension ViewFills {
  /// Whether a view's name at a candidate position could seem to be the name of another view.
  ///
  /// The name may be near an unrelated view or on a view without a name. An unrelated view may also be behind the name
  /// or the name's leader.
  func misleads(
    _ place: LabelLayout.Candidate, _ index: Int, _ nameless: Set<Int>, among all: [FigureItem]
  ) -> Bool {
    let box = place.run.box
    if place.leader == nil, isNearAnother(box, index, all) { return true }
    let isOnNameless = items(in: box).contains { other in
      nameless.contains(other)
        && !overlaps(all[other].frame, all[index].frame)
    }
    if isOnNameless { return true }
    var line: CGRect?
    if let start = place.leader?.first, let end = place.leader?.last {
      line = CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: max(0.5, abs(start.x - end.x)),
        height: max(0.5, abs(start.y - end.y)))
    }
    return isUnrelated(front(of: box), holding: box, index, all)
      || line.map { items(in: $0).contains { isUnrelated($0, holding: nil, index, all) } } ?? false
  }

  /// Whether a name without a leader could seem to be the name of another view.
  ///
  /// An unrelated view may be at least as near to the name, or the name may be outside of its view's container.
  private func isNearAnother(_ box: CGRect, _ index: Int, _ all: [FigureItem]) -> Bool {
    let own = all[index].frame
    let distance = max(own.minY - box.maxY, box.minY - own.maxY)
    // A name on the view's own edge, or inside it, is unambiguous.
    guard distance > 0 else { return false }
    if let owner = all[index].owner, all[owner].role == .container, !holds(all[owner].frame, box) {
      return true
    }
    let reach = box.insetBy(dx: 0, dy: -distance)
    return items(in: reach).contains { other in
      let frame = all[other].frame
      return !overlaps(frame, own) && !holds(frame, box)
    }
  }

  /// Whether the view at `front` is neither the view at `index` nor an ancestor of that view.
  ///
  /// The view at `front` must contain `box`, unless `box` is `nil`. The result is `false` if neither view is a
  /// container.
  private func isUnrelated(
    _ front: Int?, holding box: CGRect?, _ index: Int, _ all: [FigureItem]
  ) -> Bool {
    guard let front, box.map({ holds(all[front].frame, $0) }) ?? true,
      [all[front], all[index]].contains(where: { $0.role == .container })
    else { return false }
    var owner: Int? = index
    while let next = owner, next != front { owner = all[next].owner }
    return owner == nil
  }
}
