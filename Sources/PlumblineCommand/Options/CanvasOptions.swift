internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for canvases and text sizes.
struct CanvasOptions: ParsableArguments {
  @Option(
    name: .customLong("canvas"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A canvas in points, with pixels per point; 320xfit uses the layout's height. Repeatable.",
      valueName: "WxH[@S]"))
  var canvases: [String] = []

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device by name, such as 'iPhone 15', followed by 'landscape' to rotate it. Repeatable.",
      valueName: "NAME"), completion: .device)
  var devices: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "A preferred content size category, such as accessibility-large; each canvas is laid out "
        + "with each. Repeatable.",
      valueName: "NAME"), completion: .textSize)
  var textSizes: [String] = []

  /// The canvases from the command line: first those given by size, then those given by device.
  func requested() throws -> [Canvas] {
    _ = try categories()
    return try (canvases.map(Self.canvas) + devices.map(Self.device)).uniqued()
  }

  func canvases(for scene: Scene) throws -> [Canvas] { try choice().canvases(for: scene) }

  /// The canvases and text sizes that the validated options select.
  func choice() throws -> CanvasChoice {
    CanvasChoice(requested: try requested(), textSizes: try categories())
  }

  private func categories() throws -> [ContentSizeCategory] {
    try textSizes.map { name in
      guard let category = ContentSizeCategory(named: name.lowercased()) else {
        throw refusal(
          "'\(name)' is not a text size", of: name, among: ContentSizeCategory.names)
      }
      return category
    }
  }

  static func canvas(_ text: String) throws -> Canvas {
    guard let canvas = Canvas(parsing: text) else {
      throw ValidationError(
        "'\(text)' is not a canvas; write width x height in points, such as 390x844, optionally "
          + "followed by pixels per point, such as 390x844@3")
    }
    do throws(CanvasError) {
      try canvas.validate()
    } catch {
      throw ValidationError(error.description)
    }
    return canvas
  }

  private static func device(_ text: String) throws -> Canvas {
    if let (device, orientation) = Device.placed(text) {
      return device.canvas(orientation: orientation)
    }
    let name = String(text.prefix { $0 != ":" })
    guard Device.named(name) == nil else {
      throw ValidationError(
        "'\(text)' is not a device; the orientation after the colon is portrait or landscape")
    }
    let hint = Device.suggestion(for: name).map { "; did you mean '\($0)'?" } ?? ";"
    throw ValidationError("'\(name)' is not a known device\(hint) 'plumbline devices' lists them")
  }
}

/// Canvases and text sizes from the command line.
struct CanvasChoice: Sendable {
  /// The canvases from the command line, or an empty array to use each scene's own canvases.
  let requested: [Canvas]
  /// The text sizes from the command line, or an empty array to use each canvas's own text size.
  let textSizes: [ContentSizeCategory]

  /// Returns up to `count` canvases for a scene, each in all requested text sizes.
  func canvases(for scene: Scene, atMost count: Int = .max) -> [Canvas] {
    let own = scene.canvases.isEmpty ? [Scene.fallbackCanvas] : scene.canvases
    let canvases = Array((requested.isEmpty ? own : requested).prefix(count))
    if textSizes.isEmpty { return canvases }
    return canvases.flatMap { canvas in textSizes.map { canvas.textSize($0) } }
  }
}
