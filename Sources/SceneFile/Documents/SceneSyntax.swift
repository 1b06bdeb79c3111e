/// The two syntaxes of scene files.
package enum SceneSyntax: Hashable, Sendable, CaseIterable {
  case yaml
  case json

  /// Determines the syntax from the file's extension or, if it is unknown, from whether the file starts with `{`.
  package init(fileName: String, bytes: [UInt8]) {
    let name = fileName.lowercased()
    if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self = .yaml
    } else {
      let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
      self = bytes.first { !blanks.contains($0) } == UInt8(ascii: "{") ? .json : .yaml
    }
  }
}
