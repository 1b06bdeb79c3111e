/// How an author wrote the numbers of a constraint, if named ones are among them.
public struct MetricExpression: Hashable, Sendable {
  /// A named number.
  public struct Metric: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number that the name stands for.
    public var value: Double

    /// Makes a metric.
    public init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The numbers as they are written, such as `2 * gap + 4`; two constraints with the same text and the same
  /// metrics have the same numbers.
  public var text: String
  /// The metrics in the text, once for each mention.
  public var metrics: [Metric]

  /// Makes an expression, or `nil` if there are no metrics in it.
  public init?(_ text: String, metrics: [Metric]) {
    if metrics.isEmpty { return nil }
    self.text = text
    self.metrics = metrics
  }
}
