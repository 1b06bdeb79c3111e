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
      // Steps that differ in what they show are the scene's own.
      let shown = (steps.isEmpty ? [options] : steps).map(\.shown).uniqued()
      if shown.count == 1 {
        members.append(("show", .array(shown[0].map { .string($0) }, .inline)))
      }
      // Of directions side by side, the first is no wish for one alone.
      if directions.count < 2, let direction = placement.direction {
        members.append(("direction", .string(direction.word)))
      }
      // Files that follow their reader are those of which nobody named the theme.
      if !options.svg.followsReader {
        members.append(("theme", .string(names.themeFile ?? options.theme.name)))
      }
      if options.words != scene.figure.words {
        members.append(("language", .string(names.wordsFile ?? options.words.language)))
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
    let own =
      step.map { [scene.figureSteps[$0 - 1]] }
      ?? (steps.isEmpty ? [scene.figure] : scene.figureSteps)
    if (steps.isEmpty ? [options] : steps).map(\.look) != own.map(\.look) {
      members.append(("look", .string(options.look.rawValue)))
    }
    return members + paperMembers
  }

  /// The page of the figure, as far as its scene asks for another.
  private var paperMembers: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    let (paper, own) = (options.paper, scene.figure.paper)
    if paper.margin != own.margin {
      switch paper.margin {
      case .standard: break
      case .points(let points): members.append(("margin", .number(points)))
      case .automatic: members.append(("margin", .string("auto")))
      }
    }
    if let crop = paper.crop, crop != own.crop { members.append(("crop", .string(crop.text))) }
    if let background = paper.background, background != own.background {
      members.append(("background", .string(background.hexText)))
    }
    if options.title != scene.figureOptions.title {
      members.append(("title", .string(options.title)))
    }
    if let pixelWidth { members.append(("width", .number(CGFloat(pixelWidth)))) }
    if let caption = options.caption, caption != scene.figure.caption {
      members.append(("caption", .string(caption)))
    }
    if options.exploded != scene.figure.exploded {
      members.append(("exploded", options.exploded?.jobValue ?? .bool(false)))
    }
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

extension FigureOptions {
  /// The overlays as words.
  fileprivate var shown: [String] {
    Overlay.allCases.filter(overlays.contains).flatMap { overlay in
      guard let subjects = subjects[overlay] else { return [overlay.rawValue] }
      return subjects.sorted().map { "\(overlay.rawValue):\($0)" }
    }
  }
}

extension Scene {
  /// The scene as jobs have it: by its text, or by its file if others around it count as well.
  fileprivate var jobValue: JSONValue {
    if !assetFiles.isEmpty { return .string(name) }
    return .line([("name", .string(name)), ("text", .string(source ?? ""))])
  }
}

extension Explosion {
  /// The planes as jobs have them.
  fileprivate var jobValue: JSONValue {
    .line(
      [("angle", .number(CGFloat(angle)))]
        + (spacing.map { [("spacing", .number(CGFloat($0)))] } ?? []))
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
