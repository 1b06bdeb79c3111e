package import AutoLayout
internal import LayoutDocuments
package import PictureDescriptions

/// The checked values of a job: a request for one picture, as one line of JSON.
package struct JobDocument: Hashable, Sendable {
  /// The name of the file or stream that the line is from.
  package var file: String
  /// The number of the line, counted from 1.
  package var line: Int
  /// The name of the job in results, or `nil` if it has none.
  package var id: String?
  /// The scene.
  package var scene: Source
  /// The canvas, or `nil` to use the scene's first canvas.
  package var canvas: Canvas?
  /// The pixels per point, above 0, or `nil` to use those of the canvas.
  package var scale: Double?
  /// The preferred content size category, or `nil` to use that of the canvas.
  package var textSize: ContentSizeCategory?
  /// The layout direction, or `nil` to use that of the scene.
  package var direction: LayoutDirection?
  /// The kind of picture by its name, or `nil` if neither the job nor its output's file extension states it.
  package var format: String?
  /// The requests for the figure; they override the requests of the scene.
  package var figure = Figure()
  /// The older layout that the figure shows as ghosts, or `nil` if there isn't one.
  package var before: Before?
  /// The form of SVG files, and whether they embed their source.
  package var svg = SVG()
  /// The settings for reading the scene.
  package var reading = Reading()
  /// The animation of the figure.
  package var animation = Animation()
  /// The name of the PNG coding.
  package var pngCoding: String?
  /// The path of the file to write, or `nil` to make the picture part of the result.
  package var output: String?

  /// The requests for a job's figure; values that are `nil` are those of the scene.
  package struct Figure: Hashable, Sendable {
    /// The look and the page; overlays, crop, theme and texts are stated by other properties and looked up later.
    package var request = FigureRequest()
    /// The names of the overlays.
    package var show: [SceneText]?
    /// The part of the canvas that the picture shows, such as `grid + 16`.
    package var crop: String?
    /// The theme, by its name or with its source.
    package var theme: Preset?
    /// The language of the figure's own texts, by its name or with its source.
    package var language: Preset?
    /// The constraint that the figure explains.
    package var anatomy: String?
    /// The visual constraints whose strings are shown above the figure.
    package var visual: String?
    /// The step of the scene's figure, counted from 1.
    ///
    /// If it is `nil`, the figure is drawn without its steps or, in an animation, with all of them.
    package var step: Int?
  }

  /// The settings for reading the scene of a job.
  package struct Reading: Hashable, Sendable {
    /// The path of the project file with settings that the scene doesn't state, or `nil` for no project file.
    package var config: String?
    /// Whether contents of an Interface Builder document are measured even on the document's own canvas.
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
    /// The form of the files.
    package var form: SVGForm?
    /// Whether the files embed the scene's source.
    package var embedsSource = false
  }

  /// A file that a job names or contains.
  package enum Source: Hashable, Sendable {
    /// A file by its path.
    case file(String)
    /// A text, and the name that messages use for it.
    case text(String, name: String)
  }

  /// The older layout that a job compares with the scene's layout.
  package struct Before: Hashable, Sendable {
    /// The older scene, or `nil` to use the scene of the job.
    package var scene: Source?
    /// The canvas of the older layout, or `nil` to use that of the newer layout.
    package var canvas: Canvas?
    /// The direction of the older layout, or `nil` to use that of the newer layout.
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
    /// A bundled theme or language, by its name.
    case named(String)
    /// A theme file, or a file of figure texts.
    case source(Source)
  }

  /// The valid words for those keys whose values other modules define.
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
  /// Such a line contains at most two scene files and little else. JSON may escape each byte of the files as six bytes.
  package static let ownByteLimit = 16 * DocumentLimits.byteCount

  /// Reads and checks a line from a user, from another program, or from Plumbline itself.
  ///
  /// - Parameters:
  ///   - bytes: The line, with or without its terminator.
  ///   - line: The number of the line in the file, counted from 1.
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

  /// Returns the id in a line that is an object, even if the job is invalid, or `nil` if there is no id.
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
