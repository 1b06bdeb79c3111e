internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// A view tree that combines two records: each part of the layout is taken from one of them.
///
/// Invalid constraints are left out, such as constraints between items of different trees, or with numbers that aren't
/// finite. The tree is a class, because its views are changed and laid out again.
final class ReplayedTree {
  let replay: LayoutReplay
  private var mixed: ReplayedDocument
  private let built: BuiltLayout
  /// For each row of the replay, its constraint, or `nil` if the tree doesn't have the constraint.
  private var constraints: [LayoutConstraint?]

  /// The choice that decides from which record each part of the layout is taken.
  var choice: LayoutReplay.Choice { mixed.choice }

  /// Creates a tree from a replay and a choice of causes.
  init(_ replay: LayoutReplay, _ choice: LayoutReplay.Choice) {
    self.replay = replay
    mixed = ReplayedDocument(replay, choice)
    built = mixed.document.build(
      on: mixed.document.surroundings.canvases.first ?? Canvas(width: 0, height: 0),
      measureText: mixed.measure())
    constraints = [LayoutConstraint?](repeating: nil, count: replay.rows.count)
    for (constraint, index) in zip(built.constraints, built.indices) {
      constraints[mixed.rows[index]] = constraint
    }
    for (pair, frame) in mixed.initialFrames {
      guard let view = item(pair) as? View, !(view.superview is StackView) else { continue }
      view.frame = frame
    }
  }

  /// Returns the frame of each pair's item after layout, in points in its owner's coordinate space.
  ///
  /// The frame is `nil` for missing items and built-in guides.
  ///
  /// - Complexity: One layout.
  func frames() -> [CGRect?] {
    built.root.layoutIfNeeded()
    return mixed.places.indices.map { frame(of: $0) }
  }

  /// Returns the frames with a cause switched on or off.
  ///
  /// - Complexity: One layout. If the cause can be switched in the tree, only the items that it moves are laid out.
  func frames(switching cause: Int) -> [CGRect?] {
    guard replay.switchableCauses.contains(cause) else {
      return ReplayedTree(replay, choice.switching(cause)).frames()
    }
    change(by: cause)
    defer { change(by: cause) }
    return frames()
  }

  private func change(by cause: Int) {
    mixed.choice = choice.switching(cause)
    if case .text(let pair) = replay.subjects[cause] {
      (item(pair) as? Label)?.text = mixed.text(pair)
    }
    for row in replay.rows.indices where replay.rows[row].causes.contains(cause) {
      constraints[row]?.deactivate()
      constraints[row] = mixed.form(replay.rows[row]).flatMap { try? built.make($0) }
      try? constraints[row]?.activate()
    }
  }

  /// Returns the view or guide of a pair, or `nil` for a missing item or a built-in guide.
  private func item(_ pair: Int) -> (any LayoutItem)? {
    guard let place = mixed.places[pair], place.guide == nil else { return nil }
    return built.items[place.item]
  }

  /// Returns the frame of a pair's item after layout, or `nil` for a missing item or a built-in guide.
  private func frame(of pair: Int) -> CGRect? {
    let item = item(pair)
    if let view = item as? View { return view.frame }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return nil }
    // Frames of guides are exact, unlike those of views, which are rounded in the root.
    let origin = owner.convert(CGPoint.zero, to: nil)
    let scale = owner.effectiveEnvironment.scale
    func rounded(_ length: CGFloat, _ start: CGFloat) -> CGFloat {
      // Errors of sums must not decide how half pixels are rounded.
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
