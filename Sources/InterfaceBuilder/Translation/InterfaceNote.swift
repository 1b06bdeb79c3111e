package import LayoutDocuments

/// Something in a document that was not understood, or can't be shown as it is.
package struct InterfaceNote: Hashable, Sendable {
  /// What was not understood.
  package enum Kind: Hashable, Sendable {
    /// A part of the layout that is wrong and left out.
    case fault(InterfaceFault)
    /// Views of a class that is drawn as a plain view.
    case plainView(className: String)
  }

  package let kind: Kind
  /// The first place in the document.
  package let position: SourcePosition

  init(_ fault: InterfaceFault, _ position: SourcePosition) {
    kind = .fault(fault)
    self.position = position
  }

  init(plainView className: String, _ position: SourcePosition) {
    kind = .plainView(className: className)
    self.position = position
  }
}

extension [InterfaceNote] {
  /// A line for each kind of note, at the position of its first: `3:5: note: …`.
  package var grouped: [String] {
    var counts: [InterfaceNote.Kind: Int] = [:]
    for note in self { counts[note.kind, default: 0] += 1 }
    var told: Set<InterfaceNote.Kind> = []
    return sorted { $0.position < $1.position }.filter { told.insert($0.kind).inserted }.map {
      "\($0.position.line):\($0.position.column): note: \($0.kind.sentence(count: counts[$0.kind] ?? 1))"
    }
  }
}

extension InterfaceNote.Kind {
  fileprivate func sentence(count: Int) -> String {
    switch self {
    case .fault(let fault): fault.sentence
    case .plainView(let name):
      count == 1
        ? "a view of class \(name) is drawn as a plain view"
        : "\(count) views of class \(name) are drawn as plain views"
    }
  }
}
