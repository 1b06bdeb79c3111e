internal import AutoLayout
internal import Figures
internal import SceneFile
package import Scenes

extension FigureJob {
  /// What somebody named of a job's scene and theme, in the words that were used.
  package struct Names: Sendable {
    /// The file of a theme that does not come along.
    package var themeFile: String?
    /// The file of the words that are not bundled.
    package var wordsFile: String?
    /// The constraint to take apart, where it is not the scene's own wish.
    package var anatomy: String?
    /// The visual constraints to show, where they are not the scene's own wish.
    package var visual: String?

    /// Puts names together.
    package init(
      themeFile: String? = nil, wordsFile: String? = nil, anatomy: String? = nil,
      visual: String? = nil
    ) {
      self.themeFile = themeFile
      self.wordsFile = wordsFile
      self.anatomy = anatomy
      self.visual = visual
    }
  }

  /// The job as lines of JSON, one for each output, which a `PictureJob` reads; the pictures are the
  /// same.
  ///
  /// Not for scenes in Swift, of which there is no text.
  ///
  /// - Parameter names: What somebody named of the job's scene and theme.
  /// - Returns: A line for each output, without what ends it.
  package func lines(_ names: Names) -> [[UInt8]] {
    outputs.map { output in Array(document(for: output, names).text.utf8) }
  }

  /// The job for an output as a document.
  private func document(for output: Output, _ names: Names) -> JobDocument {
    var job = JobDocument(scene: scene.jobSource)
    if canvases.isEmpty { job.canvas = placement.canvas }
    job.animation.canvases = canvases
    // Of directions side by side, the first is no wish for one alone.
    if directions.count < 2 { job.direction = placement.direction }
    job.format = output.format.rawValue
    job.output = output.path
    job.pngCoding = pngCoding.rawValue
    job.svg.form = options.svg.form
    job.svg.embedsSource = options.svg.source != nil
    job.measuresText = scene.measuresText
    job.animation.isAsked =
      (options.motion == .marching || !steps.isEmpty) && output.format != .pdf
    (job.figure.step, job.figure.pixelWidth) = (step, pixelWidth)
    (job.figure.anatomy, job.figure.visual) = (names.anatomy, names.visual)
    job.figure.request = request
    // The words may be those of a file.
    job.figure.request.words = nil
    job.figure.theme = request.theme.map { theme in
      names.themeFile.map { .source(.file($0)) } ?? .named(theme.name)
    }
    job.figure.language = request.words.map { words in
      names.wordsFile.map { .source(.file($0)) } ?? .named(words.language)
    }
    job.before = before.map { before in
      JobDocument.Before(
        scene: before.scene.jobSource, canvas: before.placement.canvas,
        direction: before.placement.direction)
    }
    return job
  }
}

extension Scene {
  /// The scene as jobs have it: by its text, or by its file if others around it count as well.
  fileprivate var jobSource: JobDocument.Source {
    assetFiles.isEmpty ? .text(source ?? "", name: name) : .file(name)
  }
}
