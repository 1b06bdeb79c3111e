extension LayoutConstraint {
  /// An attribute that a constraint can mention: an edge, size, center or baseline, with UIKit's raw values.
  public enum Attribute: Int, Sendable, CaseIterable, Codable {
    /// The attribute with the same name in UIKit; `notAnAttribute` is for constraints without a second item.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin,
      leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// The relation between the two sides of a constraint, with UIKit's raw values.
  public enum Relation: Int, Sendable, CaseIterable, Codable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// For `equal`, both sides are equal; for `greaterThanOrEqual`, the left side is at least the right side.
    case equal, greaterThanOrEqual
  }

  /// An axis: horizontal or vertical.
  public enum Axis: Int, Sendable, CaseIterable, Codable {
    /// The horizontal axis (x) or the vertical axis (y).
    case horizontal, vertical
  }
}

extension LayoutConstraint.Attribute {
  /// The axis of the attribute, or `nil` for `notAnAttribute`.
  package var axis: LayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a size, not a location.
  package var isSize: Bool { self == .width || self == .height }

  var isLocation: Bool { axis != nil && !isSize }

  /// Whether the attribute is a baseline.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The margin attribute if the attribute is an edge (`leftMargin` for `left`), otherwise the attribute itself.
  var inMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// Whether the attribute depends on a view's margins.
  package var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the attribute switches sides with the layout direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge or margin, which ignores the layout direction.
  package var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute's name in scene files, records and equations; changing it would change these formats.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension LayoutConstraint.Relation {
  /// The symbol of the relation in equations.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Reads a relation's symbol, or returns `nil` for any other text.
  package init?(symbol: String) {
    switch symbol {
    case "<=": self = .lessThanOrEqual
    case "==": self = .equal
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }

  /// The relation after the two sides are swapped or negated.
  package var flipped: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
