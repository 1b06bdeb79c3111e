extension SnapshotRun {
  /// The run as JUnit's XML: a test suite for each folder of references and a test case for each
  /// snapshot.
  ///
  /// There is one dialect that every reader takes: the report is valid by the schema of Jenkins's plugin
  /// xUnit, and each suite by that of Maven Surefire. Ant's asks for a host's name and for the time of day,
  /// and allows no attachments in test cases. Files are named in lines of the form
  /// `[[ATTACHMENT|path]]`, which Jenkins's plugin, GitLab and Azure Pipelines look for; GitLab shows
  /// the first. A suite's time is the sum of its test cases', however many ran at once, as readers expect.
  var junitReport: String {
    let suites = folders.map { folder, results in suite(folder, results) }
    let counts = Self.counts(results)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="plumbline" \(counts.all) time="\(time(of: results))">
      \(suites.joined())</testsuites>

      """
  }

  /// The results by the folder of their references, in the order in which folders first come.
  private var folders: [(String, [SnapshotResult])] {
    var places: [String: Int] = [:]
    var folders: [(String, [SnapshotResult])] = []
    for result in results {
      let folder = result.name.folder
      if let place = places[folder] {
        folders[place].1.append(result)
      } else {
        places[folder] = folders.count
        folders.append((folder, [result]))
      }
    }
    return folders
  }

  private func suite(_ folder: String, _ results: [SnapshotResult]) -> String {
    let counts = Self.counts(results)
    let numbers = #"\#(counts.all) skipped="\#(counts.skipped)" time="\#(time(of: results))""#
    return """
        <testsuite name="\(xmlText(folder))" \(numbers)>
      \(results.map(testCase).joined())  </testsuite>

      """
  }

  /// How long some results took together, in seconds with three decimals.
  private func time(of results: [SnapshotResult]) -> String {
    let sum = results.reduce(Duration.zero) { $0 + times[$1.name] }
    let milliseconds = Int(sum / .milliseconds(1))
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static func counts(_ results: [SnapshotResult]) -> (all: String, skipped: Int) {
    let outcomes = results.map(\.status.outcome)
    func count(_ outcome: JUnitOutcome) -> Int { outcomes.count { $0 == outcome } }
    let all =
      #"tests="\#(results.count)" failures="\#(count(.failure))" errors="\#(count(.error))""#
    return (all, count(.skipped))
  }

  private func testCase(_ result: SnapshotResult) -> String {
    let name = xmlText(result.name.title)
    let place = xmlText(Self.className(result.name))
    let start =
      #"    <testcase name="\#(name)" classname="\#(place)" time="\#(time(of: [result]))""#
    let content = Self.outcome(result) + Self.output(result)
    return content.isEmpty ? "\(start)/>\n" : "\(start)>\n\(content)    </testcase>\n"
  }

  /// The scene with its folder in front, dotted: Jenkins groups by what stands before the last dot.
  private static func className(_ name: SnapshotName) -> String {
    let left: Set<Substring> = [".", "..", "__Snapshots__"]
    let folders = name.folder.split(separator: "/").filter { !left.contains($0) }
    return (folders + [name.scene[...]]).joined(separator: ".")
  }

  private static func outcome(_ result: SnapshotResult) -> String {
    let texts = result.remarks.map(\.text)
    let message = xmlText(texts.first ?? "it differs from its reference")
    let details = texts.map { xmlText($0) + "\n" }.joined()
    let element = result.status.outcome.rawValue
    switch result.status.outcome {
    case .passed: return ""
    case .skipped: return #"      <skipped message="\#(message)"/>"# + "\n"
    case .failure, .error:
      return #"      <\#(element) message="\#(message)" type="\#(result.status.rawValue)">"#
        + details + "</\(element)>\n"
    }
  }

  private static func output(_ result: SnapshotResult) -> String {
    var lines = attachments(of: result).map { "[[ATTACHMENT|\($0)]]" }
    if result.status.outcome == .passed { lines = result.remarks.map(\.text) + lines }
    guard !lines.isEmpty else { return "" }
    return "      <system-out>" + lines.map { xmlText($0) + "\n" }.joined() + "</system-out>\n"
  }

  /// The files to attach, the one that says most first.
  ///
  /// Jenkins keeps one file of a name for each class and takes no bars; of files with the same name
  /// the first is attached.
  private static func attachments(of result: SnapshotResult) -> [String] {
    guard result.status != .passed else { return [] }
    let files = result.files
    let paths = [
      files.differencePicture, files.actualPicture, files.referencePicture, files.actualFrames,
    ]
    var names: Set<Substring> = []
    return paths.compactMap { $0 }.filter { path in
      let isUsable = path == printable(path) && !path.contains("|") && !path.contains("]]")
      return isUsable && names.insert(path.split(separator: "/").last ?? "").inserted
    }
  }
}

/// What a test case can come to.
private enum JUnitOutcome: String {
  case passed
  case failure
  case error
  case skipped
}

extension SnapshotStatus {
  fileprivate var outcome: JUnitOutcome {
    switch self {
    case .passed, .new: .passed
    case .changed, .missing: .failure
    case .failed: .error
    case .orphaned: .skipped
    }
  }
}

/// A text as it may stand in an element or in an attribute's double quotes.
private func xmlText(_ text: String) -> String {
  var escaped = String.UnicodeScalarView()
  for scalar in printable(text).unicodeScalars {
    switch scalar {
    case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
    case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
    case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
    default: escaped.append(scalar)
    }
  }
  return String(escaped)
}
