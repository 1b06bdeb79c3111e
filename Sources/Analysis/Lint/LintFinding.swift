/// A violation of a lint rule in a layout.
public struct LintFinding: Hashable, Sendable {
  /// The rule that is violated.
  public var rule: LintRule
  /// The names of the views and guides involved, as constraints write them.
  ///
  /// The first item is the main one.
  public var items: [String]
  /// The constraints involved, as indices into the scene's constraints.
  public var constraints: [Int]
  /// The problem, in one sentence without a period.
  public var message: String
  /// The likely fix, in the imperative.
  public var fix: String
  /// The canvases on which the rule is violated, in the order in which they were checked.
  public var canvases: [String]
  /// The canvas widths at which the rule is violated, in points; empty unless a range of widths was checked.
  public var widths: [ClosedRange<Double>] = []
  /// The width in ``widths`` to which the message's numbers refer, or `nil` if they refer to ``canvases``.
  public var exampleWidth: Double?

  /// The severity of the finding, determined by its rule.
  public var severity: LintSeverity { rule.severity }

  /// Creates a finding.
  package init(
    _ rule: LintRule, items: [String], constraints: [Int] = [], message: String, fix: String,
    canvases: [String] = []
  ) {
    self.rule = rule
    self.items = items
    self.constraints = constraints
    self.message = message
    self.fix = fix
    self.canvases = canvases
  }
}

extension LintFinding {
  /// The maximum number of covered siblings that are reported in separate findings.
  ///
  /// If a view covers more siblings, it has a single finding, which names this many of them.
  static let coveredLimit = 3
}
