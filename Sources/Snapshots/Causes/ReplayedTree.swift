internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// A view tree that is made from two records, as a choice takes them.
///
/// What records say that no tree allows is left out: constraints between items that are not in one tree, and
/// those of numbers that are not finite.
struct ReplayedTree {
  private let built: BuiltLayout
  private let places: [LayoutDocument.Place?]

  /// Makes a tree.
  init(_ replay: LayoutReplay, _ choice: LayoutReplay.Choice) {
    let mixed = ReplayedDocument(replay, choice)
    places = mixed.places
    built = mixed.document.build(
      on: mixed.document.surroundings.canvases.first ?? Canvas(width: 0, height: 0),
      measureText: mixed.measure())
    for (pair, frame) in mixed.initialFrames {
      guard let place = places[pair], let view = built.items[place.item] as? View,
        !(view.superview is StackView)
      else { continue }
      view.frame = frame
    }
  }

  /// The frames of the items, by their pairs, in their owners' coordinates, in points; nil for what is
  /// not there, and for guides that views have by themselves.
  ///
  /// - Complexity: a layout.
  func frames() -> [CGRect?] {
    built.root.layoutIfNeeded()
    return places.indices.map { frame(of: $0) }
  }

  /// The frame of an item after layout; nil for none, and for a guide that a view has by itself.
  private func frame(of pair: Int) -> CGRect? {
    guard let place = places[pair], place.guide == nil else { return nil }
    let item = built.items[place.item]
    if let view = item as? View { return view.frame }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return nil }
    // Frames of guides are exact, and those of views are rounded in the root.
    let origin = owner.convert(CGPoint.zero, to: nil)
    let scale = owner.effectiveEnvironment.scale
    func rounded(_ length: CGFloat, _ start: CGFloat) -> CGFloat {
      // What adding up has lost is not to send halves of pixels to either side.
      let pixels = ((start + length) * scale * 1e6).rounded() / 1e6
      return pixels.rounded() / scale - start
    }
    let frame = guide.layoutFrame
    let (x, y) = (rounded(frame.minX, origin.x), rounded(frame.minY, origin.y))
    return CGRect(
      x: x, y: y, width: rounded(frame.maxX, origin.x) - x,
      height: rounded(frame.maxY, origin.y) - y)
  }
}
