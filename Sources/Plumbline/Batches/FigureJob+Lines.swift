internal import AutoLayout
internal import Figures
internal import Foundation
private import Snapshots

extension FigureJob {
  /// What somebody named of a job's scene and theme, in the words that were used.
  package struct Names: Sendable {
    /// The file of a theme that does not come along.
    package var themeFile: String?
    /// The file of the words that are not bundled.
    package var wordsFile: String?
    /// The constraint to take apart, where it is not the scene's own wish.
    package var anatomy: String?
    /// The visual constraints to show, where they are not the scene's own wish.
    package var visual: String?

    /// Puts names together.
    package init(
      themeFile: String? = nil, wordsFile: String? = nil, anatomy: String? = nil,
      visual: String? = nil
    ) {
      self.themeFile = themeFile
      self.wordsFile = wordsFile
      self.anatomy = anatomy
      self.visual = visual
    }
  }

  /// The job as lines of JSON, one for each output, which a `PictureJob` reads; the pictures are the
  /// same.
  ///
  /// Not for scenes in Swift, of which there is no text.
  ///
  /// - Parameter names: What somebody named of the job's scene and theme.
  /// - Returns: A line for each output, without what ends it.
  package func lines(_ names: Names) -> [[UInt8]] {
    outputs.map { output in
      var members: [(String, JSONValue)] = [
        ("scene", scene.jobValue),
        canvases.isEmpty
          ? ("canvas", placement.canvas.jobValue)
          : ("canvases", .array(canvases.map(\.jobValue), .inline)),
        ("format", .string(output.format.rawValue)),
        ("output", .string(output.path)), ("png", .string(pngCoding.rawValue)),
        ("svg", .string(options.svg.form.rawValue)),
      ]
      // Of directions side by side, the first is no wish for one alone.
      if directions.count < 2, let direction = placement.direction {
        members.append(("direction", .string(direction.word)))
      }
      if scene.measuresText { members.append(("measureText", .bool(true))) }
      if options.svg.source != nil { members.append(("embedSource", .bool(true))) }
      if options.motion == .marching || !steps.isEmpty, output.format != .pdf {
        members.append(("animate", .bool(true)))
      }
      return Array(JSONValue.line(members + figureMembers(names)).text.utf8)
    }
  }

  /// What the figure shows otherwise than its scene asks for.
  private func figureMembers(_ names: Names) -> [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if let step { members.append(("step", .number(CGFloat(step)))) }
    if let anatomy = names.anatomy { members.append(("anatomy", .string(anatomy))) }
    if let visual = names.visual { members.append(("visual", .string(visual))) }
    members += request.members(names)
    if let pixelWidth { members.append(("width", .number(CGFloat(pixelWidth)))) }
    if let before {
      var older: [(String, JSONValue)] = [
        ("scene", before.scene.jobValue), ("canvas", before.placement.canvas.jobValue),
      ]
      if let direction = before.placement.direction {
        older.append(("direction", .string(direction.word)))
      }
      members.append(("before", .line(older)))
    }
    return members
  }
}

extension FigureRequest {
  /// What is asked for, as jobs have it.
  fileprivate func members(_ names: FigureJob.Names) -> [(String, JSONValue)] {
    let members: [(String, JSONValue?)] = [
      ("look", look.map { .string($0.rawValue) }),
      ("show", overlays.map { .array($0.map { .string($0.description) }, .inline) }),
      ("exploded", exploded.map(\.jobValue)),
      ("crop", crop.map { .string($0.text) }),
      ("margin", margin.flatMap(\.jobValue)),
      ("background", background.map { .string($0.hexText) }),
      ("title", title.map { .string($0) }),
      ("caption", caption.map { .string($0) }),
      ("theme", theme.map { .string(names.themeFile ?? $0.name) }),
      ("language", words.map { .string(names.wordsFile ?? $0.language) }),
    ]
    return members.compactMap { key, value in value.map { (key, $0) } }
  }
}

extension FigurePaper.Margin {
  /// The margin as jobs have it; `nil` for the standard one.
  fileprivate var jobValue: JSONValue? {
    switch self {
    case .standard: nil
    case .points(let points): .number(points)
    case .automatic: .string("auto")
    }
  }
}

extension ExplosionRequest {
  /// The planes as jobs have them.
  fileprivate var jobValue: JSONValue {
    guard case .planes(let angle, let spacing) = self else { return .bool(false) }
    let stated = [("angle", angle), ("spacing", spacing)].compactMap { key, value in
      value.map { (key, JSONValue.number(CGFloat($0))) }
    }
    return .line(stated)
  }
}

extension Scene {
  /// The scene as jobs have it: by its text, or by its file if others around it count as well.
  fileprivate var jobValue: JSONValue {
    if !assetFiles.isEmpty { return .string(name) }
    return .line([("name", .string(name)), ("text", .string(source ?? ""))])
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
