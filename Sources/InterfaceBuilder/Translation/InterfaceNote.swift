package import LayoutDocuments

/// Something in a document that was not understood, or can't be shown as it is.
package struct InterfaceNote: Hashable, Sendable {
  /// What was not understood.
  package enum Kind: Hashable, Sendable {
    /// A part of the layout is wrong and left out, as this sentence says.
    case leftOut(String)
    /// Views of a class are drawn as plain views.
    case plainView(className: String)
  }

  /// What was not understood.
  package let kind: Kind
  /// The place in the document.
  package let position: SourcePosition

  /// Makes a note.
  package init(_ kind: Kind, _ position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

extension Sequence<InterfaceNote> {
  /// A line for each kind of note, at the position of its first: `3:5: note: …`.
  ///
  /// - Parameter isStrict: Whether the lines say `error` in place of `note`.
  /// - Returns: The lines, by position.
  package func lines(isStrict: Bool = false) -> [String] {
    let severity = isStrict ? "error" : "note"
    let places = Dictionary(grouping: self) { $0.kind }.mapValues { $0.map(\.position).sorted() }
    let lines = places.map { kind, places in
      (places[0], "\(severity): \(kind.sentence(count: places.count))")
    }
    return lines.sorted { $0 < $1 }.map { "\($0.line):\($0.column): \($1)" }
  }
}

extension InterfaceNote.Kind {
  /// The note for a number of places, as a sentence.
  fileprivate func sentence(count: Int) -> String {
    switch self {
    case .leftOut(let sentence): sentence
    case .plainView(let name):
      count == 1
        ? "a view of class \(name) is drawn as a plain view"
        : "\(count) views of class \(name) are drawn as plain views"
    }
  }
}
