import Foundation

extension LayoutConstraint {
  /// Makes inactive constraints from a visual format string, in the string's order, followed by alignment constraints.
  ///
  /// An invalid string stops the program with Apple's message and a caret;
  /// ``make(visualFormat:options:metrics:views:)`` throws instead.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      return try make(
        visualFormat: format, options: options, metrics: metrics ?? [:], views: views)
    } catch {
      trap(error)
    }
  }

  /// Makes the inactive constraints of a visual format string, or throws an error if the string is invalid.
  ///
  /// - Parameters:
  ///   - format: The string, in Apple's language; blanks between tokens are allowed.
  ///   - options: The alignment, the direction, and whether distances are between edges or baselines.
  ///   - metrics: The numbers that the string may use, by name.
  ///   - views: The views and layout guides that the string may use, by name.
  /// - Returns: For each view, the constraints of the connection before it and then those of its size. After these come
  ///   the constraints of the closing connection, and the alignments of each pair of neighbors.
  /// - Throws: `VisualFormatError` with the place of the first mistake.
  @_disfavoredOverload
  public static func make(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try read(visualFormat: format, options: options, metrics: metrics, views: views).constraints
  }

  /// Makes the constraints of a visual format string, and returns them with the string's tokens.
  ///
  /// If `hasInnerNames` is true, names joined by dots, which Apple's language lacks, stand for views inside components.
  /// Throws `VisualFormatError` with the place of the first mistake.
  package static func read(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any], hasInnerNames: Bool = false
  ) throws(VisualFormatError) -> (constraints: [LayoutConstraint], text: VisualFormatText) {
    var parser = VisualFormatParser(
      format, metrics: metrics, views: views, hasInnerNames: hasInnerNames)
    let parsed = try parser.parse()
    var builder = VisualFormatBuilder(format: format, parsed: parsed, options: options)
    let constraints = try builder.build()
    let text = VisualFormatText(
      tokens: parsed.tokens,
      options: options.alignments(
        constraintCount: constraints.count, pairCount: parsed.elements.count - 1))
    return (constraints, text)
  }
}

private struct VisualFormatBuilder {
  let format: String
  let parsed: VisualFormat
  let options: LayoutConstraint.FormatOptions
  fileprivate var constraints: [LayoutConstraint] = []

  mutating func build() throws(VisualFormatError) -> [LayoutConstraint] {
    try checkOptions()
    for (index, element) in parsed.elements.enumerated() {
      if let connection = element.connection {
        if index == 0 {
          try connectStart(element, connection)
        } else {
          try connect(parsed.elements[index - 1].item, element.item, connection)
        }
      }
      try addSizes(of: element)
    }
    if let closing = parsed.closing, let last = parsed.elements.last {
      try connectEnd(last.item, closing)
    }
    for (before, after) in zip(parsed.elements, parsed.elements.dropFirst()) {
      for attribute in options.alignedAttributes {
        try add((before.item, attribute), .equal, (after.item, attribute), 0)
      }
    }
    return constraints
  }

  private func checkOptions() throws(VisualFormatError) {
    guard options.alignedAttributes.allSatisfy({ $0.axis != parsed.axis }) else {
      throw failure(.alignmentAlongAxis(parsed.axis))
    }
  }

  // MARK: - Connections

  private var isRightToLeft: Bool {
    parsed.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  private var startAttribute: LayoutConstraint.Attribute {
    guard parsed.axis == .horizontal else { return .top }
    return options.isDisjoint(with: .directionMask) ? .leading : .left
  }

  private var endAttribute: LayoutConstraint.Attribute {
    guard parsed.axis == .horizontal else { return .bottom }
    return options.isDisjoint(with: .directionMask) ? .trailing : .right
  }

  private mutating func connectStart(
    _ element: VisualFormat.Element, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let item = element.item
    let superview = try superview(
      of: item, bar: parsed.openingBar, caretColumn: element.endColumn)
    let start = isRightToLeft ? .right : startAttribute
    let (edge, distance) = resolved(start, connection, of: superview)
    if isRightToLeft {
      try add((superview, edge), (item, .right), distance, toSuperview: true)
    } else {
      try add((item, start), (superview, edge), distance, toSuperview: true)
    }
  }

  private mutating func connectEnd(
    _ item: any LayoutItem, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let superview = try superview(of: item, bar: parsed.closingBar)
    let end = isRightToLeft ? .left : endAttribute
    let (edge, distance) = resolved(end, connection, of: superview)
    if isRightToLeft {
      try add((item, .left), (superview, edge), distance, toSuperview: true)
    } else {
      try add((superview, edge), (item, end), distance, toSuperview: true)
    }
  }

  /// Resolves a connection to a superview's edge; on some platforms, a standard distance becomes the edge's margin.
  private func resolved(
    _ edge: LayoutConstraint.Attribute, _ connection: VisualFormat.Connection, of superview: View
  ) -> (LayoutConstraint.Attribute, VisualFormat.Connection) {
    guard case .standard = connection,
      superview.effectiveEnvironment.profile.formatsReachMargins
    else { return (edge, connection) }
    return (edge.inMargins, .flush)
  }

  private mutating func connect(
    _ before: any LayoutItem, _ after: any LayoutItem, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    if parsed.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      try add(
        (after, .firstBaseline), (before, .lastBaseline), connection, toSuperview: false)
    } else if isRightToLeft {
      try add((before, .left), (after, .right), connection, toSuperview: false)
    } else {
      try add((after, startAttribute), (before, endAttribute), connection, toSuperview: false)
    }
  }

  private mutating func add(
    _ first: (any LayoutItem, LayoutConstraint.Attribute),
    _ second: (any LayoutItem, LayoutConstraint.Attribute),
    _ connection: VisualFormat.Connection, toSuperview: Bool
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: try add(first, .equal, second, 0)
    case .standard:
      let profile = first.0.layoutView?.effectiveEnvironment.profile ?? .standard
      let between = LayoutOperand(first.0, first.1)
        .systemSpacing(after: LayoutOperand(second.0, second.1))
      try add(first, .equal, second, toSuperview ? profile.superviewSpacing : between)
      constraints.last?.isStandardSpace = true
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .constant(let constant) = predicate.object else { continue }
        try add(first, predicate.relation, second, CGFloat(constant), predicate)
      }
    }
  }

  private func superview(
    of item: any LayoutItem, bar: Int?, caretColumn: Int? = nil
  ) throws(VisualFormatError) -> View {
    guard let view = item.layoutOwner else {
      throw failure(.noSuperview, at: bar, caretColumn: caretColumn)
    }
    return view
  }

  // MARK: - Sizes

  private mutating func addSizes(of element: VisualFormat.Element) throws(VisualFormatError) {
    let size = parsed.axis.sizeAttribute
    for predicate in element.sizes {
      switch predicate.object {
      case .constant(let constant):
        try add(
          (element.item, size), predicate.relation, nil, CGFloat(constant), predicate)
      case .item(let other):
        try add((element.item, size), predicate.relation, (other, size), 0, predicate)
      }
    }
  }

  // MARK: - Making constraints

  private mutating func add(
    _ first: (any LayoutItem, LayoutConstraint.Attribute), _ relation: LayoutConstraint.Relation,
    _ second: (any LayoutItem, LayoutConstraint.Attribute)?, _ constant: CGFloat,
    _ predicate: VisualFormat.Predicate? = nil
  ) throws(VisualFormatError) {
    do {
      let constraint = try LayoutConstraint(
        first: LayoutOperand(first.0, first.1), relation: relation,
        second: second.map { LayoutOperand($0.0, $0.1) }, multiplier: 1, constant: constant)
      if let priority = predicate?.priority { try constraint.setPriority(priority) }
      constraint.metricExpression = predicate?.metricExpression
      constraints.append(constraint)
    } catch {
      throw failure(.illegalConstraint(error))
    }
  }

  /// Returns an error at a column or, without a column, after the string's end.
  private func failure(
    _ reason: VisualFormatError.Reason, at column: Int? = nil, caretColumn: Int? = nil
  ) -> VisualFormatError {
    VisualFormatError(
      reason: reason, format: format, column: column ?? format.utf8.count + 1,
      caretColumn: caretColumn)
  }
}
