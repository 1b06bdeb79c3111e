package import AutoLayout
internal import Batches
internal import Foundation
internal import Scenes
private import Snapshots

/// Solved layouts as text that people review: one item a line, in the order of the tree.
///
/// A scene on a canvas starts with its name, its canvas and its direction; then come views and
/// guides with x, y, width and height in the owner's coordinates, in points, rounded to pixels, and
/// whatever constraints leave open or cannot satisfy.
public func framesText(_ solved: [SolvedScene]) -> String {
  solved.map(framesText).joined(separator: "\n")
}

private func framesText(_ solved: SolvedScene) -> String {
  let tree = solved.tree
  var lines = ["\(solved.scene.identifier) \(tree.canvas.name) \(tree.direction.word)"]
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

extension SolvedTree.Item.Kind {
  /// What reports call the item: a view's class, or `guide`; nil for what they leave out, guides that
  /// every view has.
  package var reportName: String? {
    switch self {
    case .view(let className): className
    case .guide: "guide"
    case .systemGuide: nil
    }
  }
}
