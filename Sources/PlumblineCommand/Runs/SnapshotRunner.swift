internal import Foundation
internal import Plumbline

/// A run of `record` or `verify`.
struct SnapshotRunner {
  private var options: SnapshotOptions
  private let work: Work
  private let recording: RecordMode
  private let mode: SnapshotRun.Mode
  private let interruption = Interruption()

  /// The work of a run, which depends on whether references are files or scenes of a commit.
  private enum Work {
    /// References in files, as `record` writes them.
    case references(SnapshotPlan)
    /// Scenes of a commit, which the scenes in the working tree are compared with.
    case commit(FileComparison, [ComparedFiles], fonts: [Theme.FontFiles?])
  }

  /// Plans a run over the scenes that options select.
  ///
  /// - Throws: `UsageError` if two snapshots would have the same reference, and `ExitStatus` after printing that there
  ///   are no scenes.
  init(_ options: SnapshotOptions, _ recording: RecordMode, _ mode: SnapshotRun.Mode) throws {
    self.options = options
    self.recording = recording
    self.mode = mode
    let command = mode == .verify ? "verify" : "record"
    let sources = SceneSource.all(for: options.scenes, options.documentOptions)
    try SnapshotPlan.requireScenes(in: sources)
    if mode == .verify {
      self.options.reports.take(sources.lazy.compactMap { $0.project?.reports }.first)
    }
    let projects = sources.compactMap { $0.project?.file }.uniqued()
    try self.options.reports.refuseReports(over: sources.map(\.name) + projects, of: command)
    work = .references(try SnapshotPlan(options, sources, of: command))
  }

  /// Plans a run in which the scenes of a commit are the references.
  ///
  /// - Throws: `ExitStatus` after printing that the arguments name no scene.
  init(_ options: SnapshotOptions, against commit: CommittedFiles) throws {
    self.options = options
    recording = .never
    mode = .compare
    let documents = options.documentOptions
    let (all, renamed) = try reportingFailures {
      try ComparedFiles.pairs(
        of: options.scenes, with: commit, scene: documents.scene, isSwift: documents.swift)
    }
    let projects = documents.project.projects(of: options.scenes)
    let settings = try reportingFailures {
      try all.compactMap { try projects($0.name) }
    }
    self.options.reports.take(settings.lazy.compactMap(\.reports).first)
    try self.options.reports.refuseReports(
      over: all.compactMap(\.actual) + settings.map(\.file).uniqued(), of: "verify")
    for (new, old) in renamed.sorted(by: { $0.key < $1.key }) {
      try print("note: \(new) is the renamed \(old) of \(commit.title)", to: .error)
    }
    let shard = options.run.shard?.shard
    let pairs = all.filter { shard?.contains($0.name) ?? true }
    let choice = try options.canvasOptions.choice()
    var comparison = FileComparison { choice.canvases(for: $0) }
    comparison.kinds = options.kinds == .frames ? .frames : .both
    comparison.tolerance = options.tolerance
    comparison.pictureTolerance = options.pictureTolerance.tolerance
    comparison.outputFolder = options.output.folder
    comparison.direction = options.direction?.layoutDirection
    comparison.measuresText = documents.measureText
    comparison.container = documents.container
    comparison.fits = documents.fit
    comparison.solvesAll = options.strictness.isStrict
    comparison.project = projects
    comparison.commits = [commit]
    comparison.against = commit.title
    let themes = try options.themes.map { theme in
      (reference: Optional(try theme.load(from: commit)), actual: Optional(try theme.load()))
    }
    if !themes.isEmpty { comparison.themes = themes }
    let own = themes.isEmpty ? settings.map { $0.theme?.font } : []
    let fonts = (comparison.themes.flatMap { [$0.reference?.font, $0.actual?.font] } + own)
      .uniqued()
    work = .commit(comparison, pairs, fonts: fonts)
  }

  /// The fonts of all themes without duplicates; `nil` stands for the default font family.
  private var fonts: [Theme.FontFiles?] {
    switch work {
    case .references(let plan): plan.fonts
    case .commit(_, _, let fonts): fonts
    }
  }

  private var sceneCount: Int {
    switch work {
    case .references(let plan): plan.sources.count
    case .commit(_, let pairs, _): pairs.count
    }
  }

  /// Checks the scenes, saves the results and prints the report.
  ///
  /// - Throws: The most severe `ExitStatus`, unless the run succeeds.
  func run() async throws {
    for font in fonts { _ = try makePainter(font: font) }
    var statuses: [ExitStatus] = []
    try cleanUpFolders(&statuses)
    let output = options.output.output(of: options.run.shard?.shard)
    try reportingFailures { try output.prepare() }
    var run = SnapshotRun(version: Versions.plumbline, mode: mode, results: [])
    if case .commit(let comparison, _, _) = work { run.against = comparison.against }
    let doneCount = try await check(&run, &statuses, output.folder)
    try addOrphans(to: &run, &statuses)
    try report(run, in: output, doneCount: doneCount)
    if mode != .record { try run.annotations.show() }
    try save(run, in: output, &statuses)
    if options.strictness.isStrict, !statuses.isEmpty,
      !run.results.contains(where: \.status.isAlarming)
    {
      try print("--strict fails the run because of the problems above", to: .error)
    }
    if let status = interruption.status { statuses.append(status) }
    try statuses.throwGravest()
  }

  /// Checks the scenes, up to the first failure if an option requests it, and returns the number of checked scenes.
  private func check(
    _ run: inout SnapshotRun, _ statuses: inout [ExitStatus], _ folder: String
  ) async throws -> Int {
    let suite = SnapshotSuite(
      recording: recording, kinds: options.kinds, tolerance: options.tolerance,
      pictureTolerance: options.pictureTolerance.tolerance, pngCoding: options.png,
      outputFolder: folder)
    var doneCount = 0
    var notes = SceneNotes()
    var masks = MaskedItems(suite.pictureTolerance)
    let scenes = CrashReport.watch(slotCount: options.run.jobs)
    func receive(_ outcomes: [SnapshotSuite.Outcome]) throws -> FigureBatch.Decision {
      let before = statuses.count
      var told: Set<String> = []
      for outcome in outcomes {
        run.results.append(outcome.result)
        run.times[outcome.result.name] = outcome.duration
        if let status = mode == .compare ? outcome.compareStatus : outcome.status {
          statuses.append(status)
        }
        try printImmediately(outcome.result)
        notes.add(outcome.notes)
        masks.add(outcome)
        statuses += options.strictness.statuses(outcome.conflicts, outcome.ambiguities)
        for warning in strictWarnings(outcome) where told.insert(warning).inserted {
          try print(warning, to: .error)
        }
      }
      doneCount += 1
      let isOver = options.run.failFast && statuses.count > before || interruption.status != nil
      return isOver ? .stop : .continue
    }
    switch work {
    case .references(let plan):
      try await plan.batch(suite).run(tasks: options.run.jobs, scenes: scenes, receive: receive)
    case .commit(let comparison, let pairs, _):
      try await comparison.run(
        pairs, tasks: options.run.jobs, scenes: scenes, receive: receive)
    }
    statuses += try options.strictness.report(notes)
    // Scenes that were left out may contain the views.
    if doneCount == sceneCount, options.run.shard == nil { try masks.report(&statuses) }
    return doneCount
  }

  /// Returns the messages about the problems that fail strict runs.
  private func strictWarnings(_ outcome: SnapshotSuite.Outcome) -> [String] {
    guard options.strictness.isStrict else { return [] }
    let name = outcome.result.name
    return layoutWarnings(
      outcome.conflicts, outcome.ambiguities, in: outcome.result.files.scene ?? name.scene,
      at: name.canvas)
  }

  private func report(_ run: SnapshotRun, in output: SnapshotOutput, doneCount: Int) throws {
    switch (mode, options.run.quiet) {
    case _ where options.reports.printsReport: break
    case (.record, true): break
    case (.record, false): try SnapshotLines().finish(run)
    case (_, true):
      try write(Array(run.terminalFailures(Stream.output.colors).utf8), to: .output)
    case (_, false):
      try printReport(run)
      try adviseAcceptance(of: run, in: output)
    }
    guard doneCount < sceneCount else { return }
    let reason = interruption.status == nil ? "at a failure" : "by a signal"
    try print("stopped \(reason): \(doneCount) of \(sceneCount) scenes were checked", to: .error)
  }

  private func addOrphans(to run: inout SnapshotRun, _ statuses: inout [ExitStatus]) throws {
    guard case .references(let plan) = work else { return }
    let names = try plan.orphans(run.results) { error in
      try print(error.description, to: .error)
      statuses.append(.unwritableOutput)
    }
    for name in names {
      let store = ReferenceStore(of: name)
      let result = SnapshotResult(
        name: name, status: .orphaned,
        files: SnapshotFiles(
          referenceFrames: store.framesPath(name), referencePicture: store.picturePath(name)
        ).existing)
      run.results.append(result)
      if mode == .record { try printLine(of: result) }
    }
  }

  /// Prints the lines that shouldn't wait for the report at the end: references that `record` wrote, and errors.
  private func printImmediately(_ result: SnapshotResult) throws {
    if mode == .record { return try printLine(of: result) }
    if result.status == .failed, let failure = result.failure, !Stream.areOneTerminal {
      try print(lines: failure.split(separator: "\n"), to: .error)
    }
  }

  /// Prints the line of a reference, or only its errors if standard output has a report.
  private func printLine(of result: SnapshotResult) throws {
    guard options.reports.printsReport else {
      return try SnapshotLines(isQuiet: options.run.quiet).report(result)
    }
    try print(lines: (result.failure ?? "").split(separator: "\n"), to: .error)
  }

  /// Saves the results, and writes the requested reports.
  private func save(
    _ run: SnapshotRun, in output: SnapshotOutput, _ statuses: inout [ExitStatus]
  ) throws {
    let reports = options.reports.reports(in: output.folder, of: options.run.shard?.shard)
    do {
      try output.save(run)
      try reports.write(run)
      for report in reports.outputs where !options.run.quiet && report.path != "/dev/stdout" {
        try print("wrote \(report.path)", to: .error)
      }
    } catch let error as PlumblineError {
      try statuses.report(error)
    }
  }

  private func adviseAcceptance(of run: SnapshotRun, in output: SnapshotOutput) throws {
    if mode == .compare { return }
    let isOpen = run.results.contains {
      $0.files.actualFrames != nil || $0.files.actualPicture != nil
    }
    guard isOpen else { return }
    try print(
      "after reviewing them, run 'plumbline accept' to accept the files in \(output.folder) as references",
      to: .error)
  }

  /// Cleans up folders of references after runs that were killed, unless this run only compares.
  private func cleanUpFolders(_ statuses: inout [ExitStatus]) throws {
    guard recording != .never, case .references(let plan) = work else { return }
    for folder in plan.folders {
      do throws(ReferenceError) {
        try ReferenceStore(folder: folder).settle()
      } catch {
        try print(error.description, to: .error)
        statuses.append(.unwritableOutput)
      }
    }
  }
}

extension SnapshotSuite.Outcome {
  /// The exit status of a comparison with this result, or `nil` if both sides are equal.
  var compareStatus: ExitStatus? {
    if let error { return error.exitStatus }
    return result.status == .passed ? nil : .differences
  }

  /// The exit status of a run with this result, or `nil` if the result isn't a failure.
  fileprivate var status: ExitStatus? {
    if let error { return error.exitStatus }
    if result.isRecorded { return nil }
    switch result.status {
    case .passed, .new, .orphaned: return nil
    case .changed, .added, .removed: return .differences
    case .missing: return .missingReference
    case .failed: return .unreadableInput
    }
  }
}

extension SnapshotFiles {
  fileprivate var existing: SnapshotFiles {
    var files = self
    func exists(_ path: String?) -> String? {
      path.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    }
    files.referenceFrames = exists(referenceFrames)
    files.referencePicture = exists(referencePicture)
    return files
  }
}
