@_exported public import AutoLayout
internal import CairoCanvas
public import Figures
internal import FileSystem
internal import Foundation
package import InterfaceBuilder
internal import LayoutDocuments
public import SceneFile
package import SwiftScenes

/// A layout with its canvases, for figures and checks.
///
/// A scene can be sent between tasks, because each solve creates its own views.
public struct Scene: Sendable {
  /// The name in reports and output files; for a scene file, the file's name without its extension.
  public var identifier: String
  /// The display title, which is the identifier by default.
  public var title: String
  /// The author's description, which begins the alternative text of figures, or `nil`.
  public var summary: String?
  /// The path of the scene's file, as the caller gave it, or `nil` for a scene that is created in code.
  public var file: String?
  /// The text of the scene file or Interface Builder document, or `nil` for a scene in Swift.
  package var source: String?
  /// The canvases that the author specifies; may be empty.
  public var canvases: [Canvas]
  /// The layout direction that the author specifies.
  public var direction: LayoutDirection
  /// The metrics of the platform, such as its standard distances.
  public var profile: PlatformProfile
  /// The options of the author's figure; ``figureOptions`` adds the scene's title and summary.
  public var figure = FigureOptions()
  /// The options at each step of the figure, with a picture for each step; empty for a single picture.
  public var figureSteps: [FigureOptions] = []
  /// The panels of the author's figure; empty if the figure shows a single layout.
  package var figurePanels: [FigurePanel] = []
  /// The number of panels in a row, or `nil` to choose it for a well-proportioned picture.
  package var panelColumns: Int?
  /// The directions to show side by side; empty to show only ``direction``.
  public var figureDirections: [LayoutDirection] = []

  /// The settings that are read from files other than the scene's own file.
  package var outside = OutsideSettings()

  var content: Content

  /// The file of figures for a scene of an Interface Builder document, or `nil` if there isn't one.
  package var figureFile: String? { outside.figureFile }

  /// The settings of the scene's project file, or `nil` if there isn't one.
  package var project: ProjectSettings? { outside.project }

  /// The name for messages: the path of the scene's file, or the identifier if there is no file.
  package var name: String { file ?? identifier }

  /// The source of the views.
  ///
  /// Indirect, because copying large values inline adds hundreds of kilobytes of code to types that contain a scene.
  package indirect enum Content: Sendable {
    case code(@Sendable (View) -> Void)
    case document(SceneDocument)
    case interface(InterfaceScene)
    case swift(SwiftScene)

    /// Whether the author's code creates the views.
    var isCode: Bool {
      switch self {
      case .code, .swift: true
      case .document, .interface: false
      }
    }
  }

  /// Whether the scene is in Swift files, whose code may create different views for each canvas.
  package var runsFiles: Bool { if case .swift = content { true } else { false } }

  /// The parsed scene file, or `nil` if the scene isn't from a scene file.
  package var document: SceneDocument? {
    if case .document(let document) = content { document } else { nil }
  }

  /// The Interface Builder scene, or `nil` if the scene isn't from Interface Builder; setting `nil` has no effect.
  package private(set) var interface: InterfaceScene? {
    get { if case .interface(let scene) = content { scene } else { nil } }
    set { if let newValue { content = .interface(newValue) } }
  }

  /// Creates a scene from code that fills a root view.
  ///
  /// When the code runs, the root has the canvas's size and traits, and the identifier `root`. The code runs
  /// once for each canvas, and may run on several tasks at a time.
  ///
  /// - Parameters:
  ///   - title: The display title.
  ///   - canvases: The canvases to lay the scene out on.
  ///   - direction: The layout direction.
  ///   - profile: The platform's metrics.
  ///   - content: Adds views, guides and constraints to the root.
  public init(
    _ title: String, canvases: [Canvas], direction: LayoutDirection = .leftToRight,
    profile: PlatformProfile = .standard, content: @escaping @Sendable (View) -> Void
  ) {
    self.init(
      title, canvases: canvases, direction: direction, profile: profile, content: .code(content))
  }

  package init(
    _ title: String, canvases: [Canvas], direction: LayoutDirection = .leftToRight,
    profile: PlatformProfile = .standard, content: Content
  ) {
    identifier = Self.identifier(from: title)
    self.title = title
    self.canvases = canvases
    self.direction = direction
    self.profile = profile
    self.content = content
  }

  /// Parses a scene file in YAML or JSON, or an Interface Builder document.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents. Image files aren't read; figures have placeholders for them.
  ///   - file: The file's name, which determines its kind. A document's name may be followed by `#` and the
  ///     name or object ID of a scene: `Main.storyboard#Login`.
  /// - Throws: `SceneError` with all problems that can be found at once.
  public init(bytes: [UInt8], file: String) throws(SceneError) {
    try self.init(bytes: bytes, file: file, project: nil)
  }

  /// Parses a scene from its file's contents, and applies the project settings that the file doesn't override.
  ///
  /// - Throws: `SceneError` with all problems that can be found at once.
  package init(bytes: [UInt8], file: String, project: ProjectSettings?) throws(SceneError) {
    guard InterfacePath(file, bytes) != nil else {
      try self.init(sceneFile: bytes, file: file, project: project)
      return
    }
    try self.init(bytes: bytes, file: file, project: project) { (path) throws(InterfaceError) in
      try InterfaceDocument(bytes: bytes, file: path.file)
    }
  }

  /// Parses a scene from the contents of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The file's name.
  ///   - project: The settings of the scene's project file, or `nil`.
  ///   - open: Parses the file as an Interface Builder document.
  ///   - figures: Returns the `.figure.yaml` file of an Interface Builder document, or `nil` if there isn't one.
  /// - Throws: `SceneError` with all problems that can be found at once.
  package init(
    bytes: [UInt8], file: String, project: ProjectSettings? = nil,
    open: (InterfacePath) throws(InterfaceError) -> InterfaceDocument,
    figures: (InterfacePath) throws(SceneError) -> FigureFile? = { _ in nil }
  ) throws(SceneError) {
    guard let path = InterfacePath(file, bytes) else {
      try self.init(
        sceneFile: bytes, file: file, project: project, readFile: componentFiles(around: file))
      try loadImages(around: file)
      return
    }
    let scenes: [String]
    do throws(InterfaceError) {
      let document = try open(path)
      scenes = document.sceneNames
      try self.init(interface: path, of: document)
    } catch {
      throw SceneError(error)
    }
    if let project { self = project.settle(self) }
    if let figures = try figures(path) { try takeFigure(from: figures, among: scenes) }
  }

  init(
    sceneFile bytes: [UInt8], file: String, project: ProjectSettings?,
    readFile: @escaping (String) throws(ReferencedFileFault) -> [UInt8] = noFile
  ) throws(SceneError) {
    let document = try SceneDocument(bytes: bytes, file: file, readFile: readFile)
    identifier = Self.identifier(ofFile: file)
    title = document.title ?? identifier
    summary = document.description
    self.file = file
    source = String(decoding: bytes, as: UTF8.self)
    let surroundings = document.layout.surroundings
    canvases = surroundings.canvases
    direction = surroundings.direction ?? .leftToRight
    profile = surroundings.profile ?? .standard
    content = .document(document)
    project?.settle(&self, stating: document.statedKeys)
    try takeFigure(of: document)
  }

  /// Applies a scene file's figure settings, which override those of the project file.
  private mutating func takeFigure(of document: SceneDocument) throws(SceneError) {
    let request = project?.request.known(to: self) ?? FigureRequest()
    outside.projectKeys.removeAll(where: document.statedKeys.contains)
    figureDirections = document.figure.directions
    figure = try Self.options(document.figure, of: document, over: request)
    for step in document.figure.steps {
      figureSteps.append(try Self.options(step, of: document, over: request))
    }
    panelColumns = document.figure.columns
    for panel in document.figure.panels {
      figurePanels.append(
        FigurePanel(
          options: try Self.options(panel.figure, of: document, over: request),
          canvas: panel.canvas,
          direction: panel.direction, requests: [panel.figure.request], scene: panel.scene))
    }
  }

  /// Converts a title to an identifier of lower-case letters and digits, with hyphens between words.
  private static func identifier(from title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "scene" : words.joined(separator: "-")
  }

  /// Returns a scene's identifier: its file's name without extension, or the name of a class or preview.
  package static func identifier(ofFile file: String) -> String {
    if let path = InterfacePath(file) { return identifier(of: path) }
    if let scene = SwiftPath(file)?.scene { return scene }
    let name = file.fileName
    for ending in SceneFolder.endings + [".yaml", ".yml", ".json"]
    where name.lowercased().hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

// Interface Builder documents.
extension Scene {
  /// Creates a scene of an Interface Builder document.
  ///
  /// - Throws: `InterfaceError` if the document has no scene with the name in the path.
  private init(
    interface path: InterfacePath, of document: InterfaceDocument
  ) throws(InterfaceError) {
    let scenes = try path.scene.map(document.scenes) ?? document.scenes
    guard let scene = scenes.first else { preconditionFailure("a document has a scene") }
    let identifier = Self.identifier(of: path)
    self.init(
      scene.title ?? identifier, canvases: [scene.canvas], profile: scene.profile,
      content: .interface(scene))
    self.identifier = identifier
    file = path.scene.map { "\(path.file)#\($0)" } ?? path.file
    source = document.source
  }

  /// Applies the settings of a file of figures; `scenes` contains the names of all scenes in the document.
  private mutating func takeFigure(
    from figures: FigureFile, among scenes: [String]
  ) throws(SceneError) {
    guard let interface else { return }
    outside.figureFile = figures.file
    let layout = interface.layout()
    var names = layout.sceneIdentifiers
    names[0] = "root"
    let document = try figures.document(
      of: interface.names, among: scenes, layout: layout.document, otherNames: names)
    try takeFigure(of: document)
    let all = [figure] + figureSteps + figurePanels.map(\.options)
    if all.contains(where: \.namesConstraints), interface.hasVaryingConstraints {
      throw SceneError(
        file: figures.file, problems: [SceneProblem(.start, FigureFault.varyingConstraints)])
    }
  }

  /// Returns the identifier of a document's scene: the document's name without its extension, and the scene's name.
  private static func identifier(of path: InterfacePath) -> String {
    let name = path.file.fileName
    let stem =
      name.prefix { $0 != "." }.isEmpty
      ? Substring(name) : name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    return stem + (path.scene.map { "-" + $0 } ?? "")
  }

  /// The object ID of the root view in an Interface Builder document, or `nil` for other scenes.
  package var rootIdentifier: String? { interface?.id }

  /// Returns the author's label of a view in an Interface Builder document, or `nil` if there isn't one.
  package func label(ofView id: String) -> String? { interface?.label(ofView: id) }

  /// Whether the root fills a screen.
  ///
  /// A root in an Interface Builder document fills a screen only if it belongs to a view controller.
  package var fillsScreen: Bool { interface?.fillsScreen ?? true }

  /// Whether text in an Interface Builder scene is measured even if the document stores views' content sizes.
  ///
  /// If this is false, stored sizes apply on the document's own canvas. Scenes of other kinds always measure text.
  package var measuresText: Bool {
    get { interface?.measuresText ?? false }
    set { interface?.measuresText = newValue }
  }

  /// The files of asset catalogs that were read for an Interface Builder document; empty for other scenes.
  package var assetFiles: [InterfaceAssets.ReadFile] { interface?.assetFiles ?? [] }

  /// The properties of an Interface Builder scene that scene files don't support, with a line for each.
  package var unstated: [String] { interface?.unstated ?? [] }

  /// The notes on unsupported parts of an Interface Builder document; empty for other scenes.
  package var notes: SceneNotes {
    interface.map { SceneNotes($0.layout().notes, in: $0.file) } ?? SceneNotes()
  }
}

// Classes and previews of Swift files.
extension Scene {
  /// Creates the scene of a class or preview in a Swift file.
  init(_ scene: SwiftScene, file: String) {
    self.init(
      scene.entry.name, canvases: scene.canvases, content: .swift(scene))
    identifier = scene.entry.name
    self.file = "\(file)#\(scene.entry.name)"
    figure.look = .plain
  }

  /// The class or preview in Swift files, or `nil` for other scenes; setting it has no effect on other scenes.
  var swift: SwiftScene? {
    get { if case .swift(let scene) = content { scene } else { nil } }
    set { if case .swift = content, let newValue { content = .swift(newValue) } }
  }

  /// The text by which changes of the scene are detected: its source, or the cache key of a scene in Swift.
  package var keyText: String {
    if case .swift(let scene) = content { scene.key } else { source ?? "" }
  }
}

// Images of scene files.
extension Scene {
  /// Reads the images that a scene file refers to, all of which must be in the file's folder or below it.
  ///
  /// - Throws: `SceneError` with every image that can't be read or drawn.
  mutating func loadImages(around file: String) throws(SceneError) {
    try loadImages { (path) throws(ReferencedFileFault) in
      try fileContents(path, around: file, upTo: ImageFile.byteLimit)
    }
  }

  /// Reads the images of a scene file with a function that returns the contents of a file.
  ///
  /// - Throws: `SceneError` with every image that can't be read or drawn.
  package mutating func loadImages(
    _ readFile: (String) throws(ReferencedFileFault) -> [UInt8]
  ) throws(SceneError) {
    guard case .document(var document) = content, !document.imagePaths.isEmpty else { return }
    try document.loadImages { path throws(ReferencedFileFault) in
      let bytes = try readFile(path)
      do throws(ImageFile.Failure) { return try ImageFile(bytes, name: path) } catch {
        throw ReferencedFileFault("\(error)")
      }
    }
    content = .document(document)
  }
}
