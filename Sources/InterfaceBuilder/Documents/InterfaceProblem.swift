import AutoLayout
public import LayoutDocuments

/// A reason why an Interface Builder document can't be read.
package enum InterfaceFault: Hashable, Sendable {
  /// What the XML parser says.
  case notXML(String)
  case documentType
  case tooDeep
  /// The document isn't one of Interface Builder's; it begins with this element.
  case foreignRoot(String)
  /// A document of Xcode 3, which stores an archive.
  case archive
  /// A document for another system than iOS.
  case otherSystem(String)
  case duplicateID(String, firstAt: SourcePosition)
  case noScenes
  /// A view that would be a scene, but can't be named.
  case rootWithoutID(String)
  /// A root view whose size, such as `0 × 0`, no canvas can have.
  case impossibleCanvas(element: String, id: String, size: String, scale: String)
  case unknownScene(String, suggestion: String?)
  case notANumber(attribute: String, value: String)
  case priorityOutOfRange(attribute: String, value: String)
  case unknownWord(attribute: String, value: String)
  case danglingReference(String, in: String)
  /// An element that isn't known where it is.
  case unknownElement(String, in: String)
  /// A table's section with titles, which aren't drawn.
  case sectionTitles
  case illegalConstraint(id: String, reason: String)
}

extension InterfaceFault {
  /// The fault as a sentence, with the rule and the likely fix.
  var sentence: String {
    switch self {
    case .notXML(let reason):
      "this is not XML: \(reason); save the document in Xcode again"
    case .documentType:
      "Interface Builder documents have no document type declaration; remove it"
    case .tooDeep:
      "elements are nested more than \(UnsafeXMLReader.depthLimit) deep here; no document of Interface Builder is"
    case .foreignRoot(let name):
      "an Interface Builder document begins with <document>, not with <\(name)>"
    case .archive:
      "this document has the form of Xcode 3; open and save it in a newer Xcode"
    case .otherSystem(let type):
      "this document is for another system (\(type)); documents for iOS are read"
    case .duplicateID(let id, let first):
      "the id '\(id)' is there twice; ids are unique in a document; the first is in line \(first.line),"
        + " column \(first.column); give one of them another"
    case .noScenes:
      "the document has no view controller with a view and no view of its own; there is nothing to lay out"
    case .rootWithoutID(let name):
      "this <\(name)> has no id, and neither has another view that could be laid out; views have one, such as"
        + " id=\"abc-De-1fG\""
    case .impossibleCanvas(let name, let id, let size, let scale):
      "the <\(name)> '\(id)' is \(size) points, which no canvas can be: sides are above 0 and at most"
        + " \(Canvas.maximumPixelsPerSide) pixels, with \(scale) to a point here; correct its <rect>, or give"
        + " --canvas or --device"
    case .unknownScene(let id, let suggestion):
      "the document has no view, cell or view controller with the id or name '\(id)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .notANumber(let attribute, let value):
      "\(attribute)=\"\(value)\" is no number between -1e9 and 1e9"
    case .priorityOutOfRange(let attribute, let value):
      "\(attribute)=\"\(value)\" is no priority; priorities are between 0 and 1000"
    case .unknownWord(let attribute, let value):
      "\(attribute)=\"\(value)\" is not known"
    case .danglingReference(let id, let element):
      "<\(element)> names '\(id)', which is no view or guide of this scene; Xcode would remove it"
    case .unknownElement(let name, let parent):
      "<\(name)> is not known in <\(parent)> and left out"
    case .sectionTitles:
      "headers and footers of a table's sections are not drawn, but what Xcode stored leaves room for them"
    case .illegalConstraint(let id, let reason):
      "the constraint '\(id)' can't be made: \(reason)"
    }
  }
}

/// One thing that is wrong with an Interface Builder document, and where.
public struct InterfaceProblem: Error, Hashable, Sendable {
  /// Where in the document the wrong thing stands.
  public var position: SourcePosition
  package var fault: InterfaceFault

  init(_ fault: InterfaceFault, _ position: SourcePosition) {
    self.fault = fault
    self.position = position
  }

  /// What is wrong, the rule, and the likely fix, in one line.
  public var message: String { fault.sentence }
}

/// All that is wrong with an Interface Builder document.
public struct InterfaceError: Error, Hashable, Sendable {
  /// The file's name, as the caller gave it.
  public var file: String
  /// The problems by position, at least one.
  public var problems: [InterfaceProblem]

  /// The problems as `file:line:column: error: message`, one per line.
  public var lines: [String] {
    problems.map { "\(file):\($0.position.line):\($0.position.column): error: \($0.message)" }
  }
}
