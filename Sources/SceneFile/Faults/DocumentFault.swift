internal import AutoLayout
package import LayoutDocuments

/// A reason why a file isn't a valid YAML or JSON document, or isn't a scene file.
package enum DocumentFault: Hashable, Sendable {
  case fileTooLarge
  /// The file is of a known kind other than a scene file.
  case otherFile(OtherFile)
  /// The file has only the given keys, none of which is a key of scenes.
  case unrelated(keys: [String])
  /// The file isn't UTF-8: it has this invalid byte, or is UTF-16 if the byte is `nil`.
  case notUTF8(byte: UInt8?)
  case controlCharacter(UInt32)
  case emptyFile
  /// The YAML is invalid, with the parser's message and the likely fix.
  case yamlSyntax(String, advice: YAMLAdvice?)
  /// A visual format string isn't in quotation marks, so YAML doesn't read it as text.
  case unquotedFormat
  case jsonSyntax(JSONFault)
  case unquotedColor(String)
  case tabInIndentation
  case severalDocuments
  case tag(String, isEquation: Bool)
  case mergeKey
  case collectionAsKey
  case duplicateKey(String, firstAt: SourcePosition?)
  case manyDuplicateKeys(atLeast: Int)
  case tooDeep
  case tooManyValues
}

/// A reason why a JSON text can't be read.
package enum JSONFault: Hashable, Sendable {
  /// A required value, key or symbol is missing, and the given text is in its place.
  case expected(String, found: String)
  /// The text ends inside a string.
  case openString
  /// A string contains a control character that isn't escaped.
  case bareControlCharacter
  /// A backslash is followed by an invalid escape.
  case unknownEscape(String)
  /// A string contains half of a surrogate pair.
  case loneSurrogate
  /// A number isn't written as JSON requires.
  case badNumber(String)
  /// A comma precedes the closing bracket or brace.
  case commaBeforeEnd(Character)
  /// The text contains a comment, which JSON doesn't permit.
  case comment
  /// A string is in single quotation marks.
  case singleQuote
}

/// The advice for an equation that YAML doesn't read as one text.
let quoteAdvice = "if this line is an equation, put all of it in single quotes: - 'a.width == 44'"

extension DocumentFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .fileTooLarge:
      "the file is too large; a scene file has at most \(DocumentLimits.byteCount) bytes"
    case .otherFile(let kind):
      "this is \(kind.rawValue), not a scene; plumbline takes scene files in YAML or JSON,"
        + " such as login.scene.yaml, and Interface Builder documents"
        + (kind == .swift ? "; Documentation/LayoutCode.md tells how to draw views in Swift" : "")
    case .unrelated(let keys):
      "this isn't a scene: it has none of a scene's keys, such as 'root' and 'constraints', but only "
        + shortList(keys.map { shown($0) }, atMost: 4)
        + (keys.contains("theme") ? "; --theme takes theme files" : "")
    case .notUTF8(nil):
      "the file is UTF-16; save it as UTF-8"
    case .notUTF8(let byte?):
      "the byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8; save the file as UTF-8"
    case .controlCharacter(let value):
      "the character U+\(hexadecimal(value, digits: 4)) isn't allowed in a scene file; remove it"
    case .emptyFile:
      "the file is empty; a scene has at least a 'root'"
    case .yamlSyntax(let problem, let advice):
      "this is not YAML: \(problem)" + (advice.map { "; " + $0.sentence } ?? "")
    case .unquotedFormat:
      "a visual format has to be quoted, since | and [ mean something in YAML; write"
        + " visual: \"|-[a]-|\""
    case .jsonSyntax(let fault):
      fault.sentence
    case .unquotedColor(let color):
      "\(shown(color)) has to be quoted, since # begins a comment; write \"\(color)\""
    case .tabInIndentation:
      "tabs can't indent YAML; use spaces"
    case .severalDocuments:
      "a second document begins here; a scene file has only one, so remove the '---'"
    case .tag(let tag, let isEquation):
      "the tag \(shown(tag)) has no meaning in a scene file"
        + (isEquation ? "; " + quoteAdvice : "; remove it")
    case .mergeKey:
      "'<<' doesn't merge mappings in a scene file; write the keys out"
    case .collectionAsKey:
      "a key must be a text, not a list, a mapping or an alias; " + quoteAdvice
    case .duplicateKey(let key, let first):
      "\(shown(key)) is used twice; a mapping has each key once"
        + (first.map { "; the first is in line \($0.line), column \($0.column)" } ?? "")
    case .manyDuplicateKeys(let count):
      "\(count) keys or more are used twice, beginning with this one; a mapping has each key once"
    case .tooDeep:
      "values are nested more than \(DocumentLimits.depth) levels deep here; use fewer levels"
    case .tooManyValues:
      "the file has more than \(DocumentLimits.nodeCount) values, counting each use of an alias"
    }
  }

  private func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension JSONFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .expected(let expectation, let found):
      "\(found) is unexpected here; expected \(expectation)"
    case .openString:
      "this string is not closed; end it with a quotation mark on the same line"
    case .bareControlCharacter:
      "a tab or another control character isn't allowed in a JSON string; write it as an escape"
    case .unknownEscape(let escape):
      "\(shown(escape)) is not a JSON escape; write '\\\\' for a backslash"
    case .loneSurrogate:
      "this is one half of a surrogate pair; both halves belong side by side, as in '\\uD83D\\uDE00'"
    case .commaBeforeEnd(let end):
      "there is a ',' before this '\(end)'; remove it; JSON has commas only between values"
    case .comment:
      "JSON has no comments; remove this one"
    case .singleQuote:
      "JSON needs double quotation marks around texts and keys; write \" instead of '"
    case .badNumber(let text):
      "\(shown(text)) is not a JSON number; numbers look like -1.5e3, and texts need"
        + " quotation marks"
    }
  }
}
