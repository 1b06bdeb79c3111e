internal import AutoLayout

/// The part of a layout that a cause changes, for undoing the change separately.
///
/// Items are identified by their indices in ``RecordPairs/pairs``.
enum CauseSubject: Hashable {
  /// The canvas or a trait of the scene, with its name in reports, such as `canvas` or `scale`.
  case surroundings(String)
  /// The libraries and fonts that measure texts.
  case environment
  /// An added or removed item, including everything inside it.
  case presence(Int)
  /// The text of a view.
  case text(Int)
  /// A view's intrinsic content size that changed for an unknown reason.
  case content(Int)
  /// Another property of an item.
  case property(Int, ItemProperty)
  /// Constraints written by the author.
  case constraints([ConstraintRow])

  /// The constraints' indices in the actual record, or an empty array if the subject doesn't consist of constraints.
  var constraints: [Int] {
    if case .constraints(let rows) = self { rows.compactMap(\.actual) } else { [] }
  }

  /// Returns the subject with a constraint added, or the unchanged subject if it doesn't consist of constraints.
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

  /// The property's name in causes, such as `distribution`.
  var name: String {
    switch self {
    case .viewClass: "class"
    case .superview: "superview"
    case .order: "order"
    case .setting(let property): property.causeName
    }
  }
}

/// A constraint, identified by its indices in one or both records.
struct ConstraintRow: Hashable {
  /// The constraint's index in the reference, or `nil` if it was added, or is unchanged and needs only ``actual``.
  var reference: Int?
  /// The constraint's index in the actual record, or `nil` if it was removed.
  var actual: Int?
}
