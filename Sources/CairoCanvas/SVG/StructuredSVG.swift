internal import AutoLayout
internal import Figures
internal import Foundation

/// An SVG document with text elements, and a group with an ID and classes for each view, guide and constraint.
struct StructuredSVG {
  /// A function that breaks a text into lines as they are drawn.
  typealias LineBreaker = (TextRun) throws(RenderError) -> [TextLine]

  /// The font families of texts, in order of preference.
  private static let fontFamilies =
    "Inter, 'Inter Variable', 'SF Pro Text', -apple-system, 'Segoe UI', Roboto, "
    + "'Helvetica Neue', Arial, 'Noto Sans', 'DejaVu Sans', sans-serif"

  /// The use of the document: a file, or a part of a live page.
  enum Place {
    case file
    /// A page that updates with the layout.
    ///
    /// For layouts that differ only in positions, lines differ only in numbers. Each number is an edge's position.
    /// The document has no styles and no labels, because the page has its own. Texts use the page's font.
    case livePage
  }

  private let drawing: AdaptiveDrawing
  private let place: Place
  private let moves: FigureOptions.Motion
  private var colors = SVGColors()
  private var motion = SVGMotion()
  private var hasSchemes = false
  private var clips: Set<String> = []
  private var definitions: [String] = []
  private var body: [String] = []
  private var scopes: [DrawingCommand.Scope] = []
  private var hasFigures = false
  /// The IDs of figures without an identifier, keyed by their SVG lines, so that equal figures refer to the first one.
  private var passing: [[String]: String] = [:]
  private var passingStart: Int?
  private var openTag: DrawingCommand.Tag?
  private var identifiers: SVGNames

  init(
    _ drawing: AdaptiveDrawing, in place: Place = .file, motion: FigureOptions.Motion = .still,
    idPrefix: String = "", breakLines: LineBreaker
  ) throws(RenderError) {
    self.drawing = drawing
    self.place = place
    identifiers = SVGNames(prefix: idPrefix)
    moves = motion
    let background = box(drawing.light.bounds)
    let paint = colors.attributes(
      drawing.light.background, dark: drawing.darkBackground, .fill, classes: ["paper"])
    body.append("<\(background.tag)\(paint)/>")
    for command in drawing.commands { try write(command, breakLines) }
    closeGroup()
  }

  /// The document as text, with an optional source in its metadata.
  func text(source: String?) -> String { lines(source: source).joined(separator: "\n") + "\n" }

  /// The lines of the document, with an optional source in its metadata.
  func lines(source: String?) -> [String] {
    let (size, stated) = (drawing.light.size, drawing.light.statedSize)
    let viewBox = "0 0 \(svgNumber(size.width)) \(svgNumber(size.height))"
    let sizes =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(svgNumber(stated.width))\" "
      + "height=\"\(svgNumber(stated.height))\" viewBox=\"\(viewBox)\""
    guard place == .file else {
      return ["\(sizes)>"] + definitionLines + body + ["</svg>"]
    }
    // Screen readers skip the content of an element with the role `img`.
    let role = hasFigures ? "group" : "img"
    let tag = drawing.light.language
    let language = tag == "en" ? "" : " xml:lang=\"\(xmlText(tag))\""
    var lines = [
      "\(sizes) role=\"\(role)\"\(language) font-family=\"\(Self.fontFamilies)\" "
        + "style=\"font-feature-settings:'calt' 0\">"
    ]
    // The first child, for readers that announce only that.
    lines += svgLabels(title: drawing.light.title, summary: drawing.light.summary)
    if let source {
      lines.append(
        "<metadata><scene xmlns=\"urn:plumbline:scene\">\(xmlText(source))</scene></metadata>")
    }
    let styleSheet = colors.styleSheet(hasSchemes: hasSchemes) + motion.styleSheet
    if !styleSheet.isEmpty { lines.append("<style>\(styleSheet)</style>") }
    return lines + definitionLines + body + ["</svg>"]
  }
}

extension StructuredSVG {
  private var definitionLines: [String] {
    if definitions.isEmpty { return [] }
    return place == .file
      ? ["<defs>\(definitions.joined())</defs>"] : ["<defs>"] + definitions + ["</defs>"]
  }

  /// The element for a rectangle; on a live page, it is a path of edge positions, so that edges stay on whole pixels.
  private func box(_ box: CGRect, radius: CGFloat = 0) -> SVGShape {
    place == .file
      ? SVGShape(box, radius: radius) : SVGShape(tag: "path d=\"\(outline(box, radius))\"")
  }

  /// The ID of a definition: a number on a live page, otherwise a hash, so that figures on one page don't clash.
  private func name(_ kind: String, of content: String) -> String {
    place == .file
      ? "\(kind)-" + sha256(Array(content.utf8)).prefix(12) : "\(kind)-\(definitions.count)"
  }

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
      if let element = try ownColoredElement(command.step) {
        let scheme = scheme(of: item)
        let classes =
          scheme.classes.isEmpty ? "" : " class=\"\(scheme.classes.joined(separator: " "))\""
        body.append("<\(element)\(classes)\(scheme.display)/>")
      } else if let shapes = marchingShapes(command) {
        for shape in shapes { write(shape, item) }
      } else {
        for shape in try shapes(command.step, breakLines) { write(shape, item) }
      }
    }
  }

  private mutating func write(_ shape: SVGShape, _ item: AdaptiveDrawing.Command) {
    guard let light = item.command.step.color else { return }
    let (classes, display) = scheme(of: item)
    let paint = colors.attributes(
      light, dark: item.darkColor ?? light, shape.paint, classes: shape.classes + classes)
    let name = shape.tag.prefix { $0 != " " }
    let ending = shape.content.map { ">\($0)</\(name)>" } ?? "/>"
    body.append("<\(shape.tag)\(paint)\(display)\(ending)")
  }

  /// The classes and the display attribute for a command's color scheme, empty if the command is in both schemes.
  private mutating func scheme(
    of item: AdaptiveDrawing.Command
  ) -> (classes: [String], display: String) {
    hasSchemes = hasSchemes || item.scheme != .both
    switch item.scheme {
    case .both: return ([], "")
    case .light: return (["on-light"], "")
    case .dark: return (["on-dark"], " display=\"none\"")
    }
  }

  /// The element for a step that defines its own colors, such as an image, or `nil` for other steps.
  private mutating func ownColoredElement(
    _ step: DrawingCommand.Step
  ) throws(RenderError) -> String? {
    switch step {
    case .hatch(let box, let radius, let hole, let color) where place == .livePage:
      let band = SVGShape(band: box, radius: radius, hole: hole, holeRadius: 0)
      return "\(band.tag) fill=\"url(#\(defineHatching(in: color)))\""
    case .gradient(let path, let gradient):
      let shape = SVGShape(path, .fill(isEvenOdd: false))
      return "\(shape.tag) fill=\"url(#\(define(gradient, for: path)))\""
    case .image(let image):
      let (name, width, height) = try define(image)
      let (x, y) = (image.box.width / CGFloat(width), image.box.height / CGFloat(height))
      let numbers = [x, 0, 0, y].map { svgNumber($0, digits: 6) }.joined(separator: " ")
      let opacity =
        image.opacity < 1 && image.tint == nil ? " opacity=\"\(svgNumber(image.opacity))\"" : ""
      let place = svgNumbers(image.box.minX, image.box.minY)
      return "use href=\"#\(name)\" transform=\"matrix(\(numbers) \(place))\"\(opacity)"
    default: return nil
    }
  }

  private mutating func define(_ gradient: ColorGradient, for path: VectorPath) -> String {
    let (content, element) =
      gradient.isConic
      ? SVGShape.sectors(gradient, around: path)
      : (SVGShape.stops(gradient), SVGShape.gradientTag(gradient))
    let name = name("gradient", of: element + content)
    if clips.insert(name).inserted {
      let tag = element.prefix { $0 != " " }
      definitions.append("<\(element) id=\"\(name)\">\(content)</\(tag)>")
    }
    return name
  }

  /// Defines the hatching pattern of a color if it isn't defined yet, and returns the pattern's ID.
  private mutating func defineHatching(in color: Color) -> String {
    let name = "hatching-" + color.hexText.dropFirst()
    if clips.insert(name).inserted {
      let (side, width) = (svgNumber(hatchingDistance), svgNumber(hatchingWidth))
      let paint = colors.attributes(color, dark: color, .stroke)
      definitions.append(
        "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" width=\"\(side)\" height=\"\(side)\">"
          + "<path stroke-width=\"\(width)\" d=\"M-1 1L1 -1M-1 8L8 -1M6 8L8 6\"\(paint)/></pattern>"
      )
    }
    return name
  }

  /// Defines an image if it isn't defined yet, and returns its ID and its size in pixels.
  ///
  /// The file's bytes are embedded unchanged, unless the image is rotated, gray or drawn as a shape.
  private mutating func define(
    _ image: DrawnImage
  ) throws(RenderError) -> (name: String, width: Int, height: Int) {
    let (width, height) = (Int(image.file.pixelSize.width), Int(image.file.pixelSize.height))
    let tint = image.tint.map { $0.withAlphaComponent($0.alphaComponent * image.opacity) }
    var key = image.file.bytes
    key += Array(((tint?.hexText ?? "") + (image.isGray ? "gray" : "")).utf8)
    let name = "image-" + sha256(key).prefix(12)
    if clips.insert(name).inserted {
      let isKept = tint == nil && image.file.orientation == 1 && !image.isGray
      let bytes =
        isKept ? image.file.bytes : try pngBytes(of: image.file, tint, isGray: image.isGray)
      let type = isKept ? image.file.format.rawValue : "png"
      definitions.append(
        "<image id=\"\(name)\" width=\"\(width)\" height=\"\(height)\" "
          + "preserveAspectRatio=\"none\" "
          + "href=\"data:image/\(type);base64,\(Data(bytes).base64EncodedString())\"/>")
    }
    return (name, width, height)
  }

  /// The moving dashes of a guide's outline, or `nil` if the command has no moving dashes.
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
    case .fill, .roundedFill, .band, .hatch, .line, .polyline, .path, .gradient, .image, .text,
      .begin, .end:
      return nil
    }
  }

  private mutating func shapes(
    _ step: DrawingCommand.Step, _ breakLines: LineBreaker
  ) throws(RenderError) -> [SVGShape] {
    switch step {
    case .fill(let frame, _): return [box(frame)]
    case .roundedFill(let frame, let radius, _): return [box(frame, radius: radius)]
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
    case .path(let path, let paint, _): return [SVGShape(path, paint)]
    case .text(let run):
      return SVGShape.lines(try breakLines(run), of: run, statesWidths: place == .file)
    case .gradient, .image, .begin, .end: return []
    }
  }

  private mutating func begin(_ scope: DrawingCommand.Scope) -> [String] {
    switch scope {
    case .clip(let frame): return [clipGroup(box(frame))]
    case .roundedClip(let frame, let radius): return [clipGroup(box(frame, radius: radius))]
    case .pathClip(let path, let isEvenOdd):
      let shape = SVGShape(path, .fill(isEvenOdd: isEvenOdd))
        .tag.replacing("fill-rule", with: "clip-rule")
      return ["<g clip-path=\"url(#\(addClip("<\(shape)/>")))\">"]
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

  /// Ends a figure without an identifier, and replaces it by a reference if an equal figure was written before.
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

  /// The opening line of a group that is clipped to a shape.
  private mutating func clipGroup(_ shape: SVGShape) -> String {
    "<g clip-path=\"url(#\(addClip("<\(shape.tag)/>")))\">"
  }

  private mutating func addClip(_ content: String) -> String {
    let name = name("clip", of: content)
    if clips.insert(name).inserted {
      definitions.append("<clipPath id=\"\(name)\">\(content)</clipPath>")
    }
    return name
  }

  /// Opens an item's group unless it is open; later groups of the item refer to the ID of the first group.
  private mutating func openGroup(_ tag: DrawingCommand.Tag?) {
    // Live pages find items by their frames.
    guard tag != openTag, place == .file else { return }
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
