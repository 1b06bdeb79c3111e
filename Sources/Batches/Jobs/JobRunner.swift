internal import AutoLayout
internal import Figures
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import SceneFile
package import Scenes

/// Runs jobs one after another, and caches the fonts and the last scenes, theme and words.
///
/// A class, because painters are classes; only one task may use an instance. Results don't depend on earlier jobs.
package final class JobRunner {
  private let limits: JobLimits
  private let wantsHashes: Bool
  /// The path of the project file for jobs that don't name one.
  private let config: String?
  private let renderer: TaskRenderer
  private var project: ProjectFile?
  private var scene: Cached<Scene>?
  private var olderScene: Cached<Scene>?
  private var theme: Cached<Theme>?
  private var words: Cached<FigureWords>?

  /// A value parsed from a file, with the file's bytes for detecting changes.
  private struct Cached<Value> {
    var name: String
    var bytes: [UInt8]
    /// The names and hashes of the other files that the value depends on.
    var others = ""
    var value: Value
  }

  /// Creates a runner without opening fonts.
  ///
  /// - Parameters:
  ///   - limits: The limits of each job.
  ///   - hashes: Whether results contain the SHA-256 hash of pictures.
  ///   - config: The path of the project file for jobs that don't name one, or `nil`.
  ///   - fontFolder: The folder of fonts, or `nil` to use the system's fonts.
  package init(
    limits: JobLimits, hashes: Hashes = .left, config: String? = nil, fontFolder: String? = nil
  ) {
    self.limits = limits
    self.config = config
    wantsHashes = hashes == .told
    renderer = TaskRenderer(fontFolder: fontFolder, pixelLimit: limits.pixelCount)
  }

  /// Whether results contain the SHA-256 hash of pictures; hashing takes a millisecond for 400 kB.
  package enum Hashes: Sendable {
    case left
    case told
  }

  /// Draws a job's picture, and writes the picture to the job's output.
  package func result(of job: PictureJob) -> PictureResult {
    do throws(PlumblineError) {
      let drawn = try draw(job)
      return PictureResult(identifier: job.identifier, line: job.line, outcome: .drawn(drawn))
    } catch {
      return PictureResult(
        identifier: job.identifier, line: job.line, outcome: .failed(PictureFailure(error, of: job))
      )
    }
  }

  private func draw(_ job: PictureJob) throws(PlumblineError) -> PictureResult.Drawn {
    let scene = try self.scene(of: job)
    try refuseOverwriting(job, of: scene)
    let figure = try figure(for: job, of: scene)
    let (painter, layout) = try renderer.painterAndLayout(for: scene, figure.options.theme)
    var drawn = PictureResult.Drawn(
      scene: scene.name, canvas: figure.placement.canvas.name,
      format: job.format)
    let outcome = figure.run(with: painter) { () throws(PlumblineError) in
      try layout.tree(figure.placement)
    } put: { (picture, _) throws(PlumblineError) in
      if let output = job.output { try OutputFile(path: output).write(picture) }
      drawn.destination = job.output.map { .file($0) } ?? .inline(picture)
    }
    if let error = outcome.error { throw error }
    drawn.conflicts = outcome.conflicts
    drawn.ambiguities = outcome.ambiguities
    drawn.missingScripts = outcome.missingScripts
    drawn.notes = scene.notes.lines()
    drawn.omissions = outcome.omissions.map(\.description)
    drawn.byteCount = outcome.files.first?.byteCount ?? 0
    drawn.sha256 = outcome.files.first?.sha256
    return drawn
  }

  /// Rejects a job whose output is one of its inputs, or a pipe that carries jobs or results.
  private func refuseOverwriting(_ job: PictureJob, of scene: Scene) throws(PlumblineError) {
    if let output = job.output, isStandardStream(output) {
      throw .unwritableFile(path: output, reason: "jobs and results go through it; name a file")
    }
    let others = [scene.figureFile, scene.project?.file, scene.project?.themeFile]
    guard let output = job.output, let place = FileState(of: output)?.identity,
      (job.inputs + scene.panelFiles + others.compactMap(\.self))
        .contains(where: { FileState(of: $0)?.identity == place })
    else { return }
    throw .unwritableFile(path: output, reason: "the picture is made from this file")
  }

  /// Converts a job to a figure job, in which all names are resolved in the scene.
  private func figure(
    for job: PictureJob, of scene: Scene
  ) throws(PlumblineError) -> FigureJob {
    var theme: Theme?
    if let wanted = job.document.figure.theme {
      theme = try preset(
        wanted, Theme.init(named:), cachedIn: &self.theme, Theme.init(bytes:withFontsBeside:))
    }
    var words: FigureWords?
    if let wanted = job.document.figure.language {
      words = try preset(
        wanted, FigureWords.init(language:), cachedIn: &self.words, FigureWords.init(bytes:file:))
    }
    let placement = job.placement(of: scene)
    let canvases = job.canvases(for: scene)
    for canvas in [placement.canvas] + canvases { try check(scene, on: canvas) }
    let request = try job.request(for: scene, theme: theme, words: words)
    let (options, steps) = try job.options(for: scene, request)
    var figure = FigureJob(
      scene: scene, placement: placement, options: options, pngCoding: job.pngCoding,
      outputs: [FigureJob.Output(format: job.format, path: job.output ?? "")])
    figure.before = try before(job, scene, placement)
    figure.panels = job.panels(of: scene, options, request)
    figure.canvases = canvases
    figure.step = job.document.figure.step
    figure.steps = steps
    figure.wantsHashes = wantsHashes
    return figure
  }

  /// Returns the older scene and placement that a job compares with, or `nil` if the job compares nothing.
  private func before(
    _ job: PictureJob, _ scene: Scene, _ placement: Scene.Placement
  ) throws(PlumblineError) -> FigureJob.Earlier? {
    guard let wanted = job.document.before else { return nil }
    let older = try wanted.scene.map { (source) throws(PlumblineError) in
      try self.scene(source, job.document, cachedIn: &olderScene)
    }
    var placement = placement
    if let canvas = wanted.canvas { placement.canvas = canvas }
    if let direction = wanted.direction { placement.direction = direction }
    try check(older ?? scene, on: placement.canvas)
    return FigureJob.Earlier(scene: older ?? scene, placement: placement)
  }

  private func check(_ scene: Scene, on canvas: Canvas) throws(PlumblineError) {
    try scene.check(canvas)
    let items = scene.itemCount ?? 0
    guard items <= limits.itemCount else {
      throw PlumblineError(JobLimits.Excess.items(count: items, limit: limits.itemCount))
    }
  }

  /// Returns the scene of a job, which is cached with its views until the scene changes.
  private func scene(of job: PictureJob) throws(PlumblineError) -> Scene {
    try scene(job.document.scene, job.document, cachedIn: &scene) { renderer.beginScene() }
  }

  /// Returns the project settings for a job's scene, or `nil` if no project file is used.
  private func project(
    _ job: JobDocument, for scene: String
  ) throws(PlumblineError) -> ProjectSettings? {
    guard let path = job.reading.config ?? config else { return nil }
    let file = try ProjectFile(at: path)
    // Unchanged settings keep their identity, which cached scenes refer to.
    if project?.path != path || project?.version != file.version { project = file }
    return project?.settings(for: scene)
  }

  private func scene(
    _ source: JobDocument.Source, _ job: JobDocument, cachedIn kept: inout Cached<Scene>?,
    forget: () -> Void = {}
  ) throws(PlumblineError) -> Scene {
    let (measuresText, project) = (job.reading.measuresText, try project(job, for: source.name))
    if case .file(let path) = source, SwiftInput.isSwift(path) {
      return try swiftScene(at: path, project, cachedIn: &kept, forget: forget)
    }
    let (name, bytes) = try read(source)
    // Files around a scene may have changed, so the cache must not outlive the job.
    let cache = DocumentCache()
    var others = ""
    if case .file = source { others = cache.otherFilesText(of: bytes, at: name) }
    if let kept, kept.name == name, kept.bytes == bytes, kept.others == others,
      kept.value.measuresText == measuresText, kept.value.project === project
    {
      return kept.value
    }
    forget()
    kept = nil
    do throws(SceneError) {
      var value: Scene
      switch source {
      case .text:
        value = try Scene(bytes: bytes, file: name, project: project)
        try value.loadImages(noFile)
      case .file:
        value = try Scene(bytes: bytes, file: name, project: project) {
          (path) throws(InterfaceError) in
          try cache.document(bytes, at: path)
        } figures: { (path) throws(SceneError) in
          try cache.figures(beside: path)
        }
      }
      value.measuresText = measuresText
      kept = Cached(name: name, bytes: bytes, others: others, value: value)
      return value
    } catch {
      throw .unreadableScene(error)
    }
  }

  /// Returns the scene of a Swift file, and compiles the file if it has changed.
  private func swiftScene(
    at path: String, _ project: ProjectSettings?, cachedIn kept: inout Cached<Scene>?,
    forget: () -> Void
  ) throws(PlumblineError) -> Scene {
    guard limits.allowsCode else {
      throw .failedBuild(
        messages: [
          "\(path): error: jobs don't run the code of Swift files; start with --allow-code if you trust whoever writes "
            + "the jobs and the files"
        ])
    }
    let scene = try SceneInput.scene(at: path, project: project)
    let key = Array(scene.keyText.utf8)
    if let kept, kept.name == path, kept.bytes == key, kept.value.project === project {
      return kept.value
    }
    forget()
    kept = Cached(name: path, bytes: key, value: scene)
    return scene
  }

  /// Returns a bundled theme or language, or one that is read from a file or from the job's text.
  private func preset<Value>(
    _ wanted: JobDocument.Preset, _ bundled: (String) -> Value?,
    cachedIn kept: inout Cached<Value>?,
    _ make: ([UInt8], String) throws(SceneError) -> Value
  ) throws(PlumblineError) -> Value {
    switch wanted {
    case .named(let name):
      guard let value = bundled(name) else { preconditionFailure("nothing is called \(name)") }
      return value
    case .source(let source):
      let (name, bytes) = try read(source)
      if let kept, kept.name == name, kept.bytes == bytes { return kept.value }
      do throws(SceneError) {
        let value = try make(bytes, name)
        kept = Cached(name: name, bytes: bytes, value: value)
        return value
      } catch {
        throw .unreadableScene(error)
      }
    }
  }

  private func read(
    _ source: JobDocument.Source
  ) throws(PlumblineError) -> (name: String, bytes: [UInt8]) {
    switch source {
    case .file(let path): (path, try SceneInput.bytes(ofFile: path))
    case .text(let text, let name): (name, Array(text.utf8))
    }
  }
}

/// Whether a path leads to a pipe that is the process's standard input or output.
private func isStandardStream(_ path: String) -> Bool {
  var place = stat()
  guard stat(path, &place) == 0, place.st_mode & S_IFMT == S_IFIFO else { return false }
  return [STDIN_FILENO, STDOUT_FILENO].contains { descriptor in
    var own = stat()
    return fstat(descriptor, &own) == 0 && own.st_dev == place.st_dev && own.st_ino == place.st_ino
  }
}

extension Scene {
  /// The number of views and guides, or `nil` for a scene in Swift.
  fileprivate var itemCount: Int? {
    document?.itemCount ?? interface?.layout().document.items.count
  }
}
