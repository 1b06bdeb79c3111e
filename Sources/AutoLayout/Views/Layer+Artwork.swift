import Foundation

/// A layer that draws shapes itself.
package protocol ArtworkSource: Layer {
  /// The shapes, in the layer's coordinates.
  var drawnParts: [Artwork.Part] { get }
}

extension Layer {
  private var ownArtwork: [Artwork.Part] { (self as? any ArtworkSource)?.drawnParts ?? [] }

  /// The shapes of the layers in this one, in its coordinates, or `nil` if nothing of them is drawn.
  ///
  package var artwork: Artwork? {
    if let stated: Artwork = kept("artwork") { return stated }
    let parts = ownArtwork + (sublayers ?? []).flatMap { $0.placedArtwork }
    return parts.isEmpty ? nil : Artwork(parts)
  }

  /// The layer's shapes in the coordinates around it, with its fill, border and opacity.
  private var placedArtwork: [Artwork.Part] {
    guard !isHidden, opacity > 0 else { return [] }
    let box = CGRect(origin: bounds.origin, size: bounds.size)
    let shape = VectorPath(
      box, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), corners: maskedCorners)
    var parts: [Artwork.Part] = []
    if let fill = backgroundColor, !box.isEmpty {
      parts.append(.path(shape, .fill(isEvenOdd: false), fill))
    }
    parts += ownArtwork + (sublayers ?? []).flatMap { $0.placedArtwork }
    if masksToBounds { parts = [.clip(shape)] + parts + [.end] }
    if let mask { parts = mask.clipping(parts) }
    if borderWidth > 0, !box.isEmpty {
      let radius = max(0, cornerRadius - borderWidth / 2)
      let line = VectorPath(
        box.insetBy(dx: borderWidth / 2, dy: borderWidth / 2),
        cornerSize: CGSize(width: radius, height: radius), corners: maskedCorners)
      parts.append(.path(line, .stroke(PathStroke(width: borderWidth)), borderColor ?? .black))
    }
    // The anchor point of the bounds is at the position, and what is transformed is so about it.
    let anchor = CGPoint(
      x: box.minX + anchorPoint.x * box.width, y: box.minY + anchorPoint.y * box.height)
    let place = Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(ownTransform)
      .concatenating(Transform(translationX: position.x, y: position.y))
    return Artwork(parts).applying(place).opacity(CGFloat(opacity)).parts
  }
}

extension Layer {
  /// The parts, clipped to the layer's shape if this mask has one: that of its path, or its filled rectangle.
  fileprivate func clipping(_ parts: [Artwork.Part]) -> [Artwork.Part] {
    let place = Transform(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    for case .path(let path, .fill, _) in ownArtwork {
      return [.clip(path.applying(place))] + parts + [.end]
    }
    guard backgroundColor != nil else { return parts }
    let radius = CGSize(width: cornerRadius, height: cornerRadius)
    return [.clip(VectorPath(frame, cornerSize: radius, corners: maskedCorners))] + parts + [.end]
  }
}
