package import AutoLayout

/// A constraint that a log prints, in the form `first relation multiplier × second + constant`.
package struct LogConstraint: Hashable, Sendable {
  /// The equation of a constraint, with views and guides as indices into the log's objects.
  package typealias Equation = LogEquation<Int>
  /// A view or guide with an attribute, such as the leading edge of a label.
  package typealias Side = Equation.Side
  /// A side of the equation: an attribute of a view or guide, or the distance between two attributes.
  package typealias Operand = Equation.Operand

  /// The one-based number of the line that prints the constraint.
  package var line: Int
  /// The class of the constraint, as printed.
  package var className: String
  /// The address of the constraint, or `nil` if the log doesn't print it.
  package var address: UInt64?
  /// The identifier that the app or the system gave to the constraint, or `nil` if it has none.
  package var identifier: String?
  /// The source file and line that created the constraint, such as `Card.swift#42`.
  ///
  /// It is `nil` for classes of constraints that don't print their source.
  package var origin: String?
  /// The equation of the constraint.
  package var equation: Equation
  /// The priority of the constraint.
  package var priority = 1000.0
  /// The priorities of a content size constraint, or `nil` for any other constraint.
  package var contentPriorities: ContentPriorities?
  /// Whether the constraint is a content size constraint in a list that prints no priorities.
  ///
  /// Such a constraint isn't assumed to be required.
  package var lacksPriorities = false
  /// Whether the constraint is active.
  package var isActive = true

  /// The priorities of a content size constraint.
  package struct ContentPriorities: Hashable, Sendable {
    /// The content hugging priority of the view.
    package var hugging: Double
    /// The compression resistance priority of the view.
    package var compressionResistance: Double
  }
}

extension LogConstraint {
  /// The object that created a constraint, as inferred from the constraint's class and identifier.
  package enum Maker: Hashable, Sendable {
    case author
    /// An autoresizing mask, which the system translates into constraints.
    case autoresizingMask
    /// The content of a view, such as its text or its image.
    case content
    /// The table, collection, window or hosting view that sets a view's size: `UIView-Encapsulated-Layout-…`.
    case encapsulation
    /// The system, which measures a view before the view has a size: `_UITemporaryLayout…`.
    case measurement
    /// A stack view that collapses a hidden view: `UISV-hiding`.
    case hiding
    /// A stack view or grid view that arranges its subviews.
    case arrangement
    /// A guide that the system provides for a view, such as its margins or safe area.
    case systemGuide
    /// Interface Builder, which adds constraints to a view that has too few.
    case prototype
    /// A keyboard or bar, or another view of the system.
    case system
  }

  /// The object that created the constraint, as inferred from its class and identifier.
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

  /// Whether the constraint is active and required.
  ///
  /// A content size constraint is required if one of its two priorities is.
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

  /// The attributes of views and guides that the equation contains, in order.
  package var sides: [Side] {
    let operands = [equation.first, equation.second].compactMap(\.self)
    return operands.flatMap { [$0.start, $0.side].compactMap(\.self) }
  }

  /// The index of the view whose width or height the constraint fixes or limits by a number.
  ///
  /// The constraint may express the size as a distance between two edges. For any other constraint, it is `nil`.
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

/// The equation of a constraint, in which `Item` identifies a view or guide, such as an index into the log's objects.
package struct LogEquation<Item: Hashable & Sendable>: Hashable, Sendable {
  /// A view or guide with an attribute, such as the leading edge of a label.
  package struct Side: Hashable, Sendable {
    /// The view or guide.
    package var object: Item
    /// The edge, size or baseline of the view or guide.
    package var attribute: LayoutConstraint.Attribute

    init(_ object: Item, _ attribute: LayoutConstraint.Attribute) {
      self.object = object
      self.attribute = attribute
    }
  }

  /// One side of the equation: an attribute of a view or guide, or the distance between two attributes.
  package struct Operand: Hashable, Sendable {
    /// The attribute or, for a distance, the attribute at the end of the distance.
    package var side: Side
    /// The attribute at the start of the distance, or `nil` if the operand isn't a distance.
    package var start: Side?
  }

  /// The left side of the equation.
  package var first: Operand
  /// The relation between the two sides.
  package var relation: LayoutConstraint.Relation
  /// The right side of the equation, or `nil` if the right side is only a constant.
  package var second: Operand?
  /// The factor that multiplies the right side.
  package var multiplier = 1.0
  /// The number added to the right side, in points.
  package var constant = 0.0
  /// The view whose coordinates a position is measured in, or `nil` if the log doesn't name it.
  package var container: Item?
  /// The priority in the visual format, or `nil` if there isn't one.
  package var priority: Double?
  /// Whether the log prints the constraint as a visual format.
  package var isVisual = false

  /// Returns the equation with its items mapped by a closure.
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
