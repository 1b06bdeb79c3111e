internal import AutoLayout
internal import Figures
internal import Foundation

/// Finds, for each text, the fonts that can set it.
///
/// A text that the figures' own family has all letters for is set in that alone. Any other gets a
/// map of the files for its scripts, which depends on the text and on nothing that came before it.
struct Typesetter {
  private let library: FontLibrary
  private let own: FontMap
  private let finder: ScriptFinder
  private var maps: [[TextScript]: FontMap] = [:]

  /// Opens the figures' own family.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that is no font.
  init(_ library: FontLibrary) throws(RenderError) {
    self.library = library
    own = try FontMap(library)
    finder = ScriptFinder(own: own, symbols: SymbolFonts(library))
  }

  /// The fonts that set a text.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file of another script that is no font.
  /// - Complexity: O(*n*) in the length of the text; the first text of a script opens its files.
  mutating func map(for text: String) throws(RenderError) -> FontMap {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return own }
    let scripts = scripts(in: text)
    if scripts.isEmpty { return own }
    if let known = maps[scripts] { return known }
    let map = try FontMap(library, scripts: scripts, script: finder.script)
    maps[scripts] = map
    return map
  }

  /// Adds the scripts of a text that no font here has, and what the fonts that are here lack.
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
        // No package brings what its script's fonts do not have.
        characters.insert(scalar)
      }
    }
  }

  /// Whether a character belongs to a script, which those for private use and those that Unicode has
  /// not assigned do not.
  private func hasScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse: false
    default: true
    }
  }

  /// The files beyond the figures' own family that a text is set in, in the order of the table.
  func scriptPaths(for text: String) -> [String] {
    scripts(in: text).flatMap { library.fontFiles(for: $0)?.paths ?? [] }
  }

  /// What a text needs besides the figures' own family, in the order of the table.
  private func scripts(in text: String) -> [TextScript] {
    var scripts: Set<TextScript> = []
    for character in text {
      if let script = finder.script(of: character) { scripts.insert(script) }
    }
    return scripts.sorted()
  }
}

/// Finds the script that a character has to be set in.
private struct ScriptFinder {
  /// The figures' own family.
  let own: FontMap
  /// The fonts of symbols.
  let symbols: SymbolFonts

  /// The script whose fonts a character needs, or `nil` if the figures' own family has it.
  ///
  /// A symbol that no font of symbols has is an emoji if it can be one, whatever is beside it.
  func script(of character: Character) -> TextScript? {
    let script = TextScript(of: character, unless: isPlain)
    guard script == .symbols, let scalar = character.unicodeScalars.first,
      scalar.properties.isEmoji, !symbols.cover(scalar)
    else { return script }
    return .emoji
  }

  /// Whether the figures' own family has a character, or nothing is drawn for it.
  func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return own.covers(scalar)
    }
  }
}

/// The fonts of symbols, which are opened when the first symbol that can be an emoji is looked up.
private final class SymbolFonts {
  private let library: FontLibrary
  private lazy var map = try? FontMap(library, scripts: [.symbols])

  init(_ library: FontLibrary) { self.library = library }

  /// Whether a font of symbols has a shape for a character, or can't be read.
  func cover(_ scalar: Unicode.Scalar) -> Bool { map?.covers(scalar) ?? true }
}
