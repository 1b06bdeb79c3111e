internal import AutoLayout

extension SnapshotRun {
  /// The run as JUnit XML: a test suite for each folder of references, and a test case for each snapshot.
  ///
  /// The report uses the dialect that all readers accept. It conforms to the schema of Jenkins's xUnit plugin, and each
  /// suite to the schema of Maven Surefire. It doesn't conform to Ant's schema, which requires a host name and the time
  /// of day, and allows no attachments in test cases. Files are attached with lines of the form `[[ATTACHMENT|path]]`,
  /// which Jenkins's plugin, GitLab and Azure Pipelines recognize. GitLab shows only the first file. A suite's time is
  /// the sum of its test cases' times, even if they ran in parallel, as readers expect.
  var junitReport: String {
    let suites = folders.map { folder, results in suite(folder, results) }
    let counts = Self.counts(results)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="plumbline" \(counts.all) time="\(time(of: results))">
      \(suites.joined())</testsuites>

      """
  }

  /// The results grouped by the folder of their references, in the order in which the folders first occur.
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
        <testsuite name="\(xmlLine(folder))" \(numbers)>
      \(results.map(testCase).joined())  </testsuite>

      """
  }

  /// Returns the total time of the results, in seconds with three decimals.
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
    let name = xmlLine(result.name.title)
    let place = xmlLine(Self.className(result.name))
    let start =
      #"    <testcase name="\#(name)" classname="\#(place)" time="\#(time(of: [result]))""#
    let content = Self.outcome(result) + Self.output(result)
    return content.isEmpty ? "\(start)/>\n" : "\(start)>\n\(content)    </testcase>\n"
  }

  /// Returns the class name of a test case: the folder and the scene, separated by dots.
  ///
  /// Jenkins groups test cases by the text before the last dot.
  private static func className(_ name: SnapshotName) -> String {
    let left: Set<Substring> = [".", "..", "__Snapshots__"]
    let folders = name.folder.split(separator: "/").filter { !left.contains($0) }
    return (folders + [name.scene[...]]).joined(separator: ".")
  }

  private static func outcome(_ result: SnapshotResult) -> String {
    let texts = result.remarks.map(\.text)
    let message = xmlLine(texts.first ?? "it differs from its reference")
    let details = texts.map { xmlLine($0) + "\n" }.joined()
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
    return "      <system-out>" + lines.map { xmlLine($0) + "\n" }.joined() + "</system-out>\n"
  }

  /// Returns the paths of the files to attach, with the most useful file first.
  ///
  /// Jenkins stores only one file of each name per class, so further files of the same name aren't attached. It also
  /// doesn't allow vertical bars in paths.
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

/// The outcome of a test case.
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
    case .changed, .added, .removed, .missing: .failure
    case .failed: .error
    case .orphaned: .skipped
    }
  }
}
