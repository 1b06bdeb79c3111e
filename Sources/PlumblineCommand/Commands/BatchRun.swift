internal import Foundation
internal import Plumbline

/// A run that draws the scenes named on the command line into files, and reports the results in order.
///
/// It's a class because the drawing code calls back into it.
final class BatchRun {
  private let plan: RenderPlan
  private let options: BatchOptions
  private let strictness: StrictnessOption
  private let sources: [SceneSource]
  /// The scenes that this shard draws, as indices into `sources`.
  private let numbers: [Int]
  private let folder: BatchFolder?
  private var sidecars: SentrySidecars?
  private var line: ProgressLine
  private var scripts = ScriptReport()
  private var totals = BatchTotals()
  private var notes = SceneNotes()
  private var done = 0
  private let interruption = Interruption()
  private(set) var statuses: [ExitStatus] = []

  /// Prepares the run and locks the output folder if it gets a manifest; errors are printed and thrown as `ExitStatus`.
  init(
    _ plan: RenderPlan, _ options: BatchOptions, _ strictness: StrictnessOption,
    sources: [SceneSource], keepsManifest: Bool
  ) throws {
    self.plan = plan
    self.options = options
    self.strictness = strictness
    self.sources = sources
    let shard = options.run.shard?.shard
    numbers = sources.indices.filter { shard?.contains(sources[$0].name) ?? true }
    line = ProgressLine(count: numbers.count, isQuiet: options.run.quiet)
    sidecars = options.sidecar.map { _ in SentrySidecars(folder: plan.folder, shard: shard) }
    for font in plan.fonts { _ = try makePainter(font: font) }
    guard keepsManifest else {
      folder = nil
      return
    }
    folder = try reportingFailures {
      let keys = try PictureKeys(themes: plan.namedThemes)
      let purpose = BatchFolder.Purpose(
        folder: plan.folder, shard: shard, settings: plan.settings(keys),
        redraw: options.force ? .all : .changed)
      return try BatchFolder(purpose, keys: keys)
    }
  }

  /// Draws everything, unless an error or a signal ends the run.
  ///
  /// - Parameter rules: The limits for drawing processes, or `nil` to draw in this process.
  /// - Throws: `ExitStatus` if nothing can be drawn or printed.
  func run(under rules: Supervision?) async throws {
    interruption.listen()
    do {
      if let rules { try supervise(rules) } else { try await draw() }
      try finish(rest: numbers[done...].map { (sources[$0].name, $0) })
    } catch let error as PlumblineError {
      folder?.abandon()
      try report(error)
    } catch {
      folder?.abandon()
      throw error
    }
    guard let status = interruption.status else { return }
    statuses.append(status)
    try line.say(
      "interrupted: \(done) of \(numbers.count) scenes done"
        + (folder == nil ? "" : "; run the same command to continue"), to: .error)
  }

  private func draw() async throws {
    let preparation = folder?.preparation ?? ScenePreparation()
    let batch = SceneBatch(count: numbers.count) { [plan, sources, numbers] index, slot in
      Self.prepare(sources[numbers[index]], plan, preparation, in: slot)
    }
    let scenes = CrashReport.watch(
      slotCount: options.run.jobs, journal: folder?.journalDescriptor ?? -1)
    try await batch.run(tasks: options.run.jobs, scenes: scenes) { try receive($0) }
  }

  /// Draws the pictures as jobs in separate processes.
  private func supervise(_ rules: Supervision) throws {
    var rules = rules
    rules.wantsHashes = folder != nil
    let preparation = folder?.preparation ?? ScenePreparation()
    let slot = CrashReport.watch(slotCount: 1, journal: folder?.journalDescriptor ?? -1).slot(0)
    let scenes = SceneJobs(count: numbers.count) { [plan, sources, numbers] index in
      defer { slot.end() }
      let source = sources[numbers[index]]
      let scene = Self.prepare(source, plan, preparation, in: slot)
      return (scene, source.name, plan.lines(of: scene.jobs))
    } receive: { [self] record in
      try receive(record)
    }
    do {
      var supervisor = JobSupervisor(rules, scenes)
      try supervisor.run(watching: nil) { result in
        try scenes.take(result)
        return .continue
      }
    } catch let error as PlumblineError {
      throw error
    } catch {
      try line.clear()
      try reportingFailures { throw error }
    }
  }

  /// Returns the jobs for a scene's outdated pictures.
  private static func prepare(
    _ source: SceneSource, _ plan: RenderPlan, _ preparation: ScenePreparation,
    in slot: UnsafeScenesInProgress.Slot?
  ) -> PreparedScene {
    preparation.prepare(
      source.name, project: source.project, in: slot,
      bytes: { () throws(PlumblineError) in try source.bytes() },
      scene: { bytes, cache throws(PlumblineError) in try source.scene(from: bytes, using: cache) },
      jobs: { scene throws(PlumblineError) in try plan.jobs(for: scene) })
  }

  /// Prints and records the result of the next scene, and returns whether to continue.
  private func receive(_ record: SceneRecord) throws -> FigureBatch.Decision {
    totals.add(record)
    notes.add(record.notes)
    let before = statuses.count
    if options.json {
      for event in record.events(path: plan.path(ofFile:)) { try line.say(event, to: .output) }
    }
    // Themes always have the same warnings, and directions usually do.
    var told: Set<String> = []
    for (place, picture) in record.pictures.enumerated() {
      if picture.status == .drawn, !options.run.quiet, !options.json {
        try line.say(plan.path(ofFile: picture.file), to: .output)
      }
      // The formats of a figure have the same warnings.
      let next = record.pictures.indices.contains(place + 1) ? record.pictures[place + 1] : nil
      if let failure = picture.failure { try report(failure) }
      if next?.sharesFigure(with: picture) != true {
        statuses += strictness.statuses(picture.conflicts, picture.ambiguities)
      }
      for warning in warnings(of: picture, in: record) where told.insert(warning).inserted {
        try line.say(warning, to: .error)
      }
    }
    if let error = record.error { try report(error) }
    do { try sidecars?.add(record) } catch { try report(error) }
    try line.finishScene(failures: statuses.count - before)
    do {
      try folder?.add(record, number: numbers[done])
    } catch {
      guard case .unwritableFile = error else { throw error }
      try report(error)
    }
    done += 1
    let hasFailed = statuses.count > before
    return interruption.status != nil || (options.run.failFast && hasFailed) ? .stop : .continue
  }

  private func warnings(of picture: PictureRecord, in record: SceneRecord) -> [String] {
    layoutWarnings(
      picture.conflicts, picture.ambiguities, in: record.scene, at: picture.canvas.name)
      + omissionNotes(picture.omissions, in: record.scene, at: picture.canvas.name)
      + scripts.warnings(picture.missingScripts, of: record.scene)
  }

  private func report(_ error: PlumblineError) throws {
    for text in error.lines { try line.say(text, to: .error) }
    statuses.append(error.exitStatus)
  }

  /// Writes the manifest, and reports the pictures that earlier runs left in the folder.
  private func finish(rest: [(name: String, number: Int)]) throws {
    let remains = try folder?.finish(options.clean ? .go : .stay, rest: rest)
    try sidecars?.finish(isComplete: rest.isEmpty, removed: remains?.removed ?? [])
    try line.clear()
    statuses += try strictness.report(notes)
    if options.json {
      return try line.say(totals.event(remains, isComplete: rest.isEmpty), to: .output)
    }
    guard let remains, !options.run.quiet else { return }
    for file in remains.removed {
      try line.say("\(plan.path(ofFile: file)): note: removed", to: .error)
    }
    guard let first = remains.orphans.first, rest.isEmpty else { return }
    let others = remains.orphans.count - 1
    try line.say(
      "\(plan.path(ofFile: first)): note: \(others == 0 ? "is" : "and \(others) more are") from an "
        + "earlier run and no longer drawn; --clean removes such pictures", to: .error)
  }
}

extension PictureRecord {
  /// Whether this picture and another one show the same figure, in different formats.
  fileprivate func sharesFigure(with other: PictureRecord) -> Bool {
    canvas == other.canvas && direction == other.direction && theme == other.theme
  }
}
