internal import CCairo

/// The pango attributes of ranges of a text.
///
/// It is the only owner of a list of pango attributes. The attributes set the language of each script, which pango
/// would otherwise guess from the environment. They also disable substitutions. Inter would replace `->` by an arrow
/// and the `x` in `320x568` by a multiplication sign, but labels must show the original text. Scripts that need
/// substitutions keep them.
@safe
struct TextAttributes: ~Copyable {
  /// The maximum size, in bytes, of the part of a word that pango shapes at once.
  private static let longestPart = 512

  private let list: OpaquePointer
  private let families: [TextScript: String]

  /// The attributes of a text that needs only the main family.
  init() {
    unsafe list = pango_attr_list_new()
    families = [:]
    disableHyphens()
    insertPlain(0..<UInt32.max)
  }

  /// The attributes of a text in several scripts or with long words.
  ///
  /// `families` are the families for scripts whose fonts don't depend on adjacent characters. `script` returns the
  /// script of a character, or `nil` if the main family has it.
  init(
    _ text: String, families: [TextScript: String] = [:], script: (Character) -> TextScript?
  ) {
    unsafe list = pango_attr_list_new()
    self.families = families
    disableHyphens()
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

  /// Applies the attributes to a layout, which retains them.
  func apply(to layout: OpaquePointer) {
    unsafe pango_layout_set_attributes(layout, list)
  }

  /// Disables hyphens at line breaks within words, because UIKit's labels don't have them.
  private func disableHyphens() { unsafe add(pango_attr_insert_hyphens_new(0), 0..<UInt32.max) }

  /// Whether a text may have words that need to be divided.
  static func hasLongWords(_ text: String) -> Bool { text.utf8.count > longestPart }

  /// Makes pango shape long words in parts.
  ///
  /// At each line break, pango shapes the rest of a word again, which takes quadratic time. An attribute divides the
  /// word: it allows fallback fonts, which is the default and has no other effect.
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
