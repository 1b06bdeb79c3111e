internal import Plumbline

/// What a run says of its snapshots, line by line: nothing of those that are as they should be.
struct SnapshotLines {
  private let mode: SnapshotRun.Mode

  /// Says nothing yet.
  init(mode: SnapshotRun.Mode) { self.mode = mode }

  /// Says what came of a snapshot.
  mutating func report(_ result: SnapshotResult) throws {
    let path = "\(result.name.folder)/\(result.name.title)"
    guard let word = word(for: result) else { return }
    try print("\(word.padded) \(path)", to: .output)
    for sentence in sentences(result) { try print("  \(sentence)", to: .output) }
    if let failure = result.failure { try print(failure, to: .error) }
  }

  private func word(for result: SnapshotResult) -> String? {
    switch result.status {
    case .passed: result.isRecorded ? "renewed" : result.allowances.isEmpty ? nil : "passed"
    case .changed, .new, .missing, .failed: result.status.rawValue
    case .orphaned: "orphan"
    }
  }

  private func sentences(_ result: SnapshotResult) -> [String] {
    var sentences = result.layout?.sentences ?? []
    if let picture = result.picture?.sentence { sentences.append(picture) }
    if result.status != .passed, !result.environment.isEmpty {
      sentences.append(
        "made with " + result.environment.map(\.sentence).joined(separator: "; "))
    }
    return sentences + result.allowances
  }

  /// Sums up the run.
  func finish(_ run: SnapshotRun, in output: SnapshotOutput) throws {
    let isRecording = mode == .record
    let counts: [(Int, String)] = [
      (run.count(of: .new), "new"), (run.count(of: .changed), "changed"),
      (run.count(of: .missing), "missing"), (run.count(of: .failed), "failed"),
      (run.count(of: .passed), isRecording ? "unchanged" : "passed"),
      (run.count(of: .orphaned), "orphaned"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    try print(parts.isEmpty ? "no snapshots" : parts.joined(separator: ", "), to: .error)
    let open = run.results.contains {
      $0.files.actualFrames != nil || $0.files.actualPicture != nil
    }
    guard open else { return }
    try print(
      "what differs is in \(output.folder); 'plumbline accept' takes it over", to: .error)
  }
}

extension String {
  /// The word, as wide as the widest verdict.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 8 - count)) }
}

extension PictureComparison {
  /// What differs, in words; nil where nothing does.
  fileprivate var sentence: String? {
    switch self {
    case .sameBytes, .samePixels: return nil
    case .tolerated(let difference), .different(let difference):
      let items = difference.regions.compactMap(\.items.first)
      var seen: Set<String> = []
      let names = items.filter { seen.insert($0).inserted }
      let places = names.isEmpty ? "" : " at \(names.prefix(4).joined(separator: ", "))"
      return "\(difference.count) pixel\(difference.count == 1 ? " differs" : "s differ")\(places)"
    case .differentSizes(let reference, let actual):
      return "the picture has \(actual.width) × \(actual.height) pixels, and had "
        + "\(reference.width) × \(reference.height)"
    case .unreadable: return nil
    }
  }
}
