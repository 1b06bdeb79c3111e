package import AutoLayout
import Foundation
package import LayoutDocuments

/// An Interface Builder document for iOS: a `.xib` or a `.storyboard`.
package struct InterfaceDocument: Sendable {
  /// The name of the file, as given by the caller.
  package let file: String
  /// The document's text.
  package private(set) var source = ""
  /// The scenes that are laid out by default, in document order: top-level views, and the views of view controllers.
  package private(set) var scenes: [InterfaceScene] = []

  let root: XMLElement
  /// The elements that have an object ID, by their IDs.
  private(set) var elements: [String: XMLElement] = [:]
  /// The bars around each controller that segues lead to, by the controller's object ID.
  private(set) var bars: [String: InterfaceBars] = [:]
  /// The indices of scenes in ``scenes``, by the scenes' names.
  private var scenePlaces: [String: [Int]] = [:]
  /// The version of Interface Builder's tools that wrote the document.
  let toolsVersion: Int
  let device: InterfaceDevice
  /// Whether the document uses safe areas, and not the top and bottom layout guides of older documents.
  var usesSafeAreas: Bool { root["useSafeAreas"] == "YES" }
  /// Whether the document names a known device or no device at all.
  var isDeviceKnown: Bool { device.isKnown || root.child("device")?["id"] == nil }
  /// The name of the first outlet that is connected to each object, by the object's ID.
  private(set) var outlets: [String: String] = [:]
  /// The colors and images in the document's resources, by kind and name.
  private(set) var resources: [String: [String: XMLElement]] = [:]
  /// The colors and images of the asset catalogs around the document.
  package private(set) var assets = InterfaceAssets()

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the document.
  ///   - file: The name of the file in messages.
  ///   - assets: Returns the document's assets, read from the catalogs around the document; see ``assetNames``.
  /// - Throws: `InterfaceError` if the document can't be read.
  package init(
    bytes: [UInt8], file: String,
    assets: (InterfaceDocument) -> InterfaceAssets = { _ in InterfaceAssets() }
  ) throws(InterfaceError) {
    do throws(InterfaceProblem) {
      try self.init(tree: try UnsafeXMLReader.read(bytes), file: file, assets: assets)
      source = String(decoding: bytes, as: UTF8.self)
    } catch {
      throw InterfaceError(file: file, problems: [error])
    }
  }

  private init(
    tree: XMLTree, file: String, assets: (InterfaceDocument) -> InterfaceAssets
  ) throws(InterfaceProblem) {
    self.file = file
    root = tree.root
    try Self.checkKind(of: root)
    toolsVersion = Self.toolsVersion(of: root)
    let stated = root.child("device")
    device =
      stated?["id"].flatMap { [toolsVersion] id in
        InterfaceDevice(
          id: id, isLandscape: stated?["orientation"] == "landscape", toolsVersion: toolsVersion)
      } ?? InterfaceDevice(genericFor: toolsVersion)
    var segues: [XMLElement] = []
    var viewCount = 0
    for element in root.subtree {
      if element.name == "segue" { segues.append(element) }
      if element.isLaidOut {
        viewCount += 1
        if viewCount > InterfaceLimits.viewCount {
          throw InterfaceProblem(.tooManyViews, element.position)
        }
      }
      if element.name == "outlet", let destination = element["destination"],
        let name = element["property"], name != "view"
      {
        outlets[destination] = outlets[destination] ?? name
      }
      guard let id = element["id"], element != stated else { continue }
      if let first = elements[id] {
        // Interface Builder repeats the ids of connections and of colors, which nothing refers to.
        guard first.isView, element.isView else { continue }
        throw InterfaceProblem(.duplicateID(id, firstAt: first.position), element.position)
      }
      elements[id] = element
    }
    for resource in root.child("resources")?.childList ?? [] {
      guard let name = resource["name"] else { continue }
      resources[resource.name, default: [:]][name] = resource
    }
    self.assets = assets(self)
    bars = InterfaceBars.all(shownBy: segues)
    scenes = findScenes()
    if scenes.isEmpty { throw noScenes }
    for (place, scene) in scenes.enumerated() {
      for name in Set(scene.names) { scenePlaces[name, default: []].append(place) }
    }
  }

  /// The first version of Interface Builder's tools with the controls of iOS 26.
  static let firstVersionOfIOS26 = 24000

  /// The platform profile that Xcode applied when it laid out the document's controls.
  var profile: PlatformProfile {
    guard toolsVersion >= Self.firstVersionOfIOS26 else { return .standard }
    return .named("iOS-26") ?? .standard
  }

  /// Returns the version of the tools that a document states.
  ///
  /// If the version is a placeholder, the result is the version of Interface Builder's plug-in. Templates have the
  /// placeholder `32700.99.1234`. No version of the tools is beyond 30000 yet.
  private static func toolsVersion(of root: XMLElement) -> Int {
    // 22 of 737 documents have the placeholder.
    func number(_ text: String?) -> Int? { text.flatMap { Int($0.prefix { $0.isNumber }) } }
    let plausible = 1..<30_000
    if let stated = number(root["toolsVersion"]), plausible.contains(stated) { return stated }
    let plugIn = root.child("dependencies")?.children.first {
      $0.name == "plugIn" && $0["identifier"]?.hasSuffix("IBCocoaTouchPlugin") == true
    }
    return number(plugIn?["version"]).flatMap { plausible.contains($0) ? $0 : nil } ?? 0
  }

  private static func checkKind(of root: XMLElement) throws(InterfaceProblem) {
    if root.name == "archive" { throw InterfaceProblem(.archive, root.position) }
    guard root.name == "document" else {
      throw InterfaceProblem(.foreignRoot(root.name), root.position)
    }
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime.hasPrefix("iOS.CocoaTouch") || runtime == "AppleSDK" else {
      throw InterfaceProblem(.otherSystem(runtime), root.position)
    }
  }

  /// The elements at the document's top level: view controllers, views, and other objects.
  var objects: [XMLElement] {
    let groups = root.child("scenes").map { scenes in
      scenes.children.compactMap { $0.child("objects") }
    }
    return (groups ?? [root.child("objects")].compactMap(\.self)).flatMap(\.childList)
  }

  private func findScenes() -> [InterfaceScene] {
    objects.flatMap { object -> [InterfaceScene] in
      let nested = object.nestedControllers
      if !nested.isEmpty {
        return nested.compactMap { controller in
          controller.child(key: "view").flatMap { view in
            view.isView ? InterfaceScene(view, controller: controller, of: self) : nil
          }
        }
      }
      if let view = object.child(key: "view"), view.isView {
        return [InterfaceScene(view, controller: object, of: self)]
      }
      guard object.isView else { return [] }
      return [InterfaceScene(object.cellContent ?? object, controller: nil, of: self)]
    }
  }

  /// The problem to report for a document without scenes.
  private var noScenes: InterfaceProblem {
    for object in objects {
      let view = object.child(key: "view") ?? object
      if view.isLaidOut { return InterfaceProblem(.rootWithoutID(view.name), view.position) }
    }
    return InterfaceProblem(.noScenes, root.position)
  }

  /// A name for each scene: the title if it is unique and safe in file names, or otherwise the object ID.
  package var sceneNames: [String] {
    let called = Dictionary(grouping: scenes.compactMap(\.title)) { $0 }
    return scenes.map { scene in
      guard let title = scene.title, called[title]?.count == 1, title.isPlainName else {
        return scene.id
      }
      return title
    }
  }

  /// Finds the scenes with an object ID, or with the name of a controller.
  ///
  /// The object ID may belong to a view controller, a controller's root view or a cell. If it belongs to any other
  /// view, that view is laid out alone.
  ///
  /// - Throws: `InterfaceError` if no scene or view has the name.
  package func scenes(named name: String) throws(InterfaceError) -> [InterfaceScene] {
    if let known = scenePlaces[name] { return known.map { scenes[$0] } }
    if let element = elements[name] {
      if let content = element.cellContent {
        return [InterfaceScene(content, controller: nil, of: self)]
      }
      if element.isView {
        return [InterfaceScene(element, controller: nil, of: self)]
      }
      let fault = InterfaceFault.sceneWithoutView(name, element: element.name, scenes: sceneNames)
      throw InterfaceError(file: file, problems: [InterfaceProblem(fault, element.position)])
    }
    let names = scenes.flatMap(\.names)
    let fault = InterfaceFault.unknownScene(
      name, suggestion: spellingSuggestion(for: name, among: names), scenes: sceneNames)
    throw InterfaceError(file: file, problems: [InterfaceProblem(fault, .start)])
  }
}

/// A view of a document that is laid out as a scene: a view controller's view, a top-level view, or a cell's content.
package struct InterfaceScene: Sendable {
  /// The object ID of the root view.
  package let id: String
  /// The title of the scene, or `nil` if there isn't one.
  ///
  /// The title is the first available storyboard ID, title, label, class or reuse identifier of the scene's controller.
  /// A scene without a controller has the title of its cell or view.
  package let title: String?
  /// Whether contents are measured on every canvas.
  ///
  /// By default, contents on the scene's own canvas have the sizes that the document stores.
  package var measuresText = false
  /// Whether the author's code loads the scene.
  ///
  /// If so, the layout has no simulated bars and no default margins, which depend on where the code shows the view.
  var isLoaded = false
  /// The canvas on which Xcode laid out the document.
  package let canvas: Canvas
  /// The object IDs, titles and other names by which the scene can be found.
  package let names: [String]
  /// Whether the canvas's safe area counts the device's safe area twice.
  let hasDoubledSafeArea: Bool

  /// The name of the document's file, as given by the caller.
  package var file: String { document.file }
  /// The platform profile that Xcode applied when it laid out the document's controls.
  package var profile: PlatformProfile { document.profile }
  /// The files of asset catalogs that were read for the document.
  package var assetFiles: [InterfaceAssets.ReadFile] { document.assets.files }

  let document: InterfaceDocument
  let root: XMLElement
  let controller: XMLElement?
  let bars: InterfaceBars

  init(_ root: XMLElement, controller: XMLElement?, of document: InterfaceDocument) {
    self.document = document
    self.root = root
    self.controller = controller
    id = root["id"] ?? ""
    let owner = controller ?? (root.parent?.isCell == true ? root.parent : nil) ?? root
    let called = ["storyboardIdentifier", "title", "userLabel", "customClass", "reuseIdentifier"]
      .compactMap { owner[$0] }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    title = called.first
    names = [id, owner["id"] ?? id] + called
    bars = InterfaceBars(of: controller, root, in: document)
    let screen = InterfaceScreen(of: root, controller: controller, bars, in: document)
    let isScreen = controller != nil || !root.isListPart
    canvas = Canvas(
      width: screen.size.width, height: screen.size.height, scale: document.device.scale,
      safeAreaInsets: isScreen ? screen.safeArea : .zero)
    hasDoubledSafeArea = isScreen && screen.isDoubled
  }
}

extension InterfaceScene {
  /// Whether the root view is the document's own: a top-level view, or the content of a top-level cell.
  var isOwn: Bool {
    controller == nil && (root.isCellContent ? root.parent : root)?.parent?.name == "objects"
  }

  /// The appearance of the simulated status bar, or `nil` if it depends on the interface style.
  var statusBarAppearance: StatusBarAppearance? {
    let metrics = (controller ?? root).child(key: "simulatedStatusBarMetrics")
    if metrics?.name == "nil" { return .hidden }
    switch metrics?["statusBarStyle"] {
    case "lightContent", "blackTranslucent", "blackOpaque": return .light
    case "darkContent": return .dark
    default: return nil
    }
  }

  /// Whether the root view is the view of a controller, and therefore fills the screen.
  package var fillsScreen: Bool { controller != nil }

  /// Returns the author's name of a view: its label in Xcode, otherwise its outlet, or `nil` if it has neither.
  package func label(ofView id: String) -> String? {
    document.elements[id]?["userLabel"] ?? document.outlets[id]
  }

  /// Returns the position of the object with an ID, or `nil` if the document has no such object.
  package func position(ofObject id: String) -> SourcePosition? { document.elements[id]?.position }

  /// The error about the document's own canvas if nothing can be laid out on it, or `nil` if the canvas is usable.
  package var canvasError: InterfaceError? {
    guard (try? canvas.validate()) == nil else { return nil }
    let size = "\(plainNumber(canvas.size.width)) × \(plainNumber(canvas.size.height))"
    let fault = InterfaceFault.impossibleCanvas(
      element: root.name, id: id, size: size, scale: plainNumber(canvas.scale))
    let position = (root.child("rect", key: "frame") ?? root).position
    return InterfaceError(file: file, problems: [InterfaceProblem(fault, position)])
  }
}

extension String {
  /// Whether the text can be part of a file name without changes.
  fileprivate var isPlainName: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
