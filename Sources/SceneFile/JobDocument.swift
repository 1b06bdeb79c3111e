package import AutoLayout
internal import LayoutDocuments
package import PictureDescriptions

/// The checked values of a job: a request for one picture, as one line of JSON.
package struct JobDocument: Hashable, Sendable {
  /// The name of the file or stream that the line is from.
  package var file: String
  /// The line's number, counted from 1.
  package var line: Int
  /// The name of the job in results, or `nil` if it has none.
  package var id: String?
  /// The scene.
  package var scene: Source
  /// The canvas, or `nil` for the scene's first one.
  package var canvas: Canvas?
  /// Pixels per point, which override the canvas's, above 0.
  package var scale: Double?
  /// The preferred content size category, which overrides the canvas's.
  package var textSize: ContentSizeCategory?
  /// The reading direction, which overrides the scene's.
  package var direction: LayoutDirection?
  /// The kind of picture by its name, or `nil` if neither the job nor its output's file extension states it.
  package var format: String?
  /// The requests for the figure, which override the scene's.
  package var figure = Figure()
  /// The older layout that the figure shows as ghosts.
  package var before: Before?
  /// The form of SVG files, and whether they embed their source.
  package var svg = SVG()
  /// The settings for reading the scene.
  package var reading = Reading()
  /// The animation of the figure.
  package var animation = Animation()
  /// The name of the PNG coding.
  package var pngCoding: String?
  /// The file to write, or `nil` for a picture in the result.
  package var output: String?

  /// The requests for the figure of a job, or `nil` for the scene's.
  package struct Figure: Hashable, Sendable {
    /// The look and page, without overlays, crop, theme and texts, which are looked up later.
    package var request = FigureRequest()
    /// The overlays by their names.
    package var show: [SceneText]?
    /// The part of the canvas that the picture shows, such as `grid + 16`.
    package var crop: String?
    /// The theme.
    package var theme: Preset?
    /// The language of the figure's own texts.
    package var language: Preset?
    /// The constraint that the figure explains.
    package var anatomy: String?
    /// The visual constraints whose strings are shown above the figure.
    package var visual: String?
    /// The step of the scene's figure, counted from 1.
    ///
    /// `nil` stands for the figure without steps, or for all of them in an animation.
    package var step: Int?
  }

  /// The settings for reading the scene of a job.
  package struct Reading: Hashable, Sendable {
    /// The project file with settings that the scene doesn't state, or `nil` for none.
    package var config: String?
    /// Whether the contents of an Interface Builder document are also measured on its own canvas.
    package var measuresText = false
  }

  /// The animation of the figure of a job.
  package struct Animation: Hashable, Sendable {
    /// Whether the movement of the scene's figure is animated.
    package var isEnabled = false
    /// The canvases of the animation; empty for a figure of one canvas.
    package var canvases: [Canvas] = []
  }

  /// A job's settings of SVG files.
  package struct SVG: Hashable, Sendable {
    /// The form.
    package var form: SVGForm?
    /// Whether they embed the scene's source.
    package var embedsSource = false
  }

  /// A file that a job names or contains.
  package enum Source: Hashable, Sendable {
    /// A file by its path.
    case file(String)
    /// A text with the name that messages use for it.
    case text(String, name: String)
  }

  /// A job's older layout for comparison.
  package struct Before: Hashable, Sendable {
    /// The older scene, or `nil` for the job's own.
    package var scene: Source?
    /// Its canvas, or `nil` for the newer one's.
    package var canvas: Canvas?
    /// Its direction, or `nil` for the newer one's.
    package var direction: LayoutDirection?

    /// Creates an older layout.
    package init(
      scene: Source? = nil, canvas: Canvas? = nil, direction: LayoutDirection? = nil
    ) {
      (self.scene, self.canvas, self.direction) = (scene, canvas, direction)
    }
  }

  /// A theme or a language of a job.
  package enum Preset: Hashable, Sendable {
    /// A bundled one.
    case named(String)
    /// A theme file, or a file of figure texts.
    case source(Source)
  }

  /// The valid words of some keys, which other modules define.
  package struct Words: Sendable {
    /// The kinds of pictures.
    package var formats: [String]
    /// The PNG codings.
    package var pngCodings: [String]

    /// Collects the words.
    package init(formats: [String], pngCodings: [String]) {
      self.formats = formats
      self.pngCodings = pngCodings
    }
  }

  /// The maximum number of bytes of a line from users or other programs.
  package static let byteLimit = DocumentLimits.byteCount
  /// The maximum number of bytes of a line that represents a command line.
  ///
  /// It contains at most two scene files, each byte of which JSON may escape as six, and little else.
  package static let ownByteLimit = 16 * DocumentLimits.byteCount

  /// Reads and checks a line, which may be one of Plumbline's own.
  ///
  /// - Parameters:
  ///   - bytes: The line, with or without its terminator.
  ///   - line: Its number in the file, counted from 1.
  ///   - file: The file's name, for messages.
  ///   - words: The valid words of some keys.
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

  /// The id of a line that is an object, even if it isn't a valid job, or `nil` if it has none.
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

  /// The overlays of the job.
  ///
  /// - Parameter subjects: The identifiers of the scene, or `nil` if it isn't known yet.
  /// - Returns: The overlays in order, or `nil` if the job doesn't list any.
  /// - Throws: `SceneError` with every unknown word and identifier.
  package func overlays(subjects: Set<String>?) throws(SceneError) -> [OverlayWord]? {
    var problems: [SceneProblem] = []
    let overlays = figure.show?.overlays(subjects: subjects, problems: &problems)
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return overlays
  }
}
