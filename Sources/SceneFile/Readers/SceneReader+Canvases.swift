internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneReader {
  /// Reads a canvas: `WxH`, `WxH@S`, `{device, orientation}`, or `{name, size, scale, safeArea}`.
  ///
  /// The last form may have `width` and `height` instead of `size`. Any width or height may be `fit`.
  mutating func canvas(_ node: DocumentNode, direction: LayoutDirection) -> Canvas? {
    guard let canvas = uncheckedCanvas(node, direction: direction) else { return nil }
    do {
      try canvas.validate()
      return canvas
    } catch {
      let fault: ValueFault =
        switch error {
        case .notPositive: .canvasNotPositive(canvas.name)
        case .tooLarge: .canvasTooLarge(canvas.name, limit: Canvas.maximumPixelsPerSide)
        }
      problems.append(.init(node.position, fault))
      return nil
    }
  }

  /// Reads a canvas without validating its size and scale.
  private mutating func uncheckedCanvas(
    _ node: DocumentNode, direction: LayoutDirection
  ) -> Canvas? {
    switch node.content {
    case .scalar: return text(node, "canvases").flatMap { plainCanvas($0, key: "canvas") }
    case .mapping(let entries) where entries.contains { $0.key == "device" }:
      return deviceCanvas(node)
    case .mapping: return namedCanvas(node, direction: direction)
    case .sequence:
      let expected = "a size such as 320x568, a device or a mapping with a size"
      problems.append(.init(node.position, .wrongShape("canvases", expected: expected)))
      return nil
    }
  }

  /// Reads a canvas in the form `WxH` or `WxH@S`.
  private mutating func plainCanvas(_ text: SceneText, key: String) -> Canvas? {
    if let canvas = Canvas(parsing: text.text) { return canvas }
    problems.append(.init(text.position, .badSize(text.text, key: key)))
    return nil
  }

  private mutating func deviceCanvas(_ node: DocumentNode) -> Canvas? {
    guard let fields = fields(of: node, .deviceCanvas, "canvases") else { return nil }
    let orientations = Device.Orientation.allCases.map { (word: $0.rawValue, value: $0) }
    let orientation = choice(fields["orientation"], orientations)
    let name = text(fields["name"])?.text
    let textSize = textSize(fields["textSize"])
    let keyboard = keyboard(fields["keyboard"])
    guard let wanted = text(fields["device"]) else { return nil }
    guard let (device, usual) = Device.placed(wanted.text) else {
      let suggestion = Device.suggestion(for: wanted.text)
      problems.append(.init(wanted.position, .unknownDevice(wanted.text, suggestion: suggestion)))
      return nil
    }
    var canvas = device.canvas(orientation: orientation ?? usual)
    if let textSize { canvas = canvas.textSize(textSize) }
    if let keyboard { canvas = canvas.showing(keyboard) }
    if let name { canvas.name = name }
    return canvas
  }

  private mutating func namedCanvas(_ node: DocumentNode, direction: LayoutDirection) -> Canvas? {
    guard let fields = fields(of: node, .canvas, "canvases") else { return nil }
    let name = text(fields["name"])?.text
    let scale = number(fields["scale"], .any)
    let textSize = textSize(fields["textSize"]) ?? .large
    let keyboard = keyboard(fields["keyboard"])
    let insets = fields["safeArea"].map { safeArea($0, direction: direction) }
    guard let plain = sizedCanvas(fields) else { return nil }
    var canvas = Canvas(
      width: plain.width, height: plain.height, scale: scale ?? plain.scale,
      name: name, textSize: textSize)
    if let keyboard {
      canvas = canvas.showing(keyboard)
      if let name { canvas.name = name }
    }
    return insets.map(canvas.stating(safeArea:)) ?? canvas
  }

  /// Reads a canvas whose size is in a mapping, either as `size` or as `width` and `height`.
  private mutating func sizedCanvas(
    _ fields: SceneFields
  ) -> Canvas? {
    if let size = fields["size"] {
      for key in ["width", "height"] {
        if let other = fields[key] {
          problems.append(.init(other.value.position, .secondSize(key)))
        }
      }
      return text(size).flatMap { plainCanvas($0, key: "size") }
    }
    guard let widthEntry = fields["width"], let heightEntry = fields["height"] else {
      let key = fields["width"] != nil ? "height" : fields["height"] != nil ? "width" : "size"
      problems.append(.init(fields.position, .missingKey(key, of: .canvas)))
      return nil
    }
    guard let width = text(widthEntry), let height = text(heightEntry) else { return nil }
    if let canvas = Canvas(parsing: "\(width.text)x\(height.text)") { return canvas }
    for (side, key) in [(width, "width"), (height, "height")]
    where Canvas(parsing: "\(side.text)x1") == nil {
      let expected = "a number of points, or \(Canvas.fittingWord) to use the layout's size"
      problems.append(.init(side.position, .wrongShape(key, expected: expected)))
    }
    return nil
  }

  /// Reads a keyboard: `shown`, `hidden`, a flag, or a height in points.
  mutating func keyboard(_ entry: DocumentNode.Entry?) -> Keyboard? {
    guard let entry else { return nil }
    guard let text = entry.value.scalar?.text, plainDecimal(text) == nil, !entry.value.isNothing
    else { return number(entry, .notNegative).map { .height(CGFloat($0)) } }
    switch choice(entry, ["shown", "hidden", "true", "false"]) {
    case "shown"?, "true"?: return .shown
    case nil: return nil
    default: return .height(0)
    }
  }

  private mutating func textSize(_ entry: DocumentNode.Entry?) -> ContentSizeCategory? {
    choice(entry, ContentSizeCategory.names).flatMap { ContentSizeCategory(named: $0) }
  }

  private mutating func safeArea(
    _ entry: DocumentNode.Entry, direction: LayoutDirection
  ) -> EdgeInsets {
    if entry.value.scalar != nil, let all = number(entry, .notNegative) {
      return EdgeInsets(top: all, left: all, bottom: all, right: all)
    }
    guard entry.value.scalar == nil,
      let edges = edges(entry.value, .safeArea, entry.key, rule: .notNegative)
    else { return .zero }
    let leads = direction == .leftToRight
    return EdgeInsets(
      top: edges.top ?? 0,
      left: edges.left ?? (leads ? edges.leading : edges.trailing) ?? 0,
      bottom: edges.bottom ?? 0,
      right: edges.right ?? (leads ? edges.trailing : edges.leading) ?? 0)
  }
}
