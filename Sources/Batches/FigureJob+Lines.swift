internal import AutoLayout
internal import Figures
internal import SceneFile
package import Scenes

extension FigureJob {
  /// The command-line arguments that are copied unresolved into the lines of a job.
  package struct Names: Sendable {
    /// The path of the theme file, or `nil` for a bundled theme.
    package var themeFile: String?
    /// The path of the file of words, or `nil` for a bundled language.
    package var wordsFile: String?
    /// The constraint that the figure explains above the canvas, or `nil` to use the scene's own setting.
    package var anatomy: String?
    /// The visual constraints that the figure shows, or `nil` to use the scene's own setting.
    package var visual: String?

    /// Creates unresolved command-line arguments, all of which are `nil` by default.
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

  /// Returns a line of JSON for each output, from which a `PictureJob` draws the same picture.
  ///
  /// Scenes in Swift aren't supported, because lines can't contain their code.
  ///
  /// - Parameter names: The command-line arguments to copy.
  /// - Returns: The lines without line feeds.
  package func lines(_ names: Names) -> [[UInt8]] {
    outputs.map { output in Array(document(for: output, names).text.utf8) }
  }

  /// Returns a job document that draws one of the outputs.
  private func document(for output: Output, _ names: Names) -> JobDocument {
    var job = JobDocument(scene: scene.jobSource)
    job.reading.config = scene.project?.file
    if canvases.isEmpty { job.canvas = placement.canvas }
    job.animation.canvases = canvases
    job.direction = placement.direction
    job.format = output.format.rawValue
    job.output = output.path
    job.pngCoding = pngCoding.rawValue
    job.svg.form = options.svg.form
    job.svg.embedsSource = options.svg.source != nil
    job.reading.measuresText = scene.measuresText
    job.animation.isEnabled =
      (options.motion == .marching || !steps.isEmpty) && output.format != .pdf
    job.figure.step = step
    (job.figure.anatomy, job.figure.visual) = (names.anatomy, names.visual)
    job.figure.request = request
    (job.figure.request.overlays, job.figure.request.crop) = (nil, nil)
    (job.figure.request.theme, job.figure.request.words) = (nil, nil)
    job.figure.show = request.overlays?.map { SceneText($0.description) }
    job.figure.crop = request.crop?.text
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
  /// The text of the scene, or the path of its file if the scene depends on other files.
  fileprivate var jobSource: JobDocument.Source {
    let isAlone = assetFiles.isEmpty && panelFiles.isEmpty && figureFile == nil
    return isAlone ? .text(source ?? "", name: name) : .file(name)
  }
}
