package import AutoLayout
internal import LayoutDocuments
package import PictureDescriptions

/// The validated values of a job, which requests one picture in a line of JSON.
package struct JobDocument: Hashable, Sendable {
  /// The name of the file or stream that the line is from.
  package var file: String
  /// The number of the line, counted from 1.
  package var line: Int
  /// The identifier of the job in results, or `nil` if it has none.
  package var id: String?
  /// The scene file, or the text of the scene.
  package var scene: Source
  /// The canvas, or `nil` to use the scene's first canvas.
  package var canvas: Canvas?
  /// The pixels per point, above 0, or `nil` to use the canvas's value.
  package var scale: Double?
  /// The preferred content size category, or `nil` to use the canvas's value.
  package var textSize: ContentSizeCategory?
  /// The layout direction, or `nil` to use the scene's value.
  package var direction: LayoutDirection?
  /// The name of the file format, or `nil` if neither the job nor the output's extension specifies one.
  package var format: String?
  /// The requests for the figure, which override the scene's own.
  package var figure = Figure()
  /// The older layout that the figure shows as ghosts, or `nil` if there isn't one.
  package var before: Before?
  /// The settings for SVG files.
  package var svg = SVG()
  /// The settings for reading the scene.
  package var reading = Reading()
  /// The animation of the figure.
  package var animation = Animation()
  /// The name of the PNG coding, or `nil` for the default.
  package var pngCoding: String?
  /// The path of the file to write, or `nil` to make the picture part of the result.
  package var output: String?

  /// The requests for a job's figure, in which `nil` means to use the scene's value.
  package struct Figure: Hashable, Sendable {
    /// The requested settings of the figure, except for those in the other properties.
    package var request = FigureRequest()
    /// The names of the overlays, which can be checked only when the scene is known.
    package var show: [SceneText]?
    /// The part of the canvas that the picture shows, such as `grid + 16`.
    package var crop: String?
    /// The theme: the name of a bundled theme, or a theme file.
    package var theme: Preset?
    /// The language of texts such as captions and descriptions: the name of a bundled language, or a file of words.
    package var language: Preset?
    /// The constraint that the figure explains, by its identifier or equation.
    package var anatomy: String?
    /// The visual format strings to show above the figure: `all`, a constraint's identifier, or a string.
    package var visual: String?
    /// The step of the scene's figure to draw, from 1.
    ///
    /// If this is `nil`, a still picture shows the figure without its steps, and an animation shows all steps.
    package var step: Int?
  }

  /// The settings for reading the scene of a job.
  package struct Reading: Hashable, Sendable {
    /// The path of the project file, or `nil` for no project file.
    package var config: String?
    /// Whether text is measured even on an Interface Builder document's canvas, for which the document stores sizes.
    package var measuresText = false
  }

  /// The settings for animating a job's figure.
  package struct Animation: Hashable, Sendable {
    /// Whether the figure is animated.
    package var isEnabled = false
    /// The canvases between which the animation changes, in order; empty if the job specifies none.
    package var canvases: [Canvas] = []
  }

  /// A job's settings for SVG files.
  package struct SVG: Hashable, Sendable {
    /// The form of the SVG file, or `nil` for the default.
    package var form: SVGForm?
    /// Whether the files embed the scene's source.
    package var embedsSource = false
  }

  /// A file's path, or the contents of a file inside the job.
  package enum Source: Hashable, Sendable {
    /// A file, given by its path.
    case file(String)
    /// The contents of a file, with a name for messages.
    case text(String, name: String)
  }

  /// The older layout that a job compares with the scene's layout.
  package struct Before: Hashable, Sendable {
    /// The older scene, or `nil` to use the scene of the job.
    package var scene: Source?
    /// The canvas of the older layout, or `nil` to use the newer layout's canvas.
    package var canvas: Canvas?
    /// The direction of the older layout, or `nil` to use the newer layout's direction.
    package var direction: LayoutDirection?

    /// Creates an older layout to compare with.
    package init(
      scene: Source? = nil, canvas: Canvas? = nil, direction: LayoutDirection? = nil
    ) {
      (self.scene, self.canvas, self.direction) = (scene, canvas, direction)
    }
  }

  /// A theme or language that a job requests.
  package enum Preset: Hashable, Sendable {
    /// The name of a bundled theme or language.
    case named(String)
    /// A theme file, or a file of words.
    case source(Source)
  }

  /// The valid names of file formats and PNG codings, which other modules define.
  package struct Words: Sendable {
    /// The names of the file formats.
    package var formats: [String]
    /// The names of the PNG codings.
    package var pngCodings: [String]

    /// Creates the lists of valid names.
    package init(formats: [String], pngCodings: [String]) {
      self.formats = formats
      self.pngCodings = pngCodings
    }
  }

  /// The maximum number of bytes of a line from users or other programs.
  package static let byteLimit = DocumentLimits.byteCount
  /// The maximum number of bytes of a line that Plumbline creates from a command line.
  ///
  /// Such a line contains at most two scene files and little else. JSON may escape each byte of the files as six bytes.
  package static let ownByteLimit = 16 * DocumentLimits.byteCount

  /// Parses and validates a job's line.
  ///
  /// - Parameters:
  ///   - bytes: The line, with or without its terminator.
  ///   - line: The number of the line in the file, counted from 1.
  ///   - file: The file's name, for messages.
  ///   - words: The valid names of file formats and PNG codings.
  /// - Throws: `SceneError` with everything that can be found wrong in one pass.
  package init(
    bytes: [UInt8], line: Int, file: String, words: Words
  ) throws(SceneError) {
    var problems: [SceneProblem] = []
    var reader = SceneReader(file: file)
    let node = readDocument(
      bytes, syntax: .json, byteLimit: Self.ownByteLimit, problems: &problems)
    let document = node.flatMap { reader.job($0, line: line, words) }
    problems += reader.problems
    guard var document, problems.isEmpty else {
      // A job is one line of its file, regardless of other line separators.
      for index in problems.indices { problems[index].position.line = line }
      throw SceneError(file: file, problems: problems)
    }
    document.figure.show = document.figure.show?.map { text in
      var text = text
      text.position.line = line
      return text
    }
    self = document
  }

  /// Returns the id in a job's line, even if the job is invalid, or `nil` if the line has no id.
  package static func identifier(of bytes: [UInt8]) -> String? {
    var problems: [SceneProblem] = []
    let node = readDocument(bytes, syntax: .json, byteLimit: ownByteLimit, problems: &problems)
    guard case .mapping(let entries) = node?.content else { return nil }
    let scalar = entries.first { $0.key == "id" }?.value.scalar
    return scalar.flatMap { $0.isQuoted ? $0.text : nil }
  }

  /// Creates a job with only a scene.
  package init(file: String = "", line: Int = 0, scene: Source) {
    self.file = file
    self.line = line
    self.scene = scene
  }

  /// Returns the overlays of the job.
  ///
  /// - Parameter subjects: The names that overlays can be limited to, or `nil` if the scene isn't known yet.
  /// - Returns: The overlays in order, or `nil` if the job doesn't list any.
  /// - Throws: `SceneError` with every unknown word and name.
  package func overlays(subjects: Set<String>?) throws(SceneError) -> [OverlayWord]? {
    var problems: [SceneProblem] = []
    let overlays = figure.show?.overlays(subjects: subjects, problems: &problems)
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return overlays
  }
}
