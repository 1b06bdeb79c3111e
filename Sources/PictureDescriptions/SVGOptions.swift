/// Options for an SVG file.
public struct SVGOptions: Hashable, Sendable {
  /// The purpose of the file.
  public var form: SVGForm
  /// Whether a structured file also has dark colors, for readers who prefer them.
  ///
  /// This applies only to figures with the light theme.
  public var followsReader: Bool
  /// The prefix of all ids in a structured file, so that several files can be on one page.
  public var idPrefix = ""
  /// The scene's source for a structured file's metadata, or `nil` to leave it out.
  public var source: String?

  /// Makes options, by default for an outlined file without the scene's source.
  public init(
    form: SVGForm = .outlined, followsReader: Bool = true, source: String? = nil
  ) {
    self.form = form
    self.followsReader = followsReader
    self.source = source
  }
}

extension SVGOptions {
  /// Whether a text can be the prefix of ids: a letter or underscore, then letters, digits, hyphens and underscores.
  ///
  /// Only ASCII letters are allowed.
  package static func isIDPrefix(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }

  /// The reason why a text can't be the prefix of ids, as a sentence.
  package static func refusal(ofIDPrefix text: String) -> String {
    let known = String(text.map { isIDPrefix("_\($0)") ? $0 : "-" })
    let fix = isIDPrefix(known) ? known : "_" + known
    return
      "'\(text)' can't begin ids; a prefix has letters from A to Z, digits, '_' and '-', and begins with a letter"
      + " or '_', such as '\(text.isEmpty ? "login-" : fix)'"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}

/// The purpose of an SVG file, as named on the command line.
public enum SVGForm: String, Hashable, Sendable, CaseIterable {
  /// Looks the same everywhere: text is outlines, and nothing has a name.
  case outlined
  /// For web pages: each view, guide and constraint is a group with an id and classes, and text stays text.
  case structured
}
