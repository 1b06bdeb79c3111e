/// A parsed visual format string, with resolved names, and with columns for messages.
struct VisualFormat {
  /// A number or another item's size, related to a distance or a size.
  struct Predicate {
    var relation: LayoutConstraint.Relation
    var object: Object
    var priority: LayoutPriority?
    /// The predicate as written, if it contains metrics.
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

  /// A view of the string, with the connection before it and the predicates of its size.
  struct Element {
    var item: any LayoutItem
    /// The connection before the view, or `nil` for a first view without a superview bar before it.
    var connection: Connection?
    var sizes: [Predicate]
    /// The column after the view's closing bracket.
    var endColumn: Int
  }

  var axis = LayoutConstraint.Axis.horizontal
  /// The column of the opening bar, or `nil` if there isn't one.
  var openingBar: Int?
  /// The column of the closing bar, or `nil` if there isn't one.
  var closingBar: Int?
  var elements: [Element] = []
  /// The connection between the last view and the superview's far edge, or `nil` without a closing bar.
  var closing: Connection?
  /// The tokens of the string, without blanks between them.
  var tokens: [VisualFormatToken] = []
}
