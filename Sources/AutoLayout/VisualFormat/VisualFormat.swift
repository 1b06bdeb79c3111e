/// A visual format string taken apart, with names resolved and places kept for messages.
struct VisualFormat {
  /// A number or another item's size, related to a distance or a size.
  struct Predicate {
    var relation: LayoutConstraint.Relation
    var object: Object
    var priority: LayoutPriority?
    /// How it is written, if with metrics.
    var metricExpression: MetricExpression?
  }

  /// What a predicate compares with.
  enum Object {
    case constant(Double)
    case item(any LayoutItem)
  }

  /// What lies between two neighbours.
  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  /// A view of the string, with the connection before it and what is said of its size.
  struct Element {
    var item: any LayoutItem
    /// What lies before the view; `nil` for a first view that no superview bar comes before.
    var connection: Connection?
    var sizes: [Predicate]
    /// The column behind the view's closing bracket.
    var endColumn: Int
  }

  var axis = LayoutConstraint.Axis.horizontal
  /// The column of the bar that begins the string; `nil` if none does.
  var openingBar: Int?
  /// The column of the bar that ends the string; `nil` if none does.
  var closingBar: Int?
  var elements: [Element] = []
  /// What lies between the last view and the superview's far edge; `nil` if no bar ends the string.
  var closing: Connection?
  /// The string piece by piece, without blanks between pieces.
  var tokens: [VisualFormatToken] = []
}
