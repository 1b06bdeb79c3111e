internal import Figures
private import Foundation

extension SolvedTree {
  /// The layout in a few sentences, for those who do not see it: after what the author says of it, if
  /// anything, what conflicts and what is ambiguous.
  func summary(_ author: String = "") -> String {
    let head = author.isEmpty ? contentsInWords : author
    return ([head] + verdictInWords).joined(separator: " ")
  }

  /// The canvas, the views and the guides.
  private var contentsInWords: String {
    var views: [String] = []
    var guides: [String] = []
    for item in items where item.owner != nil && !item.isHidden {
      switch item.kind {
      case .view: views.append(item.name)
      case .guide: guides.append(item.name)
      case .systemGuide: break
      }
    }
    let parts = [("views", views), ("guides", guides)].filter { !$0.1.isEmpty }
      .map { "\($0.0): \($0.1.joined(separator: ", "))" }
    let head = "A layout of \(plainSize(canvas.size)) points"
    return ([head] + parts).joined(separator: "; ") + "."
  }

  /// A sentence for each conflict, and one for what is ambiguous.
  private var verdictInWords: [String] {
    let lost = conflicts.map { conflict in
      let reasons = conflict.because.map { "'\($0)'" }.joined(separator: ", ")
      return "Conflict: '\(conflict.broken)' was left out"
        + (reasons.isEmpty ? "." : ", for it cannot hold together with \(reasons).")
    }
    let open = items.filter { !$0.ambiguousAxes.isEmpty && !$0.isHidden }.map { item in
      let axes = item.ambiguousAxes.map { $0 == .horizontal ? "horizontally" : "vertically" }
      return "\(item.name) \(axes.joined(separator: " and "))"
    }
    return lost + (open.isEmpty ? [] : ["Ambiguous: \(open.joined(separator: ", "))."])
  }
}

extension SolvedTreeComparison {
  /// The newer layout in a few sentences, and what became of each item since the older one.
  func summary(_ author: String) -> String {
    let details = changes.filter { !$0.isFollower }.map { change -> String in
      if change.isAdded { return "\(change.name) added" }
      if change.isRemoved { return "\(change.name) removed" }
      let parts = [change.movement, change.resizing].compactMap(\.self)
      return "\(change.name) \(parts.joined(separator: ", "))"
    }
    let list = details.isEmpty ? "." : ": \(details.joined(separator: "; "))."
    return "\(after.summary(author)) Since the older layout \(summary)\(list)"
  }
}
