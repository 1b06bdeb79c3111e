package import AutoLayout

/// A reason why a name in a constraint isn't an attribute or a number.
package enum NameFault: Hashable, Sendable {
  case malformedName(String)
  case noAttribute(String)
  /// No item has this name. If a `kind` such as "a constraint" is given, nothing of that kind has the name either.
  ///
  /// `ids` lists all valid ids, or is empty if the scene has too many unknown names.
  case unknownItem(String, kind: String? = nil, suggestion: String?, ids: [String] = [])
  case numberForAttribute(String)
  case unknownMetric(String, suggestion: String?)
  case unknownAttribute(String, item: String, suggestion: String?)
  case unknownGuide(String, item: String, suggestion: String?)
  case attributeOfGuide(LayoutConstraint.Attribute, guide: String)
  case guideOfGuide(SystemGuideKind, guide: String)
  case needsScrollView(SystemGuideKind, item: String)
}

extension NameFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .malformedName(let name):
      "\(shown(name)) is not the name of an attribute; "
        + (priorityNumbers[String(name.drop { $0 == "." })]
          .map { "a priority is a number; write \($0)" }
          ?? "write 'item.attribute' or 'item.guide.attribute'")
    case .noAttribute(let name):
      "\(shown(name)) has no attribute here; write one, as in '\(name).width'"
    case .unknownItem(let name, let kind, let suggestion, let ids):
      "\(shown(name)) is "
        + (kind.map { "neither the id of a view or guide nor \($0)" }
          ?? "not the id of a view or guide") + nameHint(suggestion, all: "ids", ids)
    case .numberForAttribute(let number):
      "\(shown(number)) is a number, but an attribute such as 'label.width' is needed here; write"
        + " 'constant: \(number)'"
    case .unknownMetric(let name, let suggestion):
      "\(shown(name)) is neither a number nor a metric of the scene"
        + (numberBeforeUnit(name).map { "; lengths are points, without a unit; write \($0)" }
          ?? priorityNumbers[name].map { "; a priority is a number; write \($0)" }
          ?? didYouMean(suggestion))
    case .unknownAttribute(let name, let item, let suggestion):
      "\(shown(name)) is not an attribute of '\(item)'"
        + (wholes[name].map { "; \($0)" } ?? didYouMean(suggestion))
    case .unknownGuide(let name, let item, let suggestion):
      "\(shown(name)) is not a guide of '\(item)'" + didYouMean(suggestion)
    case .attributeOfGuide(let attribute, let guide):
      "'\(guide)' is a guide and has no '\(attribute.name)'; guides have edges, centers and"
        + " sizes, but neither baselines nor margins"
    case .guideOfGuide(let builtIn, let guide):
      "'\(guide)' is a guide and has no '\(builtIn.word)'; only views have that guide"
    case .needsScrollView(let builtIn, let item):
      "'\(item)' has no '\(builtIn.word)' guide; only a ScrollView has one"
    }
  }
}

/// The advice for names that stand for several attributes, such as `edges`.
private let wholes = [
  "center": "write one constraint for centerX and one for centerY",
  "size": "write one constraint for width and one for height",
  "edges": "write a constraint for each edge, or a visual format such as \"|[a]|\"",
  "aspectRatio": "a ratio is 'a.width == 16/9 * a.height'",
]

/// The numeric values of the named priorities in layout code.
let priorityNumbers = [
  "required": "1000", "defaultHigh": "750", "high": "750", "defaultLow": "250", "low": "250",
  "fittingSizeLevel": "50",
]
