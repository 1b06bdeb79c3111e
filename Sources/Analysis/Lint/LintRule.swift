/// A rule that layouts are checked against.
///
/// The raw value is the name of the rule in findings, options and ignore lists.
public enum LintRule: String, CaseIterable, Hashable, Sendable {
  /// Required constraints that cannot all be satisfied.
  case conflict
  /// A position or size that constraints don't determine.
  case ambiguity
  /// Two views that stretch or shrink with equal priority, so that constraints don't determine which view changes.
  case competingPriorities = "competing-priorities"
  /// Sibling views that cover each other in part.
  case overlap
  /// A view that extends beyond its superview.
  case outsideSuperview = "outside-superview"
  /// A view that extends beyond the canvas.
  case outsideCanvas = "outside-canvas"
  /// A text or control that extends beyond the safe area.
  case outsideSafeArea = "outside-safe-area"
  /// A text that does not fit its view.
  case truncatedText = "truncated-text"
  /// A text that is hard to read on the fill behind it.
  case textContrast = "text-contrast"
  /// A control that is smaller than 44 × 44 points.
  case touchTarget = "touch-target"
  /// A constraint on `left` or `right`, neither of which follows the reading direction.
  case leftRight = "left-right"
  /// A constant that repeats a layout margin.
  case repeatedMargin = "repeated-margin"
  /// A fixed width on a view with text, whose translations may need more width.
  case fixedTextWidth = "fixed-text-width"
  /// A required content priority on an axis that also has a required size.
  case requiredContentSize = "required-content-size"
  /// An aspect ratio on a view whose width and height are both fixed.
  case aspectRatio = "aspect-ratio"
  /// A layout guide that no view depends on.
  case unusedGuide = "unused-guide"
  /// A constraint that follows from other constraints.
  case redundant
  /// A constraint without effect on the layout.
  case noEffect = "no-effect"
  /// A constant that repeats the standard spacing between siblings.
  case repeatedSpacing = "repeated-spacing"
  /// A constraint on a view whose frame the author sets.
  case frameAndConstraints = "frame-and-constraints"
  /// A constraint on a baseline of a view without text.
  case noBaseline = "no-baseline"
  /// A scroll view whose content has no size.
  case scrollContent = "scroll-content"
  /// An entry in the scene's ignore list that matches no finding.
  case unusedIgnore = "unused-ignore"
}

/// The severity of a finding, in ascending order.
public enum LintSeverity: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The finding is worth knowing, but what it reports is often intended.
  case note
  /// The finding points to a likely mistake.
  case warning
  /// The layout is broken.
  case error

  /// Returns whether the left severity is lower than the right one.
  public static func < (left: LintSeverity, right: LintSeverity) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LintRule {
  /// The severity of the rule's findings.
  public var severity: LintSeverity {
    switch self {
    case .conflict: .error
    case .textContrast, .touchTarget, .repeatedMargin, .repeatedSpacing, .fixedTextWidth,
      .redundant, .noEffect:
      .note
    case .ambiguity, .competingPriorities, .overlap, .outsideSuperview, .outsideCanvas,
      .outsideSafeArea, .truncatedText, .leftRight, .requiredContentSize, .aspectRatio,
      .unusedGuide, .frameAndConstraints, .noBaseline, .scrollContent, .unusedIgnore:
      .warning
    }
  }

  /// The rule in one sentence.
  public var summary: String {
    switch self {
    case .conflict: "Required constraints can all be satisfied."
    case .ambiguity: "Constraints determine every position and size."
    case .competingPriorities: "Views that share leftover space have different priorities."
    case .overlap: "Sibling views do not partly cover each other."
    case .outsideSuperview: "Views stay inside their superviews."
    case .outsideCanvas: "Views stay on the canvas, apart from backgrounds."
    case .outsideSafeArea: "Texts and controls stay inside the safe area."
    case .truncatedText: "Texts fit their views."
    case .textContrast: "Texts can be read on the fills behind them."
    case .touchTarget: "Controls are at least 44 × 44 points."
    case .leftRight: "Constraints use leading and trailing instead of left and right."
    case .repeatedMargin: "Constraints refer to margins instead of repeating their values."
    case .fixedTextWidth: "Views with text have no fixed width."
    case .requiredContentSize: "Required content priorities aren't combined with required sizes."
    case .aspectRatio: "Aspect ratios aren't combined with a fixed width and a fixed height."
    case .unusedGuide: "Every layout guide has a view that depends on it."
    case .redundant: "No constraint follows from others."
    case .noEffect: "Every constraint has an effect on some canvas."
    case .repeatedSpacing: "Constants do not repeat the standard spacing."
    case .frameAndConstraints: "Views have a frame or constraints, not both."
    case .noBaseline: "Constraints on baselines are on views with text."
    case .scrollContent: "Constraints determine the size of scrolled content."
    case .unusedIgnore: "Every entry of an ignore list matches a finding."
    }
  }
}
