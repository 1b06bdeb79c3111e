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
  private static let everywhere = ["Sources/", "Tests/", "Benchmarks/", "porting/", "samples/"]
  private static let command = ["Sources/PlumblineCommand/"]
  /// Modules that turn values into values and see nothing of the machine.
  private static let core = [
    "Sources/ConstraintSolver/", "Sources/AutoLayout/", "Sources/SharedNames/",
    "Sources/UIKitNames/", "Sources/AppKitNames/", "Sources/PictureDescriptions/",
    "Sources/Figures/",
  ]
  private static let returned = "return a value and let PlumblineCommand print it"
  /// A property that UIKit's classes do not have keeps subclasses in programs from having it.
  private static let takenName = "make it for this package alone, or call it by a rarer name"
  private static let opened =
    "use FileSystem, which says what names of pipes and devices stand for"
  private static let passedIn = "take it as an argument: core modules see nothing of the machine"

  static let all = [
    Ban(
      spelling: "try!", instead: "handle the error, or use 'try #require' in a test",
      scope: everywhere),
    Ban(
      spelling: "as!", instead: "use 'guard let … as? …', or 'try #require' in a test",
      scope: everywhere),
    // Misuse of the layout calls stops the program with Apple's words, in release builds as well,
    // where preconditionFailure prints nothing.
    Ban(
      spelling: "fatalError(", instead: "use preconditionFailure(reason)",
      except: ["Sources/AutoLayout/LayoutError.swift"]),
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
    Ban(
      spelling: "open var cornerRadius", instead: takenName, scope: ["Sources/AutoLayout/"],
      except: ["Sources/AutoLayout/Views/Layer.swift"]),
    Ban(spelling: "open var appearance", instead: takenName, scope: ["Sources/AutoLayout/"]),
    Ban(spelling: "open var titleColor", instead: takenName, scope: ["Sources/AutoLayout/"]),
    Ban(spelling: "open var contentInsets", instead: takenName, scope: ["Sources/AutoLayout/"]),
    // This package has modules of these names, which may be built before or after the one that asks.
    Ban(spelling: "canImport(UIKit)", instead: "use '#if os(…)'"),
    Ban(spelling: "canImport(AppKit)", instead: "use '#if os(…)'"),
    Ban(spelling: "canImport(CoreGraphics)", instead: "use '#if os(…)'"),
    Ban(
      spelling: "O_CLOEXEC", instead: opened,
      except: ["Sources/FileSystem/", "Sources/Snapshots/References/ReferenceFile.swift"]),
    Ban(spelling: "FileHandle(for", instead: opened),
    Ban(
      spelling: "Data(contentsOf:", instead: opened,
      // A file that is known to be regular is mapped, not read.
      except: ["Sources/Batches/Manifests/ManifestIndex.swift"]),
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
    places(of: bans.map { Array($0.spelling.utf8) }, in: text).map { ban, offset in
      Finding(
        path: file.path, line: file.line(at: offset),
        rule: "'\(bans[ban].spelling)' is not used here", fix: bans[ban].instead)
    }
  }

  private static func unnumberedTasks(in file: SourceFile, comments: [UInt8]) -> [Finding] {
    places(of: [Array("TODO".utf8)], in: comments).compactMap { _, offset in
      let line = comments[offset...].prefix { $0 != .newline }
      guard !String(decoding: line, as: UTF8.self).contains(#/#\d/#) else { return nil }
      return Finding(
        path: file.path, line: file.line(at: offset), rule: "a TODO names its issue",
        fix: "write TODO(#number), or do it now")
    }
  }

  /// Where words stand on their own: neither inside a longer word, nor as a member of something,
  /// nor as the name in a declaration.
  ///
  /// One pass for all words, because most bytes begin none of them.
  private static func places(of words: [[UInt8]], in text: [UInt8]) -> [(word: Int, offset: Int)] {
    var begins = Array(repeating: false, count: 256)
    for word in words { begins[Int(word[0])] = true }
    var places: [(word: Int, offset: Int)] = []
    for offset in text.indices where begins[Int(text[offset])] {
      guard beginsWord(at: offset, in: text) else { continue }
      for (index, word) in words.enumerated() where text.has(word, at: offset) {
        let end = offset + word.count
        let goesOn = word[word.count - 1].isPartOfWord && end < text.count && text[end].isPartOfWord
        if !goesOn { places.append((index, offset)) }
      }
    }
    return places
  }

  private static func beginsWord(at offset: Int, in text: [UInt8]) -> Bool {
    guard offset > 0, text[offset].isPartOfWord else { return true }
    let before = text[offset - 1]
    guard !before.isPartOfWord, before != .dot else { return false }
    return before != .space || !text.has(Array("func ".utf8), at: offset - 5)
  }
}
