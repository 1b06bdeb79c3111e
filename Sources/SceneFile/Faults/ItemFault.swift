package import AutoLayout
package import LayoutDocuments

/// A reason why a view or guide, or its name, is invalid.
package enum ItemFault: Hashable, Sendable {
  case badIdentifier(String)
  case badMetricName(String)
  case reservedIdentifier
  case rootIdentifier(String)
  case duplicateIdentifier(String, firstAt: SourcePosition)
  case keyOfOtherClass(String, viewClass: KnownViewClass, classes: [KnownViewClass])
  case keyOfOtherBar(String, classes: [KnownViewClass])
  case conflictingKeys(String, String)
  case needsFrame
  case frameInStack
  case notArranged(String, suggestion: String?)
}

extension ItemFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .badIdentifier(let text):
      "\(shown(text)) is not an id; ids are letters from A to Z, digits, '_' and '-', with at least one"
        + " letter and no leading '-'"
    case .badMetricName(let text):
      "\(shown(text)) is not the name of a metric; names are letters, digits, '_' and '-', with at"
        + " least one letter, and don't look like numbers"
    case .reservedIdentifier:
      "'root' is the id of the root view; choose another id here"
    case .rootIdentifier(let text):
      "\(shown(text)) cannot be the id of the root view; it is always 'root'"
    case .duplicateIdentifier(let id, let first):
      "'\(id)' is the id of another view or guide; an id belongs to one item; the first is in line"
        + " \(first.line), column \(first.column)"
    case .keyOfOtherClass(let key, let viewClass, let classes):
      "'\(key)' is not a key of a \(viewClass.word)"
        + (SceneTable.view.otherName(key, ofClass: viewClass).map { didYouMean($0) }
          ?? "; it belongs to \(classes.map(\.word).joined(separator: ", "))")
    case .keyOfOtherBar(let key, let classes):
      "'\(key)' is a key of items of a \(classes.map(\.word).joined(separator: " or "))"
    case .conflictingKeys(let first, let second):
      "'\(second)' cannot be used with '\(first)'; write one of them"
    case .needsFrame:
      "'autoresizing' stretches a frame; give the view a 'frame', or leave the key out"
    case .frameInStack:
      "a view inside of a StackView has no 'frame' of its own; the stack view places it"
    case .notArranged(let id, let suggestion):
      "\(shown(id)) is not the id of a subview of this stack view" + didYouMean(suggestion)
    }
  }
}
