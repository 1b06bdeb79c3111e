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
  private var maps: [[TextScript]: FontMap] = [:]

  /// Opens the figures' own family.
  ///
  /// - Throws: ``RenderError/fontUnreadable(path:)`` for a file that is no font.
  init(_ library: FontLibrary) throws(RenderError) {
    self.library = library
    own = try FontMap(library)
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
    let map = try FontMap(library, scripts: scripts, isPlain: isPlain)
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
    for scalar in text.unicodeScalars where !isPlain(scalar) && seen.insert(scalar).inserted {
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
      if let script = TextScript(of: character, unless: isPlain) { scripts.insert(script) }
    }
    return scripts.sorted()
  }

  /// Whether the figures' own family has a character, or nothing is drawn for it.
  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return own.covers(scalar)
    }
  }
}
