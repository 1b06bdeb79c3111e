package import InterfaceBuilder
internal import LayoutDocuments

/// Notes on unsupported parts of Interface Builder documents.
///
/// The notes of several scenes can be combined. Equal notes at the same position of a document are counted once.
package struct SceneNotes: Hashable, Sendable {
  private var notes: [String: Set<InterfaceNote>] = [:]

  /// Creates a collection without notes.
  package init() {}

  package init(_ notes: some Sequence<InterfaceNote>, in document: String) {
    self.notes[document] = Set(notes)
    if self.notes[document]?.isEmpty == true { self.notes = [:] }
  }

  /// Whether there are no notes.
  package var isEmpty: Bool { notes.isEmpty }

  /// Whether any note is about an unsupported part, and not just a remark.
  package var hasFaults: Bool { notes.values.contains { $0.contains { !$0.kind.isRemark } } }

  /// Adds the notes of another scene.
  package mutating func add(_ other: SceneNotes) {
    notes.merge(other.notes) { $0.union($1) }
  }

  /// One sentence for each kind of note, without positions.
  package var sentences: [String] {
    notes.values.flatMap { $0.sentences() }
  }

  /// Returns a line for each document and kind of note, with the first position: `Main.storyboard:3:5: note: …`.
  ///
  /// - Parameter isStrict: Whether lines are errors instead of notes, except for remarks.
  /// - Returns: The lines, in the order of the documents' names.
  package func lines(isStrict: Bool = false) -> [String] {
    notes.sorted { $0.key < $1.key }.flatMap { document, notes in
      notes.lines(isStrict: isStrict).map { "\(document):\($0)" }
    }
  }
}

// Manifests.
extension SceneNotes {
  /// Parses the notes for a document's scene in a manifest.
  package init(_ json: JSONValue?, in document: String) {
    let notes = (json?.elements ?? []).compactMap { note -> InterfaceNote? in
      guard let line = note["line"]?.integer, let column = note["column"]?.integer else {
        return nil
      }
      let kind: InterfaceNote.Kind? =
        note["class"]?.string.map { .plainView(className: $0) }
        ?? note["text"]?.string.map { InterfaceNote.Kind(storedSentence: $0) }
      return kind.map { InterfaceNote($0, SourcePosition(line: line, column: column)) }
    }
    self.init(notes, in: document)
  }

  /// The notes as stored in a manifest, on one line.
  package var json: JSONValue {
    let all = notes.values.flatMap(\.self).sorted {
      ($0.position, "\($0.kind)") < ($1.position, "\($1.kind)")
    }
    return .array(
      all.map { note in
        let what: (String, JSONValue) =
          switch note.kind {
          case .plainView(let name): ("class", .string(name))
          case let other: ("text", .string(other.sentence(count: 1)))
          }
        return .line([
          ("line", .number(.init(note.position.line))),
          ("column", .number(.init(note.position.column))), what,
        ])
      }, .inline)
  }
}
