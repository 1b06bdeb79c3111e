internal import CCairo

/// A script whose letters the main family doesn't have.
///
/// Scripts are ordered as in ``all``. Kana and hangul come before Han, so that Japanese text has only Japanese shapes.
/// Emoji come last.
package struct TextScript: Hashable, Comparable, Sendable {
  /// The four-letter ISO 15924 code, such as `Arab`, `Deva`, `Zsye` for emoji or `Zyyy` for symbols.
  package let code: String

  /// Emoji, which have their own colors.
  static let emoji = TextScript(code: "Zsye")
  /// Symbols without a script.
  static let symbols = TextScript(code: "Zyyy")

  init(code: String) { self.code = code }

  /// Creates the script of a character from its Unicode property, or returns `nil` for characters that modify others.
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

  /// Creates the script of a grapheme cluster, or returns `nil` if the main family has the cluster.
  init?(of character: Character, unless isPlain: (Unicode.Scalar) -> Bool) {
    var found: TextScript?
    for scalar in character.unicodeScalars where !isPlain(scalar) {
      guard let script = TextScript(of: scalar) else { continue }
      // A letter takes precedence over symbols, and an emoji over everything.
      if script == .emoji || found == nil || found == .symbols { found = script }
    }
    guard let found else { return nil }
    self = found
  }

  /// The script's display name.
  package var name: String { entry?.name ?? "\(code) (ISO 15924)" }

  /// The Debian package with the script's fonts, or `nil` if no package is known.
  package var package: String? { entry?.package }

  /// The language to set for shaping the script's letters, or `nil` if the language makes no difference.
  var language: String? { entry?.language }

  /// The font families with letters of the script, in order of preference.
  var families: [FontFamily] { entry?.families ?? [] }

  private var place: Int { Self.table.firstIndex { $0.code == code } ?? Self.table.count }
  private var entry: Entry? { Self.table.first { $0.code == code } }

  package static func < (lhs: TextScript, rhs: TextScript) -> Bool {
    (lhs.place, lhs.code) < (rhs.place, rhs.code)
  }
}

/// The variation selector that requests emoji presentation of the previous character.
let emojiSelector: Unicode.Scalar = "\u{FE0F}"

/// A font family by its name and files.
struct FontFamily: Hashable, Sendable {
  /// DejaVu Sans, which most systems have, as the fallback for figures and for some scripts.
  static let dejavu = FontFamily(
    name: "DejaVu Sans", fileNames: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])

  /// The name of the family in the font files.
  let name: String
  /// The names of the family's files, one or more for each weight; some of the files may not be installed.
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

  /// The fallback fonts: scripts in the order in which they are tried, each with its families by preference.
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

  /// Creates the entry for a script with a separate family of Noto Sans, and optionally other families.
  private static func noto(
    _ code: String, _ name: String, _ language: String, or others: [FontFamily] = [],
    in package: String = "fonts-noto-core"
  ) -> Entry {
    let files = ["Regular", "Medium", "SemiBold", "Bold"].map { "NotoSans\(name)-\($0).ttf" }
    let family = FontFamily(name: "Noto Sans \(name)", fileNames: files)
    return Entry(
      code: code, name: name, language: language, families: [family] + others, package: package)
  }

  /// Creates the entry for a script of which the main family lacks only rare letters.
  private static func rare(_ code: String, _ name: String, _ language: String) -> Entry {
    Entry(
      code: code, name: name, language: language, families: [.dejavu], package: "fonts-dejavu-core")
  }

  /// Creates the entry for a Chinese, Japanese or Korean script, whose letter shapes in Noto depend on the region.
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

  /// All scripts with known fallback fonts, in the order in which the fonts are tried.
  package static var all: [TextScript] { table.map { TextScript(code: $0.code) } }
}
