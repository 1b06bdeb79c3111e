/// A reason why a constraint does not state what a constraint can.
package enum EquationFault: Hashable, Sendable {
  /// What stands there instead is nil at the end of the equation.
  case expected(EquationExpectation, found: String?)
  /// YAML has made a mapping or a list of the line.
  case takenApart
  case openIdentifier
  case emptyIdentifier
  case spacesMissing(Character)
  case malformedName(String)
  case noAttribute(String)
  case unknownItem(String, suggestion: String?)
  case unknownMetric(String, suggestion: String?)
  case unknownAttribute(String, item: String, suggestion: String?)
  case unknownGuide(String, item: String, suggestion: String?)
  case attributeOfGuide(SceneAttribute, guide: String)
  case guideOfGuide(SceneItemName.BuiltInGuide, guide: String)
  case needsScrollView(SceneItemName.BuiltInGuide, item: String)
  case twoItemsOnOneSide
  case listsOnBothSides
  case productOfItems
  case divisionByItem
  case divisionByZero
  case zeroTimesItem
  case noItem
  case notFinite(String)
  case priorityOutOfRange(Double)
  case positionWithoutItem(String)
  case sizeWithPosition(String, String)
  case horizontalWithVertical(String, String)
  case readingWithFixedEdge(String, String, suggestion: String)
  case zeroMultiplier(String)
}

/// What an equation has at a place.
package enum EquationExpectation: String, Hashable, Sendable {
  case relation = "'==', '<=' or '>='"
  case operand = "an attribute such as 'label.width', or a number"
  case number = "a number, a fraction such as 16/9, or the name of a metric"
  case priority = "a priority such as 750, or the name of a metric"
  case itemOfList = "the id of an item"
  case endOfList = "',' or ')'"
  case attributeOfList = "an attribute of all items in the list, as in '(a, b).top',"
  case endOfEquation = "a relation, '@' and a priority, an identifier in quotation marks, or the end"
  case nothingAfterIdentifier = "the end, since the identifier comes last,"
}

extension EquationFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .expected(let expectation, let found):
      "\(found.map(shown) ?? "the end") is not expected here; an equation has"
        + " \(expectation.rawValue) at this place"
    case .takenApart:
      "YAML does not read this as one text; put the whole equation in single quotes"
    case .openIdentifier:
      "the identifier is not closed; end it with a quotation mark, and put the whole equation in"
        + " single quotes if there is a '#' in it"
    case .emptyIdentifier:
      "an identifier has at least one character; remove the quotation marks"
    case .spacesMissing(let sign):
      "'\(sign)' can be a part of names; between operands it stands between spaces"
    case .noItem:
      "no item stands on either side; an equation has at least one attribute, as in 'a.width == 44'"
    case .notFinite(let text):
      "\(shown(text)) is not a finite number; a constraint's numbers are"
    case .priorityOutOfRange(let priority):
      "the priority \(shortest(priority)) is out of range; priorities are above 0 and at most 1000"
    default: nameSentence ?? pairingSentence
    }
  }

  /// The sentence of a fault in a name.
  private var nameSentence: String? {
    switch self {
    case .malformedName(let name):
      "\(shown(name)) is not the name of an attribute; write 'item.attribute' or"
        + " 'item.guide.attribute'"
    case .noAttribute(let name):
      "\(shown(name)) has no attribute here; write one, as in '\(name).width'"
    case .unknownItem(let name, let suggestion):
      "\(shown(name)) is not the id of a view or guide" + didYouMean(suggestion)
    case .unknownMetric(let name, let suggestion):
      "\(shown(name)) is neither a number nor a metric of the scene" + didYouMean(suggestion)
    case .unknownAttribute(let name, let item, let suggestion):
      "\(shown(name)) is not an attribute of '\(item)'" + didYouMean(suggestion)
    case .unknownGuide(let name, let item, let suggestion):
      "\(shown(name)) is not a guide of '\(item)'" + didYouMean(suggestion)
    case .attributeOfGuide(let attribute, let guide):
      "'\(guide)' is a guide and has no '\(attribute.rawValue)'; guides have edges, centres and"
        + " sizes, but neither baselines nor margins"
    case .guideOfGuide(let builtIn, let guide):
      "'\(guide)' is a guide and has no '\(builtIn.rawValue)'; only views have"
    case .needsScrollView(let builtIn, let item):
      "'\(item)' has no '\(builtIn.rawValue)' guide; only a ScrollView has"
    default: nil
    }
  }

  /// The sentence of a fault in what is related to what.
  private var pairingSentence: String {
    switch self {
    case .twoItemsOnOneSide:
      "a second item stands on this side; a constraint relates one attribute to at most one other,"
        + " so add a guide for what is between them"
    case .listsOnBothSides:
      "lists stand on both sides; a list of items may stand on one side of a relation"
    case .productOfItems:
      "an attribute is multiplied by an attribute; it can be multiplied by a number only"
    case .divisionByItem:
      "a number is divided by an attribute; only attributes can be divided, and by a number"
    case .divisionByZero:
      "this divides by zero; the divisor is any other number"
    case .zeroTimesItem:
      "the item on this side is multiplied by 0; the side that stands alone needs another factor"
    case .positionWithoutItem(let anchor):
      "'\(anchor)' is a position and cannot be a number alone; relate it to an attribute of another"
        + " item, as in '== root.\(lastPart(anchor)) + 8'"
    case .sizeWithPosition(let first, let second):
      "'\(second)' cannot be related to '\(first)'; a size goes with a size, a position with a"
        + " position"
    case .horizontalWithVertical(let first, let second):
      "'\(second)' cannot be related to '\(first)'; a horizontal position goes with a horizontal"
        + " one, a vertical with a vertical"
    case .readingWithFixedEdge(let first, let second, let suggestion):
      "'\(second)' cannot be related to '\(first)'; leading and trailing do not go with left and"
        + " right; did you mean '\(suggestion)'?"
    case .zeroMultiplier(let first):
      "the multiplier is 0, which would make '\(first)' a number alone; a position needs another"
        + " multiplier"
    default: "the constraint cannot be read"
    }
  }

  private func lastPart(_ anchor: String) -> String {
    anchor.split(separator: ".").last.map(String.init) ?? anchor
  }
}

/// A number as messages show it: without `.0`.
func shortest(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
