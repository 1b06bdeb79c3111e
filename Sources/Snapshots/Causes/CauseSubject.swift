/// What of a layout a cause is about, so that it can be taken back alone; items by their pairs.
enum CauseSubject: Hashable {
  /// What the whole scene is in, by its name.
  case surroundings(String)
  /// What measures texts.
  case environment
  /// Whether an item is there, with all that came or went with it.
  case presence(Int)
  /// The text of a view.
  case text(Int)
  /// The size that a content wants, for another reason than is known.
  case content(Int)
  /// Something else that was set of an item, by its name.
  case property(Int, String)
  /// Constraints of the author's.
  case constraints([ConstraintRow])

  /// The subject with one constraint more, where it is constraints.
  func adding(_ row: ConstraintRow) -> Self {
    if case .constraints(let rows) = self { .constraints(rows + [row]) } else { self }
  }
}

/// A constraint in both records, or in one, by its indices there.
struct ConstraintRow: Hashable {
  /// The index in the reference; nil for what is new.
  var reference: Int?
  /// The index in the actual record; nil for what is gone.
  var actual: Int?
}
