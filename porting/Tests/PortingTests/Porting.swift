import Porting
import Testing

/// The contents of files after porting, by path; of those that don't change, as they were.
func ported(_ files: [String: String]) -> [String: String] {
  let port = plan(files)
  let changed = port.changedFiles.map { ($0.original.path, text($0.bytes)) }
  return files.merging(changed) { $1 }
}

/// The text of one file after porting, which must change nothing when it is done again.
func ported(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let result = ported(["A.swift": text])["A.swift"] ?? text
  let again = ported(["A.swift": result])["A.swift"] ?? result
  #expect(again == result, "a second run changes the file", sourceLocation: sourceLocation)
  return result
}

/// The messages about what is left to do.
func leftovers(_ files: [String: String]) -> [String] { plan(files).leftovers.map(\.description) }

/// The changes of each changed file, in words.
func changes(_ files: [String: String]) -> [[String]] {
  plan(files).changedFiles.map { $0.changes.map { $0.change.description(count: $0.count) } }
}

func plan(_ files: [String: String]) -> Port {
  Port(
    files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
