internal import AutoLayout
import Foundation

/// A description of a conflict, which quotes the author's constraints and explains the system's own constraints.
struct ConflictWords {
  /// A description of the author's constraint to examine first.
  ///
  /// If the author's constraints aren't involved, describes another constraint or limit of the conflict.
  let culprit: String
  /// The conflict's other constraints and limits, as a list for a sentence.
  let others: String
  /// The indices of the author's constraints in the tree, the culprit first.
  let constraints: [Int]
  /// The number of the conflict's constraints that were made by stack views.
  let madeCount: Int

  /// Describes a conflict between constraints of a tree.
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
  /// Describes a limit of a conflict in words, such as `the width of the canvas`.
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
    case .guide: return "the frame of '\(name)'"
    case .canvas: return "the \(extent) of the canvas"
    case .sign: return "the rule that the \(extent) of '\(name)' is not negative"
    }
  }
}

extension [String] {
  /// The strings as a list: `a, b and c`.
  var asList: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The names in quotes as a list.
  ///
  /// A list of more than four names has the first three, and the number of the remaining names.
  var asNames: String {
    let shown = prefix(count > 4 ? 3 : 4).map { "'\($0)'" }
    return (shown + (count > shown.count ? ["\(count - shown.count) more"] : [])).asList
  }
}
