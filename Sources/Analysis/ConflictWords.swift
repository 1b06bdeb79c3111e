internal import AutoLayout
import Foundation

/// A conflict described in words: the author's constraints as texts, and the system's constraints by their effects.
struct ConflictWords {
  /// The text of the author's constraint to look at first.
  ///
  /// Without one, the text of another member of the conflict.
  let culprit: String
  /// The other members of the conflict, as a list for a sentence.
  let others: String
  /// The indices of the author's constraints in the tree, the culprit first.
  let constraints: [Int]
  /// The number of the conflict's constraints that stack views made.
  let madeCount: Int

  /// Describes a conflict of a tree.
  init(of conflict: SolvedTree.Conflict, in tree: SolvedTree) {
    let indices = [conflict.brokenIndex].compactMap(\.self) + conflict.becauseIndices
    let stated = indices.filter { tree.constraints[$0].origin == .author }
      .sorted { (tree.constraints[$0].ordinal ?? .max) < (tree.constraints[$1].ordinal ?? .max) }
    // Authors usually change what they wrote last, so that is next if the system's own constraint was left out.
    let first = conflict.brokenIndex.flatMap { stated.contains($0) ? $0 : nil } ?? stated.last
    constraints = [first].compactMap(\.self) + stated.filter { $0 != first }
    madeCount = indices.count - stated.count
    var texts = constraints.map { "'\(tree.text(of: tree.constraints[$0]))'" }
    texts += conflict.limits.map(tree.words)
    if texts.isEmpty {
      texts = ([conflict.broken] + conflict.because).map { "'\($0)'" }
    } else if madeCount == 1, let made = indices.first(where: { !stated.contains($0) }) {
      texts.append("'\(tree.text(of: tree.constraints[made]))' of a stack view")
    } else if madeCount > 0 {
      texts.append("\(madeCount) constraints of stack views")
    }
    culprit = texts.removeFirst()
    others = texts.asList
  }
}

extension SolvedTree {
  /// Returns a limit as a phrase.
  fileprivate func words(for limit: Conflict.Limit) -> String {
    let extent = limit.axis.sizeAttribute.name
    let name = reportName(of: limit.item)
    switch limit.kind {
    case .content:
      let item = items[limit.item]
      let what = item.appearance.text?.isEmpty == false ? "text" : "content"
      let length = item.metrics.contentExtent(limit.axis)?.length ?? 0
      return "the \(extent) of the \(what) of '\(name)', \(points(length)) points"
    case .frame: return "the frame of '\(name)'"
    case .guide: return "the place of '\(name)'"
    case .canvas: return "the \(extent) of the canvas"
    case .sign: return "that the \(extent) of '\(name)' is not negative"
    }
  }
}

extension [String] {
  /// The texts joined by commas, and by "and" before the last one.
  var asList: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The names in quotes as a list.
  ///
  /// If there are more than four, it has three names and the number of the others.
  var asNames: String {
    let shown = prefix(count > 4 ? 3 : 4).map { "'\($0)'" }
    return (shown + (count > shown.count ? ["\(count - shown.count) more"] : [])).asList
  }
}
