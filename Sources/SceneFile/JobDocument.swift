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
  /// Pixels per point in place of the canvas's own, above 0.
  package var scale: Double?
  /// The preferred content size category, in place of the canvas's.
  package var textSize: ContentSizeCategory?
  /// The reading direction in place of the scene's.
  package var direction: LayoutDirection?
  /// The kind of picture by its name, or `nil` if neither the job nor its output's file extension states it.
  package var format: String?
  /// The requests for the figure, which override the scene's.
  package var figure = Figure()
  /// The older layout that the figure shows as ghosts.
  package var before: Before?
  /// What SVG files are for and hold.
  package var svg = SVG()
  /// How the scene is read.
  package var reading = Reading()
  /// What moves in the figure.
  package var animation = Animation()
  /// How pixels are packed, by its name.
  package var pngCoding: String?
  /// The file to write, or `nil` for a picture in the result.
  package var output: String?

  /// The requests for the figure of a job; `nil` for the scene's.
  package struct Figure: Hashable, Sendable {
    /// The look and page, without overlays, crop, theme and words, which are looked up later.
    package var request = FigureRequest()
    /// The overlays as words.
    package var show: [SceneText]?
    /// The part of the canvas that the picture shows, such as `grid + 16`.
    package var crop: String?
    /// The theme.
    package var theme: Preset?
    /// The language of the figure's own words.
    package var language: Preset?
    /// The constraint that the figure takes apart.
    package var anatomy: String?
    /// The visual constraints whose strings stand above the figure.
    package var visual: String?
    /// The step of the scene's figure, counted from 1; `nil` for the figure without steps, or all of them in an
    /// animation.
    package var step: Int?
  }

  /// How the scene of a job is read.
  package struct Reading: Hashable, Sendable {
    /// The project file with settings that the scene doesn't state, or `nil` for none.
    package var config: String?
    /// Whether the contents of an Interface Builder document are measured on its own canvas too.
    package var measuresText = false
  }

  /// What moves in the figure of a job.
  package struct Animation: Hashable, Sendable {
    /// Whether what the scene's figure lets move does.
    package var isAsked = false
    /// The canvases that the figure goes through; empty for a figure of one canvas.
    package var canvases: [Canvas] = []
  }

  /// What a job says of SVG files.
  package struct SVG: Hashable, Sendable {
    /// What they are for.
    package var form: SVGForm?
    /// Whether they keep the scene's source.
    package var embedsSource = false
  }

  /// A file that a job names, or brings along.
  package enum Source: Hashable, Sendable {
    /// A file by its path.
    case file(String)
    /// A text under the name that messages call it by.
    case text(String, name: String)
  }

  /// An older layout that a job asks for.
  package struct Before: Hashable, Sendable {
    /// The older scene, or `nil` for the job's own.
    package var scene: Source?
    /// Its canvas, or `nil` for the newer one's.
    package var canvas: Canvas?
    /// Its direction, or `nil` for the newer one's.
    package var direction: LayoutDirection?

    /// Makes an older layout.
    package init(
      scene: Source? = nil, canvas: Canvas? = nil, direction: LayoutDirection? = nil
    ) {
      (self.scene, self.canvas, self.direction) = (scene, canvas, direction)
    }
  }

  /// A theme or a language that a job asks for.
  package enum Preset: Hashable, Sendable {
    /// One that is bundled.
    case named(String)
    /// A theme file, or a file of words.
    case source(Source)
  }

  /// The words that some keys of a job take, which other modules know.
  package struct Words: Sendable {
    /// The kinds of pictures.
    package var formats: [String]
    /// How pixels can be packed.
    package var pngCodings: [String]

    /// Collects the words.
    package init(formats: [String], pngCodings: [String]) {
      self.formats = formats
      self.pngCodings = pngCodings
    }
  }

  /// The most bytes that a line may have that people or other programs write.
  package static let byteLimit = DocumentLimits.byteCount
  /// The most bytes that a line has that says what a command line asks for: two scene files, each byte of
  /// which JSON may write as six, and little else.
  package static let ownByteLimit = 16 * DocumentLimits.byteCount

  /// Reads and checks a line, which may be one of our own.
  ///
  /// - Parameters:
  ///   - bytes: The line, with or without what ends it.
  ///   - line: Its number in the file, counted from 1.
  ///   - file: The file's name, for messages.
  ///   - words: What some keys take.
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
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
      // Whatever ends lines elsewhere, a job is one line of its file.
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

  /// The id of a line that is an object, even if it isn't a valid job; `nil` if it has none.
  package static func identifier(of bytes: [UInt8]) -> String? {
    var problems: [SceneProblem] = []
    let node = readDocument(bytes, syntax: .json, byteLimit: ownByteLimit, problems: &problems)
    guard case .mapping(let entries) = node?.content else { return nil }
    let scalar = entries.first { $0.key == "id" }?.value.scalar
    return scalar.flatMap { $0.isQuoted ? $0.text : nil }
  }

  /// Makes a job that asks for nothing but a scene.
  package init(file: String = "", line: Int = 0, scene: Source) {
    self.file = file
    self.line = line
    self.scene = scene
  }

  /// The overlays that the job asks for.
  ///
  /// - Parameter subjects: The identifiers of the scene, or `nil` if it isn't known yet.
  /// - Returns: The overlays in their order, or `nil` if the job doesn't list any.
  /// - Throws: `SceneError` with every unknown word and identifier.
  package func overlays(subjects: Set<String>?) throws(SceneError) -> [OverlayWord]? {
    var problems: [SceneProblem] = []
    let overlays = figure.show?.overlays(subjects: subjects, problems: &problems)
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return overlays
  }
}
