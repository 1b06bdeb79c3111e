import AutoLayout
import ConstraintSolver

/// The constraints of a log's section as linear constraints for a solver, called rows.
///
/// The variables are starts and sizes of the views and guides that the section names. Margins and baselines have their
/// own variables, because a log contains only a part of the view hierarchy.
struct LogEquations: ~Copyable {
  private(set) var solver = Solver()
  /// For each row, the index of its constraint in the section, or `nil` if the row isn't a constraint of the log.
  private(set) var sources: [Int?] = []
  private let log: XcodeLog
  private var edges: [Edge: Variable] = [:]
  private var violated: LinearConstraint?
  /// The indices of the layout margins guides that the log names, keyed by the index of their view.
  private let marginsGuides: [Int: Int]
  private let margin: Double?
  private let guessesOwners: Bool

  /// The quantity that a variable represents, such as the leading or top edge of a view, or its size.
  private struct Edge: Hashable {
    enum Part: Hashable {
      case start, size
      case inset(LayoutConstraint.Attribute)
      case origin
    }
    var object: Int
    var isVertical: Bool
    var part: Part
  }

  /// Assumptions about facts that the log doesn't state.
  struct Assumptions {
    /// The margins of views, in points, or `nil` if margins may have any nonnegative value.
    var margin: Double?
    /// Whether frames without a known superview are relative to the superview that constraints suggest.
    var guessesOwners = false
  }

  /// The treatment of a required constraint: it may be broken, must hold, is optional, or is left out.
  enum Weight { case breakable, firm, optional, absent }

  /// Creates the rows of a section.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - section: The section.
  ///   - assumptions: Assumptions about facts that the log doesn't state.
  ///   - weight: Returns the weight of the required constraint at an index.
  init(
    _ log: XcodeLog, _ section: LogSection, _ assumptions: Assumptions, weight: (Int) -> Weight
  ) {
    self.log = log
    (margin, guessesOwners) = (assumptions.margin, assumptions.guessesOwners)
    marginsGuides = log.marginsGuides
    for (index, constraint) in section.constraints.enumerated() {
      let weight = constraint.isRequired ? weight(index) : .absent
      guard weight != .absent else { continue }
      add(constraint, index, weight)
    }
  }

  /// Solves the rows and returns each constraint that had to be broken, with the constraints that it contradicts.
  mutating func conflicts() -> [Conflict] {
    solver.solve(at: CanvasSize(width: 0, height: 0))
    return solver.conflicts
  }

  /// Returns the distance, in points, by which the last solution violates the optional constraint, or 0 if none exists.
  func violation() -> Double {
    guard let row = violated else { return 0 }
    let value = solver.value(of: row.terms) + row.constant.constant
    switch row.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  // MARK: - Rows

  private mutating func add(_ constraint: LogConstraint, _ index: Int, _ weight: Weight) {
    let equation = constraint.equation
    var form = Form(constant: -equation.constant)
    let origin = holder(of: constraint)
    form.add(side(equation.first, origin), 1)
    if let second = equation.second { form.add(side(second, origin), -equation.multiplier) }
    if equation.second == nil, !equation.first.side.attribute.isSize, equation.first.start == nil {
      form.add(place(of: equation.container, besides: equation.first.side), -1)
    }
    let relation = constraint.contentRelation ?? Relation(equation.relation)
    append(form, relation, weight, source: index)
  }

  private mutating func append(
    _ form: Form, _ relation: Relation, _ weight: Weight, source: Int?
  ) {
    let row = LinearConstraint(
      form.terms.filter { $0.coefficient != 0 }, relation, constant: AffineConstant(form.constant),
      priority: weight == .optional ? .optional(1) : .required, name: "\(sources.count)",
      isBreakable: weight == .breakable)
    do throws(SolverError) {
      try solver.add(row)
      sources.append(source)
      if weight == .optional { violated = row }
    } catch {
      // The numbers in logs are limited, so only sums of many could be too large.
    }
  }

  /// Returns the index of the view whose coordinates a constraint's positions are measured in, or −1 if it is unknown.
  ///
  /// Returns `nil` if no position is multiplied, because the choice of coordinates then makes no difference.
  private func holder(of constraint: LogConstraint) -> Int? {
    let equation = constraint.equation
    guard equation.multiplier != 1, let second = equation.second?.side,
      !second.attribute.isSize, equation.first.start == nil
    else { return nil }
    let first = equation.first.side.object
    if let container = equation.container { return container }
    if log.objects[first].owner == second.object { return second.object }
    if log.objects[second.object].owner == first { return first }
    return log.objects[first].owner ?? log.objects[second.object].owner ?? -1
  }

  // MARK: - Forms

  /// A sum of multiples of variables, and a constant.
  private struct Form {
    var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ other: Form, _ factor: Double) {
      terms += other.terms.map { Term($0.coefficient * factor, $0.variable) }
      constant += other.constant * factor
    }
  }

  private mutating func side(_ operand: LogConstraint.Operand, _ holder: Int?) -> Form {
    var form = side(operand.side)
    if let start = operand.start { form.add(side(start), -1) }
    if let holder {
      form.add(Form(terms: [Term(1, variable(holder, operand.side, .start))]), -1)
    }
    return form
  }

  /// Returns the origin of a frame's coordinates: the leading or top edge of its container or of an unknown superview.
  private mutating func place(of container: Int?, besides side: LogConstraint.Side) -> Form {
    let object = log.objects[side.object]
    if let owner = container ?? object.owner ?? (guessesOwners ? object.likelyOwner : nil) {
      return Form(terms: [Term(1, variable(owner, side, .start))])
    }
    return Form(terms: [Term(1, variable(side.object, side, .origin))])
  }

  private mutating func side(_ side: LogConstraint.Side) -> Form {
    let start = Term(1, variable(side.object, side, .start))
    if side.attribute.isSize { return Form(terms: [Term(1, variable(side.object, side, .size))]) }
    let size = variable(side.object, side, .size)
    func inset(_ factor: Double) -> Term {
      Term(factor, variable(side.object, side, .inset(side.attribute)))
    }
    switch side.attribute {
    case .left, .leading, .top: return Form(terms: [start])
    case .right, .trailing, .bottom: return Form(terms: [start, Term(1, size)])
    case .centerX, .centerY: return Form(terms: [start, Term(0.5, size)])
    case .firstBaseline: return Form(terms: [start, inset(1)])
    case .lastBaseline: return Form(terms: [start, Term(1, size), inset(-1)])
    case .leftMargin, .leadingMargin, .topMargin, .rightMargin, .trailingMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return margin(side)
    case .width, .height, .notAnAttribute: return Form()
    }
  }

  /// Returns a position on a margin of a view, which is an edge of the view's layout margins guide.
  ///
  /// If the log doesn't name that guide, the guide gets variables and rows.
  private mutating func margin(_ side: LogConstraint.Side) -> Form {
    let known = marginsGuides[side.object]
    let guide = known ?? -2 - side.object
    let start = Term(1, variable(guide, side, .start))
    let size = variable(guide, side, .size)
    if known == nil,
      margined.insert(MarginedAxis(object: side.object, axis: side.attribute.axis)).inserted
    {
      bound(guide: [start, Term(1, size)], in: side)
    }
    switch side.attribute {
    case .rightMargin, .trailingMargin, .bottomMargin:
      return Form(terms: [start, Term(1, size)])
    case .centerXWithinMargins, .centerYWithinMargins:
      return Form(terms: [start, Term(0.5, size)])
    default: return Form(terms: [start])
    }
  }

  /// Adds rows for a layout margins guide that the log doesn't name.
  ///
  /// The rows inset the guide from its view by the assumed margin or, without one, keep the guide inside the view.
  private mutating func bound(guide: [Term], in side: LogConstraint.Side) {
    let view = [
      Term(1, variable(side.object, side, .start)), Term(1, variable(side.object, side, .size)),
    ]
    let relation: Relation = margin == nil ? .greaterThanOrEqual : .equal
    var near = Form(terms: [guide[0]], constant: -(margin ?? 0))
    near.add(Form(terms: [view[0]]), -1)
    var far = Form(terms: view, constant: -(margin ?? 0))
    far.add(Form(terms: guide), -1)
    for form in [near, far] { append(form, relation, .firm, source: nil) }
  }

  /// A view and an axis whose margins already have rows.
  private struct MarginedAxis: Hashable {
    var object: Int
    var axis: LayoutConstraint.Axis?
  }

  private var margined: Set<MarginedAxis> = []

  /// Returns the variable for an object's edge or size on the axis of `side`, and creates the variable if necessary.
  ///
  /// Each size also gets a row that keeps it nonnegative.
  private mutating func variable(
    _ object: Int, _ side: LogConstraint.Side, _ part: Edge.Part
  ) -> Variable {
    let edge = Edge(object: object, isVertical: side.attribute.axis == .vertical, part: part)
    if let known = edges[edge] { return known }
    let new = solver.makeVariable()
    edges[edge] = new
    if part == .size, object >= 0 {
      append(Form(terms: [Term(1, new)]), .greaterThanOrEqual, .firm, source: nil)
    }
    return new
  }
}

extension LogConstraint {
  /// The relation of a content size constraint, such as `≤` for required hugging, or `nil` for other constraints.
  fileprivate var contentRelation: Relation? {
    guard let contentPriorities else { return nil }
    if contentPriorities.hugging >= 1000, contentPriorities.compressionResistance >= 1000 {
      return .equal
    }
    return contentPriorities.hugging >= 1000 ? .lessThanOrEqual : .greaterThanOrEqual
  }
}

extension Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension XcodeLog {
  /// The indices of the layout margins guides that lines of the log name, keyed by the index of their view.
  var marginsGuides: [Int: Int] {
    var guides: [Int: Int] = [:]
    for (index, object) in objects.enumerated() where object.systemGuide == .layoutMargins {
      if let owner = object.owner, guides[owner] == nil { guides[owner] = index }
    }
    return guides
  }
}
