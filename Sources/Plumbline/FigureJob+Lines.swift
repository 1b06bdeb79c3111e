internal import AutoLayout
internal import Figures
internal import Foundation

extension FigureJob {
  /// The job as lines of JSON, one for each output, which a `PictureJob` reads; the pictures are the
  /// same.
  ///
  /// Not for scenes in Swift, of which there is no text.
  ///
  /// - Parameter themeFile: The file of a theme that does not come along.
  /// - Returns: A line for each output, without what ends it.
  package func lines(themeFile: String?) -> [[UInt8]] {
    outputs.map { output in
      var members: [(String, JSONValue)] = [
        (
          "scene",
          .line([
            ("name", .string(scene.file ?? scene.identifier)),
            ("text", .string(scene.source ?? "")),
          ])
        ), ("canvas", placement.canvas.jobValue), ("show", .array(shown, .inline)),
        ("format", .string(output.format.rawValue)), ("output", .string(output.path)),
        ("png", .string(pngCoding.rawValue)), ("svg", .string(options.svg.form.rawValue)),
      ]
      if let direction = placement.direction {
        members.append(("direction", .string(direction == .leftToRight ? "ltr" : "rtl")))
      }
      // Files that follow their reader are those of which nobody named the theme.
      if !options.svg.followsReader {
        members.append(("theme", .string(themeFile ?? options.theme.name)))
      }
      if options.svg.source != nil { members.append(("embedSource", .bool(true))) }
      if options.motion == .marching, output.format != .pdf {
        members.append(("animate", .bool(true)))
      }
      return Array(JSONValue.line(members).text.utf8)
    }
  }

  /// The overlays as words, without identifiers of other scenes, which a job may not name.
  private var shown: [JSONValue] {
    let known = scene.figureSubjects.map { Set($0) }
    return Overlay.allCases.filter(options.overlays.contains).flatMap { overlay in
      guard let subjects = options.subjects[overlay] else { return [overlay.rawValue] }
      return subjects.filter { known?.contains($0) ?? true }.sorted()
        .map { "\(overlay.rawValue):\($0)" }
    }.map { .string($0) }
  }
}

extension Canvas {
  /// The canvas as jobs have it.
  fileprivate var jobValue: JSONValue {
    let ends: [(String, JSONValue)] = [
      ("name", .string(name)), ("textSize", .string(textSize.name)),
    ]
    if let (device, orientation) = device {
      return .line(
        [("device", .string(device.name)), ("orientation", .string(orientation.rawValue))] + ends)
    }
    let insets = safeAreaInsets
    return .line(
      [
        ("size", .string("\(size.width)x\(size.height)")), ("scale", .number(scale)),
        (
          "safeArea",
          .line([
            ("top", .number(insets.top)), ("left", .number(insets.left)),
            ("bottom", .number(insets.bottom)), ("right", .number(insets.right)),
          ])
        ),
      ] + ends)
  }

  /// The device whose screen this is; nil for a canvas by its size.
  private var device: (Device, Device.Orientation)? {
    guard screen != nil else { return nil }
    for device in Device.all {
      for orientation in Device.Orientation.allCases {
        var canvas = device.canvas(orientation: orientation)
        canvas.name = name
        canvas.textSize = textSize
        if canvas == self { return (device, orientation) }
      }
    }
    return nil
  }
}
