import AutoLayout
import Foundation
import PictureDescriptions

/// The picture of a view in plain figures.
struct PictureSteps {
  private let view: FigureItem
  private let picture: DeviceLook.Picture
  private let grid: PixelGrid
  private let device: DeviceColors

  /// Makes the steps of a view's picture, or `nil` for a view without one.
  init?(of view: FigureItem, on grid: PixelGrid, _ device: DeviceColors) {
    guard let picture = view.picture, !picture.box.isEmpty, view.frame.width > 0,
      view.frame.height > 0
    else { return nil }
    (self.view, self.picture, self.grid, self.device) = (view, picture, grid, device)
  }

  /// The picture, clipped and mirrored as the view has it.
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
    switch picture.image?.parts.content {
    case .symbol(let symbol):
      symbol.artwork(in: picture.box).map { artwork in
        artwork.steps(device, tint: tint, opacity: 1, imageTint: nil)
      } ?? symbolPlaceholder
    case .file(let file):
      [.image(DrawnImage(file, in: picture.box, tint: templateTint, opacity: view.opacity))]
    case .artwork(let artwork):
      artwork.applying(placement).steps(
        device, tint: tint, opacity: view.opacity, imageTint: templateTint)
    // A view without an image shows its own background.
    case nil where view.item.appearance.fill != nil && view.item.device.surround == nil: []
    case .blank, .missing, nil: placeholder
    }
  }

  /// The map from the picture's points to its box on the page.
  private var placement: Transform {
    let size = picture.image?.size ?? picture.box.size
    return Transform(
      scaleX: picture.box.width / max(size.width, 1e-6),
      y: picture.box.height / max(size.height, 1e-6)
    ).concatenating(Transform(translationX: picture.box.minX, y: picture.box.minY))
  }

  /// The color of a template.
  private var tint: Color {
    let color =
      (picture.image?.statedColor ?? picture.tint).map { device.resolved($0) }
      ?? device.textColor(of: view.item, on: view.visibleFill)
    return view.emphasis == .dimmed ? color.opacity(2 * FigureContents.dimming) : color
  }

  /// The color of a picture of which only the shape counts, or `nil` for others.
  private var templateTint: Color? { picture.image?.parts.isTemplate == true ? tint : nil }

  /// The outline of a square, for a symbol without a shape.
  private var symbolPlaceholder: [DrawingCommand.Step] {
    let width = max(grid.hairline, picture.box.height / 14)
    let box = picture.box.insetBy(dx: width, dy: width)
    let corner = min(box.width, box.height) / 5
    guard box.width > 0, box.height > 0 else { return [] }
    let path = VectorPath(box, cornerSize: CGSize(width: corner, height: corner))
    let stroke = PathStroke(width: width, dashes: [2 * width, width])
    return [.path(path, .stroke(stroke), tint)]
  }

  /// A box with two diagonals.
  private var placeholder: [DrawingCommand.Step] {
    let frame = picture.box
    let box = grid.snapped(frame).intersection(view.frame)
    guard !box.isNull, box.width > 0, box.height > 0 else { return [] }
    let isTint = view.item.device.surround != nil
    let share = view.emphasis == .dimmed ? 2 * FigureContents.dimming : 1
    let ground = isTint ? view.accent.opacity(0.2) : device[.systemGray5].opacity(share)
    let lines = isTint ? view.accent.opacity(0.5) : device[.systemGray3].opacity(share)
    let radius = box == view.frame ? view.cornerRadius : 0
    var steps: [DrawingCommand.Step] = [
      .begin(radius > 0 ? .roundedClip(box, radius: radius) : .clip(box))
    ]
    // The author's own background shows.
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
  /// The color that the picture states for its shape, or `nil` for that of the view.
  fileprivate var statedColor: Color? {
    if case .symbol(let symbol) = parts.content, let color = symbol.configuration.colors.first {
      return color
    }
    return parts.tint
  }
}

extension Artwork {
  /// The steps that draw the artwork.
  ///
  /// Opacity counts for gradients and images only; that of colors is applied with all of a view's.
  func steps(
    _ device: DeviceColors, tint: Color, opacity: CGFloat, imageTint: Color?
  ) -> [DrawingCommand.Step] {
    parts.compactMap { part in
      switch part {
      case .path(let path, let paint, let color):
        return .path(path, paint, imageTint ?? color.map { device.resolved($0) } ?? tint)
      case .gradient(let path, var gradient):
        gradient.stops = gradient.stops.map {
          .init($0.location, (imageTint ?? device.resolved($0.color)).opacity(opacity))
        }
        return .gradient(path, gradient)
      case .image(let file, let box):
        return .image(DrawnImage(file, in: box, tint: imageTint, opacity: opacity))
      case .clip(let path): return .begin(.pathClip(path))
      case .end: return .end
      }
    }
  }
}
