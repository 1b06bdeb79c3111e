internal import AutoLayout
internal import Figures
internal import Foundation

/// An SVG document in which each view, guide and constraint is a group with an id and classes, and
/// texts are texts.
struct StructuredSVG {
  /// Breaks a text that may take several lines; gives the lines as they are drawn.
  typealias LineBreaker = (TextRun) throws(RenderError) -> [TextLine]

  /// What texts are set in, the first that the reader has.
  private static let fontFamilies =
    "Inter, 'Inter Variable', 'SF Pro Text', -apple-system, 'Segoe UI', Roboto, "
    + "'Helvetica Neue', Arial, 'Noto Sans', 'DejaVu Sans', sans-serif"

  private let drawing: AdaptiveDrawing
  private let moves: FigureOptions.Motion
  private var colors = SVGColors()
  private var motion = SVGMotion()
  private var hasSchemes = false
  private var clips: Set<String> = []
  private var definitions: [String] = []
  private var body: [String] = []
  private var scopes: [DrawingCommand.Scope] = []
  private var hasFigures = false
  /// The figures that only pass by, by their lines; what is shown again is not written again.
  private var passing: [[String]: String] = [:]
  private var passingStart: Int?
  private var openTag: DrawingCommand.Tag?
  private var identifiers: SVGNames

  /// Writes a drawing down.
  ///
  /// - Throws: what `breakLines` throws.
  init(
    _ drawing: AdaptiveDrawing, motion: FigureOptions.Motion = .still, idPrefix: String = "",
    breakLines: LineBreaker
  ) throws(RenderError) {
    self.drawing = drawing
    identifiers = SVGNames(prefix: idPrefix)
    moves = motion
    let background = SVGShape(drawing.light.bounds)
    let paint = colors.attributes(
      drawing.light.background, dark: drawing.darkBackground, .fill, classes: ["paper"])
    body.append("<\(background.tag)\(paint)/>")
    for command in drawing.commands { try write(command, breakLines) }
    closeGroup()
  }

  /// The document, with a source in its metadata where there is one.
  func text(source: String?) -> String {
    let (size, stated) = (drawing.light.size, drawing.light.statedSize)
    let viewBox = "0 0 \(svgNumber(size.width)) \(svgNumber(size.height))"
    // What is in an image by itself is passed over by those who read pages aloud.
    let role = hasFigures ? "group" : "img"
    let tag = drawing.light.language
    let language = tag == "en" ? "" : " xml:lang=\"\(xmlText(tag))\""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(svgNumber(stated.width))\" "
        + "height=\"\(svgNumber(stated.height))\" viewBox=\"\(viewBox)\" role=\"\(role)\"\(language) font-family=\"\(Self.fontFamilies)\" "
        + "style=\"font-feature-settings:'calt' 0\">"
    ]
    // The first child, for readers that show only that.
    lines += svgLabels(title: drawing.light.title, summary: drawing.light.summary)
    if let source {
      lines.append(
        "<metadata><scene xmlns=\"urn:plumbline:scene\">\(xmlText(source))</scene></metadata>")
    }
    let styleSheet = colors.styleSheet(hasSchemes: hasSchemes) + motion.styleSheet
    if !styleSheet.isEmpty { lines.append("<style>\(styleSheet)</style>") }
    if !definitions.isEmpty { lines.append("<defs>\(definitions.joined())</defs>") }
    return (lines + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

extension StructuredSVG {
  private mutating func write(
    _ item: AdaptiveDrawing.Command, _ breakLines: LineBreaker
  ) throws(RenderError) {
    let command = item.command
    switch command.step {
    case .begin(let scope):
      closeGroup()
      scopes.append(scope)
      body += begin(scope)
    case .end:
      closeGroup()
      if case .figure(let label)? = scopes.popLast() {
        identifiers.endFigure()
        if label.identifier.isEmpty { endPassingFigure() }
      }
      body.append("</g>")
    default:
      openGroup(command.tag)
      if let shapes = marchingShapes(command) {
        for shape in shapes { write(shape, item) }
      } else {
        for shape in try shapes(command.step, breakLines) { write(shape, item) }
      }
    }
  }

  private mutating func write(_ shape: SVGShape, _ item: AdaptiveDrawing.Command) {
    guard let light = item.command.step.color else { return }
    var classes = shape.classes
    var display = ""
    switch item.scheme {
    case .both: break
    case .light: classes.append("on-light")
    case .dark:
      classes.append("on-dark")
      display = " display=\"none\""
    }
    hasSchemes = hasSchemes || item.scheme != .both
    let paint = colors.attributes(
      light, dark: item.darkColor ?? light, shape.paint, classes: classes)
    let name = shape.tag.prefix { $0 != " " }
    let ending = shape.content.map { ">\($0)</\(name)>" } ?? "/>"
    body.append("<\(shape.tag)\(paint)\(display)\(ending)")
  }

  /// The dashes of a guide's outline as they move; nil for everything that stands still.
  private mutating func marchingShapes(_ command: DrawingCommand) -> [SVGShape]? {
    guard moves == .marching, let pattern = command.marchingPattern else { return nil }
    let classes = [motion.className(pattern, scale: drawing.light.scale)]
    switch command.step {
    case .dashedOutline(let frame, _, _):
      return SVGShape.marching(around: frame, pattern, classes)
    case .dashedLine(let strip, _, _):
      var shape = SVGShape(dashesAlong: strip, pattern)
      shape.classes = classes
      return [shape]
    case .fill, .roundedFill, .band, .hatch, .line, .polyline, .text, .begin, .end:
      return nil
    }
  }

  private mutating func shapes(
    _ step: DrawingCommand.Step, _ breakLines: LineBreaker
  ) throws(RenderError) -> [SVGShape] {
    switch step {
    case .fill(let box, _): return [SVGShape(box)]
    case .roundedFill(let box, let radius, _): return [SVGShape(box, radius: radius)]
    case .band(let box, let radius, let hole, let holeRadius, _):
      return [SVGShape(band: box, radius: radius, hole: hole, holeRadius: holeRadius)]
    case .hatch(let box, let radius, let hole, _):
      var shape = SVGShape(diagonalsOver: box)
      let band = SVGShape(band: box, radius: radius, hole: hole, holeRadius: 0).tag
        .replacing("fill-rule", with: "clip-rule")
      shape.tag += " clip-path=\"url(#\(addClip("<\(band)/>")))\""
      return [shape]
    case .dashedOutline(let frame, let pattern, _):
      return [SVGShape(dashesAround: frame, pattern)]
    case .dashedLine(let strip, let pattern, _): return [SVGShape(dashesAlong: strip, pattern)]
    case .line(let start, let end, let width, _): return [SVGShape([start, end], width: width)]
    case .polyline(let points, let width, _): return [SVGShape(points, width: width)]
    case .text(let run): return SVGShape.lines(try breakLines(run), of: run)
    case .begin, .end: return []
    }
  }

  /// The lines that begin the group of a scope.
  private mutating func begin(_ scope: DrawingCommand.Scope) -> [String] {
    switch scope {
    case .clip(let box): return [clipGroup(SVGShape(box))]
    case .roundedClip(let box, let radius): return [clipGroup(SVGShape(box, radius: radius))]
    case .transform(let map):
      let numbers = [map.a, map.b, map.c, map.d].map { svgNumber($0, digits: 6) }
      return [
        "<g transform=\"matrix(\(numbers.joined(separator: " ")) \(svgNumbers(map.tx, map.ty)))\">"
      ]
    case .figure(let label):
      hasFigures = true
      let turn = label.turn.map { motion.attributes(of: $0) } ?? " class=\"figure\""
      guard !label.identifier.isEmpty else {
        passingStart = body.count + 1
        return ["<g\(turn) aria-hidden=\"true\">"]
      }
      let name = xmlText(identifiers.begin(label))
      return ["<g id=\"\(name)\"\(turn) role=\"img\">"]
        + svgLabels(title: label.title, summary: label.summary)
    }
  }

  /// Writes a figure that was written before as a reference to that.
  private mutating func endPassingFigure() {
    guard let start = passingStart else { return }
    let lines = Array(body[start...])
    let known = passing[lines]
    let name = known ?? "frame-" + sha256(Array(lines.joined().utf8)).prefix(12)
    body.replaceSubrange(
      start...,
      with: known == nil ? ["<g id=\"\(name)\">"] + lines + ["</g>"] : ["<use href=\"#\(name)\"/>"])
    passing[lines] = name
    passingStart = nil
  }

  /// The beginning of a group of which only what is in a shape is seen.
  private mutating func clipGroup(_ shape: SVGShape) -> String {
    "<g clip-path=\"url(#\(addClip("<\(shape.tag)/>")))\">"
  }

  private mutating func addClip(_ content: String) -> String {
    // Named by its content: on a page with several pictures, equal names then mean the same.
    let name = "clip-" + sha256(Array(content.utf8)).prefix(12)
    if clips.insert(name).inserted {
      definitions.append("<clipPath id=\"\(name)\">\(content)</clipPath>")
    }
    return name
  }

  /// Opens the group of an item, unless it is open: the item's own the first time, and one that
  /// belongs to it from then on.
  private mutating func openGroup(_ tag: DrawingCommand.Tag?) {
    guard tag != openTag else { return }
    closeGroup()
    openTag = tag
    guard let tag else { return }
    let (identifier, isFirst) = identifiers.identifier(of: tag)
    let classes = xmlText(tag.svgClasses)
    let name = xmlText(identifier)
    body.append(
      isFirst
        ? "<g id=\"\(name)\" class=\"\(classes)\">"
        : "<g class=\"\(classes)\" data-of=\"\(name)\">")
  }

  private mutating func closeGroup() {
    if openTag != nil { body.append("</g>") }
    openTag = nil
  }
}
