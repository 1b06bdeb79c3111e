import AutoLayout
import Foundation
import PictureDescriptions

/// The colors, pixel grid and text measure for drawing pictures in views.
struct PictureTools {
  /// The interface colors of the theme.
  let device: DeviceColors
  /// The pixel grid of the figure.
  let grid: PixelGrid
  /// Measures text.
  let measure: TextMeasure
}

/// The steps that draw a view's picture in the plain look.
struct PictureSteps {
  private let view: FigureItem
  private let picture: DeviceLook.Picture
  private let tools: PictureTools

  /// Creates the steps for a view's picture, or returns `nil` if the view has none.
  init?(of view: FigureItem, _ tools: PictureTools) {
    guard let picture = view.picture, !picture.box.isEmpty, view.frame.width > 0,
      view.frame.height > 0
    else { return nil }
    (self.view, self.picture, self.tools) = (view, picture, tools)
  }

  /// The steps for the picture, clipped and mirrored as in the view.
  var steps: [DrawingCommand.Step] {
    var steps = shapes
    if picture.isMirrored {
      let flip = Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * picture.box.midX, ty: 0)
      steps = [.begin(.transform(flip))] + steps + [.end]
    }
    guard view.item.appearance.clipsToBounds else { return steps }
    let scopes = view.shape.scopes
    return scopes.map { .begin($0) } + steps + scopes.map { _ in .end }
  }

  private var shapes: [DrawingCommand.Step] {
    let hasGround = view.item.appearance.fill != nil || view.item.device.layers != nil
    if picture.image == nil, hasGround, view.item.device.surround == nil {
      // A view without an image shows its own background and layers.
      return []
    }
    return picture.image?.steps(in: picture.box, tools, tint: tint, opacity: view.opacity)
      ?? placeholder
  }

  /// The color for a template image without a tint.
  private var tint: Color {
    let device = tools.device
    let color =
      picture.tint.map { device.resolved($0) }
      ?? device.textColor(of: view.item, on: view.visibleFill)
    return view.emphasis == .dimmed ? color.opacity(2 * FigureContents.dimming) : color
  }

  /// The steps for the placeholder of an image: a box with two diagonals.
  private var placeholder: [DrawingCommand.Step] {
    let frame = picture.box
    let device = tools.device
    let box = tools.grid.snapped(frame).intersection(view.frame)
    guard !box.isNull, box.width > 0, box.height > 0 else { return [] }
    let isTint = view.item.device.surround != nil
    let share = view.emphasis == .dimmed ? 2 * FigureContents.dimming : 1
    let ground = isTint ? view.accent.opacity(0.2) : device[.systemGray5].opacity(share)
    let lines = isTint ? view.accent.opacity(0.5) : device[.systemGray3].opacity(share)
    let radius = box == view.frame ? view.cornerRadius : 0
    var steps: [DrawingCommand.Step] = [
      .begin(radius > 0 ? .roundedClip(box, radius: radius) : .clip(box))
    ]
    // The author's own background is visible.
    if isTint || view.item.appearance.fill == nil { steps.append(.fill(box, ground)) }
    let ends = [(frame.minY, frame.maxY), (frame.maxY, frame.minY)]
    steps += ends.map { start, end in
      .line(
        from: CGPoint(x: frame.minX, y: start), to: CGPoint(x: frame.maxX, y: end), width: 1, lines)
    }
    return steps + [.end]
  }
}

extension Image {
  /// The steps that draw the image in a box, or `nil` if the image's content is unknown.
  ///
  /// - Parameters:
  ///   - box: The area to draw in, in points.
  ///   - tools: The colors of the interface, the pixel grid and the text measure.
  ///   - tint: The color for a template image without a tint.
  ///   - opacity: The opacity of images and gradients. The opacity of colors is applied later, for the whole view.
  /// - Returns: The steps, from back to front.
  func steps(
    in box: CGRect, _ tools: PictureTools, tint: Color, opacity: CGFloat
  ) -> [DrawingCommand.Step]? {
    let device = tools.device
    let color = statedColor.map { device.resolved($0) } ?? tint
    let templateColor = parts.isTemplate == true ? color : nil
    switch parts.content {
    case .symbol(let symbol):
      return symbol.artwork(in: box)?
        .steps(tools, tint: color, opacity: 1, imageTint: nil) ?? [outline(of: box, color)]
    case .file(let file):
      return [device.image(file, in: box, tint: templateColor, opacity: opacity)]
    case .artwork(let artwork):
      let scale = Transform(
        scaleX: box.width / max(size.width, 1e-6), y: box.height / max(size.height, 1e-6))
      let place = Transform(translationX: box.minX, y: box.minY)
      return artwork.applying(scale.concatenating(place))
        .steps(tools, tint: color, opacity: opacity, imageTint: templateColor)
    case .blank, .missing: return nil
    }
  }

  /// The image's own tint or symbol color, or `nil` to use the view's color.
  private var statedColor: Color? {
    if case .symbol(let symbol) = parts.content, let color = symbol.configuration.colors.first {
      return color
    }
    return parts.tint
  }

  /// The step for the dashed rounded outline that replaces a symbol of unknown shape.
  private func outline(of place: CGRect, _ color: Color) -> DrawingCommand.Step {
    let width = max(0.5, place.height / 14)
    let box = place.insetBy(dx: min(width, place.width / 2), dy: min(width, place.height / 2))
    let corner = min(box.width, box.height) / 5
    let path = VectorPath(box, cornerSize: CGSize(width: corner, height: corner))
    return .path(path, .stroke(PathStroke(width: width, dashes: [2 * width, width])), color)
  }
}

extension Artwork {
  /// The steps that draw the artwork.
  ///
  /// `opacity` applies only to gradients and images. The opacity of colors is applied later, for the whole view.
  func steps(
    _ tools: PictureTools, tint: Color, opacity: CGFloat, imageTint: Color?
  ) -> [DrawingCommand.Step] {
    let device = tools.device
    return parts.flatMap { part -> [DrawingCommand.Step] in
      switch part {
      case .path(let path, let paint, let color):
        return [.path(path, paint, imageTint ?? color.map { device.resolved($0) } ?? tint)]
      case .gradient(let path, var gradient):
        gradient.stops = gradient.stops.map {
          .init($0.location, (imageTint ?? device.resolved($0.color)).opacity(opacity))
        }
        return [.gradient(path, gradient)]
      case .image(let file, let box):
        return [device.image(file, in: box, tint: imageTint, opacity: opacity)]
      case .text(let text):
        return text.steps(tools) { imageTint ?? $0.map { device.resolved($0) } ?? .black }
      case .clip(let path, let isEvenOdd): return [.begin(.pathClip(path, isEvenOdd: isEvenOdd))]
      case .end: return [.end]
      }
    }
  }
}

extension DrawnText {
  /// The steps that draw the text, in the artwork's coordinate space.
  fileprivate func steps(
    _ tools: PictureTools, color: (Color?) -> Color
  ) -> [DrawingCommand.Step] {
    let map = transform
    // Text is set in its final size; only rotated or stretched text needs the transform.
    guard map.b == 0, map.c == 0, map.a == map.d, map.a > 0 else {
      var plain = self
      plain.transform = .identity
      return [.begin(.transform(map))] + plain.steps(tools, color: color) + [.end]
    }
    let pieces = map.a == 1 ? pieces : pieces.map { $0.enlarged(by: map.a) }
    let unlimited: CGFloat = 1e6
    let room = CGRect(
      x: map.tx + origin.x * map.a, y: map.ty + origin.y * map.a,
      width: size.map { $0.width * map.a } ?? unlimited,
      height: size.map { $0.height * map.a } ?? unlimited)
    func block(_ side: Appearance.TextSide) -> StyledBlock? {
      StyledBlock(pieces, in: room, side, lineLimit: 0, isAtTop: true, measure: tools.measure)
    }
    guard var text = block(.left) else { return [] }
    if size != nil, text.lines.lines.first?.isReversed == true { text = block(.right) ?? text }
    let steps = text.steps(on: tools.grid, tools.device, tools.measure, color: color)
    let shown = text.lines.lines.prefix { $0.top + $0.height <= room.height + 1 }
    guard shown.count < text.lines.lines.count else { return steps }
    let bottom = shown.last.map { $0.top + $0.height } ?? 0
    let seen = CGRect(x: room.minX, y: room.minY, width: room.width, height: bottom)
    return [.begin(.clip(tools.grid.snapped(seen)))] + steps + [.end]
  }
}

extension DeviceColors {
  /// Returns the drawing step for an image file, in gray if the interface is gray and there is no tint.
  fileprivate func image(
    _ file: ImageFile, in box: CGRect, tint: Color?, opacity: CGFloat
  ) -> DrawingCommand.Step {
    var image = DrawnImage(file, in: box, tint: tint, opacity: opacity)
    image.isGray = interface == .gray && tint == nil
    return .image(image)
  }
}
