internal import CCairo

/// A writing system beyond what the figures' own family has letters for.
///
/// Ordered by its place in the table of fonts: kana and hangul before Han, so that a Japanese text
/// takes Japanese shapes for all of it, and emoji after letters.
package struct TextScript: Hashable, Comparable, Sendable {
  /// The code of ISO 15924 as four letters: `Arab`, `Deva`; `Zsye` for emoji, `Zyyy` for symbols.
  package let code: String

  /// Pictographs with colours of their own.
  static let emoji = TextScript(code: "Zsye")
  /// Signs that belong to no writing system.
  static let symbols = TextScript(code: "Zyyy")

  /// Names a script by its code.
  init(code: String) { self.code = code }

  /// The script of a character, by Unicode's property; nil for what joins or modifies others.
  init?(of scalar: Unicode.Scalar) {
    if scalar.properties.isEmojiPresentation || scalar == emojiSelector {
      self = .emoji
      return
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return nil }
    let number = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    let code = String(decoding: letters, as: UTF8.self)
    switch code {
    case "Zinh": return nil
    case "Zzzz", "Zyyy": self = .symbols
    default: self.init(code: code)
    }
  }

  /// What a character as people see it, with all that joins or modifies it, needs beyond the figures'
  /// own family; nil where that has it.
  init?(of character: Character, unless isPlain: (Unicode.Scalar) -> Bool) {
    var found: TextScript?
    for scalar in character.unicodeScalars where !isPlain(scalar) {
      guard let script = TextScript(of: scalar) else { continue }
      // A letter decides over the signs around it, and a picture over all.
      if script == .emoji || found == nil || found == .symbols { found = script }
    }
    guard let found else { return nil }
    self = found
  }

  /// The script's name for people.
  package var name: String { entry?.name ?? "\(code) (ISO 15924)" }

  /// The Debian package whose fonts have the script; nil where the table of fonts has none.
  package var package: String? { entry?.package }

  /// The language that the script's letters are shaped for; nil where the script leaves no choice.
  var language: String? { entry?.language }

  /// The families that have the script, the preferred one first.
  var families: [FontFamily] { entry?.families ?? [] }

  private var place: Int { Self.table.firstIndex { $0.code == code } ?? Self.table.count }
  private var entry: Entry? { Self.table.first { $0.code == code } }

  package static func < (lhs: TextScript, rhs: TextScript) -> Bool {
    (lhs.place, lhs.code) < (rhs.place, rhs.code)
  }
}

/// Asks for the picture of a character that is also a letter or sign.
let emojiSelector: Unicode.Scalar = "\u{FE0F}"

/// A family of fonts by its name and files.
struct FontFamily: Hashable, Sendable {
  /// What is on most systems: the figures' second choice, and some scripts'.
  static let dejavu = FontFamily(
    name: "DejaVu Sans", fileNames: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])

  /// The name inside of the files.
  let name: String
  /// The files of its weights; those that are there are used.
  let fileNames: [String]
}

extension TextScript {
  private struct Entry {
    var code: String
    var name: String
    var language: String
    var families: [FontFamily]
    var package: String
  }

  /// The chain of fonts that texts fall back to.
  ///
  /// Scripts stand in the order in which families are tried, families by preference. Nothing else
  /// that is installed has a say.
  private static let table: [Entry] =
    [
      noto("Arab", "Arabic", "ar", or: [.dejavu], in: "fonts-dejavu-core"),
      noto("Hebr", "Hebrew", "he", or: [.dejavu], in: "fonts-dejavu-core"),
      noto("Deva", "Devanagari", "hi", or: [lohit], in: "fonts-lohit-deva"),
      noto("Beng", "Bengali", "bn"), noto("Guru", "Gurmukhi", "pa"),
      noto("Gujr", "Gujarati", "gu"), noto("Orya", "Oriya", "or"), noto("Taml", "Tamil", "ta"),
      noto("Telu", "Telugu", "te"), noto("Knda", "Kannada", "kn"),
      noto("Mlym", "Malayalam", "ml"), noto("Sinh", "Sinhala", "si"), noto("Thai", "Thai", "th"),
      noto("Laoo", "Lao", "lo"), noto("Khmr", "Khmer", "km"), noto("Mymr", "Myanmar", "my"),
      noto("Geor", "Georgian", "ka", or: [.dejavu], in: "fonts-dejavu-core"),
      noto("Armn", "Armenian", "hy", or: [.dejavu], in: "fonts-dejavu-core"),
      noto("Ethi", "Ethiopic", "am"), noto("Thaa", "Thaana", "dv"), noto("Syrc", "Syriac", "syr"),
      Entry(
        code: "Tibt", name: "Tibetan", language: "bo",
        families: [
          FontFamily(
            name: "Noto Serif Tibetan",
            fileNames: ["NotoSerifTibetan-Regular.ttf", "NotoSerifTibetan-Bold.ttf"])
        ],
        package: "fonts-noto-core"),
      noto("Cher", "Cherokee", "chr"), noto("Mong", "Mongolian", "mn"),
      cjk("Hira", "Hiragana", "ja", region: "JP"), cjk("Kana", "Katakana", "ja", region: "JP"),
      cjk("Hang", "Hangul", "ko", region: "KR"), cjk("Bopo", "Bopomofo", "zh-tw", region: "TC"),
      cjk("Hani", "Han", "zh-cn", region: "SC"),
      rare("Latn", "Latin", "en"), rare("Grek", "Greek", "el"), rare("Cyrl", "Cyrillic", "ru"),
      Entry(
        code: "Zyyy", name: "Symbols", language: "en", families: [.dejavu],
        package: "fonts-dejavu-core"),
      Entry(
        code: "Zsye", name: "Emoji", language: "und-zsye",
        families: [FontFamily(name: "Noto Color Emoji", fileNames: ["NotoColorEmoji.ttf"])],
        package: "fonts-noto-color-emoji"),
    ]

  private static let lohit = FontFamily(
    name: "Lohit Devanagari", fileNames: ["Lohit-Devanagari.ttf"])

  /// A script that a Noto Sans of its own covers, and perhaps other families.
  private static func noto(
    _ code: String, _ name: String, _ language: String, or others: [FontFamily] = [],
    in package: String = "fonts-noto-core"
  ) -> Entry {
    let files = ["Regular", "Medium", "SemiBold", "Bold"].map { "NotoSans\(name)-\($0).ttf" }
    let family = FontFamily(name: "Noto Sans \(name)", fileNames: files)
    return Entry(
      code: code, name: name, language: language, families: [family] + others, package: package)
  }

  /// The letters of a script that the figures' own family has most letters of.
  private static func rare(_ code: String, _ name: String, _ language: String) -> Entry {
    Entry(
      code: code, name: name, language: language, families: [.dejavu], package: "fonts-dejavu-core")
  }

  /// A script of Chinese, Japanese or Korean; Noto's shapes differ by region.
  private static func cjk(
    _ code: String, _ name: String, _ language: String, region: String
  ) -> Entry {
    let families = [
      FontFamily(
        name: "Noto Sans CJK \(region)",
        fileNames: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Medium.ttc", "NotoSansCJK-Bold.ttc"]),
      FontFamily(name: "WenQuanYi Micro Hei", fileNames: ["wqy-microhei.ttc"]),
      FontFamily(name: "Droid Sans Fallback", fileNames: ["DroidSansFallbackFull.ttf"]),
    ]
    return Entry(
      code: code, name: name, language: language, families: families,
      package: "fonts-wqy-microhei")
  }

  /// Every script that the table has fonts for, in its order.
  package static var all: [TextScript] { table.map { TextScript(code: $0.code) } }
}
