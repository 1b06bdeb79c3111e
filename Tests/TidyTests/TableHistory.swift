import Foundation
import TestTools

/// The lowest number that any commit has for each entry of a table in a Swift file.
///
/// A row is `.init("name", 12)`, with more names before the number if there are any.
struct TableHistory: Sendable {
  private(set) var lowest: [String: Int] = [:]

  /// Reads rows that a patch adds.
  init(patch: String) {
    for line in patch.split(separator: "\n") {
      guard let row = line.firstMatch(of: #/^\+ *(?:\.init\()?(".*?"|".*?, \.\w+), (\d+)[,)]/#),
        let count = Int(row.2)
      else { continue }
      let name = String(row.1)
      lowest[name] = min(count, lowest[name] ?? count)
    }
  }

  /// Reads the history of a file; `nil` without git, and in a clone without all commits.
  init?(of path: String, in tree: SourceTree) {
    func git(_ arguments: String...) -> String? {
      let run = try? ProgramRun(
        URL(filePath: "/usr/bin/env"), ["git"] + arguments,
        in: tree.root.path(percentEncoded: false))
      return run?.status == 0 ? run?.output : nil
    }
    guard git("rev-parse", "--is-shallow-repository")?.hasPrefix("false") == true,
      let patch = git("log", "-p", "-m", "--unified=0", "--format=", "--", path)
    else { return nil }
    self.init(patch: patch)
  }

  /// Checks that a number is at most the lowest that it ever was, but for what it was raised for.
  ///
  /// - Parameters:
  ///   - count: The number today.
  ///   - raised: How far it was raised above the lowest number, by the reason.
  ///   - name: The names of the row, as they are written.
  ///   - path: The file of the table.
  ///   - line: The line of the row.
  /// - Returns: The finding if the reasons don't account for the difference.
  func finding(
    _ count: Int, raised: [String: Int], of name: String, in path: String, line: Int
  ) -> Finding? {
    let excess = max(0, count - (lowest[name] ?? count))
    let explained = raised.values.reduce(0, +)
    guard excess != explained else { return nil }
    return Finding(
      path: path, line: line,
      rule: "\(name) is \(excess) above the lowest number of any commit, and the reasons after "
        + "'raised:' are for \(explained)",
      fix: excess == 0 ? "remove the reasons" : "lower the number, or say what \(excess) are for")
  }
}
