/// A violation of a rule in a layout.
public struct LintFinding: Hashable, Sendable {
  /// The rule.
  public var rule: LintRule
  /// The names of the views and guides, as constraints write them; the first one is the main one.
  public var items: [String]
  /// The constraints, by their ordinals in the scene.
  public var constraints: [Int]
  /// The problem, in one sentence without a period.
  public var message: String
  /// The likely fix, in the imperative.
  public var fix: String
  /// The canvases on which the rule is violated, in the order in which they were checked.
  public var canvases: [String]
  /// The canvas widths at which the rule is violated, in points; empty unless a range of widths was checked.
  public var widths: [ClosedRange<Double>] = []
  /// The one of these widths that the numbers in the message are from; `nil` if they are from the canvases.
  public var exampleWidth: Double?

  /// The severity, which is that of the rule.
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
  /// The maximum number of siblings behind a view that are reported one by one.
  ///
  /// If there are more, this many are named in one finding.
  static let coveredLimit = 3
}
