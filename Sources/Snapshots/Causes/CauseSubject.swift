internal import AutoLayout

/// The part of a layout that a cause changes, so that the change can be undone separately.
///
/// Items are identified by the indices of their pairs.
enum CauseSubject: Hashable {
  /// A named part of the surroundings, such as the canvas or the scale.
  case surroundings(String)
  /// The environment that measures texts.
  case environment
  /// An added or removed item, including everything inside it.
  case presence(Int)
  /// The text of a view.
  case text(Int)
  /// A view's intrinsic content size that changed for an unknown reason.
  case content(Int)
  /// Another property of an item.
  case property(Int, ItemProperty)
  /// Constraints that the author wrote.
  case constraints([ConstraintRow])

  /// The indices of the subject's constraints in the actual record, or an empty array for other subjects.
  var constraints: [Int] {
    if case .constraints(let rows) = self { rows.compactMap(\.actual) } else { [] }
  }

  /// Returns the subject with another constraint added, or the subject unchanged if it doesn't consist of constraints.
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

  /// The name of the property in causes, such as `distribution`.
  var name: String {
    switch self {
    case .viewClass: "class"
    case .superview: "superview"
    case .order: "order"
    case .setting(let property): property.causeName
    }
  }
}

/// A constraint that is in both records, or in only one of them.
struct ConstraintRow: Hashable {
  /// The constraint's index in the reference, or `nil` if it was added.
  var reference: Int?
  /// The constraint's index in the actual record, or `nil` if it was removed.
  var actual: Int?
}
