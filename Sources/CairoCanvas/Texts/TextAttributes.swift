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
  private let list: OpaquePointer

  /// The attributes of any text that the figures' own family can set.
  init() {
    unsafe list = pango_attr_list_new()
    forgoHyphens()
    insertPlain(0..<UInt32.max)
  }

  /// The attributes of a text in several scripts.
  ///
  /// - Parameters:
  ///   - text: What is to be set.
  ///   - script: The script of a character; nil for one of the figures' own family.
  init(_ text: String, script: (Character) -> TextScript?) {
    unsafe list = pango_attr_list_new()
    forgoHyphens()
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

  private func insert(_ script: TextScript?, _ range: Range<UInt32>) {
    guard let script else { return insertPlain(range) }
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
