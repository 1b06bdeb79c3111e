/// A constraint's multiplier and constant as the author wrote them, containing at least one metric.
public struct MetricExpression: Hashable, Sendable, Codable {
  /// A named number that expressions can mention.
  public struct Metric: Hashable, Sendable, Codable {
    /// The metric's name in the expression's text.
    public var name: String
    /// The metric's value.
    public var value: Double

    /// Makes a metric.
    public init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The expression's text, such as `2 * gap + 4`; text and metrics together determine the expression's value.
  public var text: String
  /// The metrics that the text mentions, one entry for each mention.
  public var metrics: [Metric]

  /// Makes an expression, or returns `nil` if it contains no metrics.
  public init?(_ text: String, metrics: [Metric]) {
    if metrics.isEmpty { return nil }
    self.text = text
    self.metrics = metrics
  }
}
