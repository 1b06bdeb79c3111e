import Testing

/// A place in the tree that breaks a rule, and what to do about it.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  var path: String
  var line: Int
  var rule: String
  var fix: String

  var description: String { "\(path):\(line): \(rule); \(fix)" }
}

/// Fails the running test once for each finding, with the finding as the message.
func expectNone(_ findings: [Finding]) {
  for finding in findings { Issue.record("\(finding)") }
}
