package import AutoLayout

/// A constraint that a log prints, with the equation `first relation multiplier × second + constant`.
package struct LogConstraint: Hashable, Sendable {
  /// The equation of a constraint, in which the log's objects are given by their indices.
  package typealias Equation = LogEquation<Int>
  /// A side of a constraint.
  package typealias Side = Equation.Side
  /// A side of a constraint, or the distance to it from another side.
  package typealias Operand = Equation.Operand

  /// The number of the line that prints the constraint, from 1.
  package var line: Int
  /// The class of the constraint, as printed.
  package var className: String
  /// The address of the constraint, or `nil` if the log doesn't print it.
  package var address: UInt64?
  /// The identifier that the author or the system gave to the constraint, or `nil` without one.
  package var identifier: String?
  /// The file and line of the code that created the constraint, such as `Card.swift#42`.
  ///
  /// It is `nil` if the class of the constraint doesn't print them.
  package var origin: String?
  /// The equation of the constraint.
  package var equation: Equation
  /// The priority of the constraint.
  package var priority = 1000.0
  /// The priorities of a content size, or `nil` for any other constraint.
  package var contentPriorities: ContentPriorities?
  /// Whether the constraint is a content size in a list that prints no priorities.
  ///
  /// Views don't require their content sizes by default.
  package var lacksPriorities = false
  /// Whether the constraint is active.
  package var isActive = true

  /// The priorities of a content size.
  package struct ContentPriorities: Hashable, Sendable {
    /// The priority of the view not being larger than its content.
    package var hugging: Double
    /// The priority of the view not being smaller than its content.
    package var compressionResistance: Double
  }
}

extension LogConstraint {
  /// The creator of a constraint, such as a stack view.
  package enum Maker: Hashable, Sendable {
    case author
    /// The autoresizing mask of a view with a frame.
    case autoresizingMask
    /// The content of a view, such as its text or its image.
    case content
    /// The table, collection, window or hosting view that sets a view's size: `UIView-Encapsulated-Layout-…`.
    case encapsulation
    /// The system, in order to measure a view before it has a size: `_UITemporaryLayout…`.
    case measurement
    /// A stack view, because it hides the view: `UISV-hiding`.
    case hiding
    /// A stack view or a grid view, because it arranges its views.
    case arrangement
    /// A system guide of a view, such as its margins or its safe area.
    case systemGuide
    /// Interface Builder, for a view with too few constraints.
    case prototype
    /// A keyboard or bar of the system.
    case system
  }

  /// The creator of the constraint, such as a stack view.
  package var maker: Maker {
    let name = identifier ?? ""
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": return .autoresizingMask
    case "NSContentSizeLayoutConstraint": return .content
    case "NSIBPrototypingLayoutConstraint": return .prototype
    case "_UILayoutSupportConstraint": return .systemGuide
    default: break
    }
    if name.hasPrefix("UIView-Encapsulated-Layout-") { return .encapsulation }
    if name.hasPrefix("_UITemporaryLayout") { return .measurement }
    // Cells are measured at the width of their table, other views without a size.
    if name.hasPrefix("fittingSize") {
      return equation.constant == 0 ? .measurement : .encapsulation
    }
    if name == "UISV-hiding" { return .hiding }
    for prefix in ["UISV-", "NSStackView.", "GridView"] where name.hasPrefix(prefix) {
      return .arrangement
    }
    let guides = ["SafeAreaLayoutGuide-", "LayoutMarginsGuide-"].flatMap {
      ["UIView" + $0, "NSView" + $0]
    }
    if name.hasSuffix("Margin-guide-constraint") || guides.contains(where: name.hasPrefix) {
      return .systemGuide
    }
    return SystemNames.isSystemIdentifier(name) ? .system : .author
  }

  /// Whether the constraint is required.
  ///
  /// A content size is required if one of its priorities is.
  package var isRequired: Bool {
    guard isActive, !lacksPriorities else { return false }
    if let contentPriorities {
      return max(contentPriorities.hugging, contentPriorities.compressionResistance) >= 1000
    }
    return priority >= 1000
  }

  /// The axis of the constraint.
  package var axis: LayoutConstraint.Axis {
    equation.first.side.attribute.axis ?? .horizontal
  }

  /// All sides that the equation contains, in their order.
  package var sides: [Side] {
    let operands = [equation.first, equation.second].compactMap(\.self)
    return operands.flatMap { [$0.start, $0.side].compactMap(\.self) }
  }

  /// The view whose width or height the constraint compares with a number, directly or by two edges.
  ///
  /// It is `nil` for any other constraint.
  package var sizedObject: Int? {
    let sides = sides
    if isFixedSize { return sides[0].object }
    let edges: [LayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .top, .bottom]
    guard sides.count == 2, equation.second != nil, equation.multiplier == 1,
      sides.allSatisfy({ $0.object == sides[0].object && edges.contains($0.attribute) })
    else { return nil }
    return sides[0].object
  }

  /// Whether the constraint compares the width or height of one view with a number.
  package var isFixedSize: Bool {
    equation.second == nil && equation.first.start == nil && equation.first.side.attribute.isSize
  }
}

/// The equation of a constraint between items, such as the objects of a log or the items of a line.
package struct LogEquation<Item: Hashable & Sendable>: Hashable, Sendable {
  /// A side of a constraint.
  package struct Side: Hashable, Sendable {
    /// The view or guide of the side.
    package var object: Item
    /// The edge, size or baseline of the view or guide.
    package var attribute: LayoutConstraint.Attribute

    init(_ object: Item, _ attribute: LayoutConstraint.Attribute) {
      self.object = object
      self.attribute = attribute
    }
  }

  /// A side of a constraint, or the distance to it from another side.
  package struct Operand: Hashable, Sendable {
    /// The side or, for a distance, the side at its end.
    package var side: Side
    /// The side where the distance starts, or `nil` if the operand isn't a distance.
    package var start: Side?
  }

  /// The left side of the equation.
  package var first: Operand
  /// The relation between the two sides.
  package var relation: LayoutConstraint.Relation
  /// The right side of the equation, or `nil` if it is only a constant.
  package var second: Operand?
  /// The factor that multiplies the right side.
  package var multiplier = 1.0
  /// The number added to the right side, in points.
  package var constant = 0.0
  /// The view in whose coordinates a position equals a constant, or `nil` if the log doesn't name it.
  package var container: Item?
  /// The priority that a visual format states, or `nil` if it doesn't state one.
  package var priority: Double?
  /// Whether the log prints the constraint as a visual format.
  package var isVisual = false

  /// Returns the equation with each item replaced by the item that a function returns for it.
  func map<Other>(_ item: (Item) -> Other) -> LogEquation<Other> {
    func side(_ side: Side) -> LogEquation<Other>.Side { .init(item(side.object), side.attribute) }
    func operand(_ operand: Operand) -> LogEquation<Other>.Operand {
      .init(side: side(operand.side), start: operand.start.map(side))
    }
    let container = container.map(item)
    return LogEquation<Other>(
      first: operand(first), relation: relation, second: second.map(operand),
      multiplier: multiplier, constant: constant, container: container, priority: priority,
      isVisual: isVisual)
  }
}
