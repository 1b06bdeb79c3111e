/// The ASCII characters that the rules look for.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let dot = UInt8(ascii: ".")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  /// Whether the byte can be part of an identifier; every byte beyond ASCII can.
  var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default:
      false
    }
  }
}

extension [UInt8] {
  /// Whether the bytes from an offset on begin with others.
  func has(_ word: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset + word.count <= count else { return false }
    for index in word.indices where self[offset + index] != word[index] { return false }
    return true
  }
}
