/// A parsed visual format string with resolved names, and with columns for error messages.
struct VisualFormat {
  /// A relation of a distance or a size to a number or to another item's size.
  struct Predicate {
    var relation: LayoutConstraint.Relation
    var object: Object
    var priority: LayoutPriority?
    /// The predicate as written, or `nil` if it contains no metrics.
    var metricExpression: MetricExpression?
  }

  enum Object {
    case constant(Double)
    case item(any LayoutItem)
  }

  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A view in the string, with the connection before it and the predicates of its size.
  struct Element {
    var item: any LayoutItem
    /// The connection before the view, or `nil` if the string begins with the view.
    var connection: Connection?
    var sizes: [Predicate]
    /// The column after the closing bracket of the view.
    var endColumn: Int
  }

  var axis = LayoutConstraint.Axis.horizontal
  /// The column of the `|` at the beginning, counted from 1, or `nil` if there isn't one.
  var openingBar: Int?
  /// The column of the `|` at the end, counted from 1, or `nil` if there isn't one.
  var closingBar: Int?
  var elements: [Element] = []
  /// The connection between the last view and the superview's far edge, or `nil` without a bar at the end.
  var closing: Connection?
  /// The string's tokens, without blanks between them.
  var tokens: [VisualFormatToken] = []
}
