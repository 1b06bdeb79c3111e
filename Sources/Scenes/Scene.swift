@_exported public import AutoLayout
internal import CairoCanvas
public import Figures
internal import FileSystem
internal import Foundation
package import InterfaceBuilder
internal import LayoutDocuments
public import SceneFile
package import SwiftScenes

/// A layout with the canvases that it is to be seen on: what figures and verdicts are made of.
///
/// A value that may be sent between tasks; every solve builds its views anew.
public struct Scene: Sendable {
  /// The name that reports and output files use: a scene file's name without its endings.
  public var identifier: String
  /// The title for people; the identifier where the author gave none.
  public var title: String
  /// The author's description of the scene, with which the alternative text of figures begins; `nil` if there
  /// is none.
  public var summary: String?
  /// The scene file, as its reader was told; nil for a scene in Swift.
  public var file: String?
  /// The scene file's text; nil for a scene in Swift.
  package var source: String?
  /// The canvases that the author asked for; may be empty.
  public var canvases: [Canvas]
  /// The direction that the author asked for.
  public var direction: LayoutDirection
  /// The numbers of the platform.
  public var profile: PlatformProfile
  /// What the author's figure shows; title and summary are the scene's own.
  public var figure = FigureOptions()
  /// What the figure shows at each of its steps, for which there is a picture each; empty for one picture.
  public var figureSteps: [FigureOptions] = []
  /// The panels of the author's figure; empty for a single layout.
  package var figurePanels: [FigurePanel] = []
  /// The number of panels side by side, or `nil` for a well-proportioned picture.
  package var panelColumns: Int?
  /// The directions that the author wants to be shown side by side; empty for ``direction`` alone.
  public var figureDirections: [LayoutDirection] = []

  /// The settings from other files than the scene's own.
  package var outside = OutsideSettings()

  var content: Content

  /// The file of figures that the scene of an Interface Builder document has its figure from; `nil` without one.
  package var figureFile: String? { outside.figureFile }

  /// The settings of the scene's project file, or `nil` without one.
  package var project: ProjectSettings? { outside.project }

  /// What messages call the scene: its file, or else its identifier.
  package var name: String { file ?? identifier }

  /// Where the views come from.
  ///
  /// Indirect, because the code that copies large values takes hundreds of kilobytes in all types that hold a scene.
  package indirect enum Content: Sendable {
    case code(@Sendable (View) -> Void)
    case document(SceneDocument)
    case interface(InterfaceScene)
    case swift(SwiftScene)

    /// Whether a person's code makes the views.
    var isCode: Bool {
      switch self {
      case .code, .swift: true
      case .document, .interface: false
      }
    }
  }

  /// Whether layouts are those of Swift files, whose code may make others at any size.
  package var runsFiles: Bool { if case .swift = content { true } else { false } }

  /// The description in a scene file; `nil` for other scenes.
  package var document: SceneDocument? {
    if case .document(let document) = content { document } else { nil }
  }

  /// The scene of an Interface Builder document; `nil` for other scenes, of which setting it makes nothing else.
  package private(set) var interface: InterfaceScene? {
    get { if case .interface(let scene) = content { scene } else { nil } }
    set { if let newValue { content = .interface(newValue) } }
  }

  /// Makes a scene from code that fills a root view.
  ///
  /// The root has the canvas's size and its surroundings when the code runs, and `root` for an
  /// identifier. The code runs once for each canvas, and may run on several tasks at a time.
  ///
  /// - Parameters:
  ///   - title: The title for people.
  ///   - canvases: The canvases to lay out on.
  ///   - direction: Which side leads.
  ///   - profile: The numbers of the platform.
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

  /// Reads a scene from the bytes of a scene file, YAML or JSON, or of an Interface Builder document.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes. Files of images are not read; figures mark their places.
  ///   - file: The file's name, which says what it is. After that of a document, `#` and a name or object id may
  ///     name one of its scenes: `Main.storyboard#Login`.
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
  public init(bytes: [UInt8], file: String) throws(SceneError) {
    try self.init(bytes: bytes, file: file, project: nil)
  }

  /// Reads a scene from bytes alone, with the settings of a project file for what it doesn't state.
  ///
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
  package init(bytes: [UInt8], file: String, project: ProjectSettings?) throws(SceneError) {
    guard InterfacePath(file, bytes) != nil else {
      try self.init(sceneFile: bytes, file: file, project: project)
      return
    }
    try self.init(bytes: bytes, file: file, project: project) { (path) throws(InterfaceError) in
      try InterfaceDocument(bytes: bytes, file: path.file)
    }
  }

  /// Reads a scene from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file's name.
  ///   - project: The settings of the scene's project file, or `nil` without one.
  ///   - open: Reads the file as an Interface Builder document.
  ///   - figures: Finds the file of figures beside a document.
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
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
    readFile: @escaping (String) throws(ImageFileFault) -> [UInt8] = noFile
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

  /// Takes over what a document asks of figures, over what the project file does.
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

  /// A title as an identifier: lower-case letters and digits, with hyphens between words.
  private static func identifier(from title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "scene" : words.joined(separator: "-")
  }

  /// The identifier of the scene in a file: its name without folders and the endings of scene files.
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
  /// Takes a scene of an Interface Builder document.
  ///
  /// - Throws: `InterfaceError` if there is no scene of the name.
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

  /// Takes over what a file of figures asks of the scene's figures, in a document with scenes of some names.
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

  /// The identifier of a scene of a document: the document's name without its ending, and the scene's name.
  private static func identifier(of path: InterfacePath) -> String {
    let name = path.file.fileName
    let stem =
      name.prefix { $0 != "." }.isEmpty
      ? Substring(name) : name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    return stem + (path.scene.map { "-" + $0 } ?? "")
  }

  /// The object id of the root view of an Interface Builder document's scene; `nil` for other scenes.
  package var rootIdentifier: String? { interface?.id }

  /// The author's name of a view of an Interface Builder document by its object id; `nil` without one, and in other
  /// scenes.
  package func label(ofView id: String) -> String? { interface?.label(ofView: id) }

  /// Whether the root fills a screen; only an Interface Builder document may have a view for use inside other views,
  /// which gets their safe area.
  package var fillsScreen: Bool { interface?.fillsScreen ?? true }

  /// Whether text is measured also where an Interface Builder document stores the sizes of contents, which count
  /// on the document's own canvas otherwise; other scenes always measure it.
  package var measuresText: Bool {
    get { interface?.measuresText ?? false }
    set { interface?.measuresText = newValue }
  }

  /// The files of asset catalogues that were read for an Interface Builder document.
  package var assetFiles: [InterfaceAssets.ReadFile] { interface?.assetFiles ?? [] }

  /// What an Interface Builder document says and a scene file can't, a line each; empty for other scenes.
  package var unstated: [String] { interface?.unstated ?? [] }

  /// What was not understood of an Interface Builder document; empty for other scenes.
  package var notes: SceneNotes {
    interface.map { SceneNotes($0.layout().notes, in: $0.file) } ?? SceneNotes()
  }
}

// Classes and previews of Swift files.
extension Scene {
  /// Makes the scene of a class or preview.
  init(_ scene: SwiftScene, file: String) {
    self.init(
      scene.entry.name, canvases: scene.canvases, content: .swift(scene))
    identifier = scene.entry.name
    self.file = "\(file)#\(scene.entry.name)"
    figure.look = .plain
  }

  /// The class or preview of Swift files; `nil` for other scenes, of which setting it makes nothing else.
  var swift: SwiftScene? {
    get { if case .swift(let scene) = content { scene } else { nil } }
    set { if case .swift = content, let newValue { content = .swift(newValue) } }
  }

  /// The text that pictures of a scene without a file depend on, for keys.
  package var keyText: String {
    if case .swift(let scene) = content { scene.key } else { source ?? "" }
  }
}

// Images of scene files.
extension Scene {
  /// Reads the image files that a scene file names, which are in its folder or below.
  ///
  /// - Throws: `SceneError` with every image that can't be read or drawn.
  mutating func loadImages(around file: String) throws(SceneError) {
    guard case .document(var document) = content, !document.imagePaths.isEmpty else { return }
    try document.loadImages { path throws(ImageFileFault) in
      let bytes = try fileContents(path, around: file, upTo: ImageFile.byteLimit)
      do throws(ImageFile.Failure) { return try ImageFile(bytes, name: path) } catch {
        throw ImageFileFault("\(error)")
      }
    }
    content = .document(document)
  }
}
