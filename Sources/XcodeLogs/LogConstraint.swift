package import AutoLayout

/// A constraint that a log prints: `first relation multiplier × second + constant`.
package struct LogConstraint: Hashable, Sendable {
  /// The numbers and relation of a constraint between objects of the log, by their indices.
  package typealias Equation = LogEquation<Int>
  /// A side of a constraint.
  package typealias Side = Equation.Side
  /// A side, or the distance to it from another edge.
  package typealias Operand = Equation.Operand

  /// The line, from 1.
  package var line: Int
  /// The class as printed.
  package var className: String
  /// The address; `nil` if the log has none.
  package var address: UInt64?
  /// The name that the author or the system gave it.
  package var identifier: String?
  /// The file and line of the code that created it, such as `Card.swift#42`; `nil` if the class doesn't print them.
  package var origin: String?
  /// The equation.
  package var equation: Equation
  /// The priority.
  package var priority = 1000.0
  /// The priorities of a content size; `nil` for any other constraint.
  package var contentPriorities: ContentPriorities?
  /// Whether it is a content size in a list that prints no priorities.
  ///
  /// Views don't require their content sizes by default.
  package var lacksPriorities = false
  /// Whether it is active.
  package var isActive = true

  /// The priorities of a content size.
  package struct ContentPriorities: Hashable, Sendable {
    /// The priority of not being larger.
    package var hugging: Double
    /// The priority of not being smaller.
    package var compressionResistance: Double
  }
}

extension LogConstraint {
  /// The maker of a constraint.
  package enum Maker: Hashable, Sendable {
    case author
    /// A view with a frame: its autoresizing mask.
    case autoresizingMask
    /// The text or image of a view.
    case content
    /// The table, collection, window or hosting view that gives a view its size: `UIView-Encapsulated-Layout-…`.
    case encapsulation
    /// The system, to measure a view before it has a size: `_UITemporaryLayout…`.
    case measurement
    /// A stack view, for a hidden view: `UISV-hiding`.
    case hiding
    /// A stack or grid view.
    case arrangement
    /// A system guide of a view: margins or safe area.
    case systemGuide
    /// Interface Builder, for a view with too few constraints.
    case prototype
    /// A keyboard or bar of the system.
    case system
  }

  /// The maker of the constraint.
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

  /// Whether it is required; a content size is if one of its priorities is.
  package var isRequired: Bool {
    guard isActive, !lacksPriorities else { return false }
    if let contentPriorities {
      return max(contentPriorities.hugging, contentPriorities.compressionResistance) >= 1000
    }
    return priority >= 1000
  }

  /// The axis.
  package var axis: LayoutConstraint.Axis {
    equation.first.side.attribute.axis ?? .horizontal
  }

  /// The sides in their order.
  package var sides: [Side] {
    let operands = [equation.first, equation.second].compactMap(\.self)
    return operands.flatMap { [$0.start, $0.side].compactMap(\.self) }
  }

  /// The view whose width or height it compares with a number, directly or by two edges.
  package var sizedObject: Int? {
    let sides = sides
    if isFixedSize { return sides[0].object }
    let edges: [LayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .top, .bottom]
    guard sides.count == 2, equation.second != nil, equation.multiplier == 1,
      sides.allSatisfy({ $0.object == sides[0].object && edges.contains($0.attribute) })
    else { return nil }
    return sides[0].object
  }

  /// Whether it compares the width or height of one view with a number.
  package var isFixedSize: Bool {
    equation.second == nil && equation.first.start == nil && equation.first.side.attribute.isSize
  }
}

/// The numbers and relation of a constraint between items, such as a log's objects or the items of a line.
package struct LogEquation<Item: Hashable & Sendable>: Hashable, Sendable {
  /// A side of a constraint.
  package struct Side: Hashable, Sendable {
    /// The view or guide.
    package var object: Item
    /// Its edge, size or baseline.
    package var attribute: LayoutConstraint.Attribute

    init(_ object: Item, _ attribute: LayoutConstraint.Attribute) {
      self.object = object
      self.attribute = attribute
    }
  }

  /// A side, or the distance to it from another edge.
  package struct Operand: Hashable, Sendable {
    /// The edge, size or baseline.
    package var side: Side
    /// The start of the distance; `nil` for a plain side.
    package var start: Side?
  }

  /// The left side.
  package var first: Operand
  /// The relation.
  package var relation: LayoutConstraint.Relation
  /// The right side; `nil` for a constant.
  package var second: Operand?
  /// The factor of the right side.
  package var multiplier = 1.0
  /// The number added to the right side, in points.
  package var constant = 0.0
  /// The view in whose coordinates a position equals a constant, if the log names it.
  package var container: Item?
  /// The priority in a visual format.
  package var priority: Double?
  /// Whether the log prints the constraint as a visual format.
  package var isVisual = false

  /// The same equation between other items.
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
