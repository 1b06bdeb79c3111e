internal import AutoLayout
public import Foundation

/// A part of the range in which nothing begins or ends.
public struct SweepInterval: Hashable, Sendable {
  /// The extents, in points.
  public var range: ClosedRange<CGFloat>
  /// The possible error of the lower border, in points; 0 if it was computed.
  public var tolerance: CGFloat
  /// The events at the lower border; empty for the first interval.
  public var events: [SweepEvent]
}

/// Something that happens at a border.
public struct SweepEvent: Hashable, Sendable {
  /// The kind of event.
  public var kind: Kind
  /// The side of the border that the sentence is about.
  public var side: Side
  /// The names of the items, as constraints write them; the first one is the main one.
  public var items: [String]
  /// The state on that side, in a sentence without a period.
  public var text: String

  /// The kinds of events.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A size class changes.
    case sizeClass
    /// Layout margins of the platform change.
    case margins
    /// The readable width reaches its limit.
    case readableWidth
    /// The lines of a text change.
    case text
    /// Items jump to other places.
    case layout
    /// A conflict begins or ends.
    case conflict
    /// An ambiguity begins or ends.
    case ambiguity
    /// An overlap begins or ends.
    case overlap
    /// An item leaves its superview, the canvas or the safe area, or returns.
    case outside
    /// A text is cut, or fits again.
    case truncation
    /// An inequality begins or ceases to determine a length.
    case limit
    /// An optional constraint begins or ceases to be violated.
    case violation
    /// An item begins to grow or shrink at another rate.
    case growth
  }

  /// A side of a border.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The sentence is true up to the border.
    case below
    /// The sentence is true from the border on.
    case from
  }
}

/// A problem of the layouts, with the extents at which it exists.
public struct SweepProblem: Hashable, Sendable {
  /// The kind of problem.
  public var kind: Kind
  /// The names of the items, as constraints write them.
  public var items: [String]
  /// The problem in a sentence without a period.
  public var text: String
  /// The constraints that cannot all be satisfied, the scene's own first; empty for other kinds.
  public var constraints: [String]
  /// The ordinals of those constraints that the scene states.
  package var ordinals: [Int] = []
  /// The extents at which the problem exists, ascending.
  public var ranges: [ClosedRange<CGFloat>]

  /// The kinds of problems.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints that cannot all be satisfied.
    case conflict
    /// A position or size that constraints leave open.
    case ambiguity
    /// Siblings that cover each other in part.
    case overlap
    /// An item outside of its superview, the canvas or the safe area.
    case outside
    /// A text that doesn't fit its view.
    case truncation
  }
}

extension SweepEvent.Kind {
  /// The kind of event for the beginning and end of a problem.
  init(_ kind: SweepProblem.Kind) {
    switch kind {
    case .conflict: self = .conflict
    case .ambiguity: self = .ambiguity
    case .overlap: self = .overlap
    case .outside: self = .outside
    case .truncation: self = .truncation
    }
  }
}

extension SweepProblem {
  /// The problem in a few words: a constraint, and one that it conflicts with, by its name if it has one.
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
