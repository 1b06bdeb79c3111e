internal import AutoLayout

/// The part of a layout that a cause changes, so that it can be undone alone.
///
/// Items are identified by their pairs.
enum CauseSubject: Hashable {
  /// A part of the surroundings, by its name.
  case surroundings(String)
  /// The environment that measures texts.
  case environment
  /// An added or removed item, with everything inside of it.
  case presence(Int)
  /// The text of a view.
  case text(Int)
  /// The intrinsic size of a content that changed for an unknown reason.
  case content(Int)
  /// Another property of an item.
  case property(Int, ItemProperty)
  /// Constraints of the author's.
  case constraints([ConstraintRow])

  /// The constraints of the actual record among the author's, as indices; empty for other subjects.
  var constraints: [Int] {
    if case .constraints(let rows) = self { rows.compactMap(\.actual) } else { [] }
  }

  /// Returns the subject with another constraint if it consists of constraints.
  func adding(_ row: ConstraintRow) -> Self {
    if case .constraints(let rows) = self { .constraints(rows + [row]) } else { self }
  }
}

/// A property of an item that a cause changes.
enum ItemProperty: Hashable {
  case viewClass, superview
  /// The order in which a stack view arranges its views.
  case order
  case setting(LayoutSetting.Property)

  /// The name in causes, such as `distribution`.
  var name: String {
    switch self {
    case .viewClass: "class"
    case .superview: "superview"
    case .order: "order"
    case .setting(let property): property.causeName
    }
  }
}

/// A constraint in both records, or in one, by its indices there.
struct ConstraintRow: Hashable {
  /// The index in the reference; `nil` for an added constraint.
  var reference: Int?
  /// The index in the actual record; `nil` for a removed constraint.
  var actual: Int?
}
