/// Paths that exist on one machine only, such as a home directory.
enum MachinePaths {
  /// Spelled as parts, because this file is tracked too.
  static let roots = ["home", "root", "Users", "work"].map { "/\($0)/" }

  static func findings(in file: SourceFile) -> [Finding] {
    let bytes = file.bytes
    guard !bytes.contains(0) else { return [] }
    let roots = roots.map { Array($0.utf8) }
    var findings: [Finding] = []
    for offset in bytes.indices where bytes[offset] == .slash {
      guard offset == 0 || !continuesPath(bytes[offset - 1]) else { continue }
      for root in roots where bytes.has(root, at: offset) {
        findings.append(
          Finding(
            path: file.path, line: file.line(at: offset),
            rule: "'\(String(decoding: root, as: UTF8.self))' is a place on one machine",
            fix: "write the path from the root of the repository"))
      }
    }
    return findings
  }

  /// Whether a slash after this byte is in the middle of a path, as in `docs` or `~` and a folder.
  private static func continuesPath(_ byte: UInt8) -> Bool {
    byte.isPartOfWord || ".-~)}]*#".utf8.contains(byte)
  }
}
