/// A text in a PNG file, stored as an `iTXt` chunk (PNG specification, section 11.3.3.4).
package struct PNGText: Hashable, Sendable {
  /// The registered keywords for descriptions of a picture.
  package enum Keyword: String, Hashable, Sendable {
    case title = "Title"
    case description = "Description"
  }

  /// The keyword, such as the title or the description.
  package let keyword: Keyword
  /// The text, which is stored uncompressed.
  package let text: String
  /// The language as a BCP 47 tag, or an empty string if it is unknown.
  package let language: String

  /// Creates a text.
  package init(_ keyword: Keyword, _ text: String, language: String = "") {
    self.keyword = keyword
    self.text = text
    self.language = language
  }

  /// The contents of the chunk.
  var content: [UInt8] {
    // Zero bytes end the fields before the text, so they can't contain any. Tags are ASCII.
    let tag = language.utf8.filter { $0 > 0x20 && $0 < 0x7F }
    let body = text.replacing("\0", with: "\u{FFFD}")
    return Array(keyword.rawValue.utf8) + [0, 0, 0] + tag + [0, 0] + Array(body.utf8)
  }
}

extension [PNGText] {
  /// The number of bytes that the chunks of the texts take in a file.
  var byteCount: Int { reduce(0) { $0 + $1.content.count + 12 } }
}
