internal import CCairo

/// What pango is told about the stretches of a text: the language of each script, and that the
/// family's own substitutions are off.
///
/// Inter would make an arrow of `->` and a multiplication sign of the `x` in `320x568`; labels are
/// to show what was written. Scripts that need substitutions to be read keep all of theirs. The
/// languages are said here because pango would otherwise guess them from the environment.
///
/// The only type that holds one of pango's lists of attributes.
@safe
struct TextAttributes: ~Copyable {
  /// The longest part of a word that pango shapes in one go, in bytes.
  private static let longestPart = 512

  private let list: OpaquePointer
  private let families: [TextScript: String]

  /// The attributes of any text that the figures' own family can set.
  init() {
    unsafe list = pango_attr_list_new()
    families = [:]
    forgoHyphens()
    insertPlain(0..<UInt32.max)
  }

  /// The attributes of a text in several scripts, or with long words.
  ///
  /// - Parameters:
  ///   - text: What is to be set.
  ///   - families: The families of scripts whose characters look the same beside all others.
  ///   - script: The script of a character; nil for one of the figures' own family.
  init(
    _ text: String, families: [TextScript: String] = [:], script: (Character) -> TextScript?
  ) {
    unsafe list = pango_attr_list_new()
    self.families = families
    forgoHyphens()
    divideWords(of: text)
    var current: TextScript?
    var start: UInt32 = 0
    var end: UInt32 = 0
    for character in text {
      let found = script(character)
      if found != current, end > 0 {
        insert(current, start..<end)
        start = end
      }
      current = found
      end += UInt32(character.utf8.count)
    }
    insert(current, start..<end)
  }

  deinit { unsafe pango_attr_list_unref(list) }

  /// Gives the attributes to a layout, which keeps them.
  func apply(to layout: OpaquePointer) {
    unsafe pango_layout_set_attributes(layout, list)
  }

  /// Has no hyphen put where a line ends within a word: labels show what was written, as they do on a
  /// device.
  private func forgoHyphens() { unsafe add(pango_attr_insert_hyphens_new(0), 0..<UInt32.max) }

  /// Whether a text may have words that are to be divided.
  static func hasLongWords(_ text: String) -> Bool { text.utf8.count > longestPart }

  /// Makes pango shape long words in parts.
  ///
  /// At each line break, it shapes all that is left of a word again, in time proportional to the square of its length.
  /// Falling back to other fonts is the default, so the attribute does nothing but divide.
  private func divideWords(of text: String) {
    guard Self.hasLongWords(text) else { return }
    var (end, length, start) = (0, 0, Int?.none)
    for character in text {
      length = character.isWhitespace ? 0 : length + character.utf8.count
      end += character.utf8.count
      guard length >= Self.longestPart else { continue }
      length = 0
      if let from = start {
        unsafe add(pango_attr_fallback_new(1), UInt32(from)..<UInt32(end))
        start = nil
      } else {
        start = end
      }
    }
    if let from = start, from < end {
      unsafe add(pango_attr_fallback_new(1), UInt32(from)..<UInt32(end))
    }
  }

  private func insert(_ script: TextScript?, _ range: Range<UInt32>) {
    guard let script else { return insertPlain(range) }
    if let family = families[script] { unsafe add(pango_attr_family_new(family), range) }
    guard let language = script.language else { return }
    unsafe add(pango_attr_language_new(pango_language_from_string(language)), range)
  }

  private func insertPlain(_ range: Range<UInt32>) {
    unsafe add(pango_attr_font_features_new("calt=0,liga=0,clig=0,dlig=0"), range)
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<UInt32>) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = range.lowerBound
    unsafe attribute.pointee.end_index = range.upperBound
    unsafe pango_attr_list_insert(list, attribute)
  }
}
