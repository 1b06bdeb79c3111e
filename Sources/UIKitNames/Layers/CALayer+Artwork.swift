import AutoLayout
import Foundation

extension CAShapeLayer: ArtworkSource {
  package var drawnParts: [Artwork.Part] {
    guard let path = path?.outline, !path.isEmpty else { return [] }
    var parts: [Artwork.Part] = []
    if let fillColor {
      parts.append(.path(path, .fill(isEvenOdd: fillRule == .evenOdd), fillColor))
    }
    if let strokeColor, lineWidth > 0 {
      let stroke = PathStroke(
        width: lineWidth, cap: .init(rawValue: lineCap.rawValue) ?? .butt,
        join: .init(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit,
        dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
      let line = path.trimmed(from: strokeStart, to: strokeEnd)
      parts.append(.path(line, .stroke(stroke), strokeColor))
    }
    return parts
  }
}

extension CAGradientLayer: ArtworkSource {
  /// The gradient, clipped to the layer's shape.
  ///
  /// Conic gradients aren't stretched to fit layers that aren't square, but Core Animation may stretch them.
  package var drawnParts: [Artwork.Part] {
    let colors = (colors ?? []).compactMap { $0 as? Color }
    guard let first = colors.first, bounds.width > 0, bounds.height > 0 else { return [] }
    let radius = CGSize(width: cornerRadius, height: cornerRadius)
    let shape = VectorPath(bounds, cornerSize: radius, corners: maskedCorners)
    guard colors.count > 1 else {
      return [.path(shape, .fill(isEvenOdd: false), first)]
    }
    let even = (0..<colors.count).map { CGFloat($0) / CGFloat(colors.count - 1) }
    let stated = locations.map { $0.map { CGFloat($0.doubleValue) } } ?? even
    let stops = zip(stated, colors).map { ColorGradient.Stop(min(max($0, 0), 1), $1) }
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let gradient =
      switch type {
      case .conic: ColorGradient(around: start, from: end, stops)
      case .radial:
        ColorGradient(
          center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
          stops)
      default: ColorGradient(from: start, to: end, stops)
      }
    return [.gradient(shape, gradient)]
  }
}
