internal import AutoLayout
public import Foundation

/// An interval of canvas widths or heights between two breakpoints, within which no event happens.
public struct SweepInterval: Hashable, Sendable {
  /// The range of canvas widths or heights, in points.
  public var range: ClosedRange<CGFloat>
  /// The maximum error of the interval's start, in points; 0 if the start was computed.
  public var tolerance: CGFloat
  /// The events at the start of the interval; empty for the first interval.
  public var events: [SweepEvent]
}

/// A change at a breakpoint, such as the beginning of a conflict.
public struct SweepEvent: Hashable, Sendable {
  /// The kind of the event.
  public var kind: Kind
  /// The side of the breakpoint that ``text`` describes.
  public var side: Side
  /// The names of the items involved, as they appear in the texts of constraints.
  ///
  /// The first item is the main one.
  public var items: [String]
  /// The state on ``side`` of the breakpoint, as a sentence without a period.
  public var text: String

  /// A kind of event.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A size class changes.
    case sizeClass
    /// Layout margins of the platform change.
    case margins
    /// The readable width reaches its limit.
    case readableWidth
    /// A text wraps at different positions.
    case text
    /// Items jump to other positions.
    case layout
    /// A conflict begins or ends.
    case conflict
    /// An ambiguity begins or ends.
    case ambiguity
    /// An overlap begins or ends.
    case overlap
    /// An item begins or ceases to extend beyond its superview, the canvas or the safe area.
    case outside
    /// A text is truncated, or fits again.
    case truncation
    /// An inequality begins or ceases to determine a length.
    case limit
    /// An optional constraint begins or ceases to be violated.
    case violation
    /// An item begins to grow or shrink at another rate.
    case growth
  }

  /// A side of a breakpoint.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The event's text describes layouts below the breakpoint.
    case below
    /// The event's text describes layouts at and above the breakpoint.
    case from
  }
}

/// A layout problem, with the canvas widths or heights at which it exists.
public struct SweepProblem: Hashable, Sendable {
  /// The kind of the problem.
  public var kind: Kind
  /// The names of the items involved, as they appear in the texts of constraints.
  public var items: [String]
  /// The problem, as a sentence without a period.
  public var text: String
  /// The texts of the conflicting constraints, the scene's constraints first; empty unless the problem is a conflict.
  public var constraints: [String]
  /// The ordinals of those ``constraints`` that are from the scene.
  package var ordinals: [Int] = []
  /// The ranges of canvas widths or heights at which the problem exists, in points, ascending.
  public var ranges: [ClosedRange<CGFloat>]

  /// A kind of problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints that cannot all be satisfied.
    case conflict
    /// A position or size that constraints don't determine.
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
  /// Creates the kind of event that marks the beginning or the end of a problem.
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
  /// The problem in a few words.
  ///
  /// For a conflict, the text names two of the constraints, and gives the number of the others.
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
  /// The side of a margin as a word.
  var side: String {
    switch self {
    case .leftMargin: "left"
    case .rightMargin: "right"
    case .topMargin: "top"
    default: "bottom"
    }
  }
}
