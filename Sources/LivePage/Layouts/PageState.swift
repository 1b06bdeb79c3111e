internal import Analysis
internal import AutoLayout
internal import Batches
internal import Figures
internal import Foundation
internal import Scenes

/// The state of a page: a scene, its canvas, and the options chosen in the page.
///
/// The fragment of a link and the query of a request encode the state with the same names and values.
struct PageState: Hashable, Sendable {
  /// The name of the scene in the page's list.
  var scene: String
  /// The width and height of the canvas, in points, or `nil` for the size of the scene's first canvas.
  var width: CGFloat?
  var height: CGFloat?
  /// The name of the chosen canvas, or `nil` for the scene's first canvas.
  ///
  /// If the page changes the size, the canvas keeps its safe area and scale.
  var canvasName: String?
  /// The name of the device whose canvas is used, or `nil` to use a canvas of the scene.
  var device: String?
  /// The layout direction, or `nil` for the scene's own direction.
  var direction: LayoutDirection?
  /// The preferred content size category, or `nil` for the canvas's own category.
  var textSize: ContentSizeCategory?
  /// The theme, or `nil` for the project file's theme, which is light by default.
  var theme: Theme?
  /// The look of figures, or `nil` for the scene's look.
  var look: FigureLook?
  var overlays: [OverlayWord]?
  /// The name of the selected view or guide, or `nil` if nothing is selected.
  ///
  /// Figures emphasize the items and constraints that determine its frame.
  var item: String?
  /// The older layout to compare with, or `nil` for no comparison.
  var earlier: Earlier?

  /// An older layout of the scene.
  enum Earlier: Hashable, Sendable {
    /// The layout in the reference of the canvas.
    case reference
    /// The layout of the scene at a Git revision.
    case commit(String)
  }

  /// Creates the initial state of a page for a scene: the first canvas, with the author's options.
  init(scene: String) { self.scene = scene }

  /// Reads a state from the names and values of a query.
  ///
  /// Unknown names are ignored.
  ///
  /// - Throws: ``PageRequestError`` if a value is invalid.
  init(_ query: [String: String]) throws(PageRequestError) {
    guard let scene = query["scene"], !scene.isEmpty else {
      throw PageRequestError("no scene is named")
    }
    self.scene = scene
    width = try Self.extent(query["width"])
    height = try Self.extent(query["height"])
    canvasName = query["canvas"]
    device = query["device"].flatMap { $0.isEmpty ? nil : $0 }
    if let device, Device.placed(device) == nil {
      throw PageRequestError("there is no device '\(device)'")
    }
    switch query["direction"] ?? "" {
    case "": direction = nil
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    case let other: throw PageRequestError("'\(other)' is not a direction")
    }
    textSize = try Self.word(query["textSize"], "size of text", ContentSizeCategory.init(named:))
    theme = try Self.word(query["theme"], "theme", Theme.init(named:))
    look = try Self.word(query["look"], "look", FigureLook.init(rawValue:))
    overlays = try query["show"].map { (list) throws(PageRequestError) in
      var words: [OverlayWord] = []
      for word in list.split(separator: ",") where word != "none" {
        guard let overlay = OverlayWord(String(word)) else {
          throw PageRequestError("'\(word)' is not an overlay")
        }
        words.append(overlay)
      }
      return words
    }
    item = query["item"].flatMap { $0.isEmpty ? nil : $0 }
    switch query["before"] ?? "" {
    case "": earlier = nil
    case "reference": earlier = .reference
    case let text:
      guard text.hasPrefix("commit:"), text.count > 7 else {
        throw PageRequestError("'\(text)' is neither 'reference' nor 'commit:' with a revision")
      }
      earlier = .commit(String(text.dropFirst(7)))
    }
  }

  private static func extent(_ text: String?) throws(PageRequestError) -> CGFloat? {
    guard let text, !text.isEmpty else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw PageRequestError("'\(text)' is not a length in points")
    }
    return CGFloat(number)
  }

  private static func word<Value>(
    _ text: String?, _ kind: String, _ read: (String) -> Value?
  ) throws(PageRequestError) -> Value? {
    guard let text, !text.isEmpty else { return nil }
    guard let value = read(text) else { throw PageRequestError("there is no \(kind) '\(text)'") }
    return value
  }

  /// Returns the state with another width or height of the canvas, in points.
  func with(_ axis: LayoutConstraint.Axis, _ extent: CGFloat) -> PageState {
    var state = self
    if axis == .horizontal { state.width = extent } else { state.height = extent }
    return state
  }

  /// Returns the canvas that the state selects in a scene, with the state's size and text size.
  func canvas(of scene: Scene) -> Canvas {
    let known = scene.canvases.filter { !$0.fits }
    let own = known.first { $0.name == canvasName } ?? known.first ?? Scene.fallbackCanvas
    var canvas = device.flatMap { Device.placed($0) }.map { $0.0.canvas(orientation: $0.1) } ?? own
    let size = CGSize(width: width ?? canvas.size.width, height: height ?? canvas.size.height)
    // A canvas with its own size also has its own shape.
    if size != canvas.size { canvas = canvas.with(size) }
    return textSize.map { canvas.textSize($0) } ?? canvas
  }
}

/// An error for an invalid request, which the page itself never sends.
struct PageRequestError: Error {
  /// The reason, as a sentence without a period.
  var message: String

  init(_ message: String) { self.message = message }
}
