/// A spelling that is not used here, and what to write in its place.
struct Ban: Sendable {
  enum Place: Sendable { case code, comments }

  let spelling: String
  let instead: String
  /// The folders, or files, in which the ban holds.
  var scope = ["Sources/"]
  /// The folders, or files, in which it does not hold after all.
  var except: [String] = []
  var place = Place.code

  func holds(in path: String) -> Bool {
    scope.contains(where: path.hasPrefix) && !except.contains(where: path.hasPrefix)
  }
}

extension Ban {
  private static let everywhere = ["Sources/", "Tests/", "Benchmarks/", "samples/"]
  private static let command = ["Sources/PlumblineCommand/"]
  /// Modules that turn values into values and see nothing of the machine.
  private static let core = [
    "Sources/ConstraintSolver/", "Sources/AutoLayout/", "Sources/UIKitNames/",
    "Sources/AppKitNames/", "Sources/Figures/",
  ]
  private static let returned = "return a value and let PlumblineCommand print it"
  private static let passedIn = "take it as an argument: core modules see nothing of the machine"

  static let all = [
    Ban(
      spelling: "try!", instead: "handle the error, or use 'try #require' in a test",
      scope: everywhere),
    Ban(
      spelling: "as!", instead: "use 'guard let … as? …', or 'try #require' in a test",
      scope: everywhere),
    Ban(spelling: "fatalError(", instead: "use preconditionFailure(reason)"),
    Ban(
      spelling: "@unchecked Sendable", instead: "make it a value that is Sendable by itself",
      scope: everywhere),
    Ban(
      spelling: "nonisolated(unsafe)", instead: "pass the value in; there are no global variables",
      scope: everywhere),
    Ban(spelling: "print(", instead: returned, except: command),
    Ban(spelling: "debugPrint(", instead: returned, except: command),
    Ban(spelling: "NSLog(", instead: returned, except: command),
    Ban(
      spelling: "exit(", instead: "throw, and let PlumblineCommand choose the exit code",
      except: command),
    Ban(
      spelling: "CommandLine", instead: "let PlumblineCommand read the arguments", except: command),
    Ban(spelling: "FileManager", instead: passedIn, scope: core),
    Ban(spelling: "ProcessInfo", instead: passedIn, scope: core),
    Ban(spelling: "getenv(", instead: passedIn, scope: core),
    Ban(spelling: "Date(", instead: passedIn, scope: core),
    Ban(spelling: "Locale", instead: passedIn, scope: core),
    Ban(spelling: "XCTest", instead: "import Testing", scope: ["Tests/"]),
    Ban(
      spelling: ".disabled(", instead: "use withKnownIssue with a link to the issue",
      scope: ["Tests/"]),
    Ban(
      spelling: "FIXME", instead: "mend it, or write TODO with the number of an issue",
      scope: everywhere, place: .comments),
  ]

  /// The uses of banned spellings in a file.
  static func findings(in file: SourceFile, bans: [Ban] = all) -> [Finding] {
    let bans = bans.filter { $0.holds(in: file.path) }
    guard let swift = file.swift, !bans.isEmpty else { return [] }
    return findings(in: file, text: swift.code, bans: bans.filter { $0.place == .code })
      + findings(in: file, text: swift.comments, bans: bans.filter { $0.place == .comments })
      + unnumberedTasks(in: file, comments: swift.comments)
  }

  private static func findings(in file: SourceFile, text: [UInt8], bans: [Ban]) -> [Finding] {
    let words = bans.map { Array($0.spelling.utf8) }
    // One pass for all spellings: most bytes begin none of them.
    var begins = Array(repeating: false, count: 256)
    for word in words { begins[Int(word[0])] = true }
    var findings: [Finding] = []
    for offset in text.indices where begins[Int(text[offset])] {
      for (ban, word) in zip(bans, words) where isWhole(word, in: text, at: offset) {
        findings.append(
          Finding(
            path: file.path, line: file.line(at: offset),
            rule: "'\(ban.spelling)' is not used here",
            fix: ban.instead))
      }
    }
    return findings
  }

  /// Whether a spelling stands at an offset as a word of its own: not as the end or beginning of
  /// a longer one, not as a member of something, and not as the name in a declaration.
  private static func isWhole(_ word: [UInt8], in text: [UInt8], at offset: Int) -> Bool {
    guard text.has(word, at: offset) else { return false }
    if word[0].isPartOfWord, offset > 0 {
      let before = text[offset - 1]
      if before.isPartOfWord || before == .dot { return false }
      if text.has(Array("func ".utf8), at: offset - 5) { return false }
    }
    let end = offset + word.count
    return !(word[word.count - 1].isPartOfWord && end < text.count && text[end].isPartOfWord)
  }

  private static func unnumberedTasks(in file: SourceFile, comments: [UInt8]) -> [Finding] {
    guard comments.contains(UInt8(ascii: "T")) else { return [] }
    let lines = String(decoding: comments, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      guard line.contains(#/\bTODO\b/#), !line.contains(#/\bTODO\b.*#\d/#) else { return nil }
      return Finding(
        path: file.path, line: index + 1, rule: "a TODO names its issue",
        fix: "write TODO(#number), or do it now")
    }
  }
}
