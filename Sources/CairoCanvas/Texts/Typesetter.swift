internal import AutoLayout
internal import Figures
internal import Foundation

/// A selector of fonts for texts: the main family or, if it lacks letters, a font map for the text's scripts.
struct Typesetter {
  private let library: FontLibrary
  private let own: FontMap
  private let finder: ScriptFinder
  private var maps: [[TextScript]: FontMap] = [:]

  /// Opens the main family, or throws ``RenderError/fontUnreadable(path:)`` if a file isn't a font.
  init(_ library: FontLibrary) throws(RenderError) {
    self.library = library
    own = try FontMap(library)
    finder = ScriptFinder(own: own, symbols: SymbolFonts(library))
  }

  /// The fonts for a text.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` if a file for another script isn't a font.
  /// - Complexity: O(*n*) in the length of the text. The first text in a script also opens the script's files.
  mutating func map(for text: String) throws(RenderError) -> FontMap {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return own }
    let scripts = scripts(in: text)
    if scripts.isEmpty { return own }
    if let known = maps[scripts] { return known }
    let map = try FontMap(library, scripts: scripts, script: finder.script)
    maps[scripts] = map
    return map
  }

  /// Collects a text's scripts that have no installed font, and other characters without a glyph in the text's fonts.
  mutating func findMissing(
    in text: String, _ scripts: inout Set<TextScript>, _ characters: inout Set<Unicode.Scalar>
  ) throws(RenderError) {
    let map = try map(for: text)
    guard map !== own else { return }
    var seen: Set<Unicode.Scalar> = []
    for scalar in text.unicodeScalars where !finder.isPlain(scalar) && seen.insert(scalar).inserted
    {
      guard let script = TextScript(of: scalar), scalar != emojiSelector, !map.covers(scalar)
      else { continue }
      if hasScript(scalar), library.fontFiles(for: script) == nil {
        scripts.insert(script)
      } else {
        // No package has characters that its script's fonts lack.
        characters.insert(scalar)
      }
    }
  }

  /// Returns whether a character may have a script: whether it is assigned and not for private use.
  private func hasScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse: false
    default: true
    }
  }

  /// The font files that a text needs in addition to the main family, in the order of ``TextScript/all``.
  func scriptPaths(for text: String) -> [String] {
    scripts(in: text).flatMap { library.fontFiles(for: $0)?.paths ?? [] }
  }

  /// The scripts that a text needs in addition to the main family, in the order of ``TextScript/all``.
  private func scripts(in text: String) -> [TextScript] {
    var scripts: Set<TextScript> = []
    for character in text {
      if let script = finder.script(of: character) { scripts.insert(script) }
    }
    return scripts.sorted()
  }
}

private struct ScriptFinder {
  let own: FontMap
  let symbols: SymbolFonts

  /// The script whose fonts a character needs, or `nil` if the main family has the character.
  ///
  /// A symbol that can be an emoji is treated as an emoji if no symbol font has it, regardless of adjacent characters.
  func script(of character: Character) -> TextScript? {
    let script = TextScript(of: character, unless: isPlain)
    guard script == .symbols, let scalar = character.unicodeScalars.first,
      scalar.properties.isEmoji, !symbols.cover(scalar)
    else { return script }
    return .emoji
  }

  /// Whether the main family has a character, or the character is invisible.
  func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return own.covers(scalar)
    }
  }
}

/// The symbol fonts, which are opened when the first symbol that can be an emoji is looked up.
private final class SymbolFonts {
  private let library: FontLibrary
  private lazy var map = try? FontMap(library, scripts: [.symbols])

  init(_ library: FontLibrary) { self.library = library }

  /// Returns whether a symbol font has a glyph for a character, or true if the fonts can't be read.
  func cover(_ scalar: Unicode.Scalar) -> Bool { map?.covers(scalar) ?? true }
}
