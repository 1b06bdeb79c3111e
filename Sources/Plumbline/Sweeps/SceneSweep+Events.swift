internal import AutoLayout
internal import Batches
internal import Foundation
internal import Scenes

extension SceneSweep.Event.Kind {
  /// The kind of event for the beginning and end of a problem.
  init(_ kind: SceneSweep.Problem.Kind) {
    switch kind {
    case .conflict: self = .conflict
    case .ambiguity: self = .ambiguity
    case .overlap: self = .overlap
    case .outside: self = .outside
    case .truncation: self = .truncation
    }
  }
}

extension SceneSweep.Problem {
  /// The problem in a few words: a constraint, and one that it conflicts with, by its name if any has one.
  var summary: String {
    guard kind == .conflict, constraints.count > 1 else { return text }
    let names = constraints.map {
      String($0.prefix(upTo: $0.firstRange(of: ": ")?.lowerBound ?? $0.endIndex))
    }
    let other =
      zip(names, constraints).prefix(ordinals.count).dropFirst().first { $0 != $1 }?.0 ?? names[1]
    let rest = constraints.count - 2
    let others = rest == 0 ? "" : " and \(rest) \(rest == 1 ? "other" : "others")"
    return "'\(names[0])' conflicts with '\(other)'\(others)"
  }
}

extension LayoutSweep.Input.Kind {
  /// The side of a margin.
  var side: String {
    switch self {
    case .leftMargin: "left"
    case .rightMargin: "right"
    case .topMargin: "top"
    default: "bottom"
    }
  }
}
