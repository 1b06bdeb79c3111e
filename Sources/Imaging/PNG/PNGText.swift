/// A text that a PNG file carries besides its pixels, as an `iTXt` chunk (PNG specification, section 11.3.3.4).
package struct PNGText: Hashable, Sendable {
  /// The registered keywords for what a picture shows.
  package enum Keyword: String, Hashable, Sendable {
    case title = "Title"
    case description = "Description"
  }

  /// What the text is.
  package let keyword: Keyword
  /// The text; it is not compressed.
  package let text: String
  /// The language as a BCP 47 tag; empty if it is unknown.
  package let language: String

  /// Makes a text.
  package init(_ keyword: Keyword, _ text: String, language: String = "") {
    self.keyword = keyword
    self.text = text
    self.language = language
  }

  /// The content of the chunk.
  var content: [UInt8] {
    // Zero bytes end the fields before the text and must not be in it. Tags are ASCII.
    let tag = language.utf8.filter { $0 > 0x20 && $0 < 0x7F }
    let body = text.replacing("\0", with: "\u{FFFD}")
    return Array(keyword.rawValue.utf8) + [0, 0, 0] + tag + [0, 0] + Array(body.utf8)
  }
}

extension [PNGText] {
  /// How many bytes the texts' chunks take in a file.
  var byteCount: Int { reduce(0) { $0 + $1.content.count + 12 } }
}
