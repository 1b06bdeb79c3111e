import AutoLayout
public import LayoutDocuments

/// A reason why an Interface Builder document, or a part of it, can't be read.
package enum InterfaceFault: Hashable, Sendable {
  /// The document isn't XML; the value is the message of the XML parser.
  case notXML(String)
  /// The document has an encoding that the XML parser doesn't know.
  case encoding
  /// The document contains the conflict markers of a version control system.
  case mergeConflict
  case documentType
  case tooLarge
  case tooDeep
  case tooManyElements
  case tooManyViews
  /// The root element doesn't belong to an Interface Builder document; the value is the element's name.
  case foreignRoot(String)
  /// The document is from Xcode 3, which stored archives.
  case archive
  /// The document is for a system other than iOS.
  case otherSystem(String)
  case duplicateID(String, firstAt: SourcePosition)
  case noScenes
  /// A view that could be a scene has no object ID to name it by.
  case rootWithoutID(String)
  /// A root view has a size that canvases can't have, such as `0 × 0`.
  case impossibleCanvas(element: String, id: String, size: String, scale: String)
  case unknownScene(String, suggestion: String?, scenes: [String])
  /// The element that was requested as a scene isn't a view and doesn't have a view.
  case sceneWithoutView(String, element: String, scenes: [String])
  case notANumber(attribute: String, value: String)
  case priorityOutOfRange(attribute: String, value: String)
  case unknownWord(attribute: String, value: String)
  case danglingReference(String, in: String)
  /// An element isn't supported inside its parent element.
  case unknownElement(String, in: String)
  /// The navigation bar for a navigation item is in another document.
  case navigationItem
  /// A title belongs to a table section without rows, so its position isn't known.
  case sectionTitle
  /// UIKit would reject a constraint.
  case illegalConstraint(ConstraintFault)
  /// A text exceeds the length limit and is cut; the value is the number of characters that remain.
  case longText(used: Int)
  /// A constraint lacks a required attribute.
  case missingAttribute(String)
}

extension InterfaceFault {
  /// The fault as a sentence, with the violated rule and the likely fix.
  var sentence: String {
    switch self {
    case .notXML(let reason):
      "this is not XML: \(reason); save the document in Xcode again"
    case .encoding:
      "the encoding of this document is not supported; save it in UTF-8, as Xcode does (UTF-16, ISO-8859-1 and"
        + " US-ASCII are read as well)"
    case .mergeConflict:
      "this is the marker of a merge conflict; resolve the conflict and remove the markers"
    case .documentType:
      "Interface Builder documents have no document type declaration; remove it"
    case .tooLarge:
      excess("\(InterfaceLimits.byteCount >> 20) MiB, which is the most that is read")
    case .tooManyElements:
      excess("\(InterfaceLimits.elementCount) elements, which is the most that is read")
    case .tooManyViews:
      excess("\(InterfaceLimits.viewCount) views, which is the most that is laid out")
    case .longText(let used):
      longText(used)
    case .tooDeep:
      "elements are nested more than \(InterfaceLimits.depth) deep here; Interface Builder documents never are"
    case .foreignRoot(let name):
      "an Interface Builder document begins with <document>, not with <\(name)>"
    case .archive:
      "this document has the form of Xcode 3; open and save it in a newer Xcode"
    case .otherSystem(let type):
      "this document is for another system (\(type)); only documents for iOS are supported"
    case .duplicateID(let id, let first):
      "the id '\(id)' is used twice; ids are unique in a document; the first is in line \(first.line),"
        + " column \(first.column); change one of them"
    case .noScenes:
      "the document has no view controller with a view and no view of its own; there is nothing to lay out"
    case .rootWithoutID(let name):
      "this <\(name)> has no id, nor does any other view that could be laid out; views have one, such as"
        + " id=\"abc-De-1fG\""
    case .impossibleCanvas(let name, let id, let size, let scale):
      "the <\(name)> '\(id)' is \(size) points, which no canvas can be: " + canvasRule(scale)
    case .unknownScene(let id, let suggestion, let scenes):
      "the document has no view, cell or view controller with the id or name '\(id)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; its scenes are \(sceneList(scenes))")
    case .sceneWithoutView(let id, let element, let scenes):
      "the <\(element)> '\(id)' is not a view and has none in this document; its scenes are \(sceneList(scenes))"
    case .notANumber(let attribute, let value):
      "\(attribute)=\"\(value)\" is not a number between -1e9 and 1e9"
    case .priorityOutOfRange(let attribute, let value):
      "\(attribute)=\"\(value)\" is not a priority; priorities are between 0 and 1000"
    case .unknownWord(let attribute, let value):
      "\(attribute)=\"\(value)\" is not known"
    case .danglingReference(let id, let element):
      "<\(element)> names '\(id)', which is not a view or guide in this scene; Xcode would remove it"
    case .unknownElement(let name, let parent):
      "<\(name)> is not known in <\(parent)> and left out"
    case .navigationItem:
      "no navigation controller of this document shows a view controller that has a navigation item; bars from"
        + " another storyboard or from code take no room, unless --safe-area includes them"
    case .sectionTitle:
      "the title of a table section without rows is not drawn"
    case .illegalConstraint(let fault):
      fault.sentence
    case .missingAttribute(let name): "\(name) is missing"
    }
  }

  private func excess(_ limit: String) -> String {
    "this document has more than \(limit); move scenes to another document"
  }

  private func longText(_ used: Int) -> String {
    "only the first \(used) characters of a text are shown: a text has at most \(TextLimits.length), a word"
      + " \(TextLimits.wordLength), and the texts of a scene \(TextLimits.totalLength) together"
  }

  private func canvasRule(_ scale: String) -> String {
    "sides are above 0 and at most \(Canvas.maximumPixelsPerSide) pixels, with \(scale) to a point here; correct its"
      + " <rect>, or give --canvas or --device"
  }
}

/// Lists the names of the first few scenes and the number of further scenes: `Login, About and 3 more`.
package func sceneList(_ names: [String]) -> String {
  let limit = 10
  let rest = names.count > limit ? " and \(names.count - limit) more" : ""
  return names.prefix(limit).joined(separator: ", ") + rest
}

/// A constraint that UIKit would reject, with both sides as the document states them.
package struct ConstraintFault: Hashable, Sendable {
  let id: String
  let first: String
  let second: String
  let error: LayoutError

  /// The fault as a sentence.
  fileprivate var sentence: String {
    "the constraint '\(id)' is left out, because UIKit rejects it: \(reason)"
  }

  private var reason: String {
    switch error {
    case .locationWithoutSecondItem:
      "'\(first)' is a position, which needs a position of another item"
    case .invalidPairing(let one, let other, _) where one.isSize != other.isSize:
      "'\(first)' can't be related to '\(second)'; a size goes with a size, a position with a position"
    case .invalidPairing:
      "'\(first)' can't be related to '\(second)'; a horizontal position goes with a horizontal one, a vertical"
        + " with a vertical"
    case .directionalWithAbsoluteSide:
      "'\(first)' can't be related to '\(second)'; leading and trailing don't go with left and right"
    case .attributeNotOnGuide(let attribute, _):
      "layout guides have no \(attribute.name); name the guide's view"
    case .priorityOutOfRange:
      "priorities are above 0 and at most 1000"
    default: "\(error)"
    }
  }
}

/// A problem with an Interface Builder document, and its position.
public struct InterfaceProblem: Error, Hashable, Sendable {
  /// The position of the problem in the document.
  public var position: SourcePosition
  package var fault: InterfaceFault

  init(_ fault: InterfaceFault, _ position: SourcePosition) {
    self.fault = fault
    self.position = position
  }

  /// The problem, the violated rule and the likely fix, as one line.
  public var message: String { fault.sentence }
}

/// All problems that prevent an Interface Builder document from being read.
public struct InterfaceError: Error, Hashable, Sendable {
  /// The name of the file, as given by the caller.
  public var file: String
  /// The problems in the order of their positions, never empty.
  public var problems: [InterfaceProblem]

  /// The problems as lines of the form `file:line:column: error: message`.
  public var lines: [String] {
    problems.map { "\(file):\($0.position.line):\($0.position.column): error: \($0.message)" }
  }
}
