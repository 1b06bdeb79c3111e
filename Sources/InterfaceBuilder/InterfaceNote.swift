package import LayoutDocuments

/// A note on a part of a document that isn't supported, or that can't be shown as stored.
package struct InterfaceNote: Hashable, Sendable {
  /// The kinds of notes.
  package enum Kind: Hashable, Sendable {
    /// A part of the layout is invalid and was left out; the value is a sentence with the reason.
    case leftOut(String)
    /// Views of a class that isn't supported are drawn as plain views.
    case plainView(className: String)
    /// A file of an asset catalog can't be read.
    case asset(path: String, reason: String)
    /// A color or an image is missing.
    case missingAsset(InterfaceAssets.Name)
    /// The contents of a container view aren't laid out.
    case emptyContainer(EmptyContainer)
    /// The document was read completely but is unusual.
    case remark(Remark)
  }

  /// A remark on a document that was read completely but is unusual.
  package enum Remark: Hashable, Sendable, CaseIterable {
    /// The safe area of Xcode's canvas counts the device's safe area twice.
    case doubledSafeArea
  }

  /// A reason why the contents of a container view aren't laid out.
  package enum EmptyContainer: Hashable, Sendable {
    /// The document has no controller with this object ID.
    case absent(String)
    /// The controller with this object ID is already in the layout.
    case repeated(String)
    /// The contents come from another document or from code.
    case elsewhere(String)
    /// The container view is nested too deeply.
    case tooDeep
  }

  /// The kind of note.
  package let kind: Kind
  /// The position in the document that the note is about.
  package let position: SourcePosition

  /// Creates a note.
  package init(_ kind: Kind, _ position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

extension Sequence<InterfaceNote> {
  /// Returns a sentence for each kind of note, sorted by the position of the first note of the kind.
  package func sentences() -> [String] { kinds.map(\.sentence) }

  /// Returns a line for each kind of note, with the position of the first note of the kind: `3:5: note: …`.
  ///
  /// - Parameter isStrict: Whether lines about unsupported parts say `error` instead of `note`.
  /// - Returns: The lines, sorted by position.
  package func lines(isStrict: Bool = false) -> [String] {
    kinds.map { kind in
      let severity = isStrict && !kind.isRemark ? "error" : "note"
      return "\(kind.position.line):\(kind.position.column): \(severity): \(kind.sentence)"
    }
  }

  /// A sentence for each kind of note, with the position of the first note of the kind.
  private var kinds: [(position: SourcePosition, sentence: String, isRemark: Bool)] {
    let places = Dictionary(grouping: self) { $0.kind }.mapValues { $0.map(\.position).sorted() }
    let kinds = places.map {
      ($0.value[0], $0.key.sentence(count: $0.value.count), $0.key.isRemark)
    }
    return kinds.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }
}

extension InterfaceNote.Kind {
  /// Creates the kind of a note from its sentence in a manifest.
  ///
  /// The kind is ``remark(_:)`` if an ``InterfaceNote/Remark`` has this sentence, and otherwise ``leftOut(_:)``.
  package init(storedSentence sentence: String) {
    let remark = InterfaceNote.Remark.allCases.first { $0.sentence == sentence }
    self = remark.map { .remark($0) } ?? .leftOut(sentence)
  }

  /// Whether the note is a remark.
  package var isRemark: Bool {
    if case .remark = self { true } else { false }
  }

  /// Returns a sentence about a kind of note that occurs `count` times.
  package func sentence(count: Int) -> String {
    switch self {
    case .leftOut(let sentence): sentence
    case .plainView(let name):
      count == 1
        ? "a view of class \(name) is drawn as a plain view"
        : "\(count) views of class \(name) are drawn as plain views"
    case .asset(let path, let reason):
      "\(path) is not used: \(reason); open the asset in Xcode and save it again"
    case .emptyContainer(let reason): reason.sentence
    case .remark(let remark): remark.sentence
    case .missingAsset(let name):
      "the \(name.kind.word) '\(name.text)' is neither in the document's resources nor in an asset catalog"
        + " around it"
    }
  }
}

extension InterfaceNote.Remark {
  fileprivate var sentence: String {
    switch self {
    case .doubledSafeArea:
      "Xcode's canvas counts the safe area twice; pictures for a --device count it once"
    }
  }
}

extension InterfaceNote.EmptyContainer {
  fileprivate var sentence: String {
    switch self {
    case .absent(let id):
      "a container view embeds '\(id)', which is not a controller in the document; it stays empty"
    case .repeated(let id):
      "the controller '\(id)' is embedded again, in another container view or within itself; it is laid out once"
    case .elsewhere(let place):
      "the contents of a container view come from \(place); it stays empty"
    case .tooDeep:
      "a container view is inside \(InterfaceLimits.containerDepth) other views; it stays empty"
    }
  }
}
