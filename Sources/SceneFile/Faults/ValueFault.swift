internal import AutoLayout
internal import LayoutDocuments

/// A reason why a value is invalid for its key.
package enum ValueFault: Hashable, Sendable {
  case unknownKey(String, of: SceneTable, suggestion: String?)
  /// YAML split an unquoted text at its commas, so the given part was read as a key.
  case splitText(String, of: SceneTable, whole: String, key: String)
  case missingKey(String, of: SceneTable)
  case missingValue(String)
  case wrongShape(String, expected: String)
  /// YAML read a key and its value as one text, because no space follows the colon.
  case noSpaceAfterColon(String)
  case notNumber(String, key: String)
  case numberOutOfRange(Double, key: String, rule: NumberRule)
  case unknownChoice(String, key: String, choices: [String], suggestion: String?)
  case textTooLong(Int, key: String)
  /// This text makes the total length of the file's texts exceed the limit.
  case textsTooLong
  case wordTooLong(Int, key: String)
  case badColor(String, key: String)
  case unknownColor(String, key: String, suggestion: String?)
  case unreadableImage(String, reason: String)
  case badSize(String, key: String)
  /// A width or height is specified in addition to a size.
  case secondSize(String)
  case canvasNotPositive(String)
  case canvasTooLarge(String, limit: Int)
  case unknownDevice(String, suggestion: String?)
  case noFormat(String, choices: [String])
  case stillFormat(String)
}

/// The ranges of numbers that keys permit.
package enum NumberRule: String, Hashable, Sendable {
  case any = "a finite number"
  case notNegative = "0 or more"
  case positive = "above 0"
  case contentPriority = "from 0 to 1000, which is required"
  case strokeWidth = "above 0 and at most 20"
  case share = "from 0 to 1"
  case planeAngle = "from -75 to 75"
  case planeDistance = "from 1 to 2000"
  case step = "a whole number from 1 to 1000"
  case figureMargin = "from 0 to 1000"
  case lineCount = "a whole number from 0 to 10000"

  /// Whether a finite number satisfies the rule.
  func allows(_ number: Double) -> Bool {
    switch self {
    case .any: true
    case .notNegative: number >= 0
    case .positive: number > 0
    case .contentPriority: number >= 0 && number <= 1000
    case .strokeWidth: number > 0 && number <= 20
    case .share: number >= 0 && number <= 1
    case .planeAngle: number >= -75 && number <= 75
    case .planeDistance: number >= 1 && number <= 2000
    case .step: number >= 1 && number <= 1000 && number == number.rounded()
    case .figureMargin: number >= 0 && number <= 1000
    case .lineCount: number >= 0 && number <= 10_000 && number == number.rounded()
    }
  }
}

/// Whether a number is above 0 and at most 1000, also after rounding to single precision.
func isPriority(_ number: Double) -> Bool {
  Float(number) > 0 && number <= 1000
}

extension ValueFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .unknownKey(let key, let table, let suggestion):
      "\(shown(key)) is not a key of \(table.noun)"
        + (suggestion != nil
          ? didYouMean(suggestion)
          : "; " + (table.home(ofKey: key) ?? "it has \(table.commonKeys)"))
    case .splitText(let part, let table, let whole, let key):
      "\(shown(part)) is not a key of \(table.noun); between { and }, a text with a comma needs "
        + "quotes: \(key): \"\(shown(whole).dropFirst().dropLast())\""
    case .missingKey(let key, let table):
      "'\(key)' is missing; \(table.noun) needs one"
    case .missingValue(let key):
      "'\(key)' has no value; write one, or leave the key out"
        + (["fill", "textColor"].contains(key)
          ? "; a color has to be quoted, since # begins a comment" : "")
    case .noSpaceAfterColon(let text):
      "\(shown(text)) is one text, since no space follows its ':'; add one"
    case .wrongShape(let key, "a list"):
      "'\(key)' takes a list; write [ … ], or begin each element's line with"
        + " '- '"
    case .wrongShape(let key, let expected):
      (key.contains(" ") ? key : "'\(key)'") + " takes \(expected), not this value"
    case .notNumber(let text, let key):
      "\(shown(text)) is not a number; "
        + (numberBeforeUnit(text).map { "lengths are points, without a unit; write \($0)" }
          ?? priorityNumbers[text].map { "a priority is a number; write \($0)" }
          ?? "'\(key)' takes one, such as \(key == "numberOfLines" ? "0 or 2" : "8 or 0.5")")
    case .numberOutOfRange(let number, let key, let rule):
      "\(shortest(number)) is out of range; '\(key)' must be \(rule.rawValue)"
    case .unknownChoice(let text, let key, let choices, let suggestion):
      "\(shown(text)) is not a value of '\(key)'"
        + (suggestion == nil ? choiceText(choices) : didYouMean(suggestion))
    case .textTooLong(let count, let key):
      "this text has \(count) characters; '\(key)' has at most \(TextLimits.length)"
    case .textsTooLong:
      "with this text, the texts of the file have more than \(TextLimits.totalLength) characters together;"
        + " shorten them, or make several scenes"
    case .wordTooLong(let count, let key):
      "\(count) characters without a space; a word of '\(key)' has at most"
        + " \(TextLimits.wordLength), so add spaces"
    case .unreadableImage(let path, let reason): "the image \(shown(path)) can't be read: \(reason)"
    case .badColor(let text, let key): "\(shown(text)) is not a color; \(colorAdvice(text, key))"
    case .unknownColor(let text, let key, let suggestion):
      "\(shown(text)) is not a color"
        + (suggestion == nil ? "; \(viewColorAdvice(text, key))" : didYouMean(suggestion))
    case .badSize(let text, let key): "\(shown(text)) is not a size; \(sizeAdvice(text, key))"
    case .secondSize(let key): "'\(key)' cannot be used with 'size'; leave out one of them"
    case .canvasNotPositive(let name):
      "the canvas \(shown(name)) cannot be drawn; width, height and scale must be above 0"
    case .canvasTooLarge(let name, let limit):
      "the canvas \(shown(name)) cannot be drawn; a side can have at most \(limit) pixels"
    case .unknownDevice(let name, let suggestion):
      "\(shown(name)) is not a known device"
        + (suggestion == nil ? "; 'plumbline devices' lists them" : didYouMean(suggestion))
    case .noFormat(let path, let choices):
      "\(shown(path)) doesn't end in a known format; it has to end in one of \(choices.joined(separator: ", ")), or"
        + " 'format' names one"
    case .stillFormat(let format):
      "\(format) can't be animated here; 'animate' is for png, and for svg with 'svg': 'structured'"
    }
  }
}

/// Returns advice for an invalid size: the corrected text or, if there isn't one, the format of sizes.
private func sizeAdvice(_ text: String, _ key: String) -> String {
  if let meant = canvasMeant(by: text, key: key) { return "write \(meant)" }
  let examples = ["intrinsicSize": "120x44 or 120x-", "imageSize": "20x16"]
  return "'\(key)' is written as width and height, such as "
    + (examples[key] ?? "320x568 or 320x568@2")
}

/// Returns advice for an invalid color: the corrected text or, if there isn't one, the format of colors.
private func colorAdvice(_ text: String, _ key: String) -> String {
  if Color(hex: "#" + text) != nil { return "colors begin with #: write '#\(text)', in quotes" }
  return colorNames[text.lowercased()].map { "write '\($0)', in quotes" }
    ?? "'\(key)' is written as '#2d7dd2' or '#2d7dd280', in quotes"
}

/// Returns the advice for an invalid color of a view.
private func viewColorAdvice(_ text: String, _ key: String) -> String {
  Color(hex: "#" + text) != nil || colorNames[text.lowercased()] != nil
    ? colorAdvice(text, key) : "'\(key)' takes \(SceneTable.colorPair.shape)"
}

/// The hexadecimal values of color names in CSS and UIKit.
private let colorNames = [
  "black": "#000000", "white": "#ffffff", "gray": "#808080", "grey": "#808080",
  "silver": "#c0c0c0", "red": "#ff0000", "maroon": "#800000", "green": "#008000",
  "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00", "blue": "#0000ff",
  "navy": "#000080", "teal": "#008080", "cyan": "#00ffff", "aqua": "#00ffff",
  "magenta": "#ff00ff", "fuchsia": "#ff00ff", "purple": "#800080", "orange": "#ffa500",
  "brown": "#a52a2a", "pink": "#ffc0cb", "gold": "#ffd700", "indigo": "#4b0082",
  "violet": "#ee82ee", "crimson": "#dc143c", "coral": "#ff7f50", "salmon": "#fa8072",
  "turquoise": "#40e0d0", "khaki": "#f0e68c", "lightgray": "#d3d3d3", "lightgrey": "#d3d3d3",
  "darkgray": "#a9a9a9", "darkgrey": "#a9a9a9", "transparent": "#00000000",
  "clear": "#00000000", "systemred": "#ff3b30", "systemorange": "#ff9500",
  "systemyellow": "#ffcc00", "systemgreen": "#34c759", "systemmint": "#00c7be",
  "systemteal": "#30b0c7", "systemcyan": "#32ade6", "systemblue": "#007aff",
  "systemindigo": "#5856d6", "systempurple": "#af52de", "systempink": "#ff2d55",
  "systembrown": "#a2845e", "systemgray": "#8e8e93", "label": "#000000",
  "systembackground": "#ffffff",
]

/// Returns the correct form of a canvas that is written as a device's name or as a size such as `320×568`.
///
/// Returns `nil` for any other text.
private func canvasMeant(by text: String, key: String) -> String? {
  if key == "canvas", Device.placed(text) != nil { return "{ device: \(text) }" }
  let size = text.lowercased().filter { $0 != " " }
  let meant = String(size.map { "×*,".contains($0) ? "x" : $0 })
  return Canvas(parsing: meant) == nil ? nil : meant
}

/// Returns the number before a unit of length, such as `8` for `8pt`, or `nil` for other texts.
func numberBeforeUnit(_ text: String) -> String? {
  for unit in ["pt", "px", "dp", "points"] where text.hasSuffix(unit) {
    let number = text.dropLast(unit.count).filter { $0 != " " }
    if plainDecimal(number) != nil { return number }
  }
  return nil
}

/// Lists the valid values for a message.
private func choiceText(_ choices: [String]) -> String {
  choices.isEmpty
    ? "; there is nothing to choose from" : "; it is one of \(shortList(choices, atMost: 40))"
}
