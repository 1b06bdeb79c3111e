/// Options for an SVG file.
public struct SVGOptions: Hashable, Sendable {
  /// The form of the file: outlined or structured.
  public var form: SVGForm
  /// Whether a structured file adapts to readers who prefer dark colors.
  ///
  /// This applies only to figures with the light theme.
  public var followsReader: Bool
  /// The prefix of all ids in a structured file, so that one page can contain several files.
  public var idPrefix = ""
  /// The scene's source to embed as metadata in a structured file, or `nil` to embed none.
  public var source: String?

  /// Creates options, by default for an outlined file without the scene's source.
  public init(
    form: SVGForm = .outlined, followsReader: Bool = true, source: String? = nil
  ) {
    self.form = form
    self.followsReader = followsReader
    self.source = source
  }
}

extension SVGOptions {
  /// Whether a text is valid as an id prefix: a letter or underscore, then letters, digits, hyphens and underscores.
  ///
  /// Only ASCII letters and digits are allowed.
  package static func isIDPrefix(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }

  /// A sentence that says why a text isn't a valid id prefix.
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

/// The form of an SVG file; the raw value is the name on the command line.
public enum SVGForm: String, Hashable, Sendable, CaseIterable {
  /// An image that looks the same everywhere: text is outlines, and elements have no ids.
  case outlined
  /// A document for web pages: each view, guide and constraint is a group with an id and classes, and text stays text.
  case structured
}
