package import AutoLayout
internal import Foundation

extension SolvedScene {
  /// The layout as text for review: one line per item, in the order of the tree.
  ///
  /// The text starts with the scene's name, the canvas and the direction. Views and guides follow, each with its frame
  /// and any axes along which it's ambiguous or unconstrained. Broken constraints are at the end. Frames are x, y,
  /// width and height in the coordinate space of the superview or owning view, in points, rounded to pixels.
  public var framesText: String {
    var lines = ["\(scene.identifier) \(tree.canvas.name) \(tree.direction.word)"]
    for item in tree.items {
      guard let kind = item.kind.reportName else { continue }
      let numbers = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
      let open =
        item.ambiguousAxes.map { "ambiguous:\($0)" }
        + item.unconstrainedAxes.map { "unconstrained:\($0)" }
      let words = [kind, item.identifier] + numbers.map { plainNumber($0, digits: 3) } + open
      lines.append("  " + words.joined(separator: " "))
    }
    for conflict in tree.conflicts {
      lines.append("  conflict \(conflict.broken) | \(conflict.because.joined(separator: " | "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SolvedTree.Item.Kind {
  /// The item's kind in reports: a view's class, `guide`, or `nil` for a guide that every view has.
  package var reportName: String? {
    switch self {
    case .view(let className): className
    case .guide: "guide"
    case .systemGuide: nil
    }
  }
}
